"""What an answer says it costs or brings is what is then paid or gained."""

from itertools import takewhile

from spielwerk.core.game import Game
from spielwerk.core.state import Message, State
from tests.contract.variants import Player, Variant

GAMES = 60
MARKERS = ("event-round-began", "event-phase-began")
PRICED = {
    *("move-build", "move-transform", "move-upgrade", "move-bridge"),
    *("move-power-action", "move-use", "move-pass"),
}


def told(game: Game, state: State) -> list[Message]:
    """What the answer itself brought, without the phases that may begin with it."""
    messages = [game.describe(state, event) for event in state.events or []]
    return list(takewhile(lambda message: message[0] not in MARKERS, messages))


def total(events: list[Message], name: str, seat: str, resource: str, source: str) -> int:
    wanted = (name, seat, resource, source)
    return sum(int(f["n"]) for n, f in events if (n, f.get("seat"), f.get("resource"), f.get("source")) == wanted)


def test_the_price_of_an_answer_is_what_is_paid() -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        variant = Variant("terra-nova", {"players": 2 + seed % 3})
        state, player = variant.new(seed), Player(seed)
        while state.seat >= 0:
            move = player.choose(state)
            seat, (name, facts) = chr(65 + state.seat), variant.game.describe_move(state, move)
            state.events = []
            state.play(move)
            events = told(variant.game, state)
            paid = {what: total(events, "event-paid", seat, what, "rule-cost") for what in ("money", "power")}
            if name == "move-pass":
                assert facts["money"] == total(events, "event-gained", seat, "money", f"bonus-{facts['bonus']}")
            elif name == "move-improve-shipping":
                assert paid["money"] == 8
            elif name in PRICED:
                assert paid == {"money": facts["money"], "power": facts["power"]}
            if name == "move-transform":
                into = [event for kind, event in events if kind == "event-transformed"]
                assert [(event["hex"], event["terrain"]) for event in into] == [(facts["hex"], facts["terrain"])]
            if facts.get("money") or facts.get("power"):
                seen.add(name)
    assert seen == PRICED
