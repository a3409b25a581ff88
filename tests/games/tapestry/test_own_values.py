"""What an owner's file says of stand-ins that are no cards: each kind can be replaced, and every defect is named."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from spielwerk.bots.interface import Sight
from spielwerk.bots.registry import bot
from spielwerk.cli.app import main
from spielwerk.core.record import begin, parse, replay
from spielwerk.core.texts import Texts
from spielwerk.games import game
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules.actions.techs import OWN_FROM, invent_from_deck
from spielwerk.games.tapestry.rules.catalog import index_of
from spielwerk.games.tapestry.rules.gains import roll
from spielwerk.games.tapestry.rules.map.board import DATA
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN, unknown_parts
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import cost, differs
from spielwerk.games.tapestry.rules.tracks.dice import SCIENCE_DIE
from spielwerk.games.tapestry.rules.words import ARTS, FARM, FOUR, SETS, TRACKS
from tests.contract.variants import Player
from tests.games.tapestry.conformance import check
from tests.games.tapestry.test_own_cards import said

GAME = game("tapestry")
NOTES = ("status", "known", "why")
CARDS = ("card", "tech")
EMPTY_MAT = ["........."] * 9
OTHER = """
[[landmark]]
name = "arts-landmark-ii"
footprint = ["###"]
de.name = "Theater"
en.name = "Theatre"
[[landmark]]
name = "ka-landmark-a"
footprint = ["##"]
[[landmark-card]]
name = "ka-card-a"
needs = "techs 1"
[[cost]]
tier = 1
any = 2
different = true
[[space]]
name = "arts-9"
benefit = ["vp 3", "coin"]
order = "one"
[[space]]
name = "arts-11"
benefit = ["vp 13"]
pay = "tiles 2"
bonus = ["farm", "vp 1"]
[[inspiration]]
name = "farms"
resources = [1, 6]
points = [1, 2, 3, 4, 5, 6]
[[capital]]
name = "bog"
rows = [
  ".........", ".........", ".........", ".........", ".........", ".........", ".........", ".........", "#########",
]
districts = [
  "a........", ".........", ".........", ".........", ".........", ".........", ".........", ".........", ".........",
]
pays = { a = ["vp 7", "tile"] }
[[space-tile]]
name = "16"
reward = ["vp 9", "any"]
order = "listed"
[[space-tile]]
name = "17"
pays_for = "arts"
points = 2
[[space-tile]]
name = "18"
reward = ["farm"]
[[adjustment]]
name = "urban-planners"
does = ["vp 4"]
large = ["vp 8"]
[[die]]
track = "arts"
sides = 20
[[tech]]
name = "cloning"
circle = ["advance-technology/arts-x"]
square = ["advance-technology/arts"]
needs = "charm 5"
once = true
arts = true
"""


def new(**options: object) -> TapestryState:
    state = GAME.new(1, {"players": 2, "sets": list(SETS), **options})
    assert isinstance(state, TapestryState)
    return state


def as_printed() -> dict[str, Any]:
    """A file that says of everything what the stand-ins say."""
    found: dict[str, Any] = {"adjustment": [{"name": "urban-planners", "does": ["any"], "large": ["any 2"]}]}
    for file in sorted((DATA / "stand_ins").glob("*.toml")):
        for table, rows in tomllib.loads(file.read_text("utf-8")).items():
            if table not in CARDS:
                left_out = (*NOTES, *(("space", "track") if table == "space" else ()))
                told = [{word: value for word, value in row.items() if word not in left_out} for row in rows]
                found.setdefault(table, []).extend(told)
    return found


def other() -> dict[str, Any]:
    return tomllib.loads(OTHER)


def test_every_kind_of_stand_in_has_a_table() -> None:
    """So that none is left that a file cannot describe."""
    tables = {
        table
        for file in (DATA / "stand_ins").glob("*.toml")
        for table in tomllib.loads(file.read_text("utf-8"))
        if table not in CARDS
    }
    assert {table for table, _ in unknown_parts()} == tables | {"adjustment"}
    assert said(as_printed()) == []


@pytest.mark.parametrize("players", [2, 4])
def test_a_file_that_says_the_same_changes_nothing(players: int) -> None:
    """Every value of the file is used: a game with it is the game without it, answer by answer."""
    options: dict[str, object] = {"players": players, "sets": list(SETS)}
    states = [GAME.new(7, {**options, **more}) for more in ({}, {"cards": as_printed()})]
    player = Player(7)
    while states[0].seat >= 0:
        move = player.choose(states[0])
        assert list(states[1].moves()) == list(states[0].moves())
        for state in states:
            state.play(move)
    assert states[1].scores() == states[0].scores()


@pytest.mark.parametrize("players", [2, 5])
def test_games_with_other_values_are_whole_and_their_records_hold_them(players: int) -> None:
    options = {"players": players, "sets": list(SETS), "cards": other(), "capitals": ["bog"]}
    for seed in range(3):
        record, state = begin(GAME, seed, options)
        assert isinstance(state, TapestryState)
        player = Player(seed)
        while state.seat >= 0:
            check(state)
            move = player.choose(state)
            record.add(state.seat, state.notation(move))
            state.play(move)
        position = GAME.dump(state)
        again = [replay(GAME, parse(record.write())), GAME.load(position)]
        assert [GAME.dump(each) for each in again] == [position, position]


def test_bots_weigh_what_the_file_says() -> None:
    """Also what no component of the game brings, which the file adds to the effects there are."""
    usual, state = new(), new(cards=other(), capitals=["bog"])
    space = index_of("space", "arts-11")
    weighed = [Valuation(s, s.players[0]).activation(space) for s in (usual, state)]
    assert weighed[1] == pytest.approx(13.0)
    assert weighed[0] != weighed[1]
    greedy = bot("greedy")
    for _ in range(80):
        state.play(greedy.choose(Sight(GAME.name, state, state.seat)))


def test_rules_read_the_values_of_the_file() -> None:
    usual, state = new(), new(cards=other())
    assert [cost(s, ARTS, 1) for s in (usual, state)] == [(0, 1), (0, 2)]
    assert [differs(s, ARTS, 3) for s in (usual, state)] == [False, True]
    assert [cost(s, ARTS, 7) for s in (usual, state)] == [(0, 3), (0, 3)]
    landmark = index_of("landmark", "arts-landmark-ii")
    assert [s.own.values.sizes[landmark] for s in (usual, state)] == [4, 3]
    card = state.own.values.landmark_cards[index_of("landmark-card", "ka-card-a")]
    assert (card.needs, state.own.values.sizes[card.landmark]) == (1, 2)
    assert state.own.values.resource_slots[FOUR + FARM] == 0b100001
    bog = state.own.values.capitals[index_of("capital", "bog")]
    assert (len(bog.districts), bog.wisps) == (1, [])
    assert usual.own.values.capitals[index_of("capital", "bog")].wisps
    assert {roll(state, 0, SCIENCE_DIE, len(TRACKS)) for _ in range(20)} == {ARTS}
    assert len({roll(state, 0, SCIENCE_DIE, FOUR) for _ in range(40)}) == FOUR


@pytest.mark.parametrize(("players", "points"), [(3, 4), (4, 8)])
def test_an_adjustment_of_the_file(players: int, points: int) -> None:
    chosen = ["urban-planners", "leaders", "nomads", "chosen"][:players]
    state = new(players=players, civilizations=chosen, cards=other(), first_cards="one")
    while state.turn < 0:
        state.play(state.moves()[0])
    assert state.players[0].vp == points


def test_people_see_the_values_of_the_file() -> None:
    state = new(cards=other(), capitals=["bog"])
    view = GAME.view(state, 0)
    rows = {f"{row['kind']}-{row['name']}": row for row in view["own"]["components"]}
    assert rows["landmark-arts-landmark-ii"]["picture"]["footprint"] == ["###"]
    assert rows["landmark-card-ka-card-a"]["picture"]["footprint"] == ["##"]
    assert rows["space-arts-1"]["picture"]["cost"] == {"any": 2}
    assert rows["capital-bog"]["picture"]["areas"][0] == "a........"
    assert rows["inspiration-farms"]["picture"]["slots"][5][0]["id"] == "effect-gain-food"
    assert "space-arts-4" not in rows
    assert "capital-polar" not in rows
    texts = Texts("tapestry", "en")
    texts.learn(GAME.own_texts(state, "en"))
    assert texts.format("landmark-arts-landmark-ii") == "Theatre"
    told = {name: " ".join(texts.effects(row)) for name, row in rows.items()}
    assert "13" in told["space-arts-11"]
    assert "2" in told["space-tile-17"]
    assert "7" in told["capital-bog"]
    assert "4" in told["civilization-urban-planners"]
    assert texts.errors == []


def test_what_the_file_says_is_no_stand_in_any_more() -> None:
    rows = {f"{row['kind']}-{row['name']}": row for row in GAME.view(new(cards=other()), 0)["own"]["components"]}
    assert rows["capital-bog"]["status"] == ""
    assert rows["civilization-urban-planners"]["status"] == ""
    assert rows["space-arts-1"]["status"] == ""
    assert rows["space-arts-9"]["status"] == STAND_IN, "its cost is one"
    everything = {**as_printed(), "card": [], "tech": []}
    for table, kind in (("card", "tapestry"), ("tech", "tech")):
        unsure = [row for row in GAME.components() if row["kind"] == kind and row["status"] in (STAND_IN, "house")]
        usual = {"circle": ["coin"], "square": ["coin"], "needs": "landmark"} if table == "tech" else {"does": ["vp 1"]}
        everything[table] = [{"name": row["name"], **usual} for row in unsure]
    assert GAME.view(new(), 0)["stand_ins"] == list(SETS)
    assert GAME.view(new(cards=as_printed()), 0)["stand_ins"] == list(SETS)
    assert GAME.view(new(cards=everything), 0)["stand_ins"] == []


def test_without_the_arts_track_a_card_of_the_file_that_shows_its_symbol_may_be_exchanged() -> None:
    """p.3"""
    state = new(cards=other(), sets=["fantasies-and-futures"])
    while state.turn < 0:
        state.play(state.moves()[0])
    state.techs = [OWN_FROM]
    invent_from_deck(state, state.players[0], 0)
    state.settle()
    question = state.question()
    assert question is not None
    assert question.name == "may"


def test_a_file_without_cards_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "values.toml"
    file.write_text('[[landmark]]\nname = "monolith"\nfootprint = ["##", "##"]\n', "utf-8")
    assert main(["cards", "check", str(file)]) == 0
    assert "sound" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("table", "row", "word"),
    [
        ("landmark", {"name": "forge", "footprint": ["##"]}, "“forge” is no stand-in"),
        ("landmark", {"name": "monolith"}, "“footprint” is missing"),
        ("landmark", {"name": "monolith", "footprint": ["#####"]}, "at most 4"),
        ("landmark", {"name": "monolith", "footprint": ["#.", "#."]}, "at most 4"),
        ("landmark", {"name": "monolith", "footprint": "##"}, "at most 4"),
        ("landmark", {"name": "monolith", "footprint": ["##"], "height": 3}, "“height” is not possible"),
        ("landmark", {"name": "monolith", "footprint": ["##"], "de": {"name": ""}}, "one line"),
        ("landmark-card", {"name": "ka-card-a", "needs": "luck 3"}, "“needs” is a condition"),
        ("landmark-card", {"name": "ka-card-a", "needs": "techs 3", "landmark": "forge"}, "“forge” is not possible"),
        ("landmark-card", {"name": "ka-card-a", "needs": "techs 3", "landmark": "ka-landmark-b"}, "two cards"),
        ("space", {"name": "arts-1", "benefit": ["coin"]}, "“arts-1” is no stand-in"),
        ("space", {"name": "arts-9", "benefit": ["fly"]}, "no item “fly”"),
        ("space", {"name": "arts-9", "benefit": ["coin"], "pay": "any 1"}, "“bonus” is missing"),
        ("space", {"name": "arts-9", "benefit": ["coin"], "pay": "gold 1", "bonus": ["coin"]}, "“pay” is a kind"),
        ("cost", {"tier": 2, "any": 1}, "“2” is no stand-in"),
        ("cost", {"tier": 1, "any": 9}, "any"),
        ("cost", {"tier": 1, "any": 5, "different": True}, "any"),
        ("cost", {"tier": 1, "any": 1, "different": 1}, "“different” is true or false"),
        ("cost", {"tier": 1, "any": 1, "track": "science"}, "“science” is not possible"),
        ("inspiration", {"name": "farms", "resources": [7], "points": [0] * 6}, "slots from 1 to 6"),
        ("inspiration", {"name": "farms", "resources": [1, 1], "points": [0] * 6}, "slots from 1 to 6"),
        ("inspiration", {"name": "farms", "resources": [1], "points": [0] * 5}, "6 numbers"),
        ("capital", {"name": "mountain", "rows": EMPTY_MAT}, "“mountain” is no stand-in"),
        ("capital", {"name": "bog", "rows": ["."] * 9}, "9 lines of 9 plots"),
        ("capital", {"name": "bog", "rows": EMPTY_MAT, "districts": ["."]}, "“districts” are 9 lines"),
        ("capital", {"name": "bog", "rows": EMPTY_MAT, "districts": EMPTY_MAT}, "“districts” are 9 lines"),
        ("capital", {"name": "bog", "rows": EMPTY_MAT, "pays": {"a": ["coin"]}}, "“a” is not possible"),
        ("capital", {"name": "bog", "rows": EMPTY_MAT, "linked": True}, "one goblin in each district"),
        ("capital", {"name": "bog", "rows": EMPTY_MAT, "when": "never"}, "“never” is not possible"),
        ("capital", {"name": "bog", "rows": EMPTY_MAT, "wisps": "two"}, "wisps"),
        ("capital", {"name": "bog", "rows": EMPTY_MAT, "lily_pads": 0}, "lily_pads"),
        ("capital", {"name": "bog", "rows": EMPTY_MAT, "barred": ["elves"]}, "“elves” is not possible"),
        ("space-tile", {"name": "1", "reward": ["coin"]}, "“1” is no stand-in"),
        ("space-tile", {"name": "16"}, "“reward” is missing"),
        ("space-tile", {"name": "16", "pays_for": "arts", "points": 3}, "Only these space tiles last: 17, 18, 19"),
        ("space-tile", {"name": "17", "pays_for": "luck", "points": 3}, "“luck” is not possible"),
        ("space-tile", {"name": "17", "pays_for": "arts"}, "“points” is missing"),
        ("adjustment", {"name": "leaders", "does": ["coin"]}, "“leaders” is no stand-in"),
        ("adjustment", {"name": "urban-planners", "does": ["fly"]}, "no item “fly”"),
        ("die", {"track": "luck", "sides": 20}, "“luck” is no stand-in"),
        ("die", {"track": "arts", "sides": 21}, "sides"),
        ("die", {"track": "arts", "sides": 19}, "20 in all"),
    ],
)
def test_each_defect_is_named(table: str, row: dict[str, Any], word: str) -> None:
    defects = said({table: [row]})
    assert any(word in defect for defect in defects), defects
    assert said({table: [row]}, "de") != defects


def test_a_thing_is_described_once() -> None:
    row = {"name": "monolith", "footprint": ["##"]}
    assert said({"landmark": [row, row]}) == ["landmark 2: The name “monolith” is taken."]
    assert said({"landmark": row}) == ["“landmark” is written as [[landmark]]."]
