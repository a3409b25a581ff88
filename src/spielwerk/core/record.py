"""Records: a whole game as a text file that round-trips byte for byte.

A header (game, revisions, seed, options, what was drawn, names of the seats), an empty line, and one answer per line
with the letter of its seat: `A: build C5`. An answer that a standing rule gave instead of the player ends with `
(auto)`. Where a table committed to its seed beforehand, the nonce of that commitment (`seal.py`) follows the seed.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.drawn import BadDraw, Drawn
from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.options import BadOption, OptionValue
from spielwerk.core.reasons import Reason, Refused
from spielwerk.core.rng import LARGEST_SEED
from spielwerk.core.state import State

FIRST_LINE: Final = "spielwerk record "
FORMAT: Final = "2"
SEED_ONLY: Final = "1"
"""The first format: without lines of what was drawn; the set-up is drawn from the seed."""
AUTO: Final = " (auto)"
RULES: Final = "rules"
"""The option that chooses the publisher's revision, in games that have several; the header has a line for it."""
PLAYERS: Final = "players"
"""Always written: readers look for it first."""
FIXED: Final = ("game", RULES, "engine", "seed")
"""Lines that every header has once."""
NONCE: Final = "nonce"
LONGEST_NUMBER: Final = 18
LONGEST_NONCE: Final = 64

Answer = tuple[int, str, bool]
"""seat, notation, whether it was given automatically"""


class Fault(Reason):
    """What is wrong with a file; its text is `record-<code>`."""


class BadRecord(Exception):
    """A record that cannot be read or does not replay; the message is a whole sentence that names the line."""

    def __init__(
        self, sentence: str, line: int = 0, reasons: Sequence[Reason] = (), fault: Fault | None = None
    ) -> None:
        super().__init__(f"Line {line}: {sentence}" if line else sentence)
        self.line = line
        self.reasons = list(reasons)
        """Why the rules refuse the answer on that line; empty when the file itself is at fault."""
        self.fault = fault or Fault("other", {"said": sentence})
        """The sentence for people (`record-<code>`), without its line."""


