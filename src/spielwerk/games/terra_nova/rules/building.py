"""Putting a building on the map and what follows: points, power for neighbours (TN p.5 to p.7)."""

from spielwerk.core.hexgrid import without
from spielwerk.core.values import added
from spielwerk.core.words import how_many
from spielwerk.games.terra.rules.building import lay_terrain, put_piece
from spielwerk.games.terra.rules.circle import distance
from spielwerk.games.terra.rules.gains import gain_power, run
from spielwerk.games.terra.rules.reach import adjacent
from spielwerk.games.terra_nova.rules.catalog import NEIGHBOURS
from spielwerk.games.terra_nova.rules.frames import CHECK_CITIES, EVERYWHERE
from spielwerk.games.terra_nova.rules.gains import fire, fire_others
from spielwerk.games.terra_nova.rules.holdings import palace_row, refresh
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BUILD_TRIGGER,
    HOUSE,
    LEFT_PALACE,
    NEUTRAL_PLACED,
    ONE_SPADE,
    OTHERS_HOUSE,
    OTHERS_UPGRADE,
    RIGHT_PALACE,
    RING,
    USE_SPADE,
)


def spades_needed(p: Player, terrain: int) -> int:
    """Spades from a terrain to the player's home (TN p.6); never more than one with the golems' palace (TN p.11)."""
    spades = distance(RING, p.home, terrain)
    return 1 if p.held.passive[ONE_SPADE] and spades > 1 else spades


def dig(s: NovaState, p: Player, cell: int, spades: int, source: int) -> None:
    """Make a space habitable with spades, and let everything that pays for spades pay."""
    lay_terrain(s, p, cell, p.home, source)
    fire(s, p, USE_SPADE, spades)


def put(s: NovaState, p: Player, cell: int, kind: int, source: int) -> None:
    """Put a building on the cell, without the effects of building (the set-up does only this, TN p.2)."""
    p.stock = added(p.stock, kind, -1)
    put_piece(s, p, cell, kind, source)


def put_neutral(s: NovaState, seat: int, cell: int, terrain: int) -> None:
    """A house of a colour nobody plays; it brings nobody anything (TN p.10)."""
    s.neutral |= 1 << cell
    s.built |= 1 << cell
    s.tell(NEUTRAL_PLACED, seat, cell, terrain, 0)


def build(s: NovaState, p: Player, cell: int, kind: int, source: int) -> None:
    """Build a house or the result of an upgrade: put the building, gain its points, give the neighbours' power."""
    put(s, p, cell, kind, source)
    # Below everything that the building causes: cities are checked when the action is done (TN p.7).
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
    near = without(adjacent(s, 1 << cell) & s.built, builder.buildings)
    if near:
        for p in s.players:
            mask = p.buildings & near
            if mask and p.seat != builder.seat:
                gain_power(s, p, how_many(mask), NEIGHBOURS)
