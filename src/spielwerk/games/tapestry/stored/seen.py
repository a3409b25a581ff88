"""What a seat sees of a position: all but decks, future dice, other hands, face-down cards, and what others may choose
from."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from spielwerk.core.codecs import NONE, ByWord, Codec, Listed, Marked, Number, Seats, Word
from spielwerk.core.lying_open import Hidden, seen_of
from spielwerk.core.seen import AMOUNT, Look, Seen, SeenField, how_many, own_only
from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.automa.beside import Automa
from spielwerk.games.tapestry.rules.catalog import MATS, Field, civilization
from spielwerk.games.tapestry.rules.civilizations.shelf import OBJECTS, TAPESTRY
from spielwerk.games.tapestry.rules.map.board import BOARDS
from spielwerk.games.tapestry.rules.mat import Marks, Place
from spielwerk.games.tapestry.rules.packing import card_laid, card_seen, seen_by
from spielwerk.games.tapestry.rules.state import COPIED, FACE_DOWN, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR
from spielwerk.games.tapestry.stored import words
from spielwerk.games.tapestry.stored.automa import DECK, ONE_CARD
from spielwerk.games.tapestry.stored.fields import CIVILIZATIONS, POSITIONS, SHELF
from spielwerk.games.tapestry.stored.words import CARD, CARDS

DECKS: Final = ("cards", "techs", "masterpieces", "tiles", "space_tiles", "civs", "landmark_deck")
FACE_DOWN_CARD: Final = 2 * len(CARD.words)
LAID: Final = Word([*CARD.words, *[f"{card} copied" for card in CARD.words], "face-down"])
"""Cards on an income mat, as everybody sees them."""


def _laid(state: Any, owner: Any, seat: int) -> list[list[int]]:
    return [[_laid_card(card) for card in stack] for stack in owner.mat]


def _laid_card(card: int) -> int:
    if card & FACE_DOWN:
        return FACE_DOWN_CARD
    return card_laid(card) + (len(CARD.words) if card & COPIED else 0)


def _known(state: Any, owner: Any, seat: int) -> list[int]:
    """Cards of another hand that the seat was shown."""
    return [card_seen(entry) for entry in owner.known if seen_by(entry) == seat]


def _shelf(state: Any, owner: Any, seat: int) -> list[int]:
    """Everybody saw the objects arrive; only the owner knows the tapestry card."""
    shelf: list[int] = owner.shelf
    return shelf if owner.seat == seat else replaced(shelf, TAPESTRY, NONE)


def _remembered() -> ByWord:
    """What lies on the mats of civilizations, as they declare it."""
    names = [""] * len(MATS)
    items: list[Codec] = [AMOUNT] * len(MATS)
    for number in range(len(words.CIVILIZATION.words)):
        row = civilization(number)
        for field in row.mat:
            for place in range(field.place, field.place + field.width):
                names[place] = f"{row.name} {field.name} {place - field.place + 1}"
                items[place] = _on_mat(field)
    return ByWord(names, items)


def _on_mat(field: Field) -> Codec:
    if isinstance(field, Marks):
        return Marked(Word(field.known))
    return Word(field.known) if isinstance(field, Place) else Number(0, field.most)


def _of_automa(name: str, codec: Codec, value: Callable[[Automa], Any]) -> SeenField:
    look: Look = lambda state, owner, seat: None if state.automa.shadow == NONE else value(state.automa)  # noqa: E731
    return SeenField(f"automa_{name}", codec, look)


def _automa(players: int) -> list[SeenField]:
    seat = Seats(words.letters(players, players), none=True)
    return [
        _of_automa("seat", seat, lambda automa: automa.seat),
        _of_automa("shadow", seat, lambda automa: automa.shadow),
        _of_automa("level", words.one("automa-level", none=True), lambda automa: automa.level),
        _of_automa("civs", Listed(words.one("automa-civilization")), lambda automa: automa.civs),
        _of_automa("favourite", words.TRACK_OR_NONE, lambda automa: automa.favourite),
        _of_automa("shadow_favourite", words.TRACK_OR_NONE, lambda automa: automa.shadow_favourite),
        _of_automa("deck_number", AMOUNT, lambda automa: len(automa.deck)),
        _of_automa("progress_number", AMOUNT, lambda automa: len(automa.progress)),
        _of_automa("discards", DECK, lambda automa: automa.discards),
        _of_automa("track_card", ONE_CARD, lambda automa: automa.track_card),
        _of_automa("tiebreaker", ONE_CARD, lambda automa: automa.tiebreaker),
        _of_automa("shown", CARDS, lambda automa: automa.shown),
    ]


def _player() -> Hidden:
    instead = [
        SeenField("mats", _remembered(), lambda state, owner, seat: owner.mats),
        own_only("offered", CIVILIZATIONS),
        how_many("offered"),
        own_only("hand", CARDS),
        how_many("hand"),
        own_only("submerged", CARDS),
        how_many("submerged"),
        SeenField("known", CARDS, _known),
        SeenField("shelf", ByWord(OBJECTS, [SHELF[kind] for kind in OBJECTS], NONE), _shelf),
        SeenField("shelved_card", words.FLAG, lambda state, owner, seat: owner.shelf[TAPESTRY] != NONE),
        SeenField("mat", Listed(Listed(LAID), FOUR), _laid),
    ]
    return Hidden(("mats", "offered", "hand", "submerged", "known", "shelf", "mat"), instead)


@cache
def seen(players: int, name: str) -> Seen:
    board = BOARDS[name]
    table = Hidden(
        ("own_cards", "automa", "coming", "rng", *DECKS),
        [*[how_many(name) for name in DECKS], *_automa(players)],
    )
    left, top = min([q for q, _ in board.places]), min([r for _, r in board.places])
    places = [(r - top, q - left) for q, r in board.places]
    return seen_of(POSITIONS[players, name], table, _player(), Word(board.names), places)


def of(s: TapestryState) -> Seen:
    return seen(len(s.players), s.board.name)
