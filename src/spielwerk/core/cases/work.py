"""What a game tells the runner of rule cases: how a position is given and how it is read."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from spielwerk.core.naming import letter
from spielwerk.core.state import Event, State


class BadGiven(Exception):
    """A `given` that names something unknown or impossible; the message is a whole sentence."""


class Asked:
    """A question that is asked of a seat now, or queued for the end of the turn."""

    def __init__(self, seat: int, question: str, text: str, facts: dict[str, Any]) -> None:
        self.seat = seat
        self.question = question
        """The question's name: the short form of `text`."""
        self.text = text
        self.facts = facts


class Entry:
    """Something that needs a case: a rulebook example, an appendix row, a rule, a ruling."""

    def __init__(self, name: str, rule: str, text: str) -> None:
        self.name = name
        self.rule = rule
        self.text = text


class CaseWork:
    """One game's part of rule cases."""

    def start(self, given: Mapping[str, Any]) -> State:
        """The position of a `given`, before pending steps have run; raises BadGiven."""
        raise NotImplementedError

    def facts(self, state: State) -> dict[str, Any]:
        """Everything a `then` can name, as nested data; a table per seat under its letter."""
        raise NotImplementedError

    def asked(self, state: State) -> list[Asked]:
        """The question asked now first, then those that are queued."""
        raise NotImplementedError

    def event(self, state: State, event: Event) -> tuple[str, str]:
        """An event as a case writes it: the seat's letter (empty where it belongs to no seat) and the line."""
        raise NotImplementedError

    def index(self) -> list[Entry]:
        """Everything that needs a case."""
        raise NotImplementedError


def unknown(what: str, word: object, known: Sequence[str]) -> str:
    """The sentence about a word that is not known."""
    near = get_close_matches(str(word), known, n=3, cutoff=0.5)
    hint = f"Nearest: {', '.join(near)}." if near else f"Known: {', '.join(known)}."
    return f"There is no {what} '{word}'. {hint}"


def refuse(sentence: str) -> NoReturn:
    raise BadGiven(sentence)


def seat_of(word: object, players: int) -> int:
    """The seat a letter names; raises BadGiven."""
    seats = [letter(seat) for seat in range(players)]
    if word not in seats:
        refuse(f"There is no seat '{word}'. Known: {', '.join(seats)}.")
    return seats.index(str(word))


def standing(s: State) -> dict[str, Any]:
    """Facts of every game: the scores, and who has won once it is over."""
    return {
        "over": not s.stack,
        "winners": [letter(seat) for seat in s.winners()],
        "scores": {letter(seat): score for seat, score in enumerate(s.scores())},
    }
