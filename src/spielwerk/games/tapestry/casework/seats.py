"""The words of a seat in `given`."""

from collections.abc import Callable
from typing import Any, Final

from spielwerk.core.cases.words import amounts, items, number, table, word
from spielwerk.core.cases.work import refuse, seat_of
from spielwerk.games.tapestry.rules.capital.ground import open_plots
from spielwerk.games.tapestry.rules.capital.plots import PLOT_NAMES
from spielwerk.games.tapestry.rules.cards.card_plots import LETTERS
from spielwerk.games.tapestry.rules.cards.playing import current_space
from spielwerk.games.tapestry.rules.cards.reserving import SPACE_TILES, TECHS, TOKENS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, ERA, INCOME_TRACKS, NOTHING, PERMANENT, WrongMat, card_row
from spielwerk.games.tapestry.rules.civilizations.islanders import laid_tiles
from spielwerk.games.tapestry.rules.civilizations.shelf import LANDMARK, OBJECTS, OUTPOST, TECH, put
from spielwerk.games.tapestry.rules.mat import remember
from spielwerk.games.tapestry.rules.packing import card_laid, laid, mark_at, track_of
from spielwerk.games.tapestry.rules.state import COPIED, FACE_DOWN, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    ACHIEVEMENTS,
    BUILDINGS,
    FOUR,
    HOUSE,
    LAST,
    LAST_INCOME,
    RESOURCES,
    STORE,
    TRACKS,
)
from spielwerk.games.tapestry.stored.words import RESERVED

DOWN: Final = "face-down"
ROWS: Final = ("bottom", "middle", "top")


def component(kind: str, value: Any) -> int:
    """The number of a component within its kind."""
    return word(value, [row.name for row in BY_KIND[kind]], kind)


def _civilizations(s: TapestryState, p: Player, value: Any) -> None:
    """One or several, without their effects when gained; `mats` says what lies on their mats."""
    names = value if isinstance(value, list) else [value]
    p.civs = [component("civilization", name) for name in names]
    s.civs = [civ for civ in s.civs if civ not in p.civs]


def _mats(s: TapestryState, p: Player, value: Any) -> None:
    """What lies on the mats of civilizations."""
    for name, told in table(value, "mats").items():
        try:
            remember(p, component("civilization", name), told)
        except WrongMat as problem:
            refuse(str(problem))
    s.tiles = [tile for tile in s.tiles if tile not in laid_tiles(p)]


def _resources(s: TapestryState, p: Player, value: Any) -> None:
    p.res = (
        [number(value, "resources", 0, STORE)] * FOUR
        if isinstance(value, int)
        else amounts(value, RESOURCES, "resources", STORE)
    )


def _vp(s: TapestryState, p: Player, value: Any) -> None:
    p.vp = number(value, "vp")
    p.tally[0] = p.vp


def _tracks(s: TapestryState, p: Player, value: Any) -> None:
    """The markers: a space, or two spaces where a marker restarted from AI Singularity."""
    marks: list[int] = []
    for name, row in table(value, "tracks").items():
        track = word(name, TRACKS, "track")
        marks += [
            mark_at(track, number(space, "space", 0, LAST)) for space in (row if isinstance(row, list) else [row])
        ]
    missing = [mark_at(track, 0) for track in range(s.tracks) if all(track_of(mark) != track for mark in marks)]
    p.marks = sorted(marks + missing[: s.tracks - len(marks)])


def _singularity(s: TapestryState, p: Player, value: Any) -> None:
    p.singularity = 1 if value else 0


def _taken(s: TapestryState, p: Player, value: Any) -> None:
    """Income buildings that have left the mat and stand beside the capital."""
    for name, amount in table(value, "taken").items():
        kind = word(name, BUILDINGS, "building")
        for _ in range(number(amount, "taken", 0, 5)):
            p.covered[kind] &= p.covered[kind] - 1


def _built(s: TapestryState, p: Player, value: Any) -> None:
    """Income buildings in the capital, by their plots."""
    for name, building in table(value, "built").items():
        kind = word(building, BUILDINGS, "building")
        bit = 1 << word(name, PLOT_NAMES, "plot")
        if not open_plots(p) & bit:
            refuse(f"The plot {name} is not free.")
        p.plots[kind] |= bit
        p.filled |= bit
        p.covered[kind] &= p.covered[kind] - 1
    _count_districts(p)


def _full(s: TapestryState, p: Player, value: Any) -> None:
    """Plots under landmarks: named ones, whole rows (`A`), whole columns (`1`), or `all`."""
    for text in items(value, "full"):
        name = str(text)
        plots = [plot for plot, known in enumerate(PLOT_NAMES) if name in {"all", known, known[0], known[1]}]
        if not plots:
            refuse(f"'{name}' is not a plot, row or column.")
        for plot in plots:
            if not p.filled >> plot & 1:
                p.filled |= 1 << plot
                p.landmark_plots |= 1 << plot
    _count_districts(p)


