"""The words of the data files as effects: `tile 2`, `advance-science-x`, `score-farms`."""

import threading
from typing import Final

from spielwerk.core.data_option import unknown
from spielwerk.core.reasons import Reason
from spielwerk.core.registered import nearest
from spielwerk.games.tapestry.rules.capital.footprints import LANDMARK_NAMES
from spielwerk.games.tapestry.rules.cards.reserving import ReserveBuilding
from spielwerk.games.tapestry.rules.counting import COUNTS
from spielwerk.games.tapestry.rules.effects.arts import (
    CreateMasterpiece,
    InspireRow,
    PresentMasterpiece,
    Purchase,
    Showcase,
)
from spielwerk.games.tapestry.rules.effects.kinds import (
    Advance,
    AnyOrder,
    Build,
    Conquer,
    Draw,
    Explore,
    ExploreSpace,
    Gain,
    GainAny,
    InOrder,
    Invent,
    Landmark,
    OneOf,
    PlayCard,
    Points,
    Regress,
    Repeat,
    Research,
    Score,
    Upgrade,
    UseTech,
)
from spielwerk.games.tapestry.rules.effects.mechanics import NAMED
from spielwerk.games.tapestry.rules.effects.table import ITEMS, TapestryEffect, UnknownItem
from spielwerk.games.tapestry.rules.frames import ANYWHERE, BOTH_DICE, BOTH_IF_RIVAL, EMPTY, FREELY, LOCKING, NEAR
from spielwerk.games.tapestry.rules.words import BUILDINGS, PAST_END, RESOURCES, TRACKS, WITH, WITHOUT

ORDERS: Final = ("any", "listed", "one")
NEW_SPACE_TILES: Final = 3
CONQUESTS: Final = {
    "conquer": 0,
    "conquer-anywhere": ANYWHERE,
    "conquer-both": BOTH_DICE,
    "conquer-both-if-rival": BOTH_IF_RIVAL,
    "conquer-empty": EMPTY,
}
UPGRADES: Final = {"upgrade": 0, "upgrade-once": LOCKING, "upgrade-freely": FREELY}
RESERVES: Final = {f"reserve-{building}": kind for kind, building in enumerate(BUILDINGS)}
RESEARCHES: Final = {"research": WITH, "research-x": WITHOUT, "research-past-end": PAST_END}

WORDS: Final[tuple[str, ...]] = (
    *RESOURCES,
    "any",
    "vp",
    "tile",
    "space-tile",
    "tapestry",
    *BUILDINGS,
    "any-building",
    "explore",
    "explore-anywhere",
    "explore-space",
    "explore-new-space",
    *CONQUESTS,
    "invent",
    "replace-display",
    "upgrade",
    "circle",
    "square",
    *RESEARCHES,
    *[f"advance-{track}" for track in TRACKS],
    *[f"advance-{track}-x" for track in TRACKS],
    "advance",
    "regress",
    "repeat",
    "play-tapestry",
    "civilization",
    "singularity",
    "each-resource",
    "raise-outposts",
    *[f"score-{what}" for what in COUNTS],
    "landmark",
    "points-left",
    "points-right",
    "square-food",
    "square-worker",
    "land",
    "shrink",
    "gather",
    "wish",
    "create",
    "present",
    "showcase",
    "inspire",
    "upgrade-once",
    "food-or-culture",
    "worker-or-coin",
    "for-any",
    "upgrade-freely",
    *RESERVES,
    "reserve",
    "reserve-tech",
    "reserve-space-tile",
    "plague",
    "roll-one-die",
)
"""The parts of a choice by name: what `take` can be followed by."""


MAKING: Final = threading.RLock()


def effect(item: str) -> TapestryEffect:
    """The effect an item names, built once."""
    known = ITEMS.get(item)
    if known is None:
        # Own cards add items at any time, in any thread of a server; each gets a number of its own.
        with MAKING:
            known = ITEMS.get(item) or _make(item)
            ITEMS[item] = known
    return known


def effects(items: list[str], order: str = "any") -> int:
    """The number of the combined effect of several items."""
    return several(items, order).number


