"""Hints: legal turns, different from each other, with reasons that are texts in both languages."""

import json
from pathlib import Path

import pytest

from spielwerk.bots import registry
from spielwerk.bots.evaluation import evaluation_of
from spielwerk.bots.hint import BY_THE_END, THAN_OTHERS, hints
from spielwerk.bots.interface import Budget, Sight
from spielwerk.cli.app import main
from spielwerk.core.record import Record, begin, parse, replay
from spielwerk.core.state import State
from spielwerk.core.texts import LANGUAGES, Texts
from spielwerk.games import game
from spielwerk.lab.runs.match import play

SAMPLE = Path(__file__).parents[2] / "samples" / "age-of-innovation-three-players.record"
GAME = "age-of-innovation"


def middle(answers: int) -> tuple[Record, State]:
    """A game of greedy players, broken off."""
    whole = play(game(GAME), 2, {"players": 3}, ["greedy"]).record()
    record, state = begin(game(GAME), 2, {"players": 3}, whole.seats)
    for seat, notation, _ in whole.answers[:answers]:
        record.add(seat, notation)
        state.play(state.parse(notation))
    return record, state


@pytest.mark.parametrize("answers", [0, 60, 150])
def test_hints_are_turns_that_can_be_played(answers: int) -> None:
    _, state = middle(answers)
    found = hints(GAME, game(GAME).dump(state), 1, Budget(nodes=200))
    assert 1 <= len(found) <= 3
    assert found == hints(GAME, game(GAME).dump(state), 1, Budget(nodes=200))
    assert len({str(advice["line"]) for advice in found}) == len(found)
    for advice in found:
        trial = state.copy()
        for notation in advice["line"]:
            trial.play(trial.parse(notation))
        for language in LANGUAGES:
            texts = Texts(GAME, language)
            for reason in advice["reasons"]:
                assert reason["args"]["n"] in texts.format(reason["id"], reason["args"])
            assert texts.errors == []


def test_the_command_gives_advice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(middle(60)[0].write(), "utf-8")
    assert main(["hint", str(file), "--nodes", "150", "--lang", "de"]) == 0
    assert " durch " in capsys.readouterr().out
    assert main(["hint", str(file), "--nodes", "150", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hints"][0]["line"]


def test_a_hint_ends_where_chance_decides() -> None:
    state = game("tapestry").new(7, {"players": 2})
    adviser = registry.bot("greedy", 1)
    for _ in range(30):
        state.play(adviser.choose(Sight("tapestry", state, state.seat)))
    while not state.opens_turn():
        state.play(adviser.choose(Sight("tapestry", state, state.seat)))
    for advice in hints("tapestry", game("tapestry").dump(state), 1, Budget(nodes=100), most=8):
        trial = state.copy()
        trial.events = []
        revealed = []
        for notation in advice["line"]:
            trial.play(trial.parse(notation))
            revealed.append(any(trial.reveals(event) for event in trial.events))
        assert not any(revealed[:-1])
        assert revealed[-1] or trial.seat != state.seat


def test_hints_are_really_different_turns() -> None:
    """Moles here have nine places for a tunnel that bring the same; two other things are worth doing besides."""
    state = replay(game(GAME), parse(SAMPLE.read_text("utf-8")), 150)
    found = hints(GAME, game(GAME).dump(state), 0, Budget(nodes=500))
    assert [advice["line"][0].split()[0] for advice in found].count("tunnel") == 1
    assert len(found) == 3
    assert len({(advice["points"], str(advice["reasons"])) for advice in found}) == 3


def test_a_question_that_is_answered_is_no_reason() -> None:
    """What it promised goes, and what the answer brings comes instead: only the second is news."""
    state = replay(game(GAME), parse(SAMPLE.read_text("utf-8")), 150)
    told = [
        reason for advice in hints(GAME, game(GAME).dump(state), 0, Budget(nodes=500)) for reason in advice["reasons"]
    ]
    assert told
    assert "feature-pending" not in {reason["id"] for reason in told}


def test_a_net_tells_what_a_turn_brings_by_the_end() -> None:
    state = replay(game(GAME), parse(SAMPLE.read_text("utf-8")), 150)
    found = hints(GAME, game(GAME).dump(state), 0, Budget(nodes=500))
    brought = [reason["args"] for advice in found for reason in advice["reasons"] if reason["id"] == BY_THE_END]
    assert brought
    assert {args["tally"] for args in brought} <= set(state.tally()[state.seat])
    texts = Texts(GAME, "en")
    assert "Round scoring" in texts.format(BY_THE_END, {"n": "+1.0", "tally": "round-scoring"})


def test_sources_come_to_the_points_of_the_end() -> None:
    """Foretold while the game goes on, counted when it is over; the weights alone know of no sources."""
    match = play(game(GAME), 2, {"players": 3}, ["greedy"])
    learned = evaluation_of(GAME, "learned")
    for seat, tally in enumerate(match.state.tally()):
        assert learned.sources(match.state, seat) == tally
    _, state = middle(150)
    foretold = sum(learned.sources(state, 0).values())
    assert state.scores()[0] < foretold == pytest.approx(match.state.scores()[0], rel=0.5)
    assert evaluation_of(GAME, "search").sources(state, 0) == {}


@pytest.mark.parametrize(("name", "usual"), [("age-of-innovation", 158), ("terra-nova", 74), ("tapestry", 251)])
def test_hints_take_the_sets_that_bots_take(name: str, usual: int) -> None:
    """On the scale of final points: `usual` is what bots made in the games that hints are calibrated by."""
    state = game(name).new(3, {"players": 3})
    found = hints(name, game(name).dump(state), 1, Budget(nodes=60))
    bot = registry.bot("search:nodes=60", 1)
    assert found[0]["line"] == [state.notation(bot.choose(Sight(name, state, state.seat)))]
    points = [advice["points"] for advice in found]
    assert points[0] == pytest.approx(usual, rel=0.2)
    assert points == sorted(points, reverse=True)
    worth = [float(advice["reasons"][0]["args"]["n"]) for advice in found]
    assert [one - worth[0] for one in worth] == pytest.approx([one - points[0] for one in points], abs=0.21)


@pytest.mark.parametrize("answers", [60, 90, 120, 150])
def test_no_hint_has_more_points_than_a_better_one(answers: int) -> None:
    _, state = middle(answers)
    points = [advice["points"] for advice in hints(GAME, game(GAME).dump(state), 1, Budget(nodes=300), most=9)]
    assert points == sorted(points, reverse=True)


def test_a_large_budget_plays_turns_on_to_the_end() -> None:
    """A small one cannot, and the net says what it expects."""
    state = replay(game(GAME), parse(SAMPLE.read_text("utf-8")), 150)
    ids = [
        {reason["id"] for advice in hints(GAME, game(GAME).dump(state), 0, budget) for reason in advice["reasons"]}
        for budget in (Budget(nodes=500), Budget(nodes=30000))
    ]
    assert BY_THE_END in ids[0]
    assert THAN_OTHERS not in ids[0]
    assert THAN_OTHERS in ids[1]
    assert BY_THE_END not in ids[1]
