"""The arena's numbers, ratings and plot."""

import json
import re
from math import log10
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from spielwerk.build import environment
from spielwerk.cli.app import main
from spielwerk.cli.commands import arena
from spielwerk.games import game
from spielwerk.lab.arena import Arena
from spielwerk.lab.pairs import Pairs
from spielwerk.lab.reports.elo import compared, elo, rated
from spielwerk.lab.reports.statistics import clustered_interval, mean_interval, ratings, t95, wilson
from spielwerk.lab.runs.habits import habits
from spielwerk.lab.runs.match import play
from spielwerk.lab.runs.rows import Row, Rows
from spielwerk.lab.runs.runner import Plan, Played
from spielwerk.lab.runs.tables import rows

environment.ensure("lab")


def test_wilsons_interval() -> None:
    low, high = wilson(10, 20)
    assert (round(low, 4), round(high, 4)) == (0.2993, 0.7007)
    assert wilson(0, 24)[0] == 0.0
    assert 0.9999 < wilson(24, 24)[1] <= 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean_knows_how_few_values_there_are() -> None:
    assert mean_interval(5.0, 2.0, 10_001) == pytest.approx((5 - 0.0392, 5 + 0.0392), abs=1e-4)
    # 1, 3 and 5: the sample's deviation is 2, and 4.3027 * 2 / sqrt(3) = 4.968
    assert mean_interval(3.0, (8 / 3) ** 0.5, 3) == pytest.approx((3 - 4.9684, 3 + 4.9684), abs=1e-3)
    assert mean_interval(7.0, 0.0, 1) == (7.0, 7.0)


def test_ratings_follow_the_results() -> None:
    games = [(["strong", "weak", "weak"], [1, 2, 3])] * 30 + [(["weak", "strong", "weak"], [2, 1, 3])] * 30
    rated = ratings(games)
    assert rated["strong"][0] > rated["weak"][0] + 5
    assert ratings([(["same", "same"], [1, 2])])["same"] == pytest.approx((25.0, 25 / 3))


def test_every_set_up_is_played_with_every_seating() -> None:
    plan = Plan("age-of-innovation", ["a", "b", "c"], 3, {"players": 3}, same_seed=3)
    assert len({plan.seed_of(number) for number in range(3)}) == 1
    assert plan.seed_of(3) != plan.seed_of(2)
    assert sorted(plan.bots_of(number)[0] for number in range(3)) == ["a", "b", "c"]


def test_students_t() -> None:
    assert [round(t95(n), 2) for n in (1, 2, 3, 10, 100)] == [12.71, 4.3, 3.18, 2.23, 1.98]


def results(setup: int, scores: dict[str, list[int]]) -> Played:
    """Two games of a set-up: bots, their scores in the first and in the second."""
    seats: list[Row] = [
        {"game": 2 * setup + game, "bot": bot, "score": found[game], "won": float(found[game] == best)}
        for game in range(2)
        for best in [max(found[game] for found in scores.values())]
        for bot, found in scores.items()
    ]
    return {"seats": Rows(seats)}


def test_pairs_are_compared_by_set_up() -> None:
    pairs = Pairs(2, 2)
    for setup, (a, b) in enumerate([([10, 20], [4, 18]), ([100, 90], [98, 92]), ([50, 54], [48, 52])]):
        pairs.add(results(setup, {"a": a, "b": b}))
    pairs.add({"seats": Rows([{"game": 6, "bot": "a", "score": 99, "won": 1.0}])})
    (found,) = pairs.differences()
    assert (found.first, found.second, found.setups) == ("a", "b", 3)
    assert found.score == 2.0
    assert found.score_interval == pytest.approx((2 - 4.3027 * 2 / 3**0.5, 2 + 4.3027 * 2 / 3**0.5))
    # A paired t test of a difference as large as its spread has a power of 80 % with ten pairs.
    assert found.needed == 10
    assert Pairs(2, 2).differences() == []


