"""The end of the game (p.15)."""

from spielwerk.games.tapestry.rules.state import TapestryState


def winners(s: TapestryState) -> list[int]:
    """Most points, the Shadow Empire never; of those the taller landmark in the capital.

    No source gives heights, but any landmark is taller than none; a tie among those who have one is shared.
    """
    rated = [p for p in s.players if p.seat != s.automa.shadow]
    best = max(p.vp for p in rated)
    tied = [p for p in rated if p.vp == best]
    tall = [p for p in tied if p.landmark_plots]
    return [p.seat for p in tall or tied]
