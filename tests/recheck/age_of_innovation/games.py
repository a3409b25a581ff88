"""Games to be followed: new ones, and ones in which everybody has plenty, so that much gets built."""

from spielwerk.core.state import State
from tests.recheck.age_of_innovation.reading import GAME, richer
from tests.recheck.age_of_innovation.watch import AgeWatch
from tests.recheck.terra.play import play, question_of
from tests.recheck.terra.player import LivelyPlayer

Options = dict[str, object]


def rich_game(seed: int, options: Options) -> State:
    """At the first turn, with plenty of goods."""
    state = GAME.new(seed, options)
    player = LivelyPlayer(seed)
    while (question := question_of(GAME, state)).name != "turn":
        state.play(state.parse(player.choose(question.answers)))
    return GAME.load(richer(GAME.dump(state), coins=60, tools=30, books=2))


def follow(seed: int, options: Options, rich: bool) -> None:
    """One whole game with the second writing beside it; raises Disagreement."""
    play(GAME, rich_game(seed, options) if rich else GAME.new(seed, options), AgeWatch(), seed)
