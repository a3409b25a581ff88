"""A game in progress for programs: the game, its state and its record in one object."""

from typing import Any

from spielwerk.bots.interface import Bot
from spielwerk.bots.registry import bot as find_bot
from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.play import NOBODY
from spielwerk.core.reasons import Reason
from spielwerk.core.record import Record
from spielwerk.core.rng import derive
from spielwerk.core.state import Event, State
from spielwerk.library.judging import judged, nearest
from spielwerk.library.players import Player
from spielwerk.library.positions import wrapped
from spielwerk.library.values import Answer, BadTable, NotAllowed, Objection, Played, Question, seat_number
from spielwerk.library.words import Words


class Table:
    """Somebody is asked a question, answers it, and the next question follows, until the game is over."""

    def __init__(self, game: Game, state: State, record: Record | None = None) -> None:
        self.game = game
        self.state = state
        """The rules' own state, for the fast path. Play on a copy of it: the table does not see what happens there."""
        self.seats = [letter(seat) for seat in range(len(state.scores()))]
        self.words = Words(game, state, record.seats if record else ())
        self.played: list[Played] = []
        """The answers given at this table so far."""
        self._record = record
        """None for a table that began with a position, which has no past."""
        self._players: dict[tuple[str | Bot, int], Player] = {}
        self._legal = state.legal.shared()
        """The list object of the last known legal answers: another object means that `state` was played on directly."""

    # Asked

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def seat(self) -> str:
        """Who is asked; empty when the game is over."""
        return "" if self.over else letter(self.state.seat)

    @property
    def question(self) -> Question | None:
        """What is asked; None when the game is over."""
        kind = self.state.question()
        if kind is None:
            return None
        return Question(self.seat, kind.name, self.game.question_facts(self.state), self.words)

    def answers(self) -> list[Answer]:
        """Every legal answer to the question at hand."""
        asked = self.state.copy()
        return [Answer(self.game, asked, move, self.words) for move in asked.moves()]

    def answer(self, move: int) -> Answer:
        """The answer with that number of the action space; raises NotAllowed where it is not legal now."""
        reasons = self.state.why_not(move)
        if reasons:
            known = 0 <= move < self.state.space().size
            raise self._refusal(self.state.notation(move) if known else str(move), reasons)
        return Answer(self.game, self.state.copy(), move, self.words)

    def why_not(self, answer: str | Answer) -> list[Objection]:
        """Every reason against an answer; empty exactly when it is legal now."""
        return [Objection(reason, self.words) for reason in self._judged(answer)[1]]

    # Answered

    def play(self, answer: str | Answer) -> Played:
        """Give an answer to the question at hand; raises NotAllowed with every reason, and then changes nothing."""
        self._check()
        move, reasons = self._judged(answer)
        if move is None or reasons:
            raise self._refusal(str(answer), reasons)
        given = self.answer(move)
        state = self.state
        events: list[Event] = []
        state.events = events
        try:
            state.play(move)
        finally:
            state.events = None
        self._legal = state.legal.shared()
        if self._record:
            self._record.add(self.seats.index(given.seat), given.notation)
        self.played.append(Played(given, events, state, self.game, self.words))
        return self.played[-1]

    def bot(self, bot: str | Bot, seat: str = "") -> Player:
        """A bot for a seat (the one that is asked): by name or level (`greedy`, `hard`, `planner:nodes=400`), or one
        of your own; the same one each time it is asked for, so that it remembers its plans. Raises UnknownBot."""
        number = seat_number(self.state, seat or self.seat or self.seats[0])
        if (bot, number) not in self._players:
            seed = derive(self._record.seed if self._record else 0, number)
            found = find_bot(bot, seed, self.game.name) if isinstance(bot, str) else bot
            self._players[bot, number] = Player(self, found, number)
        return self._players[bot, number]

    def let(self, bot: str | Bot | Player) -> Played:
        """Let a bot answer the question at hand."""
        player = bot if isinstance(bot, Player) else self.bot(bot)
        return self.play(player.choose())

    def copy(self) -> "Table":
        """An independent table in the same position, with the same past."""
        self._check()
        record = self._record
        if record:
            header = (record.game, record.rules, record.engine, record.seed, record.options, record.drawn)
            record = Record(*header, record.seats, record.answers[:], record.nonce)
        other = Table(self.game, self.state.copy(), record)
        other.played = self.played[:]
        return other

    # Told

    def scores(self) -> dict[str, int]:
        return dict(zip(self.seats, self.state.scores(), strict=True))

    def winners(self) -> list[str]:
        """Who has won; nobody while the game is on."""
        return [letter(seat) for seat in self.state.winners()]

    def view(self, seat: str = "") -> dict[str, Any]:
        """Everything the seat may know, as plain data; without a seat, what everybody may know."""
        return self.game.view(self.state, seat_number(self.state, seat) if seat else NOBODY)

    def picture(self, seat: str = "", language: str = "en", width: int = 120) -> str:
        """The same view drawn for a terminal, without colours."""
        from rich.console import Console

        console = Console(width=width, color_system=None, force_terminal=False)
        with console.capture() as drawn:
            for part in self.game.picture(self.view(seat), language):
                console.print(part)
        return drawn.get()

    def log(self, language: str = "en", seat: str | None = None) -> list[str]:
        """What happened, a line for each answer. All of it, like the record; for a seat what it may know, and for ""
        what everybody may."""
        if seat:
            seat_number(self.state, seat)
        return [played.text(language, seat) for played in self.played]

    def record(self) -> str:
        """The game so far as a record; raises BadTable where the table began with a position."""
        self._check()
        if self._record is None:
            raise BadTable("This table began with a position, which has no past: it has no record.")
        return self._record.write()

    def position(self) -> dict[str, Any]:
        """The whole position as plain data, hidden things included."""
        return wrapped(self.game, self.state)

    def __repr__(self) -> str:
        scores = ", ".join(f"{seat} {points}" for seat, points in self.scores().items())
        kind = self.state.question()
        stands = f"{self.seat} is asked {kind.name}" if kind else f"over, won by {', '.join(self.winners())}"
        return f"<Table {self.game.name}, round {self.round}, {stands}; {scores}>"

    # How

    def _judged(self, answer: str | Answer) -> tuple[int | None, list[Reason]]:
        """The number of an answer (None if it names none) and the reasons against it."""
        if isinstance(answer, Answer) and answer.seat != self.seat and not self.over:
            return answer.move, [Reason("out-of-turn", {"asked": self.seat})]
        return judged(self.state, str(answer))

    def _refusal(self, notation: str, reasons: list[Reason]) -> NotAllowed:
        near = nearest(self.state, notation) if judged(self.state, notation)[0] is None else []
        return NotAllowed(notation, [Objection(reason, self.words) for reason in reasons], near)

    def _check(self) -> None:
        if self.state.legal is not self._legal:
            raise BadTable("The state was played on directly, past the table; play on a copy (`table.state.copy()`).")
