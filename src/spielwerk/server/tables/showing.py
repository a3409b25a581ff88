"""A table as its reader may see it. Nothing of a game leaves but through here."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from spielwerk.core.fund import fund
from spielwerk.core.game import Deed, Game
from spielwerk.core.help import rule_of
from spielwerk.core.naming import letter
from spielwerk.core.offers import WARNINGS, preview, reason_message, refusals
from spielwerk.core.play import ENDING, NOBODY, ROLES, Verb
from spielwerk.core.seal import commitment
from spielwerk.core.state import Message, State
from spielwerk.server import wire
from spielwerk.server.data.notes import NoteRow
from spielwerk.server.data.store import SeatRow
from spielwerk.server.errors import Problem
from spielwerk.server.tables.match import INTACT, Match
from spielwerk.server.tables.past import past_scene
from spielwerk.server.tables.playing import parse, parse_legal
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.retaking import shown as takeback_of
from spielwerk.server.tables.sealing import seal_of
from spielwerk.server.tables.telling import stored_verb, told
from spielwerk.server.tables.thinkers import Task

MOST_ASKED = 8
MOST_OWN = 12
"""Own questions that may still come before the end of a turn."""
ADVISER = "master"

Barrier = Literal["", "turn", "revealed", "nothing"]


def viewer_of(match: Match, who: Reader, wanted: int | None) -> int:
    """Whose eyes: those asked for, those of my seat to move, those of my first seat, or the public's."""
    if wanted is not None:
        if wanted != NOBODY:
            who.must_hold(wanted)
        return wanted
    if match.to_move in who.mine:
        return match.to_move
    return who.mine[0] if who.mine else NOBODY


def scene(match: Match, viewer: int) -> wire.Scene:
    """What everybody with these eyes sees of the position."""
    if match.past:
        return past_scene(match, viewer)
    row = match.row
    # Only the seat whose draft it is sees further than the record.
    state = match.drafted if viewer == match.to_move and viewer != NOBODY else match.state
    asked = viewer == match.asked and viewer != NOBODY and match.frozen == INTACT
    can_answer = asked and not match.refused
    return wire.Scene(
        ply=row.ply,
        over=match.over,
        closed=row.closed,
        seal=seal_of(row, match.over),
        frozen=match.frozen != INTACT,
        trouble=_trouble(match, asked),
        to_move=match.asked,
        question=question(match.game, state, asked),
        offers=offers(match.game, state, whole=not row.lesson) if can_answer else [],
        draft=_draft(match, viewer) if asked else [],
        can_undo=asked and bool(match.stored),
        barrier=_barrier(match) if asked else "nothing",
        view=match.game.view(state, viewer),
        scores=state.scores(),
        winners=match.state.winners(),
        tally=state.tally(),
    )


def place(
    match: Match, who: Reader, viewer: int, seats: Sequence[wire.Seat], notes: Sequence[NoteRow]
) -> dict[str, Any]:
    """What is not of the position in a `wire.Table`, the log apart: what it is, and who the reader is there."""
    row = match.row
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "rules": row.rules,
        "engine": row.engine,
        "created": row.created,
        "commitment": commitment(row.seed, row.nonce),
        "seats": seats,
        "host": who.host,
        "mine": who.mine,
        "viewer": viewer,
        "pace": row.pace,
        "patience": row.patience,
        "waiting_since": row.updated,
        "standing": {seat: match.seats[seat].standing for seat in who.mine},
        "notes": [wire.Note(note.said.id, note.said.args, note.number, note.ply, note.at) for note in notes],
        "rematch": row.rematch,
        "lesson": row.lesson,
        "what_if": row.what_if,
        "takeback": takeback_of(match),
        "retakes": row.retakes,
        "plan": row.plan,
    }


def _trouble(match: Match, asked: bool) -> wire.Message | None:
    """Why the game cannot go on as it is; what lies in a draft is for its own seat."""
    if match.frozen != INTACT:
        return wire.Message("error-engine", {})
    return wire.Message("error-draft", {"notation": match.refused}) if asked and match.refused else None


