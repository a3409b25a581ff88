"""Tables: making one, sitting down, giving answers, bots, and what each reader may see."""
