"""A faction's mat (TN p.3): what its slots, its shipping track and its terrain circle show."""

from functools import lru_cache
from typing import Any

from spielwerk.core.anew import anew
from spielwerk.games.terra.rules.circle import distance
from spielwerk.games.terra.shown.boards import Amounts, amounts, circle, row, track
from spielwerk.games.terra.shown.pictures import slots
from spielwerk.games.terra_nova.rules.actions.upgrade import post_money
from spielwerk.games.terra_nova.rules.building import spades_needed
from spielwerk.games.terra_nova.rules.holdings import palace_row
from spielwerk.games.terra_nova.rules.mats import (
    HOUSE_MONEY,
    PALACE_MONEY,
    POST_MONEY,
    POST_MONEY_WITH_NEIGHBOUR,
    SHIPPING_MONEY,
    SPADE_MONEY,
    START_BOWLS,
    Mat,
)
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BUILDINGS,
    HOUSE,
    LEFT_PALACE,
    PIECES,
    POST,
    RIGHT_PALACE,
    RING,
    TERRAINS,
)

DISPLAYED = (LEFT_PALACE, RIGHT_PALACE, POST, HOUSE)
"""From the top of the mat to the bottom."""
MATS_KEPT = 128
"""Cache of mats with their tracks and prices, which are shown at every answer; custom mats come and go."""


def base_income(mat: Mat) -> Amounts:
    money, power = mat.base
    return amounts(money=money, power=power)


def _slots(sums: list[tuple[int, int]]) -> list[Amounts]:
    money, power = slots([a for a, _ in sums]), slots([b for _, b in sums])
    return [amounts(money=a, power=b) for a, b in zip(money, power, strict=True)]


def _rows(mat: Mat, faction: int, stock: list[int], posts: tuple[int, int]) -> list[Any]:
    """`posts`: the cost of a trading post alone and beside another player's building."""
    found = [
        row(BUILDINGS[kind], stock[kind], amounts(money=PALACE_MONEY), [{}]) for kind in (LEFT_PALACE, RIGHT_PALACE)
    ]
    for kind, palace in enumerate(found, LEFT_PALACE):
        palace["tile"] = palace_row(faction, kind).title()
    alone, beside = posts
    cheaper = amounts(money=beside)
    found.append(row(BUILDINGS[POST], stock[POST], amounts(money=alone), _slots(mat.posts), cheaper))
    found.append(row(BUILDINGS[HOUSE], stock[HOUSE], amounts(money=HOUSE_MONEY), _slots(mat.houses)))
    return found


def _tracks(mat: Mat, shipping: int) -> list[Any]:
    steps = [(n, amounts(vp=points)) for n, points in enumerate(mat.shipping_points)]
    return [track("shipping", shipping, steps, 0, amounts(money=SHIPPING_MONEY))]


@lru_cache(maxsize=MATS_KEPT)
def _laid_out(
    mat: Mat, faction: int, home: int, shipping: int, posts: tuple[int, int], spades: tuple[int, ...]
) -> dict[str, Any]:
    """The mat with all its buildings."""
    return {
        "base": base_income(mat),
        "rows": _rows(mat, faction, list(PIECES), posts),
        "tracks": _tracks(mat, shipping),
        "circle": circle(TERRAINS, home, spades, "money", SPADE_MONEY),
    }


def mat_of(s: NovaState, p: Player) -> dict[str, Any]:
    """The mat in play."""
    posts = (post_money(p, False), post_money(p, True))
    spades = tuple([spades_needed(p, terrain) for terrain in range(RING)])
    found = anew(_laid_out(s.mat(p), p.faction, p.home, p.shipping, posts, spades))
    for kind, shown in zip(DISPLAYED, found["rows"], strict=True):
        shown["open"] = PIECES[kind] - p.stock[kind]
    return found


def new_mat(mat: Mat, home: int, faction: int) -> dict[str, Any]:
    """The mat before it is chosen: what a player starts with, and everything that mats in play show."""
    spades = [distance(RING, home, terrain) for terrain in range(RING)]
    return {
        "terrain": TERRAINS[home],
        "ring": [TERRAINS[(home + step) % RING] for step in range(RING)],
        "start": {"money": mat.start_money},
        "bowls": list(START_BOWLS),
        "shipping": 0,
        "base": base_income(mat),
        "rows": _rows(mat, faction, list(PIECES), (POST_MONEY, POST_MONEY_WITH_NEIGHBOUR)),
        "tracks": _tracks(mat, 0),
        "circle": circle(TERRAINS, home, spades, "money", SPADE_MONEY),
    }
