"""What bots weigh: numbers for every seat in every position, on both engines, the same for equal states."""

from math import isfinite

from tests.contract.variants import Variant, every_variant


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
