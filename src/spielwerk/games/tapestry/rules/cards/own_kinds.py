"""What each kind of own tapestry card must have, and what it cannot have."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.games.tapestry.rules.cards.card_plots import MOST
from spielwerk.games.tapestry.rules.cards.occasions import defects as occasion_defects
from spielwerk.games.tapestry.rules.catalog import CARD_KINDS, OCCASIONS, REACTIONS

NEEDED: Final = {
    "played": ("does",),
    "era": ("on",),
    "trap": ("does", "reward"),
    "permanent": (),
    "reaction": ("does", "reacts"),
}
ONLY: Final = {
    "on": ("era", "permanent"),
    "plots": ("permanent",),
    "covered": ("permanent",),
    "full": ("permanent",),
    "reacts": ("reaction",),
    "reaction": ("reaction",),
    "reward": ("trap", "reaction"),
}
"""The kinds that a word belongs to."""
OF_OCCASION: Final = {"conquest": ("reward", "topple", "withdraw"), "trap": ("reward", "withdraw", "foil")}


def kind_defects(row: Mapping[str, Any]) -> list[str]:
    kind = row.get("kind", "played")
    if kind not in CARD_KINDS:
        return [f"'{kind}' is no kind of card; known: {', '.join(CARD_KINDS)}."]
    found = [f"'{word}' is missing." for word in NEEDED[kind] if word not in row]
    found += [
        f"A card of the kind '{kind}' has no '{word}'."
        for word, kinds in ONLY.items()
        if word in row and kind not in kinds
    ]
    if kind == "permanent" and "on" not in row and "plots" not in row:
        found.append("A permanent card has 'on' or 'plots'.")
    if "reserve" in row.get("does", []) and "reserved" not in row:
        found.append("A card that reserves a token says in 'reserved' what it brings.")
    return found + _occasions(row) + _reaction(row) + _plots(row)


def _occasions(row: Mapping[str, Any]) -> list[str]:
    told = row.get("on", [])
    if not isinstance(told, list) or not all(isinstance(one, Mapping) for one in told):
        return ["'on' is written as [[card.on]]."]
    return [defect for one in told for defect in occasion_defects(one)]


def _reaction(row: Mapping[str, Any]) -> list[str]:
    if "reacts" not in row:
        return []
    reacts = row["reacts"]
    if reacts not in OCCASIONS:
        return [f"A card reacts to one of: {', '.join(OCCASIONS)}."]
    if row.get("reaction", REACTIONS[0]) not in OF_OCCASION[reacts]:
        return [f"A reaction to a {reacts} is one of: {', '.join(OF_OCCASION[reacts])}."]
    return []


def _plots(row: Mapping[str, Any]) -> list[str]:
    if "plots" not in row:
        return ["'covered' and 'full' belong to 'plots'."] if "covered" in row or "full" in row else []
    plots = row["plots"]
    if not isinstance(plots, list) or not all(isinstance(line, str) and set(line) <= {"#", "."} for line in plots):
        return ["'plots' are lines of # (a plot) and . (none)."]
    size = "".join(plots).count("#")
    if not 1 <= size <= MOST:
        return [f"A card has 1 to {MOST} plots, not {size}."]
    if "covered" not in row and "full" not in row:
        return ["A card with plots says what they bring: 'covered', 'full' or both."]
    if "covered" in row and len(row["covered"]) != size:
        return [f"'covered' names an item for each of the {size} plots."]
    return []
