"""Power tokens change by sacrifice and by the palace innovation, and by nothing else (AoI p.7, p.16, p.21)."""

from spielwerk.games import game
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import GAINED, POWER_TOKENS
from tests.contract.variants import Player
from tests.games.age_of_innovation.conformance import tokens


def test_tokens_follow_their_events() -> None:
    of = game("age-of-innovation")
    lost = 0
    for seed in range(3):
        state = of.new(seed)
        assert isinstance(state, AgeState)
        player = Player(seed)
        while state.round == 0:
            state.play(player.choose(state))
        held = [tokens(p) for p in state.players]
        while state.seat >= 0:
            state.events = []
            state.play(player.choose(state))
            for kind, seat, what, amount, _ in state.events:
                if kind == GAINED and what == POWER_TOKENS:
                    held[seat] += amount
                    lost -= min(amount, 0)
            assert [tokens(p) for p in state.players] == held
    assert lost
