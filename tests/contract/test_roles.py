"""Roles of verbs: each game declares its own, and they mean the same in every game."""

from spielwerk.core.play import (
    ACTION,
    AUTOMA,
    CONVERTING,
    DECLINING,
    ENDING,
    NEXT_ROUND,
    PASSING,
    SKIPPING,
    STOPPING,
)
from spielwerk.games import game
from tests.contract.variants import Player, Variant, every_game, every_player_count

DECLARED = {
    "age-of-innovation": {
        "convert": CONVERTING,
        "sacrifice": CONVERTING,
        "pass": PASSING,
        "end": ENDING,
        "stop": STOPPING,
        "decline": DECLINING,
        "keep-key": DECLINING,
        "automa-turn": AUTOMA,
    },
    "terra-nova": {"exchange": CONVERTING, "pass": PASSING, "end": ENDING, "stop": STOPPING},
    "tapestry": {
        "draw-pair": AUTOMA,
        "follow": AUTOMA,
        "income": NEXT_ROUND,
        "end": ENDING,
        "skip": SKIPPING,
        "stay": SKIPPING,
        "done": SKIPPING,
        "decline": DECLINING,
        "no-trap": DECLINING,
        "no-reaction": DECLINING,
    },
}
"""The Alchemists' `stop` and Mercantilism's `convert` are actions: the one brings the advances that were rolled, the
other answers a question of its own and is not free at any time."""


@every_game
def test_a_game_has_the_roles_it_should(name: str) -> None:
    verbs = game(name).new(0).space().verbs
    assert {verb.name: verb.role for verb in verbs if verb.role != ACTION} == DECLARED[name]


@every_game
def test_conversions_are_the_answers_that_convert(name: str) -> None:
    state = game(name).new(0)
    verb_of = state.space().verb_of
    converting = {move for move in range(len(verb_of)) if verb_of[move].role == CONVERTING}
    assert {state.parse(notation) for notation in game(name).conversions} == converting


@every_player_count
def test_a_turn_opens_where_one_can_pass_or_begin_the_next_round(variant: Variant) -> None:
    for state in variant.positions(2):
        roles = {state.space().verb_of[move].role for move in state.moves()}
        assert state.opens_turn() == bool(roles & {PASSING, NEXT_ROUND})


@every_player_count
def test_answers_do_what_their_roles_say(variant: Variant) -> None:
    """Who converts is asked the same again; who ends is not, unless a new turn begins."""
    state, player = variant.new(3), Player(3)
    ended = 0
    while state.seat >= 0:
        move = player.choose(state)
        role, asked = state.space().verb_of[move].role, (state.seat, state.question())
        state.play(move)
        again = (state.seat, state.question()) == asked
        if role == CONVERTING:
            assert again
        elif role == ENDING:
            ended += 1
            assert not again or state.opens_turn()
    assert ended
