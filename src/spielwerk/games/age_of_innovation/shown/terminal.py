"""The table in a terminal, from a view: map, players, tiles. Stays interpreted: it prints with rich."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from spielwerk.core.naming import letter
from spielwerk.games.terra.shown.terminal import TablePicture

GAME = "age-of-innovation"

# Terrain by letter as well as colour, on the map and in its legend.
TERRAINS = {
    "desert": ("D", "black on #e3c26b"),
    "plains": ("P", "white on #8a5a2b"),
    "swamp": ("S", "white on #3b3b42"),
    "lake": ("L", "white on #2f6fb3"),
    "forest": ("F", "white on #3d7a3a"),
    "mountain": ("M", "black on #a9adb3"),
    "wasteland": ("W", "white on #a5382c"),
    "river": ("~", "#7fb4e0 on #1d3557"),
}
BUILDINGS = {
    "workshop": "w",
    "guild": "g",
    "school": "s",
    "palace": "p",
    "university": "u",
    "tower": "t",
    "monument": "m",
}


class Picture(TablePicture):
    def __init__(self, view: Mapping[str, Any], language: str) -> None:
        super().__init__(GAME, view, language, TERRAINS, "board")

    def buildings(self) -> Mapping[str, str]:
        return BUILDINGS

    def built(self, cell: Mapping[str, Any]) -> str:
        if "owner" not in cell:
            return ""
        kind = BUILDINGS[cell["building"]]
        return f"{letter(cell['owner'])}{'°' if cell['neutral'] else ''}{kind}{'+' if cell['annex'] else ''}"

    def parts(self) -> list[Any]:
        return [self.title(), self.map(), self.legend(), self.players(), self.tiles()]

    def title(self) -> Text:
        view = self.view
        order = " ".join(letter(seat) for seat in view["order"])
        phase = self.name("phase", view["phase"])
        return Text(self.label("title", n=view["round"], phase=phase, order=order, rules=view["rules"]), style="bold")

    def player_rows(self, players: list[Mapping[str, Any]]) -> Iterable[tuple[str, list[str]]]:
        def row(label: str, show: Any) -> tuple[str, list[str]]:
            return self.label(label), [str(show(p)) for p in players]

        yield row("faction", lambda p: self.name("faction", p["faction"]))
        yield row("board", lambda p: self.name("board", p["board"]))
        yield row("vp", lambda p: p["vp"])
        yield row("coins", lambda p: p["coins"])
        yield row("tools", lambda p: p["tools"])
        yield row("scholars", lambda p: f"{p['scholars']} (+{p['scholar_supply']})")
        yield row("books", lambda p: self._counts("discipline", p["books"]))
        yield row("power", lambda p: " / ".join(map(str, p["bowls"])))
        yield row("science", lambda p: " ".join(map(str, p["levels"].values())))
        yield row("shipping", lambda p: p["shipping_value"])
        yield row("spade-price", lambda p: p["tools_per_spade"])
        yield row("stock", lambda p: " ".join(f"{BUILDINGS[name]}{n}" for name, n in p["stock"].items()))
        yield row("pieces", lambda p: f"{p['keys']} / {p['annexes']} / {p['bridges']}")
        yield row("area", lambda p: p["area"])
        yield row("income", lambda p: ", ".join(self.amount(name, n) for name, n in p["income"].items() if n) or "–")
        yield row("bonus", lambda p: self.name("bonus", p["bonus"]) + (" ✓" if p["passed"] else ""))
        yield row("palace", lambda p: self.name("palace", p["palace"]))
        yield row("competencies", lambda p: self.names("competency", p["competencies"]))
        yield row("innovations", lambda p: self.names("innovation", p["innovations"]))
        yield row("cities", lambda p: self.names("city", p["city_tiles"]))

    def _counts(self, kind: str, counts: Mapping[str, int]) -> str:
        return ", ".join(f"{n} {self.name(kind, name)}" for name, n in counts.items() if n) or "–"

    def tiles(self) -> Columns:
        boxes = [
            ("rounds", self._rounds()),
            ("actions", self._actions()),
            ("science", self._science()),
            ("innovations", self._innovations()),
            ("competencies", self._competencies()),
            ("bonuses", self._bonuses()),
            ("cities", [f"{self.name('city', row['name'])} ×{row['left']}" for row in self.view["cities"]]),
            ("palaces", [self.names("palace", self.view["palaces"])]),
            ("offered", self._offered()),
            ("automa", self._automa()),
        ]
        return Columns([Panel("\n".join(lines), title=self.label(label)) for label, lines in boxes if lines])

    def _rounds(self) -> list[str]:
        scoring = self.view["scoring"]
        rounds = [
            f"{'►' if n == self.view['round'] else ' '}{n} {self.name('round-tile', tile['name'])}"
            for n, tile in enumerate(scoring["rounds"], 1)
        ]
        return [*rounds, f" 6 {self.name('final-tile', scoring['final'])}"]

    def _actions(self) -> list[str]:
        power, books = self.view["power_actions"], self.view["book_actions"]
        return [
            *[self._action("power-action", row, self.amount("power", row["cost"])) for row in power],
            *[self._action("book-action", row, self.label("book-cost", n=row["cost"])) for row in books],
        ]

    def _science(self) -> list[str]:
        return [
            f"{self.name('discipline', row['discipline'])}: "
            + " ".join(f"{letter(seat)}{level}" for seat, level in enumerate(row["levels"]))
            + (f" ({row['neutral']})" if row["neutral"] is not None else "")
            + "  "
            + " ".join(_space(space) for space in row["spaces"])
            for row in self.view["science"]
        ]

    def _innovations(self) -> list[str]:
        return [
            f"{self.name('innovation', row['name'])} ({self.names('discipline', row['disciplines'])})"
            for row in self.view["innovations"]
            if row["name"]
        ]

    def _competencies(self) -> list[str]:
        return [
            f"{self.name('competency', row['name'])} ×{row['left']} "
            f"({self.name('discipline', row['discipline'])} {row['steps']}, {self.label('book-cost', n=row['books'])})"
            for row in self.view["competencies"]
        ]

    def _bonuses(self) -> list[str]:
        return [
            self.name("bonus", row["name"]) + (f" +{self.amount('coins', row['coins'])}" if row["coins"] else "")
            for row in self.view["bonuses"]
        ]

    def _offered(self) -> list[str]:
        return [
            self.names(kind, [value])
            for kind, row in (("board", "boards"), ("faction", "factions"), ("bonus", "bonuses"))
            for value in self.view["offered"][row]
            if value
        ]

    def _automa(self) -> list[str]:
        """Her faction and level, her deck, and the cards of this round."""
        automa = self.view.get("automa")
        if not automa:
            return []
        return [
            f"{letter(automa['seat'])} {self.name('automa-faction', automa['faction'])}",
            f"{self.name('automa-level', automa['name'])}, X = {automa['points']}",
            self.label("automa-cards", drawn=len(automa["drawn"]), n=len(automa["drawn"]) + automa["deck"]),
            self.names("automa-card", automa["drawn"][-2:]),
        ]

    def _action(self, kind: str, action: Mapping[str, Any], cost: str) -> str:
        return f"{'✗' if action['used'] else ' '} {self.name(kind, action['name'])} ({cost})"


def _space(space: Mapping[str, Any]) -> str:
    """A space for a scholar: its steps, or who stands on it."""
    owner = space["owner"]
    return f"[{space['steps']}]" if owner is None else "[·]" if owner == "neutral" else f"[{letter(owner)}]"


def picture(view: Mapping[str, Any], language: str) -> list[Any]:
    return Picture(view, language).parts()
