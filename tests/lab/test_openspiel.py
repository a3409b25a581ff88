"""OpenSpiel: its own random simulations, arrays and texts that leak nothing, its search on our games."""

import copy
import pickle

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


def draws(state: SpielState) -> int:
    """An answer after which chance comes; -1 where there is none."""
    for action in state.legal_actions():
        after = state.child(action)
        if after.is_chance_node():
            return int(action)
    return -1


def test_draws_are_chance_nodes() -> None:
    """In Tapestry cards and tiles are drawn and dice are rolled all the time."""
    state = middle("tapestry", 0)
    rng = Rng(4)
    seen = 0
    while not state.is_terminal() and seen < 5:
        if not state.is_chance_node() and (action := draws(state)) >= 0:
            before = game("tapestry").dump(state.table)
            waiting = state.child(action)
            outcomes = waiting.chance_outcomes()
            assert len(outcomes) == 100
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            tables = [waiting.child(outcome).table for outcome, _ in outcomes[:30]]
            futures = {str(game("tapestry").dump(table)) for table in tables}
            assert len(futures) > 1
            assert game("tapestry").dump(state.table) == before
            seen += 1
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    assert seen == 5


def test_what_is_redrawn_was_seen_by_nobody() -> None:
    """Decks are shuffled and dice cast anew; hands, and what lies on the table, stay."""
    of = game("tapestry")
    table = middle("tapestry", 60).table
    other = of.redrawn(table, Rng(5))
    before, after = of.dump(table), of.dump(other)
    assert before["cards"] != after["cards"]
    for name, value in before.items():
        if name == "rng":
            assert value != after[name]
        elif name in ("cards", "techs", "tiles", "space_tiles", "civs"):
            assert sorted(value) == sorted(after[name])
        else:
            assert value == after[name]


def test_the_same_outcome_gives_the_same_future() -> None:
    state = middle("tapestry", 0)
    rng = Rng(4)
    while state.is_chance_node() or (action := draws(state)) < 0:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    waiting = state.child(action)
    assert str(waiting.child(3)) == str(waiting.child(3))
    assert waiting.action_to_string(waiting.current_player(), 3) == "draw 3"


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
    for twin in (pickle.loads(pickle.dumps(loaded)), copy.deepcopy(loaded)):
        assert (str(twin), twin.options) == (str(loaded), loaded.options)
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
