"""Capital mats: what the rulebook says of their districts, who draws which, and what people and bots see of them."""

import pytest

from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption, OptionValue, check_options
from spielwerk.core.rng import Rng
from spielwerk.games import game
from spielwerk.games.tapestry.evaluation import capitals
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules import setup
from spielwerk.games.tapestry.rules.capital import dealing
from spielwerk.games.tapestry.rules.capital.ground import basic_of, break_ground
from spielwerk.games.tapestry.rules.capital.mats import CAPITALS, NUMBERS, Capital
from spielwerk.games.tapestry.rules.capital.plots import (
    BLOCKS,
    LINES,
    LINES_AND_BLOCKS,
    PLOT_NAMES,
    PLOTS,
    SIZE,
    WHOLE,
    connected,
    filling,
    full_lines,
)
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.shown.capitals import printed

GAME = game("tapestry")
SETS = ["arts-and-architecture", "fantasies-and-futures"]
ADVANCED = [mat for mat in CAPITALS if not mat.number]
BY_NAME = {mat.name: mat for mat in CAPITALS}
DISTRICTS = {"polar": 6, "savanna": 6, "veil": 8, "city-in-a-bottle": 6, "underworld": 4}
"""How many p.13 and p.14 give a mat; where it says nothing there are nine or those that the mat draws."""


def plots(*names: str) -> int:
    return sum(1 << PLOT_NAMES.index(name) for name in names)


def new(**options: OptionValue) -> TapestryState:
    state = GAME.new(1, options)
    assert isinstance(state, TapestryState)
    return state


def ids(mat: Capital) -> str:
    return mat.name


def test_each_set_has_six() -> None:
    assert [sum(mat.box == box for mat in ADVANCED) for box in SETS] == [6, 6]
    assert NUMBERS[:6] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("mat", CAPITALS, ids=ids)
def test_a_mat_can_be_filled(mat: Capital) -> None:
    """Nine by nine plots; districts are of one piece, do not overlap and are not full at the start; nor is a line."""
    assert [len(line) for line in mat.rows] == [9] * 9
    assert [len(line) for line in mat.areas] == [9] * 9
    assert len(mat.districts) == DISTRICTS.get(mat.name, len(mat.districts)) <= 9
    assert sum(mat.districts) == sum(mat.districts) & WHOLE
    for district in mat.districts:
        assert connected(district & -district, district) == district
        assert district & ~mat.filled
    assert mat.complete(mat.filled) == 0
    assert mat.complete(WHOLE) == (1 << len(mat.districts)) - 1
    assert all((line & ~mat.filled).bit_count() > 1 for line in LINES)
    assert len(mat.rewards) == len(mat.districts)


def test_the_veil_has_five_blocks_that_pay_a_resource_and_three_others_that_do_not() -> None:
    veil, basic = BY_NAME["veil"], BY_NAME["mountain"]
    ordinary = [n for n, district in enumerate(veil.districts) if district in basic.districts]
    assert len(ordinary) == 5
    assert all((veil.pays[n] == ["any"]) == (n in ordinary) for n in range(8))
    assert not any(item.split()[0] == "any" for n in range(8) if n not in ordinary for item in veil.pays[n])


def test_lines_of_the_polar_mat_are_one_plot_wide_and_pay_one_or_two() -> None:
    polar = BY_NAME["polar"]
    for district in polar.districts:
        assert all(district & square != square for square in _squares())
    assert sorted(items[0] for items in polar.pays) == ["any"] * 3 + ["any 2"] * 3


def _squares() -> list[int]:
    corner = plots("A1", "A2", "B1", "B2")
    return [corner << row * 9 + column for row in range(8) for column in range(8)]


def test_clouds_have_no_impassable_plots_and_islands_do() -> None:
    assert not any(district & BY_NAME["cloud-city"].impassable for district in BY_NAME["cloud-city"].districts)
    assert any(district & BY_NAME["archipelago"].impassable for district in BY_NAME["archipelago"].districts)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_draws_one_and_starts_where_the_basic_one_does(players: int) -> None:
    for seed in range(3):
        options = check_options(setup.OPTIONS, {"players": players, "sets": SETS})
        drawn = setup.draw(seed, options)
        state = setup.set_up(options, drawn)
        seen = []
        while state.players[-1].start < 0:
            p = state.players[state.seat]
            if p.capitals:
                assert len(p.capitals) == (3 if players <= 3 else 2)
                assert [NUMBERS[capital] > 0 for capital in p.capitals] == [True] * (len(p.capitals) - 1) + [False]
                seen.append(p.capitals[-1])
                state.play(state.parse(f"capital {CAPITALS[p.capitals[-1]].name}"))
            else:
                state.play(state.moves()[0])
        assert len(set(seen)) == players
        for p in state.players:
            assert p.city is CAPITALS[p.capital]
            assert p.city in ADVANCED
            assert p.start == state.board.start[NUMBERS[basic_of(p)]]


