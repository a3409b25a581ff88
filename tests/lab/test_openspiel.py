"""OpenSpiel: its own random simulations, arrays and texts that leak nothing, its search on our games."""

import pytest

from spielwerk.build import environment
from spielwerk.core.rng import Rng
from spielwerk.games import game, names

try:
    environment.ensure("openspiel")
except environment.EnvironmentProblem as problem:
    pytest.skip(f"OpenSpiel cannot be installed: {problem}", allow_module_level=True)

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this machine")

import numpy  # noqa: E402

from spielwerk.lab.learning.openspiel import SpielState, short_name  # noqa: E402


def load(name: str, players: int) -> object:
    return pyspiel.load_game(f"{short_name(name)}(players={players},deals=50)")


def middle(name: str, answers: int, deal: int = 4) -> SpielState:
    """A table of two after so many random answers."""
    state: SpielState = load(name, 2).new_initial_state()  # type: ignore[attr-defined]
    state.apply_action(deal)
    rng = Rng(9)
    for _ in range(answers):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("name", names())
def test_openspiels_random_simulation(name: str) -> None:
    """It copies, serialises, observes and undoes at every answer, and holds the utilities against what was promised."""
    pyspiel.random_sim_test(load(name, 3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", names())
def test_the_chance_node_deals_the_games_own_set_ups(name: str) -> None:
    state = middle(name, 0, deal=7)
    of = game(name)
    assert of.dump(state.table) == of.dump(of.new(7, {"players": 2}))
    before = load(name, 2).new_initial_state()  # type: ignore[attr-defined]
    assert before.is_chance_node()
    assert before.chance_outcomes() == [(deal, 1 / 50) for deal in range(50)]


@pytest.mark.parametrize("name", names())
def test_nothing_hidden_is_seen(name: str) -> None:
    """What a player cannot know is drawn anew; all that it sees or remembers must stay the same."""
    sample = numpy.random.RandomState(3).uniform
    for answers in (0, 20, 60):
        state = middle(name, answers)
        for player in range(2):
            other = state.resample_from_infostate(player, sample)
            assert game(name).dump(other.table) != game(name).dump(state.table)
            for seen in ("observation_tensor", "observation_string", "information_state_string"):
                assert getattr(other, seen)(player) == getattr(state, seen)(player)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


def test_perfect_recall_holds_every_answer() -> None:
    state = middle("age-of-innovation", 25)
    text = state.information_state_string(1)
    assert [line for line in text.splitlines() if line[1:2] == ":"] == [
        f"{'AB'[player]}: {state.table.notation(action)}"
        for player, action in ((item.player, item.action) for item in state.full_history())
        if player >= 0
    ]


def test_options_are_parameters() -> None:
    loaded = pyspiel.load_game("spielwerk_age_of_innovation(players=5,rules=v1.2)")
    assert loaded.num_players() == 5
    assert loaded.options == {"players": 5, "rules": "1.2"}
    assert str(pyspiel.load_game(str(loaded))) == str(loaded)


def test_openspiels_search_plays() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import Evaluator

    class Even(Evaluator):  # type: ignore[misc]
        def evaluate(self, state: SpielState) -> list[float]:
            return [0.0, 0.0]

        def prior(self, state: SpielState) -> list[tuple[int, float]]:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    state = middle("age-of-innovation", 0)
    bot = ISMCTSBot(
        game=state.get_game(),
        evaluator=Even(),
        uct_c=2.0,
        max_simulations=8,
        random_state=numpy.random.RandomState(1),
    )
    for _ in range(5):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
