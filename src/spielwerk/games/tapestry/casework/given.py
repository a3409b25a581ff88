"""`given`: the fixture with everything that a case names put on the table."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielwerk.core.cases.given import NEW, known_words, new_game, seat_rows
from spielwerk.core.cases.words import items, number, table, word
from spielwerk.core.cases.work import refuse, seat_of
from spielwerk.core.stack import Stack
from spielwerk.games.tapestry.casework import fixture
from spielwerk.games.tapestry.casework.automa import seat_automa
from spielwerk.games.tapestry.casework.seats import SEAT_WORDS, component
from spielwerk.games.tapestry.rules import setup
from spielwerk.games.tapestry.rules.arts.masterpieces import SHOWN
from spielwerk.games.tapestry.rules.capital.dealing import SMALL
from spielwerk.games.tapestry.rules.capital.plots import PLOT_NAMES
from spielwerk.games.tapestry.rules.carried import put_on
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.frames import NEXT_TURN
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.map.board import TILE_COUNT
from spielwerk.games.tapestry.rules.map.pieces import set_pieces
from spielwerk.games.tapestry.rules.packing import kind_of, owner_of, piece_of
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_FACES, FLIP_FACES, RED_FACES
from spielwerk.games.tapestry.rules.words import ACHIEVEMENTS, FOUR, OUTPOST, PIECE_KINDS, SETS, SHARED, TOPPLED, TRACKS
from spielwerk.games.tapestry.stored.position import defects

PIECE_NAMES: Final = {name: kind for kind, name in enumerate(PIECE_KINDS)}


def start(given: Mapping[str, Any]) -> TapestryState:
    """The position of a `given`, before pending steps have run."""
    if NEW in given:
        return setup.new(*new_game(given))
    known_words(given, TABLE_WORDS)
    players = number(given.get("players", fixture.PLAYERS), "players", 2, 5)
    s = TapestryState(players, "small" if players <= SMALL else "large")
    fixture.lay_out(s)
    if "automa" in given:
        seat_automa(s, given["automa"])
    seats = seat_rows(given, players, SEAT_WORDS)
    for p in s.players:
        if "capital" in seats[p.seat]:
            p.capital = component("capital", seats[p.seat]["capital"])
    fixture.settle_capitals(s)
    for name, lay in TABLE_WORDS.items():
        if name in given:
            lay(s, given[name])
    for p in s.players:
        for name, set_word in SEAT_WORDS.items():
            if name in seats[p.seat]:
                set_word(s, p, seats[p.seat][name])
        refresh(p)
        for name in ("ally", "marriage"):
            if name in seats[p.seat]:
                SEAT_WORDS[name](s, p, seats[p.seat][name])
    for cell, pieces in enumerate(s.pieces):
        set_pieces(s, cell, pieces)
    s.stack = Stack()
    wrong = defects(s)
    first = seat_of(given.get("turn", "A"), players)
    s.ask(NEXT_TURN, 0, 0, first)
    wrong = [defect for defect in wrong if "Nobody is asked" not in defect]
    if wrong:
        refuse(" ".join(wrong))
    return s


def on_top(deck: list[int], kind: str, value: Any) -> None:
    """The named ones on top in their order; the rest stays below."""
    top = [component(kind, name) for name in items(value, kind)]
    for item in top:
        if item in deck:
            deck.remove(item)
    deck.extend(top[::-1])


def _deck(s: TapestryState, value: Any) -> None:
    on_top(s.cards, "tapestry", value)


def _only_deck(s: TapestryState, value: Any) -> None:
    """The deck holds these cards and no others; the rest is out of the game."""
    s.cards = [component("tapestry", name) for name in items(value, "only_deck")[::-1]]


def _discards(s: TapestryState, value: Any) -> None:
    for name in items(value, "discards"):
        card = component("tapestry", name)
        if card in s.cards:
            s.cards.remove(card)
        s.discards.append(card)


def _tech_discards(s: TapestryState, value: Any) -> None:
    s.tech_discards = [component("tech", name) for name in items(value, "tech_discards")]
    s.techs = [card for card in s.techs if card not in s.tech_discards]


def _flipped(s: TapestryState, value: Any) -> None:
    s.flipped = sum([1 << component("tech", name) for name in items(value, "flipped")])


def _display(s: TapestryState, value: Any) -> None:
    s.techs = s.display + s.techs
    s.display = [component("tech", name) for name in items(value, "display")]
    s.techs = [card for card in s.techs if card not in s.display]


def _tech_deck(s: TapestryState, value: Any) -> None:
    on_top(s.techs, "tech", value)


def _only_techs(s: TapestryState, value: Any) -> None:
    s.techs = [component("tech", name) for name in items(value, "only_techs")[::-1]]
    s.display = [card for card in s.display if card not in s.techs]


def _tiles(s: TapestryState, value: Any) -> None:
    on_top(s.tiles, "tile", value)


def _tiles_left(s: TapestryState, value: Any) -> None:
    s.tiles = s.tiles[-number(value, "tiles_left", 0, TILE_COUNT) :] if value else []


def _space_tiles(s: TapestryState, value: Any) -> None:
    on_top(s.space_tiles, "space-tile", value)


def _civilizations(s: TapestryState, value: Any) -> None:
    on_top(s.civs, "civilization", value)


FACES: Final[dict[str, int]] = {
    **{name: n for n, name in enumerate(TRACKS)},
    **{f"red-{name}": n for n, name in reversed(list(enumerate(RED_FACES)))},
    **{f"flip-{name}": n for n, name in enumerate(FLIP_FACES)},
    **{f"token-{name}": n for n, name in enumerate("ABCDE")},
    **{f"black-{name}": n for n, name in reversed(list(enumerate(BLACK_FACES)))},
}


def _dice(s: TapestryState, value: Any) -> None:
    names = list(FACES)
    s.coming = [FACES[names[word(face, names, "face of a die")]] for face in items(value, "dice")]


def _landmarks(s: TapestryState, value: Any) -> None:
    """Landmarks that seats have: beside their capitals (`A`), or in them (`[A, A1, A2, B1, B2]`)."""
    for name, row in table(value, "landmarks").items():
        landmark = component("landmark", name)
        seat, *plots = row if isinstance(row, list) else [row]
        p = s.players[seat_of(seat, len(s.players))]
        s.owner[landmark] = p.seat
        p.landmarks.append(landmark)
        s.sites[landmark] = sum([1 << word(plot, PLOT_NAMES, "plot") for plot in plots])
        p.landmark_plots |= s.sites[landmark]
        p.filled |= s.sites[landmark]


def _achievers(s: TapestryState, value: Any) -> None:
    for name, places in table(value, "achievers").items():
        s.achievers[word(name, ACHIEVEMENTS, "achievement")] = number(places, "places", 0, 5)


def cell_of(s: TapestryState, value: Any) -> int:
    return word(value, s.board.names, "hex")


def _hexes(s: TapestryState, value: Any) -> None:
    """Tiles on the map: a number, or a list of the number and its rotation."""
    for name, row in table(value, "hexes").items():
        cell = cell_of(s, name)
        tile, turned = row if isinstance(row, list) else (row, 0)
        s.tile[cell] = component("tile", tile)
        s.rotation[cell] = number(turned, "rotation", 0, 5)
        s.explored |= 1 << cell
        if s.tile[cell] in s.tiles:
            s.tiles.remove(s.tile[cell])


def _pieces(s: TapestryState, value: Any) -> None:
    """What stands on a territory instead of the fixture's pieces: `A` is A's outpost, `A toppled` a fallen one."""
    for name, row in table(value, "pieces").items():
        cell = cell_of(s, name)
        for piece in s.pieces[cell]:
            if kind_of(piece) == OUTPOST:
                s.players[owner_of(piece)].outposts += 1
        pieces: list[int] = []
        for text in items(row, "pieces"):
            seat, _, kind = str(text).partition(" ")
            code = PIECE_NAMES[list(PIECE_NAMES)[word(kind or "outpost", list(PIECE_NAMES), "piece")]]
            p = s.players[seat_of(seat, len(s.players))]
            if code in (OUTPOST, TOPPLED, SHARED):
                p.outposts -= 1
            pieces.append(piece_of(code, p.seat))
        s.pieces[cell] = tuple(pieces)


def _adjustments(s: TapestryState, value: Any) -> None:
    s.adjusted = 1 - word(value, ("rulebook", "none"), "adjustments")


def _nano(s: TapestryState, value: Any) -> None:
    s.nano = number(value, "nanotechnology", 2, 3)


def _two_civs(s: TapestryState, value: Any) -> None:
    s.two_civs = number(value, "new_civilizations", 1, 2) - 1


def _marked(s: TapestryState, value: Any) -> None:
    """Tech cards with a token of the Inventors."""
    for name in items(value, "marked"):
        s.invented |= 1 << component("tech", name)


def _landmark_deck(s: TapestryState, value: Any) -> None:
    s.landmark_deck = [component("landmark-card", name) for name in items(value, "landmark_deck")[::-1]]


def _carried(s: TapestryState, value: Any) -> None:
    """Landmarks on tech cards, by card; `landmarks` says who has each."""
    for name, landmark in table(value, "carried").items():
        put_on(s, component("tech", name), component("landmark", landmark))


def _elsewhere(s: TapestryState, value: Any) -> None:
    """Words that are read before or after the others."""


def _sets(s: TapestryState, value: Any) -> None:
    """Sets that are in play as a whole; Arts & Architecture brings its track, with the masterpieces in their order."""
    s.whole = sum([1 << word(name, SETS, "set") for name in items(value, "sets")])
    setup.lay_arts_track(s)
    if s.tracks > FOUR:
        pieces = [row.index for row in BY_KIND["masterpiece"]]
        s.gallery, s.masterpieces = tuple(pieces[:SHOWN]), tuple(pieces[: SHOWN - 1 : -1])


def _science_die(s: TapestryState, value: Any) -> None:
    s.die_choice = word(value, ("d20", "choice"), "science_die")


def _gallery(s: TapestryState, value: Any) -> None:
    """The masterpieces that lie open; the other ones of the fixture go under the deck."""
    pieces = [component("masterpiece", name) for name in items(value, "gallery")]
    rest = [piece for piece in [*s.gallery, *s.masterpieces] if piece not in pieces]
    s.gallery, s.masterpieces = tuple(pieces), tuple(rest)


def _masterpieces(s: TapestryState, value: Any) -> None:
    deck = list(s.masterpieces)
    on_top(deck, "masterpiece", value)
    s.masterpieces = tuple(deck)
    s.gallery = tuple([piece for piece in s.gallery if piece not in deck])


def _masterpieces_left(s: TapestryState, value: Any) -> None:
    left = number(value, "masterpieces_left", 0, len(s.masterpieces))
    s.masterpieces = s.masterpieces[-left:] if left else ()


def _gallery_discards(s: TapestryState, value: Any) -> None:
    s.gallery_discards = tuple([component("masterpiece", name) for name in items(value, "gallery_discards")])
    s.masterpieces = tuple([piece for piece in s.masterpieces if piece not in s.gallery_discards])


def _turned_over(s: TapestryState, value: Any) -> None:
    s.turned_over = sum([1 << component("masterpiece", name) for name in items(value, "turned_over")])


TABLE_WORDS: Final[dict[str, Callable[[TapestryState, Any], None]]] = {
    "players": _elsewhere,
    "turn": _elsewhere,
    "seats": _elsewhere,
    "automa": _elsewhere,
    "sets": _sets,
    "science_die": _science_die,
    "gallery": _gallery,
    "masterpieces": _masterpieces,
    "masterpieces_left": _masterpieces_left,
    "gallery_discards": _gallery_discards,
    "turned_over": _turned_over,
    "deck": _deck,
    "only_deck": _only_deck,
    "discards": _discards,
    "display": _display,
    "flipped": _flipped,
    "tech_discards": _tech_discards,
    "tech_deck": _tech_deck,
    "only_techs": _only_techs,
    "tiles": _tiles,
    "space_tiles": _space_tiles,
    "civilizations": _civilizations,
    "dice": _dice,
    "landmarks": _landmarks,
    "achievers": _achievers,
    "hexes": _hexes,
    "tiles_left": _tiles_left,
    "pieces": _pieces,
    "adjustments": _adjustments,
    "nanotechnology": _nano,
    "new_civilizations": _two_civs,
    "marked": _marked,
    "landmark_deck": _landmark_deck,
    "carried": _carried,
}
