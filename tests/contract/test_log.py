"""What is told of a game stays told: neither an event nor an automatic answer reads differently later on."""

from spielwerk.core.game import Game
from spielwerk.core.play import NOBODY
from spielwerk.core.state import AUTOMATIC, Event, Message, State
from spielwerk.core.texts import LANGUAGES, Texts
from spielwerk.games import game
from tests.contract.variants import Player, Variant, every_game, every_player_count, every_variant

Line = tuple[Message, bool, list[bool]]


def line(game: Game, state: State, event: Event) -> Line:
    """Everything a log makes of an event: its message, whether it reveals something, and who hears of it."""
    readers = range(NOBODY, len(state.scores()))
    return game.describe(state, event), state.reveals(event), [state.hears(event, reader) for reader in readers]


@every_variant
def test_an_event_is_told_alike_before_and_after_its_answer_and_at_the_end(variant: Variant) -> None:
    told: list[tuple[Event, Line]] = []
    state, player = variant.new(8), Player(8)
    while state.seat >= 0:
        before, state.events = state.copy(), []
        state.play(player.choose(state))
        for event in state.events:
            told.append((event, line(variant.game, state, event)))
            assert line(variant.game, before, event) == told[-1][1]
    assert told
    for event, at_its_time in told:
        assert line(variant.game, state, event) == at_its_time


@every_variant
def test_any_answer_could_be_an_automatic_one(variant: Variant) -> None:
    """Which answers are the only ones is chance: whatever is on offer must be tellable afterwards."""
    told: dict[Event, Line] = {}
    for state in variant.positions(9):
        for move in state.moves():
            event = (AUTOMATIC, state.seat, move, 0, state.stack[-1][2])
            assert told.setdefault(event, line(variant.game, state, event)) == line(variant.game, state, event)
    for event, at_its_time in told.items():
        assert line(variant.game, state, event) == at_its_time


@every_game
def test_what_an_answer_names_does_not_hide_behind_its_event(name: str) -> None:
    """An automatic answer is told by its event, with the slots of both: the seat it names is not the one it is of."""
    of_the_event = {"seat", "notation", "move"}
    for verb in game(name).new().space().verbs:
        assert of_the_event.isdisjoint(verb.slots), verb.name


@every_player_count
def test_an_automatic_answer_reads_like_the_answer(variant: Variant) -> None:
    """Only what an answer costs or brings is left to the events around it; and to what a yes was said (`-choice`),
    since an event is told without its question."""
    texts = [Texts(variant.name, language) for language in LANGUAGES]
    read: set[int] = set()
    for state in variant.positions(10):
        for move in set(state.moves()) - read:
            name, facts = variant.game.describe(state, (AUTOMATIC, state.seat, move, 0, state.stack[-1][2]))
            answer, slots = variant.game.describe_move(state, move)
            assert facts["move"] == answer.removesuffix("-choice")
            if facts["move"] == answer and slots.items() <= facts.items():
                read.add(move)
                for one in texts:
                    assert one.format(name, facts).startswith(f"{facts['seat']}: {one.format(answer, slots)} (")
                    assert one.errors == []
    assert len(read) > 50
