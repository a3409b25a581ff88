"""Gaining and paying on a table in words: goods, knowledge steps (p.10), and what pays when something happens."""

from tests.recheck.age_of_innovation.ground import is_edge
from tests.recheck.age_of_innovation.menus import can_step, holdings, scholars_left
from tests.recheck.age_of_innovation.reading import Table
from tests.recheck.age_of_innovation.tables import (
    FINAL_TILES,
    ILLUSIONISTS,
    ILLUSIONISTS_1_2,
    NAVIGATORS_1_2,
    POWER_AT_LEVEL,
    ROUND_TILES,
    WHENEVER,
    Amounts,
)
from tests.recheck.terra import power


def gain(table: Table, seat: int, amounts: Amounts, times: int = 1) -> None:
    player = table.seats[seat]
    for what, amount in amounts.items():
        if what == "power":
            power.charge(player.bowls, amount * times)
        elif what == "tokens":
            player.bowls[2] += amount * times
        elif what == "scholars":
            player.goods[what] += min(amount * times, scholars_left(table, seat))
        else:
            player.goods[what] += amount * times


def pay(table: Table, seat: int, amounts: Amounts) -> None:
    for what, amount in amounts.items():
        if what == "power":
            power.spend(table.seats[seat].bowls, amount)
        else:
            table.seats[seat].goods[what] -= amount


def happen(table: Table, seat: int, event: str, times: int = 1) -> None:
    """Everything that pays for the event: own tiles always, the round's scoring tiles in phase II (p.11)."""
    if table.phase == "actions":
        scored, points, *_ = ROUND_TILES[table.round_tiles[table.round - 1]]
        gain(table, seat, {"vp": points if scored == event else 0}, times)
        if table.round == 6:
            scored, points = FINAL_TILES[table.final_tile]
            gain(table, seat, {"vp": points if scored == event else 0}, times)
    for title in holdings(table, seat):
        gain(table, seat, tile_pays(table, title, event), times)


def tile_pays(table: Table, title: str, event: str) -> Amounts:
    players = len(table.seats)
    if title == "faction-illusionists" and event == "power-action":
        return {"vp": (ILLUSIONISTS_1_2 if table.revised else ILLUSIONISTS)[players]}
    if table.revised and title == "faction-moles" and event == "tunnel":
        return {"vp": 2 + players}  # ruling 5
    if table.revised and title == "faction-navigators" and event == "river-workshop":
        return NAVIGATORS_1_2
    return WHENEVER.get(title, {}).get(event, {})


def built(table: Table, seat: int, name: str, kind: str) -> None:
    """What building brings in points (p.12, p.13, p.23, p.24)."""
    if kind in ("palace", "university"):
        happen(table, seat, "palace-or-university")
    else:
        happen(table, seat, kind)
    if kind == "workshop" and table.ground.riverside(name):
        happen(table, seat, "river-workshop")
    if kind == "workshop" and is_edge(table, name):
        happen(table, seat, "edge-workshop")


def climb(table: Table, seat: int, discipline: str, steps: int) -> int:
    """Climb as far as no key is needed; the answer is how many steps wait for one."""
    while steps and can_step(table, seat, discipline):
        if table.seats[seat].levels[discipline] == 7:
            return steps
        one_step(table, seat, discipline)
        steps -= 1
    return 0


def one_step(table: Table, seat: int, discipline: str) -> None:
    player = table.seats[seat]
    player.levels[discipline] += 1
    gain(table, seat, {"power": POWER_AT_LEVEL.get(player.levels[discipline], 0)})
    happen(table, seat, "step")
