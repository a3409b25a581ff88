"""The end of the game (p.15)."""

from spielwerk.games.tapestry.state import TapestryState


def winners(s: TapestryState) -> list[int]:
    """Most points. The tie-break, the tallest landmark, needs heights that no source gives: ties are shared."""
    best = max(p.vp for p in s.players)
    return [p.seat for p in s.players if p.vp == best]
