"""What an answer says it brings is what is then taken and gained."""

from collections.abc import Iterator

from spielwerk.core.reasons import Fact
from spielwerk.core.state import Message
from tests.contract.variants import Player, Variant

GAMES = 8


def plies(seed: int) -> Iterator[tuple[str, Message, list[Message]]]:
    """The seat and the answer of each ply, and what was told of it."""
    variant = Variant("age-of-innovation", {"players": 2 + seed % 4})
    state, player = variant.new(seed), Player(seed)
    while state.seat >= 0:
        move = player.choose(state)
        seat, answer = chr(65 + state.seat), variant.game.describe_move(state, move)
        state.events = []
        state.play(move)
        yield seat, answer, [variant.game.describe(state, event) for event in state.events]


def taken(events: list[Message], seat: str) -> list[Fact]:
    return [facts["component"] for name, facts in events if name == "event-took" and facts["seat"] == seat]


def gained(events: list[Message], seat: str, source: str) -> dict[Fact, int]:
    found: dict[Fact, int] = {}
    for name, facts in events:
        if name == "event-gained" and (facts["seat"], facts["source"]) == (seat, source):
            found[facts["resource"]] = found.get(facts["resource"], 0) + int(facts["n"])
    return found


def test_an_answer_names_what_it_brings() -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        for seat, (name, facts), events in plies(seed):
            if name == "move-take-set":
                assert taken(events, seat) == [f"{kind}-{facts[kind]}" for kind in ("board", "faction", "bonus")]
            elif name == "move-pass" and facts["coins"]:
                # Whoever passes last gets the income of the new bonus with the same answer.
                assert gained(events, seat, f"bonus-{facts['bonus']}")["coins"] >= int(facts["coins"])
            elif name == "move-take-competency":
                tile, book = f"competency-{facts['competency']}", f"book-{facts['discipline']}"
                assert tile in taken(events, seat)
                assert gained(events, seat, tile).get(book, 0) == facts["books"]
                steps = [event for kind, event in events if kind == "event-stepped" and event["source"] == tile]
                assert {event["discipline"] for event in steps} <= {facts["discipline"]}
                assert len(steps) <= int(facts["steps"])
            else:
                continue
            seen.add(name)
    assert seen == {"move-take-set", "move-pass", "move-take-competency"}
