"""Points by rank at the end of the game."""


def share_places(values: list[int], points: tuple[int, ...]) -> list[int]:
    """Points by rank. Equal values share the points of the places they fill, rounded down; zero earns nothing."""
    shares: list[int] = []
    for value in values:
        above = sum([1 for other in values if other > value])
        equal = sum([1 for other in values if other == value])
        shares.append(sum(points[above : above + equal]) // equal if value else 0)
    return shares
