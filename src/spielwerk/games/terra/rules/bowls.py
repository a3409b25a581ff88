"""The three bowls in which a player's power tokens go round."""

from spielwerk.core.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class PowerBowls:
    """Base of a player: tokens in bowls I, II and III."""

    def __init__(self) -> None:
        self.bowl1: i64 = 0
        self.bowl2: i64 = 0
        self.bowl3: i64 = 0

    def charge(self, amount: int) -> int:
        """Gain power: each moves one token, from bowl I to II while there is one, then from II to III. Power without a
        token to move is lost; returns the power gained."""
        first = min(amount, self.bowl1)
        second = min(amount - first, self.bowl2 + first)
        self.bowl1 -= first
        self.bowl2 += first - second
        self.bowl3 += second
        return first + second

    def spend(self, amount: int) -> None:
        """Spend power from bowl III into bowl I."""
        self.bowl3 -= amount
        self.bowl1 += amount

    def room(self) -> int:
        """How much power could still be gained."""
        return 2 * self.bowl1 + self.bowl2
