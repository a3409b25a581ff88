"""The balance model finds what was put in, and its intervals are as wide as they should be."""

import random

import pytest

from spielwerk.build import environment

environment.ensure("lab")

from spielwerk.lab.reports.balance import effects  # noqa: E402
from spielwerk.lab.reports.setups import Facts, Setups  # noqa: E402
from spielwerk.lab.reports.together import Additive, interactions  # noqa: E402

FACTIONS = {"moles": 6.0, "monks": -2.0, "omar": -4.0}
BOTS = {"good": 5.0, "bad": -5.0}


def made(games: int, seed: int) -> tuple[list[int], list[float], dict[str, list[str]]]:
    """Games of two seats: points are the sum of set-up, bot, faction and luck; good bots choose moles more often."""
    chance = random.Random(seed)
    numbers, scores = [], []
    factors: dict[str, list[str]] = {"bot": [], "faction": []}
    for game in range(games):
        setup = chance.gauss(100, 30)
        for bot in chance.sample(list(BOTS), 2):
            choices = [*FACTIONS, "moles", "moles"] if bot == "good" else list(FACTIONS)
            faction = chance.choice(choices)
            numbers.append(game)
            scores.append(setup + BOTS[bot] + FACTIONS[faction] + chance.gauss(0, 8))
            factors["bot"].append(bot)
            factors["faction"].append(faction)
    return numbers, scores, factors


def test_the_model_finds_what_was_put_in() -> None:
    games, scores, factors = made(4000, 1)
    found = effects(games, scores, factors, 5)
    points = {effect.word: effect.points for effect in found["faction"].effects}
    assert points["moles"] - points["monks"] == pytest.approx(8.0, abs=0.8)
    assert points["monks"] - points["omar"] == pytest.approx(2.0, abs=0.8)
    good, bad = found["bot"].effects
    assert (good.word, bad.word) == ("good", "bad")
    assert good.points - bad.points == pytest.approx(10.0, abs=0.6)
    assert good.seats == 4000


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    held = 0
    for seed in range(100):
        games, scores, factors = made(120, seed)
        good = effects(games, scores, factors, 5)["bot"].effects[0]
        held += good.interval[0] <= 5.0 <= good.interval[1]
    assert 88 <= held <= 99


def test_what_goes_together_is_found_and_nothing_else() -> None:
    """Bad bots play moles by seven points better than bot and faction say; nothing else has anything to do with each
    other, and simultaneous intervals rarely say so."""
    alarms = 0
    for seed in range(20):
        games, scores, factors = made(1500, seed)
        factors["side"] = [("left", "right", "middle")[game % 3] for game in games]
        together = [
            score + 7 * (bot == "bad" and faction == "moles")
            for score, bot, faction in zip(scores, factors["bot"], factors["faction"], strict=True)
        ]
        pairs = [("bot", "faction"), ("faction", "side")]
        found = interactions(Additive(games, together, factors, 5), pairs)
        assert set(found[0].factors) == {"bot", "faction"}
        clear = {each.words for each in found if each.interval[0] > 0}
        assert ("bad", "moles") in clear
        assert ("bad", "omar") not in clear
        alarms += any("side" in each.factors and not each.interval[0] <= 0 <= each.interval[1] for each in found)
    assert alarms <= 3


def test_few_seats_raise_no_alarm() -> None:
    """Sixty games in which nothing goes together: at most one report in ten may say otherwise."""
    alarms = 0
    for seed in range(60):
        games, scores, factors = made(60, seed)
        chance = random.Random(seed)
        factors["board"] = [chance.choice("abcdefg") for _ in games]
        found = interactions(Additive(games, scores, factors, 5), [("faction", "board"), ("bot", "board")])
        assert len(found) > 15
        alarms += any(not each.interval[0] <= 0 <= each.interval[1] for each in found)
    assert alarms <= 6


def tiled(games: int, seed: int) -> tuple[list[int], list[float], dict[str, list[str]], Facts]:
    """Two of four tiles lie in each set-up: spades are worth five points to everybody, and to moles seven more."""
    numbers, scores, factors = made(games, seed)
    chance = random.Random(seed)
    tiles = {game: set(chance.sample(["spades", "cities", "books", "power"], 2)) for game in range(games)}
    rows = zip(numbers, scores, factors["faction"], strict=True)
    found = [score + ("spades" in tiles[game]) * (5 + 7 * (faction == "moles")) for game, score, faction in rows]
    return numbers, found, factors, {"tiles": tiles, "map": {game: {"one"} for game in range(games)}}


def test_the_set_up_is_in_the_model() -> None:
    games, scores, factors, facts = tiled(4000, 2)
    setups = Setups(games, scores, facts, 5)
    tiles = setups.effects(factors["bot"])["tiles"].effects
    points = {effect.word: effect.points for effect in tiles}
    moles = factors["faction"].count("moles") / len(games)
    others = (points["cities"] + points["books"] + points["power"]) / 3
    assert points["spades"] - others == pytest.approx(5 + 7 * moles, abs=2.5)
    assert all(effect.interval[0] < effect.points < effect.interval[1] for effect in tiles)
    assert sum(effect.seats for effect in tiles) == 2 * 4000
    best = setups.with_words(Additive(games, scores, factors, 5), ["faction"])[0]
    assert (best.factors, best.words) == (("faction", "tiles"), ("moles", "spades"))
    assert best.interval[0] > 0


def test_intervals_of_the_set_up_hold_the_truth() -> None:
    held = 0
    for seed in range(100):
        games, scores, factors, facts = tiled(150, seed)
        plain = [
            score - 7 * (f == "moles" and "spades" in facts["tiles"][game])
            for game, score, f in zip(games, scores, factors["faction"], strict=True)
        ]
        tiles = Setups(games, plain, facts, 5).effects(factors["bot"])["tiles"].effects
        spades = next(effect for effect in tiles if effect.word == "spades")
        mean = sum(5 * effect.seats for effect in tiles if effect.word == "spades") / sum(e.seats for e in tiles)
        held += spades.interval[0] <= 5 - mean <= spades.interval[1]
    assert 88 <= held <= 99


def test_few_games_leave_the_set_up_out() -> None:
    games, scores, factors, facts = tiled(18, 1)
    assert Setups(games, scores, facts, 5).effects(factors["bot"]) == {}


def test_what_is_rare_or_alone_has_no_effect() -> None:
    games, scores, factors = made(50, 3)
    factors["faction"][0] = "psychics"
    factors["round"] = ["one"] * 100
    found = effects(games, scores, factors, 5)
    assert {effect.word for effect in found["faction"].effects} == set(FACTIONS)
    assert "round" not in found
    assert effects([1, 1], [3.0, 4.0], {"bot": ["a", "a"]}, 1) == {}
