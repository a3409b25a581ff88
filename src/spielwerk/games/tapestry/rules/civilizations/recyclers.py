"""The Recyclers: discarded tech cards, one upgrade more, and cards that go round again for points (p.14, p.29)."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.values import without
from spielwerk.games.tapestry.rules.actions.techs import TechPick, take_tech, tech, top_tech
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import OPTIONAL, SALVAGE, UPGRADE
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.mat import Number
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    DISCARDED_TECHS,
    FORESIGHT,
    TECH_RETURNED,
    TURNED_UP,
    UPGRADES_FROM_TOP,
)

SALVAGED: Final = 3
RECYCLING_POINTS: Final = 5
TURNED_OVER: Final = Number("turned_over", most=SALVAGED + 1)
"""Cards on top of the discards that can be chosen."""


def salvage(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Three tech cards are turned up; one is kept, the others are discarded. One more with foresight."""
    cards: list[int] = []
    for _ in range(SALVAGED + min(1, p.passive[FORESIGHT])):
        card = top_tech(s)
        if card != NONE:
            cards.append(card)
            s.tell(TURNED_UP, p.seat, tech(card).number, 0, source)
    s.tech_discards = s.tech_discards + cards
    TURNED_OVER.set(p, len(cards))
    if cards:
        s.ask(SALVAGE, p.seat, source)


class Salvage(TechPick):
    """`salvage NAME`."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.tech_discards[-TURNED_OVER.get(s.players[frame[SEAT]]) :]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        TURNED_OVER.set(p, 0)
        s.tech_discards = without(s.tech_discards, arg)
        take_tech(s, p, arg, frame[SOURCE])


def recycle(s: TapestryState, p: Player, source: int, times: int) -> None:
    """One upgrade more than everybody else."""
    s.ask(UPGRADE, p.seat, source, OPTIONAL, NONE)


SALVAGE_CARD: Final = Salvage("salvage")


def go_round(s: TapestryState, p: Player, source: int, card: int) -> None:
    """Points for a card that comes back from the top row (p.29)."""
    gain_vp(s, p, RECYCLING_POINTS, source)


ROW: Final = Civilization(
    "recyclers",
    "p.14",
    on={TECH_RETURNED: Mechanic("go-round", go_round)},
    passive={DISCARDED_TECHS: 1, UPGRADES_FROM_TOP: 1},
    mat=(TURNED_OVER,),
    box="plans-and-ploys",
    income=Mechanic("recycle", recycle),
    turns=EVERY_INCOME,
    gained=Mechanic("salvage", salvage),
    start=several(["upgrade"], "listed"),
    answers={SALVAGE: [SALVAGE_CARD]},
)
