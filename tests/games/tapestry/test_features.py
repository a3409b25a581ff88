"""How a seat stands: what the features of the evaluation say of plain situations, and what they must not tell."""

import pytest

from spielwerk.core.rng import Rng
from spielwerk.core.stack import Stack
from spielwerk.games import game
from spielwerk.games.tapestry.casework.given import start
from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.rules.capital.mats import CAPITALS
from spielwerk.games.tapestry.rules.capital.plots import ROWS
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.civilizations.urban_planners import GROUP_POINTS
from spielwerk.games.tapestry.rules.frames import BUILD
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import FARM, LAST_INCOME, SETS
from spielwerk.lab.runs.match import play

GAME = game("tapestry")


def middle(seed: int, plies: int) -> TapestryState:
    """A game of greedy players, broken off."""
    whole = play(GAME, seed, {"players": 3}, ["greedy"]).record()
    state = GAME.new(whole.seed, {"players": 3})
    assert isinstance(state, TapestryState)
    for _, notation, _ in whole.answers[:plies]:
        state.play(state.parse(notation))
    return state


def feature(state: TapestryState, seat: int, name: str) -> float:
    return GAME.features(state, seat)[GAME.feature_names().index(name)]


@pytest.mark.parametrize("plies", [0, 20, 90, 200])
def test_another_hand_is_not_read(plies: int) -> None:
    state = middle(4, plies)
    other = GAME.imagine(state, 0, Rng(9))
    for seat in (1, 2):
        assert GAME.features_seen(state, seat, 0) == GAME.features_seen(other, seat, 0)
    assert GAME.features_seen(state, 0, 0) == GAME.features(state, 0)


def test_no_civilization_and_no_advanced_capital_is_priced_at_an_average() -> None:
    civilizations = {row.name for row in BY_KIND["civilization"]}
    lacking = ", ".join(sorted(civilizations - set(prices.CIVILIZATIONS)))
    assert not lacking, f"CIVILIZATIONS in src/spielwerk/games/tapestry/evaluation/prices.py lacks: {lacking}."
    assert set(prices.CIVILIZATIONS) == civilizations
    assert set(prices.CAPITALS) == {mat.name for mat in CAPITALS if not mat.number}


def test_a_mat_that_brings_more_is_worth_more() -> None:
    states = [GAME.new(1, {"players": 2, "sets": list(SETS), "capitals": [name]}) for name in ("polar", "veil")]
    for state in states:
        state.play(state.parse(state.notation(state.moves()[0])))
    worth = [feature(state, 0, "capital") for state in states if isinstance(state, TapestryState)]
    assert worth[0] > 0 > worth[1]


def test_a_building_more_is_more_income() -> None:
    state = middle(4, 60)
    p = state.players[0]
    assert p.era < LAST_INCOME - 1
    before = feature(state, 0, "income")
    p.covered[FARM] &= p.covered[FARM] - 1
    assert feature(state, 0, "income") + feature(state, 0, "scoring") > before


def test_resources_are_worth_what_they_buy() -> None:
    state = middle(4, 60)
    p = state.players[0]
    p.res = [0, 0, 0, 0]
    assert feature(state, 0, "resources") == 0.0
    p.res = [1, 1, 1, 1]
    four = feature(state, 0, "resources")
    p.res = [2, 2, 2, 2]
    assert 0.0 < four < feature(state, 0, "resources")


def test_at_the_end_only_points_count() -> None:
    state = play(GAME, 3, {"players": 2}, ["greedy"]).state
    for seat, score in enumerate(state.scores()):
        assert sum(GAME.features(state, seat)) == score


def test_of_many_plots_the_promising_ones_are_considered() -> None:
    state = middle(4, 60)
    p = state.players[state.seat]
    p.filled = p.impassable | ROWS[4] & ~(1 << 40)
    state.stack = Stack([(BUILD, state.seat, 0, FARM, 0)])
    state.settle()
    considered = GAME.considered(state)
    assert set(considered) < set(state.moves())
    assert "build E5" in [state.notation(move) for move in considered]


def test_landmarks_of_the_urban_planners_are_worth_more_side_by_side() -> None:
    worth: list[float] = []
    for plots in (["A4", "A5", "B4", "B5"], ["H8", "H9", "I8", "I9"]):
        places = {"forge": ["A", "A2", "A3", "B2", "B3"], "bakery": ["A", *plots]}
        state = start({"landmarks": places, "seats": {"A": {"civilization": "urban-planners"}}})
        worth.append(feature(state, 0, "civilizations"))
    assert worth[0] - worth[1] == GROUP_POINTS[2] - GROUP_POINTS[1]
