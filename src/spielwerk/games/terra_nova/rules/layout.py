"""Which verbs answer which question, and which work each step does: the tables of the state."""

from typing import Any, Final

from spielwerk.core.play import Kind, Verb
from spielwerk.core.table import questions, space_of, steps
from spielwerk.games.terra.rules.steps import RunEffect
from spielwerk.games.terra_nova.rules import frames, sequence
from spielwerk.games.terra_nova.rules.actions import (
    bridge,
    city_tiles,
    exchange,
    leave,
    make_habitable,
    octagons,
    passing,
    place,
    setup_choices,
    shipping,
    turn,
    upgrade,
)
from spielwerk.games.terra_nova.rules.state import KINDS, SPACE

ACTION_VERBS: Final[list[Verb[Any]]] = [
    *make_habitable.VERBS,
    upgrade.UPGRADE,
    shipping.IMPROVE_SHIPPING,
    bridge.BUILD_BRIDGE,
    octagons.POWER_ACTIONS,
    octagons.SPECIAL_ACTIONS,
    passing.PASS_TURN,
]

ANSWERS: Final[dict[int, list[Verb[Any]]]] = {
    frames.TAKE_MAT: [setup_choices.TAKE_ONE_MAT],
    frames.TAKE_FACTION: [setup_choices.TAKE_ONE_FACTION],
    frames.PLACE: [place.PLACE_PIECE, leave.STOP],
    frames.TAKE_BONUS: [passing.TAKE_FIRST_BONUS],
    frames.TURN: [*ACTION_VERBS, exchange.EXCHANGE_POWER],
    frames.CLOSE: [exchange.EXCHANGE_POWER, city_tiles.SPAN, turn.END],
    frames.DIG: [*make_habitable.VERBS, leave.STOP],
    frames.FREE_POST: [upgrade.UPGRADE],
    frames.BRIDGE: [bridge.BUILD_BRIDGE],
    frames.TAKE_CITY: [city_tiles.TAKE_CITY_TILE],
    frames.ROUND_END_OF: [exchange.EXCHANGE_POWER, turn.END],
    frames.FINAL_EXCHANGE: [exchange.EXCHANGE_POWER, turn.END],
}

ALWAYS_ASKED: Final = (frames.CLOSE,)
"""A turn is ended by its player, never automatically, so that it can be taken back until then."""

WORK: Final[list[type[Kind[Any]]]] = [
    RunEffect,
    sequence.BeginSetup,
    sequence.PreparePlayers,
    sequence.PlaceFirstHouses,
    sequence.OfferBonuses,
    sequence.BeginRound,
    sequence.DrawNeutral,
    sequence.Income,
    sequence.BeginActions,
    sequence.NextTurn,
    sequence.CheckCities,
    sequence.TakeBonusTile,
    sequence.PrepareNextRound,
    sequence.EndOfGame,
]


def lay_out() -> None:
    """Fill the state's tables, once."""
    if KINDS:
        return
    KINDS.extend(questions(frames.QUESTIONS, 0, ANSWERS, ALWAYS_ASKED))
    KINDS.extend(steps(frames.STEPS, WORK))
    SPACE.append(space_of(KINDS))
