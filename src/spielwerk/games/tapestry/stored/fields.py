"""The contents of a position: every field of the table and of a player."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.codecs import (
    MANY,
    NONE,
    ByWord,
    Codec,
    Listed,
    Marked,
    Number,
    RandomNumbers,
    Seats,
    Stack,
    Unreadable,
    Word,
    tabled,
)
from spielwerk.core.fields import Field, Fields, Positions
from spielwerk.core.options import BadOption
from spielwerk.core.pending import OnStack
from spielwerk.games.tapestry.rules.cards.card_plots import MOST as MOST_PLOTS
from spielwerk.games.tapestry.rules.cards.own import read_own
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS
from spielwerk.games.tapestry.rules.cards.own_option import CARDS as OWN_CARDS
from spielwerk.games.tapestry.rules.catalog import WrongMat
from spielwerk.games.tapestry.rules.civilizations.shelf import OBJECTS
from spielwerk.games.tapestry.rules.map.board import BOARDS, UNEXPLORED, Board
from spielwerk.games.tapestry.rules.mat import remember, remembered
from spielwerk.games.tapestry.rules.words import (
    ACHIEVEMENTS,
    BUILDINGS,
    FOUR,
    LAST_INCOME,
    OUTPOSTS,
    PIECE_KINDS,
    RESOURCES,
    SETS,
    STORE,
    TALLY,
)
from spielwerk.games.tapestry.stored import words
from spielwerk.games.tapestry.stored.automa import AutomaInWords
from spielwerk.games.tapestry.stored.pending import pending
from spielwerk.games.tapestry.stored.words import AMOUNT, CARDS, FLAG, PLOTS, TECHS, counted

SLOTS: Final = 6
DISTRICTS: Final = 9
POINTS: Final = Number(-MANY, MANY)
CIVILIZATIONS: Final = Listed(words.CIVILIZATION, distinct=True)
TILES: Final = Listed(words.TILE, distinct=True)
SPACE_TILES: Final = Listed(words.SPACE_TILE, distinct=True)
PIECES: Final = Stack(words.MASTERPIECE, distinct=True)
LANDMARK_CARDS: Final = Listed(words.LANDMARK_CARD, distinct=True)
NO_PLOTS: Final[list[list[int]]] = [[], [], [], []]
"""Default: none of the plots on the cards of the four spaces is built on."""
MOST_SEATS: Final = 5
FIRST_LANDMARKS: Final = 18
FIRST_SOURCES: Final = 10
"""Landmarks, and sources of points, in positions of format 1."""
SHELF: Final[dict[str, Codec]] = {
    "outpost": Word(("there",)),
    "house": Word(("there",)),
    "landmark": words.LANDMARK,
    "tapestry": words.CARD,
    "tile": words.TILE,
    "tech": words.TECH,
}


class Own(Codec):
    """The file of own cards, as its text."""

    def write(self, value: Any) -> Any:
        return value.text

    def read(self, told: object) -> Any:
        if told == "":
            return NO_OWN_CARDS
        try:
            return read_own(str(OWN_CARDS.check(told)))
        except BadOption as problem:
            raise Unreadable(f"cannot be read. {problem}") from problem


class MatsInWords(Codec):
    """What lies on the mats of a player's civilizations (rules/mat.py)."""

    def write(self, value: Any) -> Any:
        return {words.CIVILIZATION.words[civ]: remembered(value, civ) for civ in value.civs}


class Mats(Field):
    """Read onto the mats of the player's own civilizations only."""

    def __init__(self) -> None:
        super().__init__("mats", MatsInWords(), attribute="")

    def read(self, owner: Any, told: object, old: bool) -> None:
        mats = {words.CIVILIZATION.read(name): mat for name, mat in tabled(told).items()}
        if set(mats) != set(owner.civs):
            raise Unreadable("must be a table with the player's civilizations.")
        for civ, mat in mats.items():
            try:
                remember(owner, civ, mat)
            except WrongMat as problem:
                raise Unreadable(f"cannot be read. {problem}") from problem


def positions(players: int, board: Board) -> Positions:
    cell = Word(board.names, none=True)
    return Positions(["map"], Fields(_table(players, board)), Fields(_player(players, cell)))


