"""What an attacker has: tables of all games with real keys, and the last response about each of them."""

import random
from typing import Any

from msgspec import Struct, field

GAMES = ("age-of-innovation", "terra-nova", "tapestry")
LANGUAGES = ("de", "en")
OPTIONS = ("map", "mats", "cards")
BOTS = ("easy", "random", "greedy", "hard", "no-such-bot", "")


class Table(Struct):
    id: str
    game: str
    host: str
    secrets: list[str]
    invitations: list[str]
    version: int = 0
    ply: int = 0
    notations: list[str] = field(default_factory=lambda: ["no-such-answer"])
    question: str = "turn"

    def heard(self, shown: dict[str, Any]) -> None:
        self.version, self.ply = shown.get("version", self.version), shown.get("ply", self.ply)
        self.notations = [offer["notation"] for offer in shown.get("offers", [])] or self.notations
        self.question = (shown.get("question") or {}).get("name", self.question)


class Known:
    """All tables the attacker knows, and the one that the next request targets."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.void: list[Table] = []
        """Deleted tables, whose keys are still tried."""
        self.at: Table | None = None
        self.chapters: dict[str, list[str]] = {}

    def made(self, keys: dict[str, Any], game: str) -> None:
        secrets = [seat["secret"] for seat in keys["seats"] if seat["secret"]]
        invitations = [seat["invitation"] for seat in keys["seats"] if seat["invitation"]]
        self.tables[keys["id"]] = Table(keys["id"], game, keys["host_secret"], secrets, invitations)

    def gone(self, table: str) -> None:
        if found := self.tables.pop(table, None):
            self.void = [*self.void[-20:], found]

    def choose(self, rng: random.Random) -> Table:
        self.at = rng.choice(list(self.tables.values()))
        return self.at

    def other(self, rng: random.Random) -> Table:
        return rng.choice([*self.tables.values(), *self.void])

    def authorization(self, rng: random.Random) -> str:
        """The Authorization header with the keys of everybody at the table, or of one of them."""
        assert self.at is not None
        held = [self.at.host, *self.at.secrets]
        return "Seat " + ",".join(held if rng.random() < 0.7 else [rng.choice(held)])

    def value(self, name: str, rng: random.Random, made: Any) -> Any:
        """The real value of that name at the table; `made` where there is none."""
        table = self.at
        assert table is not None
        real: dict[str, Any] = {
            "table": table.id,
            "game": table.game,
            "version": table.version,
            "notation": rng.choice(table.notations),
            "answer": rng.choice(table.notations).split(" ", 1)[0],
            "question": table.question,
            "seat": rng.randrange(3),
            "as": rng.randrange(-1, 3),
            "ply": rng.randrange(table.ply + 1),
            "log_from": rng.randrange(table.ply + 1),
            "since": rng.randrange(table.ply + 1),
            "to": rng.randrange(table.ply + 1),
            "lang": rng.choice(LANGUAGES),
            "option": rng.choice(OPTIONS),
            "chapter": rng.choice(self.chapters.get(table.game) or ["1"]),
            "bot": rng.choice(BOTS),
        }
        return real.get(name, made)

    def fitted(self, path: str, body: Any, rng: random.Random) -> Any:
        """A wish for a table that would be granted: without options that were made up, with bots that do not think."""
        if path != "/api/tables" or not isinstance(body, dict):
            return body
        kinds = ["me", rng.choice(["me", "friend", "open"]), rng.choice(["me", "bot"])]
        seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
        return {**body, "seats": seats, "options": {}, "seed": rng.choice([None, rng.randrange(2**53)])}
