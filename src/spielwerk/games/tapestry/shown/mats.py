"""Civilization mats for people: what is printed on them and where the tokens lie, read from what a mat remembers."""

from collections.abc import Callable
from typing import Any, Final

from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.civilizations.aliens import DISCARDED
from spielwerk.games.tapestry.rules.civilizations.craftsmen import CRAFT_COLUMNS
from spielwerk.games.tapestry.rules.civilizations.entertainers import STAGE, STAGE_EFFECTS
from spielwerk.games.tapestry.rules.civilizations.faefolk import RING
from spielwerk.games.tapestry.rules.civilizations.genies import CIRCLES
from spielwerk.games.tapestry.rules.civilizations.genies import SQUARES as SQUARES_OF_WISHES
from spielwerk.games.tapestry.rules.civilizations.merrymakers import PARTY_COLUMNS
from spielwerk.games.tapestry.rules.civilizations.militants import MILITANT_FILES
from spielwerk.games.tapestry.rules.civilizations.predictions import CATEGORIES
from spielwerk.games.tapestry.rules.civilizations.relentless import TOKEN_POINTS, TOKEN_REWARDS
from spielwerk.games.tapestry.rules.civilizations.renegades import RENEGADE_TRACK
from spielwerk.games.tapestry.rules.civilizations.spies import SECRETS
from spielwerk.games.tapestry.rules.civilizations.tinkerers import OPTIONS
from spielwerk.games.tapestry.rules.civilizations.uses import LISTED
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_DIE, DICE
from spielwerk.games.tapestry.rules.words import FOUR, TERRAINS, TRACKS

Clauses = list[dict[str, Any]]
Row = list[dict[str, Any]]

TOKEN: Final = "token"
COVERED: Final = "covered"
OPEN: Final = ""
SQUARES: Final = (("points", {"n": 3}), ("gain-food", {"n": 1}), ("gain-worker", {"n": 1}), ("points", {"n": 3}))
"""The Historians' four."""
STAGE_ROWS: Final = (1, 5, 9, 13, 17)
"""Where each of the Entertainers' rows ends."""


def clauses(effect: int) -> Clauses:
    """An effect as text ids with arguments, as components name theirs."""
    if effect < 0:
        return []
    return [{"id": f"effect-{name}", "args": args} for name, args in EFFECTS[effect].clauses()]


def _spot(effects: Clauses, mark: str = OPEN) -> dict[str, Any]:
    return {"effects": effects, "mark": mark}


def _word(name: str, mark: str = OPEN, **args: int) -> dict[str, Any]:
    return _spot([{"id": name, "args": args}], mark)


def _craftsmen(memo: int) -> list[Row]:
    return [
        [_spot(clauses(effect), COVERED if n < memo >> (4 * column) & 15 else OPEN) for n, effect in enumerate(spaces)]
        for column, spaces in enumerate(CRAFT_COLUMNS)
    ]


def _militants(memo: int) -> list[Row]:
    return [
        [_spot(clauses(effect), OPEN if n < memo >> (4 * file) & 15 else COVERED) for n, effect in enumerate(spaces)]
        for file, spaces in enumerate(MILITANT_FILES)
    ]


def _merrymakers(memo: int) -> list[Row]:
    rows: list[Row] = []
    for column, spaces in enumerate(PARTY_COLUMNS):
        height = memo >> (4 * column) & 15
        row = [_spot(clauses(effect), TOKEN if n + 1 == height else OPEN) for n, effect in enumerate(spaces)]
        rows.append([_word("part-start", OPEN if height else TOKEN), *row])
    return rows


def _entertainers(memo: int) -> list[Row]:
    spots = [_word("part-start", OPEN if memo else TOKEN)]
    spots += [_spot(clauses(effect), TOKEN if n + 1 == memo else OPEN) for n, effect in enumerate(STAGE_EFFECTS)]
    assert len(spots) == len(STAGE)
    return [spots[first:last] for first, last in zip((0, *STAGE_ROWS), STAGE_ROWS, strict=False)]


def _historians(memo: int) -> list[Row]:
    return [
        [
            _word(f"effect-{name}", OPEN if memo >> square & 1 else COVERED, **args)
            for square, (name, args) in enumerate(SQUARES)
        ]
    ]


def _leaders(memo: int) -> list[Row]:
    return [[_word(f"track-{name}", TOKEN if memo >> track & 1 else OPEN) for track, name in enumerate(TRACKS)]]


