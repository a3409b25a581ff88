"""Learning: games are kept as answers, a net is fitted in whole numbers, and promoted only where it is better."""

import json
from pathlib import Path

import numpy
import pytest

from spielwerk.bots.evaluation import evaluation_of
from spielwerk.cli.app import main
from spielwerk.cli.commands import learn
from spielwerk.core.net import Net
from spielwerk.games import game, names
from spielwerk.lab.pairs import Difference
from spielwerk.lab.training import fitting, gate
from spielwerk.lab.training.games import Course, OtherGames, Played, mix, played, read, tasks
from spielwerk.lab.training.returns import retargeted, returns
from spielwerk.lab.training.samples import Samples, Siblings, Task, joined, sampled
from spielwerk.lab.training.siblings import agreement, taught

FAST = "varied:width=1"


def courses(name: str, games: int) -> list[Course]:
    return [played(task) for task in tasks(name, [FAST], 3, games)]


@pytest.mark.parametrize("name", names())
def test_a_game_teaches_what_came_of_its_positions(name: str) -> None:
    (course,) = courses(name, 1)
    found = sampled(Task(name, "", course))
    state = game(name).new(course.seed, course.options)
    for move in course.moves:
        state.play(move)
    assert set(found.final.tolist()) == set(map(float, state.scores()))
    assert found.targets[:, 0] == pytest.approx(found.final - found.said, abs=0.01)
    assert found.numbers.shape == (len(found.final), len(found.numbers[0]))
    assert found.targets.shape[1] == len(found.heads)
    assert set(found.rounds.tolist()) >= {1, 2, 3}


def test_players_that_search_tell_what_they_found(tmp_path: Path) -> None:
    (task,) = tasks("terra-nova", ["varied-search:nodes=40+width=2"], 3, 1)
    course = played(task)
    assert len(course.thoughts) > 20
    state = game("terra-nova").new(course.seed, course.options)
    for ply, move in enumerate(course.moves):
        for points, turn in course.thoughts.get(ply, []):
            assert turn[0] in state.moves()
            assert -50 < points < 250
        state.play(move)
    file = Played(tmp_path / "a.games", {"game": "terra-nova"})
    file.add(course)
    (kept,) = read(file.file)[1]
    assert kept.moves == course.moves
    assert kept.thoughts.keys() == course.thoughts.keys()
    found = sampled(Task("terra-nova", "", kept)).siblings
    assert found
    assert len(found.worth) == sum(map(len, kept.thoughts.values()))
    assert found.worth == pytest.approx([points for thought in kept.thoughts.values() for points, _ in thought])


def test_players_may_search_some_of_their_turns_only() -> None:
    always, sometimes = (
        played(tasks("terra-nova", [f"varied-search:nodes=40+width=2+one_in={one_in}"], 3, 1)[0]) for one_in in (1, 5)
    )
    assert 3 < len(sometimes.thoughts) < len(always.thoughts) / 2


def test_a_search_on_dice_teaches_nothing() -> None:
    (task,) = tasks("tapestry", ["varied-search:nodes=4+width=1"], 3, 1)
    assert played(task).thoughts == {}


def test_every_number_of_players_and_the_draft_are_in_the_games() -> None:
    assert [options["players"] for options in mix("age-of-innovation")].count(4) == 8
    assert {options["players"] for options in mix("age-of-innovation")} == {2, 3, 4, 5}
    assert {"players": 4, "setup": "draft"} in mix("age-of-innovation")
    assert {options["players"] for options in mix("terra-nova")} == {2, 3, 4}
    tapestry = mix("tapestry")
    assert {(options["players"], "sets" in options) for options in tapestry} == {
        (players, sets) for players in (2, 3, 4, 5) for sets in (False, True)
    }


def test_a_broken_off_file_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, head = tmp_path / "a.games", {"game": "terra-nova", "from": "a call"}
    first, second = courses("terra-nova", 2)
    kept = Played(file, head)
    kept.add(first)
    whole = file.read_text("utf-8")
    file.write_text(whole + '[17,{"players"', "utf-8")
    again = Played(file, head)
    assert again.finished == 1
    again.add(second)
    assert read(file) == (head, [first, second])
    with pytest.raises(OtherGames, match="another call: a call"):
        Played(file, {**head, "from": "other"})


