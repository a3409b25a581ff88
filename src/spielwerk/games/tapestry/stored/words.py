"""Codecs for the fields: seats, components, hexes, plots, markers, pieces, effects."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.codecs import NONE, Flag, Listed, Marked, Number, Seats, Word, refusal
from spielwerk.core.fields import with_old_names
from spielwerk.core.naming import letter
from spielwerk.core.pending import Source, name_effects
from spielwerk.games.tapestry.rules.capital.plots import PLOT_NAMES
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS, Acting
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, ITEMS
from spielwerk.games.tapestry.rules.layout import lay_out
from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.packing import LANDMARKS, SEATS, SPACES, space_of, track_of
from spielwerk.games.tapestry.rules.words import BUILDINGS, MOMENTS, TRACKS

lay_out()

RENAMED: Final[Mapping[str, str]] = {}
"""Former titles of components, `kind-name`: the old one and the present one."""
EFFECTS_THEN: Final[list[str]] = read("format_1.toml")["effects"]
EFFECT_FIELDS: Final = (
    *("benefit", "bonus", "reward", "circle", "square", "played", "after_exploration"),
    *("income", "gained", "begin", "start", "first", "late"),
    *("left", "right", "reserved", "full", "people"),
)
"""The attributes of a component that hold effects, besides those of moments."""


def one(kind: str, *, none: bool = False) -> Word:
    """A component of the kind."""
    names = [row.name for row in BY_KIND[kind]]
    return Word(names, none=none, others=with_old_names(names, RENAMED, kind))


def _component() -> Source:
    titles = [f"{row.kind}-{row.name}" for row in COMPONENTS]
    return Source(titles, with_old_names(titles, RENAMED))


class EffectWord(Word):
    """An effect. In positions of format 1 it is a number of the table of that time."""

    def old(self, told: object) -> Any:
        if isinstance(told, int) and not isinstance(told, bool) and 0 <= told < len(EFFECTS_THEN):
            return self.numbers[EFFECTS_THEN[told]]
        if told == NONE:
            return NONE
        raise refusal(told, f"a number from {NONE} to {len(EFFECTS_THEN) - 1}")


def _effect() -> EffectWord:
    names = effect_names()
    return EffectWord(names, none=True, others=with_old_names(names, RENAMED))


def effect_names() -> list[str]:
    """Effects by the words of the data files; by their own word if it is unique; by the component and attribute that
    hold them; or by their parts."""
    words = Counter([effect.word for effect in EFFECTS])
    alone = [(effect.word, effect.number) for effect in EFFECTS if words[effect.word] == 1]
    names = name_effects(EFFECTS, [*[(word, item.number) for word, item in ITEMS.items()], *alone, *_places()])
    seen = Counter([name for name in names if name])
    for effect in EFFECTS:
        if not names[effect.number]:
            parts = ", ".join([names[part.number] for part in effect.within()])
            name = f"{effect.word} ({parts})" if parts else effect.word
            seen[name] += 1
            names[effect.number] = f"{name} {seen[name]}" if seen[name] > 1 else name
    return names


def _places() -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for row in COMPONENTS:
        title = f"{row.kind}-{row.name}"
        found += [(f"{title} {place}", getattr(row, place)) for place in EFFECT_FIELDS if hasattr(row, place)]
        if isinstance(row, Acting):
            found += [(f"{title} {MOMENTS[moment]}", effect) for moment, effect in row.on]
    return found


AMOUNT: Final = Number()
FLAG: Final = Flag()
COMPONENT: Final = _component()
EFFECT: Final = _effect()
CARD: Final = one("tapestry")
TECH: Final = one("tech")
TILE: Final = one("tile")
SPACE_TILE: Final = one("space-tile")
LANDMARK: Final = one("landmark")
LANDMARK_CARD: Final = one("landmark-card")
CARRIED: Final = Word(
    [
        f"{landmark} on {card}" if landmark else ""
        for card in TECH.words
        for landmark in [*LANDMARK.words, *[""] * (LANDMARKS - len(LANDMARK.words))]
    ]
)
"""Landmarks on tech cards, as packing.py numbers them."""
SPACE: Final = one("space")
MASTERPIECE: Final = one("masterpiece")
INSPIRATION: Final = one("inspiration")
CIVILIZATION: Final = one("civilization")
TRACK: Final = Word(TRACKS)
TRACK_OR_NONE: Final = Word(TRACKS, none=True)
BUILDING: Final = Word(BUILDINGS)
PLOT: Final = Word(PLOT_NAMES)
PLOTS: Final = Marked(PLOT)
CARDS: Final = Listed(CARD)
TECHS: Final = Listed(TECH, distinct=True)
MARKER: Final = Word([f"{TRACKS[track_of(mark)]} {space_of(mark)}" for mark in range(len(TRACKS) * SPACES)])
RESERVED: Final = Word(
    [
        *BUILDINGS,
        *[f"tech {name}" for name in TECH.words],
        *[f"token of {name}" for name in CARD.words],
        *[f"space-tile {name}" for name in SPACE_TILE.words],
    ]
)
"""Reserved objects, in the order of rules/cards/reserving.py."""
LAID_CARD: Final = Word(
    [card + marks for card in CARD.words for marks in ("", " face-down", " copied", " face-down copied")]
)
"""Cards on income mats with their marks (packing.py)."""


def counted(most: int) -> Marked:
    """A mask of places that are counted from 1."""
    return Marked(Word(range(1, most + 1)))


def letters(players: int, most: int) -> list[str]:
    """The seats by letters, and nothing for empty ones."""
    return [letter(seat) if seat < players else "" for seat in range(most)]


def of_seats(lead: list[str], players: int) -> Seats:
    """Each of the words together with each seat, as packing.py numbers them."""
    return Seats([f"{word} {seat}" if seat else "" for word in lead for seat in letters(players, SEATS)])
