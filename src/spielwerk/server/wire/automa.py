"""Why an automatic opponent did what it did."""

from msgspec import Struct


class Sieve(Struct):
    """One preference: the rank of each option that was still there, and what it kept. The smallest rank is the best."""

    id: str
    ranks: dict[str, int]
    left: list[str]


class Choice(Struct):
    kind: str
    """What the options are: `hex` and `building` are places on the map, anything else are components."""
    options: list[str]
    steps: list[Sieve]
    taken: str


class Line(Struct):
    """A line of the card, or of the chart in an income turn: its text, what else is to be said of it, and the choices
    it made."""

    id: str
    args: dict[str, int]
    notes: list[str]
    choices: list[Choice]


class Turn(Struct):
    """A turn of an automatic opponent; without a card none was left to draw."""

    ply: int
    seat: int
    card: str | None
    support: str
    passes: bool
    lines: list[Line]
