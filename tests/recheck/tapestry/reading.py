"""A position in words: the only module that knows how positions, questions and events are written.

It knows the names of the components and no rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from spielwerk.core.state import State
from spielwerk.games import game
from tests.recheck.tapestry.numbers import BUILDINGS, RESOURCES, TRACKS

GAME: Final = game("tapestry")
PIECES: Final = (
    *("outpost", "fallen outpost", "trader", "building", "fallen building"),
    *("closed", "floating capital", "infiltrator", "claim", "fallen claim"),
)
SHELF: Final = ("outpost", "house", "landmark", "tapestry", "tile", "tech")
ACHIEVEMENTS: Final = ("complete-track", "topple-two", "middle-island")
PRINTED: Final = "printed"
WIDTH: Final = 9

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
    closes: str
    """The track that is closed to the others."""

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
    tiles: list[str]
    space_tiles: list[str]
    civilizations: list[str]
    offered: list[str]
    owners: dict[str, str]
    sites: dict[str, frozenset[Plot]]

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


def _named(kind: str, numbers: list[int]) -> list[str]:
    return [_names(kind)[number] for number in numbers]


def _one(names: tuple[str, ...] | list[str], number: int) -> str:
    return names[number] if number >= 0 else ""


def _letter(seat: int) -> str:
    return chr(ord("A") + seat) if seat >= 0 else ""


@cache
def _bits(mask: int | str) -> frozenset[int]:
    value = int(mask, 16) if isinstance(mask, str) else mask
    return frozenset(bit for bit in range(value.bit_length()) if value >> bit & 1)


@cache
def _plots(mask: str) -> frozenset[Plot]:
    return frozenset(divmod(bit, WIDTH) for bit in _bits(mask))


def read(state: State) -> Position:
    data = GAME.dump(state)
    tiles = [*_names("tile"), PRINTED]
    return Position(
        board=data["map"],
        seats={
            _letter(place): _seat(_letter(place), row, tally)
            for place, (row, tally) in enumerate(zip(data["players"], state.tally(), strict=True))
        },
        hexes={
            name: Hex(q, r, _one(tiles, tile), turned, [(PIECES[piece >> 3], _letter(piece & 7)) for piece in pieces])
            for (name, q, r), tile, turned, pieces in zip(
                _map(data["map"]), data["tile"], data["rotation"], data["pieces"], strict=True
            )
        },
        adjusted=bool(data["adjusted"]),
        two_first_cards=bool(data["two_cards"]),
        by_seat=bool(data["by_seat"]),
        nanotechnology=data["nano"],
        turn=_letter(data["turn"]),
        cards=_named("tapestry", data["cards"]),
        discards=_named("tapestry", data["discards"]),
        techs=_named("tech", data["techs"]),
        display=_named("tech", data["display"]),
        tech_discards=_named("tech", data["tech_discards"]),
        turned_over=set(_named("tech", sorted(_bits(data["flipped"])))),
        tiles=_named("tile", data["tiles"]),
        space_tiles=_named("space-tile", data["space_tiles"]),
        civilizations=_named("civilization", data["civs"]),
        offered=[name for row in data["players"] for name in _named("civilization", row["offered"])],
        owners={name: _letter(owner) for name, owner in zip(_names("landmark"), data["owner"], strict=True)},
        sites={name: _plots(site) for name, site in zip(_names("landmark"), data["sites"], strict=True)},
    )


def _seat(name: str, row: Mapping[str, Any], tally: dict[str, int]) -> Seat:
    return Seat(
        name=name,
        civilizations=_named("civilization", row["civs"]),
        capital=_one(_names("capital"), row["capital"]),
        resources=dict(zip(RESOURCES, row["res"], strict=True)),
        points=row["vp"],
        tally=tally,
        markers=[(TRACKS[mark // 13], mark % 13) for mark in row["marks"]],
        singularity=bool(row["singularity"]),
        covered={
            kind: [slot + 1 for slot in sorted(_bits(slots))]
            for kind, slots in zip(BUILDINGS, row["covered"], strict=True)
        },
        buildings={kind: _plots(mask) for kind, mask in zip(BUILDINGS, row["plots"], strict=True)},
        impassable=_plots(row["impassable"]),
        landmark_plots=_plots(row["landmark_plots"]),
        guests=_plots(row["guests"]),
        filled=_plots(row["filled"]),
        districts=_bits(row["districts"]),
        landmarks=_named("landmark", row["landmarks"]),
        hand=_named("tapestry", row["hand"]),
        submerged=_named("tapestry", row["submerged"]),
        shelf={kind: _shelved(kind, number) for kind, number in zip(SHELF, row["shelf"], strict=True) if number >= 0},
        mat=[[_names("tapestry")[card // 4] for card in stack] for stack in row["mat"]],
        tiles=_named("tile", row["tiles"]),
        space_tiles=_named("space-tile", row["space_tiles"]),
        explored=_named("space-tile", row["explored"]),
        bottom=_named("tech", row["bottom"]),
        middle=_named("tech", row["middle"]),
        top=_named("tech", row["top"]),
        outposts=row["outposts"],
        toppled=row["toppled"],
        achieved={ACHIEVEMENTS[which] for which in _bits(row["achieved"])},
        era=row["era"],
        done=bool(row["done"]),
        active=_named("tapestry", row["active"]),
        ally=_letter(row["ally"]),
        closes=_one(TRACKS, row["dictated"]),
    )


def _shelved(kind: str, number: int) -> str:
    return kind if kind in ("outpost", "house") else _names(kind)[number]


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
