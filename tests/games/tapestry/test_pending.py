"""Pending questions in words: no flags, masks or packed numbers; positions that had them are still read."""

from typing import Any

import pytest

from spielwerk.core.play import Frame
from spielwerk.games.tapestry.rules import frames
from spielwerk.games.tapestry.rules.actions.conquer import pack_faces, pack_results
from spielwerk.games.tapestry.rules.cards.keeping import pack_kept
from spielwerk.games.tapestry.rules.cards.own_effects import PARTS, pack_deed
from spielwerk.games.tapestry.rules.cards.own_file import CIRCLE
from spielwerk.games.tapestry.rules.civilizations.alchemists import DISTIL, EXPERIMENT
from spielwerk.games.tapestry.rules.frames import ONLY_RED
from spielwerk.games.tapestry.rules.map.board import BOARDS
from spielwerk.games.tapestry.rules.packing import pack_cell, pack_tracks
from spielwerk.games.tapestry.rules.tracks.advancing import RESEARCH, pack_research
from spielwerk.games.tapestry.rules.words import EXPLORATION, SCIENCE, TAPESTRY, TECHNOLOGY, TILE, WITHOUT
from spielwerk.games.tapestry.stored.pending import pending

BOARD = BOARDS["small"]
FRAMES = pending(2, BOARD)
CELL = 5
AT = BOARD.names[CELL]
ROLLED = 1 << EXPLORATION | 1 << TECHNOLOGY
TRACKS = {"tracks": ["science"]}

FORMER: list[tuple[int, int, int, dict[str, Any], dict[str, Any]]] = [
    (frames.KEEP, TAPESTRY, pack_kept(2, True), {"cards": {"drawn": 2, "discard": True}}, {"drawn": 18}),
    (frames.KEEP, TAPESTRY, pack_kept(3, False), {"cards": {"drawn": 3}}, {"drawn": 3}),
    (frames.KEEP, TILE, 2, {"drawn": 2}, {"drawn": 2}),
    (frames.DIE, pack_faces(2, 0), CELL, {"faces": {"red": 3, "black": 1}, "at": AT}, {"rolled": {"red": 2}, "at": AT}),
    (
        frames.RESULT,
        pack_results([0, 5], [0, 0]),
        pack_cell(CELL, ONLY_RED),
        {"faces": {"red": 1, "red_too": 6, "black": 1, "black_too": 1}},
        {"rolled": {"red_too": 5}},
    ),
    (
        frames.SCIENCE_DIE_CHOICE,
        RESEARCH.number,
        pack_research(WITHOUT, 1),
        {"research": {"mode": "without", "more": 1}},
        {"told": 17},
    ),
    (frames.SCIENCE_DIE_CHOICE, EXPERIMENT.number, ROLLED, {"rolled": ["exploration", "technology"]}, {"told": ROLLED}),
    (frames.SCIENCE_DIE_CHOICE, EXPERIMENT.number, 0, {}, {}),
    (
        frames.TRACK,
        DISTIL.number,
        pack_tracks(1 << SCIENCE, ROLLED),
        {"of": {**TRACKS, "rolled": ["exploration", "technology"]}},
        {"of": {**TRACKS, "told": ROLLED}},
    ),
    (
        frames.RUN_EFFECT,
        PARTS[1].number,
        pack_deed(2, CIRCLE),
        {"deed": {"part": "circle", "card": "own-3"}},
        {"times": pack_deed(2, CIRCLE)},
    ),
    (frames.RUN_EFFECT, PARTS[0].number, pack_deed(0, 0), {"deed": {"part": "does", "card": "own-1"}}, {}),
]


@pytest.mark.parametrize(("kind", "a", "b", "words", "former"), FORMER)
def test_operands_are_words_and_were_numbers(
    kind: int, a: int, b: int, words: dict[str, Any], former: dict[str, Any]
) -> None:
    asked: Frame = (kind, 0, 0, a, b)
    (written,) = FRAMES.write([asked])
    assert written == written | words
    assert FRAMES.read([written]) == [asked]
    then = {name: told for name, told in written.items() if name not in words} | former
    assert FRAMES.read([then]) == [asked]
