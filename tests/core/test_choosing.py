"""Choices of automatic opponents: preferences in order, and the choice told.

The preferences are a game's own: on the compiled engine a class written here cannot extend theirs.
"""

from spielwerk.core.choosing import Choice, choose
from spielwerk.games.age_of_innovation.rules.automa.passing import InRow

ROW = [3, 8, 6, 1]
OPTIONS = [3, 6, 1]


def beside_8() -> InRow:
    """Leaves 3 and 6, which are as near."""
    return InRow(ROW, 1)


def last() -> InRow:
    return InRow(ROW, 3)


def test_the_first_preference_comes_first() -> None:
    assert choose("number", OPTIONS, [beside_8(), last()]) == 6
    assert choose("number", OPTIONS, [last(), beside_8()]) == 1


def test_between_equals_the_first_is_taken() -> None:
    assert choose("number", OPTIONS, [beside_8()]) == 3
    assert choose("number", OPTIONS[::-1], [beside_8()]) == 6


def test_a_choice_is_told_as_far_as_it_went() -> None:
    told: list[Choice] = []
    choose("number", OPTIONS, [beside_8(), last(), beside_8()], told)
    assert [(step.name, step.left) for step in told[0].steps] == [("place", [3, 6]), ("place", [6])]
    assert [step.ranks for step in told[0].steps] == [[(3, 1), (6, 1), (1, 2)], [(3, 3), (6, 1)]]
    assert (told[0].kind, told[0].options, told[0].taken) == ("number", OPTIONS, 6)