def _empty(s: TapestryState, p: Player, value: Any) -> None:
    """Plots that stay free although `full` names them."""
    for name in items(value, "empty"):
        bit = 1 << word(name, PLOT_NAMES, "plot")
        p.landmark_plots &= ~bit
        p.filled &= ~bit
    _count_districts(p)


def _count_districts(p: Player) -> None:
    p.districts = p.city.complete(p.filled)


def _hand(s: TapestryState, p: Player, value: Any) -> None:
    for name in items(value, "hand"):
        p.hand.append(_from_deck(s, name))


def _submerged(s: TapestryState, p: Player, value: Any) -> None:
    """Cards under the mat of the Merfolk."""
    for name in items(value, "submerged"):
        p.submerged.append(_from_deck(s, name))


def _guests(s: TapestryState, p: Player, value: Any) -> None:
    """Plots with a token of the Weefolk."""
    for name in items(value, "guests"):
        bit = 1 << word(name, PLOT_NAMES, "plot")
        p.guests |= bit
        p.filled |= bit
    _count_districts(p)


def _from_deck(s: TapestryState, name: Any) -> int:
    card = component("tapestry", name)
    if card in s.cards:
        s.cards.remove(card)
    return card


def _shelf(s: TapestryState, p: Player, value: Any) -> None:
    """What the Collectors keep, by kind; outposts and houses are just `true`."""
    for name, held in table(value, "shelf").items():
        kind = word(name, OBJECTS, "object")
        if held is True:
            put(p, kind, 0)
            if kind == OUTPOST:
                p.outposts -= 1
            else:
                p.covered[HOUSE] &= p.covered[HOUSE] - 1
            continue
        put(p, kind, component(name, held))
        deck: list[int] = {"tapestry": s.cards, "tile": s.tiles, "tech": s.techs}.get(name, [])
        if p.shelf[kind] in deck:
            deck.remove(p.shelf[kind])
        if kind == LANDMARK:
            s.owner[p.shelf[kind]] = p.seat
            p.landmarks.append(p.shelf[kind])
        if kind == TECH and p.shelf[kind] in s.display:
            s.display[s.display.index(p.shelf[kind])] = s.techs.pop()


def _mat(s: TapestryState, p: Player, value: Any) -> None:
    """Cards by era from bottom to top; a token of the Heralds is written `NAME token`."""
    for era, row in table(value, "mat").items():
        stack: list[int] = []
        for text in row if isinstance(row, list) else [row]:
            name, _, token = str(text).partition(" ")
            if name == DOWN:
                stack.append(laid(s.cards.pop(0), FACE_DOWN))
            else:
                stack.append(laid(_from_deck(s, name), COPIED if token else 0))
        p.mat[number(era, "era", 1, FOUR) - 1] = tuple(stack)
    tops = [card_laid(stack[-1]) if stack and not stack[-1] & FACE_DOWN else NONE for stack in p.mat]
    p.permanent = [card for card in tops if card != NONE and card_row(card).card_kind == PERMANENT]
    top = tops[current_space(p)]
    if top != NONE and card_row(top).card_kind == ERA and p.era < LAST_INCOME:
        p.active = [top]
    cards = [card_row(card_laid(entry)) for stack in p.mat for entry in stack if not entry & FACE_DOWN]
    p.charmed = 1 if any(row.left != NOTHING or row.right != NOTHING for row in cards) else 0


def _reserved(s: TapestryState, p: Player, value: Any) -> None:
    """Objects at the right edge of the mat: `farm`, `tech NAME`, `token of CARD`, `space-tile N`."""
    for name in items(value, "reserved"):
        entry = word(name, RESERVED.words, "object")
        p.reserved = [*p.reserved, entry]
        if entry < TECHS:
            p.covered[entry] &= p.covered[entry] - 1
        elif entry < TOKENS:
            _take_techs(s, [entry - TECHS])
        elif entry >= SPACE_TILES:
            s.space_tiles = [tile for tile in s.space_tiles if tile != entry - SPACE_TILES]


def _card_plots(s: TapestryState, p: Player, value: Any) -> None:
    """Plots built on, on the card of an era: `{2: [A, B]}`."""
    covered = p.card_plots[:]
    for era, plots in table(value, "card_plots").items():
        letters = [word(plot, list(LETTERS), "plot") for plot in items(plots, "card_plots")]
        covered[number(era, "era", 1, FOUR) - 1] = sum([1 << letter for letter in letters])
    p.card_plots = covered


