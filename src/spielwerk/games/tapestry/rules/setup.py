"""Set-up (p.4, p.5): options, shuffled decks, what each player may choose from; sequence.py places first outposts."""

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.drawn import RANDOM, BadDraw, Drawn, Layout, random_words
from spielwerk.core.naming import letter
from spielwerk.core.options import DRAWN, BadOption, Option, OptionValue, check_options
from spielwerk.core.play import frame_of
from spielwerk.core.rng import Rng
from spielwerk.games.tapestry.rules.actions.turns import may_start
from spielwerk.games.tapestry.rules.capital.mats import NUMBERS
from spielwerk.games.tapestry.rules.cards.deck import HOUSE
from spielwerk.games.tapestry.rules.cards.own import read_own
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS, OWN, OwnCards
from spielwerk.games.tapestry.rules.cards.own_option import CARDS, NO_FILE
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Component
from spielwerk.games.tapestry.rules.frames import CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, PREPARE
from spielwerk.games.tapestry.rules.layout import lay_out
from spielwerk.games.tapestry.rules.packing import mark_at
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.words import ARTS, ARTS_AND_ARCHITECTURE, FOUR, SETS

lay_out()

REVISIONS: Final = ("2023",)
SMALL: Final = 3
"""Up to so many players use the small map (p.4)."""
PAIRS: Final = ((1, 6), (2, 4), (3, 5))
"""Capitals that are dealt together on the small map (p.5)."""
CHOICE: Final = 2
UNSURE: Final = (STAND_IN, HOUSE)
"""What the option `unknown` leaves out, and what a file of the owner may replace by name."""
MOST_LEFT_OUT: Final = 15
TECHS: Final = "tech_cards"
DECKS: Final = {
    "tapestry_cards": "tapestry",
    TECHS: "tech",
    "territory_tiles": "tile",
    "space_tiles": "space-tile",
}
"""What is shuffled, with the kind of its components."""
DISPLAY: Final = "tech_display"
SHOWN: Final = 3
MASTERPIECES: Final = "masterpieces"
GALLERY: Final = "gallery"
CIVILIZATIONS: Final = "civilizations"
CAPITALS: Final = "capitals"
FIRST_CIVILIZATIONS: Final = "first_civilizations"
ALL_SETS: Final = "all"
LANDMARK_CARDS: Final = "landmark_cards"
OPEN_LANDMARK_CARDS: Final = "landmark_cards_open"
ADVANCED: Final = "advanced_capitals"


def names_of(kind: str) -> list[str]:
    return [row.name for row in BY_KIND[kind] if row.set != OWN]


OPTIONS: Final[list[Option]] = [
    Option("players", 4, least=2, most=5),
    Option("rules", "2023", REVISIONS),
    Option("adjustments", "rulebook", ("rulebook", "none")),
    Option("first_cards", "one", ("one", "two")),
    Option("new_civilizations", "one", ("one", "two")),
    Option("nanotechnology", "three", ("three", "two")),
    Option("science_die", "d20", ("d20", "choice")),
    Option("start", "by-capital", ("by-capital", "by-seat")),
    Option("sets", [], SETS),
    Option(FIRST_CIVILIZATIONS, ALL_SETS, (ALL_SETS, *SETS)),
    Option("unknown", STAND_IN, (STAND_IN, "leave-out")),
    CARDS,
    Option("without", [], [*names_of("tapestry"), *names_of("tech")]),
    Option(CIVILIZATIONS, [], names_of("civilization"), setup=True),
    Option(CAPITALS, [], names_of("capital"), setup=True),
    Option(LANDMARK_CARDS, [], names_of("landmark-card"), setup=True),
]


def new(seed: int = 0, given: Mapping[str, object] | None = None) -> TapestryState:
    """A new game at its first question. What the options do not name is drawn."""
    options = check_options(OPTIONS, given or {})
    return set_up(options, draw(seed, options))


def draw(seed: int, options: Mapping[str, OptionValue]) -> Drawn:
    """Everything that is shuffled and dealt before the first question (p.4, p.5)."""
    rng = Rng(seed)
    drawn: Drawn = {}
    _shuffle_decks(rng, options, drawn)
    _deal_civilizations(rng, options, drawn)
    _deal_capitals(rng, options, drawn)
    _shuffle_masterpieces(rng, options, drawn)
    _deal_landmark_cards(rng, options, drawn)
    _deal_advanced(rng, options, drawn)
    drawn[RANDOM] = random_words(rng)
    return drawn


