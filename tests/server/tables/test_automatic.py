"""Answers that nobody clicks: bots in their own processes, and standing answers."""

import random
import time
from functools import cache
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import structs

from spielwerk.core.play import ROLES
from spielwerk.games import game
from spielwerk.server.app import create_app
from spielwerk.server.settings import Settings
from spielwerk.server.tables import showing
from tests.server.api import GAME, Api, Seated, error, pick

PATIENCE = 60.0


def wait_for_me(seated: Seated) -> dict[str, Any]:
    """The table once a person is asked again (or nobody is); bots get all the time they need."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        table = seated.look()
        if table["my_turn"] or table["over"]:
            return table
        time.sleep(0.02)
    raise AssertionError("the bots did not answer")


def test_bots_answer_by_themselves_and_one_by_one(api: Api) -> None:
    rng = random.Random(3)
    seated = api.make("me", "bot:easy", "bot:easy")
    table = wait_for_me(seated)
    while table["ply"] < 25:
        seated.play(table, rng)
        table = wait_for_me(seated)
    assert {entry["by"] for entry in table["log"] if entry["seat"] > 0} == {"bot"}
    assert {entry["by"] for entry in table["log"] if entry["seat"] == 0} == {"player"}


def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        seated = Api(client, settings).make("me", "bot:easy", pace=10_000)
        assert seated.look()["ply"] == 0
        seated.call("PUT", "/pace", json={"pace": 0})
    with TestClient(create_app(settings)) as client:
        assert wait_for_me(Seated(client, seated.table, seated.keys))["ply"] >= 1


def test_a_hint_is_a_turn_that_can_be_played(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "ADVISER", "search:nodes=60")
    seated = api.make("me", "bot:easy")
    table = wait_for_me(seated)
    found = seated.call("GET", "/hint").json()
    assert 1 <= len(found) <= 3
    for hint in found:
        assert len(hint["line"]) == len(hint["steps"])
        assert hint["line"][0] in [offer["notation"] for offer in table["offers"]]
    assert error(seated.with_keys().call("GET", "/hint")) == (403, "error-not-your-turn")


def test_no_hints_among_people(api: Api) -> None:
    seated = api.make("me", "me")
    mine = seated.with_keys(seated.secret(seated.look()["to_move"]))
    assert error(mine.call("GET", "/hint")) == (403, "error-hint-among-people")


def test_a_bot_without_an_answer_is_replaced_for_it(settings: Settings) -> None:
    """Its process is given no time at all, which looks the same as one that never answers."""
    with TestClient(create_app(structs.replace(settings, bot_seconds=0.0))) as client:
        table = wait_for_me(Api(client, settings).make("me", "bot:easy"))
    assert [entry["by"] for entry in table["log"] if entry["seat"] == 1] == ["substitute"]


@cache
def lively_seed(vp: int) -> tuple[int, int]:
    """Seeds of a game and of its players in which two power offers, one of them for so many points, come early."""
    for seed, luck in ((seed, luck) for seed in range(200) for luck in range(5)):
        state, rng, offered = game(GAME).new(seed, {"players": 4}), random.Random(luck), []
        for _ in range(60):
            question = state.question()
            assert question is not None
            if question.name == "power-offer":
                offered.append(game(GAME).question_facts(state)["vp"])
                if len(offered) > 1 and vp in offered:
                    return seed, luck
                state.play(state.moves()[0])
            else:
                roles = [(state.notation(move), ROLES[state.space().verb_of[move].role]) for move in state.moves()]
                state.play(state.parse(pick(roles, rng)))
    raise AssertionError("no early power offers in any of these games")


def with_standing(api: Api, vp: int, **wish: Any) -> tuple[Seated, random.Random]:
    seed, luck = lively_seed(vp)
    seated = api.make("me", "me", "me", "me", seed=seed)
    for seat in range(4):
        body = {"seat": seat, "standing": [{"question": "power-offer", **wish}]}
        answer = seated.call("PUT", "/standing", json=body)
        assert answer.json()[0]["answer"] == wish["answer"]
    return seated, random.Random(luck)


def after_offers(seated: Seated, table: dict[str, Any], up_to: int) -> dict[str, Any]:
    """The table once the standing answers up to that price have fired."""
    until = time.monotonic() + PATIENCE
    while table["question"]["name"] == "power-offer" and table["question"]["args"]["vp"] <= up_to:
        assert time.monotonic() < until, "no standing answer came"
        time.sleep(0.005)
        table = seated.look()
    return table


@pytest.mark.parametrize("wish", ["decline", "accept"])
def test_standing_answers_fire_at_once_and_are_noted(api: Api, wish: str) -> None:
    seated, rng = with_standing(api, 0, answer=wish)
    table = seated.look()
    assert table["standing"]["1"][0]["answer"] == wish
    answered: list[dict[str, Any]] = []
    while len(answered) < 2:
        table = after_offers(seated, seated.play(table, rng), 1000)
        answered = [entry for entry in table["log"] if entry["verb"] in ("accept", "decline")]
    assert {entry["verb"] for entry in answered} == {wish}
    assert {entry["by"] for entry in answered} == {"standing"}


def test_a_standing_answer_asks_above_its_price(api: Api) -> None:
    seated, rng = with_standing(api, 1, answer="accept", up_to=0)
    table = seated.look()
    while table["question"]["name"] != "power-offer":
        table = after_offers(seated, seated.play(table, rng), 0)
    assert table["question"]["args"]["vp"] > 0
    time.sleep(0.2)
    assert seated.look()["version"] == table["version"]
    free = [entry for entry in table["log"] if entry["by"] == "standing"]
    assert all(event["args"].get("resource") != "vp" for entry in free for event in entry["events"])


@pytest.mark.parametrize(
    "wish",
    [
        {"question": "turn", "answer": "end"},
        {"question": "power-offer", "answer": "maybe"},
        {"question": "power-offer", "answer": "accept", "otherwise": "later"},
    ],
)
def test_a_standing_answer_that_makes_no_sense(api: Api, wish: dict[str, str]) -> None:
    seated = api.make("me", "me")
    assert error(seated.call("PUT", "/standing", json={"seat": 0, "standing": [wish]})) == (422, "error-standing")
