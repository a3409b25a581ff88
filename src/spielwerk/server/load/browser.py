"""A person with a browser at a table: an open stream, whole tables where the stream leaves a gap, some thinking."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from math import inf
from typing import Any
from uuid import uuid4

from msgspec import Struct, json

from spielwerk.core.play import CONVERTING, PASSING, ROLES
from spielwerk.server.load.lines import Answer, Broken, Line

IDLE = (ROLES[PASSING], ROLES[CONVERTING])
AGAIN = 1.0
"""Seconds until a broken stream is opened again."""
PREVIEWED = 0.5
"""How often an answer is looked at, with its consequences, before it is given."""
TRIES = 5

Data = dict[str, Any]


class Counts(Struct):
    """Measurements of all browsers of a run."""

    answered: list[tuple[float, float]]
    """When an answer was acknowledged, and after how many milliseconds."""
    heard: list[float]
    """Milliseconds from sending an answer until the others' browsers show it."""
    news: int = 0
    news_bytes: int = 0
    whole: int = 0
    whole_bytes: int = 0
    answer_bytes: int = 0
    refused: int = 0
    repeated: int = 0
    turned_away: int = 0
    """Answers of 503: the server said that it has too much to do."""


class Clock(Struct):
    """When the run ends."""

    until: float = inf


class Table:
    """What the people at a table share here: when which version was sent."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.sent: dict[int, float] = {}


class Person:
    def __init__(self, place: tuple[str, int], table: Table, seat: int, key: str, rng: random.Random) -> None:
        self._line, self._ear = Line(*place, key, stays=True), Line(*place, key)
        self._table = table
        self._path = f"/api/tables/{table.id}"
        self._seat = seat
        self._rng = rng
        self._shown: Data = {}
        self._changed = asyncio.Event()
        self.seated = asyncio.Event()
        self._loading = self._again = False
        self._given: list[str] = []

    async def play(self, clock: Clock, think: float, counts: Counts) -> None:
        listener = asyncio.create_task(self._listen(counts))
        try:
            await self._load(counts)
            self.seated.set()
            while not self._shown["over"]:
                left = clock.until - time.monotonic()
                # Who would still be thinking at the end gives no answer: all those answers would come at one moment.
                thought = self._rng.expovariate(1 / think)
                if not self._shown["my_turn"]:
                    self._changed.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), max(0.0, min(left, AGAIN)))
                elif thought < left:
                    await asyncio.sleep(thought)
                    await self._answer(counts)
                else:
                    await asyncio.sleep(max(0.0, left))
                if time.monotonic() >= clock.until:
                    break
        finally:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener
            self._ear.close()

    # Asking

    async def _ask(self, method: str, path: str, counts: Counts, body: Data | None = None) -> Answer:
        """As the browser does: a broken connection and a server with too much to do are tried again."""
        name = uuid4().hex if method == "POST" else ""
        for last in (*[False] * TRIES, True):
            try:
                answer = await self._line.ask(method, self._path + path, json.encode(body) if body else b"", name)
            except (Broken, OSError):
                if last:
                    raise
                counts.repeated += 1
                continue
            if answer.status != 503 or last:
                return answer
            counts.turned_away += 1
            await asyncio.sleep(answer.retry_after * (0.5 + self._rng.random()))
        raise Broken

    async def _load(self, counts: Counts) -> None:
        """The whole table; calls that meet become one more afterwards."""
        self._again = True
        if self._loading:
            return
        self._loading = True
        try:
            while self._again:
                self._again = False
                since = f"?log_from={self._shown['ply']}" if self._shown else ""
                answer = await self._ask("GET", since, counts)
                counts.whole += 1
                counts.whole_bytes += answer.size
                if answer.status == 200:
                    self._take(json.decode(answer.body()))
        finally:
            self._loading = False

    def _take(self, table: Data) -> None:
        if not self._shown or table["version"] >= self._shown["version"]:
            self._shown = table
            self._changed.set()

    async def _answer(self, counts: Counts) -> None:
        offers = self._shown["offers"]
        if not (self._shown["my_turn"] and offers):
            return
        notation, version = choose(offers, self._rng), self._shown["version"]
        if self._rng.random() < PREVIEWED:
            await self._ask("GET", f"/preview?notation={notation.replace(' ', '%20')}", counts)
        body = {"version": version, "notation": notation}
        began = time.perf_counter()
        self._table.sent[version + 1] = began
        answer = await self._ask("POST", f"/answer?log_from={self._shown['ply']}", counts, body)
        if answer.status != 201:
            counts.refused += 1
            await self._load(counts)
            return
        counts.answered.append((time.monotonic(), (time.perf_counter() - began) * 1000))
        counts.answer_bytes += answer.size
        self._given.append(notation)
        self._take(json.decode(answer.body()))

    # Listening

    async def _listen(self, counts: Counts) -> None:
        while True:
            with suppress(Broken, OSError):
                rest = b""
                async for piece in self._ear.listen(f"{self._path}/events"):
                    *blocks, rest = (rest + piece).replace(b"\r\n", b"\n").split(b"\n\n")
                    for kind, data, size in _events(blocks):
                        counts.news += 1
                        counts.news_bytes += size
                        self._hear(kind, data, counts)
            self._ear.close()
            await asyncio.sleep(AGAIN)

    def _hear(self, kind: str, data: Data, counts: Counts) -> None:
        mine = self._shown.get("version", -1)
        if kind == "thinking" or data.get("version", mine + 1) <= mine:
            return
        if kind in ("ply", "draft") and "changes" in data and data["since"] <= mine <= data["until"]:
            self._shown = applied(self._shown, data)
            self._changed.set()
            if (sent := self._table.sent.get(data["version"])) and kind == "ply":
                counts.heard.append((time.perf_counter() - sent) * 1000)
        elif "place" not in data:
            asyncio.get_running_loop().create_task(self._load(counts))

    async def lost(self) -> bool:
        """Whether what this person gave is not what stands in the record, answer for answer."""
        counts = Counts([], [])
        log = await self._ask("GET", "/log?since=0", counts)
        table = await self._ask("GET", "", counts)
        there = [row["notation"] for row in json.decode(log.body()) if row["seat"] == self._seat]
        there += [step["notation"] for step in json.decode(table.body())["draft"]]
        self._line.close()
        return there != self._given


def choose(offers: list[Data], rng: random.Random) -> str:
    """One of the answers that do something, if there are any."""
    notation: str = rng.choice([offer for offer in offers if offer["role"] not in IDLE] or offers)["notation"]
    return notation


def _events(blocks: list[bytes]) -> Iterator[tuple[str, Data, int]]:
    for block in blocks:
        fields = dict(line.split(b": ", 1) for line in block.split(b"\n") if b": " in line and line[:1] != b":")
        if b"event" in fields:
            yield fields[b"event"].decode(), json.decode(fields[b"data"]), len(block)


def applied(table: Data, news: Data) -> Data:
    """The table after the changes of an event."""
    found: Data = {**table, "version": news["version"]}
    for (*path, last), value in news["changes"]:
        place = found
        for step in path:
            place[step] = place[step].copy()
            place = place[step]
        place[last] = value
    found["my_turn"] = found["to_move"] in found["mine"]
    return found
