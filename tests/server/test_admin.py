"""The admin's page: who gets in, what it shows and does, and what everybody else notices of it."""

import asyncio
import logging
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from msgspec import structs
from sqlalchemy import text

from spielwerk.cli import app as command_line
from spielwerk.server.admin import disk
from spielwerk.server.admin.backups import Backups
from spielwerk.server.admin.orders import Orders
from spielwerk.server.app import create_app
from spielwerk.server.archive import restore
from spielwerk.server.data import schema, store
from spielwerk.server.data.database import open_database, writing
from spielwerk.server.data.store import signing_secret
from spielwerk.server.errors import Problem
from spielwerk.server.keys import Signer
from spielwerk.server.settings import Settings
from spielwerk.server.wire import admin as wire_admin
from tests.server.api import Api, error


class Office:
    def __init__(self, client: httpx.Client, key: str) -> None:
        self.client = client
        self.key = key

    def call(self, method: str, path: str = "", **arguments: Any) -> httpx.Response:
        headers = {"Authorization": f"Admin {self.key}"}
        return self.client.request(method, f"/api/admin{path}", headers=headers, **arguments)

    def see(self) -> dict[str, Any]:
        seen = self.call("GET")
        assert seen.status_code == 200, seen.text
        found: dict[str, Any] = seen.json()
        return found


def key_of(capsys: pytest.CaptureFixture[str], db: str, *more: str) -> str:
    capsys.readouterr()
    assert command_line.main(["admin-key", "--db", db, *more]) == 0
    return capsys.readouterr().out.strip().removeprefix("/admin#key=")


@pytest.fixture
def served(settings: Settings, tmp_path: Path) -> Iterator[tuple[TestClient[Any], Settings]]:
    settings = structs.replace(settings, backup_to=str(tmp_path / "backups"), backup_keep=2)
    with TestClient(create_app(settings)) as client:
        yield client, settings


@pytest.fixture
def office(served: tuple[TestClient[Any], Settings], capsys: pytest.CaptureFixture[str]) -> Office:
    client, settings = served
    return Office(client, key_of(capsys, settings.db))


def test_only_the_key_opens_it(office: Office) -> None:
    assert office.see()["running"] == 0
    table = Api(office.client).make("me", "me", "me")
    for wrong in ("", "x", office.key[:-1], office.key + "x", office.key.replace("a0", "h0"), *table.keys):
        for method, path in (("GET", ""), ("GET", "/tables"), ("POST", "/key"), ("DELETE", "/notice")):
            assert error(Office(office.client, wrong).call(method, path)) == (403, "error-not-admin")
    plain = office.client.get("/api/admin", headers={"Authorization": f"Seat {office.key}"})
    assert error(plain) == (403, "error-not-admin")


