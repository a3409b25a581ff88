"""Pickling and deep copies: a game by its name, a state by its position, the same on both engines.

Compiled classes cannot be rebuilt field by field, and positions can be read by other versions.
"""

import copyreg
from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.state import Event, State
from spielwerk.games import game


def learn(of: Game) -> None:
    """Teach pickle and copy.deepcopy the game and its states."""
    name = of.name

    def reduce_state(state: State) -> tuple[Any, ...]:
        return state_of, (name, of.dump(state), state.events)

    copyreg.pickle(of.states, reduce_state)
    copyreg.pickle(type(of), reduce_game)


def reduce_game(of: Game) -> tuple[Any, ...]:
    return game, (of.name,)


def state_of(name: str, position: dict[str, Any], events: list[Event] | None) -> State:
    state = game(name).load(position)
    state.events = events
    return state
