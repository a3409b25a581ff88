"""How the points of a finished game came about: after each ply, and round by round."""

from collections.abc import Sequence

from spielwerk.core.chronicle import booked
from spielwerk.core.game import Game
from spielwerk.core.naming import seat_of
from spielwerk.core.state import State
from spielwerk.server.data.store import AnswerRow
from spielwerk.server.wire import end as wire_end

ROUND = "event-round-began"
PHASE = "event-phase-began"
MARKS = (ROUND, "event-era-began")
POINTS = "vp"


def tell(game: Game, state: State, answers: Sequence[AnswerRow]) -> wire_end.Story:
    """Replays the game from its beginning; `state` is played on."""
    scores, chapters = [state.scores()], []
    for answer in answers:
        round_, ply = state.round, answer.ply + 1
        state.events = []
        state.play(state.parse(answer.notation))
        scores.append(state.scores())
        if state.round != round_ or state.seat < 0:
            chapters.append(wire_end.Chapter(round_, ply, _before_the_next(game, state), state.tally(), final=False))
    if chapters and chapters[-1].scores != state.scores():
        chapters.append(wire_end.Chapter(state.round, len(answers), state.scores(), state.tally(), final=True))
    state.events = None
    return wire_end.Story(scores, chapters)


def _before_the_next(game: Game, state: State) -> list[int]:
    """The scores when the round ended: without what the same answer brought after that (income, the final scoring)."""
    scores = state.scores()
    told = [game.describe(state, event) for event in state.events or []]
    mark = PHASE if state.seat < 0 else ROUND
    begun = max((n for n, (name, _) in enumerate(told) if name == mark), default=len(told))
    for name, facts in told[begun:]:
        good, n = booked(name, facts) or ("", 0)
        if good == POINTS:
            scores[seat_of(str(facts["seat"]))] -= n
    return scores


def marks(answers: Sequence[AnswerRow]) -> list[wire_end.Mark]:
    """Where rounds and eras began, by what everybody was told."""
    return [
        wire_end.Mark(event.id, event.args, answer.ply + 1)
        for answer in answers
        for event in answer.events
        if event.id in MARKS and event.to is None
    ]
