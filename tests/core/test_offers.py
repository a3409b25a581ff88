"""Previews tell everything that follows at once, and nothing that nobody can know yet."""

from spielwerk.core.offers import preview
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game


def test_a_preview_stops_where_the_area_tile_is_revealed() -> None:
    revealing = 0
    for seed in range(3):
        state: State = game("age-of-innovation").new(seed, {"players": 2})
        rng = Rng(seed)
        while state.seat >= 0:
            move = state.moves()[rng.below(len(state.moves()))]
            trial, events = preview(state, move)
            assert trial.events is not None
            assert "event-revealed" not in [event["id"] for event in events]
            if any(trial.reveals(event) for event in trial.events):
                revealing += 1
                assert len(events) < len(trial.events)
            state.play(move)
    assert revealing == 3
