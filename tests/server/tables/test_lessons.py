"""Guided games: the person is held to the chapter, scripted seats answer, afterwards it is a game like any other."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from spielwerk.games import names
from spielwerk.server import archive
from spielwerk.server.app import create_app
from spielwerk.server.data.database import open_database
from spielwerk.server.settings import Settings
from tests.server.api import GAME, Api, Seated, error
from tests.server.tables.test_automatic import wait_for_me


def begin(api: Api, chapter: str, game: str = GAME) -> Seated:
    made = api.client.post(f"/api/games/{game}/lessons/{chapter}", json={"name": "Mira"})
    assert made.status_code == 201, made.text
    keys = made.json()
    seated = Seated(api.client, keys["id"], [keys["host_secret"], keys["seats"][0]["secret"]], keys)
    seated.call("PUT", "/pace", json={"pace": 0})
    return seated


def follow(seated: Seated) -> dict[str, Any]:
    """Give every answer that the chapter expects."""
    lesson = seated.call("GET", "/lesson").json()
    table = wait_for_me(seated)
    while table["ply"] + len(table["draft"]) < lesson["answers"]:
        at = table["ply"] + len(table["draft"])
        expected = next(step["expect"][0] for step in lesson["steps"] if step["at"] == at and step["expect"])
        offers = [offer["notation"] for offer in table["offers"]]
        seated.answer(table, next(one for one in offers if one == expected or one.startswith(f"{expected} ")))
        table = wait_for_me(seated)
    return table


@pytest.mark.parametrize("game", names())
def test_every_game_lists_its_chapters(api: Api, game: str) -> None:
    chapters = api.client.get(f"/api/games/{game}/lessons").json()
    assert chapters
    assert all(chapter["minutes"] > 0 for chapter in chapters)


def test_a_chapter_is_played_with_scripted_opponents_and_then_played_on(api: Api) -> None:
    seated = begin(api, "turn")
    table = follow(seated)
    assert [seat["name"] for seat in table["seats"]] == ["Mira", "Ada", "Bruno"]
    assert [entry["notation"] for entry in table["log"] if entry["seat"]] == [
        *("send scholar banking 3", "end"),
        *("upgrade B5 guild", "end"),
    ]
    assert {entry["by"] for entry in table["log"] if entry["seat"]} == {"bot"}
    assert table["lesson"] == "turn"
    assert seated.call("DELETE", "/lesson").status_code == 204
    table = seated.look()
    assert table["lesson"] == ""
    table = seated.answer(table, next(o["notation"] for o in table["offers"] if o["verb"] == "pass"))
    seated.answer(table, "end")
    assert wait_for_me(seated)["ply"] > table["ply"]


def test_what_leads_away_is_explained_and_not_played(api: Api) -> None:
    seated = begin(api, "turn")
    table = wait_for_me(seated)
    refused = seated.try_answer(table["version"], "pass river")
    assert error(refused) == (409, "error-lesson")
    assert refused.json()["error"]["args"]["say"] == "lesson-turn-too-early"
    assert seated.look()["version"] == table["version"]
    table = seated.answer(table, "transform D6 desert")
    assert error(seated.try_answer(table["version"], "stop"))[1] == "error-lesson"
    assert error(seated.try_answer(table["version"], "build A1")) == (422, "error-refused")
    undone = seated.call("POST", "/undo", json={"version": table["version"]}).json()
    assert error(seated.try_answer(undone["version"], "pass river"))[1] == "error-lesson"


def test_a_chapter_is_left_only_by_its_pupil(api: Api) -> None:
    seated = begin(api, "turn")
    assert seated.with_keys().call("DELETE", "/lesson").status_code == 403
    seated.call("DELETE", "/lesson")
    assert seated.answer(wait_for_me(seated), "pass river")["draft"]
    assert error(seated.call("GET", "/lesson")) == (404, "error-no-lesson")
    assert error(api.client.post(f"/api/games/{GAME}/lessons/flying", json={})) == (404, "error-no-lesson")


def test_a_chapter_outlives_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        seated = begin(Api(client, settings), "turn")
        seated.answer(wait_for_me(seated), "transform D6 desert")
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        assert again.look()["draft"][0]["notation"] == "transform D6 desert"
        assert follow(again)["ply"] == 7


def test_a_finished_chapter_has_a_story_but_no_record(api: Api, tmp_path: Path) -> None:
    seated = begin(api, "final")
    assert follow(seated)["over"]
    assert seated.call("GET", "/story").json()["chapters"][-1]["final"]
    assert error(seated.call("GET", "/record")) == (409, "error-no-record")
    engine = open_database(api.db())
    with pytest.raises(archive.BadArchive, match="began with a position"):
        archive.export(engine, tmp_path, [seated.table])
    assert not [file for file in archive.export(engine, tmp_path, []) if seated.table in file.name]
    engine.dispose()


def test_a_chapter_is_a_line_of_its_own_kind(api: Api) -> None:
    seated = begin(api, "power")
    headers = {"Authorization": "Seat " + ",".join(seated.keys)}
    lines = api.client.get("/api/tables", headers=headers).json()
    assert [line["lesson"] for line in lines] == ["power"]