def several(items: list[str], order: str = "any") -> TapestryEffect:
    """The combined effect of several items."""
    parts = parts_of(items, order)
    if len(parts) == 1:
        return parts[0]
    if order == "listed":
        return InOrder("in-order", parts)
    return OneOf("one-of", parts) if order == "one" else AnyOrder("any-order", parts)


def parts_of(items: list[str], order: str) -> list[TapestryEffect]:
    """The effects that items name; where one is chosen after the other, each must have a name of its own."""
    if order not in ORDERS:
        raise UnknownItem(f"'{order}' is no order; known: {', '.join(ORDERS)}.", unknown(order, ORDERS))
    parts = [effect(item) for item in items]
    if len(parts) == 1 or order == "listed":
        return parts
    words = [part.word for part in parts]
    if len(set(words)) != len(words):
        raise UnknownItem(
            f"'{', '.join(items)}' names the same part twice; write them in listed order.",
            Reason("data-part-twice", {"found": ", ".join(items)}),
        )
    for word in words:
        if word not in WORDS:
            raise UnknownItem(f"'{word}' cannot be one of several parts.", Reason("data-part-alone", {"found": word}))
    return parts


def _make(item: str) -> TapestryEffect:
    word, _, number = item.partition(" ")
    if number and not number.isdecimal():
        raise UnknownItem(f"'{item}' must be a word with or without a number.", Reason("data-item", {"found": item}))
    n = int(number) if number else 1
    if word in NAMED:
        return NAMED[word]
    if word in SIMPLE:
        return SIMPLE[word](word, n)
    for prefix, make in PREFIXES.items():
        if word.startswith(prefix):
            return make(word, n)
    known = [*WORDS, *NAMED]
    raise UnknownItem(f"There is no item '{word}'{nearest(word, known)}.", Reason("data-item", {"found": word}))


def _tracks(word: str, prefix: str) -> tuple[int, int, str]:
    """Tracks, mode and word of a move such as `advance-military/technology-x`."""
    names = word[len(prefix) :]
    mode = WITH
    if names.endswith("-x"):
        names, mode = names[:-2], WITHOUT
    mask = 0
    for name in names.split("/"):
        if name not in TRACKS:
            raise UnknownItem(f"There is no track '{name}'.", unknown(name, TRACKS))
        mask |= 1 << TRACKS.index(name)
    return mask, mode, word if word in WORDS else prefix[:-1]


def _advance(word: str, n: int) -> TapestryEffect:
    tracks, mode, name = _tracks(word, "advance-")
    return Advance(name, tracks, mode)


def _regress(word: str, n: int) -> TapestryEffect:
    tracks, mode, name = _tracks(word, "regress-")
    return Regress(name, tracks, mode)


def _score(word: str, n: int) -> TapestryEffect:
    what = word.removeprefix("score-")
    if what not in COUNTS:
        raise UnknownItem(f"Nothing is scored as '{what}'.", unknown(what, COUNTS))
    return Score(word, COUNTS.index(what), n)


def _landmark(word: str, n: int) -> TapestryEffect:
    name = word.removeprefix("landmark-")
    if name not in LANDMARK_NAMES:
        raise UnknownItem(f"There is no landmark '{name}'.", unknown(name, LANDMARK_NAMES))
    return Landmark("landmark", LANDMARK_NAMES.index(name))


def _resource(word: str, n: int) -> TapestryEffect:
    return Gain(word, RESOURCES.index(word), n)


def _building(word: str, n: int) -> TapestryEffect:
    return Build(word, BUILDINGS.index(word))


def _conquer(word: str, n: int) -> TapestryEffect:
    return Conquer(word, CONQUESTS[word])


def _research(word: str, n: int) -> TapestryEffect:
    return Research(word, RESEARCHES[word])


def _any(word: str, n: int) -> TapestryEffect:
    return GainAny(word, n)


def _points(word: str, n: int) -> TapestryEffect:
    return Points(word, n)


def _draw(word: str, n: int) -> TapestryEffect:
    return Draw(word, n)


def _any_building(word: str, n: int) -> TapestryEffect:
    return ANY_BUILDING


