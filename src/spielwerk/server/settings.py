"""What a host can choose; everything has a default that suits one machine."""

import os
from pathlib import Path

from msgspec import Struct, json

VARIABLE = "SPIELWERK_SETTINGS"
"""Worker processes find their settings in this variable of the environment."""


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
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 180.0
    """How long a bot may think about one turn before its process is ended and a random answer given for it."""
    most_tables: int = 5000
    """Running tables; a new one beyond that is refused."""
    idle_days: int = 0
    """Days without an answer after which a running game is closed; 0 for never."""
    most_body: int = 64 * 1024
    rate: float = 50.0
    """Requests per second and address; making a table counts as ten."""
    burst: int = 400
    most_streams: int = 5000
    """Open streams of news per process."""
    rooms: int = 512
    """Games kept in memory; any other is rebuilt when it is needed."""


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
