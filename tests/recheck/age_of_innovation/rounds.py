"""What happens by itself: the start (p.6), science bonus (p.17), income (p.10) and the end of the game (p.18)."""

from tests.recheck.age_of_innovation.effects import Game
from tests.recheck.age_of_innovation.gains import climb, gain
from tests.recheck.age_of_innovation.ground import largest_area
from tests.recheck.age_of_innovation.menus import books, holdings
from tests.recheck.age_of_innovation.reading import Table
from tests.recheck.age_of_innovation.tables import (
    ALWAYS,
    AREA_POINTS,
    DISCIPLINES,
    FINAL_TILES,
    GUILD_SLOTS,
    INCOME,
    INCOME_CHOICES,
    LEVEL_9_INCOME,
    PIECES,
    ROUND_TILES,
    SCIENCE_POINTS,
    START_BOWLS,
    START_GOODS,
    START_STEPS,
    WORKSHOP_SLOTS,
)
from tests.recheck.terra.ranks import shares


def start(chosen: Table) -> Game:
    """The table when boards, factions and round bonuses are chosen."""
    game = Game(chosen.copy())
    for seat, player in enumerate(game.table.seats):
        player.goods = dict.fromkeys(player.goods, 0) | {"coins": 15, "tools": 3, "vp": 20}
        player.bowls = START_BOWLS.get(player.board, [5, 7, 0])[:]
        player.shipping = 1 if player.board == "lake" else 0
        player.levels = dict.fromkeys(DISCIPLINES, 0)
        for name in (player.board, player.faction):
            gain(game.table, seat, START_GOODS.get(name, {}))
            for discipline, number in START_STEPS.get(name, {}).items():
                climb(game.table, seat, discipline, number)
        game.due[seat, "book"] += 1 if player.board == "wasteland" else 0
        game.due[seat, "step"] += 2 if player.faction == "lizards" else 0
        game.due[seat, "competency"] += 1 if player.faction == "inventors" else 0
    return game


def science_bonus(game: Game) -> None:
    """Once for every full number of levels; the Blessed count as three levels higher (p.20)."""
    table = game.table
    _, _, discipline, levels, reward = ROUND_TILES[table.round_tiles[table.round - 1]]
    for seat, player in enumerate(table.seats):
        level = player.levels[discipline] + (3 if player.faction == "blessed" else 0)
        times = level // levels
        if "book" in reward:
            game.due[seat, "book"] += times
        elif "spade" not in reward:
            gain(table, seat, reward, times)


def prepare_next_round(game: Game) -> None:
    table = game.table
    table.used = set()
    table.pool = {bonus: coins + 1 for bonus, coins in table.pool.items()}
    for player in table.seats:
        player.used = set()


def income(game: Game) -> None:
    """Everything with an open hand but the science display, which comes after the free steps (p.24)."""
    table = game.table
    for seat, player in enumerate(table.seats):
        player.passed = False
        out = {kind: PIECES[kind] - player.stock[kind] for kind in PIECES}
        gain(table, seat, ALWAYS)
        gain(table, seat, {"tools": sum(WORKSHOP_SLOTS[: out["workshop"]])})
        for coins, power in GUILD_SLOTS[: out["guild"]]:
            gain(table, seat, {"coins": coins, "power": power})
        if player.board == "mountain" and out["guild"]:
            gain(table, seat, {"coins": 1})  # its first guild brings three coins (p.19)
        gain(table, seat, {"scholars": out["school"] + out["university"]})
        for title in holdings(table, seat):
            gain(table, seat, INCOME.get(title, {}))
            for what, number in INCOME_CHOICES.get(title, {}).items():
                game.due[seat, what] += number


def science_income(table: Table) -> None:
    for seat, player in enumerate(table.seats):
        for discipline, amounts in LEVEL_9_INCOME.items():
            if player.levels[discipline] >= 9:
                gain(table, seat, amounts)


def final_scoring(table: Table) -> None:
    """Area, science, what is left; with two players a third faction takes places (p.19)."""
    seats = range(len(table.seats))
    areas = [largest_area(table, seat) for seat in seats]
    add_points(table, shares([*areas, *([table.area_tile] if len(seats) == 2 else [])], AREA_POINTS))
    for discipline in DISCIPLINES:
        levels = [player.levels[discipline] for player in table.seats]
        third = [table.neutral_levels[discipline]] if len(seats) == 2 else []
        add_points(table, shares([*levels, *third], SCIENCE_POINTS))
    for seat, player in enumerate(table.seats):
        coins = sum(player.goods[what] for what in ("coins", "tools", "scholars")) + books(table, seat)
        gain(table, seat, {"vp": (coins + player.bowls[2] + player.bowls[1] // 2) // 5})


def add_points(table: Table, points: list[int]) -> None:
    for seat in range(len(table.seats)):
        gain(table, seat, {"vp": points[seat]})


def draws_are_allowed(table: Table) -> bool:
    """The restrictions of the set-up (p.4), and the third faction's markers of the two-player game (p.19)."""
    disciplines = [ROUND_TILES[name][2] for name in table.round_tiles[:5]]
    kinds = (ROUND_TILES[table.round_tiles[5]][0], FINAL_TILES[table.final_tile][0])
    if "spade-engineering" in table.round_tiles[4:] or max(disciplines.count(d) for d in DISCIPLINES) > 2:
        return False
    if kinds[1].removeprefix("edge-") == kinds[0] or len(set(table.round_tiles)) != 6:
        return False
    if len(table.seats) != 2:
        return not table.neutral_levels
    shown = {d: sum(ROUND_TILES[n][3] for n in table.round_tiles[:5] if ROUND_TILES[n][2] == d) for d in DISCIPLINES}
    return table.neutral_levels == {discipline: 2 + levels for discipline, levels in shown.items()}


START_BUILDINGS = {"omar": ["workshop", "workshop", "tower"], "monks": ["university"]}
"""All others start with two workshops (p.6, p.20)."""


def places_first(table: Table) -> int:
    """Who places the next of the first buildings: in turn order and back, then the Omar's third, the Monks last."""
    usual = [seat for seat in table.order if table.seats[seat].faction != "monks"]
    third = [seat for seat in usual if table.seats[seat].faction == "omar"]
    last = [seat for seat in table.order if seat not in usual]
    return [*usual, *reversed(usual), *third, *last][len(table.buildings)]


def first_kinds(table: Table, seat: int) -> str:
    """What the seat may place now, as the question says it: `workshop-or-tower`."""
    left = START_BUILDINGS.get(table.seats[seat].faction, ["workshop", "workshop"])[:]
    for name in table.own(seat):
        left.remove(table.buildings[name].kind)
    return "-or-".join(dict.fromkeys(left))
