"""Servers for tests: in this process on a temporary SQLite file, or as a process of their own."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from litestar.testing import TestClient
from sqlalchemy import text

from spielwerk.server.app import create_app
from spielwerk.server.campaigns.postgres import cluster
from spielwerk.server.data import migrations
from spielwerk.server.data.database import open_database, writing
from spielwerk.server.settings import Settings
from tests.requires import require
from tests.server.api import Api


def settings_in(folder: Path) -> Settings:
    return Settings(db=f"sqlite:///{folder / 'games.db'}", bot_processes=1, rate=1e6, burst=10**6, tables_each=0)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """For tests that start servers of their own."""
    return settings_in(tmp_path)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """One server for the tests of a module; each makes its own tables."""
    settings = settings_in(tmp_path_factory.mktemp("server"))
    with TestClient(create_app(settings)) as client:
        yield Api(client, settings)


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A PostgreSQL of our own; the URL of a database in it."""
    with cluster(require("postgres")) as found:
        yield found.url


def to_first_schema(settings: Settings) -> None:
    """What the version before this one left behind."""
    engine = open_database(settings.db)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with writing(engine) as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        columns = connection.execute(text("SELECT name FROM pragma_table_info('snapshots')")).scalars().all()
    engine.dispose()
    assert columns == ["table_id", "ply", "engine", "position"]


@pytest.fixture(autouse=True)
def _no_running_loop() -> Iterator[None]:
    """Playwright keeps a loop running in a process that has run browser tests; servers and campaigns begin one."""
    running = asyncio.events._get_running_loop()
    asyncio.events._set_running_loop(None)
    yield
    asyncio.events._set_running_loop(running)
