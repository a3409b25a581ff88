"""A table's log as its reader may see it: answers and events in words, and the deeds among them."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.help import rule_of
from spielwerk.core.naming import letter
from spielwerk.core.play import ROLES, Verb
from spielwerk.core.reasons import Refused
from spielwerk.core.state import State
from spielwerk.server import wire
from spielwerk.server.data.plies import Ply, Told, as_written
from spielwerk.server.data.store import AnswerRow
from spielwerk.server.tables.match import Match


def stored_verb(state: State, notation: str) -> Verb[Any]:
    """The verb of an answer in the record; one that this engine no longer knows is a word like any other."""
    with suppress(Refused):
        return state.space().verb_of[state.parse(notation)]
    return Verb(notation.split(" ", 1)[0], 1)


def told(events: Sequence[Told], viewer: int) -> list[wire.Message]:
    return [wire.Message(event.id, event.args) for event in events if event.to is None or viewer in event.to]


def knows(answer: AnswerRow | Ply, viewer: int) -> bool:
    """Whether the answer itself is for these eyes."""
    return not answer.public or viewer == answer.seat


def said_to(answer: AnswerRow | Ply, viewer: int) -> Told:
    """The answer in words, as far as the reader may know it."""
    return (answer.said or as_written(answer.notation)) if knows(answer, viewer) else Told("", {})


def hides_nothing(answer: AnswerRow) -> bool:
    """Whether `knows` and `told` leave nothing of it out, whoever reads."""
    return not answer.public and all(event.to is None for event in answer.events)


def show_log(match: Match, answers: Sequence[AnswerRow], viewer: int) -> list[wire.LogEntry]:
    return [entry(match, answer, viewer) for answer in answers]


def entry(match: Match, answer: AnswerRow, viewer: int) -> wire.LogEntry:
    help_ = match.game.help
    known = knows(answer, viewer)
    said = said_to(answer, viewer)
    verb = stored_verb(match.state, answer.notation)
    events = told(answer.events, viewer)
    return wire.LogEntry(
        ply=answer.ply,
        seat=answer.seat,
        notation=answer.notation if known else answer.public,
        verb=verb.name,
        role=ROLES[verb.role],
        id=said.id,
        args=said.args,
        rule=rule_of(help_, said.id, {}),
        by=answer.given_by,
        at=answer.at,
        events=[wire.Ruled(event.id, event.args, rule_of(help_, event.id, event.args)) for event in events],
        deeds=deeds_in(match.game, said, answer.seat, events),
    )


def deeds_in(game: Game, said: Told, seat: int, events: Sequence[wire.Message]) -> list[wire.Deed]:
    """The deeds in the events that this reader may see."""
    told = [(said.id, {"seat": letter(seat), **said.args}), *((event.id, event.args) for event in events)]
    found = [(at, game.chronicle.of(name, args)) for at, (name, args) in enumerate(told, -1)]
    return [wire.Deed(deed[0], deed[1], at) for at, deed in found if deed is not None]
