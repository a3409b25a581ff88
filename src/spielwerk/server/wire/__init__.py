"""What travels between the table and its clients. docs/api.md explains it; the OpenAPI description is made from it, and
the client's types (web/src/api/schema.ts) from that. What is always sent has no default: it would be optional there."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from spielwerk.core.play import Role
from spielwerk.server.plain import Sent
from spielwerk.server.wire.between import Takeback

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Args = dict[str, int | str]
SeatKind = Literal["me", "friend", "bot", "open"]
SeedOrigin = Literal["drawn", "chosen", "unknown"]
"""By the server, or by the table's maker; `unknown` in games from before this was noted."""
Closed = Literal["", "left", "agreed", "idle", "admin"]
"""Why a game ended before its end: everybody left, everybody agreed, nobody came for too long, or the server's admin
closed it."""
OptionValue = int | Annotated[str, Meta(max_length=40_000)] | Annotated[list[Word], Meta(max_length=60)]

MOST_SEATS = 8


class Message(Struct):
    """A text id with its arguments; the words are in the game's Fluent texts."""

    id: str
    args: Args


class Ruled(Message):
    """A message and the rule behind it."""

    rule: str
    """A text of the rules help (`help-…`, its page in `.rule`), or the component that explains it; may be empty."""


# Making a table


class SeatWish(Sent):
    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    """The level, for a bot; empty for the first one of the game."""


class TableWish(Sent):
    lines = frozenset({"options"})
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[Word, OptionValue] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | Annotated[str, Meta(pattern="^[0-9]{1,39}$")] | None = None
    """Chosen instead of drawn, as a number or in digits: then everybody at the table sees it, and it is not rated."""
    shuffle: bool = False
    """Whether the seats are put into a random order first."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """Milliseconds between the answers of bots."""
    patience: Annotated[int, Meta(ge=3600, le=366 * 24 * 3600)] = 7 * 24 * 3600
    """Seconds without an answer after which the seat that owes it counts as dropped out."""


class SeatKey(Struct):
    """What the maker of a table gets for a seat: `secret` to play it, or `invitation` to hand on."""

    seat: int
    secret: str | None
    invitation: str | None
    link: str | None
    """A path of this site that opens the table with that key."""


class TableKeys(Struct):
    id: str
    host_secret: str
    seats: list[SeatKey]


class HostKey(Struct):
    host_secret: str


class Claim(Sent):
    name: Name = ""


class BotWish(Sent):
    bot: Annotated[str, Meta(max_length=40)] = ""


class Pace(Sent):
    pace: Annotated[int, Meta(ge=0, le=10_000)]


class Closing(Sent):
    closing: bool
    """Whether my seats agree to close the game before its end."""


# A table as one reader sees it


class Seat(Struct):
    seat: int
    letter: str
    name: str
    kind: Literal["human", "bot", "open"]
    """`open` can still be claimed by anybody."""
    bot: str
    claimed: bool
    connected: bool
    thinking: bool
    mine: bool
    left: bool
    """Its holder has left; anybody at the table may invite somebody else or let a bot play."""
    closing: bool
    """Agrees to close the game before its end."""


class Note(Message):
    """What happened at the table beside the game, `note-…`: who came and left, whose key was made void."""

    number: int
    ply: int
    """After so many plies."""
    at: int


class Seal(Struct):
    """Where the seed comes from, and what fixes it: `sha256("nonce:seed")` is the table's `commitment`."""

    origin: SeedOrigin
    chooser: str
    """The name of the table's maker, who chose the seed; may be empty."""
    rated: bool
    """Only games with a drawn seed count."""
    seed: str
    """In digits: from the beginning where it was chosen, else after the end."""
    nonce: str
    """After the end."""


class Question(Message):
    """`question-<name>`"""

    name: str


class Move(Struct):
    """An answer, legal or not."""

    move: int
    notation: str
    verb: str
    role: Role
    """What part it plays in a turn; clients go by it, not by the verb."""
    id: str
    """`move-<verb>`"""
    args: Args


class Offer(Move):
    """A legal answer and what it does at once."""

    events: list[Message]
    warnings: list[Message]
    reveals: bool
    """It draws or rolls: `events` stop there, and it cannot be taken back."""
    then: list[str]
    """Answers that belong to the same choice, to be given one after the other after this one: text, events and warnings
    are those of all of them. Most offers have none."""


class Refusal(Move):
    """An answer that is not legal now, with every reason."""

    reasons: list[Ruled]


class Deed(Message):
    """An answer or event that is worth a sentence; what happens until the next deed are steps of it."""

    at: int
    """Which of the entry's `events` it tells; -1: the answer itself."""


