"""What the page of the person who runs the server shows and sends."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spielwerk.server.plain import Sent
from spielwerk.server.wire.lobby import Notice

HealthState = Literal["ok", "low", "full", "no-writes"]
"""Of the database: it takes what it is told, its disk is nearly full, full, or it takes nothing for another reason."""


class Health(Struct):
    status: HealthState
    home: str
    """Which database a machine's own table (`play`) serves, as a fingerprint; empty on any other server."""


class Worker(Struct):
    """The process that answered; others of the same server have figures of their own."""

    process: int
    of: int
    """Processes of the server."""
    since: int
    cpu_seconds: float
    memory: int
    """Bytes at most so far."""
    machine_load: list[float]
    """Processes that want a core: mean of 1, 5 and 15 minutes."""
    cores: int
    streams: int
    bots_thinking: int
    answered: dict[str, int]
    """Requests by their status."""


class Ban(Struct):
    address: str
    """A network; a single address is one of its own."""
    since: int
    why: str


class BanWish(Sent):
    address: Annotated[str, Meta(min_length=2, max_length=60)]
    why: Annotated[str, Meta(max_length=200)] = ""


class Visitor(Struct):
    address: str
    asked: int
    refused: int
    last: int


class Complaint(Struct):
    at: int
    level: str
    said: str


class Backup(Struct):
    name: str
    size: int
    at: int


class Overview(Struct):
    version: str
    engine: str
    database: str
    health: HealthState
    free: int | None
    """Bytes beside the database file; none where it is elsewhere."""
    worker: Worker
    running: int
    finished: int
    most_tables: int
    notice: Notice | None
    bans: list[Ban]
    addresses: list[Visitor]
    """The busiest of this process."""
    complaints: list[Complaint]
    """The newest warnings and errors of this process."""
    backup_folder: str
    backups: list[Backup]


class TableLoad(Struct):
    """A running game as its server sees it: nothing of its position, no key."""

    id: str
    game: str
    names: list[str]
    bots: int
    there: int
    """People who are connected."""
    ply: int
    created: int
    updated: int
    streams: int
    """In this process, as is the computing time."""
    cpu_seconds: float


class AdminKey(Struct):
    key: str
