"""The Automa's components as rows: decision cards, levels with their income charts, mats, civilizations."""

from collections.abc import Callable
from typing import Any, Final

from spielwerk.core.registered import Unregistered
from spielwerk.games.tapestry.rules.catalog import BY_KIND, NOTHING, Component, enter
from spielwerk.games.tapestry.rules.map.board import DIRECTIONS, Board, read
from spielwerk.games.tapestry.rules.words import LAST_INCOME, TRACKS

FILE: Final = "automa.toml"
DATA: Final[dict[str, Any]] = read(FILE)
RULE: Final = "solo"
"""The rulebook of all sets has no page about the Automa."""

ALL_OPEN: Final = 0
NEAREST_LANDMARK_OR_END: Final = 1
NEAREST_END: Final = 2
ICONS: Final = ("all-open", "nearest-landmark-or-end", "nearest-end")
"""What a track card chooses by."""

FAVOURITE: Final = len(TRACKS)
"""In the list of a tiebreaker card, beside the tracks."""
TIEBREAKS: Final = (*TRACKS, "favourite")
COMPASS: Final = ("N", "NE", "SE", "S", "SW", "NW")

ADVANCE_ON: Final = "advance"
NEW_FAVOURITE: Final = "new-favourite"
DRAW_LEVEL: Final = "draw-level"
CONQUEST: Final = "conquest"
EXPLORATION: Final = "exploration"
PROTECTION: Final = "protection"
TRACK_CHOICES: Final = (ADVANCE_ON, NEW_FAVOURITE, DRAW_LEVEL)
HEX_CHOICES: Final = (CONQUEST, EXPLORATION, PROTECTION)
"""What the automatic opponents choose, as *why this?* calls it."""

Cell = tuple[int, int, int]
"""An entry of a chart with its number, if it has one, and a mask of the income turns in which it counts."""


class DecisionCard(Component):
    """On the left of a pair it is the track card, on the right the tiebreaker card."""

    def __init__(self, row: dict[str, Any]) -> None:
        super().__init__("decision-card", row["name"], RULE)
        self.progress: bool = row.get("progress", False)
        self.income_icon: bool = row.get("income", False)
        self.topple_icon: bool = row.get("topple", False)
        self.automa = _place(row, "automa", ICONS)
        self.shadow = _place(row, "shadow", ICONS)
        self.tiebreak: list[int] = [_known(row, "tiebreak", name, TIEBREAKS) for name in row["tiebreak"]]
        self.q, self.r = row["from"]
        self.towards = _place(row, "towards", COMPASS)
        self.rows: int = row["rows"]


def hex_order(card: DecisionCard, board: Board) -> list[int]:
    """For each cell its place in arrow order: along the row of the black arrow, then row by row."""
    dq, dr = DIRECTIONS[card.towards]
    first = _across(card.towards, card.q, card.r)
    order = [
        ((_across(card.towards, q, r) - first) * card.rows, (q - card.q) * dq if dq else (r - card.r) * dr)
        for q, r in board.places
    ]
    places = {place: number for number, place in enumerate(sorted(order))}
    return [places[place] for place in order]


def _across(towards: int, q: int, r: int) -> int:
    """The row of a hex, if rows run in that direction."""
    dq, dr = DIRECTIONS[towards]
    return q if dq == 0 else r if dr == 0 else q + r


ENTRIES: Final = (
    *("favourite", "advance", "civilization", "points", "add", "cover", "tapestry", "shuffle"),
    *("follow", "advance-automa-on", "advance-shadow-on", "open", "close"),
)
"""Entries of an income chart, and, from `follow` on, parts of them and of the first income turn."""
FAVOURITES: Final = 0
ADVANCE: Final = 1
CIVILIZATIONS: Final = 2
POINTS: Final = 3
ADD: Final = 4
COVER: Final = 5
TAPESTRY: Final = 6
SHUFFLE: Final = 7
FOLLOW: Final = 8
AUTOMA_ON: Final = 9
SHADOW_ON: Final = 10
OPEN: Final = 11
CLOSE: Final = 12
NAMED: Final = ENTRIES[:FOLLOW]

AT_THE_START: Final = 0
ON_FAVOURITE: Final = 1
ON_EVERY: Final = 2
OPENINGS: Final = ("", "on-their-favourite", "on-every-track")
"""Where the bots advance before anything else."""


