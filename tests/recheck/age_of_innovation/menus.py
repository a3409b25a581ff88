"""Every answer that a turn and the questions after it must offer, and no other (p.11 to p.16)."""

from tests.recheck.age_of_innovation.digging import Digging, digs, has
from tests.recheck.age_of_innovation.ground import free_sites, palace_works, reach, river_cities, spades_between
from tests.recheck.age_of_innovation.reading import Table
from tests.recheck.age_of_innovation.tables import (
    BELOW,
    BOOK_ACTIONS,
    CONVERSIONS,
    DISCIPLINES,
    DOUBLES,
    EXTRA_BOOKS,
    EXTRA_BOOKS_WASTELAND,
    GUILD_NEXT_TO_OTHERS,
    NO_PALACE_COINS,
    POWER_ACTIONS,
    ROWS_OF_FOUR,
    SHIPPING_STEP,
    SPADES,
    SPECIAL,
    TERRAFORMING_STEP,
    TERRAFORMING_STEP_PLAINS,
    TOOLS_PER_SPADE,
    UPGRADE,
    Amounts,
)


def has_neighbour(table: Table, seat: int, name: str) -> bool:
    near = table.ground.adjacent(name, table.bridges)
    return any(other in table.buildings and table.buildings[other].owner != seat for other in near)


def upgrade_cost(table: Table, seat: int, name: str, kind: str) -> Amounts:
    """A guild is cheaper next to a building of somebody else (p.13)."""
    return GUILD_NEXT_TO_OTHERS if kind == "guild" and has_neighbour(table, seat, name) else UPGRADE[kind]


def upgradable(table: Table, seat: int, kind: str) -> set[str]:
    """Own buildings, not neutral ones (p.9), that could become one of that kind."""
    if not table.seats[seat].stock[kind]:
        return set()
    own = {name: table.buildings[name] for name in table.own(seat)}
    return {name for name, building in own.items() if building.kind == BELOW[kind] and not building.neutral}


def upgrades(table: Table, seat: int) -> set[str]:
    return {
        f"upgrade {name} {kind}"
        for kind in BELOW
        for name in upgradable(table, seat, kind)
        if has(table, seat, upgrade_cost(table, seat, name, kind))
    }


def schools_to_take_down(table: Table, seat: int) -> set[str]:
    if not table.seats[seat].stock["guild"]:
        return set()
    own = {name: table.buildings[name] for name in table.own(seat)}
    return {name for name, building in own.items() if building.kind == "school" and not building.neutral}


def terraforming_cost(table: Table, seat: int) -> Amounts:
    return TERRAFORMING_STEP_PLAINS if table.seats[seat].board == "plains" else TERRAFORMING_STEP


def advances(table: Table, seat: int) -> set[str]:
    player = table.seats[seat]
    found = set()
    if player.shipping < 3 and has(table, seat, SHIPPING_STEP):
        found.add("advance shipping")
    if player.terraforming < 2 and has(table, seat, terraforming_cost(table, seat)):
        found.add("advance terraforming")
    return found


def column_books(table: Table, place: int) -> Amounts:
    """The books of given disciplines that the innovation on a place of the display costs (p.14)."""
    singles = 4 * ROWS_OF_FOUR[len(table.seats)]
    disciplines = (DISCIPLINES[place % 4],) if place < singles else DOUBLES[place - singles]
    return {f"book {name}": 2 for name in disciplines}


def innovation_books(table: Table, seat: int) -> int:
    """Books in all, growing with the innovations made."""
    player = table.seats[seat]
    extra = EXTRA_BOOKS_WASTELAND if player.board == "wasteland" else EXTRA_BOOKS
    return 5 + extra[len(player.innovations)]


def surcharge(table: Table, seat: int) -> int:
    """Five coins until the palace is built (p.14), a neutral one too (ruling 16)."""
    kinds = {table.buildings[name].kind for name in table.own(seat)}
    return 0 if "palace" in kinds else NO_PALACE_COINS


def books(table: Table, seat: int) -> int:
    return sum(table.seats[seat].goods[f"book {name}"] for name in DISCIPLINES)


def innovations(table: Table, seat: int) -> set[str]:
    if len(table.seats[seat].innovations) == 3 or books(table, seat) < innovation_books(table, seat):
        return set()
    if table.seats[seat].goods["coins"] < surcharge(table, seat):
        return set()
    shown = enumerate(table.display)
    return {f"innovate {name}" for place, name in shown if name and has(table, seat, column_books(table, place))}


def scholars(table: Table, seat: int) -> set[str]:
    if not table.seats[seat].goods["scholars"]:
        return set()
    found = {f"return scholar {name}" for name in DISCIPLINES}
    for name, taken in table.scholar_spaces.items():
        found |= {f"send scholar {name} 3"} if not taken[0] else set()
        found |= {f"send scholar {name} 2"} if not all(taken[1:]) else set()
    return found


def is_of_use(table: Table, seat: int, title: str) -> bool:
    """Whether an action could do anything at all: its spades, bridge or building have somewhere to go."""
    if title in SPADES:
        return bool(digs(table, Digging(seat, title, SPADES[title])))
    if title in ("power-action-bridge", "bonus-bridge"):
        return bool(free_sites(table, seat, over_land=False))
    if title in ("book-action-upgrade-guild", "palace-4"):
        return bool(upgradable(table, seat, "guild"))
    if title == "palace-3":
        return bool(schools_to_take_down(table, seat))
    return True