def show_seats(
    seats: Sequence[SeatRow], who: Reader, thinking: int, there: Callable[[SeatRow], bool]
) -> list[wire.Seat]:
    return [
        wire.Seat(
            seat=seat.seat,
            letter=letter(seat.seat),
            name=seat.name,
            kind="bot" if seat.kind == "bot" else "open" if seat.kind == "open" else "human",
            bot=seat.bot,
            claimed=seat.claimed,
            connected=there(seat),
            thinking=seat.seat == thinking,
            mine=seat.seat in who.mine,
            left=seat.left,
            closing=seat.closing,
        )
        for seat in seats
    ]


def question(game: Game, state: State, asked: bool) -> wire.Question | None:
    """The question is public. Its numbers may reveal a hand, so only the seat that is asked gets them."""
    asking = state.question()
    if asking is None:
        return None
    if not asked:
        return public_question(asking.name, state.seat)
    return wire.Question(f"question-{asking.name}", game.question_facts(state), asking.name)


def public_question(name: str, seat: int) -> wire.Question | None:
    """The question as everybody hears it; none without a name."""
    return wire.Question(f"question-{name}", {"seat": letter(seat)}, name) if name else None


def _verb(state: State, move: int) -> Verb[Any]:
    return state.space().verb_of[move]


def _messages(rows: Sequence[dict[str, Any]]) -> list[wire.Message]:
    return [wire.Message(row["id"], row["args"]) for row in rows]


def _reveals(trial: State) -> bool:
    return any(trial.reveals(event) for event in trial.events or [])


def offers(game: Game, state: State, *, whole: bool) -> list[wire.Offer]:
    """The answers at hand; `whole`: before them what people think of as one choice, of several answers."""
    runs: list[Deed] = game.deeds(state) if whole else []
    runs += [([move], game.describe_move(state, move)) for move in state.moves()]
    return [_offer(game, state, moves, said) for moves, said in runs]


def _offer(game: Game, state: State, moves: Sequence[int], said: Message) -> wire.Offer:
    first = moves[0]
    trial, events = preview(game, state, *moves)
    name, facts = said
    return wire.Offer(
        move=first,
        notation=state.notation(first),
        verb=_verb(state, first).name,
        role=ROLES[_verb(state, first).role],
        id=name,
        args=facts,
        events=_messages(events),
        warnings=warnings(game, state, first, events),
        reveals=_reveals(trial),
        then=[state.notation(move) for move in moves[1:]],
    )


def warnings(game: Game, state: State, move: int, events: Sequence[dict[str, Any]]) -> list[wire.Message]:
    """What is lost with the answer, and what it leaves unused."""
    lost = _messages([event for event in events if event["id"] in WARNINGS])
    return lost + [wire.Message(name, args) for name, args in game.waste(state, move)]


def show_refusals(match: Match, who: Reader) -> list[wire.Refusal]:
    _must_be_asked(match, who)
    state = match.drafted
    return [
        wire.Refusal(
            move=row["move"],
            notation=row["notation"],
            verb=_verb(state, row["move"]).name,
            role=ROLES[_verb(state, row["move"]).role],
            id=row["id"],
            args=row["args"],
            reasons=_reasons(match, row["reasons"], row["id"]),
        )
        for row in refusals(match.game, state)
    ]


def show_why(match: Match, who: Reader, notation: str) -> wire.Why:
    _must_be_asked(match, who)
    state = match.drafted
    move = parse(state, notation)
    name, _ = match.game.describe_move(state, move)
    reasons = state.why_not(move)
    run = fund(state, move, match.game.conversions) if reasons else None
    return wire.Why(
        notation=state.notation(move),
        legal=not reasons,
        reasons=_reasons(match, [reason_message(reason) for reason in reasons], name),
        fund=None if run is None else [state.notation(step) for step in run],
    )


def _reasons(match: Match, rows: Sequence[dict[str, Any]], move: str) -> list[wire.Ruled]:
    help_ = match.game.help
    return [wire.Ruled(row["id"], row["args"], rule_of(help_, row["id"], row["args"], move)) for row in rows]


