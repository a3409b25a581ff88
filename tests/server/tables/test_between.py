"""Between people: who is there, what they say, and what they take back together."""

import random
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from spielwerk.games import game
from spielwerk.server.app import create_app
from spielwerk.server.archive import backup, restore
from spielwerk.server.data import store
from spielwerk.server.data.database import open_database
from spielwerk.server.data.plies import play_ply
from spielwerk.server.data.store import AnswerRow
from spielwerk.server.settings import Settings, without_shares
from spielwerk.server.tables.retaking import revealing
from tests.server.api import Api, Seated, error
from tests.server.http.test_live import Listener
from tests.server.processes import served
from tests.server.tables.test_people import notes, together


def say(seated: Seated, **wish: Any) -> Any:
    return seated.call("POST", "/remarks", json=wish)


def heard(seated: Seated) -> list[tuple[int, str, str]]:
    return [(one["seat"], one["quick"], one["text"]) for one in seated.call("GET", "/remarks").json()]


# Talk


def test_people_talk(api: Api) -> None:
    host, friend = together(api)
    first = say(host, quick="hello")
    assert first.status_code == 201, first.text
    assert say(friend, text="  <b>Hi</b> \u202eyou  ").status_code == 201
    assert heard(host) == heard(friend) == [(0, "hello", ""), (1, "", "<b>Hi</b> \u202eyou")]
    newer = friend.call("GET", "/remarks", params={"since": 1}).json()
    assert [(one["number"], one["name"]) for one in newer] == [(1, "Bo")]


def test_only_those_at_the_table_hear_and_speak(api: Api) -> None:
    host, _ = together(api)
    stranger = host.with_keys()
    assert error(stranger.call("GET", "/remarks")) == (403, "error-not-your-seat")
    assert error(say(stranger, text="hi")) == (403, "error-not-your-seat")
    assert error(say(host, text="hi", seat=1)) == (403, "error-not-your-seat")
    assert heard(host) == []


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"text": "a\u0000b"}, 400),
        ({"text": "two\nlines"}, 400),
        ({"text": "x" * 281}, 400),
        ({"quick": "rubbish"}, 400),
        ({"text": "   "}, 422),
        ({}, 422),
        ({"quick": "hello", "text": "both"}, 422),
    ],
)
def test_what_is_no_remark_is_refused(api: Api, wish: dict[str, Any], status: int) -> None:
    host, _ = together(api)
    assert say(host, **wish).status_code == status
    assert heard(host) == []


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "bot:random")])
def test_alone_there_is_nobody_to_talk_to(api: Api, seats: tuple[str, ...]) -> None:
    assert error(say(api.make(*seats), quick="hello")) == (409, "error-nobody-listens")


def test_nobody_floods_the_table(api: Api) -> None:
    host, friend = together(api)
    answers = [say(host, text=str(n)).status_code for n in range(12)]
    assert 429 in answers
    assert answers.count(201) < 10
    # Everybody has a limit of their own.
    assert say(friend, quick="moment").status_code == 201


