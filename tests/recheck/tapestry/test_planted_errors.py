"""An error planted into the engine turns the second writing of the rules red within a few games."""

import pytest

import spielwerk
from tests.recheck.tapestry.planting_more import PLANTS
from tests.recheck.tapestry.saying import Disagreement
from tests.recheck.tapestry.watching import watch

GAMES = ((0, 4), (1, 2), (2, 5), (2, 3), (2, 2), (3, 5))
"""Seed and players; with what is rare among it: all three achievements, a full store."""


def play_some_games() -> None:
    for seed, players in GAMES:
        watch(seed, {"players": players})


@pytest.mark.skipif(spielwerk.engine() == "compiled", reason="compiled modules do not look their names up again")
@pytest.mark.parametrize("error", PLANTS)
def test_a_planted_error_is_found(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTS[error](monkeypatch)
    with pytest.raises(Disagreement):
        play_some_games()
