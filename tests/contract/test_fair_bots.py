"""Bots, hints and analyses go by what its seat can see: two states that differ only in the rest get the same
answer."""

from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.bots.hint import THAN_OTHERS, hints
from spielwerk.bots.interface import Budget, Sight
from spielwerk.bots.judging import judge
from spielwerk.bots.levels import LEVELS
from spielwerk.bots.registry import OURS, bot
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from tests.contract.variants import Variant, every_game, every_variant

Pair = tuple[State, State]
"""Positions that differ only in what the seat to move cannot see."""


def pairs(variant: Variant, seed: int, every: int) -> Iterator[Pair]:
    for state in variant.positions(seed, every):
        if state.seat >= 0 and not state.automatic(state.seat):
            yield state, variant.game.imagine(state, state.seat, Rng(7))


def answers(variant: Variant, pair: Pair, kind: str) -> list[int]:
    """What the bot or level answers to both, with few nodes."""
    found = []
    for state in pair:
        player = bot(kind, 3, variant.name)
        player.budget = Budget(60)
        found.append(player.choose(Sight(variant.name, state, state.seat)))
    return found


def advice(variant: Variant, pair: Pair, nodes: int) -> list[list[dict[str, Any]]]:
    return [hints(variant.name, variant.game.dump(state), 3, Budget(nodes)) for state in pair]


def judgements(variant: Variant, pair: Pair) -> list[dict[str, Any]]:
    played = [pair[0].notation(pair[0].moves()[-1])]
    return [judge(variant.name, variant.game.dump(state), played, 3) for state in pair]


def last_turns(name: str) -> list[Pair]:
    """Where there is time to play all turns on to the end."""
    variant = Variant(name, {"players": 3})
    found = [state.copy() for state in variant.positions(35) if state.seat >= 0 and state.opens_turn()]
    return [(state, variant.game.imagine(state, state.seat, Rng(7))) for state in found[-4:]]


def looks(sight: Sight, _rng: Rng) -> State:
    """In place of `Sight.imagine`: the truth."""
    truth: State = vars(sight)["_Sight__state"]
    return truth.copy()


@every_variant
@pytest.mark.parametrize("kind", OURS)
def test_what_is_hidden_changes_no_answer(variant: Variant, kind: str) -> None:
    for pair in pairs(variant, 34, every=67):
        first, second = answers(variant, pair, kind)
        assert first == second


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_answer_of_a_level(name: str, level: str) -> None:
    variant = Variant(name, {"players": 3})
    for pair in pairs(variant, 36, every=11):
        first, second = answers(variant, pair, level)
        assert first == second


@every_variant
def test_what_is_hidden_changes_no_hint_and_no_analysis(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.bots.judging.NODES", 60)
    monkeypatch.setattr("spielwerk.bots.judging.TABLES", 2)
    for pair in pairs(variant, 35, every=67):
        first, second = advice(variant, pair, 60)
        assert first == second
        if pair[0].opens_turn():
            first_judged, second_judged = judgements(variant, pair)
            assert first_judged == second_judged


@every_game
def test_what_is_hidden_changes_nothing_where_turns_are_played_on_to_the_end(name: str) -> None:
    variant = Variant(name, {"players": 3})
    told = set()
    for pair in last_turns(name):
        first, second = advice(variant, pair, 3000)
        assert first == second
        told |= {reason["id"] for turn in first for reason in turn["reasons"]}
        first_judged, second_judged = judgements(variant, pair)
        assert first_judged == second_judged
    assert THAN_OTHERS in told


@pytest.mark.parametrize("kind", ["turn", "planner", "search"])
def test_a_bot_that_looks_would_be_noticed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sight, "imagine", looks)
    variant = Variant("tapestry", {"players": 3})
    found = (answers(variant, pair, kind) for pair in pairs(variant, 34, every=5))
    assert any(first != second for first, second in found)


def test_a_hint_or_an_analysis_that_looks_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sight, "imagine", looks)
    variant = Variant("tapestry", {"players": 3})
    pair = last_turns("tapestry")[-1]
    first, second = advice(variant, pair, 3000)
    assert first != second
    first_judged, second_judged = judgements(variant, pair)
    assert first_judged != second_judged
