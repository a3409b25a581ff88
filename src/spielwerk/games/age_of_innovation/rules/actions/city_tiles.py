"""Cities (AoI p.9): the choice of a tile, and the city across a river space (AoI p.22)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import added, followed
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG
from spielwerk.games.age_of_innovation.rules.cities import found_city, makes_city
from spielwerk.games.age_of_innovation.rules.gains import fire, gain_key
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import CITY_TILE, RIVER_CITIES, TOOK
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra.rules.gains import run
from spielwerk.games.terra.rules.river_city import SpanRiver
from spielwerk.games.terra.rules.state import TerraPlayer


class TakeCity(ComponentVerb[AgeState]):
    """`take-city NAME`: points, reward and key of a city tile (AoI p.9, p.23)."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        for tile in range(self.size):
            if s.city_stock[tile]:
                out.append(self.base + tile)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if s.city_stock[arg] else self.not_available(arg)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        row = self.rows[arg]
        s.city_stock = added(s.city_stock, arg, -1)
        p.city_tiles = followed(p.city_tiles, arg)
        s.tell(TOOK, p.seat, row.number, 0, row.number)
        gain_key(s, p, row.number)
        fire(s, p, CITY_TILE)
        run(s, p, row.now, row.number)


class Span(SpanRiver[AgeState]):
    """Passing ends such activities (AoI p.11)."""

    def open_to(self, p: TerraPlayer) -> bool:
        return not p.passed

    def enough(self, s: AgeState, seat: int, mask: int) -> bool:
        return makes_city(s.players[seat], mask)

    def found(self, s: AgeState, seat: int, mask: int) -> None:
        found_city(s, s.players[seat], mask)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        passed = [Reason("passed-already")] if s.players[frame[SEAT]].passed else []
        return passed + super().refuse(s, frame, arg)


TAKE_CITY_TILE: Final = TakeCity(CATALOG, "take-city", "city")
SPAN: Final = Span(GRID, RIVER_CITIES)
