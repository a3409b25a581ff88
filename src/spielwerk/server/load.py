"""Simulated players: many games at once against a running server, with nothing lost and nothing doubled."""

import asyncio
import random
import time
from contextlib import suppress
from typing import Any

import httpx
from msgspec import Struct, json

from spielwerk.core.play import CONVERTING, PASSING, ROLES

IDLE = (ROLES[PASSING], ROLES[CONVERTING])
PATIENCE = 60.0
TICK = 0.05


class Plan(Struct, kw_only=True):
    url: str
    game: str
    games: int
    players: int
    seconds: float
    think: float
    """Mean seconds that a simulated player thinks about an answer."""
    listeners: bool = True
    """Whether each game also has an open stream of news."""
    seed: int = 1


class Result(Struct):
    games: int
    answers: int
    seconds: float
    milliseconds: list[float]
    """How long each answer took, from sending it to having the fresh table."""
    lateness: list[float]
    """By how many milliseconds the simulated players themselves were late, again and again: on a machine that is busy
    with other things, the times above say more about the machine than about the server."""
    news: int
    refused: int
    lost: list[str]
    """Tables whose record is not exactly what was acknowledged."""


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Match:
    """One game, all its seats played by one client."""

    def __init__(self, client: httpx.AsyncClient, plan: Plan, number: int) -> None:
        self._client = client
        self._plan = plan
        self._rng = random.Random(plan.seed * 1_000_003 + number)
        self._table = ""
        self._headers: dict[str, str] = {}
        self._given: list[str] = []
        self.milliseconds: list[float] = []
        self.news = 0
        self.refused = 0

    async def make(self) -> None:
        seats = [{"kind": "me"}] * self._plan.players
        made = await self._client.post("/api/tables", json={"game": self._plan.game, "seats": seats})
        made.raise_for_status()
        keys = made.json()
        self._table = keys["id"]
        self._headers = {"Authorization": "Seat " + ",".join(seat["secret"] for seat in keys["seats"])}

    async def play(self, until: float) -> None:
        # Not all at the same moment.
        await asyncio.sleep(self._rng.random() * self._plan.think)
        listener = asyncio.create_task(self._listen()) if self._plan.listeners else None
        table = await self._look()
        while not table["over"]:
            thought = self._rng.expovariate(1 / self._plan.think)
            left = until - time.monotonic()
            # Who would still be thinking at the end gives no answer: all those answers would come at the same moment.
            await asyncio.sleep(max(0.0, min(thought, left)))
            if thought >= left:
                break
            table = await self._answer(table)
        if listener:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener

    async def _look(self) -> dict[str, Any]:
        answer = await self._client.get(f"/api/tables/{self._table}", headers=self._headers)
        answer.raise_for_status()
        found: dict[str, Any] = json.decode(answer.content)
        return found

    async def _answer(self, table: dict[str, Any]) -> dict[str, Any]:
        offers = table["offers"]
        lively = [offer for offer in offers if offer["role"] not in IDLE] or offers
        notation = self._rng.choice(lively)["notation"]
        body = {"version": table["version"], "notation": notation}
        began = time.perf_counter()
        answer = await self._client.post(
            f"/api/tables/{self._table}/answer", params={"log_from": table["ply"]}, headers=self._headers, json=body
        )
        if answer.status_code != 201:
            self.refused += 1
            await asyncio.sleep(self._plan.think)
            return await self._look()
        self.milliseconds.append((time.perf_counter() - began) * 1000)
        self._given.append(notation)
        found: dict[str, Any] = json.decode(answer.content)
        return found

    async def _listen(self) -> None:
        """A stream that breaks off is opened again, as a browser does."""
        while True:
            with suppress(httpx.HTTPError):
                async with self._client.stream("GET", f"/api/tables/{self._table}/events", timeout=None) as stream:
                    async for line in stream.aiter_lines():
                        self.news += line.startswith(("event: ply", "event: draft"))
            await asyncio.sleep(1)

    async def lost(self) -> str:
        """The table's id if its record is not what was acknowledged, answer for answer."""
        table = await self._look()
        there = [entry["notation"] for entry in table["log"]] + [step["notation"] for step in table["draft"]]
        return "" if there == self._given else self._table


async def watch(lateness: list[float]) -> None:
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        lateness.append((time.perf_counter() - due) * 1000)


async def run(plan: Plan) -> Result:
    lateness: list[float] = []
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=plan.url, timeout=PATIENCE, limits=limits) as client:
        matches = [Match(client, plan, number) for number in range(plan.games)]
        for match in matches:
            await match.make()
        began = time.monotonic()
        watcher = asyncio.create_task(watch(lateness))
        await asyncio.gather(*(match.play(began + plan.seconds) for match in matches))
        took = time.monotonic() - began
        watcher.cancel()
        lost = [await match.lost() for match in matches]
    times = [one for match in matches for one in match.milliseconds]
    return Result(
        games=plan.games,
        answers=len(times),
        seconds=took,
        milliseconds=times,
        lateness=lateness,
        news=sum(match.news for match in matches),
        refused=sum(match.refused for match in matches),
        lost=[table for table in lost if table],
    )
