"""The log says what happened, for good: a row reads alike at its time, later, after a restart and at the end."""

import gzip
import random
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import json
from sqlalchemy import text, update

from spielwerk.cli import app as command_line
from spielwerk.games import game, names
from spielwerk.server.app import create_app
from spielwerk.server.data import schema
from spielwerk.server.data.database import open_database, writing
from spielwerk.server.settings import Settings
from tests.server.api import IDLE, Api, Seated
from tests.server.conftest import settings_in
from tests.server.tables.test_automatic import wait_for_me

EXPANSIONS = ["arts-and-architecture", "plans-and-ploys", "fantasies-and-futures"]
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("age-of-innovation", 2, {}),
    ("terra-nova", 2, {"two_players": "treasure-digger"}),
    ("tapestry", 2, {}),
]
MORE_TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("age-of-innovation", 3, {"setup": "draft", "side": "1-3"}),
    ("age-of-innovation", 4, {"rules": "1.2"}),
    ("terra-nova", 3, {"setup": "first-game"}),
    ("terra-nova", 4, {"turn_order": "pass-order"}),
    ("tapestry", 3, {"sets": EXPANSIONS}),
]

Row = dict[str, Any]


def log(seated: Seated, viewer: int, since: int = 0) -> list[Row]:
    answer = seated.call("GET", "/log", params={"since": since, "as": viewer})
    assert answer.status_code == 200, answer.text
    rows: list[Row] = answer.json()
    return rows


def words(rows: Sequence[Row]) -> list[tuple[str, Row]]:
    return [(row["id"], row["args"]) for row in rows]


def choose(table: Row, rng: random.Random) -> Row:
    """An offer that does something, mostly."""
    single = [offer for offer in table["offers"] if not offer["then"]]
    lively = [offer for offer in single if offer["role"] not in (*IDLE, "next-round") or rng.random() < 0.03]
    offer: Row = rng.choice(lively or single)
    return offer


def play(seated: Seated, readers: Sequence[int], rng: random.Random, plies: int = 10**6) -> dict[int, list[Row]]:
    """The rows of every reader as they were when they came; whoever answers reads what was offered, drafts included."""
    told: dict[int, list[Row]] = {reader: [] for reader in readers}
    table = seated.look()
    given: list[Row] = []
    while not table["over"] and table["ply"] < plies:
        ply, seat = table["ply"], table["to_move"]
        given.append(choose(table, rng))
        table = seated.answer(table, given[-1]["notation"])
        if table["ply"] > ply:
            for reader in readers:
                told[reader] += log(seated, reader, ply)
            assert words(told[seat][ply:]) == words(given)
            given = []
        assert words(table["draft"]) == words(given)
    return told


def reads_alike(settings: Settings, name: str, players: int, options: dict[str, object]) -> None:
    readers = range(-1, players)
    with TestClient(create_app(settings)) as client:
        seated = Api(client).make(*["me"] * players, game=name, options=options, seed=5)
        told = play(seated, readers, random.Random(players))
        at_the_end = {reader: log(seated, reader) for reader in readers}
    for reader in readers:
        for row, later in zip(told[reader], at_the_end[reader], strict=True):
            assert later == row
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        for reader in readers:
            assert json.encode(log(again, reader)) == json.encode(at_the_end[reader])


def test_every_game_is_among_the_tables() -> None:
    assert [name for name, _, _ in TABLES] == list(names())


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_a_row_reads_alike_at_its_time_at_the_end_and_after_a_restart(
    settings: Settings, name: str, players: int, options: dict[str, object]
) -> None:
    reads_alike(settings, name, players, options)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players", "options"), MORE_TABLES, ids=str)
def test_a_row_reads_alike_with_other_options(
    settings: Settings, name: str, players: int, options: dict[str, object]
) -> None:
    reads_alike(settings, name, players, options)