def _some_building(word: str, n: int) -> TapestryEffect:
    kinds = word.split("/")
    for kind in kinds:
        if kind not in BUILDINGS:
            raise UnknownItem(f"There is no building '{kind}'.", unknown(kind, BUILDINGS))
    if len(set(kinds)) != len(kinds):
        raise UnknownItem(f"'{word}' names a building twice.", Reason("data-building-twice", {"found": word}))
    return SOME_BUILDING[sum([1 << BUILDINGS.index(kind) for kind in kinds])]


def _explore(word: str, n: int) -> TapestryEffect:
    return Explore(word, ANYWHERE if word == "explore-anywhere" else NEAR)


def _explore_space(word: str, n: int) -> TapestryEffect:
    return ExploreSpace(word, NEW_SPACE_TILES if word == "explore-new-space" else 0)


def _invent(word: str, n: int) -> TapestryEffect:
    return Invent(word, n)


def _upgrade(word: str, n: int) -> TapestryEffect:
    return Upgrade(word, n, UPGRADES[word])


def _use(word: str, n: int) -> TapestryEffect:
    return UseTech(word, word == "square")


def _repeat(word: str, n: int) -> TapestryEffect:
    return Repeat(word)


def _play(word: str, n: int) -> TapestryEffect:
    return PlayCard(word)


def _some_resource(word: str, n: int) -> TapestryEffect:
    """One of two resources; the pairs that masterpieces name."""
    name = word.replace("/", "-or-")
    if name not in WORDS:
        raise UnknownItem(f"There is no choice '{word}'.", Reason("data-item", {"found": word}))
    return OneOf(name, [effect(kind) for kind in word.split("/")])


def _purchase(word: str, n: int) -> TapestryEffect:
    return Purchase("for-any", effect(word.removeprefix("for-any-")))


def _create(word: str, n: int) -> TapestryEffect:
    return CreateMasterpiece(word)


def _present(word: str, n: int) -> TapestryEffect:
    return PresentMasterpiece(word)


def _showcase(word: str, n: int) -> TapestryEffect:
    return Showcase(word, n)


def _inspire(word: str, n: int) -> TapestryEffect:
    return InspireRow(word)


def _reserve(word: str, n: int) -> TapestryEffect:
    return ReserveBuilding(word, RESERVES[word])


PREFIXES: Final = {
    "advance-": _advance,
    "regress-": _regress,
    "score-": _score,
    "landmark-": _landmark,
    "farm/": _some_building,
    "market/": _some_building,
    "house/": _some_building,
    "armory/": _some_building,
    "food/": _some_resource,
    "worker/": _some_resource,
    "for-any-": _purchase,
}
SIMPLE: Final = {
    **dict.fromkeys(RESOURCES, _resource),
    **dict.fromkeys(BUILDINGS, _building),
    **dict.fromkeys(CONQUESTS, _conquer),
    **dict.fromkeys(RESEARCHES, _research),
    **dict.fromkeys(RESERVES, _reserve),
    "any": _any,
    "vp": _points,
    "tapestry": _draw,
    "tile": _draw,
    "space-tile": _draw,
    "any-building": _any_building,
    "explore": _explore,
    "explore-anywhere": _explore,
    "explore-space": _explore_space,
    "explore-new-space": _explore_space,
    "invent": _invent,
    **dict.fromkeys(UPGRADES, _upgrade),
    "circle": _use,
    "square": _use,
    "repeat": _repeat,
    "play-tapestry": _play,
    "create": _create,
    "present": _present,
    "showcase": _showcase,
    "inspire": _inspire,
}
SOME_BUILDING: Final[list[TapestryEffect]] = [
    OneOf("any-building", [effect(name) for kind, name in enumerate(BUILDINGS) if kinds >> kind & 1])
    for kinds in range(1 << len(BUILDINGS))
]
"""A choice among some buildings, by their mask: all are made here, so that each has the same number everywhere."""
ANY_BUILDING: Final = OneOf("any-building", [effect(kind) for kind in BUILDINGS])
effect("any-building")  # granted by mechanics, too, and so by name
