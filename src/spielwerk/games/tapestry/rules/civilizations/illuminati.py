"""The Illuminati profit from what others roll: the dice lie on their mat until somebody takes them (p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.cards.keeping import keep_one_card
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import GAIN_DIE, STEP
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.packing import result_of, what_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_DIE, DICE, RED_DIE, SCIENCE_DIE, unpack_roll
from spielwerk.games.tapestry.rules.tracks.markers import movable
from spielwerk.games.tapestry.rules.words import DIE_ROLLED_BY_OTHER, FORESIGHT, MAY_STAY, WITHOUT

ON_MAT: Final = Marks("dice", DICE[: BLACK_DIE + 1], "die")
"""Those that nobody has taken."""
DIE_POINTS: Final = 6
SECRETS: Final = 3


def gather_secrets(s: TapestryState, p: Player, source: int, times: int) -> None:
    """One of three cards, and all dice on the mat; foresight adds a card (facts R091)."""
    ON_MAT.mark_all(p)
    keep_one_card(s, p, SECRETS + min(1, p.passive[FORESIGHT]), source, True)


def count_dice(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Points for each die that nobody has taken; then all lie on the mat again."""
    gain_vp(s, p, DIE_POINTS * ON_MAT.count(p), source)
    ON_MAT.mark_all(p)


def take_die(s: TapestryState, p: Player, source: int, told: int) -> None:
    """Another player takes a die from the mat: its first roll counts here as well, before the roller."""
    die, face, cell = unpack_roll(what_of(told))
    if not ON_MAT.marked(p, die):
        return
    ON_MAT.unmark(p, die)
    if die != SCIENCE_DIE:
        s.ask(GAIN_DIE, p.seat, source, result_of(die - RED_DIE, face), cell)
    elif movable(s, p, 1 << face):
        s.ask(STEP, p.seat, source, 1 << face, WITHOUT | MAY_STAY)


ROW: Final = Civilization(
    "illuminati",
    "p.14",
    on={DIE_ROLLED_BY_OTHER: Mechanic("take-die", take_die)},
    mat=(ON_MAT,),
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("count-dice", count_dice),
    turns=EVERY_INCOME,
    gained=Mechanic("gather-secrets", gather_secrets),
)
