"""A companion at the real board of Tapestry."""

from random import Random
from typing import Any

import pytest

from spielwerk.core.sitting import Sitting
from spielwerk.games import game
from spielwerk.games.tapestry.rules.state import TapestryState

ENDS = ("done", "income")


def sitting(seed: int = 1, **options: object) -> Sitting:
    return Sitting(game("tapestry"), {"players": 1, "automa": "automa", "automa_level": 2, **options}, seed)


def at_turn(seed: int = 1, **options: object) -> Sitting:
    found = sitting(seed, **options)
    while asked(found) != "tell":
        found.line(found.scene()["offers"][0]["notation"])
    return found


def asked(found: Sitting) -> str:
    return str(found.scene()["question"]["name"])


def me(found: Sitting) -> Any:
    assert isinstance(found.state, TapestryState)
    return found.state.players[0]


def test_the_first_income_turn_need_not_be_told() -> None:
    found = at_turn()
    assert me(found).era == 1
    assert [offer["notation"] for offer in found.scene()["offers"] if offer["verb"] in ENDS] == ["income 2", "done"]
    found.line("done")
    assert [row["verb"] for row in found.log if row["by"] == "bot"][-1] in {"draw-pair", "follow"}


def test_a_tier_entered_first_brings_its_landmark() -> None:
    found = at_turn()
    for n in range(1, 5):
        found.line(f"track science {n}")
    assert len(me(found).landmarks) == 1
    found.line("track science 3")
    found.line("track science 4")
    assert len(me(found).landmarks) == 1


def test_a_told_conquest_is_controlled() -> None:
    found = at_turn()
    hex_ = next(str(offer["args"]["hex"]) for offer in found.scene()["offers"] if offer["verb"] == "explore")
    found.line(f"explore {hex_}")
    before = me(found).territory
    found.line(f"conquer {hex_}")
    assert me(found).territory != before
    found.line(f"withdraw {hex_}")
    assert me(found).territory == before


def test_her_turn_says_why() -> None:
    found = at_turn()
    for _ in range(6):
        found.line("done" if asked(found) == "tell" else "decline")
    whys = [row["why"] for row in found.log if row["by"] == "bot" and row["why"]]
    assert any(line["choices"] for why in whys for line in why["lines"])


@pytest.mark.parametrize("level", range(1, 7))
def test_whole_games_are_told(level: int) -> None:
    """Anything that can be told, in any order, leads to the end and never to a dead end."""
    chance = Random(level)
    found = sitting(chance.randrange(1000), automa_level=level)
    while not found.scene()["over"]:
        offers = found.scene()["offers"]
        ending = [
            offer for offer in offers if offer["verb"] == "done" or (offer["verb"] in ENDS and chance.random() < 0.2)
        ]
        found.line(chance.choice(ending if ending and chance.random() < 0.6 else offers)["notation"])
    scene = found.scene()
    assert sum(scene["tally"][1].values()) == scene["scores"][1] > 50


def test_two_people_are_told_beside_the_shadow_empire() -> None:
    found = at_turn(players=2, automa="shadow-empire")
    seats = []
    for _ in range(4):
        seats.append(found.scene()["to_move"])
        found.line(next(offer["notation"] for offer in found.scene()["offers"] if offer["verb"] in ENDS))
    assert set(seats) == {0, 1}
