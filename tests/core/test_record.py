"""Records as text: one form for every line, and a sentence with its number for every other."""

from pathlib import Path

import pytest

from spielwerk.core.record import BadRecord, begin, parse, replay, start
from spielwerk.games import game, names

GAME = "age-of-innovation"
HEADER = """spielwerk record 2
game: g
rules: 1
engine: 2
seed: 3
option players: 2
drawn tiles: red,blue
drawn aside A:
seat A: Ann Lee
seat B:

"""
TEXT = HEADER + "B: do it\nA: wait (auto)\n"
OLD = TEXT.replace("record 2", "record 1").replace("drawn tiles: red,blue\ndrawn aside A:\n", "")


def test_a_text_is_read_and_written_exactly() -> None:
    record = parse(TEXT)
    assert (record.game, record.rules, record.engine, record.seed) == ("g", "1", 2, 3)
    assert record.options == {"players": "2"}
    assert record.seats == ["Ann Lee", ""]
    assert record.answers == [(1, "do it", False), (0, "wait", True)]
    assert record.drawn == {"tiles": ["red", "blue"], "aside A": []}
    assert record.write() == TEXT
    assert TEXT.split("\n")[record.first_answer_line() - 1] == "B: do it"
    assert TEXT.split("\n")[record.line_of_drawn("aside A") - 1] == "drawn aside A:"


def test_a_seed_of_128_bits_and_its_nonce_are_read_and_written_exactly() -> None:
    text = TEXT.replace("seed: 3", f"seed: {2**128 - 1}\nnonce: 00ff")
    record = parse(text)
    assert (record.seed, record.nonce) == (2**128 - 1, "00ff")
    assert record.write() == text
    assert text.split("\n")[record.first_answer_line() - 1] == "B: do it"
    assert text.split("\n")[record.line_of_drawn("aside A") - 1] == "drawn aside A:"


def test_a_text_of_the_first_format_is_read_and_written_exactly() -> None:
    record = parse(OLD)
    assert record.drawn == {}
    assert record.write() == OLD
    assert OLD.split("\n")[record.first_answer_line() - 1] == "B: do it"


def test_a_record_of_the_first_format_still_replays() -> None:
    """Its seed draws the set-up, so a new component ends the life of this file: then cut one from a newer record."""
    text = (Path(__file__).parent / "first_format.record").read_text("utf-8")
    record = parse(text)
    assert record.write() == text
    assert text.startswith("spielwerk record 1\n")
    of = game(record.game)
    state = replay(of, record)
    record.drawn = of.draw(record.seed, of.checked(record.options))
    assert record.write().startswith("spielwerk record 2\n")
    assert of.dump(replay(of, parse(record.write()))) == of.dump(state)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("record 2", "record 3", 1, "begins with"),
        ("record 2", "record 1", 1, "exact form"),
        ("drawn tiles: red,blue\ndrawn aside A:\n", "", 1, "exact form"),
        ("drawn tiles: red,blue\n", "drawn tiles: red,blue\ndrawn tiles: red\n", 8, "does not belong"),
        ("drawn tiles: red,blue", "drawn tiles: red, ", 7, "exact form"),
        ("drawn tiles: red,blue", "drawn: red,blue", 7, "does not belong"),
        ("game: g", "game g", 2, "no line of a header"),
        ("seed: 3", "seed: three", 0, "whole number"),
        ("seed: 3", "seed: -3", 0, "whole number"),
        ("seed: 3", f"seed: {'9' * 5000}", 0, "whole number"),
        ("seed: 3", f"seed: {2**128}", 0, "whole number"),
        ("seed: 3", "seed: 03", 5, "exact form"),
        ("seed: 3", "seed: 3\nnonce:", 0, "nonce"),
        ("seed: 3", "seed: 3\nnonce: a b", 0, "nonce"),
        ("seed: 3", "nonce: 1\nseed: 3", 5, "exact form"),
        ("seed: 3\n", "", 10, "no line 'seed'"),
        ("seed: 3\n", "seed: 3\nseed: 3\n", 6, "does not belong"),
        ("rules: 1\nengine: 2\n", "engine: 2\nrules: 1\n", 3, "exact form or place"),
        ("option players: 2\n", "option players: 2\noption players: 3\n", 7, "does not belong"),
        ("seat B:", "seat C:", 10, "does not belong"),
        ("seat A: Ann Lee", "seat A:  Ann Lee", 0, ""),
        ("B: do it", "C: do it", 12, "no answer"),
        ("B: do it", "B:do it", 12, "no answer"),
        ("B: do it", "", 12, "no answer"),
        ("(auto)\n", "(auto)", 13, "breaks off"),
        ("\n\n", "\n", 12, "empty line"),
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


def test_an_option_without_a_line_is_what_it_was_before_there_was_one() -> None:
    """Records with lines for what is usual were written once, and are still read."""
    usual, _ = begin(game(GAME), 1, {"players": 2})
    assert usual.options == {"players": 2}
    wordy = usual.write().replace(
        "option players: 2\n", "option players: 2\noption side: by-players\noption setup: first-game\n"
    )
    assert parse(wordy).write() == wordy
    assert game(GAME).dump(replay(game(GAME), parse(wordy))) == game(GAME).dump(replay(game(GAME), usual))
    for of in map(game, names()):
        for option in of.options:
            if option.before != option.default:
                chosen, _ = begin(of, 1)
                assert option.name in chosen.options, "its default is not what no line says"


def test_names_keep_to_their_line() -> None:
    record, _ = begin(game(GAME), 1, {"players": 2}, ["Ann\nB: cheat", "Bert", "nobody"])
    assert record.seats == ["Ann B: cheat", "Bert"]
    assert parse(record.write()).seats == record.seats


def test_what_was_named_and_what_was_drawn_have_lines_of_their_own() -> None:
    record, state = begin(game(GAME), 1, {"players": 2, "rules": "1.2", "book_actions": "power,?"})
    assert record.rules == "1.2"
    assert record.options == {"players": 2, "book_actions": ["power", "?"]}
    assert record.drawn["book_actions"][0] == "power"
    assert len(record.drawn["book_actions"]) == 3
    again = start(game(GAME), parse(record.write()))
    assert game(GAME).dump(again) == game(GAME).dump(state)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": "3.0"}, "'3.0' is not known"),
        ({"engine": 1000}, "revision 1000"),
        ({"options": {"players": "seven"}}, "whole number"),
        ({"options": {"players": "3"}}, "Line 11: 'innovations' takes 8 names here, not 6."),
        ({"options": {"players": "3"}, "drawn": {}}, "names 2 seats, the game has 3"),
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