def test_set_ups_that_agree_are_not_certain() -> None:
    pairs = Pairs(2, 2)
    for setup in range(2):
        pairs.add(results(setup, {"a": [60, 61 + setup], "b": [10, 11]}))
    (found,) = pairs.differences()
    assert found.rate == 1.0
    # Both of two agree with a chance of 2.5 % where 84.2 % of all do not.
    assert found.rate_interval == pytest.approx((1 - 2 * 0.8419, 1.0), abs=1e-3)
    assert found.needed == 2


def test_a_difference_of_rates_is_at_most_all() -> None:
    pairs = Pairs(2, 2)
    for setup, mine in enumerate([[4, 4], [8, 8], [4, 12]]):
        pairs.add(results(setup, {"a": mine, "b": [9, 9]}))
    (found,) = pairs.differences()
    assert found.rate < -0.5
    assert found.rate_interval[0] == -1.0


def test_scores_are_clustered_by_set_up() -> None:
    """With seats of a set-up as one observation the interval is that of the set-ups' means."""
    assert clustered_interval([(1, 1.0), (1, 3.0), (1, 5.0)]) == pytest.approx(mean_interval(3.0, (8 / 3) ** 0.5, 3))
    assert clustered_interval([(4, 4.0), (4, 12.0), (4, 20.0)]) == pytest.approx(mean_interval(3.0, (8 / 3) ** 0.5, 3))
    assert clustered_interval([(4, 20.0)]) == (5.0, 5.0)
    played = Arena(2, 2)
    for setup, points in enumerate([1, 3, 5]):
        told = results(setup, {"a": [points, points], "b": [9, 9]})
        played.add({"seats": Rows([{"seat": 0, "place": 1, **row} for row in told["seats"]]), "sources": Rows([])})
    assert played.table()["a"]["score_interval"] == pytest.approx((3 - 4.9684, 3 + 4.9684), abs=1e-3)


def test_the_arena_goes_on_in_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "terra-nova", "--bots", "greedy,random", "--workers", "1", "--json"]
    assert main([*call, "--games", "4"]) == 0
    expected = json.loads(capsys.readouterr().out)
    for games in ("2", "4"):
        assert main([*call, "--games", games, "--out", str(tmp_path / "run")]) == 0
        answer = capsys.readouterr().out
    assert json.loads(answer) == expected
    assert expected["differences"][0]["setups"] == 2
    assert main([*call, "--games", "2", "--seed", "9", "--out", str(tmp_path / "run")]) == 2
    assert "seed 0 instead of 9" in capsys.readouterr().err


