"""Where a seat can go, and what stands together: reach (p.8), jumps (p.20, p.22), bridges (p.23), cities (p.9)."""

from collections.abc import Collection

from tests.recheck.age_of_innovation.reading import Table
from tests.recheck.age_of_innovation.tables import POWER_VALUE, RING
from tests.recheck.terra.hexes import across, around


def palace_works(table: Table, seat: int) -> str:
    """The palace tile, once the palace of the seat's own colour stands (p.13, p.18)."""
    own_palace = any(b.owner == seat and b.kind == "palace" and not b.neutral for b in table.buildings.values())
    return table.seats[seat].palace if own_palace else ""


def shipping(table: Table, seat: int) -> int:
    """The track, and one more with the river bonus while its owner takes part in phase II (p.23)."""
    player = table.seats[seat]
    bonus = player.bonus == "river" and table.phase == "actions" and not player.passed
    return player.shipping + (1 if bonus else 0)


def reach(table: Table, seat: int) -> set[str]:
    far = shipping(table, seat)
    return {there for here in table.own(seat) for there in table.ground.in_reach(here, table.bridges, far)}


def jumps_from(table: Table, starts: Collection[str], most: int) -> set[str]:
    """Land that lies behind one up to `most` hexes of the map, but next to none of the buildings."""
    steps = dict.fromkeys(starts, 0)
    front = list(starts)
    while front:
        here = front.pop(0)
        if steps[here] <= most:
            for there in table.ground.adjacent(here, table.bridges):
                if there not in steps:
                    steps[there] = steps[here] + 1
                    front.append(there)
    return {name for name, n in steps.items() if 2 <= n <= most + 1 and name in table.ground.land}


def jump_length(table: Table, seat: int, verb: str) -> int:
    """How many hexes may be jumped over: 1 by the Moles' tunnel, 2 by the flight of palace 9."""
    if verb == "tunnel":
        return 1 if table.seats[seat].faction == "moles" else 0
    return 2 if palace_works(table, seat) == "9" else 0


def spades_between(terrain: str, home: str) -> int:
    apart = abs(RING.index(terrain) - RING.index(home))
    return min(apart, len(RING) - apart)


def towards(terrain: str, home: str, spades: int) -> str:
    """The terrain after that many spades, the shorter way round the circle."""
    start = RING.index(terrain)
    ways = [RING[(start + spades) % 7], RING[(start - spades) % 7]]
    return min(ways, key=lambda way: spades_between(way, home))


def is_edge(table: Table, name: str) -> bool:
    """At least one side faces no hex of the map (p.24)."""
    return any(other not in table.ground.land and other not in table.ground.river for other in around(name))


def free_sites(table: Table, seat: int, over_land: bool) -> set[str]:
    """Bridge sites without a bridge and with an own building at one end; the Moles' own bridge may also cross land."""
    if sum(owner == seat for owner in table.bridges.values()) == 3:
        return set()
    sites = set(table.ground.sites)
    if over_land:
        sites |= land_sites(table)
    own = table.own(seat)
    return {site for site in sites if site not in table.bridges and own & set(site.split("-"))}


def land_sites(table: Table) -> set[str]:
    """Two land hexes corner to corner, both hexes beside the bridge on the map and one of them land (p.20)."""
    land, river = table.ground.land, table.ground.river
    found = set()
    for upper in land:
        for lower, left, right in across(upper):
            flanks = (left, right)
            on_map = lower in land and all(f in land or f in river for f in flanks)
            if lower > upper and on_map and any(f in land for f in flanks):
                found.add(f"{upper}-{lower}")
    return found


def power_value(table: Table, names: Collection[str]) -> int:
    return sum(POWER_VALUE[table.buildings[name].kind] + table.buildings[name].annex for name in names)


def is_enough_for_a_city(table: Table, seat: int, names: Collection[str]) -> bool:
    """Four buildings (three with a university, two with the monument) with a power value of 7 (p.9)."""
    kinds = {table.buildings[name].kind for name in names}
    needed = 2 if "monument" in kinds else 3 if "university" in kinds else 4
    value = 6 if palace_works(table, seat) == "8" else 7
    count = sum(2 if table.buildings[name].annex else 1 for name in names)
    return count >= needed and power_value(table, names) >= value


def groups(table: Table, seat: int) -> list[set[str]]:
    return table.ground.groups(table.own(seat), table.bridges)


def across_river(table: Table, seat: int, water: str) -> set[str]:
    """All groups around a river hex that are in no city (p.22, palace 14)."""
    found: set[str] = set()
    for group in groups(table, seat):
        if group & table.ground.near(water) and not group & table.seats[seat].cities:
            found |= group
    return found


def river_cities(table: Table, seat: int) -> set[str]:
    """River hexes across which palace 14 could found a city now."""
    if palace_works(table, seat) != "14":
        return set()
    waters = {water for name in table.own(seat) for water in table.ground.near(name) if water in table.ground.river}
    return {water for water in waters if is_enough_for_a_city(table, seat, across_river(table, seat, water))}


def largest_area(table: Table, seat: int) -> int:
    """Buildings linked by reach; tunnels and flights link too, the river bonus does not (p.18, p.20, p.22, p.23)."""
    jump = max(jump_length(table, seat, "tunnel"), jump_length(table, seat, "fly"))
    best = 0
    left = table.own(seat)
    while left:
        found: set[str] = set()
        front = [left.pop()]
        while front:
            here = front.pop()
            found.add(here)
            linked = table.ground.in_reach(here, table.bridges, table.seats[seat].shipping)
            if jump:
                linked |= jumps_from(table, [here], jump)
            front += linked & left
            left -= linked
        best = max(best, len(found))
    return best
