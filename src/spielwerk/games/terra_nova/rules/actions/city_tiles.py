"""Cities (TN p.7): the choice of a tile, and the sea bears' city across a river space (TN p.11)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import followed
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra.rules.gains import run
from spielwerk.games.terra.rules.river_city import SpanRiver
from spielwerk.games.terra.rules.state import TerraPlayer
from spielwerk.games.terra_nova.rules.board import GRID
from spielwerk.games.terra_nova.rules.catalog import CATALOG, CITIES
from spielwerk.games.terra_nova.rules.cities import found_city, makes_city
from spielwerk.games.terra_nova.rules.gains import fire
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import FOUND_CITY, RIVER_CITIES, TOOK


class TakeCity(ComponentVerb[NovaState]):
    """`take-city NAME`: one of the player's remaining tiles."""

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        owned = s.players[frame[SEAT]].city_tiles
        for tile in range(self.size):
            if tile not in owned:
                out.append(self.base + tile)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        if arg in s.players[frame[SEAT]].city_tiles:
            return [Reason("tile-used", {"tile": self.rows[arg].title()})]
        return []

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        row = self.rows[arg]
        p.city_tiles = followed(p.city_tiles, arg)
        s.tell(TOOK, p.seat, row.number, 0, row.number)
        run(s, p, row.now, row.number)
        fire(s, p, FOUND_CITY)


class Span(SpanRiver[NovaState]):
    """Each river space once, while a city tile is left."""

    def enough(self, s: NovaState, seat: int, mask: int) -> bool:
        p = s.players[seat]
        return len(p.city_tiles) < len(CITIES) and makes_city(p, mask)

    def spent(self, p: TerraPlayer, water: int) -> bool:
        return p.river_cities >> water & 1 > 0

    def found(self, s: NovaState, seat: int, mask: int) -> None:
        found_city(s, s.players[seat], mask)


TAKE_CITY_TILE: Final = TakeCity(CATALOG, "take-city", "city")
SPAN: Final = Span(GRID, RIVER_CITIES)
