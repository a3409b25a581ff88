"""The automatic opponents in whole games: at every level, with every civilization, with and without the expansions."""

from random import Random
from typing import Any

import pytest

from spielwerk.core.offers import offers
from spielwerk.core.rng import Rng
from spielwerk.games import game
from spielwerk.games.tapestry.rules.automa.components import decision_card, hex_order
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.map.board import BOARDS
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import SETS
from spielwerk.lab.runs.match import play
from tests.contract.variants import Variant

GAME = game("tapestry")
ALONE = {"players": 1, "automa": "automa"}
TOGETHER = {"players": 2, "automa": "shadow-empire"}
LEVELS = range(1, 7)
KNOWN = [row for row in BY_KIND["automa-civilization"] if not row.status]


def through(options: dict[str, Any], seed: int) -> TapestryState:
    """A whole random game, examined after every answer; automatic seats are asked nothing but to take their turn."""
    variant = Variant("tapestry", options)
    last: TapestryState | None = None
    for state in variant.positions(seed):
        assert isinstance(state, TapestryState)
        variant.check(state)
        if state.seat >= 0 and state.automatic(state.seat):
            assert state.question() is not None
            assert [state.notation(move) for move in state.moves()] in (["draw-pair"], ["follow"])
        last = state
    assert last is not None
    return last


def test_the_arrows_of_every_card_begin_where_they_point() -> None:
    board = BOARDS["small"]
    for row in BY_KIND["decision-card"]:
        card = decision_card(row.index)
        order = hex_order(card, board)
        assert sorted(order) == list(range(board.size))
        assert board.places[order.index(0)] == (card.q, card.r)


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_at_every_level(level: int) -> None:
    last = through({**ALONE, "automa_level": level}, level)
    assert last.players[1].era == 5
    assert last.winners() in ([0], [1], [0, 1])


@pytest.mark.parametrize("level", [1, 6])
def test_a_game_that_the_bots_begin(level: int) -> None:
    options = {**ALONE, "automa_level": level, "first_turn": "bots"}
    first = next(state for state in Variant("tapestry", options).positions(level) if state.automatic(state.seat))
    assert isinstance(first, TapestryState)
    assert [p.era for p in first.players] == [0, 0, 0]
    assert through(options, level).players[1].era == 5


@pytest.mark.long
@pytest.mark.parametrize("sets", [[], list(SETS)], ids=["base", "sets"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("row", KNOWN, ids=lambda row: row.name)
def test_a_game_against_every_civilization(row: Any, level: int, sets: list[str]) -> None:
    if row.set == "base" or sets:
        names = [row.name, "?"] if level == max(LEVELS) else [row.name]
        through({**ALONE, "automa_level": level, "sets": sets, "automa_civilizations": names}, level)


@pytest.mark.long
@pytest.mark.parametrize("options", [ALONE, TOGETHER], ids=["alone", "together"])
@pytest.mark.parametrize("civ", [row.name for row in BY_KIND["civilization"]])
def test_every_civilization_of_a_person_meets_them(civ: str, options: dict[str, Any]) -> None:
    through({**options, "sets": list(SETS), "civilizations": [civ]}, 5)


def test_the_same_seed_gives_the_same_record() -> None:
    options = {**ALONE, "automa_level": 6, "sets": list(SETS)}
    one, other = [play(GAME, 11, options, ["random"]).record().write() for _ in range(2)]
    assert one == other


def test_the_deck_is_nobodys_to_know() -> None:
    """What is imagined agrees with what is seen, and the order of the decks differs."""
    state = GAME.new(3, ALONE)
    assert isinstance(state, TapestryState)
    imagined = [GAME.imagine(state, 0, Rng(seed)) for seed in range(8)]
    assert all(GAME.view(one, 0) == GAME.view(state, 0) for one in imagined)
    decks = {tuple(one.automa.deck) for one in imagined if isinstance(one, TapestryState)}
    assert len(decks) > 1
    progress = {card for one in imagined if isinstance(one, TapestryState) for card in one.automa.deck if card > 6}
    assert len(progress) > 1


@pytest.mark.parametrize("seed", [9, 13])
def test_what_a_turn_will_draw_is_nobodys_to_know(seed: int) -> None:
    """An income turn may explore before any card is drawn."""
    variant = Variant("tapestry", {**ALONE, "automa_level": 2})
    for state in variant.positions(seed):
        if state.seat >= 0 and state.automatic(state.seat):
            imagined = GAME.imagine(state, state.seat, Rng(seed))
            assert offers(GAME, imagined) == offers(GAME, state)


def test_every_choice_says_why() -> None:
    """Each taken option is what its last line left, and the turn that is explained is the turn that is played."""
    variant = Variant("tapestry", {**ALONE, "automa_level": 4})
    explained = charts = 0
    for state in variant.positions(2):
        told = GAME.explain(state)
        charts += any(line["id"] == "chart-points" for line in told.get("lines", []))
        assert bool(told) == (state.seat >= 0 and state.automatic(state.seat))
        for line in told.get("lines", []):
            for choice in line["choices"]:
                left = choice["steps"][-1]["left"] if choice["steps"] else choice["options"]
                assert left[0] == choice["taken"]
                explained += 1
    assert explained > 20
    assert charts == 4, "income turns 2 to 5 tell the chart of the level"


def test_choices_after_a_reaction_say_why() -> None:
    """A person is asked for a trap in the middle of their turn: what they choose afterwards is told, too."""
    longer = 0
    for seed in range(12):
        state, rng = GAME.new(seed, {**ALONE, "automa_level": 5}), Random(seed)
        while state.seat >= 0:
            before = state.copy()
            state.play(rng.choice(state.moves()))
            if before.automatic(before.seat) and state.seat >= 0 and not state.automatic(state.seat):
                question = state.question()
                if question is not None and question.name == "trap":
                    answers = [state.notation(state.moves()[-1])]
                    longer += len(GAME.explain(before, answers)["lines"]) > len(GAME.explain(before)["lines"])
    assert longer
