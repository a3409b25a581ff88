"""The advice how to pay: it works, it is the cheapest, and it is given exactly when there is one."""

import json

from spielwerk.core.fund import SHORTAGE, fund
from spielwerk.core.game import Game
from spielwerk.core.state import State
from tests.contract.variants import PLAIN, Player

Best = tuple[int, int]
"""What a run loses, and its length."""


def lacking(state: State) -> list[int]:
    """Moves that are refused for nothing but a shortage."""
    found = []
    for move in state.candidates():
        reasons = state.why_not(move)
        if reasons and all(reason.code.startswith(SHORTAGE) for reason in reasons):
            found.append(move)
    return found


def by_trying_everything(of: Game, state: State, move: int, losses: dict[int, int], most: int) -> Best | None:
    """The best of all runs in any order, found by looking at every state they lead to; None if there are too many."""
    reached: dict[str, Best] = {}
    edge: list[tuple[Best, State]] = [((0, 0), state)]
    best: Best | None = None
    while edge:
        (lost, length), here = edge.pop(0)
        key = json.dumps(of.dump(here))
        if key in reached and reached[key] <= (lost, length):
            continue
        reached[key] = (lost, length)
        if len(reached) > most:
            return (-1, -1)
        if move in here.moves() and (best is None or (lost, length) < best):
            best = (lost, length)
        for step, loss in losses.items():
            if step in here.moves():
                trial = here.copy()
                trial.play(step)
                edge.append(((lost + loss, length + 1), trial))
    return best


def test_advice_is_the_cheapest_there_is() -> None:
    checked = helped = 0
    for variant in PLAIN[:2]:
        conversions = variant.game.conversions
        for state in variant.positions(8, every=7):
            losses = {state.parse(notation): loss for notation, loss in conversions.items()}
            for move in lacking(state)[::25]:
                expected = by_trying_everything(variant.game, state, move, losses, 150)
                if expected == (-1, -1):
                    continue
                run = fund(state, move, conversions)
                found = (sum(losses[step] for step in run), len(run)) if run is not None else None
                assert found == expected, (state.notation(move), run)
                checked += 1
                helped += run is not None
    assert checked > helped > 0


def test_advice_can_be_followed() -> None:
    for variant in PLAIN:
        conversions = variant.game.conversions
        for state in variant.positions(9, every=31):
            before = variant.game.dump(state)
            for move in lacking(state)[::10]:
                run = fund(state, move, conversions)
                if run is not None:
                    trial = state.copy()
                    for step in run:
                        trial.play(step)
                    assert move in trial.moves()
            assert variant.game.dump(state) == before


def test_nothing_helps_against_other_reasons_and_legal_moves_need_no_help() -> None:
    variant = PLAIN[0]
    player = Player(1)
    state = variant.new(1)
    for _ in range(40):
        state.play(player.choose(state))
    conversions = variant.game.conversions
    assert fund(state, state.moves()[0], conversions) is None
    for move in state.candidates():
        if any(not reason.code.startswith(SHORTAGE) for reason in state.why_not(move)):
            assert fund(state, move, conversions) is None
