"""Game-independent parts of a turn-based game: state, questions, moves, effects, events, records, RNG, hex grids."""