class Level(Component):
    """A difficulty: its income chart and its side of the mat."""

    def __init__(self, row: dict[str, Any]) -> None:
        super().__init__("automa-level", row["name"], RULE)
        self.opening = _known(row, "bots", row.get("bots", ""), OPENINGS)
        self.people = NOTHING
        """What people gain first of all."""
        self.civilizations: int = row.get("civilizations", 1)
        left, right = _cells(row, "left"), _cells(row, "right")
        self.chart: list[Cell] = [*left, *_cells(row, "middle"), *right]
        self.chart_with_arts: list[Cell] = [*left, *_cells(row, "arts" if "arts" in row else "middle"), *right]
        mat = DATA["mat"][row["mat"]]
        self.holdings: list[int] = mat["holdings"]
        self.war: list[int] = mat["war"]
        self.trade: list[int] = mat["trade"]


ABILITIES: Final = (
    *("conquer-if-small", "garrison", "score-territories", "score-landmarks", "research"),
    *("advance-exploration", "advance-military", "catch-up", "show-tapestry", "show-space-tile", "score-shown"),
    "break-landmarks",
)
CONQUER_IF_SMALL: Final = 0
GARRISON: Final = 1
SCORE_TERRITORIES: Final = 2
SCORE_LANDMARKS: Final = 3
RESEARCH: Final = 4
ADVANCE_EXPLORATION: Final = 5
ADVANCE_MILITARY: Final = 6
CATCH_UP: Final = 7
SHOW_TAPESTRY: Final = 8
SHOW_SPACE_TILE: Final = 9
SCORE_SHOWN: Final = 10
BREAK_LANDMARKS: Final = 11


class AutomaCivilization(Component):
    """What the Automa's own civilization does in income turns."""

    def __init__(self, row: dict[str, Any]) -> None:
        super().__init__("automa-civilization", row["name"], RULE, "unknown" if row.get("unknown") else "")
        self.set = row.get("set", "base")
        self.unknown: bool = row.get("unknown", False)
        self.favourite = TRACKS.index(row["favourite"]) if "favourite" in row else -1
        self.beginning: list[int] = [_known(row, "begin", name, ABILITIES) for name in row.get("begin", [])]
        self.does: list[Cell] = [_cell(row, "does", told, ABILITIES) for told in row.get("does", [])]


def _cells(row: dict[str, Any], column: str) -> list[Cell]:
    return [_cell(row, column, told, NAMED) for told in row[column]]


def _cell(row: dict[str, Any], word: str, told: str, known: tuple[str, ...]) -> Cell:
    """`add-2 3-4`: two progress cards, in income turns 3 and 4."""
    name, _, turns = told.partition(" ")
    lead, _, number = name.rpartition("-")
    if number.isdecimal():
        name = lead
    first, _, last = turns.partition("-")
    mask = sum([1 << turn for turn in range(int(first), int(last or first) + 1)])
    if mask >> LAST_INCOME + 1:
        raise Unregistered(f"data/{FILE}, '{row['name']}', {word}: '{told}' names an income turn that does not exist.")
    return _known(row, word, name, known), int(number) if number.isdecimal() else 0, mask


def _place(row: dict[str, Any], word: str, known: tuple[str, ...]) -> int:
    return _known(row, word, row[word], known)


def _known(row: dict[str, Any], word: str, name: str, known: tuple[str, ...]) -> int:
    if name not in known:
        raise Unregistered(f"data/{FILE}, '{row['name']}', {word}: there is no '{name}'; known: {', '.join(known)}.")
    return known.index(name)


FIRST_IN_ERA: Final[list[int]] = DATA["first-in-era"]["points"]
DEFENCE: Final[list[str]] = DATA["defence"]["cards"]
OUT: Final[dict[str, Any]] = DATA["out"]
DISTORTING: Final[dict[str, Any]] = DATA["distorting"]


def load_automa(effects: Callable[[list[str]], int]) -> None:
    """Numbered after everything else."""
    for row in DATA["card"]:
        enter(DecisionCard(row))
    for row in DATA["level"]:
        level = Level(row)
        enter(level)
        if "people" in row:
            level.people = effects(row["people"])
    for row in DATA["civilization"]:
        enter(AutomaCivilization(row))


def decision_card(index: int) -> DecisionCard:
    row = BY_KIND["decision-card"][index]
    assert isinstance(row, DecisionCard)
    return row


def level_row(index: int) -> Level:
    row = BY_KIND["automa-level"][index]
    assert isinstance(row, Level)
    return row


def automa_civilization(index: int) -> AutomaCivilization:
    row = BY_KIND["automa-civilization"][index]
    assert isinstance(row, AutomaCivilization)
    return row
