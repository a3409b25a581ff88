"""What a request may hold: JSON that says so, for a host that is ours, and no control characters."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints
from urllib.parse import quote

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from msgspec import Struct, structs

from spielwerk.server import wire
from spielwerk.server.app import create_app, openapi
from spielwerk.server.plain import Sent
from spielwerk.server.settings import Settings
from tests.server.api import GAME, Api, Seated, error
from tests.server.conftest import settings_in

CONTROLS = ["\x00", "\x07", "\x1b", "\x7f", "\x85", "\n"]
SEATS = [{"kind": "me"}, {"kind": "friend"}]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def client(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    settings = settings_in(tmp_path_factory.mktemp("plain"))
    if request.param == "postgres":
        settings = structs.replace(settings, db=request.getfixturevalue("database"))
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.mark.parametrize("control", CONTROLS)
def test_no_text_has_a_control_character(client: httpx.Client, control: str) -> None:
    seated = Api(client).make("me", "friend")
    bad = f"a{control}b"
    wishes: list[dict[str, Any]] = [
        {"game": bad, "seats": SEATS},
        {"game": GAME, "seats": [{"kind": "me", "name": bad}, {"kind": "me"}]},
        {"game": GAME, "seats": [{"kind": "bot", "bot": bad}, {"kind": "me"}]},
        {"game": GAME, "seats": SEATS, "options": {bad: 1}},
        {"game": GAME, "seats": SEATS, "seed": f"1{control}"},
    ]
    if control != "\n":
        wishes += [{"game": GAME, "seats": SEATS, "options": {"map": value}} for value in (bad, [bad])]
    for wish in wishes:
        assert error(client.post("/api/tables", json=wish)) == (400, "error-malformed"), wish
    guest = seated.with_keys(seated.made["seats"][1]["invitation"])
    standing = {"question": bad, "answer": "x"}
    for answer in (
        guest.call("POST", "/seats/1/claim", json={"name": bad}),
        seated.call("POST", "/seats/1/bot", json={"bot": bad}),
        seated.call("POST", "/answer", json={"version": 0, "notation": bad}),
        seated.call("PUT", "/standing", json={"seat": 0, "standing": [standing]}),
        seated.call("GET", "/why", params={"notation": bad}),
        seated.call("GET", "/preview", params={"notation": bad}),
        client.get(f"/api/games/{quote(bad)}/components"),
    ):
        assert error(answer) == (400, "error-malformed")


def test_own_data_may_have_lines(client: httpx.Client) -> None:
    wish = {"game": GAME, "seats": SEATS, "options": {"map": '{\n\t"hexes": 3}\r\n'}}
    assert client.post("/api/tables", json=wish).status_code == 422


WIRES = [wire, *[import_module(f"{wire.__name__}.{part.name}") for part in iter_modules(wire.__path__)]]


def test_whatever_a_client_sends_is_checked() -> None:
    """Every body of the description is one of those that look for control characters, down to its parts."""
    names = {
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for path in openapi()["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    }
    assert len(names) >= 8
    for name in names:
        assert any(_all_sent(getattr(module, name)) for module in WIRES if hasattr(module, name)), name


def _all_sent(kind: Any) -> bool:
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind, include_extras=False)
        return issubclass(kind, Sent) and all(_all_sent(hints[name]) for name in kind.__struct_fields__)
    return all(_all_sent(part) for part in get_args(kind))


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_says_that_it_is_json(api: Api, kind: str) -> None:
    body = msgspec.json.encode({"game": GAME, "seats": SEATS})
    headers = {"content-type": kind} if kind else {}
    assert error(api.client.post("/api/tables", content=body, headers=headers)) == (415, "error-content-type")
    said = {"content-type": "application/json; charset=utf-8"}
    assert api.client.post("/api/tables", content=body, headers=said).status_code == 201


def test_only_hosts_of_the_list_are_served(settings: Settings) -> None:
    ruled = structs.replace(settings, hosts=("Table.example", "localhost"))
    with TestClient(create_app(ruled)) as client:
        for host in ("table.example", "TABLE.example:8443", "localhost:1"):
            assert client.get("/api/games", headers={"host": host}).status_code == 200
        for host in ("evil.example", "table.example.evil.example", "[", "127.0.0.1"):
            assert error(client.get("/api/games", headers={"host": host})) == (400, "error-host")
        assert client.get("/healthz", headers={"host": "127.0.0.1"}).status_code == 200


@pytest.mark.parametrize("host", ["::1", "table.example:port", "table.example:99999", "["])
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/abcdefghijkl/plans/a"])
def test_a_host_that_cannot_be_read_is_refused(api: Api, host: str, path: str) -> None:
    assert error(api.client.post(path, json={"version": 2}, headers={"host": host})) == (400, "error-host")


def test_any_host_will_do_without_a_list(api: Api) -> None:
    assert api.client.get("/api/games", headers={"host": "evil.example"}).status_code == 200
    assert Seated(api.client, api.make("me", "me").table, []).look()["ply"] == 0
