"""States: copies, positions, and games that always come to an end."""

import copy
import json
import pickle
from typing import Any

import pytest

from spielwerk.core.game import Game
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from tests.contract.variants import Player, Variant, every_player_count, every_variant


def bytes_of(game: Game, state: State) -> str:
    return json.dumps(game.dump(state))


@every_variant
def test_a_copy_is_equal_and_independent(variant: Variant) -> None:
    laid_aside: list[tuple[State, str]] = []
    for state in variant.positions(1, every=13):
        before = bytes_of(variant.game, state)
        twin = state.copy()
        assert bytes_of(variant.game, twin) == before
        laid_aside.append((state.copy(), before))
        assert twin.moves() == state.moves()
        player = Player(5)
        for _ in range(12):
            if twin.seat >= 0:
                twin.play(player.choose(twin))
        assert bytes_of(variant.game, state) == before
    assert all(bytes_of(variant.game, twin) == before for twin, before in laid_aside)


@every_variant
def test_a_position_loads_equal_and_plays_on(variant: Variant) -> None:
    for state in variant.positions(2, every=17):
        position = bytes_of(variant.game, state)
        loaded = variant.game.load(json.loads(position))
        assert bytes_of(variant.game, loaded) == position
        assert (loaded.moves(), loaded.stack) == (state.moves(), state.stack)
        twin, player = state.copy(), Player(3)
        for _ in range(12):
            if twin.seat >= 0:
                move = player.choose(twin)
                twin.play(move)
                loaded.play(move)
        assert bytes_of(variant.game, loaded) == bytes_of(variant.game, twin)


@every_player_count
def test_a_state_survives_pickle_and_deep_copies(variant: Variant) -> None:
    for state in variant.positions(2, every=61):
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert bytes_of(variant.game, twin) == bytes_of(variant.game, state)
            assert (twin.moves(), twin.events) == (state.moves(), state.events)
    assert pickle.loads(pickle.dumps(variant.game)) is variant.game


@every_player_count
def test_every_offer_can_be_finished(variant: Variant) -> None:
    """From every answer on offer, play comes to an end."""
    seen: set[str] = set()
    for state in variant.positions(3, every=7):
        for move in state.moves():
            verb = f"{state.notation(move).split()[0]} in {getattr(state.question(), 'name', '')}"
            if verb in seen:
                continue
            seen.add(verb)
            trial = state.copy()
            trial.play(move)
            finish(variant, trial, 1)


def finish(variant: Variant, state: State, seed: int) -> None:
    player = Player(seed)
    while state.seat >= 0:
        assert state.moves()
        state.play(player.choose(state))


@every_variant
def test_nothing_is_lost_and_points_have_sources(variant: Variant) -> None:
    watch_a_game(variant, 4)


@pytest.mark.long
@every_variant
def test_nothing_is_lost_in_many_games(variant: Variant) -> None:
    for seed in range(100, 140):
        watch_a_game(variant, seed)


def watch_a_game(variant: Variant, seed: int) -> None:
    state = variant.new(seed)
    points = state.scores()
    player = Player(seed)
    while state.seat >= 0:
        state.events = []
        state.play(player.choose(state))
        for seat, gained in points_in(variant.game, state):
            points[seat] += gained
        assert state.scores() == points
        assert [sum(tally.values()) for tally in state.tally()] == points
        variant.check(state)
    assert state.moves() == []
    assert state.winners()


def points_in(game: Game, state: State) -> list[tuple[int, int]]:
    """Who gained or lost how many points in the last answer, as its events tell."""
    found = []
    for event in state.events or []:
        name, facts = game.describe(state, event)
        if facts.get("resource") == "vp":
            amount = int(facts["n"])
            found.append((ord(str(facts["seat"])) - 65, amount if name == "event-gained" else -amount))
    return found


@every_variant
def test_uniform_play_ends_too(variant: Variant) -> None:
    state, rng = variant.new(6), Rng(6)
    while state.seat >= 0:
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    assert not state.moves()


@every_variant
def test_what_a_person_reads_is_safe_to_send(variant: Variant) -> None:
    def safe(data: Any) -> bool:
        return bool(json.loads(json.dumps(data, allow_nan=False)) == data)

    for state in variant.positions(7, every=29):
        assert safe(variant.game.dump(state))
        assert safe(variant.game.question_facts(state))
        for seat in range(-1, len(state.scores())):
            assert safe(variant.game.view(state, seat))