def set_up(options: Mapping[str, OptionValue], drawn: Mapping[str, Sequence[str]]) -> TapestryState:
    """The game that begins with what was drawn."""
    players = players_of(options)
    s = TapestryState(players, "small" if players <= SMALL else "large")
    s.adjusted = 1 if options["adjustments"] == "rulebook" else 0
    s.nano = 2 if options["nanotechnology"] == "two" else 3
    s.two_cards = 1 if options["first_cards"] == "two" else 0
    s.two_civs = 1 if options["new_civilizations"] == "two" else 0
    s.by_seat = 1 if options["start"] == "by-seat" else 0
    s.whole = whole_of(options)
    lay_arts_track(s)
    s.die_choice = 1 if options["science_die"] == "choice" and s.tracks > FOUR else 0
    s.own = own_of(options)
    layout = Layout(options, drawn)
    s.rng.load(layout.random())
    _lay_decks(s, layout)
    _lay_masterpieces(s, layout)
    _lay_civilizations(s, layout, options)
    _lay_capitals(s, layout, options)
    _lay_landmark_cards(s, layout, options)
    _lay_advanced(s, layout, options)
    layout.finish()
    choices = [frame_of(kind, p.seat) for p in s.players for kind in (CHOOSE_CAPITAL, CHOOSE_CIVILIZATION)]
    s.ask_in_order([*choices, frame_of(PREPARE)])
    s.settle()
    return s


def players_of(options: Mapping[str, OptionValue]) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


def own_of(options: Mapping[str, OptionValue]) -> OwnCards:
    return read_own(str(options["cards"])) if options["cards"] != NO_FILE else NO_OWN_CARDS


def _names(options: Mapping[str, OptionValue], name: str) -> list[str]:
    value = options[name]
    assert isinstance(value, list)
    return value


def _sets(options: Mapping[str, OptionValue]) -> list[str]:
    return ["base", OWN, *_names(options, "sets")]


def whole_of(options: Mapping[str, OptionValue]) -> int:
    """The sets that are played with their stand-ins and so with all their systems, as a mask."""
    return sum([1 << SETS.index(name) for name in set(_names(options, "sets")) if options["unknown"] == STAND_IN])


def _in_play(kind: str, options: Mapping[str, OptionValue]) -> list[Component]:
    """The rows of a kind that the chosen sets bring, with stand-ins unless they are left out."""
    sets, left_out = _sets(options), options["unknown"] != STAND_IN
    return [row for row in BY_KIND[kind] if row.set in sets and not (left_out and row.status in UNSURE)]


def _all_names(kind: str) -> list[str]:
    """Every row of a kind, the places for own cards too: the place in this list is the row's number in the state."""
    return [row.name for row in BY_KIND[kind]]


def _words(kind: str, numbers: list[int]) -> list[str]:
    rows = BY_KIND[kind]
    return [rows[number].name for number in numbers]


def _given(options: Mapping[str, OptionValue], option: str, known: list[str]) -> list[int]:
    """What an option names for each seat, NONE where it is drawn."""
    names, players = _names(options, option), players_of(options)
    if len(names) > players:
        raise BadOption(f"Option '{option}' takes at most {players} names here, not {len(names)}.")
    given = [NONE if name == DRAWN else known.index(name) for name in names]
    for one in given:
        if one != NONE and given.count(one) > 1:
            raise BadOption(f"Option '{option}' names '{known[one]}' twice.")
    return given + [NONE] * (players - len(given))


# Decks (p.4)


def _in_box(kind: str, own: OwnCards) -> list[int]:
    """How often each row is there; places for own cards are as full as the file makes them."""
    rows = BY_KIND[kind]
    copies = [row.copies if row.set != OWN else 0 for row in rows]
    if own.text:
        for row in rows:
            if row.status in UNSURE and row.name in own.replaces(kind):
                copies[row.index] = 0
        filled = {"tapestry": own.copies, "tech": [1] * len(own.needs)}.get(kind, [])
        places = [row.index for row in rows if row.set == OWN]
        for place, number in enumerate(filled):
            copies[places[place]] = number
    return copies


