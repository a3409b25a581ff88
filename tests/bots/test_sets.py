"""Bots take the sets that brought most when they were dealt."""

import json
import re
from pathlib import Path

import pytest

from spielwerk.bots import sets
from spielwerk.bots.interface import Sight
from spielwerk.bots.registry import bot
from spielwerk.cli.app import main
from spielwerk.games import game

FACTIONS = ["monks", "moles", "omar", "lizards", "psychics", "navigators", "goblins"]


@pytest.mark.parametrize("name", ["greedy", "turn", "planner:nodes=20", "search:nodes=20"])
def test_the_worthiest_set_is_taken(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for liked in ("moles", "goblins"):
        for module in ("greedy", "planner"):
            monkeypatch.setattr(f"spielwerk.bots.{module}.worth_of", lambda game, word=liked: {"faction": {word: 9.0}})
        state = game("age-of-innovation").new(1, {"players": 2, "factions": FACTIONS})
        state.play(bot(name).choose(Sight("age-of-innovation", state, state.seat)))
        assert [liked] in [row["faction"] for row in game("age-of-innovation").held(state)]


def test_where_nothing_is_known_or_nothing_is_chosen_bots_think_for_themselves() -> None:
    state = game("age-of-innovation").new(1, {"players": 2})
    assert sets.worthiest("age-of-innovation", state, {}) is None
    assert sets.worth_of("no-such-game") == {}
    while not state.round:
        state.play(state.moves()[0])
    assert sets.worthiest("age-of-innovation", state, {"faction": {"moles": 1.0}}) is None


def test_worth_comes_from_sets_that_were_dealt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "age-of-innovation", "--players", "4", "--games", "150", "--workers", "1", "--seed", "3"]
    assert main([*call, "--out", str(tmp_path / "chosen")]) == 0
    assert main(["worth", str(tmp_path / "chosen")]) == 2
    assert "--deal" in capsys.readouterr().err
    assert main([*call, "--deal", "--out", str(tmp_path / "dealt")]) == 0
    assert main(["worth", str(tmp_path / "dealt"), "-o", str(tmp_path / "sets.json")]) == 0
    told = json.loads((tmp_path / "sets.json").read_text("utf-8"))
    assert told["call"] == (
        "spielwerk simulate age-of-innovation --players 4 --games 150 --bots random --seed 3 --deal --out RUN;"
        " spielwerk worth RUN"
    )
    # Between random players Monks are by far the best (docs/lab.md).
    assert max(told["points"]["faction"], key=lambda word: float(told["points"]["faction"][word])) == "monks"
    assert len(told["points"]["board"]) == 7


def test_what_is_chosen_first_is_worth_the_best_that_can_be_had_with_it(tmp_path: Path) -> None:
    call = ["simulate", "terra-nova", "--players", "4", "--games", "90", "--workers", "1", "--seed", "3", "--deal"]
    assert main([*call, "--out", str(tmp_path / "dealt")]) == 0
    assert main(["worth", str(tmp_path / "dealt"), "-o", str(tmp_path / "sets.json")]) == 0
    points = json.loads((tmp_path / "sets.json").read_text("utf-8"))["points"]
    factions, mats = points["faction"], points["mat"]
    assert mats["lake"] == max(factions["djinni"], factions["sea-bears"])
    assert len(mats) == 5
    assert len(set(mats.values())) > 1


def test_only_what_a_seat_began_with_is_dealt(tmp_path: Path) -> None:
    """Civilizations that are gained later stand behind the first in their column."""
    call = ["simulate", "tapestry", "--players", "5", "--games", "90", "--workers", "1", "--seed", "3", "--deal"]
    assert main([*call, "--out", str(tmp_path / "dealt")]) == 0
    assert main(["worth", str(tmp_path / "dealt"), "-o", str(tmp_path / "sets.json")]) == 0
    points = json.loads((tmp_path / "sets.json").read_text("utf-8"))["points"]
    assert len(points["civilizations"]) == 16


def test_what_has_too_few_seats_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = [
        "simulate",
        "age-of-innovation",
        "--players",
        "4",
        "--games",
        "60",
        "--workers",
        "1",
        "--seed",
        "3",
        "--deal",
    ]
    assert main([*call, "--out", str(tmp_path / "dealt")]) == 0
    capsys.readouterr()
    assert main(["worth", str(tmp_path / "dealt"), "-o", str(tmp_path / "sets.json")]) == 0
    points = json.loads((tmp_path / "sets.json").read_text("utf-8"))["points"]
    told = re.search(r"^Left out, fewer than 20 seats: (.*)\.$", capsys.readouterr().out, re.MULTILINE)
    assert told
    left_out = dict(re.findall(r"([\w-]+) \((\d+)\)", told[1]))
    assert left_out
    assert all(0 < int(seats) < 20 for seats in left_out.values())
    assert len(left_out) + len(points["faction"]) == 12
    assert not set(left_out) & set(points["faction"])
