"""Spielwerk for programs: a game as a `Table`, answers as values, refusals as sentences (docs/library.md)."""