@pytest.mark.parametrize("name", names())
def test_answers_of_bots_are_told_once_and_for_all(settings: Settings, name: str) -> None:
    rng = random.Random(3)
    told: list[Row] = []
    with TestClient(create_app(settings)) as client:
        seated = Api(client).make("me", "bot:easy", game=name, seed=2)
        table = wait_for_me(seated)
        while table["ply"] < 60 and not table["over"]:
            told += seated.whole(table)["log"][len(told) :]
            seated.answer(table, choose(table, rng)["notation"])
            table = wait_for_me(seated)
        told += seated.whole(table)["log"][len(told) :]
    assert {row["by"] for row in told} == {"player", "bot"}
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        assert again.whole(again.look())["log"][: len(told)] == told


# Games from before answers were stored with their text


Old = tuple[Seated, dict[int, list[Row]]]
"""A game in the middle, with rows that have no text, and its log as it should be for each reader."""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Old]:
    settings = settings_in(tmp_path_factory.mktemp("base"))
    with TestClient(create_app(settings)) as client:
        seated = Api(client).make("me", "me", "me", game="terra-nova", seed=4)
        told = play(seated, range(-1, 3), random.Random(4), 120)
    change(settings, said=None)
    return Path(settings.db.removeprefix("sqlite:///")), (seated, told)


@pytest.fixture
def old(base: tuple[Path, Old], tmp_path: Path) -> Old:
    file, played = base
    shutil.copy(file, tmp_path / "games.db")
    return played


def change(settings: Settings, ply: int = -1, **changes: object) -> None:
    """Of one answer, or of all."""
    engine = open_database(settings.db)
    with writing(engine) as connection:
        where = [schema.answers.c.ply == ply] if ply >= 0 else []
        connection.execute(update(schema.answers).where(*where).values(**changes))
    engine.dispose()


def test_an_old_game_is_told_from_its_own_positions(settings: Settings, old: Old) -> None:
    seated, told = old
    for _ in range(2):
        with TestClient(create_app(settings)) as client:
            again = Seated(client, seated.table, seated.keys)
            for reader, rows in told.items():
                assert log(again, reader) == rows
    engine = open_database(settings.db)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM answers WHERE said IS NULL")) == 0
    engine.dispose()


def test_an_old_game_that_is_played_otherwise_now_is_told_as_it_was_written(
    settings: Settings, old: Old, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer that leads elsewhere was given in a position that is still the same."""
    seated, told = old
    change(settings, 70, digest="0" * 16)
    monkeypatch.setattr(game("terra-nova"), "engine", game("terra-nova").engine + 1)
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        assert again.look()["frozen"]
        rows = log(again, -1)
    assert rows[:71] == told[-1][:71]
    for row, was in zip(rows[71:], told[-1][71:], strict=True):
        assert (row["id"], row["args"]) == ("move-as-written", {"notation": was["notation"]})
        assert (row["notation"], row["events"]) == (was["notation"], was["events"])


def test_a_backup_from_before_is_restored_and_told(settings: Settings, old: Old, tmp_path: Path) -> None:
    seated, told = old
    file, other = tmp_path / "all.backup", f"sqlite:///{tmp_path / 'other.db'}"
    assert command_line.main(["backup", str(file), "--db", settings.db]) == 0
    header, *rows = [json.decode(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    for name, row in rows:
        if name == "answers":
            assert row.pop("said") is None
    file.write_bytes(gzip.compress(b"\n".join(json.encode(row) for row in ({**header, "revision": "0001"}, *rows))))
    assert command_line.main(["restore", str(file), "--db", other]) == 0
    with TestClient(create_app(Settings(db=other))) as client:
        assert log(Seated(client, seated.table, seated.keys), 0) == told[0]


def test_an_answer_that_a_reader_may_not_see_stays_in_its_public_form(settings: Settings) -> None:
    """Also where it is told anew."""
    with TestClient(create_app(settings)) as client:
        seated = Api(client).make(
            "me", "me", game="tapestry", options={"sets": EXPANSIONS, "unknown": "leave-out"}, seed=1
        )
        told = play(seated, range(-1, 2), random.Random(1), 150)
    change(settings, said=None)
    hidden = [row["ply"] for row in told[-1] if not row["id"]]
    assert hidden
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        for reader, rows in told.items():
            assert log(again, reader) == rows
            for ply in hidden:
                own = rows[ply]["seat"] == reader
                assert bool(rows[ply]["id"]) == bool(rows[ply]["args"]) == own
