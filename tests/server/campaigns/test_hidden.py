"""The campaign for hidden things finds what it is there to find."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from spielwerk.cli import app as command_line
from spielwerk.core.game import Game
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.server.campaigns import worlds
from spielwerk.server.campaigns.hidden import Plan, run
from spielwerk.server.campaigns.report import Report
from spielwerk.server.data.plies import By, Ply, play_ply


def attacked(comparisons: int, *games: str) -> Report:
    report = Report("hidden", comparisons)
    run(Plan(comparisons=comparisons, games=games), report, lambda _line: None)
    return report


def test_nothing_hidden_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["campaign", "hidden", "--count", "60", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["done"] >= 60
    assert report["figures"]["answers compared"] > 20
    assert not report["findings"]


@pytest.mark.long
def test_nothing_hidden_is_told_in_long_campaigns() -> None:
    report = attacked(3000, "age-of-innovation", "terra-nova", "tapestry")
    assert report.done >= 3000
    assert not report.findings


def leaking(deck: str) -> Callable[[Game, State, int], dict[str, Any]]:
    its_game = game("tapestry")
    view = its_game.view

    def leaked(state: State, seat: int) -> dict[str, Any]:
        return {**view(state, seat), "next": its_game.dump(state)[deck][-1:]}

    return leaked  # type: ignore[return-value]


@pytest.mark.parametrize("deck", ["cards", "tiles", "rng"])
def test_a_view_that_names_something_hidden_is_found(
    deck: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(game("tapestry"), "view", leaking(deck))
    assert command_line.main(["campaign", "hidden", "--count", "40", "--game", "tapestry"]) == 1
    said = capsys.readouterr().out
    assert "FOUND  tapestry" in said
    assert '"next"' in said


def test_a_number_of_another_hand_in_a_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    its_game = game("tapestry")

    def facts(state: State) -> dict[str, Any]:
        others = [player["hand"] for player in its_game.dump(state)["players"]]
        return {"hands": str(others)}

    monkeypatch.setattr(its_game, "question_facts", facts)
    assert "table of seat" in attacked(200, "tapestry").findings[0]


def test_a_log_that_names_a_card_of_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(its_game: Game, state: State, move: int, by: By) -> Ply:
        ply = play_ply(its_game, state, move, by)
        for event in ply.events:
            event.args["what"] = next(iter(its_game.dump(state)["players"][ply.seat]["hand"][-1:]), "")
        return ply

    monkeypatch.setattr(worlds, "play_ply", loud)
    assert any("in another hand" in finding for finding in attacked(60, "tapestry").findings)


def test_a_redraw_that_spares_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    its_game = game("tapestry")
    imagine = its_game.imagine

    def lazy(state: State, seat: int, rng: Rng) -> State:
        position = its_game.dump(imagine(state, seat, rng))
        position["tiles"] = its_game.dump(state)["tiles"]
        return its_game.load(position)

    monkeypatch.setattr(its_game, "imagine", lazy)
    assert attacked(80, "tapestry").findings == ["tapestry tiles was never drawn anew, so nothing is known of it"]
