"""What is told of a game after its end."""

from msgspec import Struct

from spielwerk.server.wire import Message
from spielwerk.server.wire.hints import HintStep


class Proof(Struct):
    """What the server finds when it holds a finished game against its promise; anybody can do the same with the record
    (`spielwerk verify`)."""

    commitment: str
    seed: str
    nonce: str
    drawn: bool
    """The seed draws this set-up, with the installed engine and its components."""
    answers: int
    """Answers of the record that replay to what is stored."""
    of: int


class Chapter(Struct):
    """The end of a round, the set-up (round 0) and the final scoring included."""

    round: int
    ply: int
    scores: list[int]
    """When it ended; where everybody has eras of their own, when that of the seat ended."""
    tally: list[dict[str, int]]
    """After the answer that ended it, with whatever that answer brought in the next round already."""
    final: bool


class Mark(Message):
    """A round or era began with the position after so many plies."""

    ply: int


class Booking(Message):
    """What a seat gained and gave by one source with one answer; the message is that answer, empty where the reader may
    not know it."""

    ply: int
    """Those from the table's own ply on are of the reader's turn, which can still be taken back."""
    by: int
    """Who answered."""
    seat: int
    round: int
    """Or the seat's era; 0 in the set-up."""
    source: str
    goods: dict[str, int]


class Ledger(Struct):
    """A page of bookings, in the order in which they came about."""

    since: int
    """The first ply of the page: `before` of the page ahead of it."""
    rows: list[Booking]


class Story(Struct):
    scores: list[list[int]]
    """After each ply."""
    chapters: list[Chapter]


class Way(Struct):
    """A turn that was or could have been played; see `Hint`."""

    line: list[str]
    steps: list[HintStep]
    points: float
    reasons: list[Message]
    played: bool


class Judged(Struct):
    """A turn that began after so many plies, with the ways it could have gone, the best first."""

    ply: int
    seat: int
    round: int
    """Or the seat's era."""
    cost: float
    """Expected points less than the best way."""
    why: list[Message]
    """What the best way has that the played one has not."""
    ways: list[Way]


class Expected(Struct):
    """The final points that every seat could expect when a turn began."""

    ply: int
    seat: int
    round: int
    values: list[float]


class Analysis(Struct):
    """What was found so far of one seat's turns; asking again goes on with it."""

    seat: int
    of: int
    """Turns that the seat had."""
    turns: list[Judged]
    course: list[Expected]
