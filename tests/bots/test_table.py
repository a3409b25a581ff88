"""Bots at a table: whole turns as plain data, and a substitute for a bot that fails."""

import time
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from spielwerk.bots import registry, table
from spielwerk.bots.interface import Bot, Budget, Sight
from spielwerk.bots.levels import LEVELS, bot_of, levels_of
from spielwerk.core.rng import Rng
from spielwerk.games import game

GAME = "age-of-innovation"


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_can_be_played(level: str) -> None:
    state = game(GAME).new(3, {"players": 3})
    seat, position = state.seat, game(GAME).dump(state)
    answers = table.turn(GAME, position, level, 5)
    assert answers == table.turn(GAME, position, level, 5)
    assert answers[0].notation == table.answer(GAME, position, level, 5)
    for notation, substituted in answers:
        assert not substituted
        assert state.seat == seat
        state.play(state.parse(notation))
    assert state.seat != seat


def test_levels_may_be_other_bots_in_some_games() -> None:
    assert levels_of(GAME) == ["beginner", "easy", "medium", "hard", "master"]
    assert levels_of("terra-nova") == ["easy", "medium", "hard", "master"]
    assert bot_of("easy", GAME) != bot_of("easy", "terra-nova") == bot_of("beginner", GAME)
    assert type(registry.bot("easy", game=GAME)) is not type(registry.bot("easy", game="terra-nova"))
    assert registry.bot("easy:nodes=7", game=GAME).budget.nodes == 7


class Raises(Bot):
    def choose(self, sight: Sight) -> int:
        raise ZeroDivisionError


class Cheats(Bot):
    def choose(self, sight: Sight) -> int:
        return -1


class Dawdles(Bot):
    def choose(self, sight: Sight) -> int:
        time.sleep(60)
        return sight.moves()[0]


@pytest.mark.parametrize(
    ("kind", "logged"), [(Raises, "failed"), (Cheats, "illegal answer: -1"), (Dawdles, "overran its time")]
)
def test_a_failing_bot_is_replaced_for_that_answer(
    kind: type[Bot], logged: str, caplog: pytest.LogCaptureFixture
) -> None:
    state = game(GAME).new(1)
    player = kind(0, Budget(seconds=0.05))
    move, substituted = table.guarded(player, Sight(GAME, state, state.seat), state, 0)
    assert substituted
    assert move in state.moves()
    assert f"bot {kind.__name__}" in caplog.text
    assert logged in caplog.text


def test_a_turn_says_which_answers_the_substitute_gave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        table, "bot", lambda level, *rest: Raises() if level == "broken" else registry.bot(level, *rest)
    )
    answers = table.turn(GAME, game(GAME).dump(game(GAME).new(1)), "broken", 0)
    assert answers
    assert all(answer.substituted for answer in answers)


class TakesTheFirst(Bot):
    """The example of docs/bots.md."""

    def choose(self, sight: Sight) -> int:
        imagined = sight.imagine(Rng(1))
        assert imagined.moves() == sight.moves()
        return sight.moves()[0]


def test_bots_of_other_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("first", f"{__name__}:TakesTheFirst", registry.GROUP)

    def points(group: str, name: str = "first") -> EntryPoints:
        return EntryPoints([point]).select(group=group, name=name)

    monkeypatch.setattr(registry, "entry_points", points)
    monkeypatch.setattr(EntryPoint, "load", lambda _self: TakesTheFirst)
    assert registry.names()[-1] == "first"
    state = game(GAME).new(1)
    assert registry.bot("first").choose(Sight(GAME, state, state.seat)) == state.moves()[0]


def test_a_bot_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from spielwerk.bots.interface import Bot\n\n"
        "class Last(Bot):\n    def choose(self, sight):\n        return sight.moves()[-1]\n",
        "utf-8",
    )
    state = game(GAME).new(1)
    assert registry.bot(f"{file}@Last:nodes=5").choose(Sight(GAME, state, state.seat)) == state.moves()[-1]
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0\n", "utf-8")
    wrong = {f"{tmp_path}/no.py@Last": "no file", f"{file}@First": "has no bot 'First'", f"{broken}@X": "ZeroDivision"}
    for spec, sentence in wrong.items():
        with pytest.raises(registry.UnknownBot, match=sentence):
            registry.bot(spec)


def test_budgets_and_unknown_names() -> None:
    player = registry.bot("random:nodes=50+seconds=0.5")
    assert (player.budget.nodes, player.budget.seconds) == (50, 0.5)
    with pytest.raises(registry.UnknownBot, match=r"no bot 'randon'\. Nearest: random"):
        registry.bot("randon")
    wrong = {
        "random:nodes=x": "nodes is a whole number from 0 on, not 'x'",
        "random:depth=3": "not 'depth'",
        "greedy:weights=no.json": "no file",
    }
    for spec, sentence in wrong.items():
        with pytest.raises(registry.UnknownBot, match=sentence):
            registry.bot(spec)
