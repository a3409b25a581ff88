"""The pictures of each game, its automatic opponents among them."""
