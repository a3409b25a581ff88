"""Whatever fits, or just does not fit, the OpenAPI description: the server never answers with a mistake of its own."""

import os
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis.core import NOT_SET
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from spielwerk.server.app import create_app, openapi
from tests.server.api import Api, Seated
from tests.server.conftest import settings_in

EXAMPLES = 150 if os.environ.get("SPIELWERK_LONG") else 12
ENDLESS = "/api/tables/{table}/events"
"""A stream: asking for it means waiting for it."""


@pytest.fixture(scope="module")
def seated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seated]:
    with TestClient(create_app(settings_in(tmp_path_factory.mktemp("openapi")))) as client:
        yield Api(client).make("me", "friend", "me")


def send(seated: Seated, case: Any, here: bool) -> int:
    """To a real table with real keys, or to whatever was made up."""
    path, headers = case.path, {}
    for name, value in (case.path_parameters or {}).items():
        wanted = seated.table if here and name == "table" else str(value)
        path = path.replace(f"{{{name}}}", quote(wanted, safe=""))
    if here and case.method != "DELETE":
        headers["Authorization"] = "Seat " + ",".join(seated.keys)
    query = {str(name): str(value) for name, value in (case.query or {}).items()}
    body: dict[str, Any] = {}
    if case.body is not NOT_SET:
        body = {"content": case.body} if isinstance(case.body, bytes) else {"json": case.body}
    return seated.client.request(case.method, path, params=query, headers=headers, **body).status_code


def try_out(seated: Seated, operation: Any) -> set[int]:
    """Statuses of many calls of one operation."""
    cases = [operation.as_strategy(generation_mode=mode) for mode in usable(operation)]
    seen: set[int] = set()

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(case=st.one_of(cases), here=st.booleans())
    def call(case: Any, here: bool) -> None:
        status = send(seated, case, here)
        assert status < 500
        seen.add(status)

    call()
    return seen


def test_nothing_that_is_sent_breaks_the_server(seated: Seated) -> None:
    schema = schemathesis.openapi.from_dict(seated.client.get("/api/openapi.json").json())
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    statuses = {operation.label: try_out(seated, operation) for operation in operations if operation.path != ENDLESS}
    assert len(statuses) > 20
    assert all(statuses.values())
    assert {200, 201, 400, 403, 404} <= set().union(*statuses.values())


def usable(operation: Any) -> list[GenerationMode]:
    """A call without any input cannot be made wrongly."""
    simple = not operation.path_parameters and not operation.query and not operation.body
    return [GenerationMode.POSITIVE] if simple else list(GenerationMode)


def test_the_description_names_every_answer_with_its_types(seated: Seated) -> None:
    described = seated.client.get("/api/openapi.json").json()
    answer = described["paths"]["/api/tables/{table}/answer"]["post"]
    assert {"201", "400", "403", "404", "409", "422"} <= set(answer["responses"])
    assert answer["responses"]["201"]["content"]["application/json"]["schema"]["$ref"].endswith("/Table")
    assert answer["responses"]["409"]["content"]["application/json"]["schema"]["$ref"].endswith("/Conflict")


def test_the_description_is_the_same_without_a_house(seated: Seated) -> None:
    assert seated.client.get("/api/openapi.json").json() == openapi()
