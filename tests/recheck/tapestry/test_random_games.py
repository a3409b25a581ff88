"""Random games in which the engine and the rules written a second time must agree at every question."""

import pytest

from tests.recheck.tapestry.reading import GAME
from tests.recheck.tapestry.watching import watch

SETS = ["plans-and-ploys", "arts-and-architecture", "fantasies-and-futures"]
PLAYERS = (2, 3, 4, 5)
VARIANTS: list[dict[str, object]] = [
    {"adjustments": "none"},
    {"first_cards": "two"},
    {"new_civilizations": "two"},
    {"nanotechnology": "two"},
    {"start": "by-seat"},
    {"without": ["renaissance", "alliance", "radio"]},
    {"unknown": "leave-out"},
]
CIVILIZATIONS = [row["name"] for row in GAME.components() if row["kind"] == "civilization"]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", PLAYERS)
def test_base_game(players: int, seed: int) -> None:
    watch(seed, {"players": players})


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", PLAYERS)
def test_all_sets(players: int, seed: int) -> None:
    watch(100 + seed, {"players": players, "sets": SETS})


@pytest.mark.parametrize("players", PLAYERS)
def test_a_variant_each(players: int) -> None:
    watch(players, {"players": players, **VARIANTS[players - 2]})


@pytest.mark.long
@pytest.mark.parametrize("sets", [[], *([name] for name in SETS), SETS], ids=lambda sets: "+".join(sets) or "base")
@pytest.mark.parametrize("players", PLAYERS)
def test_many_games(players: int, sets: list[str]) -> None:
    for seed in range(1000, 1025):
        watch(seed, {"players": players, "sets": sets})


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_variant(players: int, variant: dict[str, object]) -> None:
    for seed in range(2000, 2010):
        watch(seed, {"players": players, "sets": SETS, **variant})


@pytest.mark.long
@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_every_civilization(civilization: str) -> None:
    for players in PLAYERS:
        for seed in range(3000, 3003):
            watch(seed, {"players": players, "sets": SETS, "civilizations": [civilization]})
