"""Points that an innovation brings at once (p.21), and what passing pays (p.16)."""

from tests.recheck.age_of_innovation.gains import gain
from tests.recheck.age_of_innovation.ground import groups
from tests.recheck.age_of_innovation.menus import holdings
from tests.recheck.age_of_innovation.reading import Table


def standing(table: Table, seat: int, *kinds: str) -> int:
    return sum(table.buildings[name].kind in kinds for name in table.own(seat))


def by_table(count: int, rows: dict[int, int]) -> int:
    return max((points for needed, points in rows.items() if count >= needed), default=0)


def innovation_points(table: Table, seat: int, name: str) -> int:
    """Those that count something; fixed points are in the tables."""
    player = table.seats[seat]
    own = table.own(seat)
    bridges = [site for site, owner in table.bridges.items() if owner == seat and own & set(site.split("-"))]
    points = {
        "sewage-system": 2 * standing(table, seat, "workshop"),
        "library": sum(sorted(player.levels.values())[-2:]),
        "league-of-cities": 5 * len(player.city_tiles),
        "telecommunication": by_table(len(groups(table, seat)), {4: 8, 5: 12, 6: 18}),
        "steel": by_table(len(bridges), {1: 8, 2: 12, 3: 18}),
        "census": by_table(len(own), {7: 8, 9: 12, 11: 18}),
        "science": 5 * standing(table, seat, "school"),
    }
    return points.get(name, 0)


def passing_points(table: Table, seat: int, title: str) -> int:
    player = table.seats[seat]
    points = {
        "palace-7": 3 * standing(table, seat, "school"),
        "bonus-palace-university": 4 * standing(table, seat, "palace", "university"),
        "competency-cities": 2 * len(player.city_tiles),
        "competency-weakest": min(player.levels.values()),
        "innovation-trading-routes": 2 * standing(table, seat, "guild"),
    }
    return points.get(title, 0)


def passed(table: Table, seat: int, bonus: str) -> None:
    """Rewards for passing, then the new round bonus with its coins; the last round has no new one."""
    player = table.seats[seat]
    gain(table, seat, {"vp": sum(passing_points(table, seat, title) for title in holdings(table, seat))})
    player.passed = True
    if bonus:
        gain(table, seat, {"coins": table.pool.pop(bonus)})
        table.pool[player.bonus] = 0
        player.bonus = bonus
