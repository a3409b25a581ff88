"""Games of an older engine under a newer one. The older one is this program with another revision number and a rule
that is not that of today, and plays its games itself."""

import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import json
from sqlalchemy import Engine, delete, func, select, text

from spielwerk.cli import app as command_line
from spielwerk.games import game
from spielwerk.games.terra_nova.rules import scoring, sequence
from spielwerk.games.terra_nova.rules.gains import gain_money
from spielwerk.server.app import create_app
from spielwerk.server.data import schema
from spielwerk.server.data.database import open_database, url_of, writing
from spielwerk.server.settings import Settings
from spielwerk.server.tables.differences import compare
from tests.contract.box import interpreted
from tests.server.api import Api, Seated, error
from tests.server.conftest import settings_in, to_first_schema

NAME = "terra-nova"
SEATS = 3
AUDIENCES = range(-1, SEATS)
Shown = dict[str, Any]


def richer(patch: pytest.MonkeyPatch) -> None:
    """Incomes were higher: some answers cannot be paid for any more."""
    patch.setattr(sequence, "gain_money", lambda s, p, n, source: gain_money(s, p, n + 3, source))


def scored_otherwise(patch: pytest.MonkeyPatch) -> None:
    """The area brought other points: everything plays to the last answer, which leads to other scores."""
    patch.setattr(scoring, "AREA_POINTS", (18, 11, 5))


def other_option(patch: pytest.MonkeyPatch) -> None:
    """There was an option that is gone: not even the set-up can be made."""
    its_game = game(NAME)
    gone = copy(next(option for option in its_game.options if not option.setup and option.name != "players"))
    gone.name = "house-rule"
    patch.setattr(its_game, "options", [*its_game.options, gone])


CHANGES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "richer": richer,
    "scored": scored_otherwise,
    "option": other_option,
}


class Before:
    """What the older engine left behind, and what it showed."""

    def __init__(self, file: Path, over: Seated, running: Seated) -> None:
        self.file = file
        self.over = over
        self.running = running
        self.shown: dict[str, Any] = {}


def everything(seated: Seated) -> dict[str, Any]:
    """All that can be asked of a game that is over, of all eyes."""
    plies = seated.look()["ply"]
    said: dict[str, Any] = {}
    for viewer in AUDIENCES:
        table = seated.whole(seated.look(**{"as": viewer}))
        said[f"table {viewer}"] = {**table, "seats": [{**seat, "connected": True} for seat in table["seats"]]}
        for ply in [*range(0, plies, 9), plies - 1, plies]:
            said[f"replay {viewer} {ply}"] = seated.call("GET", f"/replay/{ply}", params={"as": viewer}).json()
    for what in ("/story", "/proof", "/record"):
        answer = seated.call("GET", what)
        assert answer.status_code == 200, (what, answer.text)
        said[what] = answer.text if what == "/record" else answer.json()
    return said


def count(db: Engine, what: Any) -> int:
    with db.connect() as connection:
        return connection.scalar(select(func.count()).select_from(what)) or 0


@pytest.fixture(scope="module", params=sorted(CHANGES))
def before(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Before]:
    settings = settings_in(tmp_path_factory.mktemp(str(request.param)))
    rng = random.Random(4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game(NAME), "engine", game(NAME).engine - 1)
        CHANGES[request.param](patch)
        with TestClient(create_app(settings)) as client:
            over, running = [Api(client).make(*["me"] * SEATS, game=NAME) for _ in range(2)]
            table = over.look()
            while not table["over"]:
                table = over.play(table, rng)
            table = running.look()
            while table["ply"] < 100 or not table["draft"]:
                table = running.play(table, rng)
            made = Before(Path(settings.db.removeprefix("sqlite:///")), over, running)
            engine = open_database(settings.db)
            while not count(engine, schema.films):
                time.sleep(0.05)
            engine.dispose()
            made.shown = everything(over)
            yield made


@pytest.fixture
def newer(before: Before, settings: Settings) -> Settings:
    """The same database under the engine of today."""
    # A copy of the file would lack what still lies in the write-ahead log.
    with (
        closing(sqlite3.connect(before.file)) as old,
        closing(sqlite3.connect(url_of(settings.db).database or "")) as new,
    ):
        old.backup(new)
    return settings


