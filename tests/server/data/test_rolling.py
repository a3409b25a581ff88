"""One version after the other on one PostgreSQL, behind a proxy, while people play: nothing that was acknowledged is
missing or there twice, and every stream comes back."""

import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.server.api import Api, Seated, choose
from tests.server.processes import Served
from tests.server.proxies import NAME, Proxied, free_port, proxy

TABLES = 4
GAME = "age-of-innovation"
AGAIN = 0.25
"""Seconds before somebody who was not served tries again."""
THINK = 0.6
PATIENCE = 120.0
CHANGES = 3
LONGEST = 20.0
"""Seconds without a stream that a crowded machine is forgiven; 4.7 were measured at a load of 16."""
BUSY = (502, 503, 504)


class Player(threading.Thread):
    """Plays all seats of a table as browsers do: what was not heard of is sent again under its name."""

    def __init__(self, proxied: Proxied, seed: int, ends: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client = proxied.client(patience=30)
        self.seated = Api(self.client).make("me", "me", "me", game=GAME, seed=seed)
        self.rng = random.Random(seed)
        self.ends = ends
        self.given = 0
        self.acknowledged: list[str] = []
        self.repeated = 0
        self.trouble = ""

    def run(self) -> None:
        try:
            table = self._patiently(lambda: self.seated.call("GET"))
            while not self.ends.is_set() and not table["over"]:
                table = self._play(table)
                time.sleep(THINK)
        except Exception as problem:  # noqa: BLE001 - the test tells it
            self.trouble = repr(problem)

    def _play(self, table: dict[str, Any]) -> dict[str, Any]:
        notation, name = choose(table, self.rng), uuid4().hex
        headers = {"Authorization": "Seat " + ",".join(self.seated.keys), "Idempotency-Key": name}
        body = {"version": table["version"], "notation": notation}
        path = f"/api/tables/{self.seated.table}/answer"
        after = self._patiently(lambda: self.client.post(path, headers=headers, json=body))
        self.acknowledged.append(notation)
        return after

    def _patiently(self, send: Callable[[], httpx.Response]) -> dict[str, Any]:
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                answer = send()
            except httpx.TransportError:
                answer = None
            if answer is not None and answer.status_code not in BUSY:
                assert answer.status_code in (200, 201), answer.text
                found: dict[str, Any] = answer.json()
                return found
            assert time.monotonic() < ends, "nobody served for too long"
            self.repeated += 1
            time.sleep(AGAIN)


class Listener(threading.Thread):
    """Listens at a table, and connects again whenever the stream ends."""

    def __init__(self, proxied: Proxied, table: str, ends: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client = proxied.client(patience=20)
        self.path = f"/api/tables/{table}/events"
        self.ends = ends
        self.hellos = 0
        self.longest = 0.0

    def run(self) -> None:
        lost = time.monotonic()
        while not self.ends.is_set():
            try:
                with self.client.stream("GET", self.path) as stream:
                    for line in stream.iter_lines():
                        if line == "event: hello":
                            self.hellos += 1
                            self.longest = max(self.longest, time.monotonic() - lost)
                        if self.ends.is_set():
                            return
                        if line.startswith("data: "):
                            lost = time.monotonic()
            except httpx.TransportError:
                pass
            time.sleep(AGAIN)


def until_well(server: Served) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        try:
            if server.client.get("/healthz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(AGAIN)
    raise AssertionError("the new version does not answer")


@contextmanager
def playing(proxied: Proxied) -> Iterator[tuple[list[Player], list[Listener]]]:
    ends = threading.Event()
    players = [Player(proxied, seed, ends) for seed in range(TABLES)]
    listeners = [Listener(proxied, player.seated.table, ends) for player in players]
    everybody: list[Player | Listener] = [*players, *listeners]
    for one in everybody:
        one.start()
    try:
        yield players, listeners
    finally:
        ends.set()
        for one in everybody:
            one.join(PATIENCE)
            one.client.close()


def record(player: Player) -> list[str]:
    """Everything that lies on the table now: what was committed, and the draft."""
    table: dict[str, Any] = player.seated.look()
    rows = player.seated.whole(table)["log"]
    return [row["notation"] for row in rows] + [row["notation"] for row in table["draft"]]


@pytest.mark.long
def test_a_rolling_restart_loses_nothing(database: str, tmp_path: Path) -> None:
    ports = (free_port(), free_port())
    arguments = ("--proxy", "--workers", "2", "--allow-host", NAME)
    serving = Served(database, *arguments, "--port", str(ports[0]))
    others: list[Served] = []
    try:
        until_well(serving)
        with proxy("nginx", tmp_path, ports) as proxied, playing(proxied) as (players, listeners):
            for n in range(1, CHANGES + 1):
                time.sleep(3)
                coming = Served(database, *arguments, "--port", str(ports[n % 2]))
                others.append(coming)
                until_well(coming)
                serving.end()
                serving = coming
            time.sleep(3)
            moment = [len(player.acknowledged) for player in players]
            time.sleep(3)
        answers, gap = sum(len(player.acknowledged) for player in players), max(one.longest for one in listeners)
        again = sum(player.repeated for player in players)
        sys.stderr.write(f"{answers} answers, {again} sent again; longest time without a stream {gap:.1f} s\n")
        assert gap < LONGEST
        assert [player.trouble for player in players] == [""] * TABLES
        # They went on playing after the last change.
        assert all(len(player.acknowledged) > then for player, then in zip(players, moment, strict=True))
        with httpx.Client(
            base_url=f"http://127.0.0.1:{ports[CHANGES % 2]}", headers={"Host": NAME}, timeout=60
        ) as client:
            for player in players:
                player.seated = Seated(client, player.seated.table, player.seated.keys)
                assert record(player) == player.acknowledged
        assert all(listener.hellos > CHANGES // 2 for listener in listeners)
    finally:
        for one in (serving, *others):
            one.kill()
