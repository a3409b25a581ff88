"""Tapestry cards: drawing, keeping, playing, trading; own cards."""
