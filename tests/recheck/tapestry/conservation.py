"""Every card, tile, landmark and marker exactly once."""

from collections import Counter
from itertools import chain

from tests.recheck.tapestry.counting import techs
from tests.recheck.tapestry.numbers import (
    BASE_SPACE_TILES,
    DIFFERENT_CARDS,
    FANTASIES,
    SPACE_TILE_ROWS,
    STAND_IN_TECHS,
    TECH_ROWS,
    TERRITORY_TILES,
    TRAPS,
)
from tests.recheck.tapestry.reading import PRINTED, Position
from tests.recheck.tapestry.saying import hold, true

MARKERS = 4


def tapestry_cards(position: Position) -> Counter[str]:
    cards = Counter(position.cards + position.discards)
    for seat in position.seats.values():
        cards.update(seat.hand + seat.submerged + list(chain(*seat.mat)))
        cards.update([seat.shelf["tapestry"]] if "tapestry" in seat.shelf else [])
    return cards


def tech_cards(position: Position) -> Counter[str]:
    cards = Counter(position.techs + position.display + position.tech_discards)
    for seat in position.seats.values():
        cards.update(techs(seat))
        cards.update([seat.shelf["tech"]] if "tech" in seat.shelf else [])
    return cards


def territory_tiles(position: Position) -> Counter[str]:
    tiles = Counter(position.tiles)
    tiles.update(cell.tile for cell in position.hexes.values() if cell.tile and cell.tile != PRINTED)
    for seat in position.seats.values():
        tiles.update(seat.tiles)
        tiles.update([seat.shelf["tile"]] if "tile" in seat.shelf else [])
    return tiles


def civilizations(position: Position) -> Counter[str]:
    found = Counter(position.civilizations + position.offered)
    for seat in position.seats.values():
        found.update(seat.civilizations)
    return found


def check_first(position: Position, sets: list[str], without: list[str], whole: list[str]) -> None:
    """The decks of a new game (p.2, p.4)."""
    cards = tapestry_cards(position)
    hold("traps", 0 if "trap" in without else TRAPS, cards["trap"])
    true("tapestry cards twice", all(amount == 1 for card, amount in cards.items() if card != "trap"))
    expansion = ("manifest-destiny", "cartography") if "plans-and-ploys" in sets else ()
    named = DIFFERENT_CARDS + len(expansion) - sum(card not in TECH_ROWS for card in without)
    hold("different tapestry cards", named, len(cards))
    expected = {card for card in TECH_ROWS if card not in FANTASIES or "fantasies-and-futures" in sets}
    expected -= {card for box, cards in STAND_IN_TECHS.items() for card in cards if box not in whole}
    hold("tech cards", Counter(expected - set(without)), tech_cards(position))
    more = len(SPACE_TILE_ROWS) - BASE_SPACE_TILES if "plans-and-ploys" in whole else 0
    hold("space tiles", BASE_SPACE_TILES + more, _space_tiles(position).total())
    hold("territory tiles", TERRITORY_TILES, territory_tiles(position).total())


def check_once(position: Position) -> None:
    """Nothing is there twice."""
    for what, found in (
        ("tech card", tech_cards(position)),
        ("territory tile", territory_tiles(position)),
        ("civilization", civilizations(position)),
        ("space tile", _space_tiles(position)),
    ):
        true(f"a {what} twice: {found.most_common(1)}", not found or max(found.values()) == 1)
    owned = {name: seat.name for seat in position.seats.values() for name in seat.landmarks}
    # One that was discarded with its tech card keeps its last owner (p.8).
    hold("landmarks", {name: owner for name, owner in position.owners.items() if name in owned}, owned)
    for seat in position.seats.values():
        hold(f"{seat.name}: markers", MARKERS + bool(position.gallery), len(seat.markers))
        hold(f"{seat.name}: landmarks twice", len(seat.landmarks), len(set(seat.landmarks)))


def _space_tiles(position: Position) -> Counter[str]:
    found = Counter(position.space_tiles)
    for seat in position.seats.values():
        found.update(seat.space_tiles + seat.explored)
    return found


def check_between_turns(first: Position, last: Position, now: Position) -> None:
    """At the start of a turn all cards are somewhere; tiles and civilizations that were discarded stay away (p.18)."""
    hold("tapestry cards", tapestry_cards(first), tapestry_cards(now))
    hold("tech cards", tech_cards(first), tech_cards(now))
    true("a discarded tile came back", not territory_tiles(now) - territory_tiles(last))
    true("a discarded civilization came back", not civilizations(now) - civilizations(last))
