"""The attack: mostly well-formed requests with one thing wrong. It checks how the server responds.

It expects no 5xx (503 with `Retry-After` is load shedding and counted separately), every response in time and in the
API's error format, no internals in any response, constant memory and an intact database.
"""

import asyncio
import random
import time
from pathlib import Path
from statistics import median

import httptools
from msgspec import DecodeError, Struct, json

from spielwerk.games import names
from spielwerk.server.campaigns.hostile.calls import Call, Description, Operation
from spielwerk.server.campaigns.hostile.tables import Known
from spielwerk.server.campaigns.hostile.wrongs import spoil
from spielwerk.server.campaigns.report import Report, Tell
from spielwerk.server.campaigns.servers import Server
from spielwerk.server.examining import examine
from spielwerk.server.load.lines import Answer, Broken, Line

TOLD = 5.0
ARGUMENTS = ("--memory", "20", "--most-tables", "500")
"""Arguments of the server: small caches fill quickly, so that any later growth is a leak."""
RIGHT, MALFORMED = 0.12, 0.13
"""Shares of requests with nothing wrong, and of those that are not even well-formed."""
ENOUGH_TABLES = 40
"""Tables that are attacked at the same time; others are made and forgotten."""
SELDOM = {"/api/tables/{table}/hint": 0.01, "/api/tables": 0.3, "/api/games/{game}/lessons/{chapter}": 0.2}
"""Requests that are far more expensive than others, or only create tables."""
INSIDES = (b"Traceback", b'File "', b"site-packages", b"sqlalchemy", b"psycopg", b"SELECT ", b"/src/")
WAITED = 60.0
LARGE = 60_000
"""Body size in bytes above which the server may close the connection before it has read everything."""
NO_HTTP = b"Invalid HTTP request received."
OURS = ("error-", "refusal-")
SAMPLES = 200
WARM = 3000
"""Requests after which caches are full; in a shorter attack nothing is said of memory."""
GROWN = 1.1
"""Allowed ratio of memory in the last fifth of a campaign to that in its second fifth."""
LEAST_GROWTH = 8.0
"""Megabytes that are noise in any case."""


class Plan(Struct, kw_only=True):
    requests: int
    db: str
    log: Path
    """The server's log file."""
    lines: int = 8
    """Number of concurrent connections."""
    seed: int = 1


def run(plan: Plan, server: Server, report: Report, tell: Tell) -> None:
    attack = _Attack(plan, server, report, tell)
    try:
        asyncio.run(attack.carry_out())
    except (Broken, OSError) as problem:
        report.find(f"the server answers nobody any more: {problem!r}")
    report.figures["memory MB"] = _course(attack.memory)
    if report.done >= WARM and (grown := _grown(attack.memory)):
        report.find(grown)
    errors = [line for line in plan.log.read_text(errors="replace").splitlines() if " ERROR " in line]
    for line in sorted({line.partition(" ERROR ")[2] for line in errors}):
        report.find(f"the server's log: {line}")
    for finding in examine(plan.db):
        if not finding.sound:
            report.find(finding.sentence)


