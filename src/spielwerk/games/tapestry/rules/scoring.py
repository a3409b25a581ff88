"""The end of the game (p.15)."""

from spielwerk.games.tapestry.rules.state import TapestryState


def winners(s: TapestryState) -> list[int]:
    """Most points; of those the taller landmark in the capital.

    No source gives heights, but any landmark is taller than none; a tie among those who have one is shared.
    """
    best = max(p.vp for p in s.players)
    tied = [p for p in s.players if p.vp == best]
    tall = [p for p in tied if p.landmark_plots]
    return [p.seat for p in tall or tied]
