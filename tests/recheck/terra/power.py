"""The three bowls of power (AoI p.7, TN p.4), one token at a time."""

Bowls = list[int]


def charge(bowls: Bowls, amount: int) -> int:
    """Move tokens from I to II while there is one, then from II to III; the answer is how many could move."""
    for moved in range(amount):
        if bowls[0]:
            bowls[0] -= 1
            bowls[1] += 1
        elif bowls[1]:
            bowls[1] -= 1
            bowls[2] += 1
        else:
            return moved
    return amount


def spend(bowls: Bowls, amount: int) -> None:
    bowls[2] -= amount
    bowls[0] += amount


def room(bowls: Bowls) -> int:
    """How much power could still move something."""
    return charge(bowls[:], 10_000)
