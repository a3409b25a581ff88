"""Every registered game for OpenSpiel (dependency group `openspiel`); importing this module registers them.

pyspiel.load_game("spielwerk_age_of_innovation(players=3)")

Chance comes in explicit nodes. At the root, chance picks one of `deals` set-ups. After every answer that reveals
something random (a draw, a roll), it picks one of `draws` determinizations of everything unseen. All outcomes are
equally likely, so no search can look into decks or at future dice. Hands and other secrets of players stay in the
state: they are hidden information, for algorithms that resample it.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.play import NOBODY
from spielwerk.core.rng import Rng, derive
from spielwerk.core.state import State
from spielwerk.games import game, names
from spielwerk.lab.learning import brought_by
from spielwerk.lab.learning.observation import STATE, Encoder, rewards

with brought_by("openspiel"):
    import numpy
    import pyspiel

DEALS: Final = 10_000
DRAWS: Final = 100
"""Outcomes of the chance nodes at the root and later, unless the parameters `deals` and `draws` say otherwise."""
LONGEST: Final = 5_000
"""An upper bound on the answers of a game, which OpenSpiel requires."""
SEEDS: Final = 2**48
OURS: Final[dict[str, object]] = {"deals": DEALS, "draws": DRAWS, "observation": STATE}
"""Parameters besides the game's own options, and their usual values."""


class Dealt:
    """A game in progress and what each seat has read of it, in a form that OpenSpiel can copy and pickle. Draws come
    from `seed`; `waiting` is an answer that waits for its chance node."""

    def __init__(self, game: Game, state: State, read: list[list[str]], seed: int, waiting: int | None = None) -> None:
        self.game = game
        self.state = state
        self.read = read
        self.seed = seed
        self.waiting = waiting

    def __deepcopy__(self, memo: dict[int, Any]) -> "Dealt":
        return Dealt(self.game, self.state.copy(), [lines[:] for lines in self.read], self.seed, self.waiting)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.game.name, self.game.dump(self.state), self.read, self.seed, self.waiting)

    def answer(self, move: int) -> None:
        """Play the answer, unless chance has to come first."""
        if self._draws(move):
            self.waiting = move
        else:
            self._play(move)

    def draw(self, outcome: int) -> None:
        """Play the waiting answer with this outcome of its chance node."""
        assert self.waiting is not None
        self.seed = derive(self.seed, outcome)
        self.state = self.game.redrawn(self.state, Rng(self.seed))
        self._play(self.waiting)
        self.waiting = None

    def _draws(self, move: int) -> bool:
        tried = self.state.copy()
        tried.events = []
        tried.play(move)
        return any(tried.reveals(event) for event in tried.events)

    def _play(self, move: int) -> None:
        mover = letter(self.state.seat)
        for seat, lines in enumerate(self.read):
            lines.append(f"{mover}: {self.state.notation(move, seat)}")
        self.state.play(move)


def loaded(name: str, position: Mapping[str, Any], read: list[list[str]], seed: int, waiting: int | None) -> Dealt:
    its_game = game(name)
    return Dealt(its_game, its_game.load(position), read, seed, waiting)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options as parameters; lists of what would otherwise be drawn stay drawn."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        usual = parameters(name)
        given = {key: value for key, value in (params or {}).items() if value != usual[key]}
        self.name = name
        self.deals = int(given.get("deals", DEALS))
        self.draws = int(given.get("draws", DRAWS))
        self.options = {key: read(value) for key, value in given.items() if key not in OURS}
        its_game = game(name)
        seen = str(given.get("observation", STATE))
        self.encoder = Encoder(its_game, its_game.new(0, self.options), seen)
        worst = -1 / self.encoder.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=max(self.deals, self.draws),
            num_players=self.encoder.seats,
            min_utility=worst,
            max_utility=1 + worst,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.encoder, wanted, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Before the deal there is nothing on the table."""

    def __init__(self, owner: SpielGame) -> None:
        super().__init__(owner)
        self.dealt: Dealt | None = None

    @property
    def table(self) -> State:
        assert self.dealt is not None
        return self.dealt.state

    def current_player(self) -> int:
        if self.dealt is None or self.dealt.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seat if self.table.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        owner = self.get_game()
        outcomes = owner.deals if self.dealt is None else owner.draws
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.moves())

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            owner = self.get_game()
            its_game = game(owner.name)
            state = its_game.new(action, owner.options)
            self.dealt = Dealt(its_game, state, [[] for _ in state.scores()], action)
        elif self.dealt.waiting is None:
            self.dealt.answer(action)
        else:
            self.dealt.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.dealt is None:
            return f"deal {action}"
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.table.notation(action)

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.table.seat < 0

    def returns(self) -> list[float]:
        if self.dealt is None:
            return [0.0] * self.get_game().num_players()
        return rewards(self.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that agrees with all the player knows: what OpenSpiel's IS-MCTS searches on."""
        other: SpielState = self.clone()
        if other.dealt is not None:
            rng = Rng(int(sampler() * SEEDS))
            other.dealt.state = other.dealt.game.imagine(self.table, player, rng)
        return other

    def __str__(self) -> str:
        return json.dumps(self.dealt.game.dump(self.table)) if self.dealt else "before the deal"


class SpielObserver:
    """The arrays of `Encoder`, and the seat's view as text; with perfect recall, all that the seat has read."""

    def __init__(self, encoder: Encoder, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters of observations: {params}")
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody sees what all players see.")
        self._encoder = encoder
        self._recalls = wanted.perfect_recall
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        # Histories have no fixed length, so perfect recall comes as text only.
        self.tensor = None if self._recalls else numpy.zeros(encoder.size, dtype=numpy.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.dealt is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._encoder.observe(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.dealt is None:
            return letter(player)
        view = json.dumps(state.dealt.game.view(state.table, player if self._private else NOBODY))
        return "\n".join([letter(player), *(state.dealt.read[player] if self._recalls else ()), view])


def short_name(name: str) -> str:
    return f"spielwerk_{name.replace('-', '_')}"


def game_type(name: str) -> Any:
    options = {option.name: option for option in game(name).options}
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(name),
        long_name=name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=options["players"].most,
        min_num_players=options["players"].least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


def parameters(name: str) -> dict[str, Any]:
    """The parameters of a game and their usual values."""
    options = [option for option in game(name).options if option.kind() != "names"]
    return {**OURS, **{option.name: written(option.default) for option in options}}


def written(value: object) -> object:
    """OpenSpiel would read the word `1.2` back as a number; it is written `v1.2`."""
    return f"v{value}" if isinstance(value, str) and value[:1].isdecimal() else value


def read(value: object) -> object:
    return value[1:] if isinstance(value, str) and value[:1] == "v" and value[1:2].isdecimal() else value


def register(name: str) -> None:
    # A class, because OpenSpiel drops its reference after Python has shut down, and classes are never freed.
    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(game_type(name), Registered)


for _name in names():
    register(_name)
