"""Connections that never finish a request are ended; one address has so many, and no more."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import uvicorn
from litestar.types import Receive, Scope, Send
from msgspec import structs

from spielwerk.server import limits, reach
from spielwerk.server.app import create_app
from spielwerk.server.data.database import open_database
from spielwerk.server.http import connections, guard
from spielwerk.server.limits import Rate, Shares
from spielwerk.server.load.lines import Line
from spielwerk.server.serving import Server, listen
from spielwerk.server.settings import Settings, to_environment

PATIENCE = 30.0


@contextmanager
def running(settings: Settings) -> Iterator[tuple[str, int]]:
    """The server in a thread, with its own kind of connections."""
    to_environment(settings)
    connections.shares.cache_clear()
    ready = threading.Event()
    config = uvicorn.Config(
        create_app(settings), http=connections.Connection, log_config=None, timeout_keep_alive=connections.KEEP_ALIVE
    )
    server = Server(config, ready.set)
    with listen("127.0.0.1", 0) as listener:
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        assert ready.wait(PATIENCE)
        try:
            yield listener.getsockname()
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            connections.shares.cache_clear()


def said(line: socket.socket) -> bytes:
    """Everything until the other side closes."""
    found = b""
    try:
        while piece := line.recv(4096):
            found += piece
    except ConnectionError:
        pass
    return found


@pytest.fixture
def place(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    monkeypatch.setattr(connections, "HEADERS", 0.2)
    monkeypatch.setattr(guard, "BODY", 0.2)
    with running(settings) as found:
        yield found


@pytest.mark.parametrize("sent", [b"", b"GET /healthz HTTP/1.1\r\nHost: a\r\n"])
def test_a_request_that_is_never_finished_is_ended(place: tuple[str, int], sent: bytes) -> None:
    with socket.create_connection(place, PATIENCE) as line:
        line.sendall(sent)
        assert said(line) == b""


def test_also_on_a_connection_that_was_used_before(place: tuple[str, int]) -> None:
    with socket.create_connection(place, PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HT")
        said(line)


def test_a_body_that_does_not_come(place: tuple[str, int]) -> None:
    with socket.create_connection(place, PATIENCE) as line:
        head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n"
        line.sendall(head + b"Content-Length: 40\r\n\r\n{")
        answer = said(line)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"error-too-slow" in answer


def test_the_door_to_the_network_has_no_more_patience(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADERS", 0.2)
    monkeypatch.setattr(reach, "network_address", lambda: "127.0.0.1")
    to_environment(settings)
    connections.shares.cache_clear()
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]

    async def nobody_home(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("half a request reached the application")

    async def said_at_the_door() -> bytes:
        door = reach.Reaching(nobody_home, engine)
        await door.open(port)
        line, half = await asyncio.open_connection("127.0.0.1", port)
        try:
            return await asyncio.wait_for(line.read(), PATIENCE / 3)
        finally:
            half.close()
            await door.stop()

    engine = open_database(settings.db)
    try:
        assert asyncio.run(said_at_the_door()) == b""
    finally:
        engine.dispose()
        connections.shares.cache_clear()


def test_one_address_has_so_many_connections(settings: Settings) -> None:
    with running(structs.replace(settings, connections_each=2)) as place:
        first, second = socket.create_connection(place, PATIENCE), socket.create_connection(place, PATIENCE)
        asking = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
        for line in (first, second):
            line.sendall(asking)
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
        with socket.create_connection(place, PATIENCE) as third:
            assert said(third) == b""
        first.close()
        for _ in range(100):
            # The server hears of the end of a connection a moment later.
            with socket.create_connection(place, PATIENCE) as fourth:
                fourth.sendall(asking.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
                if said(fourth).startswith(b"HTTP/1.1 200"):
                    break
        else:
            raise AssertionError("the place of a closed connection stayed taken")
        second.close()


def test_shares_are_given_back() -> None:
    shares = Shares(1)
    assert [shares.take("a"), shares.take("a"), shares.take("b")] == [True, False, True]
    shares.leave("a")
    assert shares.take("a")
    assert all(Shares(0).take("a") for _ in range(100))


def test_a_rate_forgets_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    rate = Rate(0.0, 1)
    assert [rate.allows("a"), rate.allows("a"), rate.allows("b"), rate.allows("c"), rate.allows("a")] == [
        True,
        False,
        True,
        True,
        True,
    ]


def test_simulated_browsers_keep_their_connection(settings: Settings) -> None:
    async def connections(place: tuple[str, int]) -> set[object]:
        line, found = Line(*place, "", stays=True), set()
        for _ in range(3):
            assert (await line.ask("GET", "/healthz")).status == 200
            assert line.ends is not None
            found.add(line.ends[1].get_extra_info("sockname"))
        closing = await line.exchange(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert (closing.status, line.ends) == (200, None)
        return found

    with running(settings) as place:
        assert len(asyncio.run(connections(place))) == 1