def invented(games: int, seed: int) -> list[Samples]:
    """Samples in which the missed points are twice the first number where the second is set."""
    rng = numpy.random.default_rng(seed)
    found = []
    for _ in range(games):
        numbers = numpy.stack([rng.integers(0, 20, 60), rng.integers(0, 2, 60), rng.integers(0, 9, 60)], axis=1)
        missed = (2 * numbers[:, 0] * numbers[:, 1]).astype(numpy.float32)
        seats = numpy.arange(60, dtype=numpy.int8) % 3
        final = rng.normal(70, 5, 3).astype(numpy.float32)[seats]
        targets = numpy.stack([missed, (missed > 20), missed], axis=1).astype(numpy.float32)
        rounds, heads = numpy.ones(60, numpy.int8), ["missed", "win", "a"]
        found.append(Samples(numbers.astype(numpy.int16), rounds, seats, final - missed, final, targets, heads))
    return found


def test_a_net_learns_and_says_the_same_in_whole_numbers() -> None:
    found = invented(120, 1)
    held = joined(fitting.parted(found)[1])
    fitted = fitting.fit(found, [16, 8], 60, 5)
    errors = fitting.errors_by_round(fitted, held)["1"]
    assert errors["net"] < errors["weights"] / 4
    net = Net(fitting.whole(fitted))
    exact = fitting.foretold(fitted, held.numbers[:40])
    for row, said in zip(held.numbers[:40].tolist(), exact, strict=True):
        assert net.foretold(row) == pytest.approx(float(said[0]), abs=0.3)
        assert list(net.all_foretold(row)) == ["missed", "win", "a"]
    again = fitting.fit(found, [16, 8], 60, 5)
    assert fitting.whole(again) == fitting.whole(fitted)


@pytest.mark.parametrize(("trust", "wanted"), [(1.0, [50, 70, 50]), (0.0, [44, 70, 50]), (0.5, [47, 70, 50])])
def test_a_return_goes_by_later_positions_of_the_same_seat(trust: float, wanted: list[float]) -> None:
    expected, final = numpy.array([40, 60, 44], numpy.float32), numpy.array([50, 70, 50], numpy.float32)
    assert returns(expected, final, numpy.array([0, 1, 0], numpy.int8), trust).tolist() == wanted


def test_only_the_missed_points_are_retargeted() -> None:
    found = invented(40, 2)
    before = [each.targets.copy() for each in found]
    fitted = fitting.fit(found, [8, 4], 2, 1)
    retargeted(found, fitted, 1.0)
    assert [each.targets[:, 0] for each in found] == [pytest.approx(old[:, 0], abs=0.01) for old in before]
    retargeted(found, fitted, 0.5)
    assert any(abs(each.targets[:, 0] - old[:, 0]).max() > 1 for each, old in zip(found, before, strict=True))
    assert all((each.targets[:, 1:] == old[:, 1:]).all() for each, old in zip(found, before, strict=True))


def compared(found: list[Samples], seed: int) -> list[Samples]:
    """To each game choices between five turns: a search knows what they are worth, where scores depend on luck."""
    rng = numpy.random.default_rng(seed)
    for each in found:
        numbers = numpy.stack([rng.integers(0, 20, 60), rng.integers(0, 2, 60), rng.integers(0, 9, 60)], axis=1)
        worth = (100 + 2 * numbers[:, 0] * numbers[:, 1]).astype(numpy.float32)
        each.targets[:, 0] += rng.normal(0, 60, 60).astype(numpy.float32)
        choice = numpy.repeat(numpy.arange(12, dtype=numpy.int16), 5)
        said, rounds = numpy.full(60, 50, numpy.float32), numpy.ones(60, numpy.int8)
        each.siblings = Siblings(numbers.astype(numpy.int16), rounds, said, worth, choice)
    return found


