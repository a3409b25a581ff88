"""Backups, records in and out, and what happens to stored games when the engine changes."""

import gzip
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.testing import TestClient
from msgspec import json
from sqlalchemy import text, update

from spielwerk.cli import app as command_line
from spielwerk.games import game
from spielwerk.server.app import create_app
from spielwerk.server.data import schema
from spielwerk.server.data.database import BadDatabase, open_database, writing
from spielwerk.server.data.store import every_table, find_table
from spielwerk.server.settings import Settings
from tests.contract.box import DRAWN_KINDS, interpreted, one_more
from tests.server.api import GAME, Api, Seated, error
from tests.server.conftest import settings_in, to_first_schema

NEW = ("drawn", "seed_origin", "seed_chooser", "host_generation", "patience", "closed", "left", "closing")
"""Columns that the first schema did not have."""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Seated, dict[str, Any]]:
    """A game in the middle, with something in the draft, on a server that has ended."""
    rng = random.Random(1)
    settings = settings_in(tmp_path_factory.mktemp("base"))
    with TestClient(create_app(settings)) as client:
        seated = Api(client).make("me", "me", "me", seed=12)
        table = seated.look()
        while table["ply"] < 60 or not table["draft"]:
            table = seated.play(table, rng)
    return Path(settings.db.removeprefix("sqlite:///")), seated, table


@pytest.fixture
def played(base: tuple[Path, Seated, dict[str, Any]], tmp_path: Path) -> tuple[Seated, dict[str, Any]]:
    file, seated, table = base
    shutil.copy(file, tmp_path / "games.db")
    return seated, table


def without_presence(table: dict[str, Any]) -> dict[str, Any]:
    return {**table, "seats": [{**seat, "connected": False} for seat in table["seats"]]}


def as_before(table: dict[str, Any]) -> dict[str, Any]:
    """Without what the first schema did not know: where the seed came from, and notes."""
    return {**without_presence(table), "seal": None, "notes": []}


def run(*arguments: str) -> int:
    return command_line.main(list(arguments))


def test_a_backup_moves_everything_to_another_database(
    played: tuple[Seated, dict[str, Any]], settings: Settings, tmp_path: Path
) -> None:
    seated, table = played
    file, other = str(tmp_path / "all.backup"), f"sqlite:///{tmp_path / 'other.db'}"
    assert run("backup", file, "--db", settings.db) == 0
    assert run("restore", file, "--db", other) == 0
    with TestClient(create_app(Settings(db=other))) as client:
        again = Seated(client, seated.table, seated.keys).look()
    assert without_presence(again) == without_presence(table)
    assert run("restore", file, "--db", other) == 2


def test_a_backup_moves_from_sqlite_to_postgres_and_back(
    played: tuple[Seated, dict[str, Any]], settings: Settings, tmp_path: Path, database: str
) -> None:
    seated, table = played
    engine = open_database(database)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("CREATE DATABASE moved"))
    engine.dispose()
    moved, back = database.replace("/postgres?", "/moved?"), f"sqlite:///{tmp_path / 'back.db'}"
    files = [str(tmp_path / name) for name in ("there", "back")]
    assert run("backup", files[0], "--db", settings.db) == 0
    assert run("restore", files[0], "--db", moved) == 0
    assert run("upgrade-check", "--db", moved) == 0
    assert run("serve", "--check", "--db", moved) == 0
    assert run("backup", files[1], "--db", moved) == 0
    assert run("restore", files[1], "--db", back) == 0
    with TestClient(create_app(Settings(db=back))) as client:
        again = Seated(client, seated.table, seated.keys).look()
    assert without_presence(again) == without_presence(table)


