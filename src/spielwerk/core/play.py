"""The building blocks of a game: verbs, frames (questions and steps) and effects.

A state keeps one stack of plain-int frames. The top frame is either a *question*, whose verbs list the legal answers,
or a *step*, pending work that the engine does by itself. Effects are typed values, built once at import; a frame refers
to one by its number, so that a state never holds an object.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, Literal, TypeVar, final, get_args

from spielwerk.core import frame as shape
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.stack import Moves

Frame = shape.Frame

# The numbers of a frame. Where the operands have names of their own, code unpacks the frame instead.
KIND: Final = 0
SEAT: Final = 1
SOURCE: Final = 2
A: Final = 3
B: Final = 4

Clause = tuple[str, dict[str, Fact]]
"""A message id (`effect-<id>`) with its arguments."""

S = TypeVar("S")

NOBODY: Final = -1

# The role of an answer in a turn: declared by its verb, for code that knows no rules.
ACTION: Final = 0
"""Does something; the default."""
CONVERTING: Final = 1
"""An exchange that is free at any time of a turn; `Game.conversions` says what each one loses."""
PASSING: Final = 2
"""Gives up the rest of the round."""
NEXT_ROUND: Final = 3
"""Begins the player's next round (era) while the others are still in theirs."""
ENDING: Final = 4
"""Ends the turn for good: until then it can be taken back."""
STOPPING: Final = 5
"""Gives up the rest of a reward or an action."""
SKIPPING: Final = 6
"""Chooses nothing, or nothing more, of the optional choices."""
DECLINING: Final = 7
"""Declines a single offer."""
AUTOMA: Final = 8
"""A whole turn of an automatic opponent, as its rules say: the only legal answer (`State.automatic`)."""

Role = Literal["action", "converting", "passing", "next-round", "ending", "stopping", "skipping", "declining", "automa"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
"""Their words, for the wire."""

LEAVING: Final = (PASSING, NEXT_ROUND, ENDING, STOPPING, SKIPPING)
"""Roles that only end or give up something: random play that should fill the table takes them last."""


def frame_of(kind: int, seat: int = 0, source: int = 0, a: int = 0, b: int = 0) -> Frame:
    """A frame with the numbers it needs; steps of the whole table have seat 0."""
    return (kind, seat, source, a, b)


def each(kind: int, seats: Iterable[int], source: int = 0, a: int = 0, b: int = 0) -> list[Frame]:
    """The same frame for every seat."""
    return [(kind, seat, source, a, b) for seat in seats]


class Verb(Generic[S]):
    """One kind of answer: what is offered, why it is refused, and what it does, side by side."""

    def __init__(self, name: str, size: int, slots: tuple[str, ...] = (), role: int = ACTION) -> None:
        self.name = name
        self.size = size
        self.role = role
        self.slots = slots
        """The kind of the argument's words: a value `law` in the slot `discipline` has the text `discipline-law`."""
        self.base = 0
        """The verb's first number in the action space, set when the space is laid out."""

    def lay_out(self, base: int) -> None:
        """Take a place in the action space. By now every component is known, so a verb may count them for its size."""
        self.base = base

    def offer(self, s: S, frame: Frame, out: Moves) -> None:
        """Add every legal answer (as a number of the action space) to `out`: the fast path."""
        raise NotImplementedError

    def refuse(self, s: S, frame: Frame, arg: int) -> list[Reason]:
        """Every reason against the answer; empty exactly when `offer` lists it."""
        raise NotImplementedError

    def apply(self, s: S, frame: Frame, arg: int) -> None:
        """Carry it out. The question has already left the stack."""
        raise NotImplementedError

    def among(self, legal: Moves) -> list[int]:
        """The legal answers that belong to this verb."""
        return legal.within(self.base, self.base + self.size)

    def candidates(self, s: S, frame: Frame) -> list[int]:
        """The arguments a person may point at in this question, legal or not."""
        return list(range(self.size))

    def words(self, arg: int) -> str:
        """The argument in notation; empty for a verb without one."""
        return ""

    def facts(self, arg: int) -> dict[str, Fact]:
        """The argument by slots, for the text `move-<name>`."""
        words = self.words(arg)
        if not words or not self.slots:
            return {}
        return dict(zip(self.slots, words.split(" ", len(self.slots) - 1), strict=True))

    def public_words(self, arg: int) -> str:
        """The argument as shown to seats that may not know it."""
        return self.words(arg)


@final
class Asked:
    """A verb of a question, and the others after it. Every question goes through them, and an attribute is read without
    the check of its type that the compiler makes for an item of a list."""

    def __init__(self, verb: Verb[Any], others: "Asked | None") -> None:
        self.verb = verb
        self.others = others


def asked_in_turn(verbs: Sequence[Verb[Any]]) -> Asked | None:
    found: Asked | None = None
    for verb in reversed(verbs):
        found = Asked(verb, found)
    return found


class Kind(Generic[S]):
    """A kind of frame. `name` is its message id (`question-<name>`) and its word in rule cases."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1
        """Its number on the stack, set when the game's table of kinds is laid out."""
        self.is_step = False
        self.verbs: list[Verb[S]] = []
        self.asked: Asked | None = None
        """The verbs, the first and those after it."""
        self.always = False
        self.lapses = False

    def run(self, s: S, frame: Frame) -> None:
        raise NotImplementedError


class Question(Kind[S]):
    """Asks one seat. A single legal answer is given at once, unless the question is `always` asked; a question that
    `lapses` is dropped when there is no legal answer."""

    def __init__(self, name: str, *, always: bool = False, lapses: bool = False) -> None:
        super().__init__(name)
        self.always = always
        self.lapses = lapses


class Step(Kind[S]):
    """Pending work. Subclasses say what `run` does; the frame has already left the stack."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_step = True


class Effect(Generic[S]):
    """What a component does, as a value. Frames refer to it by its number in the table of its game, so a position does
    not depend on which other games the process has loaded."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: S, seat: int, source: int, times: int) -> None:
        raise NotImplementedError

    def possible(self, s: S, seat: int) -> bool:
        """Whether a player who chooses it could carry it out."""
        return True

    def within(self) -> "Sequence[Effect[S]]":
        """The effects it is composed of, in order."""
        return ()

    def clauses(self) -> list[Clause]:
        """What it does, for people: message ids with their arguments, one whole clause each."""
        raise NotImplementedError
