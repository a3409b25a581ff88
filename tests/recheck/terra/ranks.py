"""Points by place (AoI p.18, TN p.10): who ties adds up the points of the places they fill and shares them."""


def shares(values: list[int], points: list[int]) -> list[int]:
    """For each value its points, rounded down; a value of 0 earns nothing."""
    places = sorted(values, reverse=True)
    won = []
    for value in values:
        first = places.index(value)
        tied = places.count(value)
        pot = sum(points[first : first + tied])
        won.append(pot // tied if value > 0 else 0)
    return won
