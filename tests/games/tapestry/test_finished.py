"""After their own end players gain points from passive abilities of their civilizations, and nothing else (p.15)."""

import json

import pytest

from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.games.tapestry.rules.actions.techs import OWN_FROM, TOP, after_upgrade
from spielwerk.games.tapestry.rules.catalog import BY_KIND, index_of
from spielwerk.games.tapestry.rules.finished import may_score
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import TALLY
from spielwerk.lab.runs.match import play

SETS = "arts-and-architecture,plans-and-ploys,fantasies-and-futures"
LATE_SCORERS = ("collectors", "historians", "illuminati", "inventors", "traders")
"""All civilizations with a passive ability that brings points outside the own turn."""


def belongings(p: Player) -> list[object]:
    """What could be gained besides points; tech cards may still be taken away."""
    return [p.res, p.hand, p.tiles, p.space_tiles, p.explored, p.marks, p.covered, p.landmarks, p.outposts, p.achieved]


def points(p: Player) -> dict[str, int]:
    return {name: p.tally[n] for n, name in enumerate(TALLY) if name != "civilizations"}


@pytest.mark.parametrize(("players", "seeds"), [(3, range(1, 9)), (5, range(1, 9))])
def test_nothing_but_points_of_civilizations_after_the_end(players: int, seeds: range) -> None:
    ends: dict[int, tuple[list[object], dict[str, int], int, int]] = {}

    def watch(state: State) -> None:
        assert isinstance(state, TapestryState)
        for p in state.players:
            if not p.done:
                continue
            techs = len(p.bottom) + len(p.middle) + len(p.top)
            now = (json.loads(json.dumps(belongings(p))), points(p), p.vp, techs)
            then = ends.setdefault(p.seat, now)
            assert now[:2] == then[:2]
            assert now[3] <= then[3]
            late = any(BY_KIND["civilization"][civ].name in LATE_SCORERS for civ in p.civs)
            assert now[2] >= then[2] if late else now[2] == then[2]

    for seed in seeds:
        ends.clear()
        play(game("tapestry"), seed, {"players": players, "sets": SETS}, ["random"], None, watch)


def test_only_own_civilizations_are_a_source_of_points() -> None:
    game("tapestry")  # fills the catalogue
    p = Player(0)
    traders = index_of("civilization", "traders")
    p.civs = [traders]
    p.done = 1
    assert may_score(p, BY_KIND["civilization"][traders].number)
    assert not may_score(p, BY_KIND["civilization"][index_of("civilization", "genies")].number)
    for kind in ("tapestry", "tech", "tile", "space"):
        assert not may_score(p, BY_KIND[kind][traders].number)


def reach_the_top(order: str, square: list[str], active: str) -> tuple[TapestryState, Player, Player]:
    """A marked own tech card reaches the top row; a player who has finished is in play with a civilization or card."""
    tech = {"name": "fire", "circle": ["coin"], "square": square, "order": order, "needs": "military 1"}
    state = game("tapestry").new(3, {"players": 2, "cards": json.dumps({"tech": [tech]})})
    assert isinstance(state, TapestryState)
    while not state.opens_turn():
        state.play(state.moves()[0])
    owner, finished = state.players[state.turn], state.players[1 - state.turn]
    finished.civs, finished.active = [], []
    if active == "inventors":
        finished.civs = [index_of("civilization", active)]
    else:
        finished.active = [index_of("tapestry", active)]
    refresh(finished)
    finished.ally = owner.seat
    finished.done = 1
    finished.vp = 0
    owner.top.append(OWN_FROM)
    state.invented |= 1 << OWN_FROM
    after_upgrade(state, owner, OWN_FROM, TOP)
    state.settle()
    return state, finished, owner


@pytest.mark.parametrize("order", ["any", "listed", "one"])
def test_of_an_own_square_finished_inventors_gain_the_points(order: str) -> None:
    state, inventors, owner = reach_the_top(order, ["invent", "vp 6"], "inventors")
    assert (inventors.vp, inventors.bottom) == (6, [])
    assert OWN_FROM in owner.top
    assert state.seat == owner.seat


def test_finished_inventors_choose_among_points() -> None:
    state, inventors, _ = reach_the_top("one", ["invent", "vp 6", "score-techs"], "inventors")
    assert state.seat == inventors.seat
    assert [state.notation(move) for move in state.moves()] == ["take vp", "take score-techs"]


def test_finished_allies_are_asked_nothing() -> None:
    state, ally, owner = reach_the_top("one", ["invent", "vp 6", "score-techs"], "alliance")
    assert state.seat == owner.seat
    assert ally.vp == 0
