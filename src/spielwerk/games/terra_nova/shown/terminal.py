"""The table in a terminal, from a view: map, players, tiles. Stays interpreted: it prints with rich."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from spielwerk.core.naming import letter
from spielwerk.core.texts import message_id
from spielwerk.games.terra.shown.terminal import TablePicture

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


class Picture(TablePicture):
    def __init__(self, view: Mapping[str, Any], language: str) -> None:
        super().__init__(GAME, view, language, TERRAINS, "mat")

    def buildings(self) -> Mapping[str, str]:
        return BUILDINGS

    def built(self, cell: Mapping[str, Any]) -> str:
        if "owner" not in cell:
            return "+" if cell.get("mark") else ""
        return "°h" if cell["owner"] == "neutral" else f"{letter(cell['owner'])}{BUILDINGS[cell['building']]}"

    def parts(self) -> list[Any]:
        return [self.title(), self.status(), self.map(), self.legend(), self.players(), self.tiles()]

    def title(self) -> Text:
        view = self.view
        order = " ".join(letter(seat) for seat in view["order"])
        phase = self.name("phase", view["phase"])
        return Text(self.label("title", n=view["round"], phase=phase, order=order), style="bold")

    def status(self) -> Text:
        """A stand-in is marked as one; custom data describe themselves."""
        status = self.view["map"]["status"]
        found = message_id("status", status)
        return Text(self.texts.format(found) if self.texts.has(found) else status, style="italic")

    def player_rows(self, players: list[Mapping[str, Any]]) -> Iterable[tuple[str, list[str]]]:
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
