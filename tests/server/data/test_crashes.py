"""Killed at any moment, the server has lost nothing that it had acknowledged."""

import random
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.api import Api, Seated, choose
from tests.server.processes import Served


class Witness:
    """Plays, and remembers what was acknowledged and what was asked last."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.table = seated.look()
        self.given = answers(seated, self.table)
        self.asked = ""

    def play(self, rng: random.Random) -> None:
        self.asked = choose(self.table, rng)
        self.table = self.seated.answer(self.table, self.asked)
        self.given.append(self.asked)
        self.asked = ""

    def check(self, client: httpx.Client) -> None:
        """The table is what was acknowledged last or, if that got through, what was asked after it."""
        self.seated.client = client
        now, then = self.seated.look(), self.table
        there = answers(self.seated, now)
        more = there[len(self.given) :]
        assert there == self.given + more
        assert more in ([], [self.asked])
        assert now["version"] == then["version"] + len(more)
        if not more:
            assert now["view"] == then["view"]
        self.table, self.given, self.asked = now, there, ""


def answers(seated: Seated, table: dict[str, Any]) -> list[str]:
    given = [entry["notation"] for entry in seated.whole(table)["log"]]
    assert len(given) == table["ply"]
    return given + [step["notation"] for step in table["draft"]]


def play_through_kills(db: str, kills: int, *arguments: str) -> None:
    rng = random.Random(kills)
    witness: Witness | None = None
    for kill in range(kills + 1):
        server = Served(db, *arguments)
        try:
            if witness is not None:
                witness.check(server.client)
            if witness is None or witness.table["over"]:
                witness = Witness(Api(server.client).make("me", "me", "me", seed=kill))
            for _ in range(rng.randrange(12)):
                if not witness.table["over"]:
                    witness.play(rng)
            reaper = threading.Timer(rng.random() / 50, server.kill)
            reaper.start()
            # The kill shows as a broken connection, or as a client that was closed with it.
            with suppress(httpx.TransportError, RuntimeError):
                while not witness.table["over"]:
                    witness.play(rng)
            reaper.join()
        finally:
            server.kill()


def test_kills_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    play_through_kills(f"sqlite:///{tmp_path / 'games.db'}", 2)


@pytest.mark.long
def test_many_kills_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    play_through_kills(f"sqlite:///{tmp_path / 'games.db'}", 40)


def test_kills_lose_nothing_on_postgres(database: str) -> None:
    play_through_kills(database, 1, "--workers", "2")


@pytest.mark.long
def test_many_kills_lose_nothing_on_postgres(database: str) -> None:
    play_through_kills(database, 30, "--workers", "2")
