"""Of several workers each answers for its own tables, whoever took the connection."""

import asyncio
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import httptools
import pytest
import uvicorn

from spielwerk.server.http import connections
from spielwerk.server.http.neighbours import MOST, Neighbours
from spielwerk.server.load.lines import Answer
from spielwerk.server.serving import Server, listen
from spielwerk.server.settings import Settings, to_environment

pytestmark = pytest.mark.skipif(os.name == "nt", reason="connections cannot be handed over there")

WORKERS = 2
PATIENCE = 30.0
TABLES = [next(f"table{n}" for n in range(100) if crc32(b"table%d" % n) % WORKERS == place) for place in range(WORKERS)]
"""One of each worker."""


class Worker:
    """A server whose application says which one it is, and what it was sent."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.neighbours = Neighbours(folder, WORKERS)
        self._ready = threading.Event()
        self._listener = listen("127.0.0.1", 0)
        self.address = self._listener.getsockname()
        config = uvicorn.Config(
            self._answer, interface="asgi3", http=connections.Connection, log_config=None, lifespan="off"
        )
        self._server = Server(config, self._ready.set)
        self.thread = threading.Thread(target=self._server.run, args=([self._listener],), daemon=True)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", "deaf" not in scope["path"]
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = bool(message.get("more_body"))
        said = f"{self.name} {len(body)}".encode()
        head = [(b"content-length", b"%d" % len(said))]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": said})

    def begin(self) -> None:
        self.thread.start()
        assert self._ready.wait(PATIENCE)
        with Visitor(self) as visitor:
            # The first connection is the one that takes a place.
            visitor.ask("/")

    def end(self) -> None:
        self.neighbours.leave()
        self._server.should_exit = True
        self.thread.join(PATIENCE)
        self._listener.close()


class Visitor:
    def __init__(self, worker: Worker) -> None:
        self.line = socket.create_connection(worker.address, PATIENCE)

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def hear(self) -> str:
        answer = Answer()
        parser = httptools.HttpResponseParser(answer)
        while not answer.done:
            piece = self.line.recv(65_536)
            assert piece, "the connection was closed"
            parser.feed_data(piece)
        return answer.body().decode()

    def ask(self, path: str, *bodies: bytes) -> str:
        size = sum(len(body) for body in bodies)
        self.line.sendall(f"POST {path} HTTP/1.1\r\nHost: a\r\nContent-Length: {size}\r\n\r\n".encode())
        for body in bodies:
            time.sleep(0.01)
            self.line.sendall(body)
        return self.hear()


@pytest.fixture
def start(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator["Start"]:
    to_environment(settings)
    connections.shares.cache_clear()
    with ExitStack() as stack:
        yield Start(tmp_path, monkeypatch, stack)
    connections.shares.cache_clear()


class Start:
    """Starts workers, in threads of this process."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, stack: ExitStack) -> None:
        self.folder, self._stack = folder, stack
        self._of: dict[threading.Thread, Neighbours] = {}
        monkeypatch.setattr(connections, "neighbours", lambda: self._of[threading.current_thread()])

    def __call__(self, name: str) -> Worker:
        return self._stack.enter_context(self.living(name))

    @contextmanager
    def living(self, name: str) -> Iterator[Worker]:
        worker = Worker(name, self.folder)
        self._of[worker.thread] = worker.neighbours
        worker.begin()
        try:
            yield worker
        finally:
            worker.end()


def path(place: int, rest: str = "/answer") -> str:
    return f"/api/tables/{TABLES[place]}{rest}"


def test_a_table_is_answered_by_its_worker(start: Start) -> None:
    first, second = start("first"), start("second")
    for worker in (first, second):
        with Visitor(worker) as visitor:
            # What is of no table stays where it is; nothing is mixed up on a connection that wanders.
            asked = [path(0), path(1), path(1, ""), "/healthz", path(0, "?as=1"), "/healthz", "/api/tables"]
            assert [visitor.ask(one, b"abc") for one in asked] == [
                f"{name} 3" for name in ("first", "second", "second", "second", "first", "first", "first")
            ]


def test_what_comes_later_comes_along(start: Start) -> None:
    first = start("first")
    start("second")
    with Visitor(first) as visitor:
        assert visitor.ask(path(1), *[b"x" * 2_000] * 20) == "second 40000"
        # More at once than is handed over.
        head = f"POST {path(0)} HTTP/1.1\r\nHost: a\r\nContent-Length: {4 * MOST}\r\n\r\n".encode()
        visitor.line.sendall(head + b"y" * 4 * MOST)
        assert visitor.hear().endswith(f" {4 * MOST}")


def test_a_body_that_reads_like_a_request_is_none(start: Start) -> None:
    first = start("first")
    start("second")
    with Visitor(first) as visitor:
        body = f"GET {path(1)} HTTP/1.1\r\nHost: a\r\n\r\n".encode()
        head = f"POST {path(0, '/deaf')} HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        visitor.line.sendall(head)
        # Answered before the body is there.
        assert visitor.hear() == "first 0"
        visitor.line.sendall(body)
        assert visitor.ask(path(1), b"a") == "second 1"


def test_two_requests_at_once_are_answered_in_their_order(start: Start) -> None:
    first = start("first")
    start("second")
    with Visitor(first) as visitor:
        asked = [f"GET {path(place)} HTTP/1.1\r\nHost: a\r\n\r\n".encode() for place in (0, 1)]
        visitor.line.sendall(b"".join(asked))
        heard = b""
        while heard.count(b"\r\n\r\n") < 2 or not heard.endswith(b" 0"):
            heard += visitor.line.recv(65_536)
        assert (heard.count(b"first 0"), heard.count(b"second 0")) == (2, 0)


def test_who_has_no_neighbour_answers_alone(start: Start) -> None:
    first = start("first")
    with Visitor(first) as visitor:
        assert [visitor.ask(path(place)) for place in (0, 1)] == ["first 0", "first 0"]
        with start.living("second"):
            assert visitor.ask(path(1)) == "second 0"
        # That connection ended with its worker.
    with Visitor(first) as visitor:
        assert visitor.ask(path(1)) == "first 0"
    start("third")
    with Visitor(first) as visitor:
        assert visitor.ask(path(1)) == "third 0"


def test_the_place_of_somebody_who_was_killed_is_free(tmp_path: Path) -> None:
    # What a killed process leaves behind: the names of its lock and of its socket.
    (tmp_path / "0.lock").touch()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as gone:
        gone.bind(str(tmp_path / "0"))

    async def join() -> None:
        loop = asyncio.get_running_loop()
        both = [Neighbours(tmp_path, 1) for _ in range(2)]
        for one in both:
            one.join(loop, lambda line, data: None)
        assert sorted(one.place for one in both) == [-1, 0]
        for one in both:
            one.leave()
        await asyncio.sleep(0)

    asyncio.run(join())
    assert not (tmp_path / "0").exists()


@pytest.mark.parametrize("name", ["tidied-up", "a" * 120])
def test_without_a_place_to_meet_everybody_answers_alone(start: Start, name: str) -> None:
    start.folder = start.folder / name
    if len(name) > 100:
        start.folder.mkdir()
    first, second = start("first"), start("second")
    for worker in (first, second):
        with Visitor(worker) as visitor:
            assert [visitor.ask(path(place)) for place in (0, 1)] == [f"{worker.name} 0"] * 2
