"""A bot answers by what its seat can see: two states that differ only in the rest get the same answer."""

import pytest

from spielwerk.bots.interface import Sight
from spielwerk.bots.registry import OURS, bot
from spielwerk.core.rng import Rng
from tests.contract.variants import Variant, every_variant


@every_variant
@pytest.mark.parametrize("kind", OURS)
def test_what_is_hidden_changes_no_answer(variant: Variant, kind: str) -> None:
    game = variant.game
    for state in variant.positions(34, every=67):
        seat = state.seat
        if seat < 0 or state.automatic(seat):
            continue
        other = game.imagine(state, seat, Rng(7))
        first, second = (bot(f"{kind}:nodes=60", 3).choose(Sight(game.name, each, seat)) for each in (state, other))
        assert first == second
