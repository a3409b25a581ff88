"""What the first page asks of the house besides games and tables."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from spielwerk.server.plain import Sent
from spielwerk.server.wire import Message, TableKeys


class OwnData(Sent):
    """A file of own data as it was written: JSON or TOML, by the end of its name."""

    lines: ClassVar[frozenset[str]] = frozenset({"text"})

    name: Annotated[str, Meta(max_length=255)]
    text: Annotated[str, Meta(max_length=60_000)]


class CheckedData(Struct):
    data: str
    """The value for the option; empty where there are defects."""
    defects: list[str]
    """Everything wrong with it, one sentence each."""
    faults: list[Message]
    """The same as messages of the game's texts; `at` is the place in the file."""


class RecordFile(Sent):
    """A record as `GET …/record` or the command line wrote it."""

    lines: ClassVar[frozenset[str]] = frozenset({"text"})

    text: Annotated[str, Meta(max_length=60_000)]


class Imported(Struct):
    keys: TableKeys | None
    """Of the new table; nothing where there are defects."""
    game: str
    """Whose words the reasons are in; empty where the file does not tell."""
    defects: list[str]
    """What is wrong with it, one sentence each, with the line."""
    reasons: list[Message]
    """Why the rules refuse the answer on that line."""
    faults: list[Message]
    """The defects as messages, with their line or 0; the words are the browser's (`record-…`)."""


class Reach(Struct):
    """Who reaches this server. For who does not ask at home everything is empty: the address they used works."""

    home: bool
    """The asker sits at the server's own machine and may open it."""
    open: bool
    address: str
    """Where links for others begin while it is open."""


class ReachWish(Sent):
    open: bool


class Notice(Sent):
    """What everybody is told, at every table and on the first page: that the server will be away. Browsers say it in
    their own language; the words that may be added to it come in both."""

    at: Annotated[int, Meta(ge=0, lt=2**40)]
    """When it begins, in seconds since 1970; 0 for soon."""
    minutes: Annotated[int, Meta(ge=0, le=10_000)]
    """How long it may take; 0 where nobody knows."""
    de: Annotated[str, Meta(max_length=300)] = ""
    en: Annotated[str, Meta(max_length=300)] = ""


class Told(Struct):
    notice: Notice | None
