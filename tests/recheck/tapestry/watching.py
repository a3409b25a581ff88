"""One game watched from the first question to the last: all checks, in one place."""

from spielwerk.core.state import State
from tests.recheck.tapestry import (
    achievements,
    arts,
    capital,
    conservation,
    income,
    ledger,
    spaces,
    techs,
    territories,
    tracks,
)
from tests.recheck.tapestry.excluded import LATE_TURNS, without
from tests.recheck.tapestry.playing import Player
from tests.recheck.tapestry.reading import GAME, Position, ask, read, take_told
from tests.recheck.tapestry.saying import hold, true
from tests.recheck.tapestry.story import Step, Turn


def watch(seed: int, options: dict[str, object]) -> None:
    """Play a random game and compare at every question."""
    state = GAME.new(seed, options, _drawn(seed, options))
    state.events = []
    Watch(state, options).play(Player(seed))


def _drawn(seed: int, options: dict[str, object]) -> dict[str, list[str]]:
    """The tapestry cards are those that the sources give in full: what others do is not written here a second time."""
    known = GAME.draw(seed, GAME.checked({**options, "unknown": "leave-out"}))
    return {**GAME.draw(seed, GAME.checked(options)), "tapestry_cards": known["tapestry_cards"]}


class Watch:
    def __init__(self, state: State, options: dict[str, object]) -> None:
        self.state = state
        self.position = self.first = self.last_turn = read(state)
        self.steps: list[Step] = []
        self.begun = False
        self.overthrown: set[str] = set()
        self.ended: tuple[Position, str] | None = None
        sets, left_out = options.get("sets", []), options.get("without", [])
        assert isinstance(sets, list)
        assert isinstance(left_out, list)
        whole = [] if options.get("unknown") == "leave-out" else sets
        conservation.check_first(self.first, sets, left_out, whole)

    def play(self, player: Player) -> None:
        while self.state.seat >= 0:
            self.compare_question()
            self.answer(player.choose(self.state, self.position))
        self.compare_end()

    def answer(self, move: int) -> None:
        question, before, answer = ask(self.state), self.position, self.state.notation(move)
        self.state.play(move)
        self.position = read(self.state)
        if answer == "end":
            self.steps = []
            self.ended = (before, question.seat)
        step = Step(before, question, answer, take_told(self.state), self.position)
        self.steps.append(step)
        self.compare_step(step)

    def compare_question(self) -> None:
        question = ask(self.state)
        check_position(self.position)
        arts.check_once(self.position, question.name)
        for check in (tracks.check_offers, capital.check_offers, territories.check_offers, techs.check_offers):
            check(self.position, question)
        tracks.check_payments(self.state, self.position, question)
        if question.name == "close":
            check_next(self.ended, question.seat)
            self.compare_turn(Turn(question.seat, self.steps))
        if question.name == "turn":
            conservation.check_between_turns(self.first, self.last_turn, self.position)
            self.last_turn = self.position

    def compare_step(self, step: Step) -> None:
        if not self.begun and step.of("era-began"):
            self.begun = True
            territories.check_start(step.after)
        ledger.check_sums(step)
        ledger.check_amounts(step)
        ledger.check_die(Turn("", self.steps), step)
        ledger.check_explored(step)
        tracks.check_moves(step)
        tracks.check_landmarks(step)
        techs.check_rows(step)
        techs.check_landmarks(step)
        achievements.check_points(step)
        achievements.check_met(step, self.overthrown)
        achievements.remember(step, self.overthrown)

    def compare_turn(self, turn: Turn) -> None:
        """What a turn owes has been paid when it closes."""
        ledger.check_districts(turn)
        ledger.check_bonus(turn)
        techs.check_turn(turn)
        income.check_turn(turn)
        arts.check_turn(turn)
        spaces.check_turn(turn)
        achievements.check_turn(turn)
        for seat in turn.after.seats.values():
            capital.check_all_built(seat)

    def compare_end(self) -> None:
        """Everybody has taken five income turns, and the most points win (p.15)."""
        points = [seat.points for seat in self.position.seats.values()]
        hold("scores", points, self.state.scores())
        for seat in self.position.seats.values():
            hold(f"{seat.name}: income turns", 5, seat.era)
            hold(f"{seat.name}: sum of the tally", sum(seat.tally.values()), seat.points)
        winners = self.state.winners()
        true("a winner", len(winners) > 0)
        true("winners with fewer points", all(points[seat] == max(points) for seat in winners))


def check_next(ended: tuple[Position, str] | None, now: str) -> None:
    """The first seat begins; then clockwise to the next whose game is not over (p.6, p.15)."""
    if ended is None:
        hold("who begins", "A", now)
        return
    before, last = ended
    if not any(without(seat, LATE_TURNS) for seat in before.seats.values()):
        names = list(before.seats)
        order = [names[(names.index(last) + place) % len(names)] for place in range(1, len(names) + 1)]
        hold("whose turn it is", next(name for name in order if not before.seats[name].done), now)


def check_position(position: Position) -> None:
    """What must hold in any position."""
    conservation.check_once(position)
    techs.check_display(position)
    if any(cell.pieces for cell in position.hexes.values()):
        territories.check_map(position)
        for seat in position.seats.values():
            capital.check_plots(seat)
            income.check_slots(seat)
        capital.check_landmark_plots(position)
