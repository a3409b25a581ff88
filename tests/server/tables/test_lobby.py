"""What the first page asks: own data checked before a table is made with it, and a table opened to the network."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spielwerk.build.checkout import PACKAGE
from spielwerk.server.reach import network_address
from tests.server.api import Api, error
from tests.server.processes import Served

BOARD = (PACKAGE / "games" / "terra_nova" / "data" / "map.toml").read_text("utf-8")


def check(api: Api, text: str, name: str = "board.toml", place: str = "terra-nova/data/map") -> httpx.Response:
    return api.client.post(f"/api/games/{place}", json={"name": name, "text": text})


def test_sound_data_comes_back_as_the_value_of_its_option(api: Api) -> None:
    found = check(api, BOARD).json()
    assert found["defects"] == []
    api.make("me", "me", game="terra-nova", options={"map": found["data"]})
    assert check(api, found["data"], "board.json").json() == found


def test_every_defect_is_named(api: Api) -> None:
    broken = json.loads(check(api, BOARD).json()["data"])
    for side in broken["sides"].values():
        side["layout"][0] = "?" + side["layout"][0][1:]
    found = check(api, json.dumps(broken), "board.json").json()
    assert found["data"] == ""
    assert len(found["defects"]) > 1
    assert [fault["id"] for fault in found["faults"]] == ["refusal-map-letters"] * len(found["defects"])
    assert {fault["args"]["at"] for fault in found["faults"]} == {"sides.2", "sides.2-4"}


@pytest.mark.parametrize(("name", "text"), [("a.json", "{"), ("a.toml", "= ="), ("a.json", "[]"), ("a.json", "{}")])
def test_a_file_that_is_no_such_data_is_told(api: Api, name: str, text: str) -> None:
    found = check(api, text, name).json()
    assert found["data"] == ""
    assert len(found["defects"]) == len(found["faults"]) == 1
    assert name in found["defects"][0]
    assert found["faults"][0]["id"] == ("refusal-data-syntax" if text in ("{", "= =") else "refusal-data-other")


def test_a_file_without_cards_is_taken_for_own_values(api: Api) -> None:
    place = "tapestry/data/cards"
    found = check(api, '[[landmark]]\nname = "monolith"\nfootprint = ["##"]', "own.toml", place).json()
    assert found["defects"] == []
    made = api.make("me", "me", game="tapestry", options={"sets": ["plans-and-ploys"], "cards": found["data"]})
    rows = made.look()["view"]["own"]["components"]
    assert {row["name"]: row["picture"].get("footprint") for row in rows}["monolith"] == ["##"]
    other = check(api, "[[spell]]", "own.toml", place).json()
    assert [fault["id"] for fault in other["faults"]] == ["refusal-data-other"]


@pytest.mark.parametrize("place", ["terra-nova/data/setup", "terra-nova/data/none", "chess/data/map"])
def test_only_options_that_take_data_check_it(api: Api, place: str) -> None:
    assert check(api, BOARD, place=place).status_code == 404


def test_a_served_table_is_opened_by_nobody(api: Api) -> None:
    assert api.client.get("/api/reach").json() == {"home": False, "open": False, "address": ""}
    assert error(api.client.put("/api/reach", json={"open": True})) == (403, "error-not-home")


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    monkeypatch.setenv("SPIELWERK_CLIENT", str(tmp_path / "client"))
    server = Served(f"sqlite:///{tmp_path / 'games.db'}", command="play")
    yield server
    server.kill()


@pytest.mark.skipif(not network_address(), reason="this machine is in no network")
def test_who_comes_over_the_network_is_a_guest(played: Served) -> None:
    table = Api(played.client).make("me", "me").table
    address = f"http://{network_address()}:{played.client.base_url.port}"
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{address}/healthz")
    assert played.client.put("/api/reach", json={"open": True}).json()["address"] == address

    with httpx.Client(base_url=address) as guest:
        # Even the own name of the machine makes nobody its person.
        for headers in ({}, {"Host": f"127.0.0.1:{played.client.base_url.port}"}):
            assert guest.get("/api/tables", headers=headers).json() == []
            assert guest.get("/api/reach", headers=headers).json()["home"] is False
            assert error(guest.put("/api/reach", json={"open": False}, headers=headers)) == (403, "error-not-home")
            assert error(guest.post(f"/api/tables/{table}/home", headers=headers)) == (403, "error-not-home")

    assert played.client.put("/api/reach", json={"open": False}).json()["open"] is False
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{address}/healthz")
