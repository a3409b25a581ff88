"""`spielwerk play-text`: a whole game in the terminal, by notation or by number."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from spielwerk.cli.commands.hint import tell
from spielwerk.cli.commands.moves import offer_table
from spielwerk.cli.commands.new import PlayersOption, SeedOption, SetOption, given
from spielwerk.cli.commands.show import score_table
from spielwerk.cli.commands.why import explained
from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.files import find, read_table
from spielwerk.cli.common.language import LanguageOption, language
from spielwerk.cli.common.outcome import parts
from spielwerk.cli.common.output import answer_line, console
from spielwerk.cli.common.session import Session
from spielwerk.cli.common.words import Words, sentence
from spielwerk.core.data_option import with_files
from spielwerk.core.naming import letter
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Reason
from spielwerk.core.record import begin
from spielwerk.library.judging import judged

THINKING = 3.0
"""Seconds for a hint."""
AUTOMATIC = "automa"
"""Who sits at a seat that plays by itself."""

SeatsOption = Annotated[
    str,
    typer.Option(
        help="Who plays, in seat order: human or a bot's name, joined by commas; the last one takes the seats left."
    ),
]


def register(app: typer.Typer) -> None:
    app.command("play-text")(run)


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or a record to go on with.")],
    players: PlayersOption = None,
    seed: SeedOption = 0,
    settings: SetOption = None,
    seats: SeatsOption = "human",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Keep the record here, always up to date.")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Play in turns on one terminal, alone, with friends or against bots; `help` lists what can be typed."""
    if Path(game).is_file():
        table = read_table(Path(game))
        if table.record is None:
            raise CommandError(f"{game} is a position; a game can be gone on with from its record only.")
        of, record, state, output = table.game, table.record, table.state, output or Path(game)
        names = seated(seats, len(record.seats))
    else:
        of = find(game)
        try:
            record, state = begin(of, seed, with_files(of.options, given(players, settings)))
        except BadOption as problem:
            raise CommandError(sentence(game, problem)) from problem
        names = record.seats = seated(seats, len(record.seats))
        for seat in range(len(names)):
            if state.automatic(seat):
                names[seat] = AUTOMATIC
    Terminal(Session(of, record, state, names, output)).play()


def seated(seats: str, number: int) -> list[str]:
    names = [name.strip() for name in seats.split(",") if name.strip()]
    if not names or len(names) > number:
        raise CommandError(f"--seats names between one and {number} players here, not {len(names)}.")
    return names + names[-1:] * (number - len(names))


def explained_turn(words: Words, turn: Mapping[str, Any]) -> list[str]:
    """A turn of the automatic opponent: its cards, then each line with what was compared and taken."""

    def named(message: str) -> str:
        return words.texts.format(message, {}) if "-" in message else message

    lines = [" · ".join(named(card) for card in (turn["card"], turn["support"]) if card)]
    for line in turn["lines"]:
        lines.append(f"  {named(line['id'])} {' '.join(named(note) for note in line['notes'])}".rstrip())
        for choice in line["choices"]:
            lines.append(f"    {', '.join(named(option) for option in choice['options'])}")
            for step in choice["steps"]:
                lines.append(f"    {named(step['id'])}: {', '.join(named(option) for option in step['left'])}")
            lines.append(f"    → {named(choice['taken'])}")
    return lines


class Terminal:
    """The conversation with the people at the table."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.out = console()
        self.words = Words(session.game, state=session.state)
        self.commands = {
            "help": self.help,
            "moves": self.moves,
            "hint": self.hint,
            "show": self.show,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
        }

    def play(self) -> None:
        session = self.session
        self.say("welcome")
        while session.state.seat >= 0:
            if not session.asks_a_person():
                self.give(session.bot_move())
            elif not self.ask():
                self.say_saved()
                return
            if session.file:
                session.save()
        self.score()
        self.say_saved()

    def ask(self) -> bool:
        """One line from the person who is asked; False when they leave."""
        state = self.session.state
        self.out.print(f"\n{letter(state.seat)}: {self.words.question(state)}", style="bold")
        try:
            line = self.out.input("> ").strip()
        except EOFError:
            return False
        word, _, rest = line.partition(" ")
        if word == "quit":
            return False
        if word in self.commands:
            self.commands[word](rest.strip())
        elif line:
            self.answer(line)
        return True

    def answer(self, line: str) -> None:
        state = self.session.state
        moves = state.moves()
        if line.isascii() and line.isdecimal():
            if not 1 <= int(line) <= len(moves):
                self.say("no-number", n=len(moves))
                return
            move: int | None = moves[int(line) - 1]
            reasons: list[Reason] = []
        else:
            move, reasons = judged(state, line)
        if move is None or reasons:
            self.refused(line, move, reasons)
        else:
            self.give(move)

    def refused(self, line: str, move: int | None, reasons: list[Reason]) -> None:
        for said in explained(self.session.game, self.session.state, self.words, line, move, reasons):
            self.out.print(said)

    def why(self, line: str) -> None:
        """Why an answer is not possible; without one, why the automatic opponent played as it did."""
        if not line and self.session.explained:
            for told in explained_turn(self.words, self.session.explained):
                self.out.print(told)
            return
        move, reasons = judged(self.session.state, line)
        if reasons:
            self.refused(line, move, reasons)
        else:
            self.say("legal", notation=line)

    def give(self, move: int) -> None:
        """Play an answer, and tell what it was and what it brought, phase by phase."""
        state = self.session.state
        seat, notation = state.seat, state.notation(move)
        name, facts = self.session.game.describe_move(state, move)
        text = self.words.texts.format(name, facts)
        own, *later = parts(self.words.texts, self.session.answer(move), seat, facts)
        self.out.print(answer_line(seat, notation, f"{text} · {own}" if own else text))
        for line in later:
            fits = len(line) < self.out.width
            self.out.print("  " + (line if fits else line.replace(" · ", "\n    ")), style="dim")

    def help(self, _: str) -> None:
        self.say("help")

    def moves(self, _: str) -> None:
        self.out.print(offer_table(self.session.game, self.session.state, self.words))

    def hint(self, _: str) -> None:
        from spielwerk.bots.hint import hints
        from spielwerk.bots.interface import Budget

        game, state = self.session.game, self.session.state
        tell(self.out, self.words, hints(game.name, game.dump(state), 0, Budget(seconds=THINKING)))

    def show(self, _: str) -> None:
        game, state = self.session.game, self.session.state
        for part in game.picture(game.view(state, state.seat), language()):
            self.out.print(part)

    def undo(self, _: str) -> None:
        self.say("undone" if self.session.undo() else "nothing-to-undo")

    def save(self, name: str) -> None:
        if not self.session.save(Path(name) if name else None):
            self.say("save-where")
        else:
            self.say_saved()

    def say(self, message: str, **facts: int | str) -> None:
        self.out.print(self.words.say(message, **facts))

    def say_saved(self) -> None:
        if self.session.file:
            self.session.save()
            self.say("saved", file=str(self.session.file))

    def score(self) -> None:
        self.out.print(score_table(self.session.state, self.words))
        self.out.print(self.words.standing(self.session.state))
