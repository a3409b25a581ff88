"""Positions: the state as plain data and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.fields import fill, fill_lists, frames_of, numbers, plain, rng_of
from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption
from spielwerk.core.state import DeadEnd
from spielwerk.games.tapestry.rules.cards.own import read_own
from spielwerk.games.tapestry.rules.cards.own_option import CARDS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, WrongMat
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.map.board import BOARDS
from spielwerk.games.tapestry.rules.map.pieces import set_pieces
from spielwerk.games.tapestry.rules.mat import remember, remembered
from spielwerk.games.tapestry.rules.state import KINDS, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR
from spielwerk.games.tapestry.stored.limits import defects, early_defects

NUMBERS: Final = (
    "adjusted",
    "nano",
    "two_cards",
    "two_civs",
    "by_seat",
    "built_now",
    "income_turn",
    "round",
    "turn",
    "activated",
    "repeated",
    "explored",
    "overthrown",
    "invented",
    "flipped",
)
LISTS: Final = (
    "tile",
    "rotation",
    "cards",
    "discards",
    "techs",
    "display",
    "tech_discards",
    "tiles",
    "space_tiles",
    "civs",
    "owner",
    "sites",
    "achievers",
    "coming",
)
MASKS: Final = ("activated", "repeated", "explored", "overthrown", "invented", "flipped", "sites")
PLAYER_NUMBERS: Final = (
    "capital",
    "start",
    "vp",
    "singularity",
    "filled",
    "impassable",
    "landmark_plots",
    "guests",
    "districts",
    "outposts",
    "toppled",
    "achieved",
    "era",
    "done",
    "lasting",
    "ally",
    "spouse",
    "spouse_track",
    "dictated",
    "dictates",
)
PLAYER_MASKS: Final = ("filled", "impassable", "landmark_plots", "guests", "plots")
PLAYER_LISTS: Final = (
    "civs",
    "offered",
    "capitals",
    "res",
    "tally",
    "marks",
    "covered",
    "plots",
    "landmarks",
    "hand",
    "shown",
    "submerged",
    "known",
    "shelf",
    "tiles",
    "space_tiles",
    "explored",
    "bottom",
    "middle",
    "top",
    "active",
)


def dump(s: TapestryState) -> dict[str, Any]:
    return {
        "map": s.board.name,
        "own_cards": s.own.text,
        **plain(s, NUMBERS, LISTS, MASKS),
        "pieces": [list(pieces) for pieces in s.pieces],
        "stack": [list(frame) for frame in s.stack],
        "rng": s.rng.dump(),
        "players": [_dump_player(p) for p in s.players],
    }


def _dump_player(p: Player) -> dict[str, Any]:
    return {
        **plain(p, PLAYER_NUMBERS, PLAYER_LISTS, PLAYER_MASKS),
        "mat": [list(stack) for stack in p.mat],
        "mats": {BY_KIND["civilization"][civ].name: remembered(p, civ) for civ in p.civs},
    }


def load(position: Mapping[str, Any]) -> TapestryState:
    """The state of a position; raises BadPosition with all its defects."""
    rows = position.get("players")
    board = position.get("map")
    if not isinstance(board, str) or board not in BOARDS or not isinstance(rows, list) or not 2 <= len(rows) <= 5:
        raise BadPosition(["A position needs a map ('small' or 'large') and a list of two to five players."])
    s = TapestryState(len(rows), board)
    wrong = _own_cards(s, position.get("own_cards"))
    fill(s, position, NUMBERS, MASKS, wrong)
    fill_lists(s, position, LISTS, MASKS, wrong)
    pieces = _stacks(position.get("pieces"), "pieces", s.board.size, wrong)
    s.stack = frames_of(position.get("stack"), "stack", len(KINDS), wrong)
    words = rng_of(position.get("rng"), wrong)
    for seat, row in enumerate(rows):
        if not isinstance(row, Mapping):
            wrong.append(f"Player {seat + 1} must be a table of values.")
            continue
        found: list[str] = []
        _load_player(s.players[seat], row, found)
        wrong += [f"Player {seat + 1}: {defect}" for defect in found]
    wrong = wrong or early_defects(s, pieces)
    if wrong:
        raise BadPosition(wrong)
    s.rng.load(words)
    for p in s.players:
        refresh(p)
    for cell, stack in enumerate(pieces):
        s.pieces[cell] = stack
    wrong = defects(s)
    if wrong:
        raise BadPosition(wrong)
    _settle(s, pieces)
    return s


def _own_cards(s: TapestryState, text: object) -> list[str]:
    if text == "":
        return []
    try:
        s.own = read_own(str(CARDS.check(text)))
    except BadOption as problem:
        return [str(problem)]
    return []


def _load_player(p: Player, row: Mapping[str, Any], wrong: list[str]) -> None:
    fill(p, row, PLAYER_NUMBERS, PLAYER_MASKS, wrong)
    fill_lists(p, row, PLAYER_LISTS, PLAYER_MASKS, wrong)
    p.mat = _stacks(row.get("mat"), "mat", FOUR, wrong)
    _load_mats(p, row.get("mats"), wrong)


def _load_mats(p: Player, value: object, wrong: list[str]) -> None:
    """What lies on the mats of the player's civilizations, and on no others."""
    rows = BY_KIND["civilization"]
    names = {rows[civ].name: civ for civ in p.civs if 0 <= civ < len(rows)}
    if not isinstance(value, Mapping) or set(value) != set(names):
        wrong.append("'mats' must be a table with the player's civilizations.")
        return
    for name, civ in names.items():
        try:
            remember(p, civ, value[name])
        except WrongMat as problem:
            wrong.append(str(problem))


def _stacks(value: object, name: str, size: int, wrong: list[str]) -> list[tuple[int, ...]]:
    """A list of lists of numbers, as tuples."""
    if isinstance(value, list) and len(value) == size and all(numbers(stack) for stack in value):
        return [tuple(stack) for stack in value]
    wrong.append(f"'{name}' must be {size} lists of numbers.")
    return [()] * size


def _settle(s: TapestryState, pieces: list[tuple[int, ...]]) -> None:
    try:
        for cell, stack in enumerate(pieces):
            if stack:
                set_pieces(s, cell, stack)
        s.settle()
    except (IndexError, KeyError, ValueError, AssertionError, DeadEnd) as problem:
        raise BadPosition(["The pending questions do not fit the rest of the position."]) from problem
