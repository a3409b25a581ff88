"""What commands say about a game: its texts, and the command line's own, in the language of this call."""

from collections.abc import Iterable, Mapping
from typing import Any

from spielwerk.cli.common.language import language
from spielwerk.cli.common.outcome import Told, parts
from spielwerk.core.data_option import BadData, told
from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.state import State
from spielwerk.core.texts import Texts
from spielwerk.games import game as find_game


def sentence(game: str, problem: Exception) -> str:
    """What is wrong with a call, translated if the problem is a reason with texts."""
    reason = problem.reason if isinstance(problem, BadOption) else None
    if reason is None:
        return str(problem)
    more = problem.defects if isinstance(problem, BadData) else []
    return " ".join([Words(find_game(game)).reason(reason), *(told(game, language(), defect) for defect in more)])


class Words:
    def __init__(self, game: Game, seats: Iterable[str] = (), state: State | None = None) -> None:
        """With a `state`, also the texts of its own data."""
        names = {letter(seat): f"{letter(seat)} ({name})" for seat, name in enumerate(seats) if name}
        self.game = game
        self.texts = Texts(game.name, language(), names)
        if state is not None:
            self.texts.learn(game.own_texts(state, language()))

    def say(self, message: str, **facts: Fact) -> str:
        """A text of the command line itself."""
        return self.texts.format(f"cli-{message}", facts)

    def reason(self, reason: Reason) -> str:
        return self.texts.format(f"refusal-{reason.code}", reason.facts)

    def source(self, name: str) -> str:
        """A line of the score sheet."""
        return self.texts.format(f"tally-{name}")

    def question(self, state: State) -> str:
        kind = state.question()
        return self.texts.format(f"question-{kind.name}", self.game.question_facts(state)) if kind else ""

    def outcome(self, events: Iterable[Told], seat: int) -> str:
        """What an answer brought, on one line."""
        return " · ".join(line for line in parts(self.texts, events, seat) if line)

    def promise(self, offer: Mapping[str, Any], seat: int) -> str:
        """What an offered answer would bring before the game goes on to another phase."""
        return parts(self.texts, offer["events"], seat, offer["args"])[0]

    def standing(self, state: State) -> str:
        """Who is asked what, or how the game ended."""
        scores = ", ".join(f"{letter(seat)} {score}" for seat, score in enumerate(state.scores()))
        if state.seat >= 0:
            return self.say("asked", seat=letter(state.seat), text=self.question(state), scores=scores)
        winners = [letter(seat) for seat in state.winners()]
        return self.say("over", n=len(winners), winners=", ".join(winners), scores=scores)
