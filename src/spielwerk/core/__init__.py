"""What any turn-based game is: state, questions, moves, effects, events, records, random numbers, hex grids."""
