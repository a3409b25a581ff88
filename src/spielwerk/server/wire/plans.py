"""What travels of plans: private boards of a running game, with names."""

from typing import Annotated

from msgspec import Meta, Struct

from spielwerk.server.plain import Sent
from spielwerk.server.wire import Change, Message


class PlanWish(Sent):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class PlanStep(Message):
    seat: int
    notation: str
    guess: bool
    """It draws or rolls: what came of it on the board is imagined."""


class Plan(Struct):
    """A plan so far, against the position it began with."""

    name: str
    table: str
    ply: int
    """Of the table, when it was made."""
    steps: list[PlanStep]
    before: list[int]
    """Everybody's points at its beginning."""
    scores: list[int]
    changes: list[Change]
    """Values of the players' rows, then and now."""