def _era(s: TapestryState, p: Player, value: Any) -> None:
    p.era = number(value, "era", 0, LAST_INCOME)
    s.round = max(s.round, p.era)


def _done(s: TapestryState, p: Player, value: Any) -> None:
    p.done = 1 if value else 0


def _tiles(s: TapestryState, p: Player, value: Any) -> None:
    p.tiles = [component("tile", name) for name in items(value, "tiles")]
    s.tiles = [tile for tile in s.tiles if tile not in p.tiles]


def _space_tiles(s: TapestryState, p: Player, value: Any) -> None:
    p.space_tiles = [component("space-tile", name) for name in items(value, "space_tiles")]
    s.space_tiles = [tile for tile in s.space_tiles if tile not in p.space_tiles]


def _explored(s: TapestryState, p: Player, value: Any) -> None:
    """Space tiles beside the mat."""
    p.explored = [component("space-tile", name) for name in items(value, "explored")]
    s.space_tiles = [tile for tile in s.space_tiles if tile not in p.explored]


def _techs(s: TapestryState, p: Player, value: Any) -> None:
    for name, row in table(value, "techs").items():
        cards = [component("tech", card) for card in items(row, name)]
        (p.bottom, p.middle, p.top)[word(name, ROWS, "row")].extend(cards)
        _take_techs(s, cards)


def _take_techs(s: TapestryState, cards: list[int]) -> None:
    """Out of the deck and the display, which is filled again."""
    s.techs = [card for card in s.techs if card not in cards]
    if any(card in s.display for card in cards):
        s.display = [card for card in s.display if card not in cards]
        s.display += [s.techs.pop() for _ in range(3 - len(s.display))]


def _outposts(s: TapestryState, p: Player, value: Any) -> None:
    p.outposts = number(value, "outposts", 0, 10)


def _toppled(s: TapestryState, p: Player, value: Any) -> None:
    p.toppled = number(value, "toppled", 0, 9)


def _achievements(s: TapestryState, p: Player, value: Any) -> None:
    for name in items(value, "achievements"):
        which = word(name, ACHIEVEMENTS, "achievement")
        p.achieved |= 1 << which
        s.achievers[which] += 1


def _ally(s: TapestryState, p: Player, value: Any) -> None:
    p.ally = seat_of(value, len(s.players))


def _marriage(s: TapestryState, p: Player, value: Any) -> None:
    seat, track = items(value, "marriage")
    p.spouse = seat_of(seat, len(s.players))
    p.spouse_track = word(track, TRACKS, "track")


def _dictates(s: TapestryState, p: Player, value: Any) -> None:
    p.dictated = word(value, TRACKS, "track")
    p.dictates = 1


def _landmark_cards(s: TapestryState, p: Player, value: Any) -> None:
    p.landmark_cards = [component("landmark-card", name) for name in items(value, "landmark_cards")]
    s.landmark_deck = [card for card in s.landmark_deck if card not in p.landmark_cards]


def _capital(s: TapestryState, p: Player, value: Any) -> None:
    """Read before everything else."""


def _masterpieces(s: TapestryState, p: Player, value: Any) -> None:
    """Masterpieces of a seat, taken from those that lie open and the deck; the display is filled again."""
    p.masterpieces = tuple([component("masterpiece", name) for name in items(value, "masterpieces")])
    rest = [piece for piece in [*s.gallery, *s.masterpieces[::-1]] if piece not in p.masterpieces]
    s.gallery, s.masterpieces = tuple(rest[: len(s.gallery)]), tuple(rest[len(s.gallery) :][::-1])


def _inspired(s: TapestryState, p: Player, value: Any) -> None:
    p.inspired = sum([1 << word(name, INCOME_TRACKS, "row of the income mat") for name in items(value, "inspired")])


SEAT_WORDS: Final[dict[str, Callable[[TapestryState, Player, Any], None]]] = {
    "capital": _capital,
    "civilization": _civilizations,
    "mats": _mats,
    "resources": _resources,
    "vp": _vp,
    "tracks": _tracks,
    "singularity": _singularity,
    "era": _era,
    "done": _done,
    "taken": _taken,
    "built": _built,
    "full": _full,
    "empty": _empty,
    "guests": _guests,
    "hand": _hand,
    "submerged": _submerged,
    "shelf": _shelf,
    "mat": _mat,
    "reserved": _reserved,
    "card_plots": _card_plots,
    "tiles": _tiles,
    "space_tiles": _space_tiles,
    "explored": _explored,
    "techs": _techs,
    "outposts": _outposts,
    "toppled": _toppled,
    "achievements": _achievements,
    "ally": _ally,
    "marriage": _marriage,
    "dictates": _dictates,
    "landmark_cards": _landmark_cards,
    "masterpieces": _masterpieces,
    "inspired": _inspired,
}
