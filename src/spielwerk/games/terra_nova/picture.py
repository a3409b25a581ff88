"""The table in a terminal, from a view: map, players, tiles. Stays interpreted: it prints with rich."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spielwerk.core.record import letter
from spielwerk.core.texts import Texts, message_id

GAME = "terra-nova"

# Terrain by letter as well as colour, on the map and in its legend.
TERRAINS = {
    "lake": ("L", "white on #2f6fb3"),
    "forest": ("F", "white on #3d7a3a"),
    "wasteland": ("W", "white on #a5382c"),
    "desert": ("D", "black on #e3c26b"),
    "swamp": ("S", "white on #3b3b42"),
    "river": ("~", "#7fb4e0 on #1d3557"),
}
BUILDINGS = {"house": "h", "trading-post": "t", "left-palace": "l", "right-palace": "r"}
CELL = 6


class Picture:
    """Draws one view in one language."""

    def __init__(self, view: Mapping[str, Any], language: str) -> None:
        self.view = view
        self.texts = Texts(GAME, language)

    def label(self, name: str, **facts: int | str) -> str:
        return self.texts.format(f"picture-{name}", facts)

    def name(self, kind: str, value: str | None) -> str:
        return self.texts.format(message_id(kind, value)) if value else "–"

    def amount(self, resource: str, n: int) -> str:
        return self.texts.format(f"resource-{resource}.counted", {"n": n})

    def parts(self) -> list[Any]:
        return [self.title(), self.status(), self.map(), self.legend(), self.players(), self.tiles()]

    def title(self) -> Text:
        view = self.view
        order = " ".join(letter(seat) for seat in view["order"])
        phase = self.name("phase", view["phase"])
        return Text(self.label("title", n=view["round"], phase=phase, order=order), style="bold")

    def status(self) -> Text:
        """Whoever looks at a stand-in is told so; own data say in their own words what they are."""
        status = self.view["map"]["status"]
        found = message_id("status", status)
        return Text(self.texts.format(found) if self.texts.has(found) else status, style="italic")

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
        sign, style = TERRAINS[cell["terrain"]]
        upper.append(f"{cell['hex']:>3} {sign}{'′' if cell.get('changed') else ' '}", style)
        built = "+" if cell.get("mark") else ""
        if cell.get("owner") == "neutral":
            built = "°h"
        elif "owner" in cell:
            built = f"{letter(cell['owner'])}{BUILDINGS[cell['building']]}"
        if "city" in cell:
            built += "*"
        lower.append(f"{built:^{CELL}}", f"bold {style}")

    def legend(self) -> Text:
        text = Text()
        for name, (sign, style) in TERRAINS.items():
            text.append(f" {sign} ", style).append(f" {self.name('terrain', name)}  ")
        text.append("\n" + "  ".join(f"{sign} {self.name('building', name)}" for name, sign in BUILDINGS.items()))
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
            table.add_column(Text(f" {letter(p['seat'])} ", TERRAINS[p["mat"]][1] if p["mat"] else ""))
        for label, values in self._player_rows(players):
            table.add_row(label, *values)
        return table

    def _player_rows(self, players: list[Mapping[str, Any]]) -> Iterable[tuple[str, list[str]]]:
        def row(label: str, show: Any) -> tuple[str, list[str]]:
            return self.label(label), [str(show(p)) for p in players]

        yield row("faction", lambda p: self.name("faction", p["faction"]))
        yield row("vp", lambda p: p["vp"])
        yield row("money", lambda p: p["money"])
        yield row("power", lambda p: " / ".join(map(str, p["bowls"])))
        yield row("shipping", lambda p: p["shipping_value"])
        yield row("stock", lambda p: " ".join(f"{BUILDINGS[name]}{n}" for name, n in p["stock"].items()))
        yield row("pieces", lambda p: p["bridges"])
        yield row("area", lambda p: p["area"])
        yield row("income", lambda p: ", ".join(self.amount(name, n) for name, n in p["income"].items() if n) or "–")
        yield row("bonus", lambda p: self.name("bonus", p["bonus"]) + (" ✓" if p["passed"] else ""))
        yield row("cities", lambda p: ", ".join(self.name("city", tile) for tile in p["cities"]) or "–")

    def tiles(self) -> Columns:
        view = self.view
        rounds = [
            f"{'►' if n == view['round'] else ' '}{n} {self.name('round-tile', tile)}"
            for n, tile in enumerate(view["scoring"], 1)
        ]
        actions = [
            f"{'✗' if row['used'] else ' '} {self.name('power-action', row['name'])} "
            f"({self.amount('power', row['cost'])})"
            for row in view["power_actions"]
        ]
        bonuses = [f"{self.name('bonus', row['name'])} +{row['money']}" for row in view["bonuses"]]
        boxes = [("rounds", rounds), ("actions", actions), ("bonuses", bonuses)]
        return Columns([Panel("\n".join(lines), title=self.label(label)) for label, lines in boxes if lines])


def picture(view: Mapping[str, Any], language: str) -> list[Any]:
    return Picture(view, language).parts()
