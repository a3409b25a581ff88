"""What was acknowledged into a draft stays there, whatever the engine thinks of it."""

import json
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from spielwerk.server.app import create_app
from spielwerk.server.data import schema
from spielwerk.server.data.database import open_database, writing
from spielwerk.server.settings import Settings
from tests.server.api import Api, Seated, error
from tests.server.tables.test_playing import a_turn

GIVEN = ["convert tool coin", "build Z99"]


def lying(settings: Settings) -> list[str]:
    engine = open_database(settings.db)
    with engine.connect() as connection:
        found = connection.scalar(select(schema.drafts.c.answers))
    engine.dispose()
    return json.loads(found) if found else []


@pytest.fixture
def torn(settings: Settings) -> Seated:
    """A draft whose second answer the engine refuses, on a server that has ended."""
    with TestClient(create_app(settings)) as client:
        seated, table, _ = a_turn(Api(client))
        seated.answer(table, GIVEN[0])
    engine = open_database(settings.db)
    with writing(engine) as connection:
        connection.execute(update(schema.drafts).values(answers=json.dumps(GIVEN)))
    engine.dispose()
    return seated


def step(seated: Seated, what: str, version: int) -> dict[str, Any]:
    answer = seated.call("POST", f"/{what}", json={"version": version})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_draft_that_is_refused_stays_until_it_is_taken_back(torn: Seated, settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        seated = Seated(client, torn.table, torn.keys)
        shown = seated.look()
        assert shown["trouble"] == {"id": "error-draft", "args": {"notation": GIVEN[1]}}
        assert (shown["frozen"], shown["offers"], shown["can_undo"]) == (False, [], True)
        refused = seated.try_answer(shown["version"], "convert tool coin")
        assert error(refused) == (409, "error-draft")
        assert refused.json()["error"]["args"] == {"notation": GIVEN[1]}
        assert refused.json()["table"]["trouble"] == shown["trouble"]
        assert error(seated.call("GET", "/why", params={"notation": "end"})) == (409, "error-draft")
        assert lying(settings) == GIVEN
        # What was given before the refused answer is still there.
        undone = step(seated, "undo", shown["version"])
        assert [one["notation"] for one in undone["draft"]] == GIVEN[:1]
        assert undone["trouble"] is None
        assert undone["offers"]


def test_a_draft_that_is_refused_can_be_given_up(torn: Seated, settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        seated = Seated(client, torn.table, torn.keys)
        fresh = step(seated, "reset", seated.look()["version"])
        assert (fresh["draft"], fresh["trouble"], lying(settings)) == ([], None, [])
        assert seated.answer(fresh, GIVEN[0])["can_undo"]


def test_nobody_else_hears_of_it(torn: Seated, settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        assert Seated(client, torn.table, []).look()["trouble"] is None
