"""Which faction or board to take: by their measured value in many games in which they were dealt.

The evaluation says little before the first round; bots that chose by it always took some factions and never others, and
not the better ones. data/<game>.sets.json holds points for each word of a field (`spielwerk worth`).
"""

import json
from functools import cache
from math import fsum

from spielwerk.bots.evaluation import DATA
from spielwerk.core.state import State
from spielwerk.games import game as find_game

Worth = dict[str, dict[str, float]]
"""Points by field and word."""


@cache
def worth_of(game: str) -> Worth:
    file = DATA / f"{game}.sets.json"
    found: Worth = json.loads(file.read_text("utf-8"))["points"] if file.is_file() else {}
    return found


def worthiest(game: str, state: State, worth: Worth) -> int | None:
    """The answer that gives the seat to move what is worth most; None where no answer gives it anything."""
    found = worths(game, state, worth)
    return max(found, key=lambda move: (found[move], -move)) if found else None


def worths(game: str, state: State, worth: Worth) -> dict[int, float]:
    """What every answer gives the seat to move, in points; nothing where some answer gives it nothing."""
    if not worth or state.round:
        return {}
    its_game, seat = find_game(game), state.seat
    before = its_game.held(state)[seat]
    found: dict[int, float] = {}
    for move in state.moves():
        after = state.copy()
        after.play(move)
        has = its_game.held(after)[seat]
        if has == before:
            return {}
        # Not `sum`, whose result depends on the version of Python.
        found[move] = fsum(worth.get(field, {}).get(word, 0.0) for field, words in has.items() for word in words)
    return found
