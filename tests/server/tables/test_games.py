"""Every registered game can be played at the table, and tells nobody what is not theirs to know."""

import random
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from spielwerk.bots import registry
from spielwerk.core import record
from spielwerk.core.options import DRAWN
from spielwerk.core.texts import LANGUAGES, Texts, message_id
from spielwerk.games import game, names
from spielwerk.server.tables import catalog
from tests.server.api import Api, Seated, choose

SEED = 40_414_243_444_546


def fewest(name: str) -> int:
    """People who can play without an automatic opponent."""
    players = next(option for option in game(name).options if option.name == "players")
    return max(2, players.least)


def begin(api: Api, name: str) -> Seated:
    return api.make(*["me"] * fewest(name), game=name, seed=SEED)


def test_an_installed_bot_is_offered_and_sits_down(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("thrifty", "spielwerk.bots.greedy:Greedy", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group, name="thrifty": EntryPoints([point]))
    catalog.games.cache_clear()
    try:
        assert all(info["bots"][-1] == "thrifty" for info in api.client.get("/api/games").json())
    finally:
        catalog.games.cache_clear()
    table = api.make("me", "bot:thrifty", game="terra-nova").call("GET").json()
    assert [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"] == ["thrifty"]


@pytest.mark.parametrize("name", names())
def test_the_lobby_knows_the_game(api: Api, name: str) -> None:
    info = next(info for info in api.client.get("/api/games").json() if info["name"] == name)
    assert info["least_players"] <= info["most_players"]
    assert [option["name"] for option in info["options"]] == [option.name for option in game(name).options]
    assert {"easy", "medium", "hard"} <= set(info["bots"])
    assert info["topics"] == game(name).topics()
    components = api.client.get(f"/api/games/{name}/components").json()
    assert {(note["kind"], note["name"]) for note in info["notes"]} == {
        (row["kind"], row["name"]) for row in components if row["status"]
    }
    for language in ("de", "en"):
        texts = api.client.get(f"/api/texts/{name}/{language}")
        assert "question-" in texts.text
        again = api.client.get(f"/api/texts/{name}/{language}", headers={"if-none-match": texts.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", names())
def test_every_choice_of_an_option_has_words(api: Api, name: str) -> None:
    info = next(info for info in api.client.get("/api/games").json() if info["name"] == name)
    for language in LANGUAGES:
        texts = Texts(name, language)
        for option in info["options"]:
            for choice, component in zip(option["choices"], option["components"], strict=True):
                own = message_id("option", option["name"], choice)
                assert choice == DRAWN or choice.isdecimal() or texts.has(own) or texts.has(message_id(component)), own


@pytest.mark.parametrize("name", names())
def test_a_whole_game_by_the_api_alone(api: Api, name: str) -> None:
    rng = random.Random(3)
    seated = begin(api, name)
    table: dict[str, Any] = seated.look()
    drawn = game(name).draw(SEED, game(name).checked({"players": fewest(name)}))
    secrets = ['"drawn"', drawn["random"][0], ",".join(drawn.get("tapestry_cards", ["no deck"])), "tapestry_cards"]
    plies = 0
    while not table["over"]:
        notation = choose(table, rng)
        reveals = next(offer["reveals"] for offer in table["offers"] if offer["notation"] == notation)
        response = seated.call(
            "POST", f"/answer?log_from={table['ply']}", json={"version": table["version"], "notation": notation}
        )
        assert response.status_code == 201, response.text
        assert not any(secret in response.text for secret in secrets)
        table = response.json()
        if reveals:
            assert not table["can_undo"]
        plies += 1
    text = seated.call("GET", "/record").text
    assert record.parse(text).drawn == drawn
    assert record.replay(game(name), record.parse(text)).scores() == table["scores"]
    assert table["ply"] == plies == len(record.parse(text).answers)


@pytest.mark.parametrize("name", names())
def test_a_reader_gets_exactly_the_view_of_the_seat(api: Api, name: str) -> None:
    """Nothing of a game leaves but through `Game.view`: each seat and the public get theirs and no other."""
    rng = random.Random(4)
    seated = begin(api, name)
    table = seated.look()
    for _ in range(60):
        table = seated.play(table, rng)
    seats = range(fewest(name))
    state = game(name).new(SEED, {"players": fewest(name)})
    for entry in seated.whole(seated.look())["log"]:
        state.play(state.parse(entry["notation"]) if entry["id"] else private(state, seated, entry["ply"]))
    for seat in seats:
        if seat != table["to_move"]:
            shown = seated.with_keys(seated.secret(seat)).look()
            assert (shown["view"], shown["offers"], shown["draft"]) == (game(name).view(state, seat), [], [])
    public = seated.with_keys().look()
    assert public["view"] == game(name).view(state, -1)
    assert (public["offers"], public["draft"], public["viewer"]) == ([], [], -1)


def private(state: Any, seated: Seated, ply: int) -> int:
    """The answer as its own seat reads it."""
    log = seated.call("GET", f"/log?since={ply}&as={state.seat}").json()
    return int(state.parse(log[0]["notation"]))
