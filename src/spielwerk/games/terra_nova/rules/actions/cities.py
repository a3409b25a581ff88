"""Cities (TN p.7): the choice of a tile, and the sea bears' city across a river space (TN p.11)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra_nova.rules.board import GRID
from spielwerk.games.terra_nova.rules.building import found_city, makes_city, river_city
from spielwerk.games.terra_nova.rules.catalog import CATALOG, CITIES
from spielwerk.games.terra_nova.rules.gains import fire, run
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import FOUND_CITY, RIVER_CITIES, TOOK


class TakeCity(ComponentVerb[NovaState]):
    """`take-city NAME`: one of the own tiles that are left."""

    def offer(self, s: NovaState, frame: Frame, out: list[int]) -> None:
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
        p.city_tiles.append(arg)
        s.tell(TOOK, p.seat, row.number, 0, row.number)
        run(s, p, row.now, row.number)
        fire(s, p, FOUND_CITY)


class SpanRiver(Verb[NovaState]):
    """`span HEX`: found a city whose buildings lie around one river space; whether and when is the owner's choice."""

    def __init__(self) -> None:
        super().__init__("span", GRID.size, ("hex",))

    def words(self, arg: int) -> str:
        return GRID.names[arg]

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        return cells(s.board.river) if s.players[frame[SEAT]].passive[RIVER_CITIES] else []

    def possible(self, s: NovaState, p: Player, water: int) -> bool:
        return (
            len(p.city_tiles) < len(CITIES)
            and not p.river_cities >> water & 1
            and makes_city(p, river_city(s, p, water))
        )

    def offer(self, s: NovaState, frame: Frame, out: list[int]) -> None:
        p = s.players[frame[SEAT]]
        if p.passive[RIVER_CITIES]:
            for water in cells(GRID.expand(p.buildings & ~p.cities) & s.board.river):
                if self.possible(s, p, water):
                    out.append(self.base + water)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        if self.possible(s, s.players[frame[SEAT]], arg):
            return []
        return [Reason("no-city-there", {"hex": GRID.names[arg]})]

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        s.stack.append(frame)
        mask = river_city(s, p, arg)
        p.river_cities |= 1 << arg
        found_city(s, p, mask)


TAKE_CITY_TILE: Final = TakeCity(CATALOG, "take-city", "city")
SPAN: Final = SpanRiver()
