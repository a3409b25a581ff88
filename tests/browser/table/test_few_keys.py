"""A turn by keyboard alone: a number chooses, Enter confirms, E ends the turn."""

from random import Random

import pytest

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.people import Person
from tests.browser.stages import COURSES

MOST = 20
TURNS = 3
END = "[data-notation=end]"
LISTED = "[data-testid=answers]:not([data-beside]) button"
"""Answers that numbers choose: those beside kinds of answers are only a part, and a number chooses a kind there."""


class Typist:
    """Somebody without mouse and fingers, whose keys are counted."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.pressed = 0

    def press(self, key: str) -> None:
        self.pressed += 1
        self.person.page.keyboard.press(key)

    def choose(self, key: str) -> None:
        """A key that answers, with Enter where a second word is asked for."""
        version, listed = self.person.version(), self.person.at(LISTED).count()
        self.press(key)
        taken = self.person.settle(version, "" if listed else LISTED)
        if not taken and self.person.at("[data-action=confirm]").count():
            self.press("Enter")
            self.person.changed(version)

    def turn(self, first: int) -> int:
        """Keys until the turn is ended, from the map on; it begins with the action of that number, if there is one."""
        self.pressed = 0
        self.press("m")
        kinds = self.person.at(f".verbs button, {LISTED}").count()
        self.choose(str(min(first, kinds)))
        while not self.person.at(END).count():
            self.choose("1")
        self.choose("e")
        return self.pressed


@pytest.mark.parametrize("game", COURSES)
def test_a_turn_takes_few_keys(api: Api, house: House, game: str) -> None:
    person = house.person(api.make("me", "bot:random", game=game, seed=3))
    typist, rng = Typist(person), Random(3)
    keys = []
    for turn in range(TURNS):
        while person.wait_until_asked() != "turn":
            person.answer(rng, lively=True)
        keys.append(typist.turn(turn + 1))
    assert max(keys) < MOST, keys
