"""A small client of the API, as a person's browser would be one."""

import random
from collections.abc import Sequence
from typing import Any

import httpx

from spielwerk.server.settings import Settings

GAME = "age-of-innovation"
IDLE = ("passing", "converting")


class Api:
    def __init__(self, client: httpx.Client, settings: Settings | None = None) -> None:
        self.client = client
        self.settings = settings

    def db(self) -> str:
        assert self.settings is not None
        return self.settings.db

    def make(self, *kinds: str, **wishes: Any) -> "Seated":
        seats = [{"kind": kind.split(":")[0], "bot": kind.partition(":")[2]} for kind in kinds]
        body = {"game": GAME, "seats": seats, "pace": 0, **wishes}
        made = self.client.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        keys = made.json()
        mine = [seat["secret"] for seat in keys["seats"] if seat["secret"]]
        return Seated(self.client, keys["id"], [keys["host_secret"], *mine], keys)


class Seated:
    """Somebody at a table, with the keys they hold."""

    def __init__(self, client: httpx.Client, table: str, keys: list[str], made: dict[str, Any] | None = None) -> None:
        self.client = client
        self.table = table
        self.keys = keys
        self.made = made or {}

    def with_keys(self, *keys: str) -> "Seated":
        return Seated(self.client, self.table, list(keys), self.made)

    def secret(self, seat: int) -> str:
        return str(self.made["seats"][seat]["secret"])

    def call(self, method: str, path: str = "", kind: str = "", **arguments: Any) -> httpx.Response:
        """`kind` is the content type of a raw body."""
        headers = {"Authorization": "Seat " + ",".join(self.keys)} if self.keys else {}
        headers |= {"Content-Type": kind} if kind else {}
        place = f"/api/tables/{self.table}{path}"
        return self.client.request(method, place, headers=headers, **arguments)

    def look(self, **query: Any) -> dict[str, Any]:
        answer = self.call("GET", params=query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def whole(self, table: dict[str, Any]) -> dict[str, Any]:
        """The table with its log from the beginning."""
        query = {"as": table["viewer"], "to": table["log_from"]}
        older = self.call("GET", "/log", params=query).json() if table["log_from"] else []
        return {**table, "log": [*older, *table["log"]], "log_from": 0}

    def try_answer(self, version: int, notation: str) -> httpx.Response:
        return self.call("POST", "/answer", json={"version": version, "notation": notation})

    def answer(self, table: dict[str, Any], notation: str) -> dict[str, Any]:
        answer = self.try_answer(table["version"], notation)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def play(self, table: dict[str, Any], rng: random.Random) -> dict[str, Any]:
        """One answer as the lively random player of the bench would give it."""
        return self.answer(table, choose(table, rng))

    def play_until(self, table: dict[str, Any], question: str, rng: random.Random) -> dict[str, Any]:
        while table["question"]["name"] != question:
            table = self.play(table, rng)
        return table


def choose(table: dict[str, Any], rng: random.Random) -> str:
    return pick([(offer["notation"], offer["role"]) for offer in table["offers"] if not offer["then"]], rng)


def pick(answers: Sequence[tuple[str, str]], rng: random.Random) -> str:
    """One of the answers (with their roles) that do something, if there are any."""
    lively = [notation for notation, role in answers if role not in IDLE]
    return rng.choice(lively or [notation for notation, _ in answers])


def error(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["id"]