def test_talk_goes_with_the_table(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    with TestClient(create_app(settings)) as client:
        host, friend = together(Api(client, settings))
        say(host, quick="hello")
    engine = open_database(settings.db)
    backup(engine, file)
    engine.dispose()
    other = without_shares(Settings(db=f"sqlite:///{tmp_path / 'other.db'}", bot_processes=1))
    engine = open_database(other.db)
    restore(engine, file)
    with TestClient(create_app(other)) as client:
        assert heard(Seated(client, friend.table, friend.keys)) == [(0, "hello", "")]
    with engine.begin() as connection:
        store.remove_table(connection, friend.table)
        assert not connection.exec_driver_sql("SELECT * FROM remarks").all()
    engine.dispose()


# Taking back


def turn(seated: Seated, other: Seated) -> Seated:
    """Whoever is asked gives one answer and, where that leaves it a draft, ends the turn."""
    table = seated.look()
    who = seated if table["to_move"] in table["mine"] else other
    rng, ply = random.Random(4), table["ply"]
    table = who.look()
    while table["ply"] == ply:
        ending = [offer["notation"] for offer in table["offers"] if offer["role"] == "ending"]
        table = who.answer(table, ending[0]) if ending and table["draft"] else who.play(table, rng)
    return who


def rounds(seated: Seated, other: Seated) -> None:
    """Past the set-up, up to a turn that has begun."""
    while seated.look()["view"]["round"] < 1:
        turn(seated, other)
    turn(seated, other)


def ask(seated: Seated) -> Any:
    return seated.call("POST", "/takeback", json={"version": seated.look()["version"]})


def answer(seated: Seated, agree: bool, since: int | None = None) -> Any:
    open_ = seated.look()["takeback"]
    since = since if since is not None else open_["since"] if open_ else 0
    return seated.call("PUT", "/takeback", json={"since": since, "agree": agree})


def played(host: Seated, friend: Seated) -> tuple[Seated, Seated, dict[str, Any]]:
    """A turn was just committed: who played it, the other one, and the table as it stood before."""
    rounds(host, friend)
    before = host.look()
    mover = turn(host, friend)
    return mover, friend if mover is host else host, before


def test_a_turn_is_taken_back_when_everybody_agrees(api: Api) -> None:
    host, friend = together(api, seed=5)
    mover, other, before = played(host, friend)
    committed = mover.look()
    seat = committed["mine"][0]
    assert ask(mover).status_code == 204
    request = {"seat": seat, "since": before["ply"], "agreed": [], "waiting": [1 - seat]}
    assert other.look()["takeback"] == request
    assert other.look()["ply"] == committed["ply"]
    assert answer(other, agree=True).status_code == 204
    after = host.look()
    assert after["ply"] == before["ply"]
    assert (after["view"], after["to_move"], after["scores"]) == (before["view"], seat, before["scores"])
    assert after["takeback"] is None
    assert after["retakes"] == 1
    assert [entry["ply"] for entry in host.whole(after)["log"]] == list(range(before["ply"]))
    name = after["seats"][seat]["name"]
    facts = {"seat": "AB"[seat], "name": name, "n": committed["ply"] - before["ply"]}
    assert notes(host)[-1] == ("taken-back", facts)
    # And the game goes on from there.
    again = mover.look()
    assert again["my_turn"]
    mover.play(again, random.Random(9))


def test_a_no_ends_the_request(api: Api) -> None:
    host, friend = together(api, seed=5)
    mover, other, _ = played(host, friend)
    ply = host.look()["ply"]
    ask(mover)
    assert answer(other, agree=False).status_code == 204
    assert host.look()["takeback"] is None
    assert host.look()["ply"] == ply
    assert notes(host)[-1][0] == "takeback-refused"
    assert error(answer(other, agree=True, since=ply)) == (409, "error-takeback-gone")


def test_the_asker_may_think_better_of_it(api: Api) -> None:
    host, friend = together(api, seed=5)
    mover, _, _ = played(host, friend)
    said = notes(host)
    ask(mover)
    # Nobody agrees for others, the asker least of all.
    assert answer(mover, agree=True).status_code == 204
    assert mover.look()["takeback"]["agreed"] == []
    answer(mover, agree=False)
    assert mover.look()["takeback"] is None
    assert notes(host) == said


def test_everybody_has_to_agree(api: Api) -> None:
    host = api.make("me", "friend", "friend", seed=5)
    people = [host.with_keys(host.secret(0))]
    for seat in (1, 2):
        key = host.made["seats"][seat]["invitation"]
        claimed = host.with_keys(key).call("POST", f"/seats/{seat}/claim", json={"name": "X"}).json()
        people.append(host.with_keys(claimed["secret"]))
    mover = people[host.look()["to_move"]]
    table = mover.look()
    while table["my_turn"]:
        table = mover.play(table, random.Random(2))
    others = [person for person in people if person is not mover]
    assert ask(mover).status_code == 204
    answer(others[0], agree=True)
    assert host.look()["ply"] == table["ply"]
    assert len(host.look()["takeback"]["waiting"]) == 1
    # Whoever only looks on has no say.
    since = host.look()["takeback"]["since"]
    assert error(answer(host.with_keys(), agree=True, since=since)) == (403, "error-not-your-seat")
    answer(others[1], agree=True)
    assert host.look()["retakes"] == 1


def test_playing_on_ends_the_request(api: Api) -> None:
    host, friend = together(api, seed=5)
    mover, other, before = played(host, friend)
    ask(mover)
    while other.look()["to_move"] != mover.look()["mine"][0]:
        turn(host, friend)
    assert host.look()["takeback"] is None
    assert error(answer(other, agree=True, since=before["ply"])) == (409, "error-takeback-gone")


def test_what_followed_is_taken_back_with_it(api: Api) -> None:
    host, friend = together(api, seed=5)
    mover, other, before = played(host, friend)
    seat = mover.look()["mine"][0]
    while host.look()["to_move"] != seat:
        turn(host, friend)
    log = host.whole(host.look())["log"][before["ply"] :]
    assert {entry["seat"] for entry in log} == {0, 1}
    assert ask(mover).status_code == 204
    assert answer(other, agree=True).status_code == 204
    assert host.look()["view"] == before["view"]


def test_alone_everybody_agrees_at_once(api: Api) -> None:
    seated = api.make("me", "me", seed=5)
    rounds(seated, seated)
    before = seated.look()
    turn(seated, seated)
    assert ask(seated).status_code == 204
    assert seated.look()["view"] == before["view"]


def test_nothing_is_taken_back_before_it_was_played(api: Api) -> None:
    host, friend = together(api, seed=5)
    assert error(ask(host)) == (409, "error-takeback-nothing")
    assert error(ask(host.with_keys())) == (403, "error-not-your-seat")
    assert error(friend.call("POST", "/takeback", json={"version": 999})) == (409, "error-stale")


def test_never_past_something_drawn(api: Api) -> None:
    seated = api.make("me", "me", game="tapestry", seed=3)
    table, rng = seated.look(), random.Random(1)
    while True:
        offer = rng.choice([offer for offer in table["offers"] if not offer["then"]])
        table = seated.answer(table, offer["notation"])
        if offer["reveals"] and table["ply"] > 12:
            break
    assert error(ask(seated)) == (409, "error-takeback-revealed")
    assert seated.look()["retakes"] == 0


def test_a_shorter_record_is_a_plain_record(api: Api) -> None:
    seated = api.make("me", "me", seed=5)
    rng = random.Random(3)
    table = seated.look()
    while table["ply"] < 58:
        table = seated.play(table, rng)
    # A snapshot lies at about the fiftieth ply: it goes where the way to it was left.
    for _ in range(5):
        ask(seated)
    short = seated.look()
    assert short["ply"] < table["ply"]
    while not short["over"]:
        short = seated.play(short, rng)
    text = seated.call("GET", "/record").text
    assert api.client.post("/api/records", json={"text": text}).json()["defects"] == []
    proof = seated.call("GET", "/proof").json()
    assert proof["drawn"]
    assert proof["answers"] == proof["of"] == short["ply"]


def test_never_past_a_card_that_others_could_not_know() -> None:
    tapestry, rng, shown = game("tapestry"), random.Random(5), 0
    state = tapestry.new(1, {"players": 2})
    while shown < 3:
        before, move = state.copy(), rng.choice(state.moves())
        from_hand = state.space().verb_of[move].name == "play"
        ply = play_ply(tapestry, state, move, "player")
        row = AnswerRow(0, ply.seat, ply.notation, ply.public, "player", 0, ply.said, ply.events, ply.digest)
        if from_hand and not ply.reveals:
            shown += 1
            assert revealing(tapestry, before, [row], [1 - ply.seat]), ply.notation
            # Whoever played it knew it before.
            assert not revealing(tapestry, before, [row], [ply.seat]), ply.notation


# Several processes


def follow_a_takeback(first: Api, second: Api) -> None:
    """A server that remembers a longer record shows and plays the shorter one, and what came after it."""
    here = first.make("me", "me", seed=5)
    there = Seated(second.client, here.table, here.keys)
    rounds(here, here)
    before = here.look()
    turn(here, here)
    longer = there.look()
    assert longer["ply"] > before["ply"]
    assert ask(here).status_code == 204
    rng, table = random.Random(8), here.look()
    taken = there.whole(longer)["log"][before["ply"]]["notation"]
    other = [offer for offer in table["offers"] if offer["role"] == "action" and offer["notation"] != taken]
    table = here.answer(table, other[0]["notation"])
    while table["ply"] <= longer["ply"]:
        table = here.play(table, rng)
    shown = there.look()
    assert shown["ply"] == table["ply"]
    assert shown["view"] == table["view"]
    assert there.whole(shown)["log"] == here.whole(table)["log"]
    assert there.play(shown, rng)["view"] == here.look()["view"]


def test_other_processes_follow(settings: Settings) -> None:
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as two:
        follow_a_takeback(Api(one), Api(two))


def test_other_processes_follow_on_postgres(database: str) -> None:
    settings = without_shares(Settings(db=database, bot_processes=1))
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as two:
        follow_a_takeback(Api(one), Api(two))
        host, friend = together(Api(one))
        assert say(friend, text="Grüß dich").status_code == 201
        assert heard(Seated(two, host.table, host.keys)) == [(1, "", "Grüß dich")]


def test_streams_tell_those_at_the_table(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'games.db'}") as server:
        host, friend = together(Api(server.client))
        listeners = [Listener(server.client, host, keys) for keys in (friend.keys, [])]
        for listener in listeners:
            listener.next("hello")
        say(host, quick="hello")
        assert [one["quick"] for one in listeners[0].next("remark")["remarks"]] == ["hello"]
        # Who is there is told to everybody; what is said is not.
        friend.call("POST", "/seats/1/claim", json={"name": "Cy"})
        kinds = []
        while "seats" not in kinds or listeners[1].news.qsize():
            kinds.append(listeners[1].news.get(timeout=30)[0])
        assert "remark" not in kinds
