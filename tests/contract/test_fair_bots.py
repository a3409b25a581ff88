"""Bots, hints and analyses go by what its seat can see: two states that differ only in the rest get the same
answer."""

import pytest

from spielwerk.bots.hint import hints
from spielwerk.bots.interface import Budget, Sight
from spielwerk.bots.judging import judge
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


@every_variant
def test_what_is_hidden_changes_no_hint_and_no_analysis(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.bots.judging.NODES", 60)
    monkeypatch.setattr("spielwerk.bots.judging.TABLES", 2)
    game = variant.game
    for state in variant.positions(35, every=67):
        if state.seat < 0 or state.automatic(state.seat):
            continue
        other = game.imagine(state, state.seat, Rng(7))
        first, second = (hints(game.name, game.dump(each), 3, Budget(60)) for each in (state, other))
        assert first == second
        if state.opens_turn():
            played = [state.notation(state.moves()[-1])]
            first_judged, second_judged = (judge(game.name, game.dump(each), played, 3) for each in (state, other))
            assert first_judged == second_judged
