"""Where a seat can go, and what stands together: reach (p.5), bridges (p.8), cities (p.7), settlements (p.12)."""

from collections.abc import Collection

from tests.recheck.terra_nova.reading import Table
from tests.recheck.terra_nova.tables import CITY_VALUE, GROUND, RING, SMALLER_CITIES


def has_palace(table: Table, seat: int, side: str) -> bool:
    return table.standing(seat, f"{side}-palace") > 0


def has_ability(table: Table, seat: int, faction: str, side: str) -> bool:
    return table.seats[seat].faction == faction and has_palace(table, seat, side)


def reach(table: Table, seat: int) -> set[str]:
    """The ship tile counts in the action phase, until its owner passes (p.9, p.11)."""
    player = table.seats[seat]
    ship = player.bonus == "ship" and table.phase == "actions" and not player.passed
    far = player.shipping + (1 if ship else 0)
    return {there for here in table.own(seat) for there in GROUND.in_reach(here, table.bridges, far)}


def free_land(table: Table, names: Collection[str]) -> set[str]:
    return {name for name in names if name in table.terrain and name not in table.buildings}


def spades_needed(table: Table, seat: int, name: str) -> int:
    """Steps round the circle; never two with the Golems' left palace (p.11)."""
    apart = abs(RING.index(table.terrain[name]) - RING.index(table.seats[seat].home))
    needed = min(apart, len(RING) - apart)
    return 1 if needed == 2 and has_ability(table, seat, "golems", "left") else needed


def has_neighbour(table: Table, seat: int, name: str) -> bool:
    """Neutral houses count as another faction's (p.10)."""
    near = GROUND.adjacent(name, table.bridges)
    return any(other in table.buildings and table.buildings[other].owner != seat for other in near)


def free_sites(table: Table, seat: int) -> set[str]:
    if sum(owner == seat for owner in table.bridges.values()) == 3:
        return set()
    own = table.own(seat)
    return {site for site in GROUND.sites if site not in table.bridges and own & set(site.split("-"))}


def settlements(table: Table, seat: int) -> list[set[str]]:
    return GROUND.groups(table.own(seat), table.bridges)


def is_enough_for_a_city(table: Table, seat: int, names: Collection[str]) -> bool:
    """Four buildings with a value of 7; of 6 with the right palace of a side A (p.7, p.11)."""
    smaller = table.seats[seat].faction in SMALLER_CITIES and has_palace(table, seat, "right")
    value = sum(CITY_VALUE[table.buildings[name].kind] for name in names)
    return len(names) >= 4 and value >= (6 if smaller else 7)


def across_river(table: Table, seat: int, water: str) -> set[str]:
    """All groups around a river hex that are in no city (p.11)."""
    found: set[str] = set()
    for group in settlements(table, seat):
        if group & GROUND.near(water) and not group & table.seats[seat].cities:
            found |= group
    return found


def river_cities(table: Table, seat: int) -> set[str]:
    """River hexes across which the Sea Bears could found a city: no tile lies there, and one of theirs is left."""
    player = table.seats[seat]
    if player.faction != "sea-bears" or len(player.city_tiles) == 4:
        return set()
    waters = {water for name in table.own(seat) for water in GROUND.near(name) if water in GROUND.river}
    free = waters - player.river_cities
    return {water for water in free if is_enough_for_a_city(table, seat, across_river(table, seat, water))}


def largest_area(table: Table, seat: int) -> int:
    """Buildings linked by reach, without the ship tile (p.9, p.11)."""
    best = 0
    left = table.own(seat)
    while left:
        front = [left.pop()]
        size = 0
        while front:
            size += 1
            linked = GROUND.in_reach(front.pop(), table.bridges, table.seats[seat].shipping) & left
            front += linked
            left -= linked
        best = max(best, size)
    return best
