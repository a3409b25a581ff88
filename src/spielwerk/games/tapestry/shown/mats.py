"""Civilization mats for people: what is printed on them and where the tokens lie, read from the mat's fields."""

from collections.abc import Callable
from typing import Any, Final

from spielwerk.core.play import Clause
from spielwerk.games.tapestry.rules.cards.own_effects import OwnEffect
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS, Deed, OwnCards
from spielwerk.games.tapestry.rules.catalog import BY_KIND, civilization
from spielwerk.games.tapestry.rules.civilizations.aliens import TILE as ALIEN_TILE
from spielwerk.games.tapestry.rules.civilizations.craftsmen import COLUMNS as CRAFT_HEIGHTS
from spielwerk.games.tapestry.rules.civilizations.craftsmen import CRAFT_COLUMNS
from spielwerk.games.tapestry.rules.civilizations.entertainers import STAGE, STAGE_EFFECTS
from spielwerk.games.tapestry.rules.civilizations.entertainers import TOKEN as STAGE_TOKEN
from spielwerk.games.tapestry.rules.civilizations.faefolk import RING, SPOT
from spielwerk.games.tapestry.rules.civilizations.genies import CIRCLES
from spielwerk.games.tapestry.rules.civilizations.genies import SQUARES as SQUARES_OF_WISHES
from spielwerk.games.tapestry.rules.civilizations.historians import HOLDERS, UNCOVERED
from spielwerk.games.tapestry.rules.civilizations.merrymakers import COLUMNS as PARTY_HEIGHTS
from spielwerk.games.tapestry.rules.civilizations.merrymakers import PARTY_COLUMNS
from spielwerk.games.tapestry.rules.civilizations.militants import MILITANT_FILES, TAKEN
from spielwerk.games.tapestry.rules.civilizations.mystics import CATEGORIES, PREDICTED, REACHED
from spielwerk.games.tapestry.rules.civilizations.relentless import TOKEN_POINTS, TOKEN_REWARDS, TOKENS
from spielwerk.games.tapestry.rules.civilizations.renegades import OWN_TRACK, RENEGADE_TRACK
from spielwerk.games.tapestry.rules.civilizations.treasure_hunters import MOVED
from spielwerk.games.tapestry.rules.civilizations.werefolk import TILE as FLIPPED_TILE
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.map.board import SIX, Sides
from spielwerk.games.tapestry.rules.map.isles import CENTRE, ISLE_NAMES, ISLES
from spielwerk.games.tapestry.rules.mat import Marks, Place, Tokens
from spielwerk.games.tapestry.rules.state import NONE, Player
from spielwerk.games.tapestry.rules.words import TERRAINS

Clauses = list[dict[str, Any]]
Row = list[dict[str, Any]]

TOKEN: Final = "token"
COVERED: Final = "covered"
OPEN: Final = ""
SQUARES: Final = (("points", {"n": 3}), ("gain-food", {"n": 1}), ("gain-worker", {"n": 1}), ("points", {"n": 3}))
"""The Historians' four."""
STAGE_ROWS: Final = (1, 5, 9, 13, 17)
"""Where each of the Entertainers' rows ends."""


def clauses(effect: int, own: OwnCards = NO_OWN_CARDS) -> Clauses:
    """An effect as text ids with arguments, as components name theirs."""
    if effect < 0:
        return []
    return [{"id": f"effect-{name}", "args": args} for name, args in clauses_of(effect, own)]


def clauses_of(effect: int, own: OwnCards) -> list[Clause]:
    """The text of an effect; one from an owner's file is told by its parts."""
    row = EFFECTS[effect]
    return deed_clauses(own.deeds[row.moment][row.place]) if isinstance(row, OwnEffect) else row.clauses()


def deed_clauses(deed: Deed) -> list[Clause]:
    parts = [clause for part in deed.parts for clause in EFFECTS[part].clauses()]
    if len(deed.parts) < 2 or deed.order == "listed":
        return parts
    return [("one-of" if deed.order == "one" else "any-order", {}), *parts]


def _spot(effects: Clauses, mark: str = OPEN) -> dict[str, Any]:
    return {"effects": effects, "mark": mark}


def _word(name: str, mark: str = OPEN, **args: int) -> dict[str, Any]:
    return _spot([{"id": name, "args": args}], mark)


def _craftsmen(p: Player) -> list[Row]:
    return [
        [
            _spot(clauses(effect), COVERED if n < CRAFT_HEIGHTS.count(p, column) else OPEN)
            for n, effect in enumerate(spaces)
        ]
        for column, spaces in enumerate(CRAFT_COLUMNS)
    ]


def _militants(p: Player) -> list[Row]:
    return [
        [_spot(clauses(effect), OPEN if n < TAKEN.count(p, file) else COVERED) for n, effect in enumerate(spaces)]
        for file, spaces in enumerate(MILITANT_FILES)
    ]


def _merrymakers(p: Player) -> list[Row]:
    rows: list[Row] = []
    for column, spaces in enumerate(PARTY_COLUMNS):
        height = PARTY_HEIGHTS.count(p, column)
        row = [_spot(clauses(effect), TOKEN if n + 1 == height else OPEN) for n, effect in enumerate(spaces)]
        rows.append([_word("part-start", OPEN if height else TOKEN), *row])
    return rows


