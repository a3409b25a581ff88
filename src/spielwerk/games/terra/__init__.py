"""What Age of Innovation and Terra Nova really share: board, pieces, power, octagons, ranks, what components bring."""
