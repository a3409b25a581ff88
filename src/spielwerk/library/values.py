"""What is asked and answered at a table, as values that stay valid when the game goes on."""

from collections.abc import Mapping, Sequence

from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.play import NOBODY, ROLES
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.state import Event, Message, State
from spielwerk.library.words import Words


class BadTable(Exception):
    """Something asked of a table that it does not have; the message is a whole sentence."""


def seat_number(state: State, seat: str) -> int:
    """The number of a seat that is named by its letter; raises BadTable."""
    seats = [letter(number) for number in range(len(state.scores()))]
    if seat not in seats:
        raise BadTable(f"The seats go from A to {seats[-1]}; there is no '{seat}'.")
    return seats.index(seat)


class Question:
    """What a seat is asked."""

    def __init__(self, seat: str, name: str, facts: Mapping[str, Fact], words: Words) -> None:
        self.seat = seat
        self.name = name
        self.facts = dict(facts)
        """The numbers of its text."""
        self._words = words

    def text(self, language: str = "en") -> str:
        return self._words.say((f"question-{self.name}", self.facts), language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.seat} is asked: {self.name}>"


class Answer:
    """An answer of one seat. Equal answers have the same seat and the same notation."""

    def __init__(self, game: Game, asked: State, move: int, words: Words) -> None:
        self.seat = letter(asked.seat)
        self.notation = asked.notation(move)
        verb = asked.space().verb_of[move]
        self.verb = verb.name
        self.role = ROLES[verb.role]
        """What part it plays in a turn: `action`, `converting`, `passing`, `ending`, …"""
        self.move = move
        """Its number in the game's action space: what `State.play` takes."""
        self._game = game
        self._asked = asked
        """The state in which it was asked, as a copy that is never played on: costs are taken from it."""
        self._words = words

    def text(self, language: str = "en") -> str:
        """What it does, with what it costs or brings in the position in which it was asked."""
        return self._words.say(self._game.describe_move(self._asked, self.move), language)

    def read_by(self, seat: str = "") -> str:
        """The notation as that seat (or everybody) may read it: some answers are their player's own business."""
        asked = self._asked
        other = (asked.seat + 1) % len(asked.scores())
        return asked.notation(self.move, seat_number(asked, seat) if seat else other)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and (self.seat, self.notation) == (other.seat, other.notation)

    def __hash__(self) -> int:
        return hash((self.seat, self.notation))

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.notation}>"


class Objection:
    """One reason of the rules against an answer: a code, its facts, and the sentence of both."""

    def __init__(self, reason: Reason, words: Words) -> None:
        self.code = reason.code
        self.facts = dict(reason.facts)
        self._words = words

    def text(self, language: str = "en") -> str:
        return self._words.say((f"refusal-{self.code}", self.facts), language)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Objection) and (self.code, self.facts) == (other.code, other.facts)

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.code}: {self.text()}>"


class NotAllowed(Exception):
    """An answer that the rules do not allow now; the message holds every reason in words."""

    def __init__(self, notation: str, reasons: Sequence[Objection], near: Sequence[str] = ()) -> None:
        said = [f"'{notation}' is not allowed.", *(reason.text() for reason in reasons)]
        if near:
            said.append(f"Nearest: {', '.join(near)}.")
        super().__init__(" ".join(said))
        self.notation = notation
        self.reasons = list(reasons)
        self.near = list(near)
        """What somebody who mistyped may have meant."""


class Played:
    """An answer that was given, and what it brought about."""

    def __init__(self, answer: Answer, events: Sequence[Event], after: State, game: Game, words: Words) -> None:
        self.answer = answer
        self._events = events
        # Events read the same at any time in their game, so it does not matter that this state goes on.
        self._state = after
        self._game = game
        self._words = words

    def messages(self, seat: str | None = None) -> list[Message]:
        """What happened, as text ids with their arguments; for a seat what it may know, for "" what everybody may."""
        state, heard = self._state, self._events
        if seat is not None:
            reader = seat_number(state, seat) if seat else NOBODY
            heard = [event for event in heard if state.hears(event, reader)]
        return [self._game.describe(state, event) for event in heard]

    def text(self, language: str = "en", seat: str | None = None) -> str:
        """A line of the log."""
        notation = self.answer.notation if seat is None else self.answer.read_by(seat)
        happened = [self._words.say(message, language) for message in self.messages(seat)]
        return " · ".join([f"{self.answer.seat}: {notation}", *happened])

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.answer.seat} played: {self.answer.notation}>"
