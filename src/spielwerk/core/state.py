"""The interface of every game state: ask, list answers, play one, and stop at the next question.

A state is rules only. How it is shown, stored and evaluated belongs to the `Game` (core/game.py).
"""

from collections.abc import Sequence
from typing import Any, Final

from spielwerk.core.machine import COMPILED
from spielwerk.core.native import mypyc_attr
from spielwerk.core.play import DECLINING, ENDING, KIND, NOBODY, PASSING, SEAT, SOURCE, Frame, Kind, Verb
from spielwerk.core.reasons import Fact, Reason, Refused
from spielwerk.core.rng import FIRST, Rng
from spielwerk.core.stack import Moves, Stack

Event = tuple[int, int, int, int, int]
"""kind, seat, what, amount, source"""

# The numbers of an event after KIND and SEAT, which are those of a frame.
WHAT: Final = 2
AMOUNT: Final = 3
EVENT_SOURCE: Final = 4

Message = tuple[str, dict[str, Fact]]
"""A text id with its arguments."""

AUTOMATIC: Final = 0
"""A forced answer: seat, move."""
LAPSED: Final = 1
"""A question without any legal answer: seat, kind of question."""
FIRST_GAME_EVENT: Final = 8
"""Games number their own events from here."""
STEPS_ASIDE: Final = (PASSING, ENDING, DECLINING)
"""The answer of a seat that only waits for others."""


class DeadEnd(Exception):
    """A question without a legal answer that may not lapse: always a bug in a game's rules code."""


@mypyc_attr(acyclic=True)
class State:
    """One game in progress. Subclasses add what lies on the table."""

    def __init__(self) -> None:
        self.stack: Stack = Stack()
        self.events: list[Event] | None = None
        self.legal: Moves = Moves()
        self.round = 0
        """Rounds (or eras) begun so far; a game without any leaves it at 0."""
        self.rng: Rng = FIRST
        """The RNG. Copies share it until one of them draws (`chance`)."""

    # What a game supplies

    def kinds(self) -> list[Kind[Any]]:
        raise NotImplementedError

    def space(self) -> "ActionSpace":
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def reveals(self, event: Event) -> bool:
        """Whether the event reveals something random or hidden: the answer that caused it cannot be taken back, and
        previews stop before it."""
        return False

    def hears(self, event: Event, seat: int) -> bool:
        """Whether the seat may know of the event (NOBODY: whether everybody may). A forced answer that others see in
        another form is known to its own seat only."""
        if event[KIND] != AUTOMATIC or event[SEAT] == seat:
            return True
        space = self.space()
        verb, arg = space.verb_of[event[WHAT]], space.arg_of[event[WHAT]]
        return verb.words(arg) == verb.public_words(arg)

    def tally(self) -> list[dict[str, int]]:
        """For each seat its points by source; they add up to `scores`."""
        raise NotImplementedError

    def opens_turn(self) -> bool:
        """Whether the question begins a turn of its seat; where players can pass, they can do so then."""
        verb_of = self.space().verb_of
        for move in self.moves():
            if verb_of[move].role == PASSING:
                return True
        return False

    def automatic(self, seat: int) -> bool:
        """Whether the seat is an automatic opponent: each of its questions has a single answer."""
        return False

    def automatic_word(self, seat: int) -> str:
        """The word for such an opponent; its text is `seat-<word>`."""
        return "automa"

    def chance_in_turns(self) -> bool:
        """Whether dice and draws occur in the middle of turns, so that a turn cannot be planned as a whole."""
        return False

    def next_turn(self, seat: int, round_: int) -> "State | None":
        """The seat's next turn of that round as if everybody else skipped theirs; None when there is none."""
        later = self.copy()
        verb_of = later.space().verb_of
        while later.seat >= 0 and later.round == round_:
            if later.seat == seat:
                return later if later.opens_turn() else None
            aside = [move for move in later.moves() if verb_of[move].role in STEPS_ASIDE]
            later.play(aside[0] if aside else later.moves()[-1])
        return None

    # For the rules

    def ask(self, kind: int, seat: int, source: int = 0, a: int = 0, b: int = 0) -> None:
        """Put a frame on top of the stack."""
        if COMPILED:
            self.stack.push(kind, seat, source, a, b)
        else:
            self.stack.append((kind, seat, source, a, b))

    def ask_in_order(self, frames: list[Frame]) -> None:
        """Put frames on the stack so that the first of them comes first."""
        self.stack.extend_reversed(frames)

    def chance(self) -> Rng:
        """The generator to draw from, for this state alone from now on."""
        self.rng = self.rng.copy()
        return self.rng

    def tell(self, kind: int, seat: int, what: int, amount: int, source: int) -> None:
        if self.events is not None:
            self.events.append((kind, seat, what, amount, source))

    # For callers

    @property
    def seat(self) -> int:
        """Who must answer; NOBODY when the game is over."""
        return self.stack[-1][SEAT] if self.stack else NOBODY

    def moves(self) -> list[int]:
        """The legal answers. The list belongs to the state: read it, do not change it."""
        return self.legal.listed()

    def play(self, move: int) -> None:
        """Answer the current question."""
        if move not in self.legal:
            raise Refused(self.why_not(move))
        space = self.space()
        frame = self.stack.pop()
        space.verb_of[move].apply(self, frame, space.arg_of[move])
        self.settle()

    def settle(self) -> None:
        """Run pending steps until somebody has a choice to make."""
        kinds = self.kinds()
        stack = self.stack
        legal = self.legal.renewed()
        while stack:
            frame = stack[-1]
            kind = kinds[frame[KIND]]
            if kind.is_step:
                stack.drop()
                kind.run(self, frame)
                continue
            asked = kind.asked
            while asked is not None:
                asked.verb.offer(self, frame, legal)
                asked = asked.others
            if len(legal) > 1 or (legal and kind.always):
                self.legal = legal
                return
            stack.drop()
            if legal:
                move = legal[0]
                legal.clear()
                if self.events is not None:
                    self.events.append((AUTOMATIC, frame[SEAT], move, 0, frame[SOURCE]))
                space = self.space()
                space.verb_of[move].apply(self, frame, space.arg_of[move])
            elif not kind.lapses:
                raise DeadEnd(f"no answer to '{kind.name}' for seat {frame[SEAT]}")
            elif self.events is not None:
                self.events.append((LAPSED, frame[SEAT], frame[KIND], 0, frame[SOURCE]))
        self.legal = legal

    def question(self) -> Kind[Any] | None:
        return self.kinds()[self.stack[-1][KIND]] if self.stack else None

    def why_not(self, move: int) -> list[Reason]:
        """All reasons against a move; empty exactly when it is legal."""
        space = self.space()
        kind = self.question()
        if kind is None:
            return [Reason("game-over")]
        if not 0 <= move < space.size:
            return [Reason("no-such-move")]
        verb, arg, frame = space.verb_of[move], space.arg_of[move], self.stack[-1]
        if verb not in kind.verbs or arg not in verb.candidates(self, frame):
            return [Reason("not-asked-now", {"question": kind.name})]
        return verb.refuse(self, frame, arg)

    def candidates(self) -> list[int]:
        """Every move that a person may point at in this question, legal or not."""
        kind = self.question()
        if kind is None:
            return []
        frame = self.stack[-1]
        return [verb.base + arg for verb in kind.verbs for arg in verb.candidates(self, frame)]

    def notation(self, move: int, seat: int = NOBODY) -> str:
        """The move in notation. `seat` is the reader, where some may not know everything (NOBODY: the mover)."""
        return self.space().notation(move)

    def parse(self, text: str) -> int:
        """The move a notation names; raises Refused where it names none."""
        return self.space().parse(text)

    def winners(self) -> list[int]:
        """The seats with the most points once the game is over."""
        if self.stack:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]


