"""A run: games begin step by step, people play them, and what they saw is gathered."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from msgspec import Struct, json

from spielwerk.server.load.browser import Clock, Counts, Person, Table
from spielwerk.server.load.lines import Broken, Line

TICK = 0.05
ARRIVAL = 0.1
"""Seconds from one new table to the next: ten tables a second are more than any evening brings."""
CPU = b"spielwerk_cpu_seconds "
TOLD = 5.0
"""Seconds between two reports of progress."""
SLOW = 100.0
"""Milliseconds within which 99 of 100 answers should be there."""
FULL = 0.85
"""CPU utilization of a core from which on a server counts as saturated."""


class Plan(Struct, kw_only=True):
    url: str
    game: str
    games: int
    players: int
    seconds: float
    think: float
    """Mean seconds that a simulated player thinks about an answer."""
    steps: int = 1
    """The number of games rises in this many steps of equal length."""
    seed: int = 1
    workers: int = 1
    """Worker processes of the server; `/metrics` covers only the one that answers."""


class Step(Struct):
    """What was seen while so many games ran."""

    games: int
    seconds: float
    milliseconds: list[float]
    """How long each answer took, from sending it to having the fresh table."""
    heard: list[float]
    """Milliseconds from sending an answer to its being shown in the other browsers."""
    late: list[float]
    """Lag of the simulated players themselves in milliseconds, sampled regularly. If it is large, the machine is busy,
    and the times above measure the machine and not the server."""
    cpu: float | None
    """Seconds of computing of the server, where it tells."""

    @property
    def rate(self) -> float:
        return len(self.milliseconds) / self.seconds


class Result(Struct):
    steps: list[Step]
    counts: Counts
    lost: list[str]
    """Tables whose record is not exactly what was acknowledged."""


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def place_of(plan: Plan) -> tuple[str, int]:
    place = urlsplit(plan.url)
    return place.hostname or "127.0.0.1", place.port or 80


async def cpu_seconds(plan: Plan) -> float | None:
    """Of the server since its start, where it tells: of several workers each tells of itself alone."""
    if plan.workers > 1:
        return None
    line = Line(*place_of(plan), "")
    text = (await line.ask("GET", "/metrics")).body()
    line.close()
    return next((float(row[len(CPU) :]) for row in text.splitlines() if row.startswith(CPU)), None)


class Crowd:
    """Everybody at the tables of one server."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.clock = Clock()
        self._place = place_of(plan)
        self._tasks: list[asyncio.Task[None]] = []
        self._people: dict[str, list[Person]] = {}
        self.counts = Counts([], [])
        self.late: list[float] = []

    @property
    def games(self) -> int:
        return len(self._people)

    async def come(self, games: int) -> None:
        """Start this many more games."""
        arriving = []
        for _ in range(games):
            arriving.append(asyncio.create_task(self._begin()))
            await asyncio.sleep(ARRIVAL)
        await asyncio.gather(*arriving)

    async def _begin(self) -> None:
        line = Line(*self._place, "")
        wish = {"game": self._plan.game, "seats": [{"kind": "me"}] * self._plan.players}
        while (made := await line.ask("POST", "/api/tables", json.encode(wish))).status == 503:
            self.counts.turned_away += 1
            await asyncio.sleep(made.retry_after)
        line.close()
        if made.status != 201:
            raise Broken(f"no table: {made.status}")
        keys = json.decode(made.body())
        table, seed = Table(keys["id"]), self._plan.seed * 1_000_003 + len(self._people) * 8
        people = [
            Person(self._place, table, seat["seat"], seat["secret"], random.Random(seed + seat["seat"]))
            for seat in keys["seats"]
        ]
        self._people[table.id] = people
        for person in people:
            self._tasks.append(asyncio.create_task(person.play(self.clock, self._plan.think, self.counts)))
        await asyncio.gather(*(person.seated.wait() for person in people))

    async def cpu(self) -> float | None:
        return await cpu_seconds(self._plan)

    async def watch(self) -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.late.append((time.perf_counter() - due) * 1000)

    async def leave(self) -> list[str]:
        """Ends the games. Returns the tables with a lost or doubled answer."""
        await asyncio.gather(*self._tasks)
        lost = []
        for table, people in self._people.items():
            if any(await asyncio.gather(*(person.lost() for person in people))):
                lost.append(table)
        return lost


Tell = Callable[[Step], None]
"""Callback for the progress of a run: called every few seconds and at the end of each step."""


async def run(plan: Plan, tell: Tell) -> Result:
    """Raises Broken and OSError where the server is gone for good."""
    crowd = Crowd(plan)
    watcher = asyncio.create_task(crowd.watch())
    try:
        steps = [await _step(crowd, plan, plan.games * (n + 1) // plan.steps, tell) for n in range(plan.steps)]
        lost = await crowd.leave()
    finally:
        watcher.cancel()
    return Result(steps, crowd.counts, lost)


async def _step(crowd: Crowd, plan: Plan, games: int, tell: Tell) -> Step:
    await crowd.come(games - crowd.games)
    mark = await _mark(crowd)
    until = mark.at + plan.seconds / plan.steps
    if games == plan.games:
        crowd.clock.until = until
    while (left := until - time.monotonic()) > 0:
        part = await _mark(crowd)
        await asyncio.sleep(min(left, TOLD))
        tell(await _seen(crowd, part))
    return await _seen(crowd, mark)


class _Mark(Struct):
    at: float
    answered: int
    heard: int
    late: int
    cpu: float | None


async def _mark(crowd: Crowd) -> _Mark:
    counts = crowd.counts
    cpu = await crowd.cpu()
    return _Mark(time.monotonic(), len(counts.answered), len(counts.heard), len(crowd.late), cpu)


async def _seen(crowd: Crowd, since: _Mark) -> Step:
    now = await _mark(crowd)
    return Step(
        games=crowd.games,
        seconds=now.at - since.at,
        milliseconds=[one for _, one in crowd.counts.answered[since.answered : now.answered]],
        heard=crowd.counts.heard[since.heard : now.heard],
        late=crowd.late[since.late : now.late],
        cpu=None if since.cpu is None or now.cpu is None else now.cpu - since.cpu,
    )


def saturated(steps: Sequence[Step]) -> str:
    """The step at which the server was saturated, and by what; empty if it kept up."""
    for step in steps:
        if percentile(step.milliseconds, 0.99) > SLOW:
            if step.cpu is not None and step.cpu / step.seconds > FULL:
                why = "the server computes all the time"
            elif percentile(step.late, 0.99) > SLOW / 2:
                why = "the machine has no time left, for the players either"
            else:
                why = "it waits: for its database, its threads or the disk"
            return f"{step.games} games: {why}"
    return ""
