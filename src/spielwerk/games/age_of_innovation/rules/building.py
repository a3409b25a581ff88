"""Putting a building on the map and what follows: points, power for neighbours (AoI p.8, p.12)."""

from typing import Final

from spielwerk.core.hexgrid import without
from spielwerk.core.values import added
from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.rules.frames import CHECK_CITY, POWER_OFFER
from spielwerk.games.age_of_innovation.rules.gains import fire
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    ANNEXES,
    BUILD_TRIGGER,
    EDGE_WORKSHOP,
    GAINED,
    GUILD,
    MONUMENT,
    PALACE,
    RIVER_WORKSHOP,
    SCHOOL,
    TERRAINS,
    TOWER,
    UNIVERSITY,
    USE_SPADE,
    WORKSHOP,
)
from spielwerk.games.terra.rules import circle
from spielwerk.games.terra.rules.building import lay_terrain, put_piece
from spielwerk.games.terra.rules.reach import adjacent

RING: Final = len(TERRAINS)
TOOLS_PER_SPADE: Final[tuple[int, ...]] = (3, 2, 1)


def distance(home: int, terrain: int) -> int:
    """Spades from one terrain to another, the shorter way round the circle (AoI p.11)."""
    return circle.distance(RING, home, terrain)


def change_terrain(s: AgeState, p: Player, cell: int, terrain: int, spades: int, source: int) -> None:
    """Lay a terrain tile, and let everything that pays for spades pay."""
    lay_terrain(s, p, cell, terrain, source)
    fire(s, p, USE_SPADE, spades)


def put(s: AgeState, p: Player, cell: int, kind: int, neutral: bool, source: int) -> None:
    """Put a building on the cell, without the effects of building (the set-up does only this, AoI p.6)."""
    if neutral:
        p.neutral |= 1 << cell
    else:
        p.stock = added(p.stock, kind, -1)
    put_piece(s, p, cell, kind, source)


def build(s: AgeState, p: Player, cell: int, kind: int, neutral: bool, source: int) -> None:
    """Build: put the building, gain its points, queue power offers for neighbours, check for a city."""
    put(s, p, cell, kind, neutral, source)
    s.ask(CHECK_CITY, p.seat, source, cell)
    offer_power(s, p, cell)
    if kind <= UNIVERSITY:
        fire(s, p, BUILD_TRIGGER[kind])
    if kind == WORKSHOP:
        if s.board.riverside >> cell & 1:
            fire(s, p, RIVER_WORKSHOP)
        if s.board.edge >> cell & 1:
            fire(s, p, EDGE_WORKSHOP)


def power_value(p: Player, mask: int) -> int:
    """The power value of the player's buildings in the mask; an annex adds one (AoI p.8, p.24)."""
    at = p.at
    return (
        how_many(at[WORKSHOP] & mask)
        + 2 * how_many((at[GUILD] | at[SCHOOL] | at[TOWER]) & mask)
        + 3 * how_many((at[PALACE] | at[UNIVERSITY]) & mask)
        + 4 * how_many(at[MONUMENT] & mask)
        + how_many(p.annexed & mask)
    )


def offer_power(s: AgeState, builder: Player, cell: int) -> None:
    """Queue what each neighbour may take; they are asked in turn order when the builder's turn ends (AoI p.8)."""
    near = without(adjacent(s, 1 << cell) & s.built, builder.buildings)
    if not near:
        return
    order = s.order
    first = order.index(builder.seat) + 1 if builder.seat in order else 0
    for i in range(len(order)):
        seat = order[(first + i) % len(order)]
        if seat == builder.seat or s.automatic(seat):
            continue
        mask = s.players[seat].buildings & near
        if mask:
            s.wait(POWER_OFFER, seat, builder.seat, power_value(s.players[seat], mask), cell)


def add_annex(s: AgeState, p: Player, cell: int, source: int) -> None:
    """An annex is not a building of its own, but may complete a city (AoI p.24)."""
    p.annexes -= 1
    p.annexed |= 1 << cell
    s.tell(GAINED, p.seat, ANNEXES, -1, source)
    s.ask(CHECK_CITY, p.seat, source, cell)