class ActionSpace:
    """The action space: verb ranges times arguments, constant within a game and laid out once."""

    def __init__(self, verbs: Sequence[Verb[Any]]) -> None:
        self.verbs = verbs
        self.verb_of: list[Verb[Any]] = []
        self.arg_of: list[int] = []
        for verb in verbs:
            verb.lay_out(len(self.verb_of))
            for arg in range(verb.size):
                self.verb_of.append(verb)
                self.arg_of.append(arg)
        self.size = len(self.verb_of)
        self._names: list[str] = [""] * self.size
        self._moves: dict[str, int] = {}

    def notation(self, move: int) -> str:
        """Cached: records of many games use the same moves."""
        name = self._names[move]
        if not name:
            verb = self.verb_of[move]
            words = verb.words(self.arg_of[move])
            name = self._names[move] = f"{verb.name} {words}" if words else verb.name
        return name

    def message(self, move: int) -> Message:
        """The move for people by its own slots: `move-<verb>`. A game adds what it costs or brings."""
        verb = self.verb_of[move]
        return f"move-{verb.name.replace(' ', '-')}", verb.facts(self.arg_of[move])

    def parse(self, text: str) -> int:
        if not self._moves:
            # Built completely before it is published: other threads must not see a part of it.
            self._moves = self._listed()
        move = self._moves.get(" ".join(text.split()), -1)
        if move < 0:
            raise Refused([Reason("unknown-notation", {"notation": text})])
        return move

    def _listed(self) -> dict[str, int]:
        moves: dict[str, int] = {}
        for move in range(self.size):
            moves.setdefault(self.notation(move), move)
        return moves
