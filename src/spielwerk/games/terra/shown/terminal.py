"""The table of a Terra game in a terminal: map, legend and players. Stays interpreted: it prints with rich."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from spielwerk.core.naming import letter
from spielwerk.core.texts import Texts, message_id

CELL: Final = 6

Styles = Mapping[str, tuple[str, str]]
"""Terrain by letter as well as colour, on the map and in its legend."""


class TablePicture:
    """Draws one view in one language."""

    def __init__(self, game: str, view: Mapping[str, Any], language: str, terrains: Styles, home: str) -> None:
        self.view = view
        self.texts = Texts(game, language)
        self.terrains = terrains
        self.home = home
        """What a player's view calls the home terrain."""

    def buildings(self) -> Mapping[str, str]:
        """The symbol of each building."""
        raise NotImplementedError

    def built(self, cell: Mapping[str, Any]) -> str:
        """What stands on a space, in at most five characters."""
        raise NotImplementedError

    def player_rows(self, players: list[Mapping[str, Any]]) -> Iterable[tuple[str, list[str]]]:
        """A label and what each player has of it."""
        raise NotImplementedError

    def label(self, name: str, **facts: int | str) -> str:
        return self.texts.format(f"picture-{name}", facts)

    def name(self, kind: str, value: str | None) -> str:
        """A component or word under its name; a dash where there is none."""
        if value is None:
            return "–"
        found = message_id(kind, value)
        return self.texts.format(found) if self.texts.has(found) else value

    def names(self, kind: str, values: Iterable[str | None]) -> str:
        return ", ".join(self.name(kind, value) for value in values) or "–"

    def amount(self, resource: str, n: int) -> str:
        listed = f"resource-{resource}.listed"
        return self.texts.format(listed if self.texts.has(listed) else f"resource-{resource}.counted", {"n": n})

    def map(self) -> Text:
        """Two lines per row of hexes: coordinate and terrain letter, below it the building; odd rows shifted."""
        rows: dict[int, dict[int, Mapping[str, Any]]] = {}
        for cell in self.view["map"]["hexes"]:
            rows.setdefault(cell["row"], {})[cell["column"]] = cell
        drawing = Text()
        for number, row in sorted(rows.items()):
            upper, lower = (Text(" " * (CELL // 2 * (number % 2))) for _ in range(2))
            for column in range(max(row) + 1):
                self._draw(row.get(column), upper, lower)
            drawing += upper + Text("\n") + lower + Text("\n")
        return drawing

    def _draw(self, cell: Mapping[str, Any] | None, upper: Text, lower: Text) -> None:
        if cell is None:
            upper.append(" " * CELL)
            lower.append(" " * CELL)
            return
        sign, style = self.terrains[cell["terrain"]]
        upper.append(f"{cell['hex']:>3} {sign}{'′' if cell.get('changed') else ' '}", style)
        built = self.built(cell) + ("*" if "city" in cell else "")
        lower.append(f"{built:^{CELL}}", f"bold {style}")

    def legend(self) -> Text:
        text = Text()
        for name, (sign, style) in self.terrains.items():
            text.append(f" {sign} ", style).append(f" {self.name('terrain', name)}  ")
        text.append(
            "\n" + "  ".join(f"{sign} {self.name('building', name)}" for name, sign in self.buildings().items())
        )
        text.append("\n" + self.label("signs"))
        built = [bridge for bridge in self.view["map"]["bridges"] if bridge["owner"] is not None]
        free = [bridge["site"] for bridge in self.view["map"]["bridges"] if bridge["owner"] is None]
        if built:
            where = ", ".join(f"{letter(bridge['owner'])} {bridge['site']}" for bridge in built)
            text.append(f"\n{self.label('bridges')}: {where}")
        text.append(f"\n{self.label('free-sites')}: {', '.join(free)}", style="dim")
        return text

    def players(self) -> Table:
        players = self.view["players"]
        table = Table(show_header=True, header_style="bold")
        table.add_column("")
        for p in players:
            style = self.terrains[p[self.home]][1] if p[self.home] else ""
            table.add_column(Text(f" {letter(p['seat'])} ", style))
        for label, values in self.player_rows(players):
            table.add_row(label, *values)
        return table
