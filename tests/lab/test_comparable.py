"""What games cannot tell is not told: bots that never met, facts that always came together."""

import random

import pytest

from spielwerk.build import environment

environment.ensure("lab")

from spielwerk.lab.reports.balance import effects  # noqa: E402
from spielwerk.lab.reports.setups import Setups  # noqa: E402
from spielwerk.lab.reports.together import Additive, interactions  # noqa: E402

STRENGTH = {"ant": 6.0, "bee": 0.0, "cat": -6.0, "dog": 50.0, "elk": 40.0, "fox": 90.0}


def played(pairings: list[tuple[str, str]], each: int) -> tuple[list[int], list[float], dict[str, list[str]]]:
    """Games of two bots; a game's luck is far larger than their strength."""
    chance = random.Random(7)
    games, scores, bots = [], [], []
    for game in range(each * len(pairings)):
        luck = chance.gauss(100, 30)
        for bot in pairings[game % len(pairings)]:
            games.append(game)
            scores.append(luck + STRENGTH[bot] + chance.gauss(0, 5))
            bots.append(bot)
    return games, scores, {"bot": bots}


def test_only_bots_that_games_lead_between_are_compared() -> None:
    games, scores, factors = played([("ant", "bee"), ("bee", "cat"), ("dog", "elk"), ("fox", "fox")], 200)
    found = effects(games, scores, factors, 5)["bot"]
    assert [[effect.word for effect in group] for group in found.groups] == [["ant", "bee", "cat"], ["dog", "elk"]]
    assert found.alone == ["fox"]
    ant, bee, cat = found.groups[0]
    assert ant.points - cat.points == pytest.approx(12, abs=1.5)
    assert sum(effect.points * effect.seats for effect in (ant, bee, cat)) == pytest.approx(0, abs=1e-6)
    dog, elk = found.groups[1]
    assert dog.points == pytest.approx(5, abs=1) == -elk.points
    assert all(effect.error > 0.1 for effect in found.effects)


def test_a_single_game_between_two_groups_is_no_certainty() -> None:
    """Its two scores are fitted exactly, so that their luck is in no residual."""
    games, scores, factors = played([("ant", "bee"), ("dog", "elk")], 200)
    (found,) = effects([*games, 400, 400], [*scores, 100.0, 70.0], {"bot": [*factors["bot"], "bee", "dog"]}, 5)[
        "bot"
    ].groups
    assert {effect.word for effect in found} == {"ant", "bee", "dog", "elk"}
    assert all(effect.error > 2 for effect in found)


def test_the_number_of_players_cannot_be_told_from_the_bots() -> None:
    """Small tables with one bot, large ones with another; where both bots play at both, it is a fact again."""
    chance = random.Random(3)
    for mixed in (False, True):
        games, scores, bots = [], [], []
        seated: dict[int, set[str]] = {}
        tiles: dict[int, set[str]] = {}
        for game in range(400):
            players = 2 + 2 * (game % 2)
            seated[game] = {str(players)}
            tiles[game] = set(chance.sample("abcdefgh", players + 3))
            bot = chance.choice(["one", "two"]) if mixed else ("one", "two")[game % 2]
            for _ in range(players):
                games.append(game)
                bots.append(bot)
                scores.append(20 + 4 * (players == 4) + 3 * (bot == "two") + chance.gauss(0, 3))
        found = Setups(games, scores, {"players": seated, "tiles": tiles}, 5).effects(bots)
        if mixed:
            four, two = found["players"].effects
            assert (four.word, two.word) == ("4", "2")
            assert four.points - two.points == pytest.approx(4, abs=0.8)
        else:
            assert found["players"].groups == []
            assert found["players"].alone == ["2", "4"]
        assert len(found["tiles"].effects) == 8


def test_a_tile_for_small_tables_hides_no_number_of_players() -> None:
    """As the area tiles of Age of Innovation, which only tables of two have."""
    chance = random.Random(4)
    games, scores = [], []
    seated: dict[int, set[str]] = {}
    tile: dict[int, set[str]] = {}
    for game in range(400):
        players = 2 + game % 3
        seated[game] = {str(players)}
        tile[game] = {chance.choice("abc")} if players == 2 else set()
        for _ in range(players):
            games.append(game)
            scores.append(20 - 4 * (players == 2) + 6 * (tile[game] == {"a"}) + chance.gauss(0, 3))
    found = Setups(games, scores, {"players": seated, "tile": tile}, 5).effects(["one"] * len(games))
    points = {effect.word: effect.points for factor in found.values() for effect in factor.effects}
    assert points["a"] - points["b"] == pytest.approx(6, abs=1.5)
    # With a tile of average worth: a third of 6 points.
    assert points["3"] - points["2"] == pytest.approx(4 - 6 / 3, abs=0.8)


def test_a_fact_fills_one_row() -> None:
    """Of two bots one gains what the other loses; a mat that goes with a faction is the same fact again."""
    chance = random.Random(5)
    games, scores = [], []
    factors: dict[str, list[str]] = {"bot": [], "faction": [], "mat": []}
    for game in range(600):
        for bot, faction in zip(("one", "two"), chance.sample(["moles", "monks", "omar", "blessed"], 2), strict=True):
            games.append(game)
            scores.append(9.0 * (bot == "two" and faction == "moles") + chance.gauss(50, 8))
            factors["bot"].append(bot)
            factors["faction"].append(faction)
            factors["mat"].append(faction[::-1])
    pairs = [("bot", "faction"), ("bot", "mat"), ("faction", "mat")]
    found = interactions(Additive(games, scores, factors, 5), pairs)
    assert sorted(each.words for each in found) == [
        ("one", faction) for faction in sorted(["moles", "monks", "omar", "blessed"])
    ]
    assert found[0].words == ("one", "moles")


def test_points_are_those_beyond_both_words() -> None:
    """Cells of a table that has no effects of rows and columns are found as they were put in."""
    cells = {("one", "moles"): 6, ("one", "monks"): -4, ("one", "omar"): -2}
    points = {**cells, **{("two", faction): -value for (_, faction), value in cells.items()}}
    held, rows = 0, 0
    for seed in range(40):
        chance = random.Random(seed)
        games, scores = [], []
        factors: dict[str, list[str]] = {"bot": [], "faction": []}
        for game in range(400):
            luck = chance.gauss(100, 30)
            for bot in ("one", "two", "one", "two"):
                faction = chance.choice(["moles", "monks", "omar"])
                games.append(game)
                scores.append(luck + 10 * (bot == "one") + 3 * len(faction) + points[bot, faction] + chance.gauss(0, 8))
                factors["bot"].append(bot)
                factors["faction"].append(faction)
        found = interactions(Additive(games, scores, factors, 5), [("bot", "faction")])
        assert {each.words: each.points for each in found} == pytest.approx(cells, abs=2)
        rows += len(found)
        held += sum(abs(each.points - cells[each.words]) < 1.96 * each.error for each in found)
    assert 0.9 * rows <= held <= 0.99 * rows