def show_preview(match: Match, who: Reader, notation: str, then: Sequence[str] = ()) -> wire.Preview:
    """`then`: answers that follow in the same choice."""
    _must_be_asked(match, who)
    state, seat = match.drafted, match.to_move
    moves = _run(state, [notation, *then])
    trial, events = preview(match.game, state, *moves)
    reveals = _reveals(trial)
    shown = state if reveals else trial
    return wire.Preview(
        notation=notation,
        events=_messages(events),
        warnings=warnings(match.game, state, moves[0], events),
        changes=changes_between(match.game.view(state, seat), match.game.view(shown, seat)),
        scores=shown.scores(),
        asked=[] if reveals else _asked_next(match.game, trial, seat),
        reveals=reveals,
    )


def _run(state: State, notations: Sequence[str]) -> list[int]:
    """The answers as numbers, each of them legal after those before it."""
    trial, moves = state.copy(), []
    for notation in notations:
        moves.append(parse_legal(trial, notation))
        trial.play(moves[-1])
    return moves


def advised(match: Match, who: Reader) -> Task:
    """What a hint is asked of."""
    _must_be_asked(match, who)
    match.must_be_no_plan()
    match.must_be_alone(who, "hint-among-people")
    return Task(match.row.game, match.game.dump(match.drafted), ADVISER, match.row.version, "hint")


def _must_be_asked(match: Match, who: Reader) -> None:
    if match.over:
        raise Problem(409, "game-over")
    if match.frozen != INTACT:
        raise Problem(409, "engine")
    if match.to_move not in who.mine:
        raise Problem(403, "not-your-turn")
    if match.refused:
        raise Problem(409, "draft", notation=match.refused)


def changes_between(before: dict[str, Any], after: dict[str, Any]) -> list[wire.Change]:
    """What differs in the rows of the players."""
    found: list[wire.Change] = []
    for seat, (old, new) in enumerate(zip(before.get("players", ()), after.get("players", ()), strict=False)):
        _differences(seat, [], old, new, found)
    return found


def _differences(seat: int, path: list[str | int], old: Any, new: Any, found: list[wire.Change]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for name in new:
            _differences(seat, [*path, name], old.get(name), new[name], found)
    else:
        found.append(wire.Change(seat, path, old, new))


def _asked_next(game: Game, trial: State, seat: int) -> list[wire.Asked]:
    """Simple questions that go to others once the turn has ended (power for the neighbours)."""
    found: list[wire.Asked] = []
    trial = trial.copy()
    trial.events = []
    if not _end_turn(trial, seat):
        return []
    while trial.seat not in (seat, NOBODY) and len(found) < MOST_ASKED:
        question = trial.question()
        if question is None or len(question.verbs) < 2 or any(verb.size > 1 for verb in question.verbs):
            break
        found.append(wire.Asked(f"question-{question.name}", game.question_facts(trial), trial.seat))
        trial.play(trial.moves()[-1])
    return found


def _end_turn(trial: State, seat: int) -> bool:
    """End the turn; questions before that (which tile, which book) get any legal answer. False if that would need a
    draw or roll, or takes too long."""
    for _ in range(MOST_OWN):
        if trial.seat != seat:
            return True
        moves = trial.moves()
        trial.play(next((move for move in moves if _verb(trial, move).role == ENDING), moves[0]))
        if _reveals(trial):
            return False
    return False


# Draft


def _draft(match: Match, viewer: int) -> list[wire.DraftStep]:
    steps = []
    for ply in match.draft:
        steps.append(wire.DraftStep(ply.said.id, ply.said.args, ply.notation, told(ply.events, viewer)))
    return steps


def _barrier(match: Match) -> Barrier:
    """Why there is nothing to take back, in the seat's own turn."""
    if match.draft:
        return ""
    last = match.last
    if last is None or last.seat != match.to_move or last.given_by != "player":
        return "turn"
    return "turn" if stored_verb(match.state, last.notation).role == ENDING else "revealed"
