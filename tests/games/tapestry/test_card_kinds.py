"""Tapestry cards of every kind: the sets are full, the house deck is labelled, and reactions tell nothing of a hand."""

import json

import pytest

from spielwerk.core.offers import offers, refusals
from spielwerk.core.rng import Rng
from spielwerk.core.texts import Texts
from spielwerk.games import game
from spielwerk.games.tapestry.casework.given import start
from spielwerk.games.tapestry.rules.cards.deck import FILE, HOUSE
from spielwerk.games.tapestry.rules.cards.own_file import OWN
from spielwerk.games.tapestry.rules.catalog import BY_KIND, CARD_KINDS, card_row
from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import SETS

GAME = game("tapestry")
COUNTS = {"base": 50, "plans-and-ploys": 15, "arts-and-architecture": 20, "fantasies-and-futures": 38}
"""The rulebook's list of components (p.2)."""
KNOWN_IN_FULL = ["manifest-destiny", "cartography"]


def test_every_set_has_as_many_cards_as_its_box() -> None:
    rows = [row for row in BY_KIND["tapestry"] if row.set != OWN]
    assert {name: sum(row.copies for row in rows if row.set == name) for name in COUNTS} == COUNTS


def deck(**options: object) -> list[str]:
    state = GAME.new(1, {"players": 2, "civilizations": ["leaders", "nomads"], **options})
    assert isinstance(state, TapestryState)
    return [card_row(card).name for card in state.cards]


def test_what_is_unknown_can_be_left_out() -> None:
    assert len(deck(sets=list(SETS))) == sum(COUNTS.values())
    assert sorted(set(deck(sets=list(SETS), unknown="leave-out")) - set(deck())) == sorted(KNOWN_IN_FULL)


def test_the_house_deck_is_labelled_and_shows_every_kind() -> None:
    names = [row["name"] for row in read(FILE)["card"]]
    house = [card_row(row.index) for row in BY_KIND["tapestry"] if row.status == HOUSE]
    assert [row.name for row in house] == names
    assert {CARD_KINDS[row.card_kind] for row in house} == {"played", "era", "permanent", "reaction"}
    for slot in ("left", "right", "reserved", "full", "reward"):
        assert any(getattr(row, slot) >= 0 for row in house), slot
    for language in ("de", "en"):
        texts = Texts("tapestry", language)
        for row in (row for row in GAME.components() if row["status"] == HOUSE):
            assert texts.effects(row), row["name"]
        assert texts.errors == []


def shown(state: TapestryState, seat: int) -> str:
    """Everything that reaches a seat."""
    told = [GAME.view(state, seat), GAME.question_facts(state)]
    return json.dumps(told + ([offers(GAME, state), refusals(GAME, state)] if state.seat == seat else []))


@pytest.mark.parametrize("answers", [2, 3, 4])
def test_questions_for_a_reaction_tell_nothing_and_are_kept(answers: int) -> None:
    state = start(
        {
            "pieces": {"D1": ["B"]},
            "dice": ["red-4", "black-coin"],
            "seats": {
                "A": {"resources": {"culture": 1}, "hand": ["double-cross", "guilds"]},
                "B": {"hand": ["trap", "retreat", "guilds"]},
            },
        }
    )
    state.settle()
    for notation in ("advance military", "conquer D1", "trap", "react double-cross")[:answers]:
        state.play(state.parse(notation))
    position = GAME.dump(state)
    assert GAME.dump(GAME.load(position)) == position
    for seat in range(3):
        for seed in range(4):
            other = GAME.imagine(state, seat, Rng(seed))
            assert isinstance(other, TapestryState)
            assert shown(other, seat) == shown(state, seat)
