"""Previews tell everything that follows at once, and nothing that nobody can know yet."""

import pytest

import spielwerk
from spielwerk.core.offers import preview
from spielwerk.core.play import Verb
from spielwerk.core.rng import Rng
from spielwerk.core.state import AUTOMATIC, ActionSpace, State
from spielwerk.games import game

GAME = game("age-of-innovation")


def test_a_preview_stops_where_the_area_tile_is_revealed() -> None:
    revealing = 0
    for seed in range(3):
        state: State = GAME.new(seed, {"players": 2})
        rng = Rng(seed)
        while state.seat >= 0:
            move = state.moves()[rng.below(len(state.moves()))]
            trial, events = preview(GAME, state, move)
            assert trial.events is not None
            assert "event-revealed" not in [event["id"] for event in events]
            if any(trial.reveals(event) for event in trial.events):
                revealing += 1
                assert len(events) < len(trial.events)
            state.play(move)
    assert revealing == 3


class HandCard(Verb[State]):
    """Which card it is, only its own seat knows."""

    def __init__(self) -> None:
        super().__init__("discard", 2, ("card",))

    def words(self, arg: int) -> str:
        return ("ace", "king")[arg]

    def public_words(self, arg: int) -> str:
        return "card"


class CardTable(State):
    def space(self) -> ActionSpace:
        return ActionSpace([HandCard(), Verb("end", 1)])


@pytest.mark.skipif(spielwerk.engine() == "compiled", reason="a compiled class has no interpreted children")
def test_an_automatic_answer_that_is_private_is_heard_by_its_own_seat_only() -> None:
    state = CardTable()
    readers = (-1, 0, 1)
    assert [state.hears((AUTOMATIC, 1, 0, 0, 0), reader) for reader in readers] == [False, False, True]
    assert [state.hears((AUTOMATIC, 1, 2, 0, 0), reader) for reader in readers] == [True, True, True]
