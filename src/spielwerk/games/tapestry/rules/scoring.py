"""The end of the game (p.15)."""

Result = tuple[int, int, int]
"""A seat, its points, and the plots of its capital on which landmarks stand."""


def winners(rated: list[Result]) -> list[int]:
    """Most points; ties go to the taller landmark in the capital. No source gives heights, but any landmark is taller
    than none; a tie among players with landmarks is shared."""
    best = max([vp for _, vp, _ in rated])
    tied = [(seat, landmarks) for seat, vp, landmarks in rated if vp == best]
    tall = [seat for seat, landmarks in tied if landmarks]
    return tall or [seat for seat, _ in tied]
