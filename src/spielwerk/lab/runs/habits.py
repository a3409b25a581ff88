"""Measures how seats of a finished game played: replays it and samples the state where a habit asks for it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spielwerk.core.habits import ANSWERS, FIRST_PASS, FIRST_ROUND, GAME_END, OWN_ROUND_END, ROUND_END, Habit
from spielwerk.core.play import PASSING
from spielwerk.core.state import State
from spielwerk.lab.runs.match import Match, flat

Found = tuple[int, str, float]
"""A seat, what was counted, and how much."""


def habits(match: Match) -> list[Found]:
    """Every habit of every seat; one that never occurred has no row."""
    watched = match.game.habits
    return [*_as_it_went(match, watched), *_answers(match, watched)]


def _as_it_went(match: Match, watched: Sequence[Habit]) -> Iterator[Found]:
    state = match.begun()
    seats = [seat for seat in range(len(match.bots)) if not state.automatic(seat)]
    verb_of = state.space().verb_of
    waiting = set(seats)
    has: set[tuple[int, str]] = set()
    round_ = state.round
    own = {seat: match.game.round_of(state, seat) for seat in seats}
    for seat, move in match.answers:
        if seat in waiting and state.round and verb_of[move].role == PASSING:
            waiting.remove(seat)
            yield from _counted(match, state, [seat], watched, FIRST_PASS)
        before = state.copy()
        state.play(move)
        # Not only the seat that answered: where nothing else is possible, its next round begins by itself.
        for each, left in own.items():
            if (entered := match.game.round_of(state, each)) != left:
                yield from _counted(match, before, [each], watched, OWN_ROUND_END, left)
                own[each] = entered
        if state.round != round_ or state.seat < 0:
            yield from _counted(match, state, seats, watched, ROUND_END, round_)
            yield from _came(match, state, seats, watched, round_, has)
            round_ = state.round
    yield from _counted(match, state, seats, watched, GAME_END)


def _counted(
    match: Match, state: State, seats: Sequence[int], watched: Sequence[Habit], moment: str, round_: int = 0
) -> Iterator[Found]:
    wanted = [habit for habit in watched if habit.moment == moment and habit.round == round_]
    rows = match.game.view(state, -1)["players"] if wanted else []
    for habit in wanted:
        for seat in seats:
            yield seat, habit.name, _amount(flat(rows[seat]), habit)


def _came(
    match: Match, state: State, seats: Sequence[int], watched: Sequence[Habit], round_: int, has: set[tuple[int, str]]
) -> Iterator[Found]:
    """What is there for the first time."""
    wanted = [habit for habit in watched if habit.moment == FIRST_ROUND]
    rows = match.game.view(state, -1)["players"] if wanted else []
    for habit in wanted:
        for seat in seats:
            if (seat, habit.name) not in has and _amount(flat(rows[seat]), habit):
                has.add((seat, habit.name))
                yield seat, habit.name, float(round_)


def _answers(match: Match, watched: Sequence[Habit]) -> Iterator[Found]:
    for habit in watched:
        if habit.moment == ANSWERS:
            counts: dict[tuple[int, str], int] = {}
            for seat, move in match.answers:
                notation = match.state.notation(move)
                if notation.split()[0] in habit.fields:
                    counts[seat, notation] = counts.get((seat, notation), 0) + 1
            yield from ((seat, f"{habit.name}: {notation}", float(n)) for (seat, notation), n in counts.items())


def _amount(row: Mapping[str, Any], habit: Habit) -> float:
    """Numbers add up, lists count their words, a word counts as one."""
    values = [row.get(field, 0) for field in habit.fields]
    found = sum(value if isinstance(value, int) else _size(value) for value in values)
    return float(habit.supply - found if habit.supply else found)


def _size(value: list[str] | str) -> int:
    return len(value) if isinstance(value, list) else int(bool(value))
