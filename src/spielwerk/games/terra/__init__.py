"""Rules shared by Age of Innovation and Terra Nova: board, pieces, power, bridges, effects, turns, ranks."""
