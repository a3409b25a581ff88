"""Whoever adds to a game and forgets a table reads a sentence that names the table and its file."""

from collections.abc import Callable
from typing import Any

import pytest

from spielwerk.core.play import Question, Step
from spielwerk.core.registered import Unregistered
from spielwerk.core.table import questions, steps
from spielwerk.games import game
from spielwerk.games.age_of_innovation.rules import catalog as age
from spielwerk.games.tapestry.rules import catalog as tapestry
from spielwerk.games.tapestry.rules import components
from spielwerk.games.tapestry.rules.effects.table import UnknownItem
from spielwerk.games.tapestry.rules.words import EVENTS, GAINED
from spielwerk.games.tapestry.shown import messages
from spielwerk.games.terra.evaluation.prices import priced
from spielwerk.games.terra_nova.rules import catalog as nova

AGE, NOVA, TAPESTRY = (f"src/spielwerk/games/{folder}" for folder in ("age_of_innovation", "terra_nova", "tapestry"))

Act = Callable[[], Any]

SENTENCES: list[tuple[Act, str]] = [
    (
        lambda: age.CATALOG.add("palast", "18", "house rule"),
        f"KIND_TALLY in {AGE}/rules/catalog.py has no kind 'palast'; the nearest are: palace.",
    ),
    (
        lambda: nova.CATALOG.add("citie", "x", "house rule"),
        f"KIND_TALLY in {NOVA}/rules/catalog.py has no kind 'citie'; the nearest are: city, faction.",
    ),
    (
        lambda: tapestry.Component("tiel", "x", "house rule"),
        f"KIND_TALLY in {TAPESTRY}/rules/catalog.py has no kind 'tiel'; the nearest are: tile, tech.",
    ),
    (lambda: age.CATALOG.index("palace", "99"), f"{AGE}/rules/components.py has no palace '99'; the nearest are: 9."),
    (
        lambda: tapestry.index_of("civilization", "herald"),
        f"{TAPESTRY}/rules/components.py enters no civilization 'herald'; the nearest are: heralds.",
    ),
    (
        lambda: questions(["ask"], 0, {}),
        "Nothing answers 'ask': ANSWERS in the game's rules/layout.py names its verbs.",
    ),
    (
        lambda: steps(["begin", "end"], [Step]),
        "rules/frames.py has 2 steps, WORK in the game's rules/layout.py 1; "
        "it lists the class of each step in the same order.",
    ),
    (
        lambda: priced({"pass": 1.0}, ["pass", "portal"], "moment", "HAPPENS in x.py"),
        "HAPPENS in x.py has no moment 'portal'.",
    ),
]


@pytest.mark.parametrize(("act", "sentence"), SENTENCES, ids=[sentence.split(" ")[0] for _, sentence in SENTENCES])
def test_what_is_not_registered_is_answered_by_a_sentence(act: Act, sentence: str) -> None:
    before = len(age.COMPONENTS), len(nova.COMPONENTS), len(tapestry.COMPONENTS)
    with pytest.raises(Unregistered) as problem:
        act()
    assert str(problem.value) == sentence
    assert (len(age.COMPONENTS), len(nova.COMPONENTS), len(tapestry.COMPONENTS)) == before


def test_what_is_registered_is_found() -> None:
    assert isinstance(questions(["ask"], 3, {3: []})[0], Question)
    assert priced({"b": 2.0, "a": 1.0}, ["a", "b"], "letter", "x") == [1.0, 2.0]
    assert tapestry.BY_KIND["civilization"][tapestry.index_of("civilization", "heralds")].name == "heralds"


def test_an_event_without_slots_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game("tapestry").new(1, {"players": 2})
    kind = next(kind for kind in messages.EVENT_SLOTS if EVENTS[kind - GAINED] == "moved")
    monkeypatch.delitem(messages.EVENT_SLOTS, kind)
    with pytest.raises(Unregistered, match=rf"^EVENT_SLOTS in {TAPESTRY}/shown/messages\.py has no event 'moved'\.$"):
        game("tapestry").describe(state, (kind, 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (
            {"name": "x", "kind": "ear"},
            "data/tapestry.toml, 'x', kind: there is no 'ear'; known: played, era, trap, permanent, reaction.",
        ),
        ({"name": "x", "kind": "era"}, "data/tapestry.toml: eras.py does not say what 'x' does in its era."),
    ],
)
def test_a_row_of_the_data_says_where_it_stands(row: dict[str, Any], sentence: str) -> None:
    entered = len(tapestry.COMPONENTS), len(tapestry.BY_KIND["tapestry"])
    with pytest.raises(UnknownItem) as problem:
        components.add_card(row)
    assert str(problem.value) == sentence
    del tapestry.COMPONENTS[entered[0] :]
    del tapestry.BY_KIND["tapestry"][entered[1] :]


def test_a_row_without_its_reward_says_so() -> None:
    with pytest.raises(UnknownItem, match=r"^data/tiles\.toml, '99': 'reward' is missing\.$"):
        components.does("tiles.toml", {"name": "99"}, "reward")
