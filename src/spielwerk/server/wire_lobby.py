"""What the first page asks of the house besides games and tables (see `wire`)."""

from typing import Annotated

from msgspec import Meta, Struct


class OwnData(Struct, forbid_unknown_fields=True):
    """A file of own data as it was written: JSON or TOML, by the end of its name."""

    name: Annotated[str, Meta(max_length=255)]
    text: Annotated[str, Meta(max_length=60_000)]


class CheckedData(Struct):
    data: str
    """The value for the option; empty where there are defects."""
    defects: list[str]
    """Everything wrong with it, one sentence each."""


class Reach(Struct):
    """Who reaches this server. For who does not ask at home everything is empty: the address they used works."""

    home: bool
    """The asker sits at the server's own machine and may open it."""
    open: bool
    address: str
    """Where links for others begin while it is open."""


class ReachWish(Struct, forbid_unknown_fields=True):
    open: bool
