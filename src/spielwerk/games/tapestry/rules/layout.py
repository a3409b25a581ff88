"""Which verbs answer which question, and which work each step does: the tables of the state."""

from collections.abc import Sequence
from typing import Any, Final

from spielwerk.core.play import Kind, Verb
from spielwerk.core.table import questions, space_of, steps
from spielwerk.games.tapestry.rules import components, frames, landmark_cards, sequence
from spielwerk.games.tapestry.rules.actions import (
    build,
    cards,
    carrying,
    choices,
    conquer,
    explore,
    reactions,
    setup_choices,
    techs,
    tracks,
    turns,
)
from spielwerk.games.tapestry.rules.arts import creating
from spielwerk.games.tapestry.rules.automa import advancing, defending, income
from spielwerk.games.tapestry.rules.automa import civilizations as automa_civilizations
from spielwerk.games.tapestry.rules.automa import turns as automa_turns
from spielwerk.games.tapestry.rules.cards import card_plots, charms, eras, keeping, reserving, trading
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.every import EVERY
from spielwerk.games.tapestry.rules.effects.oddities import expansions
from spielwerk.games.tapestry.rules.effects.table import UnknownItem
from spielwerk.games.tapestry.rules.state import KINDS, SPACE

ANSWERS: Final[dict[int, list[Verb[Any]]]] = {
    frames.CHOOSE_CIVILIZATION: [setup_choices.CHOOSE_CIVILIZATION],
    frames.CHOOSE_CAPITAL: [setup_choices.CHOOSE_CAPITAL],
    frames.TURN: [tracks.ADVANCE, turns.INCOME],
    frames.CLOSE: [turns.END],
    frames.PAY: [tracks.PAY_RESOURCE],
    frames.BONUS: [tracks.PAY_RESOURCE, tracks.TAKE_BONUS, tracks.SKIP],
    frames.ONE_OF: [choices.CHOOSE_PART],
    frames.ANY_ORDER: [choices.CHOOSE_PART],
    frames.RESOURCE: [choices.GAIN_RESOURCE],
    frames.BUILD: [build.BUILD_ON, build.BESIDE, card_plots.BUILD_ON_CARD],
    frames.ORIENT: [build.TURN_LANDMARK, carrying.ON_TECH, card_plots.STAND_ON_CARD],
    frames.LANDMARK: [build.PLACE_LANDMARK],
    frames.EXPLORE_TILE: [explore.CHOOSE_TILE],
    frames.EXPLORE_HEX: [explore.EXPLORE_ON],
    frames.ROTATE: [explore.ROTATE_TILE],
    frames.SPACE_TILE: [explore.CHOOSE_SPACE_TILE],
    frames.CONQUER: [conquer.CONQUER_HEX],
    frames.TRAP: [reactions.PLAY_TRAP, reactions.NO_TRAP, reactions.REACT],
    frames.DIE: [conquer.CHOOSE_DIE],
    frames.STEP: [tracks.STEP_ON, tracks.STAY],
    frames.BACK: [tracks.STEP_BACK],
    frames.RESTART: [tracks.RESTART_ON],
    frames.INVENT: [techs.INVENT_CARD, techs.INVENT_BLIND],
    frames.UPGRADE: [techs.UPGRADE_CARD, techs.SKIP_UPGRADE],
    frames.USE_CIRCLE: [techs.USE_AGAIN],
    frames.USE_SQUARE: [techs.USE_AGAIN],
    frames.REPEAT: [tracks.REPEAT_SPACE],
    frames.PLAY: [cards.PLAY_CARD, cards.KEEP_CARD],
    frames.DISCARD_CARDS: [cards.DISCARD],
    frames.DISCARD_TILES: [cards.DISCARD_TILE],
    frames.DISCARD_TECHS: [techs.DISCARD_TECH],
    frames.MAY: [choices.ACCEPT, choices.DECLINE],
    frames.OPPONENT: [choices.CHOOSE_SEAT],
    frames.TRACK: [choices.CHOOSE_TRACK],
    frames.HEX: [choices.CHOOSE_HEX],
    frames.OPTIONAL_HEX: [choices.CHOOSE_HEX, cards.DONE],
    frames.CARD: [cards.COPY_CARD, cards.SKIP_COPY],
    frames.POSITION: [choices.CHOOSE_POSITION],
    frames.TAKE_LANDMARK: [choices.TAKE_LANDMARK],
    frames.ACTIVATE: [turns.ACTIVATE_CIV],
    frames.FACE: [tracks.CHOOSE_FACE],
    frames.TRADE: [trading.TRADE_ONE, tracks.SKIP],
    frames.DISCARD_ANY: [cards.DISCARD, cards.DONE],
    frames.CONVERT: [choices.CONVERT_FOOD, cards.DONE],
    frames.TO_SPACE: [choices.CHOOSE_SPACE],
    frames.KEEP: [keeping.KEEP_CARD, keeping.KEEP_TILE, keeping.KEEP_SPACE_TILE, keeping.KEEP_TECH],
    frames.DICE_ORDER: [conquer.CHOOSE_DIE],
    frames.GIVE_TILE: [eras.GIVE_A_TILE, tracks.SKIP],
    frames.SCIENCE_DIE_CHOICE: [choices.CHOOSE_SCIENCE_DIE],
    frames.CREATE: [creating.CREATE_PIECE, creating.CREATE_BLIND],
    frames.EXHIBIT: [creating.EXHIBIT_PIECE],
    frames.PRESENT: [creating.PRESENT_PIECE],
    frames.SHOWCASE: [creating.PRESENT_PIECE, cards.DONE],
    frames.INSPIRE: [creating.INSPIRE_ROW],
    frames.KEEP_MASTERPIECE: [creating.KEEP_PIECE],
    frames.CHOOSE_LANDMARK_CARD: [landmark_cards.CHOOSE_LANDMARK_CARD],
    frames.COUNTER: [reactions.REACT, reactions.NO_REACTION],
    frames.CHARM: [charms.USE_CHARM],
    frames.USE_RESERVED: [reserving.USE_ONE],
    frames.LOSE_CIVILIZATION: [expansions.LOSE_ONE],
    frames.ROLL_ONE: [expansions.ROLL_A_DIE],
    frames.AUTOMA_TURN: [automa_turns.DRAW_PAIR],
    frames.SHADOW_TURN: [automa_turns.FOLLOW],
}

