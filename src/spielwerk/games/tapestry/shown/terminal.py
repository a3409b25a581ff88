"""The table in a terminal, from a view: map, tracks, players. Stays interpreted: it prints with rich."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spielwerk.core.naming import letter
from spielwerk.core.texts import Texts, message_id

GAME = "tapestry"
TERRAINS = {"water": "~", "desert": "d", "forest": "f", "grassland": "g", "mountain": "m"}
PIECES = {
    "outpost": "{0}",
    "toppled": "({0})",
    "token": "*{0}",
    "building": "+{0}",
    "toppled-building": "({0})",
    "claim": "+{0}",
    "toppled-claim": "({0})",
    "shared": "={0}",
}
CELL = 9


class Picture:
    """Draws one view in one language."""

    def __init__(self, view: Mapping[str, Any], language: str) -> None:
        self.view = view
        self.texts = Texts(GAME, language)
        self.texts.learn(view["own"]["texts"].get(language, {}))

    def label(self, name: str, **facts: int | str) -> str:
        return self.texts.format(f"picture-{name}", facts)

    def name(self, kind: str, value: str | None) -> str:
        return "–" if value is None else self.texts.format(message_id(kind, value))

    def names(self, kind: str, values: Iterable[str | None]) -> str:
        return ", ".join(self.name(kind, value) for value in values) or "–"

    def parts(self) -> list[Any]:
        return [self.title(), self.map(), self.tracks(), self.supply(), *self.stand_ins(), Columns(self.players())]

    def title(self) -> Text:
        turn = self.view["turn"]
        return Text(self.label("title", n=self.view["round"], seat=letter(turn) if turn >= 0 else "–"), style="bold")

    def map(self) -> Table:
        """A column of hexes as a column of cells, each column shifted by half a cell against its neighbour."""
        hexes = self.view["map"]["hexes"]
        columns = sorted({cell["q"] for cell in hexes})
        table = Table.grid(padding=(0, 1))
        for _ in columns:
            table.add_column(width=CELL)
        heights = {(cell["q"], 2 * cell["r"] + cell["q"]): cell for cell in hexes}
        for height in sorted({height for _, height in heights}):
            table.add_row(*(self.hex(heights.get((column, height))) for column in columns))
        return table

    def hex(self, cell: Mapping[str, Any] | None) -> str:
        if cell is None:
            return ""
        if not cell["explored"]:
            return f"{cell['hex']} ."
        land = "".join(TERRAINS[name] for name in cell["terrains"] if name != "water") or TERRAINS["water"]
        pieces = "".join(PIECES.get(row["piece"], "#{0}").format(letter(row["seat"])) for row in cell["pieces"])
        return f"{cell['hex']} {land} {pieces}"

    def tracks(self) -> Table:
        table = Table(title=self.label("tracks"))
        table.add_column("")
        for player in self.view["players"]:
            table.add_column(letter(player["seat"]), justify="right")
        for track in self.view["tracks"]:
            name = track["name"]
            table.add_row(self.name("track", name), *(self.markers(player, name) for player in self.view["players"]))
        return table

    def markers(self, player: Mapping[str, Any], track: str) -> str:
        return " ".join(str(mark["space"]) for mark in player["markers"] if mark["track"] == track)

    def supply(self) -> Text:
        left = self.view["left"]
        cards = self.names("tech", self.view["display"])
        lines = [self.label("supply", cards=cards, tapestry=left["tapestry"], tiles=left["tiles"])]
        if self.view["gallery"]:
            lines.append(self.label("gallery", cards=self.names("masterpiece", self.view["gallery"])))
        return Text("\n".join(lines))

    def stand_ins(self) -> list[Text]:
        """A note for games with stand-ins."""
        sets = ", ".join(self.texts.format(f"option-sets-{name}") for name in self.view["stand_ins"])
        return [Text(self.label("stand-ins", sets=sets), style="italic")] if sets else []

    def players(self) -> list[Panel]:
        return [Panel(self.player(player), title=letter(player["seat"])) for player in self.view["players"]]

    def player(self, player: Mapping[str, Any]) -> Text:
        amounts = ", ".join(f"{n} {self.name('material', name)}" for name, n in player["resources"].items())
        civilizations = self.names("civilization", (row["name"] for row in player["civilizations"]))
        lines = [
            self.label("points", n=player["vp"], era=player["era"]),
            amounts,
            self.label("civilizations", names=civilizations),
            self.label("cards", n=player["cards"], names=self.names("tapestry", player["hand"] or [])),
            self.label("techs", names=self.names("tech", [card for row in player["techs"] for card in row])),
            self.label("landmarks", names=self.names("landmark", player["landmarks"])),
            *self.landmark_cards(player),
            *self.arts(player),
            *player["city"]["rows"],
        ]
        return Text("\n".join(lines))

    def landmark_cards(self, player: Mapping[str, Any]) -> list[str]:
        """Landmark cards, if there are any, with how far their conditions are met."""
        rows = [
            f"{self.name('landmark-card', row['name'])} ({row['have']}/{row['needs']})"
            for row in player["landmark_cards"]
        ]
        return [self.label("landmark-cards", names=", ".join(rows))] if rows else []

    def arts(self, player: Mapping[str, Any]) -> list[str]:
        """Masterpieces and inspiration, if there are any."""
        pieces = self.names("masterpiece", [row["name"] for row in player["masterpieces"] if not row["turned_over"]])
        rows = [("masterpieces", player["masterpieces"], pieces)]
        rows.append(("inspired", player["inspired"], self.names("inspiration", player["inspired"])))
        return [self.label(label, names=names) for label, there, names in rows if there]


def picture(view: Mapping[str, Any], language: str) -> list[Any]:
    return Picture(view, language).parts()
