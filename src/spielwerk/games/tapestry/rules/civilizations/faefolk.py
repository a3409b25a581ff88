"""The Faefolk dance around a ring, as many spots as they have cards (p.14)."""

from typing import Final

from spielwerk.core.play import frame_of
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import MAY, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import draw_cards
from spielwerk.games.tapestry.rules.mat import Number
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import LAST_INCOME

RING: Final[list[int]] = [
    effects(["score-tapestry"]),
    effects(["tapestry", "tile", "invent", "score-buildings"]),
    effects(["food", "score-tiles"]),
    effects(["coin", "score-techs"]),
    effects(["culture", "score-territories"]),
    effects(["worker", "score-capital"]),
    effects(["space-tile", "explore-space"], "listed"),
]
"""The Faefolk's spots, clockwise from the top."""
SPOT: Final = Number("spot", most=len(RING) - 1)


def dance(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask_in_order(
        [frame_of(MAY, p.seat, source, PICK_CARD.number, 1), frame_of(RUN_EFFECT, p.seat, source, WHIRL.number, 1)]
    )


def pick_card(s: TapestryState, p: Player, source: int, times: int) -> None:
    draw_cards(s, p, 1, source)


def whirl(s: TapestryState, p: Player, source: int, times: int) -> None:
    """As many spots on as there are cards in the hand and uncovered on the mat; the spot twice in the last turn."""
    cards = len(p.hand) + sum([1 for stack in p.mat if stack])
    SPOT.set(p, (SPOT.get(p) + cards) % len(RING))
    for _ in range(2 if p.era == LAST_INCOME else 1):
        s.ask(RUN_EFFECT, p.seat, source, RING[SPOT.get(p)], 1)


PICK_CARD: Final = Mechanic("pick-card", pick_card)
WHIRL: Final = Mechanic("whirl", whirl)

ROW: Final = Civilization(
    "faefolk",
    "p.14",
    mat=(SPOT,),
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("dance", dance),
    turns=EVERY_INCOME,
)
