"""Fields in words: each codec goes both ways and says what is possible; fields can be added and components renamed."""

from typing import Any

import pytest

from spielwerk.core.codecs import ByWord, Codec, Flag, FromOne, Listed, Marked, Number, Stack, Unreadable, Word
from spielwerk.core.fields import Field, Fields, with_old_names
from spielwerk.core.pending import Frames, Operands, Packed, Source

TREES = Word(("oak", "", "elm"))
OAK_OR_NONE = Word(("oak", "", "elm"), none=True)
NAMES = Frames(
    ("turn", "fell"),
    Word(("A", "B")),
    Source(("rule-none", "tile-axe"), {}),
    {
        1: Operands(
            ("tree", TREES), ("many", Number()), by_a={2: ("how", Packed(("by", TREES, 4), ("more", Number(), 0)))}
        )
    },
)


@pytest.mark.parametrize(
    ("codec", "value", "told", "old"),
    [
        (Number(-2, 5), -2, -2, -2),
        (Number(none=True), -1, None, -1),
        (Flag(), 1, True, 1),
        (TREES, 2, "elm", 2),
        (OAK_OR_NONE, -1, None, -1),
        (FromOne(TREES), 3, "elm", 3),
        (FromOne(TREES), 0, None, 0),
        (Marked(TREES), 5, ["oak", "elm"], "0x5"),
        (Marked(TREES), 4, ["elm"], 4),
        (Listed(OAK_OR_NONE, 2), [0, -1], ["oak", None], [0, -1]),
        (Stack(TREES), (2, 2), ["elm", "elm"], [2, 2]),
        (ByWord(("red", "blue"), Number()), [0, 3], {"blue": 3}, [0, 3]),
        (ByWord(("red", "blue"), TREES, -1), [0, -1], {"red": "oak"}, [0, -1]),
        (ByWord(("red", "blue"), Stack(TREES), ()), [(), (0,)], {"blue": ["oak"]}, [[], [0]]),
        (Packed(("tree", TREES, 4), ("more", Number(), 0)), 2 + 4 * 7, {"tree": "elm", "more": 7}, 30),
        (NAMES, [(0, 1, 0, 0, 0)], [{"ask": "turn", "seat": "B"}], [[0, 1, 0, 0, 0]]),
        (NAMES, [(0, 0, 1, 0, 7)], [{"ask": "turn", "seat": "A", "source": "tile-axe", "b": 7}], [[0, 0, 1, 0, 7]]),
        (NAMES, [(1, 0, 0, 0, 3)], [{"ask": "fell", "seat": "A", "tree": "oak", "many": 3}], [[1, 0, 0, 0, 3]]),
        (
            NAMES,
            [(1, 0, 0, 2, 6)],
            [{"ask": "fell", "seat": "A", "tree": "elm", "how": {"by": "elm", "more": 1}}],
            [[1, 0, 0, 2, 6]],
        ),
    ],
)
def test_both_ways(codec: Codec, value: Any, told: Any, old: Any) -> None:
    assert codec.write(value) == told
    assert codec.read(told) == codec.old(old) == value


@pytest.mark.parametrize(
    ("codec", "value"),
    [
        (Marked(TREES), 5),
        (Listed(Stack(TREES)), [(0, 2), ()]),
        (ByWord(("red", "blue"), Number()), [0, 3]),
        (ByWord(("red", "blue"), Marked(TREES)), [5, 4]),
        (NAMES, [(0, 1, 0, 0, 0), (1, 0, 0, 2, 6)]),
    ],
)
def test_no_two_positions_share_what_is_written(codec: Codec, value: Any) -> None:
    """What was written before is kept, and who changes a position must not change the next one."""
    first = codec.write(value)
    as_written = repr(first)
    for part in first.values() if isinstance(first, dict) else list(first):
        if isinstance(part, dict | list):
            part.clear()
    first.clear()
    assert repr(codec.write(value)) == as_written


