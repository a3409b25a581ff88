"""What an owner's file may say about stand-ins that are not cards, and every defect of it by name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from spielwerk.core.data_option import located, missing, out_of_range, unknown
from spielwerk.core.reasons import Reason
from spielwerk.core.texts import LANGUAGES
from spielwerk.games.tapestry.rules.capital.footprints import MARGIN
from spielwerk.games.tapestry.rules.capital.mats import (
    AT_ONCE,
    CENTRE,
    EVERY_INCOME,
    FREE,
    GOBLIN,
    LILY_PAD,
    WATER,
    WISP,
)
from spielwerk.games.tapestry.rules.capital.plots import SIZE
from spielwerk.games.tapestry.rules.cards.own_rows import MOST_OF_A_THING, item_defects, text_defects
from spielwerk.games.tapestry.rules.cards.own_values import MOST_DISTRICTS, NAMED, adjusted, stand_ins
from spielwerk.games.tapestry.rules.catalog import BY_KIND, INCOME_TRACKS, LANDMARK_CARDS, PAYMENTS, SPACE_TILES
from spielwerk.games.tapestry.rules.landmark_cards import CONDITIONS
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN, rows
from spielwerk.games.tapestry.rules.words import TRACKS

Row = Mapping[str, Any]
SIDES: Final = 20
SLOTS: Final = 6
MOST_RESOURCES: Final = 8
ITEMS: Final = {
    "space": ("benefit", "bonus"),
    "space-tile": ("reward",),
    "adjustment": ("does", "large"),
}
"""Where such a thing has a list of items; `order` belongs to the first."""
WORDS: Final = {
    "landmark": ("footprint",),
    "landmark-card": ("needs", "landmark"),
    "space": ("benefit", "order", "pay", "bonus"),
    "cost": ("track", "tier", "any", "different"),
    "inspiration": ("resources", "points"),
    "capital": ("rows", "districts", "pays", "when", "linked", "landmarks", "overhang", "lily_pads", "wisps", "barred"),
    "space-tile": ("reward", "order", "pays_for", "points"),
    "adjustment": ("does", "order", "large"),
    "die": ("track", "sides"),
}
NEEDED: Final = {
    "landmark": ("footprint",),
    "landmark-card": ("needs",),
    "space": ("benefit",),
    "cost": ("tier", "any"),
    "inspiration": ("resources", "points"),
    "capital": ("rows",),
    "space-tile": (),
    "adjustment": ("does",),
    "die": ("track", "sides"),
}
NAMELESS: Final = ("cost", "die")
FLAGS: Final = ("different", "linked", "landmarks", "overhang")


def names_of(table: str) -> list[str]:
    """The stand-ins that a row of the table can replace."""
    if table == "cost":
        return [str(row["tier"]) for row in rows("tracks.toml", "cost") if row.get("status") == STAND_IN]
    if table == "die":
        return list(TRACKS)
    return adjusted() if table == "adjustment" else stand_ins(table)


def thing_defects(table: str, rows: Sequence[Row]) -> list[Reason]:
    """All defects of a table of such things."""
    found: list[Reason] = []
    known, seen = names_of(table), []
    for number, row in enumerate(rows, 1):
        at = f"{table} {number}"
        name = str(row.get({"cost": "tier", "die": "track"}.get(table, "name")))
        if name not in known:
            found += located(at, [Reason("data-no-stand-in", {"found": name, "known": ", ".join(known)})])
        elif name in seen:
            found += located(at, [Reason("data-name-taken", {"found": name})])
        seen.append(name)
        found += located(at, [missing(word) for word in NEEDED[table] if word not in row])
        found += located(at, _row_defects(table, row))
    return OF_ALL[table](rows) if not found and rows and table in OF_ALL else found


def _row_defects(table: str, row: Row) -> list[Reason]:
    words = (*WORDS[table], *(("name", *LANGUAGES) if table in NAMED else () if table in NAMELESS else ("name",)))
    found = [unknown(word, words) for word in row if word not in words]
    found += [defect for one in LANGUAGES if one in row for defect in text_defects(one, row[one])]
    found += [
        Reason("data-flag", {"word": word})
        for word in FLAGS
        if word in WORDS[table] and not isinstance(row.get(word, False), bool)
    ]
    for place, word in enumerate(ITEMS.get(table, ())):
        if word in row:
            found += item_defects(row[word], row.get("order", "any") if not place else "any")
    if found or table not in CHECKS or any(word not in row for word in NEEDED[table]):
        return found
    return CHECKS[table](row)


def _whole(row: Row, word: str, least: int, most: int) -> list[Reason]:
    value = row.get(word, least)
    good = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    return [] if good else [out_of_range(word, least, most)]


def _lines(value: object, letters: str) -> list[str]:
    """The lines of a drawing; none where it is not a drawing."""
    if not isinstance(value, list) or not value or not all(isinstance(line, str) and line for line in value):
        return []
    same = all(len(line) == len(value[0]) for line in value)
    return value if same and set("".join(value)) <= set(letters) else []


def _footprint(row: Row) -> list[Reason]:
    """A box without empty edges, no larger than landmarks may be."""
    lines = _lines(row["footprint"], FREE + WATER)
    most = MARGIN + 1
    edges = [lines[0], lines[-1], [line[0] for line in lines], [line[-1] for line in lines]] if lines else [""]
    if len(lines) > most or len(edges[0]) > most or not all(WATER in edge for edge in edges):
        return [Reason("data-footprint", {"most": most})]
    return []


def _landmark_card(row: Row) -> list[Reason]:
    what, _, number = str(row["needs"]).partition(" ")
    if what not in CONDITIONS or not number.isdecimal() or not 1 <= int(number) <= SIDES:
        return [Reason("data-landmark-needs", {"known": ", ".join(CONDITIONS), "most": SIDES})]
    there = [BY_KIND["landmark"][card.landmark].name for card in LANDMARK_CARDS]
    return [unknown(row["landmark"], there)] if "landmark" in row and row["landmark"] not in there else []


def _space(row: Row) -> list[Reason]:
    if ("bonus" in row) != ("pay" in row):
        return [missing("bonus" if "pay" in row else "pay")]
    kind, _, price = str(row.get("pay", f"{PAYMENTS[0]} 1")).partition(" ")
    if kind not in PAYMENTS or not price.isdecimal() or not 1 <= int(price) <= MOST_RESOURCES:
        return [Reason("data-pay", {"known": ", ".join(PAYMENTS), "most": MOST_RESOURCES})]
    return []


def _cost(row: Row) -> list[Reason]:
    if row.get("track", "arts") != "arts":
        return [unknown(row["track"], ["arts"])]
    return _whole(row, "any", 1, len(INCOME_TRACKS) if row.get("different") is True else MOST_RESOURCES)


def _inspiration(row: Row) -> list[Reason]:
    slots, points = row["resources"], row["points"]
    if not isinstance(slots, list) or len(set(map(str, slots))) != len(slots) or not _numbers(slots, 1, SLOTS):
        return [Reason("data-slots", {"most": SLOTS})]
    if not isinstance(points, list) or len(points) != SLOTS or not _numbers(points, 0, MOST_OF_A_THING):
        return [Reason("data-slot-points", {"n": SLOTS, "most": MOST_OF_A_THING})]
    return []


def _numbers(values: list[object], least: int, most: int) -> bool:
    return all(isinstance(one, int) and not isinstance(one, bool) and least <= one <= most for one in values)


def _capital(row: Row) -> list[Reason]:
    plots = _lines(row["rows"], FREE + WATER + LILY_PAD + WISP + GOBLIN + CENTRE)
    if len(plots) != SIZE or len(plots[0]) != SIZE:
        return [Reason("data-mat", {"n": SIZE})]
    areas = row.get("districts")
    lines = _lines(areas, FREE + "abcdefghijklmnopqrstuvwxyz") if areas is not None else [FREE * SIZE] * SIZE
    letters = sorted(set("".join(lines)) - {FREE})
    if len(lines) != SIZE or len(lines[0]) != SIZE or len(letters) > MOST_DISTRICTS or (areas and not letters):
        return [Reason("data-districts", {"n": SIZE, "most": MOST_DISTRICTS})]
    found = _pays(row.get("pays", {}), letters)
    if row.get("when", AT_ONCE) not in (AT_ONCE, EVERY_INCOME):
        found.append(unknown(row["when"], [AT_ONCE, EVERY_INCOME]))
    if row.get("linked") and not _linked(plots, lines, letters):
        found.append(Reason("data-linked"))
    barred = row.get("barred", [])
    known = [civilization.name for civilization in BY_KIND["civilization"]]
    found += [unknown(name, known) for name in (barred if isinstance(barred, list) else [barred]) if name not in known]
    return found + _whole(row, "lily_pads", 1, SIZE) + _wisps(row)


def _wisps(row: Row) -> list[Reason]:
    value = row.get("wisps", 0)
    good = isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_OF_A_THING
    return [] if good else [out_of_range("wisps", -MOST_OF_A_THING, MOST_OF_A_THING)]


def _pays(pays: object, letters: list[str]) -> list[Reason]:
    if not isinstance(pays, Mapping):
        return [Reason("data-pays")]
    found = [unknown(letter, letters) for letter in pays if letter not in letters]
    return found + [defect for items in pays.values() for defect in item_defects(items, "any")]


def _linked(plots: list[str], areas: list[str], letters: list[str]) -> bool:
    """One centre, and a goblin in each district."""
    text, where = "".join(plots), "".join(areas)
    goblins = sorted([where[place] for place, plot in enumerate(text) if plot == GOBLIN])
    return text.count(CENTRE) == 1 and goblins == letters


def _space_tile(row: Row) -> list[Reason]:
    """Only tiles that are lasting in the data can be lasting here."""
    lasting = [tile.name for tile in SPACE_TILES if tile.on]
    found = []
    if "reward" not in row and "pays_for" not in row:
        found.append(missing("reward"))
    if "pays_for" in row:
        if row["pays_for"] not in TRACKS:
            found.append(unknown(row["pays_for"], TRACKS))
        if row.get("name") not in lasting:
            found.append(Reason("data-lasting", {"known": ", ".join(lasting)}))
    if ("points" in row) != ("pays_for" in row):
        found.append(missing("points" if "pays_for" in row else "pays_for"))
    return found + _whole(row, "points", 0, MOST_OF_A_THING)


def _die(row: Row) -> list[Reason]:
    return _whole(row, "sides", 0, SIDES)


CHECKS: Final[dict[str, Callable[[Row], list[Reason]]]] = {
    "landmark": _footprint,
    "landmark-card": _landmark_card,
    "space": _space,
    "cost": _cost,
    "inspiration": _inspiration,
    "capital": _capital,
    "space-tile": _space_tile,
    "die": _die,
}
"""The checks of a row beyond its words and valid items."""


def _all_sides(rows: Sequence[Row]) -> list[Reason]:
    return [] if sum([row["sides"] for row in rows]) == SIDES else [Reason("data-die", {"n": SIDES})]


def _own_landmarks(rows: Sequence[Row]) -> list[Reason]:
    """Each landmark belongs to one card."""
    told = {row["name"]: row["landmark"] for row in rows if "landmark" in row}
    there = [told.get(card.name, BY_KIND["landmark"][card.landmark].name) for card in LANDMARK_CARDS]
    twice = sorted({name for name in there if there.count(name) > 1})
    return [Reason("data-landmark-twice", {"found": name}) for name in twice]


OF_ALL: Final[dict[str, Callable[[Sequence[Row]], list[Reason]]]] = {
    "die": _all_sides,
    "landmark-card": _own_landmarks,
}
"""The checks of all rows of a table together."""