def _entertainers(p: Player) -> list[Row]:
    here = STAGE_TOKEN.get(p)
    spots = [_word("part-start", OPEN if here else TOKEN)]
    spots += [_spot(clauses(effect), TOKEN if n + 1 == here else OPEN) for n, effect in enumerate(STAGE_EFFECTS)]
    assert len(spots) == len(STAGE)
    return [spots[first:last] for first, last in zip((0, *STAGE_ROWS), STAGE_ROWS, strict=False)]


def _historians(p: Player) -> list[Row]:
    return [
        [
            _word(f"effect-{name}", OPEN if UNCOVERED.marked(p, square) else COVERED, **args)
            for square, (name, args) in enumerate(SQUARES)
        ]
    ]


def _mystics(p: Player) -> list[Row]:
    """A prediction that has been met is marked."""
    return [
        [
            _word(f"category-{name}", TOKEN if REACHED.marked(p, n) else OPEN, n=PREDICTED.count(p, n))
            for n, name in enumerate(CATEGORIES)
        ]
    ]


def _renegades(p: Player) -> list[Row]:
    here = OWN_TRACK.get(p)
    return [[_spot(clauses(effect), TOKEN if n + 1 == here else OPEN) for n, effect in enumerate(RENEGADE_TRACK)]]


def _relentless(p: Player) -> list[Row]:
    reached = min(TOKENS.get(p), len(TOKEN_POINTS) - 1)
    rewards = [[{"id": "effect-points", "args": {"n": n}}] for n in TOKEN_POINTS]
    return [
        [_spot(rewards[n] + clauses(TOKEN_REWARDS[n]), TOKEN if n == reached else OPEN) for n in range(1, len(rewards))]
    ]


def _faefolk(p: Player) -> list[Row]:
    return [[_spot(clauses(effect), TOKEN if n == SPOT.get(p) else OPEN) for n, effect in enumerate(RING)]]


def _genies(p: Player) -> list[Row]:
    """The ring clockwise from the top: a square, then the circle beside it."""
    names = [
        name for pair in zip(SQUARES_OF_WISHES, [f"score-{name}" for name in CIRCLES], strict=True) for name in pair
    ]
    return [[_word(f"part-{name}") for name in names]]


def _treasure_hunters(p: Player) -> list[Row]:
    """The tokens that still lie on their terrains."""
    return [[_word(f"terrain-{name}", OPEN if MOVED.marked(p, n) else TOKEN) for n, name in enumerate(TERRAINS[1:])]]


def _aliens(p: Player) -> list[Row]:
    return _tile(p, ALIEN_TILE)


def _werefolk(p: Player) -> list[Row]:
    return _tile(p, FLIPPED_TILE)


def _tile(p: Player, field: Place) -> list[Row]:
    """The space tile on the mat."""
    name = field.known[field.get(p)]
    return [[_word(f"space-tile-{name}", TOKEN)]] if name.isdecimal() else []


ROWS: Final[dict[str, Callable[[Player], list[Row]]]] = {
    "craftsmen": _craftsmen,
    "militants": _militants,
    "merrymakers": _merrymakers,
    "entertainers": _entertainers,
    "historians": _historians,
    "mystics": _mystics,
    "renegades": _renegades,
    "relentless": _relentless,
    "faefolk": _faefolk,
    "genies": _genies,
    "treasure-hunters": _treasure_hunters,
    "aliens": _aliens,
    "werefolk": _werefolk,
}
"""Mats on which more is printed than the names of what may be marked."""


def mat(p: Player, civ: int) -> dict[str, Any]:
    """`rows` of spots with their effects and marks (a token on it; covered by a piece), and `tokens` that lie aside."""
    row = civilization(civ)
    marks = [field for field in row.mat if isinstance(field, Marks)]
    tokens = sum([field.get(p) for field in row.mat if isinstance(field, Tokens)])
    if UNCOVERED in marks:
        tokens += len(UNCOVERED.left(p))
    found = {
        "rows": ROWS[row.name](p) if row.name in ROWS else [_marks(p, field) for field in marks if field.text],
        "tokens": tokens,
        "held_by": [seat for seat in range(len(HOLDERS.known)) if HOLDERS in marks and HOLDERS.marked(p, seat)],
    }
    return {**found, "isles": isles(p)} if ISLES in row.mat else found


def side_names(sides: Sides) -> list[list[str]]:
    return [[TERRAINS[a], TERRAINS[b]] for a, b in sides]


def isles(p: Player) -> dict[str, Any]:
    """The hexes of the Islanders: the printed centre, and the tiles around it."""
    laid = [isle for isle in range(SIX) if ISLES.tile(p, isle) != NONE]
    return {
        "centre": side_names(CENTRE),
        "laid": [
            {
                "isle": ISLE_NAMES[isle],
                "tile": BY_KIND["tile"][ISLES.tile(p, isle)].name,
                "sides": side_names(ISLES.sides(p, isle)),
            }
            for isle in laid
        ],
    }


def _marks(p: Player, field: Marks) -> Row:
    """The names of what may be marked, with a token on those that are."""
    return [_word(f"{field.text}-{field.known[n]}", TOKEN if field.marked(p, n) else OPEN) for n in field.shown]