def _shuffle_decks(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    without = _names(options, "without")
    if len(without) > MOST_LEFT_OUT:
        raise BadOption(f"Option 'without' takes at most {MOST_LEFT_OUT} names, not {len(without)}.")
    own = own_of(options)
    for name, kind in DECKS.items():
        copies = _in_box(kind, own)
        rows = [row for row in _in_play(kind, options) if row.name not in without]
        deck = [row.index for row in rows for _ in range(copies[row.index])]
        rng.shuffle(deck)
        drawn[name] = _words(kind, deck[::-1])
    drawn[DISPLAY] = drawn[TECHS][:SHOWN]
    drawn[TECHS] = drawn[TECHS][SHOWN:]


def _lay_decks(s: TapestryState, layout: Layout) -> None:
    boxes = {kind: _in_box(kind, s.own) for kind in DECKS.values()}
    layout.names(DISPLAY, SHOWN)
    s.display = layout.numbers(DISPLAY, _all_names("tech"), boxes["tech"])
    decks = [layout.deck(name, _all_names(kind), boxes[kind]) for name, kind in DECKS.items()]
    s.cards, s.techs, s.tiles, s.space_tiles = decks


# The arts track and its masterpieces (p.4)


def lay_arts_track(s: TapestryState) -> None:
    """Beside the board, with everybody's marker on its start, if the set is in play as a whole."""
    if s.whole & ARTS_AND_ARCHITECTURE:
        s.tracks = FOUR + 1
        for p in s.players:
            p.marks.append(mark_at(ARTS, 0))


def _shuffle_masterpieces(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """Only a game with the arts track has them, and only there the generator is asked."""
    if whole_of(options) & ARTS_AND_ARCHITECTURE:
        deck = [row.index for row in BY_KIND["masterpiece"]]
        rng.shuffle(deck)
        names = _words("masterpiece", deck)
        drawn[GALLERY], drawn[MASTERPIECES] = names[:SHOWN], names[SHOWN:]


def _lay_masterpieces(s: TapestryState, layout: Layout) -> None:
    if s.whole & ARTS_AND_ARCHITECTURE:
        known = _all_names("masterpiece")
        left = [1] * len(known)
        layout.names(GALLERY, SHOWN)
        s.gallery = tuple(layout.numbers(GALLERY, known, left))
        s.masterpieces = tuple(layout.deck(MASTERPIECES, known, left))


# Civilizations and capitals (p.5)


def _deal_civilizations(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """Two for each player to choose from; a name in the options is that player's only one."""
    given = _given(options, CIVILIZATIONS, names_of("civilization"))
    deck = [row.index for row in _in_play("civilization", options) if row.index not in given]
    rng.shuffle(deck)
    first = _first_civilizations(options)
    deck = [civ for civ in deck if civ not in first] + [civ for civ in deck if civ in first]
    for seat, named in enumerate(given):
        dealt = [named] if named != NONE else [deck.pop() for _ in range(_choice(options))]
        drawn[_of_seat(CIVILIZATIONS, seat)] = _words("civilization", dealt)
    drawn[CIVILIZATIONS] = _words("civilization", deck[::-1])


def _first_civilizations(options: Mapping[str, OptionValue]) -> list[int]:
    """Those that players may start with, unless one is named for them: all, or those of one set (p.15)."""
    given = _given(options, CIVILIZATIONS, names_of("civilization"))
    box = options[FIRST_CIVILIZATIONS]
    rows = [row for row in _in_play("civilization", options) if box in (ALL_SETS, row.set)]
    first = [row.index for row in rows if row.index not in given]
    if len(first) < given.count(NONE):
        raise BadOption(f"Option '{FIRST_CIVILIZATIONS}': '{box}' does not have a civilization for everybody here.")
    return first


def _choice(options: Mapping[str, OptionValue]) -> int:
    """How many civilizations each player chooses from: two, or one where the set has no more."""
    given = _given(options, CIVILIZATIONS, names_of("civilization"))
    return CHOICE if len(_first_civilizations(options)) >= CHOICE * given.count(NONE) else 1


def _lay_civilizations(s: TapestryState, layout: Layout, options: Mapping[str, OptionValue]) -> None:
    known = _all_names("civilization")
    given = _given(options, CIVILIZATIONS, known)
    left = [1] * len(known)
    for p in s.players:
        name = _of_seat(CIVILIZATIONS, p.seat)
        p.offered = _dealt(layout, name, known, left, given[p.seat], _choice(options))
    s.civs = layout.deck(CIVILIZATIONS, known, left)


def _dealt(layout: Layout, name: str, known: list[str], left: list[int], named: int, size: int) -> list[int]:
    """What a seat may choose from: one that the options name, or as many as are dealt."""
    layout.names(name, 1 if named != NONE else size)
    dealt = layout.numbers(name, known, left)
    if named not in (NONE, dealt[0]):
        raise BadDraw(name, f"'{name}' has '{known[dealt[0]]}' where the option names '{known[named]}'.")
    return dealt


def _of_seat(name: str, seat: int) -> str:
    return f"{name} {letter(seat)}"


def _pairs() -> list[list[int]]:
    return [sorted([NUMBERS.index(number) for number in pair]) for pair in PAIRS]


def _basic(options: Mapping[str, OptionValue]) -> list[int]:
    """The basic capitals that the options name: whoever has an advanced one still draws a start territory."""
    given = _given(options, CAPITALS, names_of("capital"))
    return [named if named != NONE and NUMBERS[named] else NONE for named in given]


def _advanced(options: Mapping[str, OptionValue]) -> list[int]:
    """The advanced capitals of the chosen sets that nobody is given by name."""
    given = _given(options, CAPITALS, names_of("capital"))
    return [
        row.index
        for row in _in_play("capital", options)
        if row.index < len(NUMBERS) and not NUMBERS[row.index] and row.index not in given
    ]


def _deal_capitals(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """One of a pair on the small map, a single one on the large map (p.5)."""
    given = _basic(options)
    hands = _pairs() if len(given) <= SMALL else [[capital] for capital, number in enumerate(NUMBERS) if number]
    order = [hand for hand in range(len(hands)) if not any(capital in hands[hand] for capital in given)]
    rng.shuffle(order)
    for seat, named in enumerate(given):
        dealt = [named] if named != NONE else hands[order.pop()]
        drawn[_of_seat(CAPITALS, seat)] = _words("capital", dealt)


def _lay_capitals(s: TapestryState, layout: Layout, options: Mapping[str, OptionValue]) -> None:
    known = _all_names("capital")
    given = _basic(options)
    left = [1] * len(known)
    small = len(s.players) <= SMALL
    taken: list[int] = []
    for p in s.players:
        name = _of_seat(CAPITALS, p.seat)
        p.capitals = _dealt(layout, name, known, left, given[p.seat], CHOICE if small else 1)
        p.basic = p.capitals[0]
        places = [place for place, pair in enumerate(_pairs()) if p.capitals[0] in pair and p.capitals[-1] in pair]
        if not places:
            raise BadDraw(name, f"The capitals '{', '.join(layout.names(name))}' do not start from one territory.")
        if small and places[0] in taken:
            raise BadDraw(name, f"'{known[p.capitals[0]]}' has the same start territory as another seat's.")
        taken.append(places[0])


# Landmark cards (p.5)


def _deal_landmark_cards(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """As many to choose from as there are players, one more if two sets have some."""
    rows = _in_play("landmark-card", options)
    if rows:
        named = _names(options, LANDMARK_CARDS)
        deck = [row.index for row in rows if row.name not in named]
        rng.shuffle(deck)
        deck = [row.index for row in rows if row.name in named] + deck
        dealt = _open_landmark_cards(options, rows)
        drawn[OPEN_LANDMARK_CARDS] = _words("landmark-card", deck[:dealt])
        drawn[LANDMARK_CARDS] = _words("landmark-card", deck[dealt:])


def _open_landmark_cards(options: Mapping[str, OptionValue], rows: list[Component]) -> int:
    dealt = players_of(options) + len({row.set for row in rows}) - 1
    if len(_names(options, LANDMARK_CARDS)) > dealt:
        raise BadOption(f"Option '{LANDMARK_CARDS}' takes at most {dealt} names here.")
    return dealt


def _lay_landmark_cards(s: TapestryState, layout: Layout, options: Mapping[str, OptionValue]) -> None:
    rows = _in_play("landmark-card", options)
    if rows:
        known = _all_names("landmark-card")
        left = [1] * len(known)
        layout.names(OPEN_LANDMARK_CARDS, _open_landmark_cards(options, rows))
        s.landmark_pool = layout.numbers(OPEN_LANDMARK_CARDS, known, left)
        s.landmark_deck = layout.deck(LANDMARK_CARDS, known, left)


def _deal_advanced(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """Another one for everybody, if a set brings them (p.5); one that the options name is the player's only one."""
    given = _given(options, CAPITALS, names_of("capital"))
    deck = _advanced(options)
    if deck:
        rng.shuffle(deck)
    for seat, named in enumerate(given):
        if named == NONE and deck:
            drawn[_of_seat(ADVANCED, seat)] = _words("capital", [deck.pop()])
        elif named != NONE and not NUMBERS[named]:
            drawn[_of_seat(ADVANCED, seat)] = _words("capital", [named])


def _lay_advanced(s: TapestryState, layout: Layout, options: Mapping[str, OptionValue]) -> None:
    known = _all_names("capital")
    given = _given(options, CAPITALS, known)
    left = [0 if number else 1 for number in NUMBERS] + [0] * (len(known) - len(NUMBERS))
    any_left = len(_advanced(options)) > 0
    for p in s.players:
        named = given[p.seat]
        name = _of_seat(ADVANCED, p.seat)
        if named == NONE and any_left:
            p.capitals = p.capitals + _dealt(layout, name, known, left, NONE, 1)
        elif named != NONE and not NUMBERS[named]:
            p.capitals = _dealt(layout, name, known, left, named, 1)
        if not any(may_start(s, civ, capital) for civ in p.offered for capital in p.capitals):
            raise BadDraw(name, f"Nobody may start as '{_words('civilization', p.offered)[0]}' with '{known[named]}'.")
