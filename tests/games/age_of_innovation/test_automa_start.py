"""Where the Automa's first two workshops stand: a card's letters name hexes of her terrain."""

from typing import Final

import pytest

from spielwerk.core.state import Event
from spielwerk.games import game
from spielwerk.games.age_of_innovation.rules.automa.components import START_CELLS
from spielwerk.games.age_of_innovation.rules.board import BOARDS
from spielwerk.games.age_of_innovation.rules.state import AgeState

GAME: Final = game("age-of-innovation")
CHOSEN: Final = ("take-board plains", "draft-faction felines", "automa-terrain lake", "place A5 workshop")
OPTIONS: Final = {
    "players": 1,
    "automa": "simpletons",
    "boards": ["desert", "plains", "swamp"],
    "factions": ["goblins", "omar", "felines", "monks", "moles", "psychics"],
}
BY_CARD: Final = {
    **dict.fromkeys(("1", "2", "3", "4", "5"), ("B3", "E8")),
    **dict.fromkeys(("6", "7", "8", "9", "10"), ("B9", "F10")),
    **dict.fromkeys(("11", "12", "13", "14"), ("B9", "H8")),
}
"""On the lake: the marked workshop and the other, by the letters A and B, C and D, E and F of the card."""
SEEDS: Final = 100


def first_workshops(seed: int) -> tuple[str, tuple[str, ...]]:
    """The card that was drawn, and the hexes of hers."""
    state = GAME.new(seed, OPTIONS)
    assert isinstance(state, AgeState)
    events: list[Event] = []
    for answer in CHOSEN:
        state.events = events = []
        state.play(state.parse(answer))
    work = GAME.casework()
    told = [work.event(state, event)[1] for event in events]
    drawn = next(line for line in told if line.startswith("drew automa-card-"))
    built = [line.split()[2] for line in told if line.startswith("built workshop")]
    return drawn.removeprefix("drew automa-card-"), tuple(built[1:])


def test_any_card_names_the_two_hexes() -> None:
    assert dict(first_workshops(seed) for seed in range(SEEDS)) == BY_CARD


@pytest.mark.parametrize("side", START_CELLS)
def test_her_start_hexes_are_of_her_terrain(side: str) -> None:
    for terrain, cells in enumerate(START_CELLS[side]):
        for marked, unmarked in zip(cells[::2], cells[1::2], strict=True):
            assert marked != unmarked
            assert BOARDS[side].terrain[terrain] >> marked & BOARDS[side].terrain[terrain] >> unmarked & 1
