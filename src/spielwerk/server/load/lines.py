"""A lean HTTP client: thousands of simulated browsers run beside the server they measure, and must cost it little."""

import asyncio
import gzip
from collections.abc import AsyncIterator

import httptools

PIECE = 65_536


class Broken(Exception):
    """The connection was closed before the answer was there."""


class Answer:
    """An HTTP answer as it comes in; the names of its methods are those that httptools calls."""

    def __init__(self) -> None:
        self.begun = self.done = False
        self.status = 0
        self.size = 0
        self.headers: dict[bytes, bytes] = {}
        self._pieces: list[bytes] = []

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.lower()] = value

    def on_headers_complete(self) -> None:
        self.begun = True

    def on_body(self, body: bytes) -> None:
        self.size += len(body)
        self._pieces.append(body)

    def on_message_complete(self) -> None:
        self.done = True

    def taken(self) -> bytes:
        """What has come since this was last asked."""
        body = b"".join(self._pieces)
        self._pieces.clear()
        return body

    def body(self) -> bytes:
        body = self.taken()
        return gzip.decompress(body) if self.headers.get(b"content-encoding") == b"gzip" else body

    @property
    def closes(self) -> bool:
        """Whether the connection ends with it; a parser that is done with its answer no longer knows."""
        return self.headers.get(b"connection", b"").lower() == b"close"

    @property
    def retry_after(self) -> float:
        return float(self.headers.get(b"retry-after", b"1"))


class Line:
    """One connection at a time, opened when it is needed and again after it was closed. With `stays` it
    is kept alive between requests, as browsers do; the owner closes it."""

    def __init__(self, host: str, port: int, key: str, *, stays: bool = False) -> None:
        self._stays = stays
        self._place = host, port
        self._head = f"Host: {host}:{port}\r\nAuthorization: Seat {key}\r\nAccept-Encoding: gzip\r\n"
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def ask(self, method: str, path: str, body: bytes = b"", name: str = "") -> Answer:
        """`name` is that of a change which may be sent again. Raises Broken and OSError."""
        return await self.exchange(self._request(method, path, body, name))

    async def exchange(self, request: bytes, *, whole: bool = True) -> Answer:
        """The answer to these bytes, whatever they are; or only its beginning. Raises Broken and OSError."""
        async with self._lock:
            reader = await self._send(request)
            answer = Answer()
            parser = httptools.HttpResponseParser(answer)
            while not (answer.done if whole else answer.begun):
                await self._feed(reader, parser)
            answer.status = parser.get_status_code()
            if not whole or not self._stays or answer.closes:
                self.close()
            return answer

    async def listen(self, path: str) -> AsyncIterator[bytes]:
        """The pieces of an answer that does not end."""
        reader = await self._send(self._request("GET", path))
        answer = Answer()
        parser = httptools.HttpResponseParser(answer)
        while not answer.done:
            await self._feed(reader, parser)
            if parser.get_status_code() != 200:
                raise Broken
            yield answer.taken()

    def _request(self, method: str, path: str, body: bytes = b"", name: str = "") -> bytes:
        told = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        told += f"Idempotency-Key: {name}\r\n" if name else ""
        return f"{method} {path} HTTP/1.1\r\n{self._head}{told}\r\n".encode() + body

    async def _send(self, request: bytes) -> asyncio.StreamReader:
        if self.ends is None:
            self.ends = await asyncio.open_connection(*self._place)
        reader, writer = self.ends
        writer.write(request)
        return reader

    async def _feed(self, reader: asyncio.StreamReader, parser: httptools.HttpResponseParser) -> None:
        try:
            piece = await reader.read(PIECE)
        except OSError:
            piece = b""
        if not piece:
            self.close()
            raise Broken
        parser.feed_data(piece)

    def close(self) -> None:
        if self.ends is not None:
            self.ends[1].close()
            self.ends = None
