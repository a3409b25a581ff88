"""The printed numbers of the faction mats: start money, incomes and the shipping track, read from plain data."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spielwerk.core.data_option import located, missing, not_a_table, out_of_range, unknown
from spielwerk.core.reasons import Reason
from spielwerk.games.terra_nova.rules.words import FACTIONS, HOUSE, PIECES, POST

STAND_IN: Final = "stand-in"
MOST: Final = 99

# Costs, the same on every mat (TN p.5 to p.8).
HOUSE_MONEY: Final = 4
SPADE_MONEY: Final = 6
POST_MONEY: Final = 10
POST_MONEY_WITH_NEIGHBOUR: Final = 7
CHEAP_POST_MONEY: Final = 7
CHEAP_POST_MONEY_WITH_NEIGHBOUR: Final = 5
PALACE_MONEY: Final = 14
SHIPPING_MONEY: Final = 8
BRIDGE_MONEY: Final = 10
START_BOWLS: Final = (2, 2, 4)


class Mat:
    """One side of a mat. Incomes are cumulative: entry n is the total with n buildings off the mat."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.start_money: int = row["start_money"]
        self.base: tuple[int, int] = _income(row["base_income"])
        self.houses: list[tuple[int, int]] = _sums(row["houses"])
        self.posts: list[tuple[int, int]] = _sums(row["trading_posts"])
        self.shipping_points: list[int] = [0, *row["shipping_points"]]
        self.shipping_top = len(self.shipping_points) - 1


def _income(slot: Mapping[str, int]) -> tuple[int, int]:
    return slot.get("money", 0), slot.get("power", 0)


def _sums(slots: list[Mapping[str, int]]) -> list[tuple[int, int]]:
    sums = [(0, 0)]
    for slot in slots:
        money, power = _income(slot)
        sums.append((sums[-1][0] + money, sums[-1][1] + power))
    return sums


class Mats:
    """All ten sides: the common numbers, and for each faction what differs."""

    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        self.status: str = data["status"]
        self.source = source
        """`stand-in`, or the whole data as text: enough for a position to find these mats again."""
        differs: Mapping[str, Any] = data.get("factions", {})
        self.of: list[Mat] = [Mat({**data["common"], **differs.get(name, {})}) for name in FACTIONS]


def read_mats(text: str) -> Mats:
    """The mats of an option's value: `stand-in`, or own data as JSON that `mats_defects` has accepted."""
    return STAND_IN_MATS if text == STAND_IN else Mats(json.loads(text), text)


SLOTS: Final = (("houses", PIECES[HOUSE]), ("trading_posts", PIECES[POST]))
PARTS: Final = ("start_money", "base_income", "houses", "trading_posts", "shipping_points")


def mats_defects(data: Mapping[str, Any]) -> list[Reason]:
    """Every defect of plain data that is meant to be mats."""
    found: list[Reason] = []
    if not isinstance(data.get("status"), str) or not data["status"]:
        found.append(Reason("data-status"))
    tables = ("status", "common", "factions")
    found += [unknown(name, tables) for name in data if name not in tables]
    common = data.get("common")
    if not isinstance(common, dict):
        return [*found, Reason("mats-common")]
    absent = [missing(name) for name in PARTS if name not in common]
    found += located("common", [*absent, *_mat_defects(common)])
    factions = data.get("factions", {})
    if not isinstance(factions, dict):
        return [*found, *located("factions", [not_a_table()])]
    for faction, row in factions.items():
        if faction not in FACTIONS:
            found.append(unknown(faction, FACTIONS))
        else:
            wrong = _mat_defects(row) if isinstance(row, dict) else [not_a_table()]
            found += located(f"factions.{faction}", wrong)
    return found


def _mat_defects(row: Mapping[str, Any]) -> list[Reason]:
    found = [unknown(name, PARTS) for name in row if name not in PARTS]
    if "start_money" in row and not _amount(row["start_money"]):
        found.append(out_of_range("start_money", 0, MOST))
    if "base_income" in row and not _slot(row["base_income"]):
        found.append(Reason("mats-base-income"))
    for name, size in SLOTS:
        slots = row.get(name)
        if name in row and not (isinstance(slots, list) and len(slots) == size and all(_slot(slot) for slot in slots)):
            found.append(Reason("mats-slots", {"word": name, "n": size}))
    points = row.get("shipping_points")
    if "shipping_points" in row and not (isinstance(points, list) and points and all(_amount(n) for n in points)):
        found.append(Reason("mats-shipping"))
    return found


def _amount(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def _slot(value: object) -> bool:
    return isinstance(value, dict) and all(name in ("money", "power") and _amount(n) for name, n in value.items())


def _read() -> Mats:
    with (Path(__file__).parents[1] / "data" / "mats.toml").open("rb") as file:
        return Mats(tomllib.load(file), STAND_IN)


STAND_IN_MATS: Final[Mats] = _read()
