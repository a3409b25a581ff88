"""The action Transform and Build under way (p.11, p.12): what its spades and its workshop may still do."""

from dataclasses import dataclass

from tests.recheck.age_of_innovation.ground import jump_length, jumps_from, reach, spades_between, towards
from tests.recheck.age_of_innovation.reading import Table
from tests.recheck.age_of_innovation.tables import TOOLS_PER_SPADE, WORKSHOP


@dataclass
class Digging:
    """In a turn all spades are bought; other sources bring free ones."""

    seat: int
    source: str
    free: int
    started: bool = False
    first: str = ""
    """The first hex made native: the only one that may be built on."""
    target: str = ""
    """Where a tunnel or a flight leads: the action must go there."""
    phase: str = "actions"

    @property
    def lizards(self) -> bool:
        """Their spade brings a free workshop that may stand on another hex (p.20)."""
        return self.source == "faction-lizards"

    @property
    def may_build(self) -> bool:
        return self.phase == "actions"

    @property
    def may_buy(self) -> bool:
        """Not with spades of the science bonus (p.17) nor with the Desert's first one (ruling 26)."""
        return not self.source.startswith("round-tile-") and self.source != "board-desert"

    @property
    def may_split(self) -> bool:
        """Spades that are no action go to hexes as one likes (p.17)."""
        return not self.may_buy


def has(table: Table, seat: int, cost: dict[str, int]) -> bool:
    goods = table.seats[seat].goods
    return all(goods[what] >= amount for what, amount in cost.items())


def free_land(table: Table, names: set[str]) -> set[str]:
    return {name for name in names if name in table.terrain and name not in table.buildings}


def spade_numbers(table: Table, dig: Digging, needed: int) -> list[int]:
    """How many spades may be used on a hex that needs `needed` to become native."""
    player = table.seats[dig.seat]
    buyable = player.goods["tools"] // TOOLS_PER_SPADE[player.terraforming] if dig.may_buy else 0
    if dig.started and not dig.free:
        return []
    if not dig.free:
        return [n for n in range(1, needed + 1) if n <= buyable]
    short = [n for n in range(1, needed) if n == dig.free or (n < dig.free and dig.may_split)]
    return [*short, *([needed] if needed - dig.free <= buyable else [])]


def transforms(table: Table, dig: Digging) -> set[str]:
    home = table.seats[dig.seat].board
    area = {dig.target} if dig.target else reach(table, dig.seat)
    found = set()
    for name in free_land(table, area):
        now = table.terrain[name]
        for spades in spade_numbers(table, dig, spades_between(now, home)) if now != home else []:
            found.add(f"transform {name} {towards(now, home, spades)}")
    return found


def workshop_hexes(table: Table, dig: Digging) -> set[str]:
    if dig.lizards and not dig.target:
        return reach(table, dig.seat) | ({dig.first} if dig.first else set())
    if dig.first or dig.target:
        return {dig.first or dig.target}
    return set() if dig.started else reach(table, dig.seat)


def builds(table: Table, dig: Digging) -> set[str]:
    player = table.seats[dig.seat]
    if not dig.may_build or not player.stock["workshop"] or not (dig.lizards or has(table, dig.seat, WORKSHOP)):
        return set()
    if dig.started and dig.free and transforms(table, dig):
        return set()  # once one of several spades is used, the others come before the workshop
    home = {name for name in workshop_hexes(table, dig) if table.terrain.get(name) == player.board}
    return {f"build {name}" for name in free_land(table, home)}


def jumps(table: Table, dig: Digging, verb: str) -> set[str]:
    """Once in an action, before anything else, and only to where something can then be done."""
    player = table.seats[dig.seat]
    cost = {"tunnel": {"tools": 1}, "fly": {"scholars": 1}}[verb]
    length = jump_length(table, dig.seat, verb)
    if not length or dig.started or dig.target or not dig.may_build or not has(table, dig.seat, cost):
        return set()
    tools = player.goods["tools"] - cost.get("tools", 0)
    workshop = player.stock["workshop"] > 0 and (dig.lizards or (tools >= 1 and player.goods["coins"] >= 2))
    spade = dig.free > 0 or tools >= TOOLS_PER_SPADE[player.terraforming]
    land = free_land(table, jumps_from(table, table.own(dig.seat), length))
    useful = {name for name in land if (workshop if table.terrain[name] == player.board else spade)}
    return {f"{verb} {name}" for name in useful}


def digs(table: Table, dig: Digging) -> set[str]:
    """All that the action may do now, but for leaving it."""
    return transforms(table, dig) | builds(table, dig) | jumps(table, dig, "tunnel") | jumps(table, dig, "fly")
