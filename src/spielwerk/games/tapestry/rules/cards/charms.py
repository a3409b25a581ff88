"""Charms (p.8, p.12): tapestry cards touched by a parallel reality."""

from spielwerk.games.tapestry.rules.state import Player


def charmed(p: Player) -> bool:
    """Whether the player has ever played a charmed tapestry card onto the income mat, covered or not (p.8)."""
    return False
