"""Putting a building on the map and all that follows: points, power for neighbours, a city (TN p.5 to p.7)."""

from typing import Final

from spielwerk.core.play import KIND, SEAT
from spielwerk.core.values import added
from spielwerk.core.words import how_many
from spielwerk.games.terra.rules.circle import distance
from spielwerk.games.terra.rules.gains import gain_power, run
from spielwerk.games.terra.rules.reach import adjacent
from spielwerk.games.terra_nova.rules.catalog import CITIES, NEIGHBOURS
from spielwerk.games.terra_nova.rules.frames import CHECK_CITIES, EVERYWHERE, TAKE_CITY
from spielwerk.games.terra_nova.rules.gains import fire, fire_others
from spielwerk.games.terra_nova.rules.holdings import palace_row, refresh
from spielwerk.games.terra_nova.rules.reach import refresh_reach
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BUILD_TRIGGER,
    BUILT,
    CITY_VALUE_DISCOUNT,
    FOUNDED,
    HOUSE,
    LEFT_PALACE,
    NEUTRAL_PLACED,
    ONE_SPADE,
    OTHERS_HOUSE,
    OTHERS_UPGRADE,
    POST,
    RIGHT_PALACE,
    RING,
    TRANSFORMED,
    USE_SPADE,
)

CITY_BUILDINGS: Final = 4
CITY_VALUE: Final = 7


def spades_needed(p: Player, terrain: int) -> int:
    """Spades from a terrain to the player's home (TN p.6); never more than one with the golems' palace (TN p.11)."""
    spades = distance(RING, p.home, terrain)
    return 1 if p.passive[ONE_SPADE] and spades > 1 else spades


def change_terrain(s: NovaState, p: Player, cell: int, source: int) -> None:
    """Lay a tile with the player's home terrain."""
    bit = 1 << cell
    s.terrain = added(added(s.terrain, s.terrain_at(cell), -bit), p.home, bit)
    s.tell(TRANSFORMED, p.seat, cell, p.home, source)


def dig(s: NovaState, p: Player, cell: int, spades: int, source: int) -> None:
    """Make a space habitable with spades, and let everything that pays for spades pay."""
    change_terrain(s, p, cell, source)
    fire(s, p, USE_SPADE, spades)


def put(s: NovaState, p: Player, cell: int, kind: int, source: int) -> None:
    """Stand a building on the cell, without what building brings (the set-up does only this, TN p.2)."""
    bit = 1 << cell
    p.at = added(p.at, kind, bit)
    p.buildings |= bit
    s.built |= bit
    p.stock = added(p.stock, kind, -1)
    s.tell(BUILT, p.seat, cell, kind, source)
    refresh_reach(s, p)


def put_neutral(s: NovaState, seat: int, cell: int, terrain: int) -> None:
    """A house of a colour nobody plays; it brings nobody anything (TN p.10)."""
    s.neutral |= 1 << cell
    s.built |= 1 << cell
    s.tell(NEUTRAL_PLACED, seat, cell, terrain, 0)


def build(s: NovaState, p: Player, cell: int, kind: int, source: int) -> None:
    """Build a house or the result of an upgrade: the building stands, its points and the neighbours' power come in."""
    put(s, p, cell, kind, source)
    # Below everything that the building brings: cities are looked for when the action is done (TN p.7).
    s.ask(CHECK_CITIES, p.seat, 0, EVERYWHERE if kind == RIGHT_PALACE else cell)
    fire(s, p, BUILD_TRIGGER[kind])
    empower(s, p, cell)
    fire_others(s, p, OTHERS_HOUSE if kind == HOUSE else OTHERS_UPGRADE)
    if kind >= LEFT_PALACE:
        row = palace_row(p.faction, kind)
        refresh(s, p)
        run(s, p, row.now, row.number)


def empower(s: NovaState, builder: Player, cell: int) -> None:
    """Every other player gains one power for each own building next to the new one, at once and free (TN p.7)."""
    near = adjacent(s, 1 << cell) & s.built & ~builder.buildings
    if near:
        for p in s.players:
            mask = p.buildings & near
            if mask and p.seat != builder.seat:
                gain_power(s, p, how_many(mask), NEIGHBOURS)


def city_value(p: Player, mask: int) -> int:
    """House 1, trading post 2, palace 3 (TN p.7)."""
    at = p.at
    return (
        how_many(at[HOUSE] & mask)
        + 2 * how_many(at[POST] & mask)
        + 3 * how_many((at[LEFT_PALACE] | at[RIGHT_PALACE]) & mask)
    )


def makes_city(p: Player, mask: int) -> bool:
    """Whether the buildings of the mask are enough for a city: in number and in value (TN p.7)."""
    if how_many(mask) < CITY_BUILDINGS:
        return False
    return city_value(p, mask) >= CITY_VALUE - p.passive[CITY_VALUE_DISCOUNT]


def check_cities(s: NovaState, p: Player, cell: int) -> None:
    """Found a city around the cell, or let its group join the city it now touches. A right palace may lower the value
    that a city needs, so that groups everywhere are looked at. Nobody else's bridge joins two of the player's
    buildings: one of its ends bears its builder's own."""
    groups = s.board.groups(s.bridged, p.buildings) if cell == EVERYWHERE else [group_at(s, p, cell)]
    for mask in groups:
        if mask & p.cities:
            p.cities |= mask
        elif makes_city(p, mask):
            found_city(s, p, mask)


def group_at(s: NovaState, p: Player, cell: int) -> int:
    return s.board.group(s.bridged, p.buildings, 1 << cell)


def found_city(s: NovaState, p: Player, mask: int) -> None:
    """Without a tile left there is no further city."""
    waiting = sum([1 for frame in s.stack if frame[KIND] == TAKE_CITY and frame[SEAT] == p.seat])
    if len(p.city_tiles) + waiting < len(CITIES):
        p.cities |= mask
        s.tell(FOUNDED, p.seat, how_many(mask), city_value(p, mask), 0)
        s.ask(TAKE_CITY, p.seat)
