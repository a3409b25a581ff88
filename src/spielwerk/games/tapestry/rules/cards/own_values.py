"""The values of a game (values.py): those of the data files, or an owner's replacements for stand-ins.

What a thing pays is an effect with a slot of its own, after the slots of own cards (`OwnEffect`).
"""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.games.tapestry.rules.capital.footprints import (
    FOOTPRINTS,
    LANDMARK_PLACES,
    LANDMARK_SIZE,
    PLACE_OF_SPOT,
    PLACES_INSIDE,
    inside,
    size_of,
    turns_of,
)
from spielwerk.games.tapestry.rules.capital.income_mat import FIXED_POINTS, RESOURCE_SLOTS
from spielwerk.games.tapestry.rules.capital.mats import CAPITALS, MATS, Capital
from spielwerk.games.tapestry.rules.cards.own_effects import OwnEffect
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS, OWN_CARDS, REWARD, Deed, OwnCards
from spielwerk.games.tapestry.rules.catalog import (
    CIVILIZATIONS,
    LANDMARK_CARDS,
    NOTHING,
    PAYMENTS,
    SPACE_TILES,
    SPACES,
    Component,
    LandmarkCard,
    Space,
    SpaceTile,
    index_of,
)
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.landmark_cards import CONDITIONS
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN, unknown_parts
from spielwerk.games.tapestry.rules.tracks.advancing import COSTS, DIFFERENT, tier
from spielwerk.games.tapestry.rules.values import Values, with_points
from spielwerk.games.tapestry.rules.words import ARTS, FOUR, LAST, TRACKS

MOST_DISTRICTS: Final = 9
LOST_SYMBOLS: Final = ("icon-any-resource", "icon-tiles", STAND_IN)
"""Statuses of civilizations whose adjustment is known except for its symbol (p.32)."""
NAMED: Final = ("landmark", "landmark-card", "space", "inspiration", "capital", "space-tile")
"""Tables whose rows can have names for people."""
Row = Mapping[str, Any]
SLOTS: Final[dict[tuple[str, str, str], OwnEffect]] = {}
"""The effects of everything a file can describe, by kind, name, and the word that says what it brings."""


def stand_ins(table: str) -> list[str]:
    return [name for kind, name in unknown_parts() if kind == table]


def adjusted() -> list[str]:
    """Civilizations whose adjustment a file can describe: what they gain before the game."""
    return [row.name for row in CIVILIZATIONS if row.status in LOST_SYMBOLS and row.start != NOTHING]


def add_slots() -> None:
    """Numbered after everything else that has an effect."""
    for name in stand_ins("space"):
        _add_slots("space", name, "benefit", "bonus")
    for name in stand_ins("space-tile"):
        _add_slots("space-tile", name, "reward")
    for name in adjusted():
        _add_slots("adjustment", name, "does", "large")
    for name in stand_ins("capital"):
        _add_slots("capital", name, *[str(district) for district in range(MOST_DISTRICTS)])
    fill(NO_OWN_CARDS.values)


def _add_slots(kind: str, name: str, *words: str) -> None:
    for word in words:
        SLOTS[kind, name, word] = OwnEffect(REWARD, OWN_CARDS + len(SLOTS), f"own {kind} {name} {word}")


def fill(values: Values) -> None:
    """The values of the data files."""
    values.footprints, values.places, values.spots = FOOTPRINTS, LANDMARK_PLACES, PLACE_OF_SPOT
    values.sizes, values.capitals = LANDMARK_SIZE, CAPITALS
    values.spaces, values.space_tiles, values.landmark_cards = SPACES, SPACE_TILES, LANDMARK_CARDS
    values.costs = [[(0, 0), *[costs[tier(space)] for space in range(1, LAST + 1)]] for costs in COSTS]
    values.different = list(DIFFERENT)
    values.resource_slots, values.fixed_points = RESOURCE_SLOTS, FIXED_POINTS
    values.slots_with_points = with_points(FIXED_POINTS)


def read_values(own: OwnCards, data: Row) -> None:
    """The values of a checked file. Its lists are copies: those of the data files are not changed."""
    values = own.values
    fill(values)
    own.named = [(table, row) for table in NAMED for row in data.get(table, [])]
    _footprints(values, data.get("landmark", []))
    _capitals(own, data.get("capital", []))
    _spaces(own, data.get("space", []))
    _costs(values, data.get("cost", []))
    _inspirations(values, data.get("inspiration", []))
    _landmark_cards(values, data.get("landmark-card", []))
    _space_tiles(own, data.get("space-tile", []))
    _adjustments(own, data.get("adjustment", []))
    values.die = tuple([TRACKS.index(row["track"]) for row in data.get("die", []) for _ in range(row["sides"])])


def _brings(own: OwnCards, kind: str, row: Row, word: str, items: list[str]) -> int:
    """The effect of a slot that is filled with items."""
    slot = SLOTS[kind, row["name"], word]
    deeds = own.deeds[REWARD]
    deeds += [Deed([], "any") for _ in range(slot.place + 1 - len(deeds))]
    deeds[slot.place] = Deed([effect(item).number for item in items], row.get("order", "any"))
    return slot.number


