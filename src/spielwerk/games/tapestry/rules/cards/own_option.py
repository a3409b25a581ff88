"""Own cards: the option that adds a box's cards to the decks and replaces stand-ins by its values, and every defect of
its file by name."""

import re
from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.data_option import DataOption, located, missing, out_of_range, unknown
from spielwerk.core.reasons import Reason
from spielwerk.core.texts import LANGUAGES
from spielwerk.games.tapestry.rules.cards.deck import HOUSE
from spielwerk.games.tapestry.rules.cards.own_file import OWN_CARDS, OWN_TECHS
from spielwerk.games.tapestry.rules.cards.own_kinds import kind_defects
from spielwerk.games.tapestry.rules.cards.own_rows import item_defects, text_defects
from spielwerk.games.tapestry.rules.cards.own_things import WORDS as THINGS
from spielwerk.games.tapestry.rules.cards.own_things import thing_defects
from spielwerk.games.tapestry.rules.catalog import BY_KIND, INCOME_TRACKS
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN
from spielwerk.games.tapestry.rules.words import LAST, LAST_INCOME, TRACKS

COMMON: Final = ("name", "order", *LANGUAGES)
DOES: Final = ("does", "left", "right", "reserved", "reward", "full")
"""Where a tapestry card has a list of items."""
WORDS: Final = {
    "card": (*COMMON, *DOES, "copies", "kind", "on", "reacts", "reaction", "plots", "covered"),
    "tech": (*COMMON, "circle", "square", "needs", "once", "arts"),
}
NEEDED: Final = {"card": ("name",), "tech": ("name", "circle", "square", "needs")}
ORDERED: Final = ("does", "circle", "square")
"""Lists to which `order` belongs."""
KIND_OF: Final = {"card": "tapestry", "tech": "tech"}
PLACES: Final = {"card": OWN_CARDS, "tech": OWN_TECHS}
MOST_COPIES: Final = 10
SLOTS: Final = 6
NO_FILE: Final = "none"
TABLES: Final = (*WORDS, *THINGS)


class CardsOption(DataOption):
    def fits(self, data: Mapping[str, Any]) -> bool:
        return any(table in data for table in TABLES)

    def defects(self, data: Mapping[str, Any]) -> list[Reason]:
        return card_defects(data)


CARDS: Final = CardsOption("cards", NO_FILE, "card", "tapestry")


def card_defects(data: Mapping[str, Any]) -> list[Reason]:
    """All defects of the data."""
    found = [unknown(word, TABLES) for word in data if word not in TABLES]
    for table in TABLES:
        rows = data.get(table, [])
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            found.append(Reason("data-rows", {"word": table}))
            continue
        if table in THINGS:
            found += thing_defects(table, rows)
            continue
        if len(rows) > PLACES[table]:
            found.append(Reason("data-too-many", {"word": table, "most": PLACES[table], "n": len(rows)}))
        names = [row.name for row in BY_KIND[KIND_OF[table]] if row.status not in (STAND_IN, HOUSE)]
        for number, row in enumerate(rows, 1):
            found += located(f"{table} {number}", _row_defects(table, row, names))
            names.append(str(row.get("name")))
    return found


def _row_defects(table: str, row: Mapping[str, Any], names: list[str]) -> list[Reason]:
    found = [unknown(word, WORDS[table]) for word in row if word not in WORDS[table]]
    found += [missing(word) for word in NEEDED[table] if word not in row]
    name = row.get("name")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        found.append(Reason("data-name"))
    elif name in names:
        found.append(Reason("data-name-taken", {"found": name}))
    for word in (*DOES, "circle", "square"):
        if word in row:
            found += item_defects(row[word], row.get("order", "any") if word in ORDERED else "any")
    if "covered" in row:
        found += item_defects(row["covered"], "listed")
    for language in LANGUAGES:
        if language in row:
            found += text_defects(language, row[language])
    return found + ([*_copies_defects(row), *kind_defects(row)] if table == "card" else _tech_defects(row))


def _copies_defects(row: Mapping[str, Any]) -> list[Reason]:
    copies = row.get("copies", 1)
    if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= MOST_COPIES:
        return [out_of_range("copies", 1, MOST_COPIES)]
    return []


def _tech_defects(row: Mapping[str, Any]) -> list[Reason]:
    """The condition of the top row: `exploration 4`, `farms 2`, `income 5`, `charm 5` or `landmark`."""
    found = [
        Reason("data-flag", {"word": word}) for word in ("once", "arts") if not isinstance(row.get(word, False), bool)
    ]
    where, _, number = str(row.get("needs")).partition(" ")
    limits = {**dict.fromkeys(TRACKS, LAST), **dict.fromkeys(INCOME_TRACKS, SLOTS)}
    limits |= {"income": LAST_INCOME, "charm": LAST_INCOME}
    if row.get("needs") == "landmark":
        return found
    if not number.isdecimal() or not 1 <= int(number) <= limits.get(where, 0):
        found.append(Reason("data-needs"))
    return found
