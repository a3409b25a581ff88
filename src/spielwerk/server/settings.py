"""What a host can choose; everything has a default that suits one machine."""

import os
from pathlib import Path

from msgspec import Struct, json, structs

VARIABLE = "SPIELWERK_SETTINGS"
"""Worker processes find their settings in this variable of the environment."""


ROOM = 200_000
"""Bytes of a game in memory, measured: its state, and what four audiences saw of its last two positions."""
LEAST_MEMORY = 100


def machine_memory() -> int:
    """Megabytes; 0 where the system does not tell."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 1_000_000
    except (AttributeError, OSError, ValueError):
        return 0


class Settings(Struct, frozen=True, kw_only=True):
    db: str
    """SQLAlchemy's URL of the database."""
    client: str = ""
    """The folder with the built browser client; empty for an API alone."""
    home: bool = False
    """Serves one person's own machine alone: seats that were made here are given back here (home.py)."""
    hosts: tuple[str, ...] = ()
    """Names under which the server is reached; a request for any other is refused. Empty: any name will do."""
    workers: int = 1
    neighbours: str = ""
    """A folder in which workers hand connections over to each other; empty for none."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 180.0
    """How long a bot may think about one turn before its process is ended and a random answer given for it."""
    most_tables: int = 5000
    """Limit of running tables; further ones are refused."""
    idle_days: int = 0
    """Days without an answer after which a running game is closed; 0 for never."""
    log: str = ""
    """The file of the log; empty for the standard error."""
    backup_to: str = ""
    """The folder of backups, scheduled or made from the admin's page; empty for none."""
    backup_every: float = 0.0
    """Hours between two scheduled backups; 0 for none."""
    backup_keep: int = 14
    """Number of newest backups that are kept."""
    most_body: int = 64 * 1024
    rate: float = 50.0
    """Requests per second and address; making a table counts as ten."""
    burst: int = 400
    most_streams: int = 5000
    """Open streams of news per process."""
    most_waiting: int = 200
    """Requests under way at the same time per process; more are sent away, so that those under way are not late."""
    connections_each: int = 240
    """Open connections of one address, per process; this and all that follow: 0 for any number."""
    streams_each: int = 60
    """Open streams of one address, per process."""
    tables_each: int = 60
    """Tables that one address may make in an hour."""
    hints_each: int = 1
    """Hints that one address may wait for at the same time."""
    memory: int = 0
    """Megabytes for the games that each process keeps; any other game is rebuilt when it is needed. 0: an eighth of the
    machine's memory, shared between the workers."""

    @property
    def rooms(self) -> int:
        """Number of games that fit into `memory`."""
        megabytes = self.memory or max(LEAST_MEMORY, machine_memory() // 8 // self.workers)
        return max(1, megabytes * 1_000_000 // ROOM)


def without_shares(settings: Settings) -> Settings:
    """The settings without limits per address."""
    none = {"connections_each": 0, "streams_each": 0, "tables_each": 0, "hints_each": 0}
    return structs.replace(settings, rate=1e6, burst=10**6, **none)


def default_folder() -> Path:
    """Where a player's own games lie."""
    if chosen := os.environ.get("SPIELWERK_HOME"):
        return Path(chosen)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "spielwerk"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "spielwerk"


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = json.encode(settings).decode()


def from_environment() -> Settings:
    return json.decode(os.environ[VARIABLE], type=Settings)
