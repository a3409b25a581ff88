"""The stack of frames and the list of answers: those of the engine that runs do what lists do."""

import random
from types import ModuleType

import pytest

from spielwerk.core import stack as chosen
from spielwerk.core import unpacked

BOTH = pytest.mark.parametrize("made_of", [chosen, unpacked])


def frame(number: int) -> tuple[int, int, int, int, int]:
    return (number, -1, 2, 1 << 40, -number)


@BOTH
def test_frames_come_back_as_they_were_put(made_of: ModuleType) -> None:
    stack = made_of.Stack()
    assert not stack
    for number in range(40):
        stack.append(frame(number))
    assert stack
    assert len(stack) == 40
    assert list(stack) == [frame(number) for number in range(40)]
    assert stack[-1] == frame(39)
    assert stack[0] == frame(0)
    assert stack.pop() == frame(39)
    assert stack.pop(-2) == frame(37)
    stack.drop()
    assert stack[-1] == frame(36)
    stack[3] = frame(99)
    assert [each[0] for each in stack][:5] == [0, 1, 2, 99, 4]


@BOTH
def test_a_copy_goes_its_own_way(made_of: ModuleType) -> None:
    stack = made_of.Stack([frame(1), frame(2)])
    copy = stack.copy()
    assert copy == stack
    copy.pop()
    assert copy != stack
    copy.extend([frame(3), frame(4)])
    assert [each[0] for each in stack] == [1, 2]
    assert [each[0] for each in copy] == [1, 3, 4]


@BOTH
def test_an_empty_stack_has_no_top(made_of: ModuleType) -> None:
    stack = made_of.Stack()
    with pytest.raises(IndexError):
        stack[-1]
    with pytest.raises(IndexError):
        stack.pop()
    stack.append(frame(1))
    with pytest.raises(IndexError):
        stack[1]
    with pytest.raises(IndexError):
        stack[-2]


@BOTH
def test_answers_are_listed_in_order(made_of: ModuleType) -> None:
    moves = made_of.Moves()
    assert not moves
    for move in range(100):
        moves.append(3 * move)
    assert len(moves) == 100
    assert moves[0] == 0
    assert 297 in moves
    assert 298 not in moves
    assert moves.listed() == [3 * move for move in range(100)]


@BOTH
def test_answers_by_their_part(made_of: ModuleType) -> None:
    moves = made_of.Moves()
    for move in (3, 0, 2):
        moves.append(move)
    parts = [1, 1, 0, 2]
    assert moves.where(parts, 1) == [0]
    assert moves.elsewhere(parts, 1) == [3, 2]


@BOTH
def test_answers_that_somebody_keeps_stay_as_they_are(made_of: ModuleType) -> None:
    moves = made_of.Moves()
    moves.append(7)
    listed = moves.listed()
    kept = moves.shared()
    later = moves.renewed()
    later.append(8)
    assert (kept.listed(), later.listed()) == ([7], [8])
    last = later.renewed()
    assert not last
    last.append(9)
    assert (listed, last.listed()) == ([7], [9])


@BOTH
def test_frames_in_order_and_by_seat(made_of: ModuleType) -> None:
    stack = made_of.Stack([(1, 0, 0, 0, 0)])
    stack.extend_reversed([(2, 1, 0, 0, 0), (3, 0, 0, 0, 0), (4, 1, 5, 6, 7)])
    assert [each[0] for each in stack] == [1, 4, 3, 2]
    assert stack.of_seat(1) == [(4, 1, 5, 6, 7), (2, 1, 0, 0, 0)]
    assert stack.of_seat(2) == []


@BOTH
def test_answers_within_limits(made_of: ModuleType) -> None:
    moves = made_of.Moves()
    for move in (3, 9, 4, 5, 30):
        moves.append(move)
    assert moves.within(4, 9) == [4, 5]
    assert moves.within(40, 50) == []


@BOTH
def test_draws_are_the_numbers_of_the_generator(made_of: ModuleType) -> None:
    draws = made_of.Draws()
    for seed in (1, 2):
        random.seed(seed)
        expected = [random.random() for _ in range(200)]
        random.seed(seed)
        draws.anew()
        assert [draws.next() for _ in range(200)] == expected