@pytest.fixture
def today() -> Iterator[None]:
    """The engine as it is, whatever an older one was."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sequence, "gain_money", gain_money)
        patch.setattr(scoring, "AREA_POINTS", (12, 8, 4))
        its_game = game(NAME)
        patch.setattr(its_game, "options", [option for option in its_game.options if option.name != "house-rule"])
        patch.setattr(its_game, "engine", its_game.engine + 1)
        yield


def again(client: TestClient[Any], seated: Seated) -> Seated:
    return Seated(client, seated.table, seated.keys)


@interpreted
@pytest.mark.usefixtures("today")
def test_a_finished_game_is_shown_as_the_engine_that_played_it_showed_it(before: Before, newer: Settings) -> None:
    with TestClient(create_app(newer)) as client:
        seated = again(client, before.over)
        shown = everything(seated)
        for name, said in shown.items():
            differences: list[Any] = []
            compare([], {"": before.shown[name]}, {"": said}, differences)
            assert differences == [], name
        table = seated.look()
        assert (table["over"], table["frozen"], table["trouble"]) == (True, False, None)
        assert table["scores"] == before.shown["table -1"]["scores"]
        assert table["winners"]
        assert error(seated.try_answer(table["version"], "end")) == (409, "error-game-over")
        line = client.get("/api/tables", headers={"Authorization": f"Seat {seated.keys[0]}"}).json()[0]
        assert (line["over"], line["scores"]) == (True, table["scores"])


@interpreted
@pytest.mark.usefixtures("today")
def test_without_a_film_nothing_wrong_is_told(before: Before, newer: Settings) -> None:
    engine = open_database(newer.db)
    with writing(engine) as connection:
        connection.execute(delete(schema.films))
    engine.dispose()
    was = before.shown["table -1"]
    with TestClient(create_app(newer)) as client:
        seated = again(client, before.over)
        table = seated.look()
        assert (table["over"], table["frozen"], table["scores"]) == (True, False, was["scores"])
        assert table["trouble"]["id"] == "error-engine-past"
        assert table["winners"] in ([], was["winners"])
        assert seated.whole(seated.look(**{"as": -1}))["log"] == was["log"]
        assert seated.call("GET", "/record").text.splitlines()[-1] == before.shown["/record"].splitlines()[-1]
        assert error(seated.call("GET", "/story")) == (409, "error-engine")
        for ply in range(0, table["ply"] + 1, 9):
            seen = seated.call("GET", f"/replay/{ply}", params={"as": -1})
            if seen.status_code == 200 and f"replay -1 {ply}" in before.shown:
                assert seen.json()["scores"] == before.shown[f"replay -1 {ply}"]["scores"]
            assert seen.status_code in (200, 409)
        assert seated.call("GET", f"/replay/{table['ply']}").status_code == 409


def checked(capsys: pytest.CaptureFixture[str], db: str, *more: str) -> tuple[int, dict[str, Shown]]:
    capsys.readouterr()
    code = command_line.main(["upgrade-check", "--json", "--db", db, *more])
    return code, {one["table"]: one for one in json.decode(capsys.readouterr().out)}


@interpreted
@pytest.mark.usefixtures("today")
def test_upgrade_check_says_what_becomes_of_each_game_and_is_right(
    before: Before, newer: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = checked(capsys, newer.db)
    running, over = found[before.running.table], found[before.over.table]
    assert (over["result"] == "identical", over["filmed"]) == (False, True)
    frozen = running["result"] != "identical"
    assert code == int(frozen or bool(running.get("draft")))
    with TestClient(create_app(newer)) as client:
        table = again(client, before.running).look()
        assert table["frozen"] == frozen
        trouble = table["trouble"] or {"id": ""}
        assert (trouble["id"] == "error-draft") == bool(running.get("draft"))


@interpreted
@pytest.mark.usefixtures("today")
def test_films_are_only_made_by_the_engine_that_played(
    before: Before, newer: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = open_database(newer.db)
    with writing(engine) as connection:
        connection.execute(delete(schema.films))
    code, found = checked(capsys, newer.db, "--film")
    assert (code, found[before.over.table]["filmed"], count(engine, schema.films)) == (1, False, 0)
    engine.dispose()


@interpreted
def test_missing_films_are_made_by_the_engine_that_played(
    before: Before, newer: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = open_database(newer.db)
    with engine.connect() as connection:
        kept = connection.scalar(select(schema.films.c.packed))
    with writing(engine) as connection:
        connection.execute(delete(schema.films))
    code, found = checked(capsys, newer.db, "--film")
    assert (code, found[before.over.table]["filmed"]) == (0, True)
    with engine.connect() as connection:
        assert connection.scalar(select(schema.films.c.packed)) == kept
    engine.dispose()


@interpreted
def test_a_game_that_a_newer_engine_has_taken_over_is_left_to_it(before: Before, newer: Settings) -> None:
    """Two versions serve one database for a while: the older one shows the game, and sends answers on."""
    engine = open_database(newer.db)
    with writing(engine) as connection:
        connection.execute(text("UPDATE tables SET engine = engine + 1"))
    with TestClient(create_app(newer)) as client:
        seated = again(client, before.running)
        table = seated.look()
        assert not table["frozen"]
        refused = seated.try_answer(table["version"], table["offers"][0]["notation"])
        assert error(refused) == (503, "error-newer")
        assert refused.headers["retry-after"]
        assert seated.look()["engine"] == game(NAME).engine + 1
    engine.dispose()


def test_upgrade_check_leaves_an_older_schema_as_it_is(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    with TestClient(create_app(settings)) as client:
        seated = Api(client).make("me", "me", "me", seed=12)
        seated.play(seated.look(), random.Random(1))
    to_first_schema(settings)
    code, found = checked(capsys, settings.db)
    assert (code, [one["result"] for one in found.values()]) == (0, ["identical"])
    with sqlite3.connect(settings.db.removeprefix("sqlite:///")) as connection:
        there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    assert not there & {"films", "notes"}