def power_cost(table: Table, seat: int, action: str) -> int:
    return POWER_ACTIONS[action] - (1 if table.seats[seat].faction == "illusionists" else 0)


def octagons(table: Table, seat: int) -> set[str]:
    """Power and book actions and the own special actions, each once a round (p.15)."""
    found = set()
    for action in POWER_ACTIONS:
        if table.seats[seat].bowls[2] >= power_cost(table, seat, action):
            found.add(("power-action", action))
    for action in table.book_actions:
        if books(table, seat) >= BOOK_ACTIONS[action]:
            found.add(("book-action", action))
    free = {f"{kind} {name}" for kind, name in found if usable(table, seat, f"{kind}-{name}", table.used)}
    own = set(holdings(table, seat)) & set(SPECIAL)
    return free | {f"use {title}" for title in own if usable(table, seat, title, table.seats[seat].used)}


def usable(table: Table, seat: int, title: str, used: set[str]) -> bool:
    return title not in used and is_of_use(table, seat, title)


def is_octagon(title: str) -> bool:
    """A power, book or special action: once chosen it is carried out (ruling 36)."""
    return title.startswith(("power-action-", "book-action-")) or title in SPECIAL


def action_of(answer: str) -> str:
    """The component whose action an answer of a turn chooses."""
    verb, _, name = answer.partition(" ")
    return {"use": name, "power-action": f"power-action-{name}", "book-action": f"book-action-{name}"}.get(verb, "")


def holdings(table: Table, seat: int) -> list[str]:
    """What lies before the seat and works: a round bonus until its owner passes (p.16), a palace once it stands."""
    player = table.seats[seat]
    titles = [f"board-{player.board}", f"faction-{player.faction}"]
    if palace_works(table, seat):
        titles.append(f"palace-{player.palace}")
    if player.bonus and not player.passed:
        titles.append(f"bonus-{player.bonus}")
    titles += [f"competency-{name}" for name in player.competencies]
    return titles + [f"innovation-{name}" for name in player.innovations]


def own_bridges(table: Table, seat: int) -> set[str]:
    """The Moles' bridge for a tool (p.20)."""
    if table.seats[seat].faction != "moles" or not table.seats[seat].goods["tools"]:
        return set()
    return {f"bridge {site}" for site in free_sites(table, seat, over_land=True)}


def annexes(table: Table, seat: int) -> set[str]:
    if not table.seats[seat].goods["annexes"]:
        return set()
    return {f"annex {name}" for name in table.own(seat) if not table.buildings[name].annex}


def passes(table: Table) -> set[str]:
    return {"pass"} if table.round == 6 else {f"pass {name}" for name in table.pool}


def exchanges(table: Table, seat: int) -> set[str]:
    """Conversions, power sacrifice and the optional city across the river: before and after an action (p.16, p.22)."""
    player = table.seats[seat]
    found = set() if player.passed else {f"span {name}" for name in river_cities(table, seat)}  # ruling 37
    if player.bowls[1] >= 2:
        found.add("sacrifice")
    for words, (pay, get) in CONVERSIONS.items():
        payable = all(player.bowls[2] >= n if what == "power" else player.goods[what] >= n for what, n in pay.items())
        if payable and not ("scholars" in get and not scholars_left(table, seat)):
            found.add(f"convert {words}")
    return found


def scholars_left(table: Table, seat: int) -> int:
    """Seven in all; those sent never come back (p.15)."""
    return 7 - table.seats[seat].goods["scholars"] - table.seats[seat].sent


def turn(table: Table, seat: int, further: bool) -> set[str]:
    """One action or passing; a further action of the same turn may be left out."""
    actions = digs(table, Digging(seat, "rule-cost", 0)) | upgrades(table, seat) | advances(table, seat)
    actions |= innovations(table, seat) | scholars(table, seat) | octagons(table, seat)
    actions |= own_bridges(table, seat) | annexes(table, seat) | passes(table)
    return actions | exchanges(table, seat) | ({"end"} if further else set())


def can_step(table: Table, seat: int, discipline: str) -> bool:
    """A key for level 8, and only one marker on level 12 (p.10)."""
    level = table.seats[seat].levels[discipline] + 1
    if level == 8:
        return table.seats[seat].goods["keys"] > 0
    return level < 12 or (level == 12 and all(other.levels[discipline] < 12 for other in table.seats))


def placements(table: Table, seat: int, way: str, kinds: str) -> set[str]:
    """First buildings (p.6) and the guild of palace 16 on native land; neutral ones in reach, spades paid in tools."""
    player = table.seats[seat]
    empty = {name for name in table.terrain if name not in table.buildings}
    if way == "neutral":
        price = TOOLS_PER_SPADE[player.terraforming]
        near = empty & reach(table, seat)
        hexes = {n for n in near if spades_between(table.terrain[n], player.board) * price <= player.goods["tools"]}
    else:
        hexes = {name for name in empty if table.terrain[name] == player.board}
    return {f"place {name} {kind}" for name in hexes for kind in kinds.split("-or-")}
