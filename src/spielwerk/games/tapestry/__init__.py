"""Tapestry: the base game, and the civilizations of its expansions as sets that can be switched on."""
