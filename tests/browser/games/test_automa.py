"""Alone against the Automa: a game by clicking, her cards in sight, and why she did what she did."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.people import Person

CARD = "[data-part=automa] svg.card"
WHY = "[data-part=automa] [data-action=why-this]"


FIRST = {"age-of-innovation": "take-board", "tapestry": "choose-capital"}
"""What a person alone is asked first."""
every_solo = pytest.mark.parametrize("game", list(FIRST))


def sit_down(house: House, game: str, phone: bool = False, **prefs: str) -> Person:
    person = house.person(None, phone=phone, **prefs)
    person.touch(person.at(f"[data-game={game}] [data-action=solo]"))
    assert person.wait_until_asked() == FIRST[game]
    return person


def play(person: Person, turns: int, rng: random.Random) -> None:
    """Until so many own turns have been taken or the game is over."""
    while turns >= 0 and (question := person.wait_until_asked()):
        turns -= question == "turn"
        if turns >= 0:
            person.answer(rng, lively=True)


@every_solo
def test_her_turn_shows_its_card_and_is_explained(house: House, game: str) -> None:
    person, rng = sit_down(house, game), random.Random(1)
    play(person, 2, rng)
    while person.at(CARD).count() != 2:  # a new round begins with a new deck
        assert person.wait_until_asked(), "the game ended without two cards in sight"
        play(person, 1, rng)
    person.touch(person.at(WHY))
    expect(person.at("[data-testid=why-this] li")).not_to_have_count(0)
    # The booklet of Age of Innovation's Automa was not seen (ruling 38).
    expect(person.at("[data-testid=doubt]")).to_have_count(int(game == "age-of-innovation"))
    person.expect_words()


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@every_solo
def test_a_whole_solo_game_by_clicking(house: House, game: str, phone: bool) -> None:
    person = sit_down(house, game, phone, language="de")
    rng = random.Random(2)
    while person.wait_until_asked():
        person.answer(rng, lively=True)
    person.expect_over()
    person.expect_words()
