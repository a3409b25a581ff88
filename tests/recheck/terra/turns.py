"""Whose turn it is: in turn order, over and over, without those who have passed (AoI p.11, TN p.4)."""

from tests.recheck.terra.disagreement import same


class TurnOrder:
    def __init__(self) -> None:
        self.round = 0
        self.seat = -1
        self.ended = True
        """Whether whoever had the last turn has ended it."""

    def asked(self, round_: int, order: list[int], passed: list[bool], seat: int) -> None:
        """Somebody is asked for an action."""
        if self.seat >= 0:
            same("whose turn", seat, self.next(round_, order, passed))
        self.round, self.seat, self.ended = round_, seat, False

    def next(self, round_: int, order: list[int], passed: list[bool]) -> int:
        if not self.ended:
            return self.seat
        first = 0 if round_ > self.round else order.index(self.seat) + 1
        return next(seat for seat in order[first:] + order[:first] if not passed[seat])
