"""Weights of a bot's evaluation: fitted to games, or tried in play."""
