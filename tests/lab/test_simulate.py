"""Simulations: the same games wherever they run, tables that add up, interruption without loss."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.cli.app import main
from spielwerk.core.options import BadOption
from spielwerk.core.record import parse, replay
from spielwerk.games import game, names
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.lab.runs.checks import CheckFailed
from spielwerk.lab.runs.cluster import NoCluster, run_on_ray
from spielwerk.lab.runs.match import flat, play
from spielwerk.lab.runs.runner import Plan, Played, batches, play_batch, run_here
from spielwerk.lab.runs.simulation import simulate
from spielwerk.lab.runs.store import BadRun, Store
from spielwerk.lab.runs.varied import variants

environment.ensure("lab")

PASSING = game("terra-nova").new(0, {}).parse("pass money")
"""An answer that nobody can give in the set-up."""
RAISING = """
from spielwerk.bots.interface import Bot


class Raising(Bot):
    def choose(self, sight):
        raise RuntimeError("my own mistake")
"""


def plan(name: str, seed: int = 1, **options: object) -> Plan:
    return Plan(name, ["random", "uniform"], seed, options)


def texts(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


@pytest.mark.parametrize("name", names())
def test_equal_seeds_give_equal_records_on_one_or_two_workers(name: str, tmp_path: Path) -> None:
    for folder, workers in (("one", 1), ("two", 2)):
        (tmp_path / folder).mkdir()
        simulate(plan(name, players=3), 6, workers, 2, records=tmp_path / folder, quiet=True)
    records = texts(tmp_path / "one")
    assert records == texts(tmp_path / "two")
    assert len(set(records.values())) == 6
    for text in records.values():
        record = parse(text)
        state = replay(game(name), record)
        assert state.seat == -1
        assert record.write() == text


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "terra-nova" else pytest.mark.long) for name in names()]
)
def test_bots_that_think_within_nodes_play_the_same_everywhere(name: str, tmp_path: Path) -> None:
    thinkers = Plan(name, ["planner:nodes=20", "search:nodes=20"], 3, {"players": 2})
    for folder, workers in (("one", 1), ("two", 2)):
        (tmp_path / folder).mkdir()
        simulate(thinkers, 2, workers, 1, records=tmp_path / folder, quiet=True)
    assert texts(tmp_path / "one") == texts(tmp_path / "two")


def test_a_tie_that_is_broken_makes_two_places() -> None:
    match = play(game("tapestry"), 1, {"players": 3}, ["random"])
    assert isinstance(match.state, TapestryState)
    for p in match.state.players:
        p.vp = 50
        p.landmark_plots = 0
    assert match.places() == [1, 1, 1]
    match.state.players[1].landmark_plots = 1
    assert match.places() == [2, 1, 2]


def test_games_of_a_batch_do_not_depend_on_each_other() -> None:
    together: list[Played] = []
    run_here(batches(plan("age-of-innovation"), range(4), 4, None), 1, together.append)
    alone = play_batch(next(batches(plan("age-of-innovation"), [3], 1, None)))
    assert [row for row in together[0]["seats"] if row["game"] == 3] == list(alone["seats"])


@pytest.mark.parametrize("name", names())
def test_a_run_without_tables_has_the_same_totals(name: str, tmp_path: Path) -> None:
    kept, brief = (simulate(plan(name), 5, 1, 2, out, quiet=True) for out in (tmp_path, None))
    assert {**kept, "seconds": 0} == {**brief, "seconds": 0}


def test_a_game_without_an_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.lab.runs.match.LONGEST", 20)
    with pytest.raises(CheckFailed, match=r"Game 3 \(seed \d+\): Stalled: no end after 20 answers"):
        play_batch(next(batches(plan("age-of-innovation"), [3], 1, None)))


@pytest.mark.parametrize(("answer", "named"), [(-1, "-1"), (None, "None"), (PASSING, "'pass money'")])
def test_an_illegal_answer_is_named(monkeypatch: pytest.MonkeyPatch, answer: object, named: str) -> None:
    monkeypatch.setattr("spielwerk.bots.chance.Uniform.choose", lambda bot, sight: answer)
    sentence = (
        rf"Game 0 \(seed \d+\): The bot 'uniform' on seat [AB] answered {named}, which is not among the \d+ legal"
    )
    with pytest.raises(CheckFailed, match=sentence):
        play_batch(next(batches(plan("terra-nova"), [0], 1, None)))


def test_a_bot_that_raises_is_named_with_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(bot: object, sight: object) -> int:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("spielwerk.bots.chance.Uniform.choose", stumble)
    with pytest.raises(CheckFailed, match=r"The bot 'uniform' on seat [AB] failed\.\n") as failed:
        play_batch(next(batches(plan("terra-nova"), [0], 1, None)))
    assert "in stumble" in str(failed.value)
    assert str(failed.value).endswith("ZeroDivisionError: by nothing")


def test_a_folder_with_another_run_says_what_differs(tmp_path: Path) -> None:
    Store(tmp_path, plan("terra-nova", players=3))
    with pytest.raises(BadRun, match=r'seed 1 instead of 2, options {"players": 3} instead of {"players": 2}'):
        Store(tmp_path, plan("terra-nova", seed=2, players=2))


def test_a_run_over_all_values_of_options() -> None:
    found = variants(game("tapestry"), {"nanotechnology": "two"}, ["players", "sets"])
    assert len(found) == 4 * 8
    assert {"nanotechnology": "two", "players": 5, "sets": ["plans-and-ploys"]} in found
    sides = variants(game("age-of-innovation"), {}, ["players", "side"])
    assert {"players": 3, "side": "1-3"} in sides
    assert {"players": 5, "side": "1-3"} not in sides
    run = Plan("tapestry", ["random"], varied=found)
    assert [len(run.bots_of(number)) for number in (0, 8, 31, 32)] == [2, 3, 5, 2]
    with pytest.raises(BadOption, match="no option 'player'"):
        variants(game("tapestry"), {}, ["player"])


def test_of_many_games_some_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    examined: list[int] = []
    monkeypatch.setattr("spielwerk.lab.runs.checks.Checks.end", lambda self, state: examined.append(self.answers))
    run = Plan("terra-nova", ["random"], 1, {"players": 2}, check=3)
    played = play_batch(next(batches(run, range(7), 7, None)))
    answers = [row["answers"] for row in played["games"]]
    assert examined == [answers[number] for number in (0, 3, 6)]


def test_records_become_the_same_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import polars

    played, told, records = tmp_path / "played", tmp_path / "told", tmp_path / "records"
    records.mkdir()
    simulate(plan("terra-nova", players=3), 3, 1, 1, played, records, quiet=True)
    (records / "notes.txt").write_text("no record", "utf-8")
    unfinished = next(records.glob("*2.txt"))
    unfinished.write_text("\n".join(unfinished.read_text("utf-8").splitlines()[:-3]) + "\n", "utf-8")
    assert main(["simulate", "terra-nova", "--from-records", str(records), "--out", str(told)]) == 0
    shown = capsys.readouterr()
    assert "2 games" in shown.out
    assert "no records: 1." in shown.err
    assert "is asked" in shown.err
    for table in ("games", "setups", "seats", "rounds", "sources"):
        before = polars.read_parquet(played / table / "*.parquet").filter(polars.col("game") < 2)
        assert polars.read_parquet(told / table / "*.parquet").equals(before)
    setup = polars.read_parquet(played / "setups" / "*.parquet").filter(polars.col("fact") == "round_tiles")
    assert setup.height == 3 * 5
    assert main(["simulate", "terra-nova", "--from-records", str(records), "--out", str(told)]) == 2
    assert main(["report", str(played), str(told), "--csv", "--sql", "select bot, count(*) from seats group by 1"]) == 0
    assert "told: uniform,3" in capsys.readouterr().out


def test_the_tables_add_up(tmp_path: Path) -> None:
    import duckdb

    simulate(plan("age-of-innovation", players=4), 5, 1, 1, tmp_path, quiet=True)
    tables = duckdb.connect()
    for table in ("games", "seats", "rounds", "sources"):
        tables.execute(f"create view {table} as select * from '{tmp_path}/{table}/*.parquet'")
    wrong = tables.execute("""
        select count(*) from seats
        join (select game, seat, sum(points) as s from sources group by all) using (game, seat)
        join (select game, seat, sum(points) as r, sum(answers) as a from rounds group by all) using (game, seat)
        where score <> s or score <> r""").fetchone()
    assert wrong == (0,)
    assert tables.execute("select sum(answers) from games").fetchone() == (
        tables.execute("select sum(answers) from rounds").fetchone()
    )
    assert tables.execute("select count(*), sum(won) from seats").fetchone() == (20, 5.0)


def test_a_seats_row_becomes_columns() -> None:
    row = {
        "faction": "moles",
        "palace": None,
        "bowls": [2, 1, 0],
        "stock": {"trading-post": 3, "rows": ["x"]},
        "civilizations": [{"name": "mystics", "remembers": {"reached": ["techs"]}}],
        "techs": [[], ["bakery"], ["dynamite"]],
        "markers": [{"track": "science", "space": 4}],
        "landmarks": [],
    }
    assert flat(row) == {
        "faction": "moles",
        "palace": "",
        "bowls_1": 2,
        "bowls_2": 1,
        "bowls_3": 0,
        "stock_trading_post": 3,
        "civilizations": ["mystics"],
        "techs": ["bakery", "dynamite"],
        "landmarks": [],
    }


def test_finished_games_are_written_before_the_run_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that is killed outright keeps all but the last minute."""
    monkeypatch.setattr("spielwerk.lab.runs.store.PATIENCE", 0.0)
    store = Store(tmp_path, plan("age-of-innovation"))
    store.add(play_batch(next(batches(plan("age-of-innovation"), [0, 1], 2, None))))
    assert Store(tmp_path, plan("age-of-innovation")).finished == {0, 1}


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    expected = simulate(plan("age-of-innovation"), 6, 1, 1, whole, quiet=True)

    def interrupted(*given: object) -> Played:
        monkeypatch.undo()
        raise KeyboardInterrupt

    simulate(plan("age-of-innovation"), 2, 1, 1, broken, quiet=True)
    monkeypatch.setattr("spielwerk.lab.runs.runner.play_batch", interrupted)
    assert simulate(plan("age-of-innovation"), 6, 1, 1, broken, quiet=True)["interrupted"]
    again = simulate(plan("age-of-innovation"), 6, 1, 1, broken, quiet=True)
    assert (again["games"], again["skipped"]) == (6, 2)
    assert again["bots"] == expected["bots"]
    assert simulate(plan("age-of-innovation"), 6, 1, 1, broken, quiet=True)["bots"] == expected["bots"]

    import polars

    def seats(folder: Path) -> object:
        return polars.read_parquet(folder / "seats" / "*.parquet").sort("game", "seat").to_dicts()

    assert expected["games"] == 6
    assert seats(broken) == seats(whole)