def test_a_key_is_made_void(
    office: Office, served: tuple[TestClient[Any], Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    new = Office(office.client, office.call("POST", "/key").json()["key"])
    assert error(office.call("GET")) == (403, "error-not-admin")
    assert new.see()
    assert key_of(capsys, served[1].db) == new.key
    newest = key_of(capsys, served[1].db, "--new")
    assert newest != new.key


def test_it_shows_tables_and_load_but_nothing_of_a_hand(office: Office) -> None:
    table = Api(office.client).make("me", "me", "me", seed=3)
    table.look()
    seen = office.see()
    assert (seen["running"], seen["health"], seen["worker"]["process"]) == (1, "ok", os.getpid())
    assert seen["worker"]["answered"]["200"] > 0
    assert seen["addresses"][0]["asked"] > 0
    line = office.call("GET", "/tables").json()
    assert [(one["id"], one["ply"], one["streams"]) for one in line] == [(table.table, 0, 0)]
    assert line[0]["cpu_seconds"] > 0
    assert line[0].keys() == set(wire_admin.TableLoad.__struct_fields__)


def test_it_closes_a_table_and_everybody_keeps_the_record(office: Office) -> None:
    table = Api(office.client).make("me", "me", "me")
    assert office.call("POST", f"/tables/{table.table}/close").status_code == 204
    shown = table.look()
    assert (shown["closed"], shown["notes"][-1]["id"], shown["to_move"]) == ("admin", "note-closed-admin", -1)
    assert table.call("GET", "/record").status_code == 200
    assert office.call("GET", "/tables").json() == []
    assert error(office.call("POST", "/tables/nothing0/close")) == (404, "error-no-table")


def test_a_notice_is_told_to_everybody(office: Office) -> None:
    assert office.client.get("/api/notice").json() == {"notice": None}
    notice = {"at": 1_900_000_000, "minutes": 20, "de": "Neue Fassung", "en": "A new version"}
    assert office.call("PUT", "/notice", json=notice).status_code == 204
    assert office.client.get("/api/notice").json() == {"notice": notice}
    assert office.see()["notice"] == notice
    assert office.call("DELETE", "/notice").status_code == 204
    assert office.client.get("/api/notice").json() == {"notice": None}
    assert office.call("PUT", "/notice", json={**notice, "en": "a\u0000b"}).status_code == 400


def orders(settings: Settings) -> Orders:
    engine = open_database(settings.db)
    with writing(engine) as connection:
        return Orders(engine, Signer(signing_secret(connection)))


def test_banned_networks(settings: Settings) -> None:
    made, other = orders(settings), orders(settings)
    made.ban(wire_admin.BanWish("203.0.113.7", "noise"), "198.51.100.1")
    made.look()
    made.ban(wire_admin.BanWish("2001:db8:1::/48"), "198.51.100.1")
    other.look()
    assert [ban.address for ban in other.bans] == ["203.0.113.7/32", "2001:db8:1::/48"]
    for address, banned in {
        "203.0.113.7": True,
        "203.0.113.8": False,
        "2001:db8:1::99": True,
        "2001:db8:2::99": False,
        "testclient": False,
        "": False,
    }.items():
        assert other.banned(address) == banned
    for address, problem in {
        "198.51.100.0/24": "error-own-address",
        "127.0.0.1": "error-own-address",
        "0.0.0.0/0": "error-own-address",
        "nobody": "error-address",
    }.items():
        with pytest.raises(Problem) as refused:
            made.ban(wire_admin.BanWish(address), "198.51.100.1")
        assert refused.value.id == problem
    other.unban("203.0.113.7/32")
    made.look()
    assert not made.banned("203.0.113.7")


def test_who_is_banned_gets_nothing_but_that(served: tuple[TestClient[Any], Settings], office: Office) -> None:
    transport = httpx.ASGITransport(served[0].app, client=("203.0.113.7", 5))

    def ask(path: str) -> httpx.Response:
        async def asking() -> httpx.Response:
            async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as banned:
                return await banned.get(path)

        return asyncio.run(asking())

    assert ask("/api/notice").status_code == 200
    assert office.call("POST", "/bans", json={"address": "203.0.113.7"}).status_code == 204
    assert error(ask("/api/notice")) == (403, "error-banned")
    assert ask("/healthz").status_code == 200
    assert office.call("DELETE", "/bans", params={"address": "203.0.113.7/32"}).status_code == 204
    assert ask("/api/notice").status_code == 200


def test_warnings_and_errors_are_shown(office: Office) -> None:
    logging.getLogger("spielwerk.server.somewhere").warning("the roof leaks")
    assert office.see()["complaints"][0]["said"] == "the roof leaks"


def test_backups_from_the_page_and_how_many_stay(office: Office, served: tuple[TestClient[Any], Settings]) -> None:
    Api(office.client).make("me", "me", "me")
    folder = Path(served[1].backup_to)
    (folder).mkdir()
    for name in ("spielwerk-20200101T000000Z.backup", "spielwerk-20200102T000000Z.backup", "mine.backup"):
        (folder / name).write_bytes(b"old")
    made = office.call("POST", "/backups").json()
    assert [one["name"] for one in made][1:] == ["spielwerk-20200102T000000Z.backup"]
    assert (folder / "mine.backup").exists()
    assert (folder / made[0]["name"]).stat().st_mode & 0o077 == 0
    assert office.see()["backups"] == made


def test_backups_by_the_clock_and_a_restore_with_the_same_content(settings: Settings, tmp_path: Path) -> None:
    settings = structs.replace(settings, backup_to=str(tmp_path / "kept"), backup_every=1.0)
    with TestClient(create_app(settings)) as client:
        table = Api(client).make("me", "me", "me", seed=5)
        table.answer(table.look(), table.look()["offers"][0]["notation"])
        ended = time.monotonic() + 60
        while not list(Path(settings.backup_to).glob("*.backup")) and time.monotonic() < ended:
            time.sleep(0.05)
    engine = open_database(settings.db)
    backups = Backups(engine, settings.backup_to, settings.backup_every, 14)
    assert len(backups.listed()) == 1
    time.sleep(1.1)
    backups.make()
    newest = tmp_path / "kept" / backups.listed()[0].name
    other = open_database(f"sqlite:///{tmp_path / 'other.db'}")
    assert restore(other, newest) == 1
    for one in schema.metadata.sorted_tables:
        rows = []
        for place in (engine, other):
            with place.connect() as connection:
                rows.append(sorted(repr(row) for row in connection.execute(one.select())))
        assert rows[0] == rows[1], one.name
    assert any(one.name == "answers" for one in schema.metadata.sorted_tables)
    for place in (engine, other):
        place.dispose()


def test_of_several_processes_one_makes_the_backup(settings: Settings, tmp_path: Path) -> None:
    engine = open_database(settings.db)
    processes = [Backups(engine, str(tmp_path), 1.0, 3) for _ in range(3)]
    assert [one._due() for one in processes] == [True, False, False]
    with writing(engine) as connection:
        connection.execute(text("UPDATE settings SET value = '5' WHERE name = 'backup-at'"))
    assert [one._due() for one in processes] == [True, False, False]
    engine.dispose()


def test_health_tells_a_full_disk(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {}
    for free in (10**12, disk.SCARCE - 1, disk.FULL - 1):
        monkeypatch.setattr(disk.Disk, "free", lambda _self, free=free: free)
        answer = office.client.get("/healthz")
        said[answer.json()["status"]] = answer.status_code
    assert said == {"ok": 200, "low": 200, "full": 503}


def test_health_tells_a_database_that_takes_no_writes(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "PROBE", 0.0)
    monkeypatch.setattr(store, "keep_setting", lambda connection, *_: connection.execute(text("no sql")))
    answer = office.client.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "no-writes")
    assert office.see()["health"] == "no-writes"
