"""A planning board (AoI p.6): what its slots, tracks and terrain circle show."""

from functools import cache
from typing import Any

from spielwerk.core.anew import anew
from spielwerk.games.age_of_innovation.rules import planning
from spielwerk.games.age_of_innovation.rules.building import TOOLS_PER_SPADE, distance
from spielwerk.games.age_of_innovation.rules.state import Player
from spielwerk.games.age_of_innovation.rules.words import (
    BUILDINGS,
    GUILD,
    PALACE,
    PIECES,
    SCHOOL,
    TERRAINS,
    UNIVERSITY,
    WORKSHOP,
)
from spielwerk.games.terra.shown.boards import Amounts, amounts, circle, row, track
from spielwerk.games.terra.shown.pictures import slots

DISPLAYED = (PALACE, UNIVERSITY, GUILD, SCHOOL, WORKSHOP)
"""From the top of the board to the bottom."""


def base_income(board: int) -> Amounts:
    """The income printed beside the slots, which is always gained."""
    return amounts(tools=planning.TOOL_INCOME[0], coins=planning.BASE_COIN_INCOME[board])


def slots_of(board: int, kind: int) -> list[Amounts]:
    """The income of each slot once its building has left the board."""
    if kind == WORKSHOP:
        return [amounts(tools=n) for n in slots(list(planning.TOOL_INCOME))]
    if kind == GUILD:
        coins, power = slots(list(planning.GUILD_COIN_INCOME[board])), slots(list(planning.GUILD_POWER))
        return [amounts(coins=c, power=p) for c, p in zip(coins, power, strict=True)]
    return [amounts(scholars=int(kind != PALACE))] * PIECES[kind]


def cost_of(kind: int) -> Amounts:
    if kind == WORKSHOP:
        return amounts(tools=planning.WORKSHOP_TOOLS, coins=planning.WORKSHOP_COINS)
    _, _, tools, coins = planning.upgrade_to(kind)
    return amounts(tools=tools, coins=coins)


def _row(board: int, kind: int, left: int) -> Any:
    cost = cost_of(kind)
    cheaper = {**cost, "coins": planning.GUILD_COINS_WITH_NEIGHBOUR} if kind == GUILD else None
    return row(BUILDINGS[kind], left, cost, slots_of(board, kind), cheaper)


def rows(board: int, stock: list[int]) -> list[Any]:
    return [_row(board, kind, stock[kind]) for kind in DISPLAYED]


def _reward(reward: tuple[int, int]) -> Amounts:
    points, books = reward
    return amounts(vp=points, books=books)


def tracks(board: int, shipping: int, terraforming: int) -> list[Any]:
    sailing = [(n, _reward(reward)) for n, reward in enumerate(planning.SHIPPING_REWARD[board])]
    digging = list(zip(TOOLS_PER_SPADE, map(_reward, planning.TERRAFORMING_REWARD), strict=True))
    coins, tools = planning.TERRAFORMING_COINS[board], planning.TERRAFORMING_TOOLS
    return [
        track(
            "shipping",
            shipping,
            sailing,
            planning.START_SHIPPING[board],
            amounts(scholars=1, coins=planning.SHIPPING_COINS),
        ),
        track("terraforming", terraforming, digging, 0, amounts(scholars=1, coins=coins, tools=tools)),
    ]


def terrain_circle(board: int, terraforming: int) -> Any:
    spades = [distance(board, terrain) for terrain in planning.RING]
    return circle(TERRAINS, board, spades, "tools", TOOLS_PER_SPADE[terraforming])


@cache
def _printed(board: int, shipping: int, terraforming: int) -> dict[str, Any]:
    """The board with all its buildings, cached: there are few, and each is shown at every answer."""
    return {
        "base": base_income(board),
        "rows": rows(board, list(PIECES)),
        "tracks": tracks(board, shipping, terraforming),
        "circle": terrain_circle(board, terraforming),
    }


def planning_board(p: Player) -> dict[str, Any]:
    found = anew(_printed(p.board, p.shipping, p.terraforming))
    for kind, shown in zip(DISPLAYED, found["rows"], strict=True):
        shown["open"] = PIECES[kind] - p.stock[kind]
    return found
