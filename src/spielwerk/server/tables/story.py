"""How the points of a finished game came about: after each ply, and round by round, or era by era of each seat."""

from collections.abc import Iterable, Sequence

from spielwerk.core.chronicle import booked
from spielwerk.core.game import Game
from spielwerk.core.naming import letter, seat_of
from spielwerk.core.state import State
from spielwerk.server.data.plies import Told
from spielwerk.server.data.store import AnswerRow
from spielwerk.server.wire import Args, Message
from spielwerk.server.wire import end as wire_end

ROUND = "event-round-began"
PHASE = "event-phase-began"
ERA = "event-era-began"
MARKS = (ROUND, ERA)
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
    _part_by_seats(chapters, scores, answers)
    return wire_end.Story(scores, chapters)


def _part_by_seats(
    chapters: Sequence[wire_end.Chapter], scores: Sequence[list[int]], answers: Sequence[AnswerRow]
) -> None:
    """Eras are everybody's own: a chapter has what each seat had when its own era ended."""
    # A board that begins in the middle of a game has no chapter for what was before it.
    ends = {chapter.round + 1: chapter.scores for chapter in chapters if not chapter.final}
    for answer in answers:
        for n, event in enumerate(answer.events):
            if event.id == ERA and (end := ends.get(int(event.args["n"]))):
                seat = seat_of(str(event.args["seat"]))
                end[seat] = scores[answer.ply + 1][seat] - _gained(seat, answer.events[n:])


def _gained(seat: int, events: Sequence[Told]) -> int:
    changes = [booked(event.id, event.args) for event in events if event.args.get("seat") == letter(seat)]
    return sum(change[1] for change in changes if change and change[0] == POINTS)


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


def begin(rounds: list[int], event: Message | Told) -> None:
    """Keeps the round of each seat, or its era."""
    if event.id in MARKS:
        for seat in whose(event.args, len(rounds)):
            rounds[seat] = int(event.args["n"])


def whose(args: Args, seats: int) -> Iterable[int]:
    """A round is everybody's, an era that of its seat."""
    return [seat_of(str(args["seat"]))] if "seat" in args else range(seats)
