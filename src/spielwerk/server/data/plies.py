"""One answer as it is stored: who gave it, what it was and did in words, and a digest of where it led.

The text is made when the answer is given, because it describes that position, and stored with it.
"""

from hashlib import blake2b
from typing import Any, Literal

from msgspec import Struct

from spielwerk.core.game import Game
from spielwerk.core.play import ENDING, NOBODY
from spielwerk.core.state import State

By = Literal["player", "standing", "bot", "substitute"]


class Told(Struct, omit_defaults=True):
    """An answer or an event as it is stored; `to` lists the seats that hear of it, if not everybody does."""

    id: str
    args: dict[str, int | str]
    to: list[int] | None = None


class Ply(Struct):
    seat: int
    notation: str
    public: str
    """The notation for those who may not know everything; empty where it is the same."""
    given_by: By
    said: Told
    """The answer as it was offered, for those who may know the notation."""
    events: list[Told]
    reveals: bool
    ends: bool
    """Whether it hands the turn over."""
    digest: str


def play_ply(game: Game, state: State, move: int, by: By) -> Ply:
    """Play a legal answer and return it as it is stored."""
    seat = state.seat
    notation = state.notation(move)
    ends = state.space().verb_of[move].role == ENDING
    others = [other for other in range(len(state.scores())) if other != seat]
    public = state.notation(move, others[0]) if others else notation
    said = Told(*game.describe_move(state, move))
    state.events = []
    state.play(move)
    happened, state.events = state.events, None
    events = []
    for event in happened:
        name, facts = game.describe(state, event)
        told = Told(name, facts)
        if not state.hears(event, NOBODY):
            told.to = [reader for reader in range(len(state.scores())) if state.hears(event, reader)]
        events.append(told)
    reveals = any(state.reveals(event) for event in happened)
    return Ply(seat, notation, "" if public == notation else public, by, said, events, reveals, ends, digest(state))


def as_written(notation: str) -> Told:
    """An answer of which nothing more can be told."""
    return Told("move-as-written", {"notation": notation})


def digest(state: State) -> str:
    """A hash of what a rule change would change: who is asked what, the legal answers, the scores."""
    question = state.question()
    what: list[Any] = [state.seat, question.name if question else "", state.scores()]
    what += [state.notation(move) for move in state.moves()]
    return blake2b(repr(what).encode(), digest_size=8).hexdigest()


def hands_over(state: State, ply: Ply) -> bool:
    """Whether the answer ends what its seat may still take back."""
    return state.seat != ply.seat or ply.ends or ply.reveals