ALWAYS_ASKED: Final = (
    frames.CLOSE,
    frames.TRAP,
    frames.PLAY,
    frames.DISCARD_CARDS,
    frames.KEEP,
    frames.SUBMERGE,
    frames.BRIEF_WITH,
    frames.COLLECT_CARD,
    frames.COUNTER,
    frames.AUTOMA_TURN,
    frames.SHADOW_TURN,
)
"""A turn is ended by its player, and a turn of an automatic opponent is a ply of its own; whether a question about a
hand is asked must not reveal its contents."""

MAY_LAPSE: Final = (
    frames.ONE_OF,
    frames.ORIENT,
    frames.EXPLORE_TILE,
    frames.SPACE_TILE,
    frames.CONQUER,
    frames.STEP,
    frames.BACK,
    frames.INVENT,
    frames.UPGRADE,
    frames.USE_CIRCLE,
    frames.USE_SQUARE,
    frames.REPEAT,
    frames.PLAY,
    frames.OPPONENT,
    frames.HEX,
    frames.CARD,
    frames.POSITION,
    frames.TAKE_LANDMARK,
    frames.COLUMN,
    frames.FILE,
    frames.REPLACE,
    frames.HOST,
    frames.CREATE,
    frames.PRESENT,
    frames.INSPIRE,
    frames.BLOCK,
    frames.LOSE_CIVILIZATION,
)
"""Rewards that cannot be carried out: they are lost (p.18, p.29)."""
SPENT: Final = (frames.TURN,)
"""Income is always possible until the last income turn. After it, placing a stored landmark can be all that is left of
a turn (Urban Planners who go on, p.14, p.29)."""

WORK: Final[list[type[Kind[Any]]]] = [
    sequence.RunEffect,
    sequence.Prepare,
    sequence.StartCivilization,
    sequence.NextTurn,
    sequence.EndTurn,
    sequence.OfferBonus,
    sequence.ActivateCivilizations,
    sequence.PlayStep,
    sequence.ScoreStep,
    sequence.IncomeStep,
    sequence.EndFirstIncome,
    sequence.Finish,
    sequence.EndOfGame,
    sequence.ExploreReward,
    sequence.Topple,
    sequence.RollConquest,
    sequence.AfterConquest,
    sequence.GainDie,
    sequence.AfterUpgrade,
]
LATER_WORK: Final[list[type[Kind[Any]]]] = [
    advancing.AutomaBenefit,
    income.AutomaIncome,
    automa_civilizations.AutomaCivilizationActs,
    defending.AutomaDefence,
    income.HeadStart,
]


def answers(civilizations: Sequence[Civilization] = EVERY) -> dict[int, list[Verb[Any]]]:
    """The verbs of every question: the game's own, then those that civilizations add."""
    found = {question: list(verbs) for question, verbs in ANSWERS.items()}
    for row in civilizations:
        for question, verbs in row.answers.items():
            found.setdefault(question, []).extend(verbs)
    unanswered = [
        name for number, name in enumerate(frames.QUESTIONS, frames.CHOOSE_CIVILIZATION) if number not in found
    ]
    if unanswered:
        raise UnknownItem(f"Nothing answers '{unanswered[0]}': layout.py or the row of a civilization names its verbs.")
    return found


def lay_out() -> None:
    """Fill the catalogue and the state's tables, once."""
    if KINDS:
        return
    components.load()
    KINDS.extend(steps(frames.STEPS, WORK))
    KINDS.extend(questions(frames.QUESTIONS, frames.CHOOSE_CIVILIZATION, answers(), ALWAYS_ASKED, (*MAY_LAPSE, *SPENT)))
    KINDS.extend(steps(frames.LATER_STEPS, LATER_WORK))
    SPACE.append(space_of(KINDS))
