"""Servers for tests: in this process on a temporary SQLite file, or as a process of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from spielwerk.server.app import create_app
from spielwerk.server.settings import Settings
from tests.server.api import Api


def settings_in(folder: Path) -> Settings:
    return Settings(db=f"sqlite:///{folder / 'games.db'}", bot_processes=1, rate=1e6, burst=10**6)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


@pytest.fixture
def api(settings: Settings) -> Iterator[Api]:
    with TestClient(create_app(settings)) as client:
        yield Api(client)
