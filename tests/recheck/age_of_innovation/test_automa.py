"""Random games with the Automa: every turn of hers does what the second writing says, at every level and faction."""

from collections import Counter

import pytest

from spielwerk.games import game
from spielwerk.games.age_of_innovation.rules.automa import components
from spielwerk.games.age_of_innovation.rules.automa.turn import take_turn
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.shown.view import view
from tests.contract.variants import Player
from tests.recheck.age_of_innovation.automa import (
    CARDS,
    CIRCLE,
    DECK,
    START_LEVELS,
    STARTS,
    Seen,
    Turn,
    happened,
    terrain_place,
    turn_of,
)

GAME = game("age-of-innovation")
FACTIONS = tuple(START_LEVELS)
LEVELS = range(1, len(DECK) + 1)


def compared(state: AgeState) -> tuple[Turn, Turn]:
    """What the turn at hand should do and what it does, without what follows it."""
    before = Seen(view(state, -1))
    after = state.copy()
    take_turn(after, None)
    seen = view(after, -1)
    drawn, hidden = before.automa["drawn"], before.automa["deck"]
    support, left = (drawn[-1], hidden) if drawn else (seen["automa"]["drawn"][0], hidden - 1)
    card = CARDS[seen["automa"]["drawn"][-1]] if left else None
    return turn_of(before, card, CARDS[support], left), happened(before, seen)


def played(seed: int, people: int, faction: str, level: int) -> tuple[Counter[int], list[str]]:
    """How many cards her deck had in each round, and where the engine and the second writing differ."""
    state, player = GAME.new(seed, {"players": people, "automa": faction, "automa_level": level}), Player(seed)
    assert isinstance(state, AgeState)
    sizes: Counter[int] = Counter()
    wrong: list[str] = []
    while state.seat >= 0:
        if state.automatic(state.seat):
            assert state.automa is not None
            sizes[state.round] = len(state.automa.deck) + len(state.automa.drawn)
            expected, found = compared(state)
            if expected != found:
                wrong.append(f"seed {seed}, round {state.round}: {expected}, but {found}")
        state.play(player.choose(state))
    return sizes, wrong


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_turn_is_as_the_second_writing_says(faction: str, level: int) -> None:
    for seed in range(2):
        sizes, wrong = played(seed, 1, faction, level)
        assert wrong == []
        deck = tuple(DECK.values())[level - 1]
        assert sizes == {round_: deck + round_ - 1 for round_ in range(1, 7)}


@pytest.mark.parametrize("level", LEVELS)
def test_with_two_people_too(level: int) -> None:
    assert played(7, 2, "simpletons", level)[1] == []


def test_a_planted_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in components.CARDS:
        monkeypatch.setattr(card, "count", card.count % 4 + 1)
    assert played(0, 1, "simpletons", 2)[1]


# Tables that random games would take long to see whole.


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_written_the_same_twice(name: str) -> None:
    ours, second = components.CARDS[components.CARD_NAMES.index(name)], CARDS[name]
    assert [action for action in ours.actions if action != "points"] == second.actions
    assert (str(ours.points) if not ours.by_level else "X") == second.points
    assert ("points" in ours.actions) == (second.points != "0")
    assert (ours.may_pass, ours.marked, ours.together) == (second.passes, second.marked, second.together)
    assert (components.LISTS[ours.terrains], ours.upwards, ours.count) == (
        second.terrains,
        second.upwards,
        second.number,
    )
    assert (ours.by_tile, ours.bonus) == (second.by_tile, second.bonus)
    assert "".join(components.LETTERS[letter] for letter in ours.start) == second.letters


def test_the_lists_of_terrains_follow_one_formula() -> None:
    for list_, card in (("A", CARDS["1"]), ("B", CARDS["2"])):
        for home in CIRCLE:
            ranks = components.TERRAIN_RANKS[components.LISTS.index(list_)][CIRCLE.index(home)]
            assert ranks == [terrain_place(card, home, terrain) for terrain in CIRCLE]


@pytest.mark.parametrize("side", STARTS)
def test_the_first_workshops_stand_where_the_set_up_card_says(side: str) -> None:
    for terrain, hexes in STARTS[side].items():
        cells = components.START_CELLS[side][CIRCLE.index(terrain)]
        assert [GRID.names[cell] for cell in cells] == hexes.split()


@pytest.mark.parametrize("faction", FACTIONS)
def test_start_levels_are_those_of_the_faction(faction: str) -> None:
    row = next(row for row in components.BOT_FACTIONS if row.name == faction)
    assert tuple(row.start) == START_LEVELS[faction]
