"""What a whole table costs the server early and late in its game, in CPU time: right after an answer, when the position
is new to every audience, and again."""

import asyncio
import random
from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Any

from msgspec import Struct, json

from spielwerk.core.play import NOBODY
from spielwerk.server.load.browser import choose
from spielwerk.server.load.lines import Answer, Broken, Line
from spielwerk.server.load.run import Plan, cpu_seconds, place_of

ROUNDS = 5
"""Turns played at every table, with a look at it for each audience after each of them. Few: the games grow by them."""

Data = dict[str, Any]


class Cost(Struct):
    """Of a `GET` of a table from that ply on, in milliseconds of CPU time."""

    ply: int
    first: float
    again: float
    log_rows: float
    bytes_sent: float


class Table:
    """Played by one who holds all its seats."""

    def __init__(self, place: tuple[str, int], made: Data, seed: int) -> None:
        self._line = Line(*place, ",".join(seat["secret"] for seat in made["seats"]), stays=True)
        self._path = f"/api/tables/{made['id']}"
        self._audiences = range(NOBODY, len(made["seats"]))
        self._rng = random.Random(seed)
        self.shown: Data = {}

    async def play_to(self, ply: int) -> bool:
        """Whether the game comes so far."""
        self.shown = json.decode((await self._line.ask("GET", self._path)).body())
        while self.shown["ply"] < ply and not self.shown["over"]:
            body = {"version": self.shown["version"], "notation": choose(self.shown["offers"], self._rng)}
            answer = await self._line.ask("POST", f"{self._path}/answer", json.encode(body))
            if answer.status != 201:
                raise Broken(f"an answer was refused: {answer.status}")
            self.shown = json.decode(answer.body())
        # Not left open: the server closes a connection that waits for its turn too long.
        self._line.close()
        return not self.shown["over"]

    async def looks(self) -> list[Answer]:
        """One for each audience."""
        found = [await self._line.ask("GET", f"{self._path}?as={viewer}") for viewer in self._audiences]
        self._line.close()
        return found


async def measure(plan: Plan, plies: Sequence[int]) -> list[Cost]:
    """`plan.games` tables for each of the plies, looked at in turn, so that other load meets all of them alike. Raises
    Broken and OSError."""
    stages = {ply: await asyncio.gather(*(_begin(plan, seed, ply) for seed in range(plan.games))) for ply in plies}
    playing = {ply: [table for table in tables if table is not None] for ply, tables in stages.items()}
    if short := [ply for ply, tables in playing.items() if not tables]:
        raise Broken(f"no game came to ply {short[0]}")
    seen: dict[int, list[Cost]] = {ply: [] for ply in plies}
    for _ in range(ROUNDS):
        for ply, tables in playing.items():
            seen[ply].append(await _round(plan, ply, tables))
    names = ("first", "again", "log_rows", "bytes_sent")
    return [
        Cost(ply, *(median(getattr(cost, name) for cost in costs) for name in names)) for ply, costs in seen.items()
    ]


async def _begin(plan: Plan, seed: int, ply: int) -> Table | None:
    place = place_of(plan)
    line = Line(*place, "")
    wish = {"game": plan.game, "seats": [{"kind": "me"}] * plan.players, "seed": seed}
    made = await line.ask("POST", "/api/tables", json.encode(wish))
    if made.status != 201:
        raise Broken(f"no table: {made.status}")
    table = Table(place, json.decode(made.body()), seed)
    return table if await table.play_to(ply) else None


async def _round(plan: Plan, ply: int, tables: Sequence[Table]) -> Cost:
    for table in tables:
        await table.play_to(table.shown["ply"] + 1)
    marks = [await _mark(plan)]
    for _ in range(2):
        answers = [answer for table in tables for answer in await table.looks()]
        marks.append(await _mark(plan))
    first, again = ((after - before) * 1000 / len(answers) for before, after in pairwise(marks))
    sizes = [answer.size for answer in answers]
    rows = [len(json.decode(answer.body())["log"]) for answer in answers]
    return Cost(ply, first, again, sum(rows) / len(rows), sum(sizes) / len(sizes))


async def _mark(plan: Plan) -> float:
    told = await cpu_seconds(plan)
    if told is None:
        raise Broken("the server does not tell its CPU time")
    return told
