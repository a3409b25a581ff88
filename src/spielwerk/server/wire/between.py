"""What travels between the people at a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spielwerk.server.plain import Sent

Quick = Literal[
    "hello", "good-luck", "moment", "back-later", "take-your-time", "nice-move", "oops", "thanks", "sorry", "good-game"
]
"""Remarks that everybody reads in their own language (`quick-…` of the client's texts)."""


class RemarkWish(Sent):
    """One of both."""

    quick: Quick | Literal[""] = ""
    text: Annotated[str, Meta(max_length=280)] = ""
    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None
    """Which of my seats says it; the first one if none is named."""


class Remark(Struct):
    number: int
    seat: int
    name: str
    """Of the seat's holder at that time."""
    at: int
    quick: str
    text: str


class Takeback(Struct):
    """Somebody asks to take back what was played from the ply `since` on."""

    seat: int
    since: int
    agreed: list[int]
    """Seats that have said yes."""
    waiting: list[int]
    """Seats whose yes is still missing."""


class TakebackAnswer(Sent):
    since: Annotated[int, Meta(ge=0, lt=2**31)]
    """The `since` of the request that is answered."""
    agree: bool
    """The asker's own no takes the request back."""
