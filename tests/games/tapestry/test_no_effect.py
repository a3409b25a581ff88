"""A component that has no effect in some place does nothing there, on whatever way its number comes to be run."""

from spielwerk.games import game
from spielwerk.games.tapestry.rules.catalog import BY_KIND, NOTHING, Space
from spielwerk.games.tapestry.rules.frames import RUN_EFFECT, TURN
from spielwerk.games.tapestry.rules.state import TapestryState

GAME = game("tapestry")


def at_a_turn() -> TapestryState:
    state = GAME.new(3, {"players": 2})
    assert isinstance(state, TapestryState)
    while state.stack[-1][0] != TURN or not state.players[state.seat].era:
        state.play(state.moves()[0])
    return state


def test_a_pending_effect_that_is_none_does_nothing() -> None:
    state = at_a_turn()
    before = GAME.dump(state)
    state.ask(RUN_EFFECT, state.seat, 0, NOTHING, 1)
    state.settle()
    assert GAME.dump(state) == before


def test_a_position_that_asks_for_the_bonus_of_a_space_without_one_plays_on() -> None:
    state = at_a_turn()
    before = GAME.dump(state)
    space = next(row for row in BY_KIND["space"] if isinstance(row, Space) and row.bonus == NOTHING)
    bonus = {"ask": "bonus", "seat": "AB"[state.seat], "space": space.name, "free": True}
    loaded = GAME.load({**before, "stack": [*before["stack"], bonus]})
    loaded.play(loaded.parse("bonus"))
    assert GAME.dump(loaded) == before