def _mystics(memo: int) -> list[Row]:
    """A prediction that has been reached is marked."""
    return [
        [
            _word(f"category-{name}", TOKEN if memo >> (16 + n) & 1 else OPEN, n=memo >> (4 * n) & 15)
            for n, name in enumerate(CATEGORIES)
        ]
    ]


def _renegades(memo: int) -> list[Row]:
    return [[_spot(clauses(effect), TOKEN if n + 1 == memo else OPEN) for n, effect in enumerate(RENEGADE_TRACK)]]


def _relentless(memo: int) -> list[Row]:
    reached = min(memo, len(TOKEN_POINTS) - 1)
    rewards = [[{"id": "effect-points", "args": {"n": n}}] for n in TOKEN_POINTS]
    return [
        [_spot(rewards[n] + clauses(TOKEN_REWARDS[n]), TOKEN if n == reached else OPEN) for n in range(1, len(rewards))]
    ]


def _faefolk(memo: int) -> list[Row]:
    return [[_spot(clauses(effect), TOKEN if n == memo else OPEN) for n, effect in enumerate(RING)]]


def _genies(memo: int) -> list[Row]:
    """The ring clockwise from the top: a square, then the circle beside it."""
    names = [
        name for pair in zip(SQUARES_OF_WISHES, [f"score-{name}" for name in CIRCLES], strict=True) for name in pair
    ]
    return [[_word(f"part-{name}") for name in names]]


def _illuminati(memo: int) -> list[Row]:
    """The dice; those that nobody has taken lie on the mat."""
    return [
        [_word(f"die-{name}", TOKEN if memo >> die & 1 else OPEN) for die, name in enumerate(DICE[: BLACK_DIE + 1])]
    ]


def _tinkerers(memo: int) -> list[Row]:
    return [[_word(f"tinkering-{name}", TOKEN if memo >> n & 1 else OPEN) for n, name in enumerate(OPTIONS)]]


def _spies(memo: int) -> list[Row]:
    return [[_word(f"secret-{name}", TOKEN if memo >> n & 1 else OPEN) for n, name in enumerate(SECRETS)]]


def _treasure_hunters(memo: int) -> list[Row]:
    """The tokens that still lie on their terrains."""
    return [[_word(f"terrain-{name}", OPEN if memo >> n & 1 else TOKEN) for n, name in enumerate(TERRAINS[1:])]]


def _utilitarians(memo: int) -> list[Row]:
    names = [(landmark, BY_KIND["landmark"][landmark].name) for landmark in LISTED]
    return [[_word(f"landmark-{name}", TOKEN if memo >> landmark & 1 else OPEN) for landmark, name in names]]


def _tile(memo: int) -> list[Row]:
    """The space tile on the mat of Aliens and Werefolk."""
    if not memo or memo >= DISCARDED:
        return []
    return [[_word(f"space-tile-{BY_KIND['space-tile'][memo - 1].name}", TOKEN)]]


ROWS: Final[dict[str, Callable[[int], list[Row]]]] = {
    "craftsmen": _craftsmen,
    "militants": _militants,
    "merrymakers": _merrymakers,
    "entertainers": _entertainers,
    "historians": _historians,
    "leaders": _leaders,
    "mystics": _mystics,
    "renegades": _renegades,
    "relentless": _relentless,
    "faefolk": _faefolk,
    "genies": _genies,
    "illuminati": _illuminati,
    "tinkerers": _tinkerers,
    "spies": _spies,
    "treasure-hunters": _treasure_hunters,
    "utilitarians": _utilitarians,
    "aliens": _tile,
    "werefolk": _tile,
}
WITH_TOKENS: Final = ("heralds", "inventors", "isolationists", "traders", "relentless")
"""Whose mats remember how many tokens lie on them."""


def mat(name: str, memo: int) -> dict[str, Any]:
    """`rows` of spots with their effects and marks (a token on it; covered by a piece), and `tokens` that lie aside."""
    rows = ROWS[name](memo) if name in ROWS else []
    tokens = memo if name in WITH_TOKENS else 0
    if name == "historians":
        tokens = FOUR - (memo & 15).bit_count()
    return {"rows": rows, "tokens": tokens, "held_by": _holders(name, memo)}


def _holders(name: str, memo: int) -> list[int]:
    """Seats that hold a token of the Historians."""
    return [seat for seat in range(8) if memo >> (4 + seat) & 1] if name == "historians" else []