def started(tmp_path: Path) -> subprocess.Popen[str]:
    """A long simulation that has finished its first games."""
    records = tmp_path / "records"
    call = ["simulate", "terra-nova", "--games", "100000", "--workers", "2", "--players", "2"]
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "spielwerk", *call, "--out", str(tmp_path / "run"), "--records", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 120
    while len(list(records.glob("*"))) < 100:
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.1)
    return process


def group_is_alive(process: subprocess.Popen[str]) -> bool:
    try:
        os.killpg(process.pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_whoever_stops_a_run_keeps_what_is_finished(tmp_path: Path, end: signal.Signals) -> None:
    process = started(tmp_path)
    # Ctrl-C in a terminal goes to the workers too.
    (os.killpg if end == signal.SIGINT else os.kill)(process.pid, end)
    said, complaints = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "finished games are kept" in said
    assert "Traceback" not in complaints
    kept = Store(tmp_path / "run", Plan("terra-nova", ["random"], 0, {"players": 2})).finished
    assert 0 < len(kept) < 100000
    assert said.startswith(f"{len(kept)} games")


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_workers_do_not_outlive_a_killed_run(tmp_path: Path) -> None:
    process = started(tmp_path)
    process.kill()
    process.communicate()
    until = time.monotonic() + 30
    while group_is_alive(process):
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["ludo"], 2, "There is no game 'ludo'"),
        (["age-of-innovation", "--bots", "random,gredy"], 2, "There is no bot 'gredy'"),
        (["age-of-innovation", "--players", "9"], 2, "goes from 1 to 5"),
        (["age-of-innovation", "--set", "sides=1-3"], 2, "There is no option"),
        (["age-of-innovation", "--set", "side"], 2, "--set takes key=value"),
        (["age-of-innovation", "--games", "3", "--check", "--workers", "1"], 0, "3 games"),
    ],
)
def test_the_command_answers_in_sentences(
    arguments: list[str], status: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == status
    output = capsys.readouterr()
    assert sentence in output.out + output.err


def test_a_folder_keeps_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "age-of-innovation", "--games", "2", "--workers", "1", "--out", str(tmp_path)]
    assert main(call) == 0
    assert main([*call, "--seed", "2"]) == 2
    assert "another run" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_real_ray_plays_the_same_games(tmp_path: Path) -> None:
    environment.ensure("cluster")
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    simulate(plan("age-of-innovation", players=3), 6, 1, 2, records=here, quiet=True)
    run = simulate(plan("age-of-innovation", players=3), 6, 1, 2, records=there, quiet=True, ray="local")
    assert run["games"] == 6
    assert texts(here) == texts(there)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_bot_that_raises_is_told_on_ray_as_it_is_here(tmp_path: Path) -> None:
    environment.ensure("cluster")
    file = tmp_path / "raising.py"
    file.write_text(RAISING, "utf-8")
    told = []
    for ray in (None, "local"):
        with pytest.raises(CheckFailed) as failure:
            simulate(Plan("terra-nova", [f"{file}@Raising"], 1, {"players": 2}), 1, 1, 1, quiet=True, ray=ray)
        told.append(str(failure.value))
    assert told[0] == told[1]
    assert told[0].count("my own mistake") == 2  # its line, and what it says


@pytest.mark.parametrize("address", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_nobody_waits_for_a_cluster_that_is_not_there(address: str) -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        there = address.format(taken.getsockname()[1])
        started = time.monotonic()
        with pytest.raises(NoCluster, match="No Ray cluster answers at"):
            run_on_ray(iter(()), there, print)
        assert time.monotonic() - started < 5


@pytest.mark.long
def test_a_cluster_that_does_not_answer_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    environment.ensure("cluster")

    def init(**settings: object) -> None:
        raise ConnectionError

    monkeypatch.setattr("ray.init", init)
    monkeypatch.setattr("spielwerk.lab.runs.cluster._listens", lambda _: True)
    assert main(["simulate", "terra-nova", "--games", "2", "--ray", "127.0.0.1:6399"]) == 2
    assert "No Ray cluster answers at 127.0.0.1:6399." in capsys.readouterr().err
