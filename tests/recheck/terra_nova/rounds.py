"""What happens by itself: the start (p.3), income (p.4), the end of a round (p.9) and of the game (p.9)."""

from tests.recheck.terra.ranks import shares
from tests.recheck.terra_nova.answers import Game, gain
from tests.recheck.terra_nova.ground import largest_area
from tests.recheck.terra_nova.menus import holdings, placements
from tests.recheck.terra_nova.reading import NEUTRAL, Building, Table
from tests.recheck.terra_nova.tables import (
    AREA_POINTS,
    BASE_INCOME,
    HOUSE_SLOTS,
    INCOME,
    MONEY_PER_POINT,
    PIECES,
    POST_SLOTS,
    START_BOWLS,
    START_MONEY,
)


def start(chosen: Table) -> Game:
    """The table when mats and factions are chosen."""
    game = Game(chosen.copy())
    for player in game.table.seats:
        player.money, player.vp, player.shipping = START_MONEY, 0, 0
        player.bowls = START_BOWLS[:]
    return game


def income(table: Table) -> None:
    for seat, player in enumerate(table.seats):
        player.passed = False
        gain(table, seat, BASE_INCOME)
        gain(table, seat, {"money": sum(HOUSE_SLOTS[: PIECES["house"] - player.stock["house"]])})
        for money, power in POST_SLOTS[: PIECES["trading-post"] - player.stock["trading-post"]]:
            gain(table, seat, {"money": money, "power": power})
        for title in holdings(table, seat):
            gain(table, seat, INCOME.get(title, {}))


def end_of_actions(table: Table) -> None:
    """Whoever passed first begins the next round, clockwise; or all follow the order of passing (p.9, p.10)."""
    players = len(table.seats)
    clockwise = [(table.passed[0] + i) % players for i in range(players)]
    table.order = table.passed if table.by_passing else clockwise
    table.passed = []


def begin_round(table: Table) -> None:
    if table.round:
        table.used = set()
        for player in table.seats:
            player.used = set()
        if table.variant == "planner" and table.round == 3:
            for answer in placements(table, 0, "neutral", table.neutral_home):
                table.buildings[answer.split()[1]] = Building(NEUTRAL, "house")
    table.pool = {bonus: money + 1 for bonus, money in table.pool.items()}
    table.round += 1


def final_scoring(table: Table) -> None:
    points = shares([largest_area(table, seat) for seat in range(len(table.seats))], AREA_POINTS)
    for seat, player in enumerate(table.seats):
        player.money += player.bowls[2]
        player.bowls[0] += player.bowls[2]
        player.bowls[2] = 0
        player.vp += player.money // MONEY_PER_POINT + points[seat]


def places_first(table: Table) -> int:
    """Who places the next of the first houses: in turn order and back, then the Desert Daughters' third (p.2)."""
    third = [seat for seat in table.order if table.seats[seat].faction == "desert-daughters"]
    placed = len(table.buildings) - len(table.own(NEUTRAL))
    return [*table.order, *reversed(table.order), *third][placed]
