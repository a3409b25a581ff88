"""Every game in every player count and with every usual option: what the contract is tested on."""

import importlib.util
from collections.abc import Iterator
from importlib import import_module

import pytest

from spielwerk.core.game import Game
from spielwerk.core.options import BadOption
from spielwerk.core.play import CONVERTING, LEAVING
from spielwerk.core.record import Record, begin
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game, names


class Variant:
    """A game with options, and ways to get into the middle of it."""

    def __init__(self, name: str, options: dict[str, object]) -> None:
        self.name = name
        self.options = options

    def __str__(self) -> str:
        return "-".join([self.name, *(f"{key}={value}" for key, value in self.options.items())])

    @property
    def game(self) -> Game:
        return game(self.name)

    def new(self, seed: int) -> State:
        return self.game.new(seed, self.options)

    def begin(self, seed: int) -> tuple[Record, State]:
        return begin(self.game, seed, self.options)

    def positions(self, seed: int, every: int = 1) -> Iterator[State]:
        """The states of one game of a lively random player, each `every` answers; the last one is over."""
        state = self.new(seed)
        player = Player(seed)
        ply = 0
        while state.seat >= 0:
            if ply % every == 0:
                yield state
            state.play(player.choose(state))
            ply += 1
        yield state

    def check(self, state: State) -> None:
        """What the game itself says must never be: pieces lost, negative amounts (`conformance.py` in its tests)."""
        module = f"tests.games.{self.name.replace('-', '_')}.conformance"
        if importlib.util.find_spec(module):
            import_module(module).check(state)


class Player:
    """Random, but passes only when it must and converts seldom, so that games fill up."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State) -> int:
        moves = state.moves()
        verb_of = state.space().verb_of
        if self.rng.below(8):
            others = [move for move in moves if verb_of[move].role != CONVERTING]
            moves = [move for move in others if verb_of[move].role not in LEAVING] or others or moves
        return moves[self.rng.below(len(moves))]


def _variants() -> Iterator[Variant]:
    for name in names():
        options = {option.name: option for option in game(name).options}
        for players in range(options["players"].least, options["players"].most + 1):
            choices: list[dict[str, object]] = [{}]
            for option in options.values():
                if option.kind() == "choice" and not option.setup:
                    choices += [{option.name: choice} for choice in option.choices if choice != option.default]
                if option.name == "sets":
                    choices.append({option.name: list(option.choices)})
            for choice in choices:
                variant = Variant(name, {"players": players, **choice})
                try:
                    variant.new(0)
                except BadOption:
                    continue  # a choice that this number of players does not have
                yield variant


VARIANTS = list(_variants())
PLAIN = [variant for variant in VARIANTS if len(variant.options) == 1]

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
every_player_count = pytest.mark.parametrize("variant", PLAIN, ids=str)
every_game = pytest.mark.parametrize("name", names())
