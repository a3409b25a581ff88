"""News of a table reach those who listen: in one process, over a restart, and between processes."""

import random
import threading
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import msgspec

from tests.server.api import Api, Seated
from tests.server.processes import Served, served

PATIENCE = 30.0


class Listener:
    """Reads a stream in the background, as a browser does."""

    def __init__(self, client: httpx.Client, seated: Seated, keys: list[str]) -> None:
        self.news: Queue[tuple[str, dict[str, Any]]] = Queue()
        self._headers = {"Authorization": "Seat " + ",".join(keys)} if keys else {}
        self._place = str(client.base_url.join(f"/api/tables/{seated.table}/events"))
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        kind = ""
        try:
            with httpx.stream("GET", self._place, headers=self._headers, timeout=PATIENCE) as response:
                for line in response.iter_lines():
                    name, _, value = line.partition(": ")
                    if name == "event":
                        kind = value
                    elif name == "data":
                        self.news.put((kind, msgspec.json.decode(value)))
        except httpx.TransportError:
            pass
        self.news.put(("end", {}))

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next news of one of these kinds."""
        while True:
            kind, data = self.news.get(timeout=PATIENCE)
            if kind in kinds:
                return data
            assert kind != "end", "the stream ended"


def test_streams_tell_of_every_change_and_of_the_end(tmp_path: Path) -> None:
    rng = random.Random(1)
    with served(f"sqlite:///{tmp_path / 'games.db'}") as server:
        seated = Api(server.client).make("me", "me", "friend")
        mine, spectator = Listener(server.client, seated, seated.keys), Listener(server.client, seated, [])
        for listener in (mine, spectator):
            assert listener.next("hello") == {"version": 0, "ply": 0, "to_move": 2}
        assert [seat["connected"] for seat in mine.next("seats")["place"]["seats"]] == [True, True, False]
        invitation = seated.made["seats"][2]["invitation"]
        friend = seated.with_keys(invitation)
        friend = seated.with_keys(friend.call("POST", "/seats/2/claim", json={}).json()["secret"])
        spectator.next("seats")
        table = friend.play(friend.look(), rng)
        for listener in (mine, spectator):
            heard = listener.next("ply")
            assert (heard["version"], heard["ply"], heard["to_move"]) == (1, 1, table["to_move"])
        assert seated.look()["seats"][0]["connected"]
        # A listener that comes back hears at once how far the table is.
        assert Listener(server.client, seated, []).next("hello")["version"] == 1
        friend.call("POST", "/seats/2/leave")
        spectator.next("seats")
        alone = Api(server.client).make("me", "me")
        mine, spectator = Listener(server.client, alone, alone.keys), Listener(server.client, alone, [])
        for listener in (mine, spectator):
            listener.next("hello")
        alone.call("DELETE")
        for listener in (mine, spectator):
            listener.next("deleted")
            assert listener.news.get(timeout=PATIENCE)[0] == "end"
        open_one = Listener(server.client, Api(server.client).make("me", "me"), [])
        open_one.next("hello")
        assert server.end() in (0, 130, -15)
        assert open_one.news.get(timeout=PATIENCE)[0] == "end"


def test_two_servers_of_one_database_are_one_table(database: str) -> None:
    """What one serves, the other's listeners hear of; whoever answers on an old version is refused by both."""
    rng = random.Random(1)
    first, second = Served(database), Served(database)
    try:
        here = Api(first.client).make("me", "me")
        there = Seated(second.client, here.table, here.keys)
        listener, spectator = Listener(second.client, there, there.keys), Listener(second.client, there, [])
        for one in (listener, spectator):
            one.next("hello")
        table = here.look()
        committed: list[dict[str, Any]] = []
        while len(committed) < 3:
            before, ply = table["version"], table["ply"]
            table = here.play(table, rng)
            assert listener.next("ply", "draft")["version"] == table["version"]
            stale = there.try_answer(before, "end")
            assert (stale.status_code, stale.json()["table"]["version"]) == (409, table["version"])
            assert there.look()["view"] == table["view"]
            if table["ply"] > ply:
                committed.append({"version": table["version"], "rows": list(range(ply, table["ply"]))})
        # Whoever cannot see a draft hears nothing of it; what is committed, be it one answer or a whole draft, brings
        # its own words along.
        version = 0
        for expected in committed:
            shown = spectator.next("ply", "draft")
            assert shown["since"] <= version <= shown["until"]
            version = shown["version"]
            assert {"version": shown["version"], "rows": [row["ply"] for row in shown["log"]]} == expected
            assert "seat" not in shown
    finally:
        first.kill()
        second.kill()
