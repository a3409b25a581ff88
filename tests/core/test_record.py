"""Records as text: one form for every line, and a sentence with its number for every other."""

import pytest

from spielwerk.core.record import BadRecord, begin, parse, replay, start
from spielwerk.games import game

GAME = "age-of-innovation"
HEADER = "spielwerk record 1\ngame: g\nrules: 1\nengine: 2\nseed: 3\noption players: 2\nseat A: Ann Lee\nseat B:\n\n"
TEXT = HEADER + "B: do it\nA: wait (auto)\n"


def test_a_text_is_read_and_written_exactly() -> None:
    record = parse(TEXT)
    assert (record.game, record.rules, record.engine, record.seed) == ("g", "1", 2, 3)
    assert record.options == {"players": "2"}
    assert record.seats == ["Ann Lee", ""]
    assert record.answers == [(1, "do it", False), (0, "wait", True)]
    assert record.write() == TEXT
    assert TEXT.split("\n")[record.first_answer_line() - 1] == "B: do it"


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("record 1", "record 2", 1, "begins with"),
        ("game: g", "game g", 2, "no line of a header"),
        ("seed: 3", "seed: three", 0, "whole number"),
        ("seed: 3", "seed: -3", 0, "whole number"),
        ("seed: 3", f"seed: {'9' * 5000}", 0, "whole number"),
        ("seed: 3", "seed: 03", 5, "exact form"),
        ("seed: 3\n", "", 8, "no line 'seed'"),
        ("seed: 3\n", "seed: 3\nseed: 3\n", 6, "does not belong"),
        ("rules: 1\nengine: 2\n", "engine: 2\nrules: 1\n", 3, "exact form or place"),
        ("option players: 2\n", "option players: 2\noption players: 3\n", 7, "does not belong"),
        ("seat B:", "seat C:", 8, "does not belong"),
        ("seat A: Ann Lee", "seat A:  Ann Lee", 0, ""),
        ("B: do it", "C: do it", 10, "no answer"),
        ("B: do it", "B:do it", 10, "no answer"),
        ("B: do it", "", 10, "no answer"),
        ("(auto)\n", "(auto)", 11, "breaks off"),
        ("\n\n", "\n", 10, "empty line"),
    ],
)
def test_every_other_text_is_refused(old: str, new: str, line: int, words: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    if not words:
        assert parse(text).write() == text
        return
    with pytest.raises(BadRecord, match=words) as problem:
        parse(text)
    assert problem.value.line == line


def test_names_keep_to_their_line() -> None:
    record, _ = begin(game(GAME), 1, {"players": 2}, ["Ann\nB: cheat", "Bert", "nobody"])
    assert record.seats == ["Ann B: cheat", "Bert"]
    assert parse(record.write()).seats == record.seats


def test_a_set_up_that_is_named_is_written_and_one_that_is_drawn_is_not() -> None:
    record, state = begin(game(GAME), 1, {"players": 2, "rules": "1.2", "book_actions": "power,?"})
    assert record.rules == "1.2"
    assert record.options == {"players": 2, "side": "by-players", "setup": "first-game", "book_actions": ["power", "?"]}
    again = start(game(GAME), parse(record.write()))
    assert again.dump() == state.dump()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": "3.0"}, "'3.0' is not known"),
        ({"engine": 1000}, "revision 1000"),
        ({"options": {"players": "seven"}}, "whole number"),
        ({"options": {"players": "3"}}, "names 2 seats, the game has 3"),
    ],
)
def test_a_record_that_fits_no_game_is_refused(change: dict[str, object], words: str) -> None:
    record, _ = begin(game(GAME), 1, {"players": 2})
    for name, value in change.items():
        setattr(record, name, value)
    with pytest.raises(BadRecord, match=words):
        start(game(GAME), record)


def test_a_refused_answer_is_named_with_its_line_and_reasons() -> None:
    record, state = begin(game(GAME), 1, {"players": 2})
    record.add(state.seat, state.notation(state.moves()[0]))
    record.add(0, "build C5")
    with pytest.raises(BadRecord, match="build C5") as problem:
        replay(game(GAME), record)
    assert problem.value.line == record.first_answer_line() + 1
    assert [reason.code for reason in problem.value.reasons] == ["not-asked-now"]