def _course(memory: list[float]) -> str:
    fifth = max(1, len(memory) // 5)
    return ", ".join(f"{median(memory[n : n + fifth]):.0f}" for n in range(0, len(memory), fifth))


def _grown(memory: list[float]) -> str:
    fifth = max(1, len(memory) // 5)
    early, late = median(memory[fifth : 2 * fifth] or memory), median(memory[-fifth:])
    if late > max(early * GROWN, early + LEAST_GROWTH):
        return f"memory grew from {early:.0f} to {late:.0f} MB"
    return ""


class _Attack:
    def __init__(self, plan: Plan, server: Server, report: Report, tell: Tell) -> None:
        self._plan, self._server, self._report, self._tell = plan, server, report, tell
        self._rng = random.Random(plan.seed)
        self._known = Known()
        self._description = Description({"components": {"schemas": {}}, "paths": {}})
        self._told = time.monotonic()
        self.memory: list[float] = []

    async def carry_out(self) -> None:
        line = Line(*self._server.place, "")
        self._description = Description(json.decode((await line.ask("GET", "/api/openapi.json")).body()))
        for name in names():
            chapters = json.decode((await line.ask("GET", f"/api/games/{name}/lessons")).body())
            self._known.chapters[name] = [chapter["name"] for chapter in chapters]
        await self._more_tables(line)
        await asyncio.gather(*(self._attack() for _ in range(self._plan.lines)))
        health = await line.ask("GET", "/healthz")
        if health.status != 200:
            self._report.find(f"after all that, /healthz answers {health.status}")
        line.close()

    async def _more_tables(self, line: Line) -> None:
        for n in range(len(self._known.tables), ENOUGH_TABLES):
            game = names()[n % len(names())]
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "friend" if n % 4 else "open"}]
            made = await line.ask("POST", "/api/tables", json.encode({"game": game, "seats": seats, "pace": 0}))
            if made.status == 201:
                self._known.made(json.decode(made.body()), game)

    async def _attack(self) -> None:
        line = Line(*self._server.place, "")
        report = self._report
        while report.done < report.wanted and not report.enough:
            report.done += 1
            call = self._next()
            answer = await self._ask(line, call)
            if answer is None:
                continue
            self._judge(call, answer)
            self._learn(call, answer)
            if len(self._known.tables) < ENOUGH_TABLES // 2:
                await self._more_tables(line)
            self._watch()
        line.close()

    def _next(self) -> Call:
        rng = self._rng
        self._known.choose(rng)
        operation = self._operation()
        call = self._description.call(operation, self._known, rng)
        chance = rng.random()
        if chance > RIGHT:
            spoil(call, self._known, rng, malformed=chance > 1 - MALFORMED)
        return call

    def _operation(self) -> Operation:
        while True:
            operation = self._rng.choice(self._description.operations)
            if self._rng.random() < SELDOM.get(operation.path, 1.0):
                return operation

    async def _ask(self, line: Line, call: Call) -> Answer | None:
        """Nothing where none is due, or none came."""
        host = "{}:{}".format(*self._server.place)
        # A stream has no end, and the answer to HEAD no body.
        whole = not call.path.endswith("/events") and call.method != "HEAD"
        try:
            return await asyncio.wait_for(line.exchange(call.encoded(host), whole=whole), WAITED)
        except TimeoutError:
            line.close()
            self._report.find(f"no answer in {WAITED:.0f} s to {call}")
        except (Broken, OSError, httptools.HttpParserError) as problem:
            line.close()
            self._report.count("cut off")
            if call.http and len(call.content()) < LARGE:
                self._report.find(f"no answer to {call}: {problem!r}")
        return None

    def _judge(self, call: Call, answer: Answer) -> None:
        report, status = self._report, answer.status
        body = answer.body()
        answer.on_body(body)
        report.count(
            "well-formed" if call.http and call.wrong not in ("broken_body", "kind", "method") else "malformed"
        )
        if status == 503 and b"retry-after" in answer.headers:
            report.count("sent away (503)")
        elif status >= 500:
            report.find(f"{status} to {call}")
        elif status >= 400 and body not in (b"", NO_HTTP) and not _is_error(body):
            report.find(f"{status} without an error of the API to {call}: {body[:200]!r}")
        statuses = report.figures.setdefault("statuses", {})
        statuses[str(status)] = statuses.get(str(status), 0) + 1
        if inside := next((one for one in INSIDES if one in body), None):
            report.find(f"{inside.decode()} in the answer to {call}")

    def _learn(self, call: Call, answer: Answer) -> None:
        if answer.status not in (200, 201, 204, 409):
            return
        if call.method == "DELETE" and answer.status == 204 and call.path.endswith("{table}"):
            self._known.gone(str(call.inside.get("table")))
        try:
            told = json.decode(answer.body())
        except DecodeError:
            return
        if not isinstance(told, dict):
            return
        table = self._known.tables.get(str(call.inside.get("table")))
        if call.path == "/api/tables" and "host_secret" in told and isinstance(call.body, dict):
            self._known.made(told, str(call.body["game"]))
            while len(self._known.tables) > ENOUGH_TABLES:
                self._known.gone(next(iter(self._known.tables)))
        elif table is not None:
            table.heard(told.get("table", told))

    def _watch(self) -> None:
        report = self._report
        if report.done >= len(self.memory) * report.wanted / SAMPLES:
            self.memory.append(self._server.memory())
        if time.monotonic() - self._told > TOLD:
            self._told = time.monotonic()
            self._tell(
                f"{report.done} of {report.wanted} requests, {report.figures.get('statuses')}, "
                f"{self.memory[-1]:.0f} MB, {report.found} findings"
            )


def _is_error(body: bytes) -> bool:
    try:
        return str(json.decode(body)["error"]["id"]).startswith(OURS)
    except (DecodeError, KeyError, TypeError):
        return False
