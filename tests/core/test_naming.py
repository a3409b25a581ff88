"""Words are read off numbered constants, so the two cannot fall apart."""

import pytest

from spielwerk.core.naming import words_of

MODULE = {"OTHER": 7, "TAKE_CITY": 3, "INCOME_OF": 4, "LAST": 5, "AFTER": 6}


def test_words_stand_in_the_order_of_the_numbers() -> None:
    assert words_of(MODULE, "TAKE_CITY", "LAST", INCOME_OF="income") == ("take-city", "income", "last")
    assert words_of({"T_CITY": 0, "T_AREA": 1}, "T_CITY", "T_AREA", prefix="T_") == ("city", "area")


def test_a_gap_or_a_number_twice_is_told() -> None:
    for wrong in (5, 3):
        with pytest.raises(ValueError, match="not numbered one after the other"):
            words_of(MODULE | {"INCOME_OF": wrong}, "TAKE_CITY", "LAST")
