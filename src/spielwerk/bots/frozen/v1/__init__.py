"""`greedy@1`, `planner@1` and `search@1`, with weights of their own (`data/<game>.<name>@1.json`)."""