def test_the_arena_reports_and_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "rates.svg"
    call = ["arena", "age-of-innovation", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--json"]
    assert main([*call, "--plot", str(plot)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["games"] == 4
    assert answer["bots"]["greedy"]["score"] > answer["bots"]["random"]["score"]
    assert sum(row["won"] for row in answer["bots"].values()) == 4
    for row in answer["bots"].values():
        assert sum(row["sources"].values()) == pytest.approx(row["score"])
    ElementTree.fromstring(plot.read_text("utf-8"))
    assert main(["arena", "age-of-innovation", "--bots", "greedy,nobody"]) == 2
    assert "There is no bot 'nobody'" in capsys.readouterr().err


def test_elo_follows_the_places_and_the_anchor() -> None:
    even = [(["greedy@1", "other"], [1, 2]), (["greedy@1", "other"], [2, 1])]
    assert rated(compared(even * 20))["other"] == pytest.approx(1000)
    ten_to_one = [(["greedy@1", "other"], [2, 1])] * 1000 + [(["greedy@1", "other"], [1, 2])] * 100
    assert rated(compared(ten_to_one))["other"] == pytest.approx(1400, abs=2)


def test_a_ladder_is_rated_though_only_neighbours_meet() -> None:
    wins = {}
    for number in range(6):
        wins[f"{number + 1}", f"{number}"] = 100 * 10**0.5
        wins[f"{number}", f"{number + 1}"] = 100.0
    found = rated(wins, ("2", 1500.0))
    assert found == pytest.approx({str(number): 1100 + 200 * number for number in range(7)}, abs=0.1)


def test_the_arena_is_told_who_has_what_elo(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "terra-nova", "--bots", "easy,random", "--games", "4", "--workers", "1"]
    assert main([*call, "--json", "--anchor", "easy=1000"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["anchor"] == ["easy", 1000.0]
    assert answer["bots"]["easy"]["elo"] == [1000.0] * 3
    assert answer["bots"]["random"]["elo"][0] < 1000
    assert main(call) == 0
    assert "Elo: the mean of all has 1000" in capsys.readouterr().out
    assert main([*call, "--anchor", "hard=1000"]) == 2
    assert "not 'hard=1000'" in capsys.readouterr().err
    assert main([*call, "--anchor", "easy=much"]) == 2
    assert "not 'much'" in capsys.readouterr().err


def test_the_arena_is_read_on_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = Console(highlight=False, markup=False, width=80)
    monkeypatch.setattr(arena, "console", lambda: narrow)
    alike = ["random:seconds=1000.5", "random:seconds=1000.7"]
    call = ["arena", "terra-nova", "--workers", "1", "--bots"]
    assert main([*call, ",".join(alike), "--games", "4"]) == 0
    table = capsys.readouterr().out.partition("Elo:")[0]
    names = "".join(line.strip().partition(" ")[0] for line in table.splitlines())
    assert all(name in names for name in alike)
    assert "…" not in table
    assert main([*call, "greedy,random", "--games", "2"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"random .* < 1636", told)
    assert "two set-ups played with every seating, 4 games at least" in " ".join(told.split())
    assert main([*call, "greedy,random", "--games", "4"]) == 0
    assert "Games to show points" in capsys.readouterr().out
    assert main([*call, "greedy"]) == 2
    assert "A table needs at least two bots" in capsys.readouterr().err
    monkeypatch.setattr(environment, "ensure", lambda *groups: None)
    assert main([*call, "greedy,random", "--ray", "127.0.0.1:1"]) == 2
    assert "No Ray cluster answers at 127.0.0.1:1" in capsys.readouterr().err


def test_the_interval_of_elo_grows_with_what_set_ups_disagree_about() -> None:
    win, loss = (["greedy", "other"], [2, 1]), (["greedy", "other"], [1, 2])
    alike = elo({n: [win, win, loss] for n in range(20)})["other"]
    apart = elo({n: [win] * 3 if n % 3 else [loss] * 3 for n in range(20)})["other"]
    assert alike[1] == pytest.approx(alike[2])
    assert apart[1] < alike[0] - 50 < alike[0] + 50 < apart[2]
    assert elo({0: [(["a", "a"], [1, 2])]}) == {}


def test_who_always_loses_has_an_elo_without_a_lower_end() -> None:
    win, loss, apart = (["greedy", "other"], [1, 2]), (["greedy", "other"], [2, 1]), (["other", "third"], [1, 2])
    lost = elo({n: [win] for n in range(20)})
    assert (lost["greedy"].open, lost["other"].open) == ("", "low")
    # All of twenty are lost with a chance of 2.5 % by who wins 16.8 %.
    share = 1 - 0.025 ** (1 / 20)
    assert lost["other"].high == pytest.approx(1000 + 400 * log10(share / (1 - share)))
    won = elo({n: [loss] for n in range(20)})["other"]
    assert won.open == "high"
    assert won.low == pytest.approx(1000 - 400 * log10(share / (1 - share)))
    once = elo({n: [loss if n == 7 else win] for n in range(20)})["other"]
    assert once.open == "low"
    assert once.value < once.high < 1000
    assert elo({n: [win, loss] for n in range(20)})["other"].open == ""
    ladder = elo({n: [win, apart] for n in range(20)})
    assert {name: rating.open for name, rating in ladder.items()} == {"greedy": "", "other": "low", "third": "low"}
    assert elo({n: [win, apart] for n in range(20)}, ("", 1000.0))["other"].open == "both"


def test_the_arena_tells_how_bots_play() -> None:
    match = play(game("age-of-innovation"), 3, {"players": 3}, ["greedy"])
    found = habits(match)
    last = match.facts()
    assert {seat: n for seat, name, n in found if name == "cities"} == {
        seat: len(row["city_tiles"]) for seat, row in enumerate(last)
    }
    assert {seat for seat, name, _ in found if name == "round of the palace"} == {
        seat for seat, row in enumerate(last) if row["palace"]
    }
    notations = [(seat, notation) for seat, notation, _ in match.record().answers if notation.startswith("book ")]
    assert sum(n for _, name, n in found if name.startswith("books chosen")) == len(notations)
    assert len([name for _, name, _ in found if name == "coins at the first pass"]) == 3
    played = rows(0, 3, match, with_habits=True)
    standings = Arena(1, 3)
    standings.add({table: Rows(told) for table, told in played.items()})
    mean = standings.table()["greedy"]["habits"]["cities"]
    assert mean == {"mean": sum(len(row["city_tiles"]) for row in last) / 3, "seats": 1.0}


def test_what_is_built_is_counted_by_what_is_left() -> None:
    match = play(game("terra-nova"), 3, {"players": 4}, ["random"])
    found = habits(match)
    built = {seat: 2 - row["stock_left_palace"] - row["stock_right_palace"] for seat, row in enumerate(match.facts())}
    assert any(built.values())
    assert {seat: n for seat, name, n in found if name == "palaces"} == built
    rounds = {seat: n for seat, name, n in found if name == "round of the palace"}
    assert {seat for seat, n in built.items() if n} == set(rounds)
    assert all(1 <= n <= 5 for n in rounds.values())


def test_where_eras_are_everybodys_own_each_seat_is_sampled_when_it_leaves_one() -> None:
    match = play(game("tapestry"), 5, {"players": 3}, ["random"])
    found = habits(match)
    state, expected, chosen = match.begun(), {}, 0
    for _, move in match.answers:
        rows = game("tapestry").view(state, -1)["players"]
        chosen += rows[state.seat]["era"] in (1, 2) and state.notation(move) == "income"
        state.play(move)
        for seat, later in enumerate(game("tapestry").view(state, -1)["players"]):
            row, era = rows[seat], rows[seat]["era"]
            if era in (1, 2) and later["era"] > era:
                assert row["resources"].keys() == {"food", "coin", "worker", "culture"}
                expected[seat, f"resources left after era {era}"] = sum(row["resources"].values())
                expected[seat, f"steps on tracks after era {era}"] = sum(row["positions"].values())
                expected[seat, f"income buildings after era {era}"] = sum(row["buildings"].values())
                expected[seat, f"territories after era {era}"] = row["territories"]
                expected[seat, f"techs after era {era}"] = sum(len(column) for column in row["techs"])
    # In this game one of these six income turns was all that the seat could do, and nobody chose it.
    assert (len(expected), chosen) == (3 * 5 * 2, 5)
    assert any(expected[seat, "resources left after era 1"] for seat in range(3))
    assert {(seat, name): n for seat, name, n in found if " after era " in name} == expected


def test_an_automatic_seat_has_no_habits() -> None:
    match = play(game("tapestry"), 5, {"players": 1, "automa": "automa"}, ["random"])
    found = habits(match)
    assert len(match.bots) > 1
    assert {seat for seat, _, _ in found} == {0}
    assert len([name for _, name, _ in found if name.endswith("after era 1")]) == 5
