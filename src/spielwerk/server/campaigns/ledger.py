"""What a server acknowledged, logged outside of it and compared with what it shows after a kill."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal
from uuid import uuid4

from msgspec import Struct, field, json

Act = Literal["answer", "undo", "reset"]
Data = dict[str, Any]


class Change(Struct):
    """A requested change with its idempotency key."""

    act: Act
    notation: str = ""
    name: str = field(default_factory=lambda: uuid4().hex)

    def after(self, standing: Sequence[str], drafted: int) -> list[str]:
        """The standing answers after this change; the last `drafted` of those before it are in the draft."""
        if self.act == "answer":
            return [*standing, self.notation]
        return list(standing[:-1] if self.act == "undo" else standing[: len(standing) - drafted])


class Page(Struct):
    """The part of the ledger that belongs to one table."""

    table: str
    keys: dict[int, str]
    """Secrets by seat, for the seats that the campaign plays."""
    alone: bool
    """Whether the campaign plays all seats of the table."""
    standing: list[str] = field(default_factory=list)
    """The answers of these seats that were acknowledged and not taken back."""
    drafted: int = 0
    """How many of them are in the draft."""
    version: int = 0
    asked: Change | None = None
    """The request in flight: sent and not yet acknowledged."""
    over: bool = False

    def after_asked(self) -> list[str]:
        assert self.asked is not None
        return self.asked.after(self.standing, self.drafted)

    def check(self, shown: Data, standing: Sequence[str]) -> str:
        """What is wrong with what the server shows. Empty if it matches the acknowledged state, or that state plus the
        request in flight."""
        if shown["frozen"] or shown["trouble"]:
            return f"frozen: {shown['trouble']}"
        expected = [(self.standing, self.version)]
        if self.asked is not None:
            expected.append((self.after_asked(), self.version + 1))
        for answers, version in expected:
            if list(standing) == answers and (shown["version"] == version or not self.alone):
                return ""
        return (
            f"acknowledged were {len(self.standing)} answers (version {self.version}, {_end(self.standing)}), "
            f"{f'asked for {self.asked.act} {self.asked.notation}' if self.asked else 'nothing was under way'}; "
            f"there are {len(standing)} (version {shown['version']}, {_end(standing)})"
        )

    def take(self, shown: Data, standing: Sequence[str]) -> None:
        """Make this the acknowledged state."""
        self.standing, self.version = list(standing), shown["version"]
        self.drafted, self.over, self.asked = len(shown["draft"]), shown["over"], None


class Ledger:
    """All pages, with a write-ahead log: each line is in the file before the next request is sent."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("ab", buffering=0)
        self.pages: list[Page] = []

    def open(self, page: Page) -> Page:
        self.pages.append(page)
        self.note("opened", page)
        return page

    def note(self, what: str, page: Page) -> None:
        self._file.write(
            json.encode([what, page.table, page.version, len(page.standing), page.standing[-1:], page.asked]) + b"\n"
        )

    def close(self) -> None:
        self._file.close()


def _end(answers: Sequence[str]) -> str:
    return " / ".join(answers[-3:]) or "none"
