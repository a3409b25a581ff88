"""What was drawn is taken thing by thing, and whatever does not fit gets a sentence."""

import pytest

from spielwerk.core.drawn import RANDOM, BadDraw, Dealt, Drawn, Layout, Names
from spielwerk.core.options import OptionValue
from spielwerk.core.rng import Rng

COLOURS = Names(("red", "green", "blue"))


def layout(drawn: Drawn, options: dict[str, OptionValue] | None = None) -> Layout:
    return Layout(options or {}, drawn)


def test_names_become_numbers_in_their_order() -> None:
    drawn = {"tiles": ["blue", "red"]}
    assert layout(drawn).take("tiles", COLOURS, 2) == [2, 0]
    assert layout(drawn).take("tiles", COLOURS, 2) == layout(drawn, {"tiles": ["?", "red"]}).take("tiles", COLOURS, 2)


def test_a_deck_is_drawn_from_its_end_and_names_its_top_first() -> None:
    left = [2, 1, 0]
    assert layout({"deck": ["red", "green", "red"]}).deck("deck", COLOURS, left) == [0, 1, 0]
    assert left == [0, 0, 0]


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["blue"], "'tiles' takes 2 names here, not 1."),
        (["blue", "greeny"], "'tiles' knows no 'greeny'. Nearest: green."),
        (["blue", "blue"], "'tiles' names 'blue', of which none is left."),
        (["red", "blue"], "'tiles' has 'red' where the option names 'blue'."),
    ],
)
def test_names_that_do_not_fit(names: list[str], words: str) -> None:
    with pytest.raises(BadDraw) as problem:
        layout({"tiles": names}, {"tiles": ["blue"]}).take("tiles", COLOURS, 2)
    assert (str(problem.value), problem.value.name) == (words, "tiles")


def test_what_was_drawn_this_moment_is_what_its_words_say() -> None:
    dealt = Dealt()
    dealt.put("tiles", COLOURS, [2, 0])
    assert dealt.in_words()["tiles"] == ["blue", "red"]
    for drawn in (dealt, dealt.in_words()):
        assert Layout({}, drawn).take("tiles", COLOURS, 2) == [2, 0]
        assert Layout({}, drawn).deck("tiles", COLOURS, [1, 1, 1]) == [0, 2]
        assert list(Layout({}, drawn).names("tiles", 2)) == ["blue", "red"]
    Layout({}, dealt).take("tiles", COLOURS, 2).append(1)
    assert dealt.numbers["tiles"] == [2, 0], "what is laid out is a list of its own"


def test_a_thing_that_is_missing_and_one_that_nobody_draws() -> None:
    with pytest.raises(BadDraw, match="lacks 'tiles'"):
        layout({}).take("tiles", COLOURS, 2)
    both = layout({"tiles": ["red"], "weather": ["rain"]})
    both.take("tiles", COLOURS, 1)
    with pytest.raises(BadDraw, match="Nothing is drawn as 'weather'"):
        both.finish()


def test_the_random_numbers_go_on_where_they_were() -> None:
    rng, dealt = Rng(5), Dealt()
    rng.next()
    dealt.random = rng.dump()
    again = Rng(0)
    again.load(layout(dealt.in_words()).random())
    assert [again.next() for _ in range(5)] == [rng.next() for _ in range(5)]


@pytest.mark.parametrize(
    "words", ["1,2,3", "1,2,3,4,5", "1,2,3,4294967296", "1,2,3,-4", "1,2,3,04", "1,2,3,x", "1,2,3,²"]
)
def test_random_numbers_that_are_none(words: str) -> None:
    with pytest.raises(BadDraw, match=f"'{RANDOM}' takes 4"):
        layout({RANDOM: words.split(",")}).random()
