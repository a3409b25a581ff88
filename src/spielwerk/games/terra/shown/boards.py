"""A player's board as it is drawn: slots that buildings uncover, tracks, the circle of terrains, and what the player
could do if it were their turn."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from spielwerk.core.play import ACTION, Verb, frame_of
from spielwerk.core.stack import Moves
from spielwerk.core.state import State

Amounts = dict[str, int]


def amounts(**found: int) -> Amounts:
    """Costs or gains, without the zeros."""
    return {name: n for name, n in found.items() if n}


def row(building: str, left: int, cost: Amounts, slots: Sequence[Amounts], cheaper: Amounts | None = None) -> Any:
    """The slots of one kind of building from left to right; an empty slot shows its income. `cheaper` is the cost
    beside another player's building."""
    return {
        "building": building,
        "cost": cost,
        "cheaper": cheaper,
        "slots": list(slots),
        "open": len(slots) - left,
    }


def track(name: str, level: int, steps: Sequence[tuple[int, Amounts]], first: int, cost: Amounts) -> Any:
    """A track from its first printed step; `level` counts the steps taken, and the next one costs `cost`."""
    return {
        "track": name,
        "level": level - first,
        "steps": [{"value": value, "reward": reward} for value, reward in steps[first:]],
        "cost": cost if level + 1 < len(steps) else None,
    }


def circle(terrains: Sequence[str], home: int, spades: Sequence[int], resource: str, price: int) -> Any:
    """All terrains starting from home, with the spades and their price to turn each into home."""
    ring = len(terrains)
    return [
        {"terrain": terrains[n], "spades": spades[n], "cost": amounts(**{resource: spades[n] * price})}
        for n in [(home + step) % ring for step in range(ring)]
    ]


def able(s: State, turn: int, seat: int) -> list[str]:
    """What the seat could do with what it has if this were its turn: buildings and tracks by name, other actions by
    verb."""
    frame = frame_of(turn, seat)
    found: list[str] = []
    for verb in s.kinds()[turn].verbs:
        if verb.role != ACTION:
            continue
        moves = Moves()
        verb.offer(s, frame, moves)
        for move in moves.listed():
            word = _deed(verb, move - verb.base)
            if word not in found:
                found.append(word)
    return found


@cache
def _deed(verb: Verb[Any], arg: int) -> str:
    facts = verb.facts(arg)
    return str(facts.get("building", facts.get("track", verb.name)))