@pytest.mark.parametrize("content", [b"", b"nothing", b'{"format": "other"}'])
def test_a_file_that_is_no_backup(
    settings: Settings, tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd"
    file.write_bytes(content)
    assert run("restore", str(file), "--db", settings.db) == 2
    assert str(file) in capsys.readouterr().err


def test_a_record_goes_out_and_comes_back_as_a_table(
    played: tuple[Seated, dict[str, Any]], settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seated, table = played
    assert run("export", str(tmp_path / "records"), seated.table, "--db", settings.db) == 0
    file = tmp_path / "records" / f"{GAME}-{seated.table}.txt"
    capsys.readouterr()
    assert run("import", str(file), "--db", settings.db) == 0
    said = capsys.readouterr().out
    invitation = said.split("  A: /t/")[1].split("#invitation=")[1].split()[0]
    with TestClient(create_app(settings)) as client:
        new = Seated(client, said.split("Table ")[1].split(".")[0], [invitation])
        assert new.call("POST", "/seats/0/claim", json={}).status_code == 201
        old = Seated(client, seated.table, [])
        entries = [[(e["notation"], e["events"]) for e in one.look()["log"]] for one in (new, old)]
        assert entries[0] == entries[1]
        assert new.with_keys().look()["view"] == old.look()["view"]
    file.write_text(file.read_text("utf-8").replace(table["log"][3]["notation"], "end", 1), "utf-8")
    assert run("import", str(file), "--db", settings.db) == 2
    assert "Line " in capsys.readouterr().err


def change_answer(settings: Settings, table: str, ply: int, **changes: object) -> None:
    engine = open_database(settings.db)
    where = (schema.answers.c.table_id == table, schema.answers.c.ply == ply)
    with writing(engine) as connection:
        connection.execute(update(schema.answers).where(*where).values(**changes))
    engine.dispose()


def test_upgrade_check_tells_identical_different_and_broken(
    played: tuple[Seated, dict[str, Any]], settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    seated, table = played
    assert run("upgrade-check", "--db", settings.db) == 0
    assert "1 identical, 0 not" in capsys.readouterr().out
    change_answer(settings, seated.table, 40, digest="0" * 16)
    assert run("upgrade-check", "--json", "--db", settings.db) == 1
    assert '"result":"different","ply":40' in capsys.readouterr().out
    change_answer(settings, seated.table, 30, notation="end")
    assert run("upgrade-check", "--json", "--db", settings.db) == 1
    assert '"result":"broken","ply":30' in capsys.readouterr().out
    assert table["ply"] > 40


def change_table(settings: Settings, table: str, **changes: object) -> None:
    engine = open_database(settings.db)
    with writing(engine) as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**changes))
    engine.dispose()


@interpreted
def test_a_game_goes_on_when_the_box_has_one_more_of_everything(
    played: tuple[Seated, dict[str, Any]], settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seated, table = played
    monkeypatch.setattr(game(GAME), "engine", game(GAME).engine + 1)
    for kind in DRAWN_KINDS[GAME]:
        one_more(monkeypatch, GAME, kind)
    assert run("upgrade-check", "--db", settings.db) == 0
    assert run("export", str(tmp_path / "records"), seated.table, "--db", settings.db) == 0
    assert run("import", str(tmp_path / "records" / f"{GAME}-{seated.table}.txt"), "--db", settings.db) == 0
    with TestClient(create_app(settings)) as client:
        shown = Seated(client, seated.table, seated.keys).look()
        assert (shown["frozen"], shown["view"], shown["draft"]) == (False, table["view"], table["draft"])
        seen = client.get(f"/api/tables/{seated.table}/replay/0").json()
    first = game(GAME).new(12, {"players": 3}, drawn_of(settings, seated.table))
    assert seen["view"] == game(GAME).view(first, -1)


def drawn_of(settings: Settings, table: str) -> dict[str, list[str]]:
    engine = open_database(settings.db)
    with engine.connect() as connection:
        row = find_table(connection, table)
    engine.dispose()
    assert row is not None
    return row.drawn


def test_a_game_from_before_draws_from_its_seed_as_ever(
    played: tuple[Seated, dict[str, Any]], settings: Settings, tmp_path: Path
) -> None:
    seated, table = played
    drawn = drawn_of(settings, seated.table)
    assert drawn == game(GAME).draw(12, game(GAME).checked({"players": 3}))
    change_table(settings, seated.table, drawn="{}")
    assert run("upgrade-check", "--db", settings.db) == 0
    with TestClient(create_app(settings)) as client:
        assert Seated(client, seated.table, seated.keys).look()["view"] == table["view"]
    assert run("export", str(tmp_path / "records"), seated.table, "--db", settings.db) == 0
    file = tmp_path / "records" / f"{GAME}-{seated.table}.txt"
    assert file.read_text("utf-8").startswith("spielwerk record 1\n")
    assert run("import", str(file), "--db", settings.db) == 0
    engine = open_database(settings.db)
    with engine.connect() as connection:
        rows = {row.id: row.drawn for row in every_table(connection)}
    engine.dispose()
    assert rows.pop(seated.table) == {}
    assert list(rows.values()) == [drawn]


def test_a_database_from_before_is_brought_up_to_date(
    played: tuple[Seated, dict[str, Any]], settings: Settings
) -> None:
    seated, table = played
    to_first_schema(settings)
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        assert as_before(again.look()) == as_before(table)
        again.play(again.look(), random.Random(1))
    assert drawn_of(settings, seated.table) == {}


def test_a_backup_from_before_is_restored(
    played: tuple[Seated, dict[str, Any]], settings: Settings, tmp_path: Path
) -> None:
    seated, table = played
    file, other = tmp_path / "old.backup", f"sqlite:///{tmp_path / 'other.db'}"
    assert run("backup", str(file), "--db", settings.db) == 0
    header, *rows = (json.decode(line) for line in gzip.decompress(file.read_bytes()).splitlines())
    header["revision"] = "0001"
    rows = [(name, row) for name, row in rows if name != "notes"]
    for _, row in rows:
        for column in NEW:
            row.pop(column, None)
    file.write_bytes(gzip.compress(b"".join(json.encode(line) + b"\n" for line in [header, *rows])))
    assert run("restore", str(file), "--db", other) == 0
    with TestClient(create_app(Settings(db=other))) as client:
        again = Seated(client, seated.table, seated.keys).look()
    assert as_before(again) == as_before(table)


def test_a_game_that_a_new_engine_plays_alike_goes_on(
    played: tuple[Seated, dict[str, Any]], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, table = played
    monkeypatch.setattr(game(GAME), "engine", game(GAME).engine + 1)
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        shown = again.look()
        assert shown["engine"] == table["engine"] + 1
        assert (shown["frozen"], shown["view"], shown["draft"]) == (False, table["view"], table["draft"])
        again.play(shown, random.Random(1))


def test_a_game_that_a_new_engine_plays_differently_is_frozen_and_untouched(
    played: tuple[Seated, dict[str, Any]], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, table = played
    change_answer(settings, seated.table, 40, digest="0" * 16)
    monkeypatch.setattr(game(GAME), "engine", game(GAME).engine + 1)
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        shown = again.look()
        assert (shown["frozen"], shown["engine"], shown["ply"]) == (True, table["engine"], table["ply"])
        assert shown["offers"] == []
        assert error(again.try_answer(shown["version"], "end")) == (409, "error-engine")
        assert shown["log"] == table["log"]
        assert again.call("GET", "/replay/40").status_code == 200
        for ply in (41, table["ply"]):
            assert error(again.call("GET", f"/replay/{ply}")) == (409, "error-engine")


def test_the_migrations_make_the_schema(settings: Settings) -> None:
    engine = open_database(settings.db)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


@pytest.mark.parametrize(
    "db", ["mysql://here/db", "sqlite://", "sqlite://///", "postgresql://nobody@127.0.0.1:1/none", "://"]
)
def test_a_database_that_cannot_be_used_is_a_sentence(db: str) -> None:
    with pytest.raises(BadDatabase) as problem:
        open_database(db)
    assert str(problem.value).endswith((".", "?")) or ":" in str(problem.value)


def test_sqlite_with_several_workers_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = f"sqlite:///{tmp_path / 'games.db'}"
    assert run("serve", "--no-client", "--port", "0", "--db", db, "--workers", "2") == 2
    assert "SQLite serves one process only" in capsys.readouterr().err
