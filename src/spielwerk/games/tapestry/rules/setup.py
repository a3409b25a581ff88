"""Set-up (p.4, p.5): options, shuffled decks, what each player may choose from; sequence.py places first outposts."""

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.drawn import Dealt, Drawn, Layout, Source
from spielwerk.core.options import Option, OptionValue, check_options, too_many
from spielwerk.core.play import frame_of
from spielwerk.core.rng import Rng
from spielwerk.core.values import followed
from spielwerk.games.tapestry.rules.automa.setup import (
    automa_options,
    bots_first,
    draw_automa,
    lay_automa,
    seats_of,
)
from spielwerk.games.tapestry.rules.box import (
    all_names,
    dealt_to,
    listed,
    names_of,
    of_seat,
    players_of,
    whole_of,
)
from spielwerk.games.tapestry.rules.capital.dealing import (
    SMALL,
    deal_advanced,
    deal_capitals,
    lay_advanced,
    lay_capitals,
)
from spielwerk.games.tapestry.rules.cards.own_option import CARDS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Component
from spielwerk.games.tapestry.rules.frames import CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, PREPARE
from spielwerk.games.tapestry.rules.layout import lay_out
from spielwerk.games.tapestry.rules.packing import mark_at
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.stock import (
    ALL_SETS,
    CAPITALS,
    CIVILIZATIONS,
    FIRST_CIVILIZATIONS,
    WITHOUT,
    Stock,
    stock_of,
)
from spielwerk.games.tapestry.rules.words import ARTS, ARTS_AND_ARCHITECTURE, FOUR, SETS

lay_out()

REVISIONS: Final = ("2023",)
MOST_LEFT_OUT: Final = 15
TECHS: Final = "tech_cards"
DECKS: Final = {
    "tapestry_cards": "tapestry",
    TECHS: "tech",
    "territory_tiles": "tile",
    "space_tiles": "space-tile",
}
"""Everything that is shuffled, with the kind of its components."""
DISPLAY: Final = "tech_display"
SHOWN: Final = 3
MASTERPIECES: Final = "masterpieces"
GALLERY: Final = "gallery"
LANDMARK_CARDS: Final = "landmark_cards"
OPEN_LANDMARK_CARDS: Final = "landmark_cards_open"


OPTIONS: Final[list[Option]] = [
    Option("players", 4, least=1, most=5),
    Option("rules", "2023", REVISIONS),
    Option("adjustments", "rulebook", ("rulebook", "none")),
    Option("first_cards", "one", ("one", "two")),
    Option("new_civilizations", "one", ("one", "two")),
    Option("nanotechnology", "three", ("three", "two")),
    Option("science_die", "d20", ("d20", "choice")),
    Option("start", "by-capital", ("by-capital", "by-seat")),
    Option("sets", [], SETS),
    Option(FIRST_CIVILIZATIONS, ALL_SETS, (ALL_SETS, *SETS)),
    Option("unknown", STAND_IN, (STAND_IN, "leave-out"), before="leave-out"),
    *automa_options(),
    CARDS,
    Option(WITHOUT, [], [*names_of("tapestry"), *names_of("tech")]),
    Option(CIVILIZATIONS, [], names_of("civilization"), setup=True),
    Option(CAPITALS, [], names_of("capital"), setup=True),
    Option(LANDMARK_CARDS, [], names_of("landmark-card"), setup=True),
]


def new(seed: int = 0, given: Mapping[str, object] | None = None) -> TapestryState:
    """A new game at its first question. What the options do not name is drawn."""
    return begin(seed, check_options(OPTIONS, given or {}))


def begin(seed: int, options: Mapping[str, OptionValue]) -> TapestryState:
    stock = _stock_for(options)
    return _laid(options, stock, _dealt(seed, options, stock))


def draw(seed: int, options: Mapping[str, OptionValue]) -> Drawn:
    return _dealt(seed, options, _stock_for(options)).in_words()


def set_up(options: Mapping[str, OptionValue], drawn: Mapping[str, Sequence[str]]) -> TapestryState:
    """The game that begins with what was drawn."""
    return _laid(options, stock_of(options), drawn)


def _dealt(seed: int, options: Mapping[str, OptionValue], stock: Stock) -> Dealt:
    """Everything that is shuffled and dealt before the first question (p.4, p.5)."""
    rng = Rng(seed)
    dealt = Dealt()
    _shuffle_decks(rng, stock, dealt)
    _deal_civilizations(rng, stock, dealt)
    deal_capitals(rng, stock, dealt)
    _shuffle_masterpieces(rng, options, dealt)
    _deal_landmark_cards(rng, stock, options, dealt)
    deal_advanced(rng, stock, dealt)
    draw_automa(rng, options, dealt)
    dealt.random = rng.dump()
    return dealt


def _laid(options: Mapping[str, OptionValue], stock: Stock, drawn: Source) -> TapestryState:
    seats = seats_of(options)
    s = TapestryState(seats, "small" if seats <= SMALL else "large")
    s.adjusted = 1 if options["adjustments"] == "rulebook" else 0
    s.nano = 2 if options["nanotechnology"] == "two" else 3
    s.two_cards = 1 if options["first_cards"] == "two" else 0
    s.two_civs = 1 if options["new_civilizations"] == "two" else 0
    s.by_seat = 1 if options["start"] == "by-seat" else 0
    s.whole = whole_of(options)
    lay_arts_track(s)
    s.die_choice = 1 if options["science_die"] == "choice" and s.tracks > FOUR else 0
    s.own = stock.own
    layout = Layout(options, drawn)
    s.chance().load(layout.random())
    _lay_decks(s, layout, stock)
    _lay_masterpieces(s, layout)
    _lay_civilizations(s, layout, stock)
    lay_capitals(s, layout, stock)
    _lay_landmark_cards(s, layout, stock, options)
    lay_advanced(s, layout, stock)
    lay_automa(s, layout, options)
    layout.finish()
    people = range(players_of(options))
    choices = [frame_of(kind, seat) for seat in people for kind in (CHOOSE_CAPITAL, CHOOSE_CIVILIZATION)]
    s.ask_in_order([*choices, frame_of(PREPARE, a=bots_first(options))])
    s.settle()
    return s


