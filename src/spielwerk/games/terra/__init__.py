"""What Age of Innovation and Terra Nova really share: board, pieces, power, bridges, effects, turns, ranks."""
