"""A question as people see it: each legal answer with its consequences, each refusal with its reasons."""

from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.play import ROLES
from spielwerk.core.reasons import Reason
from spielwerk.core.state import State


def reason_message(reason: Reason) -> dict[str, Any]:
    return {"id": f"refusal-{reason.code}", "args": reason.facts}


def preview(game: Game, state: State, *moves: int) -> tuple[State, list[dict[str, Any]]]:
    """The moves played on a copy, with their events as messages, up to the first hidden or random event."""
    trial = state.copy()
    trial.events = []
    for move in moves:
        trial.play(move)
    events = []
    for event in trial.events:
        if trial.reveals(event):
            break
        if not trial.hears(event, state.seat):
            continue
        name, facts = game.describe(trial, event)
        events.append({"id": name, "args": facts})
    return trial, events


WARNINGS = ("event-lost", "event-lapsed")
"""Events of a gain that is lost: an offer shows them as warnings."""


def offers(game: Game, state: State) -> list[dict[str, Any]]:
    """The legal answers in order, each with notation, role, text and what would happen at once."""
    verb_of = state.space().verb_of
    found = []
    for move in state.moves():
        name, facts = game.describe_move(state, move)
        _, events = preview(game, state, move)
        warnings = [event for event in events if event["id"] in WARNINGS]
        warnings += [{"id": name, "args": args} for name, args in game.waste(state, move)]
        found.append(
            {
                "move": move,
                "notation": state.notation(move),
                "role": ROLES[verb_of[move].role],
                "id": name,
                "args": facts,
                "events": events,
                "warnings": warnings,
            }
        )
    return found


def refusals(game: Game, state: State) -> list[dict[str, Any]]:
    """Everything illegal that a person may point at now, with all reasons."""
    legal = set(state.moves())
    found = []
    for move in state.candidates():
        if move not in legal:
            name, facts = game.describe_move(state, move)
            reasons = [reason_message(reason) for reason in state.why_not(move)]
            found.append(
                {"move": move, "notation": state.notation(move), "id": name, "args": facts, "reasons": reasons}
            )
    return found