# Decks (p.4)


def _stock_for(options: Mapping[str, OptionValue]) -> Stock:
    without = listed(options, WITHOUT)
    if len(without) > MOST_LEFT_OUT:
        raise too_many(WITHOUT, MOST_LEFT_OUT, len(without))
    return stock_of(options)


def _shuffle_decks(rng: Rng, stock: Stock, dealt: Dealt) -> None:
    for name, kind in DECKS.items():
        dealt.put(name, all_names(kind), rng.shuffled(stock.decks[kind])[::-1])
    techs = dealt.numbers[TECHS]
    dealt.put(DISPLAY, all_names("tech"), techs[:SHOWN])
    dealt.put(TECHS, all_names("tech"), techs[SHOWN:])


def _lay_decks(s: TapestryState, layout: Layout, stock: Stock) -> None:
    boxes = {kind: copies[:] for kind, copies in stock.copies.items()}
    s.display = layout.numbers(DISPLAY, all_names("tech"), boxes["tech"], SHOWN)
    decks = [layout.deck(name, all_names(kind), boxes[kind]) for name, kind in DECKS.items()]
    s.cards, s.techs, s.tiles, s.space_tiles = decks


# The arts track and its masterpieces (p.4)


def lay_arts_track(s: TapestryState) -> None:
    """Beside the board, with everybody's marker on its start, if the set is played completely."""
    if s.whole & ARTS_AND_ARCHITECTURE:
        s.tracks = FOUR + 1
        for p in s.players:
            p.marks = followed(p.marks, mark_at(ARTS, 0))


def _shuffle_masterpieces(rng: Rng, options: Mapping[str, OptionValue], dealt: Dealt) -> None:
    """Only a game with the arts track has them, and only there the generator is asked."""
    if whole_of(options) & ARTS_AND_ARCHITECTURE:
        deck = [row.index for row in BY_KIND["masterpiece"]]
        rng.shuffle(deck)
        dealt.put(GALLERY, all_names("masterpiece"), deck[:SHOWN])
        dealt.put(MASTERPIECES, all_names("masterpiece"), deck[SHOWN:])


def _lay_masterpieces(s: TapestryState, layout: Layout) -> None:
    if s.whole & ARTS_AND_ARCHITECTURE:
        known = all_names("masterpiece")
        left = [1] * len(known.words)
        s.gallery = tuple(layout.numbers(GALLERY, known, left, SHOWN))
        s.masterpieces = tuple(layout.deck(MASTERPIECES, known, left))


# Civilizations (p.5)


def _deal_civilizations(rng: Rng, stock: Stock, dealt: Dealt) -> None:
    """Two for each player to choose from; a name in the options is that player's only one."""
    known, early = all_names("civilization"), stock.first
    deck = rng.shuffled(stock.civilizations)
    if len(early) < len(deck):
        deck = [civ for civ in deck if civ not in early] + [civ for civ in deck if civ in early]
    for seat, named in enumerate(stock.named):
        civs = [named] if named != NONE else [deck.pop() for _ in range(stock.choice)]
        dealt.put(of_seat(CIVILIZATIONS, seat), known, civs)
    dealt.put(CIVILIZATIONS, known, deck[::-1])


def _lay_civilizations(s: TapestryState, layout: Layout, stock: Stock) -> None:
    known = all_names("civilization")
    left = [1] * len(known.words)
    for seat, named in enumerate(stock.named):
        name = of_seat(CIVILIZATIONS, seat)
        s.players[seat].offered = dealt_to(layout, name, known, left, named, stock.choice)
    s.civs = layout.deck(CIVILIZATIONS, known, left)


# Landmark cards (p.5)


def _deal_landmark_cards(rng: Rng, stock: Stock, options: Mapping[str, OptionValue], dealt: Dealt) -> None:
    """As many to choose from as there are players, one more if two sets have some."""
    rows = stock.landmark_cards
    if rows:
        named = listed(options, LANDMARK_CARDS)
        deck = [row.index for row in rows if row.name not in named]
        rng.shuffle(deck)
        deck = [row.index for row in rows if row.name in named] + deck
        known, shown = all_names("landmark-card"), _open_landmark_cards(options, rows)
        dealt.put(OPEN_LANDMARK_CARDS, known, deck[:shown])
        dealt.put(LANDMARK_CARDS, known, deck[shown:])


def _open_landmark_cards(options: Mapping[str, OptionValue], rows: Sequence[Component]) -> int:
    dealt = seats_of(options) + len({row.set for row in rows}) - 1
    named = len(listed(options, LANDMARK_CARDS))
    if named > dealt:
        raise too_many(LANDMARK_CARDS, dealt, named)
    return dealt


def _lay_landmark_cards(s: TapestryState, layout: Layout, stock: Stock, options: Mapping[str, OptionValue]) -> None:
    rows = stock.landmark_cards
    if rows:
        known = all_names("landmark-card")
        left = [1] * len(known.words)
        s.landmark_pool = layout.numbers(OPEN_LANDMARK_CARDS, known, left, _open_landmark_cards(options, rows))
        s.landmark_deck = layout.deck(LANDMARK_CARDS, known, left)
