"""Guided first games: chapters as data, and the check that plays them."""