def _stand_for(new: Component, old: Component) -> None:
    """A row that replaces another one."""
    new.number, new.index, new.set = old.number, old.index, old.set


def _footprints(values: Values, rows: list[Row]) -> None:
    if not rows:
        return
    values.footprints = list(FOOTPRINTS)
    for row in rows:
        values.footprints[index_of("landmark", row["name"])] = row["footprint"]
        values.named.append(("landmark", row["name"]))
    values.places = [turns_of(footprint) for footprint in values.footprints]
    values.spots = [[dict(places) for places in turns] for turns in values.places]
    values.sizes = [size_of(footprint) for footprint in values.footprints]


def _capitals(own: OwnCards, rows: list[Row]) -> None:
    """Mats are rebuilt where landmarks have other footprints, since they hold where these fit."""
    values = own.values
    if not rows and values.places is LANDMARK_PLACES:
        return
    told = {row["name"]: row for row in rows}
    within = PLACES_INSIDE if values.places is LANDMARK_PLACES else inside(values.places, values.sizes)
    values.capitals = []
    for printed, old in zip(MATS, CAPITALS, strict=True):
        row = told.get(old.name)
        mat = Capital({**row, "set": old.box} if row else printed, values.places, within)
        mat.rewards = old.rewards
        if row:
            mat.rewards = [_brings(own, "capital", row, str(n), items) for n, items in enumerate(mat.pays)]
            values.named.append(("capital", old.name))
        values.capitals.append(mat)


def _spaces(own: OwnCards, rows: list[Row]) -> None:
    values = own.values
    values.spaces = list(values.spaces) if rows else values.spaces
    for row in rows:
        old = SPACES[index_of("space", row["name"])]
        space = Space(old.name, old.rule)
        _stand_for(space, old)
        space.benefit = _brings(own, "space", row, "benefit", row["benefit"])
        if "bonus" in row:
            kind, price = row["pay"].split()
            space.pay, space.price = PAYMENTS.index(kind), int(price)
            space.bonus = _brings(own, "space", {"name": row["name"]}, "bonus", row["bonus"])
        values.spaces[space.index] = space
        values.named.append(("space", row["name"]))


def _costs(values: Values, rows: list[Row]) -> None:
    for row in rows:
        for space in range(1, LAST + 1):
            if tier(space) == row["tier"] - 1:
                values.costs[ARTS][space] = (0, row["any"])
                values.named.append(("cost", f"{TRACKS[ARTS]}-{space}"))
        values.different[row["tier"] - 1] = row.get("different", False)


def _inspirations(values: Values, rows: list[Row]) -> None:
    slots, points = list(RESOURCE_SLOTS), list(FIXED_POINTS)
    for row in rows:
        tile = FOUR + index_of("inspiration", row["name"])
        slots[tile] = sum([1 << slot - 1 for slot in row["resources"]])
        points[tile] = tuple(row["points"])
        values.named.append(("inspiration", row["name"]))
    values.resource_slots, values.fixed_points = tuple(slots), tuple(points)
    values.slots_with_points = with_points(values.fixed_points)


def _landmark_cards(values: Values, rows: list[Row]) -> None:
    values.landmark_cards = list(LANDMARK_CARDS) if rows else values.landmark_cards
    for row in rows:
        old = LANDMARK_CARDS[index_of("landmark-card", row["name"])]
        card = LandmarkCard(old.name, old.rule)
        _stand_for(card, old)
        what, number = row["needs"].split()
        card.what, card.needs = CONDITIONS.index(what), int(number)
        card.landmark = index_of("landmark", row["landmark"]) if "landmark" in row else old.landmark
        values.landmark_cards[card.index] = card
        values.named.append(("landmark-card", row["name"]))


def _space_tiles(own: OwnCards, rows: list[Row]) -> None:
    values = own.values
    values.space_tiles = list(SPACE_TILES) if rows else values.space_tiles
    for row in rows:
        old = SPACE_TILES[index_of("space-tile", row["name"])]
        tile = SpaceTile(old.name, old.rule)
        _stand_for(tile, old)
        tile.on = old.on
        if "reward" in row:
            tile.reward = _brings(own, "space-tile", row, "reward", row["reward"])
        values.space_tiles[tile.index] = tile
        pays_for = TRACKS.index(row["pays_for"]) if "pays_for" in row else NOTHING
        values.pays_for[tile.index] = (pays_for, row.get("points", 0))
        values.named.append(("space-tile", row["name"]))


def _adjustments(own: OwnCards, rows: list[Row]) -> None:
    for row in rows:
        small = _brings(own, "adjustment", row, "does", row["does"])
        large = _brings(own, "adjustment", row, "large", row["large"]) if "large" in row else small
        own.values.starts[index_of("civilization", row["name"])] = (small, large)
        own.values.named.append(("adjustment", row["name"]))
