"""A companion at the real board of Age of Innovation."""

import json
from random import Random
from typing import Any

import pytest

from spielwerk.core.reasons import Refused
from spielwerk.core.sitting import Companions, Sitting
from spielwerk.games import game
from spielwerk.games.age_of_innovation.rules.state import AgeState

OPTIONS = {"players": 1, "automa": "simpletons", "automa_level": 2}
ENDS = ("done", "pass")


def sitting(seed: int = 1, **options: object) -> Sitting:
    return Sitting(game("age-of-innovation"), {**OPTIONS, **options}, seed)


def at_turn(seed: int = 1, **options: object) -> Sitting:
    """A sitting whose set-up is over: the first turn is to be told."""
    found = sitting(seed, **options)
    while found.scene()["question"]["name"] != "tell":
        found.line(found.scene()["offers"][0]["notation"])
    return found


def state_of(found: Sitting) -> AgeState:
    assert isinstance(found.state, AgeState)
    return found.state


def first(found: Sitting, word: str) -> str:
    return next(str(offer["notation"]) for offer in found.scene()["offers"] if offer["verb"] == word)


def test_a_told_building_stands_on_own_terrain_and_costs_nothing() -> None:
    found = at_turn()
    line = first(found, "stand")
    hex_ = line.split()[-1]
    found.line(f"stand guild {hex_}")
    view = found.scene()["view"]
    cell = next(row for row in view["map"]["hexes"] if row["hex"] == hex_)
    assert (cell["building"], cell["owner"], cell["terrain"]) == ("guild", 0, view["players"][0]["board"])
    found.line(f"stand school {hex_}")
    assert state_of(found).players[0].stock[:3] == [7, 4, 2]
    found.line(f"remove {hex_}")
    assert state_of(found).players[0].stock[:3] == [7, 4, 3]


def test_the_automa_plays_when_the_turn_is_done_and_says_why() -> None:
    found = at_turn()
    before = len(found.log)
    found.line("done")
    turn = next(row for row in found.log[before:] if row["seat"] == 1)
    assert turn["role"] == "automa"
    assert turn["why"]["lines"]


def hexes_of(found: Sitting) -> set[str]:
    return {row["hex"] for row in found.scene()["view"]["map"]["hexes"] if row.get("owner") == 1}


def go_on(found: Sitting, turns: int) -> None:
    for _ in range(turns):
        found.line("done" if found.scene()["question"]["name"] == "tell" else "decline")


def test_what_is_told_reaches_her_decisions() -> None:
    """Where she would build, somebody else stands."""
    found = at_turn(seed=4)
    before, lines = hexes_of(found), list(found.lines)
    go_on(found, 4)
    (wanted, *_) = sorted(hexes_of(found) - before)
    found.follow([*lines, f"stand workshop {wanted}"])
    go_on(found, 4)
    assert wanted not in hexes_of(found)
    assert hexes_of(found) - before


def test_lines_left_out_are_taken_back() -> None:
    found = at_turn()
    lines = list(found.lines)
    before = found.scene()
    found.line("done")
    assert found.scene() != before
    found.follow(lines)
    assert found.scene() == before


def test_what_nobody_can_tell_is_refused() -> None:
    found = at_turn()
    with pytest.raises(Refused):
        found.line("stand castle A1")
    with pytest.raises(Refused):
        found.line("end")


@pytest.mark.parametrize(
    "faction", ["simpletons", "kuddlers", "druids", "racelings", "wanderers", "mimics", "powermongers"]
)
def test_whole_games_are_told(faction: str) -> None:
    """Anything that can be told, in any order, leads to the end and never to a dead end."""
    chance = Random(faction)
    found = sitting(chance.randrange(1000), automa=faction, automa_level=chance.randint(1, 5))
    while not found.scene()["over"]:
        offers = found.scene()["offers"]
        ending = [offer for offer in offers if offer["verb"] in ENDS]
        found.line(chance.choice(ending if ending and chance.random() < 0.6 else offers)["notation"])
    scene = found.scene()
    assert scene["question"] is None
    assert scene["scores"][1] > 20
    assert sum(scene["tally"][1].values()) == scene["scores"][1]


def test_two_people_are_told_in_turn() -> None:
    found = at_turn(players=2)
    seats = []
    for _ in range(4):
        seats.append(found.scene()["to_move"])
        found.line("done" if found.scene()["question"]["name"] == "tell" else "decline")
    assert {0, 1} <= set(seats)


def test_the_worker_is_told_of_lines_that_are_refused() -> None:
    companions = Companions(game)
    wish: dict[str, Any] = {"game": "age-of-innovation", "options": OPTIONS, "seed": 1, "lines": at_turn().lines}
    scene = json.loads(companions.sit(json.dumps(wish)))
    assert (scene["question"]["name"], scene["refused"]) == ("tell", "")
    scene = json.loads(companions.sit(json.dumps({**wish, "lines": [*wish["lines"], "done", "nonsense", "done"]})))
    assert (scene["refused"], scene["lines"][-1]) == ("nonsense", "done")


def test_the_worker_says_what_cannot_be() -> None:
    options = {"players": 2, "automa": "druids"}
    wish = {"game": "age-of-innovation", "options": options, "seed": 1, "lines": []}
    assert json.loads(Companions(game).sit(json.dumps(wish)))["problem"]["id"] == "refusal-automa-for-two"


def test_a_covered_action_is_told_once_and_can_be_free_after_all() -> None:
    found = at_turn()
    found.line("power-action bridge")
    told = [str(offer["notation"]) for offer in found.scene()["offers"]]
    assert "power-action bridge" not in told
    assert "free-power-action bridge" in told
    found.line("free-power-action bridge")
    assert state_of(found).used_power == 0
    book = first(found, "book-action")
    found.line(book)
    assert first(found, "free-book-action") == f"free-{book}"
    found.line(f"free-{book}")
    assert state_of(found).used_book == 0
