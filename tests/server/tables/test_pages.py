"""Kept rows of the log: what an audience is shown is what would be told to it anew, from the record as it is now."""

import random
from itertools import permutations
from typing import Any

import pytest
from msgspec import json, structs

from spielwerk.core.play import NOBODY
from spielwerk.games import names
from spielwerk.server.data.plies import Told
from spielwerk.server.data.store import AnswerRow
from spielwerk.server.house import House
from spielwerk.server.settings import Settings
from spielwerk.server.tables import pages
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.pages import PAGE, page_of
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.telling import entry, show_log
from tests.server.tables.test_scenes import AUDIENCES, SEATS, act, make, opened, over, step, whole

EVERY_SEAT = Reader(False, list(range(SEATS)), [], [])

Row = dict[str, Any]


def anew(house: House, table: str, viewer: int, since: int) -> list[Row]:
    with house.rooms.open(table) as match:
        rows: list[Row] = json.decode(json.encode(house.log(match, viewer, since)))
        return rows


def shown_right(house: House, table: str) -> dict[int, list[Row]]:
    """What all audiences are shown, each compared."""
    found = {}
    for viewer in AUDIENCES:
        shown = whole(house, table, viewer)
        assert shown["log"] == anew(house, table, viewer, shown["log_from"])
        assert [row["ply"] for row in shown["log"]] == list(range(shown["log_from"], shown["ply"]))
        found[viewer] = shown["log"]
    return found


def play_to(house: House, table: str, ply: int, rng: random.Random) -> None:
    while whole(house, table, NOBODY)["ply"] < ply:
        act(house, table, rng)


def take_back(house: House, table: str) -> None:
    with house.rooms.open(table) as match:
        house.retaking.ask(match, EVERY_SEAT, match.row.version)


@pytest.mark.parametrize("name", names())
def test_every_audience_reads_its_own_rows(settings: Settings, name: str) -> None:
    """Whoever asked before, and whether it has heard of them already or was away for long."""
    rng = random.Random(3)
    with opened(settings) as house:
        table = make(house, name)
        for _ in range(220):
            if over(house, table):
                break
            act(house, table, rng)
            for viewer in rng.sample(AUDIENCES, rng.randrange(SEATS)):
                if rng.random() < 0.5:
                    whole(house, table, viewer)
                told = step(house, table, viewer).get("log")
                assert not told or told == anew(house, table, viewer, told[0]["ply"])
            if rng.random() < 0.1:
                shown_right(house, table)
        shown_right(house, table)


def test_what_is_for_one_seat_is_for_no_other_whoever_asks_first(settings: Settings) -> None:
    """Of an answer that others see in another form, and of events that one seat hears of."""
    word, open_word = Told("move-pass", {"secret": "hers"}), Told("move-pass", {})
    events = [Told("event-vp", {"vp": 1}), Told("event-vp", {"secret": "hers"}, to=[1])]
    answers = [
        AnswerRow(0, 1, "pass", "", "player", 0, open_word, events[:1], ""),
        AnswerRow(1, 1, "pass hers", "pass", "player", 0, word, events[:1], ""),
        AnswerRow(2, 0, "pass", "", "player", 0, open_word, events, ""),
        AnswerRow(3, 1, "pass hers", "pass", "player", 0, word, events, ""),
    ]
    with opened(settings) as house, house.rooms.open(make(house, "age-of-innovation")) as match:
        match.row = structs.replace(match.row, ply=len(answers))
        for order in permutations(AUDIENCES):
            match.room.rows.clear()
            for viewer in order:
                page = page_of(match, viewer, 0, lambda since: answers[since:])
                assert bytes(page) == json.encode(show_log(match, answers, viewer))
                assert [b"hers" in json.encode(row) for row in json.decode(page)] == [False, *[viewer == 1] * 3]


@pytest.mark.parametrize("elsewhere", [False, True], ids=["here", "by another process"])
def test_what_was_taken_back_is_not_shown_again(settings: Settings, elsewhere: bool) -> None:
    rng, changed = random.Random(5), 0
    with opened(settings) as house, opened(settings) as other:
        taking = other if elsewhere else house
        table = make(house, "age-of-innovation")
        play_to(house, table, PAGE + 10, rng)
        for _ in range(4):
            before = shown_right(house, table)[NOBODY]
            take_back(taking, table)
            assert whole(taking, table, NOBODY)["ply"] <= before[-1]["ply"]
            # The record is as long again before anybody asks here.
            play_to(taking, table, before[-1]["ply"] + 1, rng)
            after = {row["ply"]: row for row in shown_right(house, table)[NOBODY]}
            changed += any(after.get(row["ply"], row) != row for row in before)
    assert changed


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The plies of which rows are made from now on."""
    made: list[int] = []

    def noted(match: Match, answer: AnswerRow, viewer: int) -> object:
        made.append(answer.ply)
        return entry(match, answer, viewer)

    monkeypatch.setattr(pages, "entry", noted)
    return made


def test_a_row_is_made_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """For all who read it alike, however long the log is and however often it is shown."""
    rng, made = random.Random(1), counted(monkeypatch)
    with opened(settings) as house:
        table = make(house, "age-of-innovation")
        play_to(house, table, 2 * PAGE, rng)
        for _ in range(2):
            for viewer in AUDIENCES:
                ply = whole(house, table, viewer)["ply"]
                step(house, table, viewer)
        assert made == list(range(ply))


def test_no_more_rows_are_kept_than_are_shown(settings: Settings) -> None:
    rng = random.Random(1)
    with opened(settings) as house:
        table = make(house, "tapestry", seed=1)
        play_to(house, table, 3 * PAGE, rng)
        shown_right(house, table)
        with house.rooms.open(table) as match:
            kept = match.room.rows
            assert max(len(rows) for rows in kept.values()) <= PAGE
            assert sum(len(rows) for rows in kept.values()) < (SEATS + 1) * PAGE
