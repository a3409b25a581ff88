"""What each kind of own tapestry card must have, and what it cannot have."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.data_option import missing, unknown
from spielwerk.core.reasons import Reason
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


def kind_defects(row: Mapping[str, Any]) -> list[Reason]:
    kind = row.get("kind", "played")
    if kind not in CARD_KINDS:
        return [unknown(kind, CARD_KINDS)]
    found = [missing(word) for word in NEEDED[kind] if word not in row]
    found += [
        Reason("data-not-of-kind", {"word": word, "found": kind})
        for word, kinds in ONLY.items()
        if word in row and kind not in kinds
    ]
    if kind == "permanent" and "on" not in row and "plots" not in row:
        found.append(Reason("data-permanent"))
    if "reserve" in row.get("does", []) and "reserved" not in row:
        found.append(Reason("data-reserved"))
    return found + _occasions(row) + _reaction(row) + _plots(row)


def _occasions(row: Mapping[str, Any]) -> list[Reason]:
    told = row.get("on", [])
    if not isinstance(told, list) or not all(isinstance(one, Mapping) for one in told):
        return [Reason("data-rows", {"word": "card.on"})]
    return [defect for one in told for defect in occasion_defects(one)]


def _reaction(row: Mapping[str, Any]) -> list[Reason]:
    if "reacts" not in row:
        return []
    reacts = row["reacts"]
    if reacts not in OCCASIONS:
        return [unknown(reacts, OCCASIONS)]
    reaction = row.get("reaction", REACTIONS[0])
    if reaction not in OF_OCCASION[reacts]:
        return [unknown(reaction, OF_OCCASION[reacts])]
    return []


def _plots(row: Mapping[str, Any]) -> list[Reason]:
    if "plots" not in row:
        return [Reason("data-plots-needed")] if "covered" in row or "full" in row else []
    plots = row["plots"]
    if not isinstance(plots, list) or not all(isinstance(line, str) and set(line) <= {"#", "."} for line in plots):
        return [Reason("data-plots")]
    size = "".join(plots).count("#")
    if not 1 <= size <= MOST:
        return [Reason("data-plots-many", {"most": MOST, "n": size})]
    if "covered" not in row and "full" not in row:
        return [Reason("data-plots-bring")]
    if "covered" in row and len(row["covered"]) != size:
        return [Reason("data-plots-covered", {"n": size})]
    return []
