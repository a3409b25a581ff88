"""The person at the machine gets their seats back with a fresh browser, and nobody else does."""

import socket
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from spielwerk.cli import app as command_line
from spielwerk.server.data import schema
from spielwerk.server.data.database import open_database, writing
from spielwerk.server.serving import CannotServe, listen, serve
from spielwerk.server.settings import Settings
from spielwerk.server.tables.home import asks_at_home, fingerprint
from tests.server.api import Api, Seated, error
from tests.server.processes import Served, served

HOST = "127.0.0.1:7743"


@pytest.mark.parametrize(
    ("client", "headers", "home"),
    [
        ("127.0.0.1", {"host": HOST}, True),
        ("127.0.0.1", {"host": "localhost:7743", "origin": "http://localhost:7743"}, True),
        ("::1", {"host": "[::1]:7743"}, True),
        ("127.0.0.1", {"host": HOST, "origin": f"http://{HOST}", "sec-fetch-site": "same-origin"}, True),
        # Another machine, or one behind a proxy or tunnel on this one.
        ("192.168.1.7", {"host": HOST}, False),
        ("", {"host": HOST}, False),
        ("127.0.0.1", {"host": HOST, "x-forwarded-for": "192.168.1.7"}, False),
        ("127.0.0.1", {"host": HOST, "forwarded": "for=192.168.1.7"}, False),
        ("127.0.0.1", {"host": "127.0.0.1:9000"}, False),
        # A foreign name that was made to lead to this machine.
        ("127.0.0.1", {"host": "evil.example:7743", "origin": "http://evil.example:7743"}, False),
        ("127.0.0.1", {"host": "localhost.evil.example:7743"}, False),
        ("127.0.0.1", {"host": "127.0.0.1@evil.example:7743"}, False),
        ("127.0.0.1", {"host": "evil.example@127.0.0.1:7743"}, False),
        ("127.0.0.1", {"host": "127.0.0.1:7743/x"}, False),
        ("127.0.0.1", {"host": "127.0.0.1:x"}, False),
        ("127.0.0.1", {}, False),
        # A page of another site, or of another server on this machine, in a browser of this machine.
        ("127.0.0.1", {"host": HOST, "origin": "https://evil.example"}, False),
        ("127.0.0.1", {"host": HOST, "origin": "http://127.0.0.1:3000"}, False),
        ("127.0.0.1", {"host": HOST, "origin": "http://localhost:7743"}, False),
        ("127.0.0.1", {"host": HOST, "origin": "null"}, False),
        ("127.0.0.1", {"host": HOST, "sec-fetch-site": "cross-site"}, False),
        ("127.0.0.1", {"host": HOST, "sec-fetch-site": "same-site"}, False),
    ],
)
def test_who_asks_at_home(client: str, headers: dict[str, str], home: bool) -> None:
    assert asks_at_home(client, 7743, headers) is home


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that passes for a built client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    monkeypatch.setenv("SPIELWERK_CLIENT", str(folder))
    return folder


@pytest.fixture
def played(tmp_path: Path, client: Path) -> Iterator[Served]:
    server = Served(db(tmp_path), command="play")
    yield server
    server.kill()


def db(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}"


def listed(client: httpx.Client, **headers: str) -> list[list[int]]:
    return [line["home"] for line in client.get("/api/tables", headers=headers).json()]


def take(client: httpx.Client, table: str, **headers: str) -> httpx.Response:
    return client.post(f"/api/tables/{table}/home", headers=headers)


def test_seats_come_back_after_a_restart(tmp_path: Path, client: Path) -> None:
    first = Served(db(tmp_path), command="play")
    made = Api(first.client).make("me", "bot:random", "me", seed=5)
    first.kill()
    again = Served(db(tmp_path), command="play")
    try:
        assert listed(again.client) == [[0, 2]]
        keys = take(again.client, made.table).json()
        assert keys["host_secret"] == made.keys[0]
        assert [(key["seat"], key["secret"]) for key in keys["seats"]] == [(n, made.secret(n)) for n in (0, 2)]
        # What a browser already knows is not offered to it again.
        assert listed(again.client, Authorization="Seat " + ",".join(made.keys)) == [[]]
    finally:
        again.kill()


