"""The set-up of both games: components named by options, the rest drawn, and all of them laid out."""

from collections.abc import Mapping

from spielwerk.core.drawn import Dealt, Layout, Names, Source
from spielwerk.core.options import DRAWN, OptionValue, named_twice, too_many
from spielwerk.core.rng import Rng
from spielwerk.core.values import has
from spielwerk.games.terra.rules.catalog import NOTHING, Catalog


class Draws:
    """Draws for one set-up and records what it drew."""

    def __init__(self, catalog: Catalog, seed: int, options: Mapping[str, OptionValue]) -> None:
        self.catalog = catalog
        self.rng = Rng(seed)
        self.options = options
        self.dealt = Dealt()

    def given(self, option: str, kind: str, most: int) -> list[int]:
        """The numbers of the components an option names, NOTHING for each one that is to be drawn."""
        names = self.options[option]
        assert isinstance(names, list)
        if len(names) > most:
            raise too_many(option, most, len(names))
        known = self.catalog.all_names(kind)
        tiles = [NOTHING if name == DRAWN else known.numbers[name] for name in names]
        for tile in tiles:
            if tile != NOTHING and tiles.count(tile) > 1:
                raise named_twice(option, known.words[tile])
        return tiles

    def draw(self, option: str, kind: str, size: int, never: int = NOTHING) -> None:
        """`size` components: the named ones in their places, the others drawn; one of them may be left out."""
        named = self.given(option, kind, size)
        deck = [tile for tile in range(len(self.catalog.by_kind[kind])) if tile != never and not has(named, tile)]
        self.rng.shuffle(deck)
        tiles = named + [NOTHING] * (size - len(named))
        self.keep(option, kind, [tile if tile != NOTHING else deck.pop() for tile in tiles])

    def draw_one(self, option: str, known: Names, fitting: list[int]) -> None:
        """What the option names, or one of those that fit."""
        named = str(self.options[option])
        drawn = fitting[self.rng.below(len(fitting))] if named == DRAWN else known.numbers[named]
        self.dealt.put(option, known, [drawn])

    def keep(self, option: str, kind: str, tiles: list[int]) -> None:
        self.dealt.put(option, self.catalog.all_names(kind), tiles)

    def finish(self) -> Dealt:
        self.dealt.random = self.rng.dump()
        return self.dealt


class TerraLayout(Layout):
    """What was drawn, read as numbers of components."""

    def __init__(self, catalog: Catalog, options: Mapping[str, OptionValue], drawn: Source) -> None:
        super().__init__(options, drawn)
        self.catalog = catalog

    def tiles(self, option: str, kind: str, size: int) -> list[int]:
        return self.take(option, self.catalog.all_names(kind), size)
