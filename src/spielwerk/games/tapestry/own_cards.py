"""Own cards: what a file with cards of a box must look like, every defect named."""

import re
from collections.abc import Mapping
from typing import Any, Final

from spielwerk.games.tapestry.catalog import BY_KIND, CARD_KINDS
from spielwerk.games.tapestry.codes import LAST, PASSIVES, TRACKS
from spielwerk.games.tapestry.components import INCOME_TRACKS
from spielwerk.games.tapestry.items import UnknownItem, effects

WORDS: Final = {
    "card": ("name", "kind", "does", "order", "copies", "status"),
    "tech": ("name", "circle", "square", "order", "needs", "status"),
}
NEEDED: Final = {"card": ("name", "kind"), "tech": ("name", "circle", "square", "needs")}
KIND_OF: Final = {"card": "tapestry", "tech": "tech"}
MOST_COPIES: Final = 10
SLOTS: Final = 6


def card_defects(data: Mapping[str, Any]) -> list[str]:
    """Everything wrong with the data, one sentence each."""
    found = [f"There is no table '{word}'; known: card, tech." for word in data if word not in WORDS]
    for table in WORDS:
        rows = data.get(table, [])
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            found.append(f"'{table}' must be written as [[{table}]].")
            continue
        names = [row.name for row in BY_KIND[KIND_OF[table]]]
        for number, row in enumerate(rows, 1):
            found += [f"{table} {number}: {defect}" for defect in _row_defects(table, row, names)]
            names.append(str(row.get("name")))
    return found


def _row_defects(table: str, row: Mapping[str, Any], names: list[str]) -> list[str]:
    found = [f"There is no word '{word}'." for word in row if word not in WORDS[table]]
    found += [f"'{word}' is missing." for word in NEEDED[table] if word not in row]
    name = row.get("name")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        found.append("A name has small letters, digits and hyphens.")
    elif name in names:
        found.append(f"The name '{name}' is taken.")
    for word in ("does", "circle", "square"):
        if word in row:
            found += _item_defects(row[word], row.get("order", "any"))
    return found + (_card_defects(row) if table == "card" else _needs_defects(row.get("needs")))


def _item_defects(items: object, order: object) -> list[str]:
    if not isinstance(items, list) or not items or not all(isinstance(item, str) for item in items):
        return ["What a card does is a list of items."]
    try:
        effects(items, str(order))
    except UnknownItem as problem:
        return [str(problem)]
    return []


def _card_defects(row: Mapping[str, Any]) -> list[str]:
    found: list[str] = []
    kind = row.get("kind")
    if kind not in CARD_KINDS[:2]:
        found.append("The kind of a card is 'played' or 'era'.")
    elif kind == "era" and row.get("name") not in PASSIVES:
        found.append("The engine knows no ability of that name for an era.")
    elif kind == "played" and "does" not in row:
        found.append("A card that acts when played says what it 'does'.")
    copies = row.get("copies", 1)
    if not isinstance(copies, int) or not 1 <= copies <= MOST_COPIES:
        found.append(f"'copies' is a number from 1 to {MOST_COPIES}.")
    return found


def _needs_defects(needs: object) -> list[str]:
    """`exploration 4` or `farms 2`."""
    where, _, number = str(needs).partition(" ")
    most = LAST if where in TRACKS else SLOTS if where in INCOME_TRACKS else 0
    if number.isdecimal() and 1 <= int(number) <= most:
        return []
    return ["'needs' is a track and a space, 'exploration 4', or an income track and a slot, 'farms 2'."]
