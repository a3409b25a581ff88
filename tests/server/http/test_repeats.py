"""A change that is sent again, because nobody heard whether it came, is done once."""

import random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from spielwerk.server.app import create_app
from spielwerk.server.data import store
from spielwerk.server.settings import Settings
from tests.server.api import Api, Seated, choose, error


def send(seated: Seated, path: str, name: str, **body: Any) -> httpx.Response:
    keys = {"Authorization": "Seat " + ",".join(seated.keys), "Idempotency-Key": name}
    return seated.client.post(f"/api/tables/{seated.table}{path}", headers=keys, json=body)


def test_an_answer_that_comes_again_is_known(settings: Settings) -> None:
    """Also after others have answered, and after a restart."""
    rng = random.Random(1)
    with TestClient(create_app(settings)) as client:
        seated = Api(client).make("me", "me", "me")
        table = seated.look()
        asked = {"version": table["version"], "notation": choose(table, rng)}
        first = send(seated, "/answer", "name-of-it", **asked)
        again = send(seated, "/answer", "name-of-it", **asked)
        assert (first.status_code, again.status_code) == (201, 201)
        assert again.json()["version"] == first.json()["version"] == table["version"] + 1
        table = seated.play(first.json(), rng)
    with TestClient(create_app(settings)) as client:
        seated.client = client
        late = send(seated, "/answer", "name-of-it", **asked)
        assert (late.status_code, late.json()["version"]) == (201, table["version"])
        assert error(send(seated, "/answer", "another-name", **asked)) == (409, "error-stale")


def test_taking_back_twice_takes_back_once(api: Api) -> None:
    rng = random.Random(4)
    seated = api.make("me", "me")
    table = seated.look()
    while len(table["draft"]) < 2:
        table = seated.play(table, rng)
    for _ in range(2):
        answer = send(seated, "/undo", "undo-name", version=table["version"])
        assert (answer.status_code, len(answer.json()["draft"])) == (201, len(table["draft"]) - 1)


def test_a_name_is_its_own_seats(api: Api) -> None:
    seated = api.make("me", "me")
    table = seated.look()
    asked = {"version": table["version"], "notation": choose(table, random.Random(1))}
    assert send(seated, "/answer", "name-of-it", **asked).status_code == 201
    other = seated.with_keys(seated.secret(1 - table["to_move"]))
    assert send(other, "/answer", "name-of-it", **asked).status_code == 409
    assert error(send(seated, "/answer", "x", **asked)) == (400, "error-malformed")


def test_what_was_not_stored_is_not_taken_for_done(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = api.make("me", "me")
    table = seated.look()
    asked = {"version": table["version"], "notation": choose(table, random.Random(1))}

    def full(*_arguments: object) -> None:
        raise OperationalError("", {}, Exception("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(store, "commit_plies", full)
        broken.setattr(store, "save_draft", full)
        refused = send(seated, "/answer", "name-of-it", **asked)
    assert error(refused) == (503, "error-busy")
    assert refused.headers["retry-after"]
    assert send(seated, "/answer", "name-of-it", **asked).json()["version"] == table["version"] + 1
    assert [row["ply"] for row in seated.whole(seated.look())["log"]] == list(range(seated.look()["ply"]))
