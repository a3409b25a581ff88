"""Components of a set-up: those that options name, and those drawn for the rest."""

from spielwerk.core.options import DRAWN, OptionValue, named_twice, too_many
from spielwerk.core.rng import Rng
from spielwerk.games.terra.catalog import NOTHING, Catalog


def given(catalog: Catalog, options: dict[str, OptionValue], option: str, kind: str, most: int) -> list[int]:
    """The numbers of the components an option names, NOTHING for each one that is to be drawn."""
    names = options[option]
    assert isinstance(names, list)
    if len(names) > most:
        raise too_many(option, most, len(names))
    known = [row.name for row in catalog.by_kind[kind]]
    tiles = [NOTHING if name == DRAWN else known.index(name) for name in names]
    for tile in tiles:
        if tile != NOTHING and tiles.count(tile) > 1:
            raise named_twice(option, known[tile])
    return tiles


def draw(catalog: Catalog, rng: Rng, kind: str, named: list[int], size: int, never: tuple[int, ...] = ()) -> list[int]:
    """`size` components: the named ones in their places, the others drawn."""
    deck = [tile for tile in range(len(catalog.by_kind[kind])) if tile not in named and tile not in never]
    rng.shuffle(deck)
    tiles = named + [NOTHING] * (size - len(named))
    return [tile if tile != NOTHING else deck.pop() for tile in tiles]
