"""Snapshots save time and nothing else: one that is not sound is rebuilt from the record."""

import gzip
import json
import logging
import random
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from spielwerk.games import game
from spielwerk.server.app import create_app
from spielwerk.server.archive import backup, restore
from spielwerk.server.data import schema, snapshots
from spielwerk.server.data.database import open_database, writing
from spielwerk.server.settings import Settings
from tests.server.api import GAME, Api, Seated
from tests.server.conftest import settings_in, to_first_schema

ANEW = "is rebuilt from the record"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Seated, dict[str, Any]]:
    """A game with two snapshots behind it, on a server that has ended."""
    rng = random.Random(3)
    settings = settings_in(tmp_path_factory.mktemp("base"))
    with TestClient(create_app(settings)) as client:
        seated = Api(client).make("me", "me", "me", seed=7)
        table = seated.look()
        while table["ply"] < 105:
            table = seated.play(table, rng)
    return Path(settings.db.removeprefix("sqlite:///")), seated, table


@pytest.fixture
def played(base: tuple[Path, Seated, dict[str, Any]], tmp_path: Path) -> tuple[Seated, dict[str, Any]]:
    file, seated, table = base
    shutil.copy(file, tmp_path / "games.db")
    return seated, table


def stored(settings: Settings) -> Sequence[Any]:
    engine = open_database(settings.db)
    of = schema.snapshots.c
    with engine.connect() as connection:
        rows = connection.execute(select(of.ply, of.position, of.digest).order_by(of.ply)).all()
    engine.dispose()
    return rows


def change(settings: Settings, ply: int, **values: str) -> None:
    engine = open_database(settings.db)
    with writing(engine) as connection:
        connection.execute(update(schema.snapshots).where(schema.snapshots.c.ply == ply).values(**values))
    engine.dispose()


def looks_the_same_and_goes_on(seated: Seated, table: dict[str, Any], settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        shown = again.look()
        assert (shown["view"], shown["offers"], shown["frozen"]) == (table["view"], table["offers"], False)
        again.play(shown, random.Random(1))


def richer(position: str) -> str:
    """Somebody has more coins and points than the game gave."""
    found = json.loads(position)
    found["players"][0]["coins"] += 3
    found["players"][0]["tally"]["start"] += 3
    found["players"][0]["vp"] += 3
    return json.dumps(found, separators=(",", ":"))


def test_a_damaged_snapshot_is_made_anew(
    played: tuple[Seated, dict[str, Any]], settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    seated, table = played
    first, last = stored(settings)
    change(settings, last.ply, position=richer(last.position))
    looks_the_same_and_goes_on(seated, table, settings)
    assert ANEW in caplog.text
    # The sound one before it was a long way back: there is a new one, and nobody complains again.
    assert [row.ply for row in stored(settings)] == [first.ply, last.ply, table["ply"]]
    caplog.clear()
    with TestClient(create_app(settings)) as client:
        Seated(client, seated.table, seated.keys).look()
    assert ANEW not in caplog.text


def test_a_snapshot_that_means_something_else_is_made_anew(
    played: tuple[Seated, dict[str, Any]], settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """A position whose text is whole but which this engine reads as another question, other answers or other points."""
    seated, table = played
    last = stored(settings)[-1]
    means = snapshots.take(game(GAME), last.ply, game(GAME).load(json.loads(last.position)))
    says = snapshots.take(game(GAME), last.ply, game(GAME).load(json.loads(richer(last.position))))
    digest = says.digest.replace(says.digest[-16:], means.digest[-16:])
    assert says.digest != digest, "the change must show in what is asked, offered or counted"
    change(settings, last.ply, position=says.position, digest=digest)
    looks_the_same_and_goes_on(seated, table, settings)
    assert ANEW in caplog.text


def test_a_snapshot_from_which_the_record_does_not_go_on_is_no_changed_engine(
    played: tuple[Seated, dict[str, Any]], settings: Settings
) -> None:
    """Sound in itself, but of another moment: the game is replayed whole instead of being frozen."""
    seated, table = played
    first, last = stored(settings)
    change(settings, last.ply, position=first.position, digest=first.digest)
    looks_the_same_and_goes_on(seated, table, settings)


def test_snapshots_of_an_old_database_are_made_anew(
    played: tuple[Seated, dict[str, Any]], settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    seated, table = played
    last = stored(settings)[-1]
    change(settings, last.ply, position=richer(last.position))
    to_first_schema(settings)
    with caplog.at_level(logging.WARNING):
        looks_the_same_and_goes_on(seated, table, settings)
    assert ANEW in caplog.text
    assert [bool(row.digest) for row in stored(settings)] == [False, False, True]
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, [])
        middle = again.call("GET", "/replay/60").json()
    assert middle["ply"] == 60
    assert [row.ply for row in stored(settings) if row.digest] == [60, table["ply"]]


def test_a_backup_of_the_first_schema_can_still_be_restored(
    played: tuple[Seated, dict[str, Any]], settings: Settings, tmp_path: Path
) -> None:
    seated, table = played
    new, old = tmp_path / "new.backup", tmp_path / "old.backup"
    engine = open_database(settings.db)
    backup(engine, new)
    engine.dispose()
    lines = [json.loads(line) for line in gzip.decompress(new.read_bytes()).splitlines()]
    lines[0]["revision"] = "0001"
    for _, row in lines[1:]:
        row.pop("home", None)
        if "position" in row:
            del row["digest"]
    old.write_bytes(gzip.compress("\n".join(json.dumps(line) for line in lines).encode()))
    other = Settings(db=f"sqlite:///{tmp_path / 'other.db'}")
    engine = open_database(other.db)
    assert restore(engine, old) == 1
    engine.dispose()
    looks_the_same_and_goes_on(seated, table, other)
