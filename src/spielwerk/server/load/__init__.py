"""Simulated players: many games at once against a running server, with nothing lost and nothing doubled."""
