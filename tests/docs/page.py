"""A page of docs/ as the changes that its code blocks are: each has a file in front of it, and where it goes there."""

import re
from pathlib import Path

from spielwerk.build.checkout import ROOT

BLOCK = re.compile(
    r"`(?P<file>[\w./]+)`(?:, (?P<where>below|above) `(?P<anchor>[^`]+)`)?:\n\n```\w+\n(?P<text>.*?)```\n", re.DOTALL
)


class Change:
    """A block: lines below or above the one line that begins with the anchor, else at the end of the file."""

    def __init__(self, file: str, where: str, anchor: str, text: str) -> None:
        self.file = file
        self.where = where
        self.anchor = anchor
        self.text = text

    def apply(self, root: Path) -> None:
        path = root / self.file
        lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
        place = len(lines)
        if self.anchor:
            found = [number for number, line in enumerate(lines) if line.startswith(self.anchor)]
            assert len(found) == 1, f"{self.file} has {len(found)} lines that begin with '{self.anchor}'"
            place = found[0] + (self.where == "below")
        path.write_text("".join([*lines[:place], self.text, *lines[place:]]), "utf-8")


class Page:
    """What a page adds: `kind-name` is the id of the component, `option` deals it to a game."""

    def __init__(self, file: str, game: str, component: str, option: str) -> None:
        self.file = ROOT / "docs" / file
        self.game = game
        self.component = component
        self.option = option
        text = self.file.read_text("utf-8")
        self.lines = text.count("\n")
        self.fences = text.count("```") // 2
        self.changes = [
            Change(found["file"], found["where"] or "", found["anchor"] or "", found["text"])
            for found in BLOCK.finditer(text)
        ]

    @property
    def folder(self) -> str:
        return self.game.replace("-", "_")

    @property
    def name(self) -> str:
        return self.component.partition("-")[2]

    def apply(self, root: Path, without: str = "") -> None:
        """Carry it out, except for changes to files whose path holds `without`."""
        for change in self.changes:
            if not (without and without in change.file):
                change.apply(root)


PAGES = [
    Page("adding-a-tile.md", "age-of-innovation", "palace-18", "palaces"),
    Page("adding-a-faction.md", "age-of-innovation", "faction-tanners", "factions"),
    Page("adding-a-civilization.md", "tapestry", "civilization-potters", "civilizations"),
]
