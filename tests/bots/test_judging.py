"""Turns that were played, held against what else could have been done; promises on one scale."""

import json
from pathlib import Path

import pytest

from spielwerk.bots.calibration import Fitted, calibration_of, fitted, level, shift
from spielwerk.bots.evaluation import DATA, Evaluation
from spielwerk.bots.interface import Budget, Sight
from spielwerk.bots.judging import course, judge
from spielwerk.core.record import parse, replay, start
from spielwerk.core.state import State
from spielwerk.core.texts import LANGUAGES, Texts
from spielwerk.games import game
from spielwerk.lab.runs.match import play
from spielwerk.lab.tuning.calibrating import Foretold, Telling, fit, measured, reliability

SAMPLE = Path(__file__).parents[2] / "samples" / "age-of-innovation-three-players.record"
GAMES = ("age-of-innovation", "terra-nova", "tapestry")


def at_turn(name: str, number: int) -> tuple[State, list[str], list[int]]:
    """A game of greedy players where its so-many-th turn begins, what was played from there on, and the result."""
    match = play(game(name), 5, {"players": 2}, ["greedy"])
    record = match.record()
    state = start(game(name), record)
    answers = [notation for _, notation, _ in record.answers]
    while not (state.round > 0 and state.opens_turn() and number == 0):
        number -= state.round > 0 and state.opens_turn()
        state.play(state.parse(answers.pop(0)))
    return state, answers, match.state.scores()


@pytest.mark.parametrize("name", GAMES)
def test_ways_are_turns_and_one_was_played(name: str) -> None:
    state, answers, _ = at_turn(name, 6)
    found = judge(name, game(name).dump(state), answers, 1)
    assert found == judge(name, game(name).dump(state), answers, 1)
    ways = found["ways"]
    assert [way["played"] for way in ways].count(True) == 1
    played = next(way for way in ways if way["played"])
    assert played["line"] == answers[: len(played["line"])]
    assert found["cost"] == pytest.approx(ways[0]["points"] - played["points"], abs=0.11)
    assert len({str(way["line"]) for way in ways}) == len(ways)
    for way in ways:
        assert state.parse(way["line"][0]) in state.moves()
    for language in LANGUAGES:
        texts = Texts(name, language)
        for reason in found["why"]:
            assert reason["args"]["n"] in texts.format(reason["id"], reason["args"])
        assert texts.errors == []


def test_giving_up_costs_points() -> None:
    """Passing in the first turn of a game is the worst that can be done."""
    state, _, _ = at_turn("age-of-innovation", 0)
    notation = next(state.notation(move) for move in state.moves() if state.notation(move).startswith("pass"))
    found = judge("age-of-innovation", game("age-of-innovation").dump(state), [notation, "end"], 1)
    assert found["cost"] > 5
    assert found["ways"][-1]["played"]


@pytest.mark.parametrize("name", GAMES)
def test_the_course_of_a_game_comes_to_its_end(name: str) -> None:
    state, answers, scores = at_turn(name, 0)
    rows = course(name, game(name).dump(state), answers)
    assert rows[0]["ply"] == 0
    assert [row["ply"] for row in rows] == sorted({row["ply"] for row in rows})
    far = max(abs(value - score) for value, score in zip(rows[0]["values"], scores, strict=True))
    near = max(abs(value - score) for value, score in zip(rows[-1]["values"], scores, strict=True))
    assert near < max(far, 40)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_calibrated_by_a_call(name: str) -> None:
    found = json.loads((DATA / f"{name}.calibration.json").read_text("utf-8"))
    assert found["origin"]["from"].startswith(f"spielwerk calibrate {name} ")
    rounds = calibration_of(name).search
    errors = [rounds[number].error for number in sorted(rounds)]
    assert errors[0] > errors[-1] > 0


def test_positions_are_calibrated_as_they_are_shown() -> None:
    """With the net, as in the course of a game, not by the weights alone."""
    name = "age-of-innovation"
    state, _, _ = at_turn(name, 0)
    teller = Telling(1, Budget(nodes=20))
    evaluation = teller.evaluation(name)
    teller.choose(Sight(name, state, state.seat))
    assert [said for _, _, said in teller.told] == [evaluation.settled(state, state.seat)]
    assert evaluation.settled(state, state.seat) != evaluation.value(state, state.seat)


def test_turns_with_chance_are_judged_where_a_turn_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """So with the net, which knows only such positions."""
    state, answers, _ = at_turn("tapestry", 6)
    monkeypatch.setattr(Evaluation, "settled", lambda self, state, seat: 7.0)
    found = judge("tapestry", game("tapestry").dump(state), answers, 1)
    assert len(found["ways"]) > 1
    assert len({way["points"] for way in found["ways"]}) == 1


def test_only_the_level_is_moved() -> None:
    line = fitted(calibration_of("terra-nova").search, 1)
    assert shift("terra-nova", 1, 50.0) == pytest.approx(line.offset + line.slope * 50.0 - 50.0)
    assert shift("no-such-game", 1, 50.0) == 0.0
    assert level(Fitted(10.0, 0.5, 3.0), 100.0) == 60.0


def test_calibration_finds_what_was_promised_too_much() -> None:
    said = [50.0, 60.0, 70.0, 80.0] * 6
    samples = [
        Foretold(number, 1, {"search": points, "evaluation": points + 20}, int(points * 0.5 + 40))
        for number, points in enumerate(said)
    ]
    rows = measured(samples, "evaluation")
    assert rows[0].said - rows[0].real == pytest.approx(12.5)
    assert rows[0].calibrated == pytest.approx(rows[0].real, abs=0.1)
    assert rows[0].error < 0.1
    assert fit(samples)["search"]["1"] == {"offset": 40.0, "slope": 0.5, "error": 0.0}


def test_predictions_are_grouped_by_what_was_said() -> None:
    """Real points are half of what was said and 40 more, so all groups lie on the diagonal."""
    samples = [
        Foretold(number, round_, {"search": float(said)}, said // 2 + 40)
        for number in range(8)
        for round_ in (1, 2)
        for said in range(40, 80, 2)
    ]
    assert [len(points) for points in reliability(samples, "search").values()] == [4, 4]
    for predicted, real in reliability(samples, "search")[1]:
        assert predicted == pytest.approx(real)


def test_ways_are_really_different() -> None:
    """Of three workshops that could become a guild one was taken; the others bring the same and are no other ways."""
    record = parse(SAMPLE.read_text("utf-8"))
    position = game(record.game).dump(replay(game(record.game), record, 129))
    answers = [notation for _, notation, _ in record.answers[129:]]
    found = judge(record.game, position, answers, 1)
    upgrades = [way["line"][0] for way in found["ways"] if way["line"][0].startswith("upgrade")]
    assert upgrades == ["upgrade A5 guild"]
    assert len(found["ways"]) == 5
