"""Every space, tile, card, civilization and landmark as a row of the catalogue, read from the data files."""

from typing import Any

from spielwerk.games.tapestry.rules.cards.own import add_places, needs_of
from spielwerk.games.tapestry.rules.catalog import (
    BY_KIND,
    CARD_KINDS,
    INCOME_TRACKS,
    NOTHING,
    PAYMENTS,
    TRAP,
    Component,
)
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import mechanic
from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.words import ACHIEVEMENTS, BUILDINGS, PASSIVES, TRACKS


def landmarks() -> None:
    for row in read("landmarks.toml")["landmark"]:
        Component("landmark", row["name"], "p.13")


def achievements() -> None:
    for name in ACHIEVEMENTS:
        Component("achievement", name, "p.15")


def capitals() -> None:
    for row in read("capitals.toml")["capital"]:
        Component("capital", row["name"], "p.13")


def spaces() -> None:
    for row in read("tracks.toml")["space"]:
        new = Component("space", row["name"], "p.18")
        new.now = effects(row["benefit"], row.get("order", "any"))
        if "bonus" in row:
            kind, price = row["pay"].split()
            new.pay, new.price = PAYMENTS.index(kind), int(price)
            new.then = effects(row["bonus"])
        assert TRACKS.index(row["track"]) == new.index // 12


def tiles() -> None:
    for row in read("tiles.toml")["tile"]:
        new = Component("tile", row["name"], "p.7")
        new.now = effects(row["reward"])
    for row in read("space_tiles.toml")["space-tile"]:
        new = Component("space-tile", row["name"], "p.7", row.get("status", ""))
        new.now = effects(row["reward"])


def techs() -> None:
    for row in read("techs.toml")["tech"]:
        add_tech(row)


def add_tech(row: dict[str, Any]) -> None:
    new = Component("tech", row["name"], "p.23", row.get("status", ""))
    new.set = row.get("set", "base")
    new.now = effects(row["circle"], row.get("order", "any"))
    new.then = effects(row["square"], row.get("order", "any"))
    new.once = row.get("once", False)
    new.needs_track, new.needs_slot, new.needs, new.needs_income = needs_of(row["needs"])


def cards() -> None:
    for row in read("tapestry.toml")["card"]:
        add_card(row)


def add_card(row: dict[str, Any]) -> None:
    new = Component("tapestry", row["name"], "p.9" if row["kind"] == "trap" else "p.12", row.get("status", ""))
    new.card_kind = CARD_KINDS.index(row["kind"])
    new.set = row.get("set", "base")
    new.copies = row.get("copies", 1)
    if "does" in row:
        new.now = effects(row["does"], row.get("order", "any"))
    if "explored" in row:
        new.then = effects(row["explored"])
    if row["kind"] == "era":
        new.passive = PASSIVES.index(row["name"])


def civilizations() -> None:
    for row in read("civilizations.toml")["civilization"]:
        new = Component("civilization", row["name"], "p.14", row.get("status", ""))
        new.set = row.get("set", "base")
        new.now = _mechanic(row, "income")
        new.then = _mechanic(row, "gained")
        new.begin = _mechanic(row, "begin")
        new.start = _mechanic(row, "start")
        new.late = _mechanic(row, "late")
        new.first = _mechanic(row, "first")
        new.turns = sum([1 << turn for turn in row.get("turns", [])])
        if row["name"] in PASSIVES:
            new.passive = PASSIVES.index(row["name"])


def _mechanic(row: dict[str, Any], name: str) -> int:
    """A list of items, or the name of a civilization's own mechanic."""
    value = row.get(name, "")
    if isinstance(value, list):
        return effects(value, "listed")
    return mechanic(value) if value else NOTHING


def load() -> None:
    if BY_KIND.get("space"):
        return
    landmarks()
    achievements()
    capitals()
    spaces()
    tiles()
    techs()
    cards()
    civilizations()
    add_places()
    assert len(BUILDINGS) == len(INCOME_TRACKS)
    assert sum(row.card_kind == TRAP for row in BY_KIND["tapestry"]) == 1
