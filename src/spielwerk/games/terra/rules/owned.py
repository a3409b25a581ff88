"""What a player of either game has on the map and on the table, apart from power and a game's own resources."""

from spielwerk.core.native import i64, mypyc_attr
from spielwerk.games.terra.rules.catalog import NOTHING, Held


class Start:
    """What the players of a game begin with: pieces, kinds of buildings, lines of the score sheet, no components."""

    def __init__(self, pieces: tuple[int, ...], buildings: int, tally: int, held: Held) -> None:
        self.pieces = pieces
        self.buildings = buildings
        self.tally = tally
        self.held = held


@mypyc_attr(acyclic=True)
class Owned:
    """Declared once for both engines (owner.py)."""

    def __init__(self, start: Start | None) -> None:
        """None creates a blank one to copy onto."""
        if start is None:
            return
        self.faction: i64 = NOTHING
        self.bonus: i64 = NOTHING
        self.vp: i64 = 0
        self.shipping: i64 = 0
        self.passed: i64 = 0
        self.stock: list[int] = list(start.pieces)
        self.at: list[int] = [0] * start.buildings
        """For each kind of building the mask of the spaces it stands on."""
        self.cities = 0
        self.river_cities = 0
        self.bridges: list[int] = []
        self.city_tiles: list[int] = []
        self.used: list[int] = []
        self.tally: list[int] = [0] * start.tally
        # Cached from what the player has, because every turn asks for it; never changed in place, so that copies share
        # it (holdings.py and reach.py of the games keep it up to date).
        self.buildings = 0
        self.reach = 0
        self.held: Held = start.held

    def copy_onto(self, new: "Owned") -> None:
        """Copy all fields to a blank one."""
        new.faction = self.faction
        new.bonus = self.bonus
        new.vp = self.vp
        new.shipping = self.shipping
        new.passed = self.passed
        new.stock = self.stock
        new.at = self.at
        new.cities = self.cities
        new.river_cities = self.river_cities
        new.bridges = self.bridges
        new.city_tiles = self.city_tiles
        new.used = self.used
        new.tally = self.tally
        new.buildings = self.buildings
        new.reach = self.reach
        new.held = self.held
