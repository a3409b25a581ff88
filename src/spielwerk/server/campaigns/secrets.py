"""What the rulebooks hide, by the names in positions (`Game.dump`). This list is independent of `Game.imagine`: it
shows a secret that is never resampled, and a card of a hand that is named to somebody else."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.state import State

DECKS = {
    "age-of-innovation": ("rng", "area_tile"),
    "terra-nova": ("rng",),
    "tapestry": ("rng", "cards", "techs", "tiles", "space_tiles", "civs", "masterpieces", "landmark_deck"),
}
"""Fields of a position that are hidden from everybody, by game."""
HANDS = {"tapestry": ("hand", "submerged", "offered")}
"""Fields of a player that are hidden from the others, by game."""
PILES = {"tapestry": ("discards",)}
"""Fields of a position where cards of a hand lie open once their owner has given them up, by game."""
PATIENCE = 40
"""Resamplings after which a secret must have changed at least once."""

Dump = Mapping[str, Any]


class Redraws:
    """How often each secret could have been resampled, and how often it changed."""

    def __init__(self) -> None:
        self.could: Counter[str] = Counter()
        self.were: Counter[str] = Counter()

    def note(self, game: Game, before: State, after: State, viewer: int) -> None:
        old, new = game.dump(before), game.dump(after)
        for (name, value), (_, other) in zip(
            _secrets(game.name, old, viewer), _secrets(game.name, new, viewer), strict=True
        ):
            if value not in (None, [], [[]] * len(value) if isinstance(value, list) else None):
                self.could[f"{game.name} {name}"] += 1
                self.were[f"{game.name} {name}"] += value != other

    def never(self) -> list[str]:
        return [name for name, times in self.could.items() if times >= PATIENCE and not self.were[name]]


def _secrets(game: str, position: Dump, viewer: int) -> Iterator[tuple[str, Any]]:
    for name in DECKS[game]:
        yield name, position.get(name)
    for name in HANDS.get(game, ()):
        yield name, [player[name] for seat, player in enumerate(position["players"]) if seat != viewer]


def in_other_hands(game: Game, state: State, viewer: int) -> set[str]:
    """The words of things that are in other players' hands and nowhere else in the position."""
    names = HANDS.get(game.name, ())
    if not names:
        return set()
    position = game.dump(state)
    held = [
        word
        for seat, player in enumerate(position["players"])
        if seat != viewer
        for name in names
        for word in player[name]
    ]
    everywhere = Counter(_words({name: part for name, part in position.items() if name != "stack"}))
    return {word for word in held if everywhere[word] == 1}


def given_up(game: Game, state: State) -> list[Any]:
    """The open piles to which cards of hands go."""
    position = game.dump(state)
    return [position.get(name) for name in PILES.get(game.name, ())]


def words_of(value: Any) -> set[str]:
    return set(_words(value))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield str(name)
            yield from _words(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _words(part)
