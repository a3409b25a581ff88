"""What bots weigh: numbers for every seat in every position, on both engines, the same for equal states."""

from math import isfinite

from spielwerk.core.rng import Rng
from tests.contract.variants import Variant, every_variant

MOST = 1 << 15
"""Numbers are kept in sixteen bits while a net is fitted."""


@every_variant
def test_every_position_can_be_weighed(variant: Variant) -> None:
    game = variant.game
    names = game.feature_names()
    for seed in (5, 6):
        for state in variant.positions(seed, every=5):
            for seat in range(len(state.scores())):
                found = game.features(state, seat)
                assert len(found) == len(names)
                assert all(isfinite(value) for value in found)
                assert game.features(state.copy(), seat) == found
                assert len(game.features_seen(state, seat, 0)) == len(names)


@every_variant
def test_a_net_is_given_whole_numbers_of_what_the_seat_can_see(variant: Variant) -> None:
    game = variant.game
    sizes = set()
    for state in variant.positions(7, every=9):
        for seat in range(len(state.scores())):
            if state.automatic(seat):
                continue
            found = game.numbers(state, seat, game.features(state, seat))
            sizes.add(len(found))
            assert all(type(number) is int and abs(number) < MOST for number in found)
            other = game.imagine(state, seat, Rng(seat))
            assert game.numbers(other, seat, game.features(other, seat)) == found
    assert len(sizes) == 1