def test_a_foreign_page_gets_nothing(played: Served) -> None:
    table = Api(played.client).make("me", "me").table
    port = played.client.base_url.port
    for headers in (
        {"Host": f"evil.example:{port}"},
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"X-Forwarded-For": "192.168.1.7"},
    ):
        assert listed(played.client, **headers) == []
        assert error(take(played.client, table, **headers)) == (403, "error-not-home")
    assert take(played.client, table).status_code == 201


def test_what_a_foreign_page_makes_is_not_the_persons_own(played: Served) -> None:
    body = {"game": "age-of-innovation", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = played.client.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
    assert made.status_code == 201
    assert listed(played.client) == []


def test_seats_that_others_took_are_not_handed_out(tmp_path: Path, client: Path) -> None:
    """The same games were served to others for a while."""
    with served(db(tmp_path)) as server:
        theirs = Api(server.client).make("me", "me")
        assert listed(server.client) == []
        assert error(take(server.client, theirs.table)) == (403, "error-not-home")
    with_play = Served(db(tmp_path), command="play")
    made = Api(with_play.client).make("me", "friend", "open", "me")
    with_play.kill()
    with served(db(tmp_path)) as server:
        assert error(take(server.client, made.table)) == (403, "error-not-home")
        friend = Seated(server.client, made.table, [made.made["seats"][1]["invitation"]])
        assert friend.call("POST", "/seats/1/claim", json={"name": "Bea"}).status_code == 201
        assert Seated(server.client, made.table, []).call("POST", "/seats/2/claim", json={}).status_code == 201
        host = Seated(server.client, made.table, made.keys)
        invited = host.call("POST", "/seats/3/invitation").json()["invitation"]
        assert host.with_keys(invited).call("POST", "/seats/3/claim", json={}).status_code == 201
    with_play = Served(db(tmp_path), command="play")
    try:
        assert [line["home"] for line in with_play.client.get("/api/tables").json()] == [[0]]
        assert [key["seat"] for key in take(with_play.client, made.table).json()["seats"]] == [0]
        assert error(take(with_play.client, theirs.table)) == (403, "error-not-home")
    finally:
        with_play.kill()


def test_games_of_an_earlier_version_belong_to_nobody_here(played: Served, tmp_path: Path) -> None:
    table = Api(played.client).make("me", "me").table
    engine = open_database(db(tmp_path))
    with writing(engine) as connection:
        connection.execute(update(schema.seats).values(home=False))
    engine.dispose()
    assert error(take(played.client, table)) == (403, "error-not-home")


def test_a_home_that_others_could_reach_is_refused(tmp_path: Path) -> None:
    with listen("0.0.0.0", 0) as listener, pytest.raises(CannotServe):
        serve(Settings(db=db(tmp_path), home=True), listener, lambda: None)


# The address


def play(folder: Path, port: int) -> int:
    return command_line.main(["play", "--no-browser", "--port", str(port), "--db", db(folder)])


def test_a_second_play_joins_the_first(played: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(tmp_path, played.port) == 0
    assert f"already set: http://127.0.0.1:{played.port}/" in capsys.readouterr().out


def test_a_table_with_other_games_is_not_joined(
    played: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path / "other", played.port) == 2
    assert "a table with other games" in capsys.readouterr().err


@pytest.mark.parametrize("answer", [b"", b"220 mail\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"])
def test_a_foreign_program_on_the_port_is_told(
    answer: bytes, tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as foreign:
        port = foreign.getsockname()[1]

        def speak() -> None:
            line, _ = foreign.accept()
            with line:
                line.recv(1000)
                line.sendall(answer)

        speaker = threading.Thread(target=speak)
        speaker.start()
        assert play(tmp_path, port) == 2
        speaker.join()
    said = capsys.readouterr().err
    assert f"Port {port} is taken by another program" in said
    assert "--port" in said


def test_the_address_is_the_same_every_time() -> None:
    from spielwerk.cli.commands.play import PORT, run

    assert run.__defaults__ is not None
    assert run.__defaults__[0] == PORT != 0


def test_a_fingerprint_names_the_database_not_its_spelling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert fingerprint("sqlite:///games.db") == fingerprint(db(tmp_path)) == fingerprint("games.db")
    assert fingerprint(db(tmp_path)) != fingerprint(db(tmp_path / "other"))
