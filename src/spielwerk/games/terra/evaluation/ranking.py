"""Points by rank at the end of the game."""


def share_places(values: list[int], points: tuple[int, ...]) -> list[int]:
    """Points by rank. Equal values share the points of the places they fill, rounded down; zero earns nothing."""
    shares: list[int] = []
    for value in values:
        above = sum([1 for other in values if other > value])
        equal = sum([1 for other in values if other == value])
        shares.append(sum(points[above : above + equal]) // equal if value else 0)
    return shares


def expected_place(mine: int, others: list[int], points: tuple[int, ...], spread: float) -> float:
    """Points of a ranking that is not over: a lead of `spread` or more is taken as sure, an equal value as even."""
    if mine == 0:
        return 0.0
    above = 0.0
    for other in others:
        lead = (mine - other) / spread
        if lead < 1.0:
            above += (1.0 - lead) / 2.0 if lead > -1.0 else 1.0
    place = int(above)
    if place >= len(points):
        return 0.0
    here = points[place]
    following = points[place + 1] if place + 1 < len(points) else 0
    return here + (following - here) * (above - place)
