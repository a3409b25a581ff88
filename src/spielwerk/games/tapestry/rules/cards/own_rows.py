"""What rows of all tables in an owner's file have in common: lists of items, and texts for people."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.data_option import unknown
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.cards.own_file import MOST_PARTS
from spielwerk.games.tapestry.rules.effects.items import parts_of
from spielwerk.games.tapestry.rules.effects.table import UnknownItem

MOST_OF_A_THING: Final = 50
LONGEST: Final = {"name": 60, "text": 400}


def item_defects(items: object, order: object) -> list[Reason]:
    if not isinstance(items, list) or not items or not all(isinstance(item, str) for item in items):
        return [Reason("data-items")]
    if len(items) > MOST_PARTS:
        return [Reason("data-items-many", {"most": MOST_PARTS})]
    for item in items:
        number = item.partition(" ")[2]
        if number and not (number.isdecimal() and 1 <= int(number) <= MOST_OF_A_THING):
            return [Reason("data-item-number", {"found": item, "most": MOST_OF_A_THING})]
    try:
        parts_of(items, str(order))
    except UnknownItem as problem:
        return [problem.reason or Reason("data-item", {"found": ", ".join(items)})]
    return []


def text_defects(language: str, words: object) -> list[Reason]:
    """`de.name` and `de.text`: shown to people instead of the file's own name and the items in words."""
    if not isinstance(words, Mapping) or not words:
        return [Reason("data-language", {"word": language})]
    found = [unknown(f"{language}.{word}", list(LONGEST)) for word in words if word not in LONGEST]
    for word, longest in LONGEST.items():
        value = words.get(word, "-")
        if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
            found.append(Reason("data-line", {"word": f"{language}.{word}", "most": longest}))
    return found
