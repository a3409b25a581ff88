"""Moves: the fast path and the explaining path agree, and notation goes both ways."""

import pytest

from spielwerk.core.offers import offers, refusals
from spielwerk.core.reasons import Refused
from spielwerk.core.rng import Rng
from spielwerk.core.stack import Moves
from spielwerk.core.state import State
from tests.contract.variants import Variant, every_player_count, every_variant


def agree(state: State, rng: Rng) -> None:
    legal = set(state.moves())
    candidates = state.candidates()
    assert len(candidates) == len(set(candidates))
    assert legal <= set(candidates)
    for move in candidates:
        reasons = state.why_not(move)
        assert (not reasons) == (move in legal), (state.notation(move), reasons)
    others = set(candidates)
    for _ in range(20):
        move = rng.below(state.space().size)
        if move not in others:
            assert [reason.code for reason in state.why_not(move)] == ["not-asked-now"]


@every_variant
def test_why_not_is_empty_exactly_for_legal_moves(variant: Variant) -> None:
    rng = Rng(1)
    for state in variant.positions(11, every=5):
        if state.seat >= 0:
            agree(state, rng)


@every_variant
def test_every_offered_answer_lies_inside_the_verb_that_offers_it(variant: Variant) -> None:
    """Verbs lie side by side in the action space: one that counts its components wrongly offers its neighbour's."""
    for state in variant.positions(15):
        question = state.question()
        for verb in question.verbs if question else []:
            listed = Moves()
            verb.offer(state, state.stack[-1], listed)
            offered = listed.listed()
            assert all(verb.base <= move < verb.base + verb.size for move in offered), (verb.name, offered)


@pytest.mark.long
@every_variant
def test_why_not_agrees_at_every_answer(variant: Variant) -> None:
    rng = Rng(3)
    for seed in range(200, 203):
        for state in variant.positions(seed):
            if state.seat >= 0:
                agree(state, rng)


@every_player_count
def test_illegal_moves_are_refused_and_change_nothing(variant: Variant) -> None:
    rng = Rng(2)
    for state in variant.positions(12, every=19):
        before = variant.game.dump(state)
        for _ in range(10):
            move = rng.below(state.space().size)
            if move not in state.moves():
                with pytest.raises(Refused) as refusal:
                    state.play(move)
                assert refusal.value.reasons
        for move in (-1, state.space().size):
            with pytest.raises(Refused):
                state.play(move)
        assert variant.game.dump(state) == before


@every_player_count
def test_notation_of_the_whole_action_space_goes_both_ways(variant: Variant) -> None:
    state = variant.new(1)
    for move in range(state.space().size):
        assert state.parse(state.notation(move)) == move


@every_player_count
def test_unknown_notation_is_refused(variant: Variant) -> None:
    state = variant.new(1)
    for text in ("", "xyzzy", state.notation(state.moves()[0]) + " x"):
        with pytest.raises(Refused) as refusal:
            state.parse(text)
        assert [reason.code for reason in refusal.value.reasons] == ["unknown-notation"]


@every_player_count
def test_offers_are_the_legal_moves_and_refusals_the_rest(variant: Variant) -> None:
    for state in variant.positions(13, every=41):
        before = variant.game.dump(state)
        offered = [offer["move"] for offer in offers(variant.game, state)]
        refused = refusals(variant.game, state)
        assert offered == state.moves()
        assert set(offered).isdisjoint(refusal["move"] for refusal in refused)
        assert {*offered, *(refusal["move"] for refusal in refused)} == set(state.candidates())
        assert all(refusal["reasons"] for refusal in refused)
        assert variant.game.dump(state) == before
