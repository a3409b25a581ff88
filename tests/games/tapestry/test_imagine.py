"""Whoever imagines a position knows no more than what was seen: every deck and every other hand is drawn anew."""

import json

import pytest

from spielwerk.core.rng import Rng
from spielwerk.games import game
from spielwerk.games.tapestry.casework.given import start
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import SETS
from spielwerk.games.tapestry.stored.seen import DECKS

GAME = game("tapestry")


def imagined(state: TapestryState, seat: int) -> list[TapestryState]:
    """Several positions that the seat cannot tell from this one."""
    found = [GAME.imagine(state, seat, Rng(seed)) for seed in range(6)]
    return [other for other in found if isinstance(other, TapestryState)]


@pytest.mark.parametrize("deck", DECKS)
def test_the_order_of_every_deck_is_drawn_anew(deck: str) -> None:
    state = GAME.new(14, {"players": 2, "sets": list(SETS)})
    assert isinstance(state, TapestryState)
    orders = {tuple(getattr(other, deck)) for other in imagined(state, 0)}
    assert len(orders) > 1
    assert len(getattr(state, deck)) > 4


@pytest.mark.parametrize("mat", [{}, {2: ["face-down"]}])
def test_a_charmed_card_of_another_hand_is_not_known(mat: dict[int, list[str]]) -> None:
    """Neither view nor imagined position tells it, until it is played."""
    state = start({"seats": {"B": {"hand": ["twin-suns"], "mat": mat}}})
    assert {tuple(other.players[1].hand) for other in imagined(state, 0)} != {tuple(state.players[1].hand)}
    shown = json.dumps(GAME.view(state, 0)["players"])
    assert "twin-suns" not in shown
    assert all(json.dumps(GAME.view(other, 0)["players"]) == shown for other in imagined(state, 0))
