"""Choices of automatic opponents: preferences in order, and the choice told."""

from spielwerk.core.choosing import Choice, Preference, choose


class Even(Preference):
    name = "even"

    def rank(self, option: int) -> int:
        return option % 2


class Low(Preference):
    name = "low"

    def rank(self, option: int) -> int:
        return option


def test_the_first_preference_comes_first() -> None:
    assert choose("number", [3, 8, 6, 1], [Even(), Low()]) == 6
    assert choose("number", [3, 8, 6, 1], [Low(), Even()]) == 1


def test_between_equals_the_first_is_taken() -> None:
    assert choose("number", [8, 6], [Even()]) == 8


def test_a_choice_is_told_as_far_as_it_went() -> None:
    told: list[Choice] = []
    choose("number", [3, 8, 6, 1], [Even(), Low(), Even()], told)
    assert [(step.name, step.left) for step in told[0].steps] == [("even", [8, 6]), ("low", [6])]
    assert told[0].steps[1].ranks == [(8, 8), (6, 6)]
    assert (told[0].kind, told[0].options, told[0].taken) == ("number", [3, 8, 6, 1], 6)
