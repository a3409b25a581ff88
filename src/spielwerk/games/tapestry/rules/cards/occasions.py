"""What a card on the income mat does at a moment, as its row says: `moment`, perhaps `where`, and `does`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from spielwerk.core.data_option import told, unknown
from spielwerk.core.play import Clause
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.techs import unpack_upgrade
from spielwerk.games.tapestry.rules.counting import COUNTS
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import TapestryEffect, UnknownItem, run
from spielwerk.games.tapestry.rules.holdings import copies
from spielwerk.games.tapestry.rules.packing import what_of
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import place_of
from spielwerk.games.tapestry.rules.words import (
    BUILDING_GAINED,
    BUILDINGS,
    CARD_GAINED,
    DISTRICT_COMPLETED,
    INCOME_TAKEN,
    LANDMARK_GAINED,
    LANDMARK_OF_OTHER,
    MOMENTS,
    RESOURCES,
    SPACE_ENTERED,
    SPACE_ENTERED_BY_OTHER,
    TECH_INVENTED,
    TECH_UPGRADED,
    TERRITORY_CONQUERED,
    TILE_PLACED,
    TRACKS,
)

ROWS: Final = ("bottom", "middle", "top")


def _anything(what: int) -> str:
    return ""


def _track(what: int) -> str:
    return TRACKS[place_of(what)[0]]


def _track_of_other(told: int) -> str:
    return TRACKS[place_of(what_of(told))[0]]


def _building(what: int) -> str:
    return BUILDINGS[what]


def _row(what: int) -> str:
    return ROWS[unpack_upgrade(what)[1]]


WHERE: Final[Mapping[int, Callable[[int], str]]] = {
    CARD_GAINED: _anything,
    TECH_INVENTED: _anything,
    TECH_UPGRADED: _row,
    TILE_PLACED: _anything,
    TERRITORY_CONQUERED: _anything,
    BUILDING_GAINED: _building,
    DISTRICT_COMPLETED: _anything,
    LANDMARK_GAINED: _anything,
    LANDMARK_OF_OTHER: _anything,
    SPACE_ENTERED: _track,
    SPACE_ENTERED_BY_OTHER: _track_of_other,
    INCOME_TAKEN: _anything,
}
"""The moments that a row may name, and the further words allowed with each."""
PLACES: Final[Mapping[int, Sequence[str]]] = {
    TECH_UPGRADED: ROWS[1:],
    BUILDING_GAINED: BUILDINGS,
    SPACE_ENTERED: TRACKS,
    SPACE_ENTERED_BY_OTHER: TRACKS,
}
REWARDS: Final = (*RESOURCES, "any", "vp", "tile", "space-tile", *[f"score-{what}" for what in COUNTS])
"""What a card can bring at a moment: nothing that triggers on such a moment itself."""


class Occasion(TapestryEffect):
    """`times` carries the operand of the moment."""

    def __init__(self, moment: int, where: str, reward: TapestryEffect) -> None:
        super().__init__("occasion")
        self.moment = moment
        self.where = where
        self.reward = reward

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        if self.where in ("", WHERE[self.moment](times)):
            for _ in range(copies(s.players[seat], source)):
                run(s, seat, self.reward.number, source)

    def within(self) -> Sequence[TapestryEffect]:
        return [self.reward]

    def clauses(self) -> list[Clause]:
        return self.reward.clauses()

    def when(self) -> str:
        return when_of(self.moment, self.where)


def when_of(moment: int, where: str) -> str:
    """The text that says when something happens."""
    return f"on-{MOMENTS[moment]}" + (f"-{where}" if where else "")


def defects(row: Mapping[str, Any]) -> list[Reason]:
    """What is wrong with an occasion."""
    known = [MOMENTS[moment] for moment in WHERE]
    if row.get("moment") not in known:
        return [unknown(row.get("moment"), known)]
    moment = MOMENTS.index(row["moment"])
    where = row.get("where", "")
    if where and where not in PLACES.get(moment, ()):
        return [unknown(where, PLACES.get(moment, ()) or ("-",))]
    does = row.get("does")
    if not isinstance(does, list) or not does or not all(isinstance(item, str) for item in does):
        return [Reason("data-items")]
    wrong = [item for item in does if item.partition(" ")[0] not in REWARDS]
    return [unknown(item, list(REWARDS)) for item in wrong]


def occasion(row: Mapping[str, Any]) -> Occasion:
    """An occasion of a card in the data files."""
    if wrong := defects(row):
        raise UnknownItem(told("tapestry", "en", wrong[0]))
    return Occasion(MOMENTS.index(row["moment"]), row.get("where", ""), several(row["does"]))