class Record:
    def __init__(
        self,
        game: str,
        rules: str,
        engine: int,
        seed: int,
        options: dict[str, OptionValue],
        drawn: Drawn,
        seats: list[str],
        answers: list[Answer],
        nonce: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.engine = engine
        self.seed = seed
        self.options = options
        """The chosen options; parts of the set-up that nobody named are left out."""
        self.drawn = drawn
        """What the set-up drew; empty where it is drawn from the seed (the first format)."""
        self.seats = seats
        """Names of the seats; empty strings where none was given."""
        self.answers = answers
        self.nonce = nonce
        """The nonce of the committed seed; empty without a commitment."""

    def add(self, seat: int, notation: str, auto: bool = False) -> None:
        self.answers.append((seat, notation, auto))

    def write(self) -> str:
        lines = [FIRST_LINE + (FORMAT if self.drawn else SEED_ONLY), f"game: {self.game}", f"{RULES}: {self.rules}"]
        lines += [f"engine: {self.engine}", f"seed: {self.seed}"]
        if self.nonce:
            lines.append(f"{NONCE}: {self.nonce}")
        for name, value in self.options.items():
            lines.append(f"option {name}: {','.join(value) if isinstance(value, list) else value}")
        lines += [f"drawn {name}: {','.join(names)}".rstrip() for name, names in self.drawn.items()]
        lines += [f"seat {letter(seat)}: {name}".rstrip() for seat, name in enumerate(self.seats)]
        lines.append("")
        lines += [f"{letter(seat)}: {notation}{AUTO if auto else ''}" for seat, notation, auto in self.answers]
        return "\n".join(lines) + "\n"

    def first_answer_line(self) -> int:
        """The line of the file on which the first answer stands."""
        return self._first_option_line() + len(self.options) + len(self.drawn) + len(self.seats) + 1

    def line_of_drawn(self, name: str) -> int:
        """The line of the file that says what was drawn; 0 if there is none."""
        if name not in self.drawn:
            return 0
        return self._first_option_line() + len(self.options) + list(self.drawn).index(name)

    def _first_option_line(self) -> int:
        return 7 if self.nonce else 6


def begin(
    game: Game, seed: int = 0, options: Mapping[str, object] | None = None, seats: Sequence[str] = ()
) -> tuple[Record, State]:
    """A new game and its record, with no answers yet; raises BadOption."""
    checked = game.checked(options)
    drawn = game.draw(seed, checked)
    state = game.set_up(checked, drawn)
    names = [*seats, *[""] * len(state.scores())][: len(state.scores())]
    return header(game, seed, checked, drawn, names), state


def header(
    game: Game, seed: int, checked: Mapping[str, OptionValue], drawn: Mapping[str, list[str]], seats: Sequence[str]
) -> Record:
    """The record of a game without its answers."""
    rules = str(checked.get(RULES, game.rules[0]))
    # An option without a line has its value from before the option existed (`Game.remembered`), so it need not be
    # written.
    silent = {option.name: option.before for option in game.options if option.name != PLAYERS}
    chosen = {name: value for name, value in checked.items() if name != RULES and silent.get(name) != value}
    return Record(game.name, rules, game.engine, seed, chosen, dict(drawn), [clean(name) for name in seats], [])


def clean(name: str) -> str:
    """A name that fits on its line."""
    return " ".join(name.split())


def parse(text: str) -> Record:
    """The record of a text; raises BadRecord. Whether its answers are legal is checked when it is replayed."""
    lines = text.split("\n")
    if lines[0] not in (FIRST_LINE + FORMAT, FIRST_LINE + SEED_ONLY):
        sentence = f"A record begins with '{FIRST_LINE}{FORMAT}' (or '{SEED_ONLY}')."
        raise BadRecord(sentence, 1, fault=Fault("first-line", {"wanted": FIRST_LINE + FORMAT}))
    if lines[-1]:
        raise BadRecord("The file breaks off in the middle of this line.", len(lines), fault=Fault("breaks-off"))
    if "" not in lines[:-1]:
        sentence = "The empty line between the header and the answers is missing."
        raise BadRecord(sentence, len(lines) - 1, fault=Fault("no-empty-line"))
    record = _header(lines[: lines.index("")])
    first = record.first_answer_line()
    record.answers = [
        _answer(line, number, len(record.seats)) for number, line in enumerate(lines[first - 1 : -1], first)
    ]
    for number, (line, exact) in enumerate(zip(lines, record.write().split("\n"), strict=True), 1):
        if line != exact:
            sentence = f"'{line}' is not in its exact form or place; expected '{exact}'."
            raise BadRecord(sentence, number, fault=Fault("not-exact", {"found": line, "wanted": exact}))
    return record


def _header(lines: Sequence[str]) -> Record:
    fixed: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
    drawn: Drawn = {}
    seats: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        name, colon, value = line.partition(":")
        value = value.removeprefix(" ")
        word, _, rest = name.partition(" ")
        if not colon:
            raise BadRecord(f"'{line}' is no line of a header.", number, fault=Fault("no-header", {"found": line}))
        if word == "option" and rest and rest not in options:
            options[rest] = value
        elif word == "drawn" and rest and rest not in drawn:
            drawn[rest] = value.split(",") if value else []
        elif word == "seat" and rest == letter(len(seats)):
            seats.append(value)
        elif (name in FIXED or name == NONCE) and name not in fixed:
            fixed[name] = value
        else:
            raise BadRecord(f"'{name}' does not belong here.", number, fault=Fault("misplaced", {"found": name}))
    for name in FIXED:
        if name not in fixed:
            sentence = f"The header has no line '{name}'."
            raise BadRecord(sentence, len(lines) + 1, fault=Fault("lacks-line", {"wanted": name}))
    engine = _number(fixed["engine"], "engine", 10**LONGEST_NUMBER - 1)
    seed = _number(fixed["seed"], "seed", LARGEST_SEED)
    return Record(fixed["game"], fixed[RULES], engine, seed, options, drawn, seats, [], _nonce(fixed))


def _number(value: str, name: str, most: int) -> int:
    if not value.isascii() or not value.isdecimal() or len(value) > len(str(most)) or int(value) > most:
        told = value[: len(str(most)) + 1]
        fault = Fault("no-number", {"name": name, "most": str(most), "found": told})
        raise BadRecord(f"'{name}' is a whole number of at most {most}, not '{told}'.", fault=fault)
    return int(value)


def _nonce(fixed: Mapping[str, str]) -> str:
    nonce = fixed.get(NONCE, "")
    if NONCE in fixed and not (nonce.isascii() and nonce.isalnum() and len(nonce) <= LONGEST_NONCE):
        fault = Fault("no-nonce", {"name": NONCE, "most": LONGEST_NONCE})
        raise BadRecord(f"'{NONCE}' is at most {LONGEST_NONCE} letters and digits.", fault=fault)
    return nonce


def _answer(line: str, number: int, seats: int) -> Answer:
    name, _, notation = line.partition(": ")
    seat = ord(name) - 65 if len(name) == 1 else -1
    if not 0 <= seat < seats or not notation:
        sentence = f"'{line}' is no answer; one looks like 'A: notation', with a seat of the header."
        raise BadRecord(sentence, number, fault=Fault("no-answer", {"found": line}))
    return seat, notation.removesuffix(AUTO), notation.endswith(AUTO)


def start(game: Game, record: Record) -> State:
    """The first question of the recorded game; raises BadRecord where game or revision do not match."""
    if record.rules not in game.rules:
        known = ", ".join(game.rules)
        fault = Fault("unknown-rules", {"found": record.rules, "known": known})
        raise BadRecord(f"The rules revision '{record.rules}' is not known here; known: {known}.", fault=fault)
    if record.engine > game.engine:
        sentence = f"The record was made by revision {record.engine} of the engine; this is only {game.engine}."
        raise BadRecord(sentence, fault=Fault("newer-engine", {"found": record.engine, "known": game.engine}))
    try:
        state = game.new(record.seed, options_of(game, record), record.drawn)
    except BadDraw as problem:
        raise _not_set_up(problem, record.line_of_drawn(problem.name)) from problem
    except BadOption as refused:
        raise _not_set_up(refused, 0) from refused
    if len(record.seats) != len(state.scores()):
        named, seats = len(record.seats), len(state.scores())
        fault = Fault("seats", {"found": named, "wanted": seats})
        raise BadRecord(f"The header names {named} seats, the game has {seats}.", fault=fault)
    return state


def _not_set_up(problem: BadOption, line: int) -> BadRecord:
    """Impossible options or drawn components; those with a reason of their own use its words."""
    fault = Fault("options") if problem.reason is not None else Fault("set-up", {"said": str(problem)})
    return BadRecord(str(problem), line, fault=fault)


def options_of(game: Game, record: Record) -> dict[str, object]:
    """The options of the recorded game, including the revision of the rules where the game has several."""
    options = game.remembered(record.options)
    if RULES in [option.name for option in game.options]:
        options[RULES] = record.rules
    return options


def drawn_by_seed(game: Game, record: Record) -> bool:
    """Whether the seed draws this set-up with today's components; if not, the lines were written by hand, or by an
    engine with other components."""
    return not record.drawn or record.drawn == game.draw(record.seed, game.checked(options_of(game, record)))


def replay(game: Game, record: Record, to: int | None = None) -> State:
    """The state after the first `to` answers (all by default); raises BadRecord with line and reasons."""
    state = start(game, record)
    for ply in range(len(record.answers) if to is None else to):
        play(state, record, ply)
    return state


def play(state: State, record: Record, ply: int) -> None:
    """Play answer number `ply` of the record; raises BadRecord with line and reasons."""
    seat, notation, _ = record.answers[ply]
    line = record.first_answer_line() + ply
    if state.seat < 0:
        fault = Fault("after-the-end", {"found": notation})
        raise BadRecord(f"'{notation}' comes after the end of the game.", line, fault=fault)
    if seat != state.seat:
        asked, found = letter(state.seat), letter(seat)
        fault = Fault("other-seat", {"asked": asked, "found": found})
        raise BadRecord(f"It is {asked} who is asked, not {found}.", line, fault=fault)
    try:
        state.play(state.parse(notation))
    except Refused as refusal:
        fault = Fault("refused", {"found": notation})
        raise BadRecord(f"'{notation}' is refused.", line, refusal.reasons, fault) from refusal