def _table(players: int, board: Board) -> list[Field]:
    seat = Seats(words.letters(players, players), none=True)
    cells = Marked(Word(board.names))
    tile = Word([*words.TILE.words, "printed"], others=words.TILE.numbers)
    piece = words.of_seats(list(PIECE_KINDS), players)
    tech = Marked(words.TECH)
    repeated = Seats([*words.TECH.words, *[f"space of {name}" if name else "" for name in words.letters(players, 5)]])
    flags = ("adjusted", "two_cards", "two_civs", "by_seat", "built_now", "income_turn")
    return [
        Field("own_cards", Own(), attribute="own"),
        Field("automa", AutomaInWords(players), {}),
        *[Field(name, FLAG) for name in flags],
        Field("nano", Number(2, 3)),
        Field("whole", Marked(Word(SETS)), []),
        Field("round", Number(0, LAST_INCOME)),
        Field("turn", seat),
        Field("activated", Marked(words.SPACE)),
        Field("repeated", Marked(repeated)),
        Field("tile", ByWord(board.names, tile, UNEXPLORED)),
        Field("rotation", ByWord(board.names, Number(0, 5))),
        Field("pieces", ByWord(board.names, Stack(piece), ())),
        Field("overthrown", cells),
        Field("cards", CARDS),
        Field("discards", CARDS),
        Field("techs", TECHS),
        Field("display", TECHS),
        Field("tech_discards", TECHS),
        Field("invented", tech),
        Field("flipped", tech),
        Field("die_choice", FLAG, False),
        Field("locked", tech, []),
        *[Field(name, PIECES, []) for name in ("masterpieces", "gallery", "gallery_discards")],
        Field("turned_over", Marked(words.MASTERPIECE), []),
        Field("tiles", TILES),
        Field("space_tiles", SPACE_TILES),
        Field("civs", CIVILIZATIONS),
        Field("owner", ByWord(words.LANDMARK, seat, NONE, FIRST_LANDMARKS)),
        Field("sites", ByWord(words.LANDMARK, PLOTS, 0, FIRST_LANDMARKS)),
        Field("carried", Listed(words.CARRIED), []),
        Field("landmark_pool", LANDMARK_CARDS, []),
        Field("landmark_deck", LANDMARK_CARDS, []),
        Field("achievers", ByWord(ACHIEVEMENTS, Number(0, MOST_SEATS))),
        Field("coming", Listed(Number(0, 5))),
        Field("stack", OnStack(pending(players, board))),
        Field("rng", RandomNumbers()),
    ]


def _player(players: int, cell: Word) -> list[Field]:
    seat = Seats(words.letters(players, players), none=True)
    return [
        Field("civs", CIVILIZATIONS),
        Mats(),
        Field("offered", CIVILIZATIONS),
        Field("capitals", Listed(words.one("capital"), distinct=True)),
        Field("capital", words.one("capital", none=True)),
        Field("basic", words.one("capital", none=True), None),
        Field("start", cell),
        Field("res", ByWord(RESOURCES, Number(0, STORE))),
        Field("vp", POINTS),
        Field("tally", ByWord(TALLY, POINTS, 0, FIRST_SOURCES)),
        Field("marks", Listed(words.MARKER)),
        Field("masterpieces", PIECES, []),
        Field("inspired", Marked(words.INSPIRATION), []),
        Field("singularity", FLAG),
        Field("covered", ByWord(BUILDINGS, counted(SLOTS))),
        *[Field(name, PLOTS) for name in ("filled", "impassable", "landmark_plots", "guests")],
        Field("plots", ByWord(BUILDINGS, PLOTS)),
        Field("districts", counted(DISTRICTS)),
        Field("landmarks", Listed(words.LANDMARK, distinct=True)),
        Field("landmark_cards", LANDMARK_CARDS, []),
        *[Field(name, CARDS) for name in ("hand", "shown", "submerged")],
        Field("known", Listed(words.of_seats(words.CARD.words, players))),
        Field("shelf", ByWord(OBJECTS, [SHELF[kind] for kind in OBJECTS], NONE)),
        Field("mat", Listed(Stack(words.LAID_CARD), FOUR)),
        Field("tiles", TILES),
        Field("space_tiles", SPACE_TILES),
        Field("explored", SPACE_TILES),
        *[Field(name, TECHS) for name in ("bottom", "middle", "top")],
        Field("outposts", Number(0, OUTPOSTS)),
        Field("toppled", Number(0, 99)),
        Field("achieved", Marked(Word(ACHIEVEMENTS))),
        Field("era", Number(0, LAST_INCOME)),
        Field("done", FLAG),
        Field("active", CARDS),
        Field("lasting", AMOUNT),
        Field("permanent", CARDS, []),
        Field("charmed", FLAG, False),
        Field("reserved", Listed(words.RESERVED), []),
        Field("card_plots", Listed(counted(MOST_PLOTS), FOUR), NO_PLOTS),
        Field("ally", seat),
        Field("spouse", seat),
        Field("spouse_track", words.TRACK_OR_NONE),
        Field("dictated", words.TRACK_OR_NONE),
        Field("dictates", Number(0, 2)),
    ]


POSITIONS: Final[Mapping[tuple[int, str], Positions]] = {
    (players, name): positions(players, board) for players in range(2, MOST_SEATS + 1) for name, board in BOARDS.items()
}
