"""Codecs for the fields of both games: seats, components, spaces, bridge sites, pending frames."""

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.codecs import MANY, ByWord, Flag, FromOne, Listed, Marked, Number, Seats, Word
from spielwerk.core.fields import Field, with_old_names
from spielwerk.core.hexgrid import HexGrid
from spielwerk.core.naming import letter
from spielwerk.core.pending import Operands, Packed, Source, name_effects
from spielwerk.games.terra.rules.catalog import Catalog, Component

AMOUNT: Final = Number()
FLAG: Final = Flag()


class TerraWords:
    """The words of one game. `renamed` maps former names of components."""

    def __init__(
        self,
        catalog: Catalog,
        grid: HexGrid,
        sites: Sequence[str],
        triggers: Sequence[str],
        renamed: Mapping[str, str],
    ) -> None:
        self.catalog = catalog
        self.renamed = renamed
        titles = [row.title() for row in catalog.rows]
        self.component = Source(titles, with_old_names(titles, renamed))
        effects = name_effects(
            catalog.effects, [place for row in catalog.rows for place in effects_of(row, row.title(), triggers)]
        )
        self.effect = Word(effects, others=with_old_names(effects, renamed))
        self.cell = Word([name if grid.board >> cell & 1 else "" for cell, name in enumerate(grid.names)])
        self.cells = Marked(self.cell)
        self.some_cell = FromOne(self.cell)
        self.site = Word(["" if name.startswith("?") else name for name in sites])

    def one(self, kind: str, *, none: bool = False) -> Word:
        """A component of the kind."""
        names = [row.name for row in self.catalog.by_kind[kind]]
        return Word(names, none=none, others=with_old_names(names, self.renamed, kind))

    def some(self, kind: str, *, distinct: bool = True) -> Listed:
        return Listed(self.one(kind), distinct=distinct)

    def run_effect(self) -> Operands:
        return Operands(("effect", self.effect), ("times", AMOUNT))

    def dig(self, may: Sequence[str], first: str, second: str) -> Operands:
        """Free spades, flags for what may be done with them, and two spaces."""
        ways = Packed(("may", Marked(Word(may)), 256), (first, self.some_cell, 256), (second, self.some_cell, 256))
        return Operands(("spades", AMOUNT), ("how", ways))

    def table(self, seat: Word, phases: Sequence[str], rounds: int, terrains: Sequence[str]) -> list[Field]:
        """The fields of the table that both games have."""
        return [
            Field("round", Number(0, rounds)),
            Field("phase", Word(phases)),
            Field("order", Listed(seat, distinct=True)),
            Field("terrain", ByWord(terrains, self.cells)),
            Field("round_tiles", Listed(self.one("round-tile"), rounds, distinct=True)),
            Field("used_power", Marked(self.one("power-action"))),
            Field("bonus_pool", self.some("bonus")),
        ]

    def player(
        self, buildings: Sequence[str], pieces: Sequence[int], tally: Sequence[str], first_tally: int = 0
    ) -> list[Field]:
        """The fields of a player that both games have; `first_tally` is the number of sources of points in format 1, if
        sources were added since."""
        return [
            Field("faction", self.one("faction", none=True)),
            Field("bonus", self.one("bonus", none=True)),
            Field("vp", AMOUNT),
            Field("passed", FLAG),
            Field("stock", ByWord(buildings[: len(pieces)], Number(0, max(pieces)))),
            Field("at", ByWord(buildings, self.cells)),
            Field("cities", self.cells),
            Field("river_cities", self.cells),
            Field("bridges", Listed(self.site, distinct=True)),
            Field("used", Listed(self.component, distinct=True)),
            Field("tally", ByWord(tally, Number(-MANY, MANY), first=first_tally)),
        ]


def seats(players: int) -> Seats:
    return Seats([letter(seat) for seat in range(players)])


def effects_of(row: Component, title: str, triggers: Sequence[str]) -> list[tuple[str, int]]:
    """The effects of a component, each by its place on it."""
    placed = [(f"{title} now", row.now), (f"{title} income", row.income), (f"{title} special", row.special)]
    return placed + [(f"{title} {triggers[trigger]}", effect) for trigger, effect in row.on]
