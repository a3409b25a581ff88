"""The server as a program sees it: sets games up and plays them on to where a test begins."""

import random
from typing import Any

import httpx

GAME = "age-of-innovation"
IDLE = ("passing", "converting")


class Api:
    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def make(self, *kinds: str, game: str = GAME, **wishes: Any) -> "Seated":
        """A table; a kind is `me`, `friend`, `open` or `bot:LEVEL`, each with `=NAME` if it has one."""
        seats = [_wish(*kind.partition("=")[::2]) for kind in kinds]
        made = self.client.post("/api/tables", json={"game": game, "seats": seats, "pace": 0, **wishes})
        assert made.status_code == 201, made.text
        return Seated(self.client, made.json())

    def bring(self, record: str) -> "Seated":
        """A table with a game that was played elsewhere, so far as it went; all seats are mine."""
        made = self.client.post("/api/records", json={"text": record})
        assert made.status_code == 200, made.text
        return Seated(self.client, made.json()["keys"])


def _wish(kind: str, name: str) -> dict[str, str]:
    what, _, level = kind.partition(":")
    return {"kind": what, "bot": level, "name": name}


class Seated:
    """The maker of a table, with all keys."""

    def __init__(self, client: httpx.Client, made: dict[str, Any]) -> None:
        self.client = client
        self.made = made
        self.table: str = made["id"]
        secrets = [key["secret"] for key in made["seats"] if key["secret"]]
        self.headers = {"Authorization": "Seat " + ",".join([made["host_secret"], *secrets])}

    def get(self, path: str, **query: str) -> Any:
        answer = self.client.get(f"/api/tables/{self.table}{path}", params=query, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("")
        return found

    def answer(self, table: dict[str, Any], notation: str) -> dict[str, Any]:
        body = {"version": table["version"], "notation": notation}
        answer = self.client.post(f"/api/tables/{self.table}/answer", headers=self.headers, json=body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def play_until(self, question: str, seed: int = 1, least_round: int = 0) -> dict[str, Any]:
        """Play all my seats at random, passing only when nothing else is left, until the question is asked."""
        rng = random.Random(seed)
        table = self.look()
        while table["question"]["name"] != question or table["view"].get("round", 0) < least_round:
            lively = [offer for offer in table["offers"] if offer["role"] not in IDLE]
            table = self.answer(table, rng.choice(lively or table["offers"])["notation"])
        return table
