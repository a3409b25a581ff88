"""Many games: simulate, arena, datasets, statistics, reports, learning environments."""
