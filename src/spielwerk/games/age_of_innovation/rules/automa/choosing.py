"""The Automa's preferences: how she chooses hexes, buildings, disciplines and tiles."""

from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.core.choosing import Preference
from spielwerk.games.age_of_innovation.rules.automa.components import TERRAIN_RANKS, Card
from spielwerk.games.age_of_innovation.rules.automa.seat import (
    automa_of,
    her_player,
    power_given,
    your_buildings,
)
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.state import AgeState

FAR: Final = 99


class Direction(Preference):
    """Directional selection: the count-th option in reading order or against it, wrapping around when there are fewer
    (ruling-automa-direction)."""

    name = "direction"

    def __init__(self, card: Card, order: Sequence[int] = ()) -> None:
        self.card = card
        self.order = order
        """The options in the order in which they lie, where their numbers do not give it."""
        self.ranks: dict[int, int] = {}

    def among(self, options: list[int]) -> None:
        lying = [option for option in self.order if option in options] if self.order else sorted(options)
        if self.card.upwards:
            lying.reverse()
        first = (self.card.count - 1) % len(lying)
        self.ranks = {option: (place - first) % len(lying) for place, option in enumerate(lying)}

    def rank(self, option: int) -> int:
        return self.ranks[option]


class Terrain(Preference):
    """The terrain that the hex shows now, by the list of a native terrain."""

    def __init__(self, s: AgeState, card: Card, home: int, name: str) -> None:
        self.name = name
        self.s = s
        self.ranks = TERRAIN_RANKS[card.terrains][home]

    def rank(self, option: int) -> int:
        return self.ranks[self.s.terrain_at(option)]


class Closest(Preference):
    """The distance to the nearest building of a mask, over land and river alike (ruling-automa-distance)."""

    name = "closest"

    def __init__(self, mask: int) -> None:
        self.distances = distances_from(mask)

    def rank(self, option: int) -> int:
        return self.distances[option]


class Together(Preference):
    """Bringing together: hexes that shorten the path between marked and unmarked buildings, if there are any."""

    name = "together"

    def __init__(self, own: int, other: int) -> None:
        self.distances = distances_from(other)
        self.now = min([FAR, *[self.distances[cell] for cell in range(GRID.size) if own >> cell & 1]])

    def rank(self, option: int) -> int:
        return 0 if self.distances[option] < self.now else 1


class Power(Preference):
    """The power that the building would offer people: the least, or the most."""

    def __init__(self, s: AgeState, most: bool) -> None:
        self.name = "most-power" if most else "least-power"
        self.s = s
        self.sign = -1 if most else 1

    def rank(self, option: int) -> int:
        return self.sign * power_given(self.s, option)


def distances_from(mask: int) -> list[int]:
    """For every cell of the grid the distance to the nearest cell of the mask."""
    found = [FAR] * GRID.size
    edge, seen, steps = mask, 0, 0
    while edge:
        for cell in range(GRID.size):
            if edge >> cell & 1:
                found[cell] = steps
        seen |= edge
        edge = GRID.expand(edge) & ~seen
        steps += 1
    return found


def _own_terrain(s: AgeState, card: Card) -> Preference:
    return Terrain(s, card, her_player(s).board, "terrain")


def _your_terrain(s: AgeState, card: Card) -> Preference:
    """Only factions for one person have it."""
    return Terrain(s, card, s.players[0].board, "your-terrain")


def _closest(s: AgeState, card: Card) -> Preference:
    return Closest(your_buildings(s))


def _most_power(s: AgeState, card: Card) -> Preference:
    return Power(s, True)


HEX_LINES: Final[dict[str, Callable[[AgeState, Card], Preference]]] = {
    "terrain": _own_terrain,
    "your-terrain": _your_terrain,
    "closest": _closest,
    "most-power": _most_power,
}
"""The preferences of a build by their names in the data."""


def hex_preferences(s: AgeState, card: Card, names: Sequence[str]) -> list[Preference]:
    """These preferences in order; direction breaks ties."""
    return [*[HEX_LINES[name](s, card) for name in names], Direction(card)]


def groups(s: AgeState, marked: bool) -> tuple[int, int]:
    """Her marked and unmarked buildings, the requested group first."""
    buildings, tokens = her_player(s).buildings, automa_of(s).marked
    with_token, without = buildings & tokens, buildings & ~tokens
    return (with_token, without) if marked else (without, with_token)