@pytest.mark.parametrize(
    ("codec", "told", "sentence"),
    [
        (Number(0, 5), 6, "has 6; possible: a whole number from 0 to 5."),
        (Number(0, 5), True, "has True; possible: a whole number from 0 to 5."),
        (Number(0, 5, none=True), "x", "has 'x'; possible: a whole number from 0 to 5, or null."),
        (Flag(), 1, "has 1; possible: true, false."),
        (TREES, "ash", "has 'ash'; possible: oak, elm."),
        (TREES, None, "has null; possible: oak, elm."),
        (OAK_OR_NONE, 0, "has 0; possible: oak, elm, null."),
        (Word([f"tree-{n}" for n in range(99)]), "tree-7b", "has 'tree-7b'; possible: tree-7, tree-97, tree-87."),
        (Marked(TREES), "oak", "has 'oak'; possible: a list."),
        (Marked(TREES), ["oak", "oak"], "names 'oak' twice."),
        (Listed(TREES, 2), ["oak"], "must have 2 entries, not 1."),
        (Listed(TREES, distinct=True), ["oak", "oak"], "names something twice."),
        (ByWord(("red", "blue"), Number()), {"green": 3}, "has 'green'; possible: red, blue."),
        (NAMES, [{"ask": "turm"}], "has 'turm'; possible: turn, fell."),
        (NAMES, [{"ask": "fell", "seat": "A"}], "has 'fell', which has no 'tree'."),
        (NAMES, [{"ask": "turn", "seat": "C"}], "has 'turn', which has 'C'; possible: A, B."),
        (
            NAMES,
            [{"ask": "fell", "seat": "A", "tree": "ash"}],
            "has 'fell', which has a 'tree' that has 'ash'; possible: oak, elm.",
        ),
        (
            NAMES,
            [{"ask": "turn", "seat": "A", "tree": "oak"}],
            "has 'turn', which has 'tree'; possible: ask, seat, source, a, b.",
        ),
    ],
)
def test_a_refusal_says_what_is_possible(codec: Codec, told: object, sentence: str) -> None:
    with pytest.raises(Unreadable) as caught:
        codec.read(told)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("codec", "told"),
    [
        (Flag(), 2),
        (Flag(), True),
        (TREES, 1),
        (TREES, -1),
        (FromOne(TREES), 2),
        (Marked(TREES), "0x2"),
        (Marked(TREES), "0xg"),
        (Marked(TREES), -1),
        (ByWord(("red", "blue"), Number()), [1]),
        (NAMES, [[0, 0, 0, 0]]),
        (NAMES, [[2, 0, 0, 0, 0]]),
        (NAMES, [[1, 0, 0, 1, 0]]),
    ],
)
def test_numbers_that_mean_nothing_are_refused(codec: Codec, told: object) -> None:
    with pytest.raises(Unreadable):
        codec.old(told)


def test_a_word_has_one_number() -> None:
    with pytest.raises(ValueError, match="two numbers"):
        Word(("oak", "elm", "oak"))


class Forest:
    trees = 0
    hats = 0


def test_a_new_field_has_its_default_where_a_position_does_not_say_it() -> None:
    fields = Fields([Field("trees", Number()), Field("hats", Marked(TREES), ["elm"])])
    forest = Forest()
    assert fields.read(forest, {"trees": 3}, old=False) == []
    assert (forest.trees, forest.hats) == (3, 4)
    assert fields.read(forest, {"trees": 2}, old=True) == []
    assert (forest.trees, forest.hats) == (2, 4)
    assert fields.read(forest, {"hats": [], "caps": 1}, old=False) == [
        "'trees' is missing.",
        "There is no 'caps'; possible: trees, hats.",
    ]
    forest.trees = -3
    assert fields.defects(forest) == ["'trees' has -3; possible: a whole number from 0 to 1000000."]


def test_a_renamed_component_is_found_under_its_old_name() -> None:
    renamed = {"tile-axe": "tile-saw"}
    names, titles, effects = ["hat", "saw"], ["tile-hat", "tile-saw"], ["tile-hat now", "tile-saw now 1", "tile-saws"]
    assert with_old_names(names, renamed, "tile") == {"axe": 1}
    assert with_old_names(names, renamed, "card") == {}
    assert with_old_names(titles, renamed) == {"tile-axe": 1}
    assert with_old_names(effects, renamed) == {"tile-axe now 1": 1}
    word = Word(names, others=with_old_names(names, renamed, "tile"))
    assert (word.read("axe"), word.read("saw"), word.write(1)) == (1, 1, "saw")


class Forgetful(dict[Any, Any]):
    """What another thread clears at once."""

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key, value)
        self.clear()


@pytest.mark.parametrize(
    ("codec", "value"),
    [
        (Marked(TREES), 5),
        (Listed(Marked(TREES)), [5, 4]),
        (ByWord(("red", "blue"), Number()), [0, 3]),
        (ByWord(("red", "blue"), Marked(TREES)), [5, 4]),
    ],
)
def test_what_others_forget_meanwhile_is_written_all_the_same(
    codec: Codec, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = codec.write(value)
    monkeypatch.setattr(codec, "written", Forgetful())
    assert codec.write(value) == told