def test_turns_that_a_search_compared_teach_their_order_and_not_their_height() -> None:
    found = compared(invented(120, 4), 5)
    first = fitting.fit(found, [16, 8], 60, 5)
    learned, held = fitting.parted(found)
    taught_rows = taught(learned, first)
    rows = learned[0].siblings
    assert rows
    expected = rows.said + fitting.foretold(first, rows.numbers)[:, 0]
    assert taught_rows[0].final[:5].mean() == pytest.approx(expected[:5].mean(), abs=0.01)
    assert numpy.diff(taught_rows[0].final[:5]) == pytest.approx(numpy.diff(rows.worth[:5]), abs=0.01)
    assert numpy.isnan(taught_rows[0].targets[:, 1:]).all()
    second = fitting.fit(found, [16, 8], 60, 5, taught_rows)
    before, after = agreement(held, first), agreement(held, second)
    assert before.pairs == after.pairs > 100
    assert before.agreed < 0.88
    assert after.agreed > 0.91


def verdict(low: float) -> gate.Verdict:
    found = Difference("a", "b", 10, low + 2, (low, low + 4), 0.0, (0.0, 0.0), None)
    return gate.Verdict(0.3, {"0.3": found}, found, 20)


def test_only_what_is_surely_better_is_promoted() -> None:
    assert verdict(0.1).passed
    assert not verdict(-0.1).passed


def test_a_difference_is_told_from_the_side_of_the_net() -> None:
    found = Difference("other", "net", 10, 3.0, (1.0, 5.0), 0.1, (0.0, 0.2), 7)
    turned = gate.named(found, "net", ["net", "other"])
    assert (turned.score, turned.score_interval, turned.rate_interval) == (-3.0, (-5.0, -1.0), (-0.2, 0.0))


def test_a_file_with_a_net_plays(tmp_path: Path) -> None:
    games, file = tmp_path / "a.games", tmp_path / "net.json"
    call = ["learn", "play", "terra-nova", "-o", str(games), "--games", "10", "--bots", FAST, "--workers", "1"]
    assert main(call) == 0
    assert (
        main(["learn", "fit", str(games), "-o", str(file), "--hidden", "8,4", "--epochs", "1", "--workers", "1"]) == 0
    )
    data = json.loads(file.read_text("utf-8"))
    assert data["origin"]["games"][0]["games"] == 10
    evaluation = evaluation_of("terra-nova", str(file))
    assert evaluation.net is not None
    state = game("terra-nova").new(1, {"players": 3})
    numbers = evaluation.game.numbers(state, 0, evaluation.game.features(state, 0))
    missed = evaluation.net.foretold(numbers)
    assert evaluation.settled(state, 0) == pytest.approx(evaluation.value(state, 0) + missed)


def test_a_loop_goes_on_behind_the_generations_that_are_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["learn", "loop", "terra-nova", "-o", str(tmp_path), "--games", "10", "--gate-games", "8", "--workers", "1"]
    assert main([*call, "--generations", "1"]) == 0
    decided = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert {"1.games", "1.fit.json", "1.gate.json"} <= set(decided)
    fitted: list[list[Path]] = []

    def fit(files: list[Path], *_rest: object, **_more: object) -> None:
        fitted.append(files)
        raise KeyboardInterrupt

    monkeypatch.setattr(learn, "fit", fit)
    main([*call, "--generations", "2"])
    assert fitted == [[tmp_path / "1.games", tmp_path / "2.games"]]
    assert decided == {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.name in decided}
    assert ("1.json" in decided) != ("Generation 1 is not promoted" in capsys.readouterr().out)


def test_a_loop_can_learn_from_players_that_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, str]] = []

    def play(_game: str, file: Path, games: int, bots: str, seed: int, _workers: int) -> None:
        asked.append((file.name, games, bots))
        assert seed not in seeds
        seeds.append(seed)

    def fit(files: list[Path], *_rest: object, **_more: object) -> None:
        assert [file.name for file in files] == ["1.games", "1.experts.games"]
        raise KeyboardInterrupt

    seeds: list[int] = []
    monkeypatch.setattr(learn, "play", play)
    monkeypatch.setattr(learn, "fit", fit)
    main(["learn", "loop", "terra-nova", "-o", str(tmp_path), "--games", "20", "--experts", "10", "--hidden", "8,4"])
    assert [(name, games) for name, games, _ in asked] == [("1.games", 20), ("1.experts.games", 10)]
    bots = [name.partition(":")[0] for name in asked[1][2].split(",")]
    assert bots == ["varied", "varied", "varied", "varied-search"]
    assert len(played(tasks("terra-nova", asked[1][2].split(","), 3, 1)[0]).moves) > 40
