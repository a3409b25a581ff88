"""An account of an Automa's turn, line by line of her card, for the answer to *why this?*"""

from spielwerk.core.choosing import Choice


class Line:
    """One line of a card: what was chosen, and a note (`automa-note-NAME`)."""

    def __init__(self, action: str) -> None:
        self.action = action
        self.choices: list[Choice] = []
        self.notes: list[str] = []


class Telling:
    """A whole turn. Simulations keep none."""

    def __init__(self) -> None:
        self.card = -1
        """The action card; -1 when none was left to draw."""
        self.support = -1
        self.lines: list[Line] = []


def begin_line(told: Telling | None, action: str) -> Line | None:
    if told is None:
        return None
    line = Line(action)
    told.lines.append(line)
    return line


def choices_of(line: Line | None) -> list[Choice] | None:
    return None if line is None else line.choices


def note(line: Line | None, name: str) -> None:
    if line is not None:
        line.notes.append(name)
