"""`import spielwerk` is quick, and its names are what they say."""

import subprocess
import sys

import spielwerk

HEAVY = ("fluent", "rich", "spielwerk.core", "spielwerk.games", "spielwerk.bots", "spielwerk.library")


def test_importing_loads_no_game() -> None:
    code = f"import sys, spielwerk; print(*[name for name in sys.modules if name.startswith({HEAVY!r})])"
    assert subprocess.check_output([sys.executable, "-P", "-c", code], text=True).split() == []


def test_every_name_is_there() -> None:
    assert set(spielwerk.__all__) <= set(dir(spielwerk))
    for name in spielwerk.__all__:
        assert getattr(spielwerk, name, None) is not None or name == "engine_complaint"
    assert not hasattr(spielwerk, "newgame")


def test_what_is_late_is_what_is_said() -> None:
    late = [name for names in spielwerk._LATE.values() for name in names]
    assert sorted([*late, "__version__", "engine", "engine_complaint"]) == sorted(spielwerk.__all__)


def test_games_and_bots_are_listed() -> None:
    assert spielwerk.known_games() == ["age-of-innovation", "terra-nova", "tapestry"]
    assert {"greedy", "planner", "search"} <= set(spielwerk.known_bots())
