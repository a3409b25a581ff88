"""What a seat may not know does not reach it: not in views, not in offers, not in refusals."""

import json
from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.offers import offers, refusals
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from tests.contract.variants import Player, Variant, every_variant


def seen_by(game: Game, state: State, seat: int) -> str:
    """Everything that is shown to the seat; the answers only if it is the one that is asked."""
    shown: list[Any] = [game.view(state, seat), game.view(state, -1), game.question_facts(state)]
    if state.seat == seat:
        shown += [offers(game, state), refusals(game, state)]
    return json.dumps(shown)


@every_variant
def test_states_that_differ_only_in_hidden_things_look_alike(variant: Variant) -> None:
    rng = Rng(31)
    for state in variant.positions(31, every=37):
        for seat in range(len(state.scores())):
            shown = seen_by(variant.game, state, seat)
            for _ in range(2):
                other = variant.game.imagine(state, seat, rng)
                assert seen_by(variant.game, other, seat) == shown


@every_variant
def test_imagined_states_have_their_own_chance_and_play_to_the_end(variant: Variant) -> None:
    rng = Rng(32)
    for state in variant.positions(32, every=61):
        before = variant.game.dump(state)
        other = variant.game.imagine(state, max(state.seat, 0), rng)
        assert variant.game.dump(other) != before
        player = Player(1)
        while other.seat >= 0:
            other.play(player.choose(other))
        assert variant.game.dump(state) == before


@every_variant
def test_imagining_takes_nothing_from_the_true_state(variant: Variant) -> None:
    """Equal generators imagine equal states, whatever the hidden part of the true one is."""
    game = variant.game
    for state in variant.positions(33, every=43):
        seat = max(state.seat, 0)
        other = game.imagine(state, seat, Rng(1))
        imagined = [game.imagine(each, seat, Rng(2)) for each in (state, other)]
        assert game.dump(imagined[0]) == game.dump(imagined[1])
