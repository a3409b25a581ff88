"""Which verbs answer which question, and which work each step does: the tables of the state."""

from typing import Any, Final

from spielwerk.core.play import Kind, Verb
from spielwerk.core.table import questions, space_of, steps
from spielwerk.games.age_of_innovation.rules import frames, sequence
from spielwerk.games.age_of_innovation.rules.actions import (
    bridge,
    choices,
    city_tiles,
    convert,
    innovate,
    leave,
    octagons,
    passing,
    place,
    scholar,
    setup_choices,
    terraform,
    tracks,
    turn,
    upgrade,
)
from spielwerk.games.age_of_innovation.rules.automa import setup as automa_setup
from spielwerk.games.age_of_innovation.rules.automa import turn as automa_turn
from spielwerk.games.age_of_innovation.rules.state import KINDS, SPACE
from spielwerk.games.terra.rules.steps import RunEffect

ACTION_VERBS: Final[list[Verb[Any]]] = [
    *terraform.VERBS,
    upgrade.UPGRADE,
    tracks.ADVANCE,
    innovate.INNOVATE,
    scholar.SEND,
    scholar.RETURN,
    octagons.POWER_ACTIONS,
    octagons.BOOK_ACTIONS,
    octagons.SPECIAL_ACTIONS,
    bridge.BUILD_BRIDGE,
    bridge.ANNEX,
    passing.PASS_TURN,
]
FREE_VERBS: Final[list[Verb[Any]]] = [convert.CONVERT, convert.SACRIFICE_POWER, city_tiles.SPAN, turn.END]

ANSWERS: Final[dict[int, list[Verb[Any]]]] = {
    frames.TAKE_SET: [setup_choices.TAKE_SET_OF],
    frames.DRAFT: [setup_choices.DRAFT_BOARD, setup_choices.DRAFT_FACTION, setup_choices.DRAFT_PALACE],
    frames.DRAFT_BONUS: [setup_choices.DRAFT_BONUS_TILE],
    frames.PLACE: [place.PLACE_BUILDING, leave.STOP],
    frames.TURN: [*ACTION_VERBS, *FREE_VERBS],
    frames.CLOSE: FREE_VERBS,
    frames.POWER_OFFER: [turn.ACCEPT, turn.DECLINE],
    frames.BOOK: [choices.TAKE_BOOK],
    frames.STEP: [choices.TAKE_STEP, leave.STOP],
    frames.USE_KEY: [choices.USE_CITY_KEY, choices.KEEP_CITY_KEY],
    frames.PAY_BOOKS: [choices.PAY_BOOK],
    frames.DIG: [*terraform.VERBS, leave.STOP],
    frames.TAKE_PALACE: [choices.TAKE_PALACE_TILE],
    frames.TAKE_COMPETENCY: [choices.TAKE_COMPETENCY_TILE],
    frames.TAKE_CITY: [city_tiles.TAKE_CITY_TILE],
    frames.BRIDGE: [bridge.BUILD_BRIDGE, leave.STOP],
    frames.FREE_GUILD: [upgrade.UPGRADE],
    frames.DOWNGRADE: [upgrade.DOWNGRADE_SCHOOL],
    frames.REWARD_ORDER: [choices.CHOOSE_REWARD],
}

AUTOMA_ANSWERS: Final[dict[int, list[Verb[Any]]]] = {
    frames.TAKE_BOARD: [automa_setup.TAKE_BOARD_ALONE],
    frames.TAKE_FACTION: [setup_choices.DRAFT_FACTION],
    frames.AUTOMA_TERRAIN: [automa_setup.HER_TERRAIN],
    frames.AUTOMA_TURN: [automa_turn.TAKE_TURN],
}

ALWAYS_ASKED: Final = (frames.CLOSE, frames.AUTOMA_TURN)
"""A turn is ended by its player, never automatically, so that it can be taken back until then; and each turn of the
Automa is an answer of its own."""

MAY_LAPSE: Final = (frames.PLACE, frames.STEP, frames.TAKE_COMPETENCY, frames.TAKE_CITY)
"""Rewards of which none may be left to take: then they are lost (AoI p.9, p.10)."""

WORK: Final[list[type[Kind[Any]]]] = [
    RunEffect,
    sequence.BeginSetup,
    sequence.PreparePlayers,
    sequence.PlaceFirstBuildings,
    sequence.SetupRewards,
    sequence.SetupSpades,
    sequence.BeginRound,
    sequence.Income,
    sequence.ScienceIncome,
    sequence.BeginActions,
    sequence.NextTurn,
    sequence.AskNeighbours,
    sequence.TakeRoundBonus,
    sequence.CheckCity,
    sequence.CheckAllCities,
    sequence.GainInnovation,
    sequence.ScienceBonus,
    sequence.PrepareNextRound,
    sequence.EndOfGame,
]
AUTOMA_WORK: Final[list[type[Kind[Any]]]] = [
    automa_setup.PlaceAutoma,
    automa_setup.LayBonuses,
    automa_setup.LeaveBonuses,
]


def lay_out() -> None:
    """Fill the state's tables, once."""
    if KINDS:
        return
    KINDS.extend(questions(frames.QUESTIONS, 0, ANSWERS, ALWAYS_ASKED, MAY_LAPSE))
    KINDS.extend(steps(frames.STEPS, WORK))
    KINDS.extend(questions(frames.AUTOMA_QUESTIONS, frames.TAKE_BOARD, AUTOMA_ANSWERS, ALWAYS_ASKED, ()))
    KINDS.extend(steps(frames.AUTOMA_STEPS, AUTOMA_WORK))
    SPACE.append(space_of(KINDS))
