"""A game's rules in our own words: chapters in the order of play, each of short paragraphs.

`games/<game>/shown/rules.yaml` lists chapters and paragraphs once for all languages. For each paragraph it names the
entries of coverage.yaml that it covers (`rules`; pages and cases come from them), further `pages`, and the components
it `shows`. A pattern such as `palace-*` matches all fitting ids. The words are in `rules.<language>.md`: `# chapter
Title`, `## paragraph Title`, and below that the text, in which lines that begin with `- ` are a list.
"""

import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

import yaml

import spielwerk

HEAD: Final = re.compile(r"(#{1,2}) ([a-z0-9-]+) (\S.*)")


class BadManual(Exception):
    """Table and words of a manual do not match; the message is a whole sentence."""


class Paragraph:
    def __init__(self, name: str, title: str, text: str, rules: list[str], shows: list[str], pages: list[int]) -> None:
        self.name = name
        self.title = title
        self.text = text
        self.rules = rules
        """Entries of the game's index, or patterns for them."""
        self.shows = shows
        """Components, or patterns for them."""
        self.pages = pages
        """Pages of the rulebook besides those of the rules."""


class Chapter:
    def __init__(self, name: str, title: str, paragraphs: list[Paragraph]) -> None:
        self.name = name
        self.title = title
        self.paragraphs = paragraphs


def folder(game: str) -> Path:
    return Path(spielwerk.__file__).parent / "games" / game.replace("-", "_") / "shown"


def read_manual(folder: Path, language: str) -> list[Chapter]:
    """The manual in one language, empty for a game without one; raises BadManual where table and words name different
    things, or in a different order."""
    if not (folder / "rules.yaml").exists():
        return []
    table: dict[str, dict[str, Mapping[str, Any] | None]] = yaml.safe_load((folder / "rules.yaml").read_text("utf-8"))
    file = folder / f"rules.{language}.md"
    words = _words(file)
    listed = [name for chapter, rows in table.items() for name in (chapter, *rows)]
    if listed != list(words):
        odd = next((pair for pair in zip(listed, words, strict=False) if pair[0] != pair[1]), ("the end", "the end"))
        raise BadManual(f"{file.name}: rules.yaml has '{odd[0]}' where the words have '{odd[1]}'.")
    return [
        Chapter(chapter, words[chapter][0], [_paragraph(name, row or {}, *words[name]) for name, row in rows.items()])
        for chapter, rows in table.items()
    ]


def _paragraph(name: str, row: Mapping[str, Any], title: str, text: str) -> Paragraph:
    if not text:
        raise BadManual(f"The paragraph '{name}' has no text.")
    return Paragraph(
        name, title, text, list(row.get("rules", [])), list(row.get("shows", [])), list(row.get("pages", []))
    )


def _words(file: Path) -> dict[str, tuple[str, str]]:
    """Title and text by name, in order."""
    found: dict[str, tuple[str, str]] = {}
    name = ""
    for line in file.read_text("utf-8").splitlines():
        head = HEAD.fullmatch(line)
        if head is None:
            if name:
                title, text = found[name]
                found[name] = (title, f"{text}\n{line}")
            continue
        name = head[2]
        if name in found:
            raise BadManual(f"{file.name}: '{name}' stands there twice.")
        found[name] = (head[3], "")
    return {name: (title, text.strip()) for name, (title, text) in found.items()}


def named(patterns: Sequence[str], known: Sequence[str]) -> list[str]:
    """The matching ids, in the order of the patterns; each once."""
    found: dict[str, None] = {}
    for pattern in patterns:
        found.update(dict.fromkeys(name for name in known if fnmatchcase(name, pattern)))
    return list(found)
