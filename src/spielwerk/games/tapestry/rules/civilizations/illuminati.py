"""The Illuminati profit from what others roll: the dice lie on their mat until somebody takes them (p.14).

The memo holds the dice on the mat as a mask."""

from typing import Final

from spielwerk.games.tapestry.rules.cards.keeping import keep_one_card
from spielwerk.games.tapestry.rules.catalog import COMPONENTS, Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import PSIONICS

ALL_THREE: Final = 7
DIE_POINTS: Final = 6
SECRETS: Final = 3


def gather_secrets(s: TapestryState, p: Player, source: int, times: int) -> None:
    """One of three cards, and all dice on the mat; the Psionics add a card (facts R091)."""
    p.memo[COMPONENTS[source].index] = ALL_THREE
    keep_one_card(s, p, SECRETS + min(1, p.passive[PSIONICS]), source, True)


def count_dice(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Points for each die that nobody has taken; then all lie on the mat again."""
    civ = COMPONENTS[source].index
    gain_vp(s, p, DIE_POINTS * p.memo[civ].bit_count(), source)
    p.memo[civ] = ALL_THREE


ROW: Final = Civilization(
    "illuminati",
    "p.14",
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("count-dice", count_dice),
    turns=EVERY_INCOME,
    gained=Mechanic("gather-secrets", gather_secrets),
)
