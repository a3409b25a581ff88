"""Rows as columns."""

import pickle

from spielwerk.lab.runs.rows import Row, Rows

FOUND: list[Row] = [{"game": 0, "seat": 0, "tools": 3}, {"game": 0, "seat": 1}, {"game": 1, "seat": 0, "tools": 0}]


def test_they_come_out_as_they_went_in_those_of_equal_columns_together() -> None:
    rows = pickle.loads(pickle.dumps(Rows(FOUND)))
    assert len(rows) == 3
    assert list(rows) == [FOUND[0], FOUND[2], FOUND[1]]


def test_others_are_added_without_changing_them() -> None:
    rows, others = Rows(), Rows(FOUND)
    rows.extend(others)
    rows.extend(Rows(FOUND[:1]))
    assert list(rows) == [FOUND[0], FOUND[2], FOUND[0], FOUND[1]]
    assert len(others) == 3