def test_an_unknown_layout_can_be_left_out() -> None:
    options = check_options(setup.OPTIONS, {"sets": SETS, "unknown": "leave-out"})
    assert not any(name.startswith(dealing.ADVANCED) for name in setup.draw(1, options))


def test_the_riverfolk_cannot_choose_the_cloud_city() -> None:
    options = check_options(setup.OPTIONS, {"players": 2, "sets": SETS, "civilizations": ["riverfolk"]})
    drawn = setup.draw(1, options)
    others = [mat.name for mat in ADVANCED if mat.name != "cloud-city"]
    drawn["advanced_capitals A"], drawn["advanced_capitals B"] = ["cloud-city"], others[:1]
    state = setup.set_up(options, drawn)
    assert state.notation(state.moves()[0]).startswith("capital")
    reasons = state.why_not(state.parse("capital cloud-city"))
    assert [reason.code for reason in reasons] == ["barred-capital"]


def test_options_that_exclude_each_other_are_refused() -> None:
    with pytest.raises(BadOption, match="may start as 'riverfolk'"):
        new(players=2, sets=SETS, civilizations=["riverfolk"], capitals=["cloud-city"])


@pytest.mark.parametrize("mat", CAPITALS, ids=ids)
def test_people_see_districts_special_plots_and_what_is_paid(mat: Capital) -> None:
    told = printed(mat, NO_OWN_CARDS)
    letters = sorted(set("".join(told["areas"])) - {"."})
    assert [row["district"] for row in told["pays"]] == letters
    assert all(row["effects"] for row in told["pays"])
    assert {row["when"] for row in told["pays"]} == {"every-income" if mat.name == "savanna" else "at-once"}
    special = "".join(told["special"])
    assert [special.count(letter) for letter in "owgc"] == ["".join(mat.rows).count(letter) for letter in "owgc"]
    assert ("r" in special) == (mat.name == "bog")
    assert (told["areas"] == BLOCKS) == (mat.areas is BLOCKS)


def test_a_position_keeps_the_mat() -> None:
    state = new(players=2, sets=SETS, capitals=["underworld", "savanna"], civilizations=["leaders", "nomads"])
    again = GAME.load(GAME.dump(state))
    assert isinstance(again, TapestryState)
    assert [p.city for p in again.players] == [BY_NAME["underworld"], BY_NAME["savanna"]]
    assert [p.basic for p in again.players] == [p.basic for p in state.players]


@pytest.mark.parametrize(
    ("capital", "field", "told", "defect"),
    [
        ("underworld", "districts", [5], "More districts are complete than the capital has."),
        ("city-in-a-bottle", "landmark_plots", ["A5"], "A landmark stands in a capital that takes none."),
    ],
)
def test_what_a_mat_cannot_have_is_a_defect(capital: str, field: str, told: list[object], defect: str) -> None:
    position = GAME.dump(new(players=2, sets=SETS, capitals=[capital], civilizations=["leaders", "nomads"]))
    position["players"][0][field] = told
    with pytest.raises(BadPosition, match=defect):
        GAME.load(position)


def on_mat(name: str, filled: int = 0, era: int = 1) -> TapestryState:
    state = new(players=2, sets=SETS, capitals=[name], civilizations=["leaders", "nomads"])
    p = state.players[0]
    break_ground(state, p)
    p.era = era
    p.filled |= filled
    p.districts = p.city.complete(p.filled)
    return state


def worth(state: TapestryState) -> float:
    p = state.players[0]
    return capitals.districts(p, Valuation(state, p), 0.7)


def test_what_is_nearly_complete_is_worth_more() -> None:
    assert worth(on_mat("polar", plots("D7", "E7", "F7", "G7"))) > worth(on_mat("polar", plots("D7"))) > 0
    assert worth(on_mat("underworld", plots("B8", "C8", "E5"))) > worth(on_mat("underworld", plots("A5", "C5", "I5")))


def test_districts_that_go_on_paying_are_worth_the_income_turns_to_come() -> None:
    district = plots("A1", "A2", "A3", "B1", "B3")
    early, late = worth(on_mat("savanna", district)), worth(on_mat("savanna", district, era=4))
    assert early > worth(on_mat("savanna")) + 3
    assert late < early / 3


def test_the_shortest_ways_of_a_goblin() -> None:
    p = on_mat("underworld", plots("B8", "C8", "E5")).players[0]
    ways, missing, length = capitals.links(p)[1]
    assert (missing, length) == (2, 5)
    assert ways & plots("D6", "D5") == plots("D6", "D5")
    assert ways & plots("E7", "E6") == plots("E7", "E6")
    assert not ways & plots("E4", "C5")


def test_lines_and_blocks_are_counted() -> None:
    rng = Rng(9)
    for often in range(200):
        filled = sum(1 << plot for plot in range(PLOTS) if rng.below(200) <= often)
        counted = [(filled & plots).bit_count() for plots in LINES_AND_BLOCKS]
        assert filling(filled) == counted
        assert full_lines(filled) == [line for line, count in zip(LINES, counted, strict=False) if count == SIZE]
