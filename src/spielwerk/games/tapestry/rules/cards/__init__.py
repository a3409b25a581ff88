"""Tapestry cards: drawing, keeping, playing, trading; cards of one's own."""
