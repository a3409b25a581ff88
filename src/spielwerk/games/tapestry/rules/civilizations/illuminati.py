"""The Illuminati profit from what others roll: the dice lie on their mat until somebody takes them (p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.cards.keeping import keep_one_card
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.dice import ON_MAT
from spielwerk.games.tapestry.rules.words import PSIONICS

DIE_POINTS: Final = 6
SECRETS: Final = 3


def gather_secrets(s: TapestryState, p: Player, source: int, times: int) -> None:
    """One of three cards, and all dice on the mat; the Psionics add a card (facts R091)."""
    ON_MAT.mark_all(p)
    keep_one_card(s, p, SECRETS + min(1, p.passive[PSIONICS]), source, True)


def count_dice(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Points for each die that nobody has taken; then all lie on the mat again."""
    gain_vp(s, p, DIE_POINTS * ON_MAT.count(p), source)
    ON_MAT.mark_all(p)


ROW: Final = Civilization(
    "illuminati",
    "p.14",
    mat=(ON_MAT,),
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("count-dice", count_dice),
    turns=EVERY_INCOME,
    gained=Mechanic("gather-secrets", gather_secrets),
)