class LogEntry(Ruled):
    """A committed ply as it was told when it was given, never in the light of what came later. `notation` and `events`
    are what this reader may know; `id` is empty where that is not all, and `move-as-written` (with the notation) where
    an answer of an older version cannot be told any more."""

    ply: int
    seat: int
    notation: str
    verb: str
    role: Role
    """That of `verb`; `action` where this version no longer knows it."""
    by: Literal["player", "standing", "bot", "substitute"]
    """`substitute`: the bot failed, and `greedy` answered for it (or chance, where no bot could)."""
    at: int
    """Seconds since 1970."""
    events: list[Ruled]
    deeds: list[Deed]
    """In their order; none where the answer is but a step."""


class Standing(Sent):
    """A standing answer: to `question`, `answer` while its fact `vp` is at most `up_to` (always if there is none);
    otherwise `otherwise`, or the player is asked if that is empty."""

    question: Word
    answer: Notation
    up_to: Annotated[int, Meta(ge=0, le=1000)] | None = None
    otherwise: Annotated[str, Meta(max_length=200)] = ""


class StandingWish(Sent):
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    standing: Annotated[list[Standing], Meta(max_length=20)]


class DraftStep(Message):
    notation: str
    events: list[Message]


class Scene(Struct):
    """What everybody with the same eyes (`viewer`) sees of a position: the part of a table that events change."""

    ply: int
    """Committed plies."""
    over: bool
    closed: Closed
    """Not empty where the game ended before its end; then `over` is false, and nothing is played any more."""
    seal: Seal
    frozen: bool
    """The installed engine plays this game differently: it can be looked at, but not played on."""
    trouble: Message | None
    """Why the game cannot go on as it is (`error-engine`, `error-draft`): a sentence for people."""
    to_move: int
    """The seat that must answer, -1 after the end."""
    question: Question | None
    offers: list[Offer]
    """Only for the seat that must answer."""
    draft: list[DraftStep]
    can_undo: bool
    barrier: Literal["", "turn", "revealed", "nothing"]
    """Why undo stops here: the turn before is committed, something came to light, or there is nothing of mine."""
    view: dict[str, Any]
    scores: list[int]
    winners: list[int]
    tally: list[dict[str, int]]


class Table(Scene):
    """A table as one reader sees it: the position, what it is, and who the reader is there."""

    id: str
    game: str
    options: dict[str, int | str | list[str]]
    rules: str
    engine: int
    created: int
    commitment: str
    """Hash of the secret seed and a nonce; `seal` tells both after the end."""
    version: int
    """Rises with every change of the game or of a draft; an answer names the version it was made for."""
    seats: list[Seat]
    host: bool
    mine: list[int]
    viewer: int
    """Whose eyes `view`, `log` and `draft` are: a seat of mine, or -1."""
    pace: int
    patience: int
    """Seconds without an answer after which the seat that owes it counts as dropped out."""
    waiting_since: int
    my_turn: bool
    standing: dict[int, list[Standing]]
    """Standing answers of my seats."""
    log: list[LogEntry]
    """The newest plies; `/log` has those before `log_from`."""
    log_from: int
    notes: list[Note]
    rematch: str
    """The table that follows this one; empty if there is none."""
    lesson: str
    """The chapter of a guided game that it follows, or nothing."""
    what_if: str
    """A private board: the table and ply (`ID/57`) from which it branched off."""
    plan: str
    """The name of a plan, which is a private board of a running game."""
    takeback: Takeback | None
    retakes: int
    """How often something was taken back: with another number the log is to be read anew."""


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    ply: int
    over: bool
    """Also where it is `closed`."""
    closed: Closed
    to_move: int
    my_turn: bool
    mine: list[int]
    left: list[int]
    """Seats that were mine: the table is listed once it is over."""
    host: bool
    seats: list[Seat]
    created: int
    updated: int
    scores: list[int]
    home: list[int]
    """Seats that were made on this machine and that I hold no key for: `POST …/home` gives them back."""
    lesson: str
    what_if: str
    plan: str


# Playing


class Step(Sent):
    """Undo or reset: only the version it was meant for."""

    version: Annotated[int, Meta(ge=0, lt=2**53)]


class Answer(Step):
    notation: Notation


class Change(Struct):
    """A value of a player's row of the view, now and after."""

    seat: int
    path: list[str | int]
    before: Any
    after: Any


class Asked(Message):
    """A question that somebody else will be asked when the turn ends."""

    seat: int


class Preview(Struct):
    notation: str
    events: list[Message]
    warnings: list[Message]
    changes: list[Change]
    scores: list[int]
    asked: list[Asked]
    reveals: bool


class Why(Struct):
    """`legal` with no reason, or every reason; `fund` is a run of conversions that would pay for it."""

    notation: str
    legal: bool
    reasons: list[Ruled]
    fund: list[str] | None


class Replay(Struct):
    ply: int
    view: dict[str, Any]
    scores: list[int]
    tally: list[dict[str, int]]
    to_move: int
    question: Question | None


# Errors


class Conflict(Struct):
    """Why an answer was not taken, with the table as it is now."""

    error: Message
    table: Table


class Failure(Struct):
    error: Message
