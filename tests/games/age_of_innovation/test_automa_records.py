"""Games against the Automa: the same seed gives the same record, byte by byte."""

import pytest

from spielwerk.games import game
from spielwerk.lab.runs.match import play

GAME = game("age-of-innovation")
FACTIONS = ("simpletons", "kuddlers", "druids", "racelings", "wanderers", "mimics", "powermongers")


@pytest.mark.parametrize("level", [1, 5])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_same_seed_gives_the_same_record(faction: str, level: int) -> None:
    options = {"players": 1, "automa": faction, "automa_level": level}
    one, other, another = (play(GAME, seed, options, ["random"]).record().write() for seed in (11, 11, 12))
    assert one == other
    assert one != another
