"""A position as dataclasses: the only module that knows how positions, questions and events are written.

It knows the names of the components and no rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from spielwerk.core.state import State
from spielwerk.games import game
from tests.recheck.tapestry.numbers import BUILDINGS, RESOURCES

GAME: Final = game("tapestry")
PIECES: Final = {
    "toppled": "fallen outpost",
    "token": "trader",
    "toppled-building": "fallen building",
    "floating-capital": "floating capital",
    "shared": "infiltrator",
    "toppled-claim": "fallen claim",
}
"""What we call pieces that a position calls otherwise."""
ROWS: Final = dict(zip(("farms", "markets", "houses", "armories"), BUILDINGS, strict=True))
"""Rows of the income mat, and what stands on them."""
PRINTED: Final = "printed"

Plot = tuple[int, int]
"""Row and column of a capital, from the top left, from 0."""
Told = tuple[str, dict[str, Any]]
"""An event: its name and what it says."""


@dataclass
class Hex:
    q: int
    r: int
    tile: str
    """Its number, `printed`, or nothing where nobody has been."""
    turned: int
    pieces: list[tuple[str, str]]
    """Kind and seat."""


@dataclass
class Seat:
    name: str
    civilizations: list[str]
    capital: str
    basic: str
    resources: dict[str, int]
    points: int
    tally: dict[str, int]
    markers: list[tuple[str, int]]
    singularity: bool
    covered: dict[str, list[int]]
    """By income track the slots, from 1, with a building on them."""
    buildings: dict[str, frozenset[Plot]]
    impassable: frozenset[Plot]
    landmark_plots: frozenset[Plot]
    guests: frozenset[Plot]
    filled: frozenset[Plot]
    districts: frozenset[int]
    landmarks: list[str]
    hand: list[str]
    submerged: list[str]
    shelf: dict[str, str]
    mat: list[list[str]]
    tiles: list[str]
    space_tiles: list[str]
    explored: list[str]
    bottom: list[str]
    middle: list[str]
    top: list[str]
    outposts: int
    toppled: int
    achieved: set[str]
    era: int
    done: bool
    active: list[str]
    ally: str
    masterpieces: list[str]
    inspired: list[str]
    """Kinds of buildings whose row has an inspiration tile."""
    closes: str
    """The track that is closed to the others."""

    charmed: bool
    """Whether a charmed tapestry card was ever played."""

    def is_any(self, *civilizations: str) -> bool:
        return any(name in self.civilizations for name in civilizations)


@dataclass
class Position:
    board: str
    seats: dict[str, Seat]
    hexes: dict[str, Hex]
    adjusted: bool
    two_first_cards: bool
    by_seat: bool
    nanotechnology: int
    """Tech cards its bonus costs."""
    turn: str
    cards: list[str]
    discards: list[str]
    techs: list[str]
    display: list[str]
    tech_discards: list[str]
    turned_over: set[str]
    locked: set[str]
    """Tech cards that a masterpiece upgraded in this turn, which are not upgraded again (p.27)."""
    masterpieces: list[str]
    gallery: list[str]
    gallery_discards: list[str]
    masterpieces_used: list[str]
    """Turned over."""
    tiles: list[str]
    space_tiles: list[str]
    civilizations: list[str]
    offered: list[str]
    owners: dict[str, str]
    sites: dict[str, frozenset[Plot]]
    carried: dict[str, str]
    """Landmarks on tech cards, by card."""

    def neighbours(self, seat: str) -> list[str]:
        """To the left and right; with two players the same one (p.14)."""
        names = list(self.seats)
        place = names.index(seat)
        return list(dict.fromkeys([names[place - 1], names[(place + 1) % len(names)]]))


@dataclass
class Question:
    name: str
    seat: str
    source: str
    facts: Mapping[str, Any]
    answers: list[str]

    def having(self, verb: str) -> set[str]:
        """What is offered after a verb."""
        return {answer.removeprefix(f"{verb} ") for answer in self.answers if answer.split()[0] == verb}


@cache
def _names(kind: str) -> list[str]:
    return [row["name"] for row in GAME.components() if row["kind"] == kind]


@cache
def _map(board: str) -> list[tuple[str, int, int]]:
    (row,) = [row for row in GAME.components() if row["kind"] == "map" and row["name"] == board]
    return [(cell["hex"], cell["q"], cell["r"]) for cell in row["picture"]["hexes"]]


def _letter(seat: int) -> str:
    return chr(ord("A") + seat) if seat >= 0 else ""


def _plot(name: str) -> Plot:
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def _plots(names: list[str]) -> frozenset[Plot]:
    return frozenset(map(_plot, names))


def _piece(words: str) -> tuple[str, str]:
    kind, seat = words.split()
    return PIECES.get(kind, kind), seat


def _marker(words: str) -> tuple[str, int]:
    track, space = words.split()
    return track, int(space)


def _hexes(data: Mapping[str, Any]) -> dict[str, Hex]:
    return {
        name: Hex(
            q,
            r,
            data["tile"].get(name, ""),
            data["rotation"].get(name, 0),
            [_piece(words) for words in data["pieces"].get(name, [])],
        )
        for name, q, r in _map(data["map"])
    }


def read(state: State) -> Position:
    data = GAME.dump(state)
    return Position(
        board=data["map"],
        seats={
            _letter(place): _seat(_letter(place), row, tally)
            for place, (row, tally) in enumerate(zip(data["players"], state.tally(), strict=True))
        },
        hexes=_hexes(data),
        adjusted=data["adjusted"],
        two_first_cards=data["two_cards"],
        by_seat=data["by_seat"],
        nanotechnology=data["nano"],
        turn=data["turn"] or "",
        cards=data["cards"],
        discards=data["discards"],
        techs=data["techs"],
        display=data["display"],
        tech_discards=data["tech_discards"],
        turned_over=set(data["flipped"]),
        locked=set(data.get("locked", [])),
        masterpieces=data.get("masterpieces", []),
        gallery=data.get("gallery", []),
        gallery_discards=data.get("gallery_discards", []),
        masterpieces_used=data.get("turned_over", []),
        tiles=data["tiles"],
        space_tiles=data["space_tiles"],
        civilizations=data["civs"],
        offered=[name for row in data["players"] for name in row["offered"]],
        owners={name: data["owner"].get(name, "") for name in _names("landmark")},
        sites={name: _plots(data["sites"].get(name, [])) for name in _names("landmark")},
        carried={words.split(" on ")[1]: words.split(" on ")[0] for words in data.get("carried", [])},
    )


def _seat(name: str, row: Mapping[str, Any], tally: dict[str, int]) -> Seat:
    return Seat(
        name=name,
        civilizations=row["civs"],
        capital=row["capital"] or "",
        basic=row.get("basic") or row["capital"] or "",
        resources={kind: row["res"].get(kind, 0) for kind in RESOURCES},
        points=row["vp"],
        tally=tally,
        markers=[_marker(words) for words in row["marks"]],
        singularity=row["singularity"],
        covered={kind: row["covered"].get(kind, []) for kind in BUILDINGS},
        buildings={kind: _plots(row["plots"].get(kind, [])) for kind in BUILDINGS},
        impassable=_plots(row["impassable"]),
        landmark_plots=_plots(row["landmark_plots"]),
        guests=_plots(row["guests"]),
        filled=_plots(row["filled"]),
        districts=frozenset(number - 1 for number in row["districts"]),
        landmarks=row["landmarks"],
        hand=row["hand"],
        submerged=row["submerged"],
        shelf={kind: kind if what == "there" else what for kind, what in row["shelf"].items()},
        mat=[[card.split()[0] for card in stack] for stack in row["mat"]],
        tiles=row["tiles"],
        space_tiles=row["space_tiles"],
        explored=row["explored"],
        bottom=row["bottom"],
        middle=row["middle"],
        top=row["top"],
        outposts=row["outposts"],
        toppled=row["toppled"],
        achieved=set(row["achieved"]),
        era=row["era"],
        done=row["done"],
        active=row["active"],
        ally=row["ally"] or "",
        masterpieces=row.get("masterpieces", []),
        inspired=[ROWS[name] for name in row.get("inspired", [])],
        closes=row["dictated"] or "",
        charmed=bool(row.get("charmed", False)),
    )


def ask(state: State) -> Question:
    kind = state.question()
    facts = GAME.question_facts(state)
    assert kind is not None
    return Question(
        kind.name, _letter(state.seat), str(facts["source"]), facts, [state.notation(move) for move in state.moves()]
    )


def take_told(state: State) -> list[Told]:
    """What was told since the last time."""
    told = [GAME.describe(state, event) for event in state.events or []]
    state.events = []
    return [(name.removeprefix("event-"), dict(facts)) for name, facts in told]
