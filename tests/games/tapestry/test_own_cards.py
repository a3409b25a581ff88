"""Own cards: sound rows pass, and every defect is named."""

from pathlib import Path
from typing import Any

import pytest

from spielwerk.cli.app import main
from spielwerk.core.data_option import told
from spielwerk.core.game import BadPosition
from spielwerk.core.record import begin, parse, replay
from spielwerk.core.texts import Texts
from spielwerk.games import game
from spielwerk.games.tapestry.evaluation.prospects import card_value
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules.cards.faces import OWN_FROM
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.state import TapestryState
from tests.contract.variants import Player
from tests.games.tapestry.conformance import check

SOUND = """
[[card]]
name = "new-dawn"
does = ["tile", "vp 3"]
copies = 10
de.name = "Neuer Morgen"
en.name = "New Dawn"
en.text = "A tile and three points."
[[card]]
name = "old-dusk"
does = ["vp 1", "coin", "farm/house"]
order = "listed"
copies = 10
[[card]]
name = "high-noon"
does = ["coin", "house/farm"]
order = "one"
[[tech]]
name = "jet-fuel"
circle = ["space-tile"]
square = ["explore-space", "vp 17"]
needs = "income 5"
once = true
de.text = "Weltraum."
"""


EVERY_KIND = """
[[card]]
name = "long-peace"
kind = "permanent"
copies = 8
[[card.on]]
moment = "building-gained"
where = "farm"
does = ["food"]
[[card.on]]
moment = "income-taken"
does = ["vp 2", "any"]
[[card]]
name = "short-summer"
kind = "era"
copies = 8
on = [{moment = "space-entered", does = ["vp 1"]}]
left = ["tile"]
[[card]]
name = "spell"
does = ["vp 1"]
left = ["coin", "vp 2"]
right = ["tapestry"]
copies = 8
[[card]]
name = "barn-raising"
does = ["reserve-farm", "reserve"]
order = "listed"
reserved = ["vp 9", "any"]
copies = 8
[[card]]
name = "pit"
kind = "trap"
does = ["vp 9"]
reward = ["any", "vp 1"]
copies = 10
[[card]]
name = "counterplot"
kind = "reaction"
does = ["vp 2"]
reacts = "trap"
reaction = "foil"
reward = ["vp 1"]
copies = 10
[[card]]
name = "ambush"
kind = "reaction"
does = ["vp 2"]
reacts = "conquest"
reaction = "topple"
copies = 10
[[card]]
name = "yard"
kind = "permanent"
plots = ["#.", "##"]
covered = ["coin", "any", "vp 2"]
full = ["vp 5", "tile"]
copies = 10
[[card]]
name = "double-cross"
kind = "reaction"
does = ["any"]
reacts = "trap"
reaction = "foil"
"""


def test_sound_cards_have_no_defect(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(SOUND, "utf-8")
    assert main(["cards", "check", str(file)]) == 0
    assert "sound" in capsys.readouterr().out


def said(data: dict[str, Any], language: str = "en") -> list[str]:
    """What is wrong with own cards, in a language that has a text for each defect."""
    defects = game("tapestry").card_defects(data)
    assert defects is not None
    assert all(Texts("tapestry", language).has(f"refusal-{defect.code}") for defect in defects)
    return [told("tapestry", language, defect) for defect in defects]


@pytest.mark.parametrize(
    ("row", "word"),
    [
        ({"name": "trap", "does": ["vp 1"]}, "taken"),
        ({"name": "own-3", "does": ["vp 1"]}, "taken"),
        ({"name": "New", "does": ["vp 1"]}, "small letters"),
        ({"name": "new", "does": ["fly"]}, "no item “fly”"),
        ({"name": "new", "does": ["vp 1", "vp 2"]}, "twice"),
        ({"name": "new", "does": ["vp 51"]}, "goes from 1 to 50"),
        ({"name": "new", "does": ["farm/farm"]}, "twice"),
        ({"name": "new", "does": ["vp 1"] * 7, "order": "listed"}, "at most 6"),
        ({"name": "new"}, "“does” is missing"),
        ({"name": "new", "does": ["vp 1"], "copies": 0}, "copies"),
        ({"name": "new", "does": ["vp 1"], "colour": 1}, "“colour” is not possible"),
        ({"name": "new", "does": ["vp 1"], "de": "Neu"}, "“de” is a table"),
        ({"name": "new", "does": ["vp 1"], "de": {"title": "Neu"}}, "“de.title” is not possible"),
        ({"name": "new", "does": ["vp 1"], "en": {"text": "a\nb"}}, "one line"),
        ({"name": "new", "kind": "spell", "does": ["vp 1"]}, "“spell” is not possible here. Possible: played"),
        ({"name": "new", "kind": "era"}, "“on” is missing"),
        ({"name": "new", "kind": "permanent"}, "“on” or “plots”"),
        ({"name": "new", "does": ["vp 1"], "on": []}, "has no “on”"),
        ({"name": "new", "kind": "era", "on": [{"moment": "noon", "does": ["vp 1"]}]}, "“noon” is not possible"),
        (
            {"name": "new", "kind": "era", "on": [{"moment": "tile-placed", "where": "farm", "does": ["vp 1"]}]},
            "“farm”",
        ),
        (
            {"name": "new", "kind": "era", "on": [{"moment": "card-gained", "does": ["tapestry"]}]},
            "“tapestry” is not possible",
        ),
        ({"name": "new", "kind": "reaction", "does": ["vp 1"]}, "“reacts” is missing"),
        (
            {"name": "new", "kind": "reaction", "does": ["vp 1"], "reacts": "conquest", "reaction": "foil"},
            "“foil” is not possible",
        ),
        ({"name": "new", "kind": "permanent", "plots": ["##"], "covered": ["vp 1"]}, "each of the 2 plots"),
        ({"name": "new", "kind": "permanent", "plots": ["####", "####"], "full": ["vp 1"]}, "1 to 6 plots"),
        ({"name": "new", "does": ["reserve"]}, "says in “reserved”"),
        ({"name": "new", "does": ["vp 1"], "left": ["fly"]}, "no item “fly”"),
    ],
)
def test_each_defect_is_named(row: dict[str, Any], word: str) -> None:
    defects = said({"card": [row]})
    assert any(defect.startswith("card 1: ") and word in defect for defect in defects), defects
    assert said({"card": [row]}, "de") != defects


def test_a_tech_card_needs_a_condition() -> None:
    row = {"name": "jet-fuel", "circle": ["coin"], "square": ["coin"], "needs": "exploration 13"}
    assert "“needs”" in said({"tech": [row]})[0]


def test_there_is_room_for_so_many() -> None:
    rows = [{"name": f"card-{n}", "does": ["vp 1"]} for n in range(81)]
    assert said({"card": rows}) == ["There is room for 80 cards “card”; here are 81."]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(SOUND, "utf-8")
    return path


def test_own_cards_are_dealt_and_played(file: Path) -> None:
    """In many games some are played, and each does what its row says."""
    seen: set[str] = set()
    for seed in range(12):
        record, state = begin(game("tapestry"), seed, {"players": 3, "cards": file})
        assert isinstance(state, TapestryState)
        player = Player(seed)
        while state.seat >= 0:
            check(state)
            move = player.choose(state)
            before = [p.vp for p in state.players]
            seat = state.seat
            notation = state.notation(move)
            record.add(seat, notation)
            state.play(move)
            seen.add(notation)
            if notation == "play own-2":
                assert state.players[seat].vp > before[seat]
            if notation == "play own-3":
                assert state.question().name in ("one-of", "build")  # type: ignore[union-attr]
        position = game("tapestry").dump(state)
        again = [replay(game("tapestry"), parse(record.write())), game("tapestry").load(position)]
        assert [game("tapestry").dump(each) for each in again] == [position, position]
    assert {"play own-1", "play own-2", "upgrade own-1"} <= seen


def test_own_cards_of_every_kind_are_played(tmp_path: Path) -> None:
    """Games in which nearly all cards are own ones: what the file says happens, and positions and records hold it."""
    path = tmp_path / "cards.toml"
    path.write_text(EVERY_KIND, "utf-8")
    sets = ["plans-and-ploys"]
    seen: set[str] = set()
    for seed in range(8):
        record, state = begin(game("tapestry"), seed, {"players": 3, "cards": path, "sets": sets})
        assert isinstance(state, TapestryState)
        player = Player(seed)
        while state.seat >= 0:
            check(state)
            move = player.choose(state)
            notation = state.notation(move)
            record.add(state.seat, notation)
            state.play(move)
            seen.add(notation)
            seen |= {"permanent" for p in state.players if p.permanent} | {
                "charmed" for p in state.players if p.charmed
            }
            seen |= {"reserved" for p in state.players if p.reserved}
        position = game("tapestry").dump(state)
        again = [replay(game("tapestry"), parse(record.write())), game("tapestry").load(position)]
        assert [game("tapestry").dump(each) for each in again] == [position, position]
    assert {"permanent", "charmed", "reserved", *(f"play own-{place}" for place in range(1, 9))} <= seen


def test_bots_weigh_own_cards_by_what_they_bring(tmp_path: Path) -> None:
    """Moments, charms, reserves and plots as well as what a card does when it is played."""
    path = tmp_path / "cards.toml"
    path.write_text(EVERY_KIND, "utf-8")
    state = game("tapestry").new(1, {"players": 2, "sets": ["plans-and-ploys"], "cards": path})
    assert isinstance(state, TapestryState)
    p = state.players[0]
    look = Valuation(state, p)
    names = [row["name"] for _, _, row in state.own.rows]
    worth = {name: card_value(p, OWN_FROM + place, look) for place, name in enumerate(names)}
    assert worth["pit"] == pytest.approx(9.0)
    assert worth["spell"] > 1.0, "its charms"
    assert worth["barn-raising"] > 9.0, "what it reserves"
    assert worth["long-peace"] > worth["short-summer"] > 0.0
    assert worth["yard"] > 0.0


def test_a_card_of_the_file_takes_the_place_of_a_stand_in(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(EVERY_KIND, "utf-8")
    options = {"players": 2, "sets": ["plans-and-ploys"]}
    usual, own = (game("tapestry").new(1, {**options, **more}) for more in ({}, {"cards": path}))
    names = [
        [BY_KIND["tapestry"][card].name for card in state.cards]
        for state in (usual, own)
        if isinstance(state, TapestryState)
    ]
    assert [deck.count("double-cross") for deck in names] == [1, 0]
    assert [deck.count("own-9") for deck in names] == [0, 1]
    rows = {row["name"]: row for row in game("tapestry").view(own, 0)["own"]["components"]}
    texts = Texts("tapestry", "en")
    assert all(texts.effects(rows[f"own-{place}"]) for place in range(1, 10))
    assert texts.errors == []
    assert rows["own-8"]["picture"] == {"acts": "permanent", "copies": 10, "plots": ["#.", "##"]}


def test_people_read_the_words_of_the_file(file: Path) -> None:
    state = game("tapestry").new(1, {"players": 2, "cards": file})
    own = game("tapestry").view(state, 0)["own"]
    assert own["texts"]["de"]["tapestry-own-1"] == "Neuer Morgen"
    assert own["texts"]["en"]["tapestry-own-2"] == "Old dusk"
    rows = {f"{row['kind']}-{row['name']}": row for row in own["components"]}
    texts = Texts("tapestry", "en")
    texts.learn(game("tapestry").own_texts(state, "en"))
    assert texts.format("tapestry-own-1") == "New Dawn"
    assert texts.effects(rows["tapestry-own-1"]) == ["what it does: A tile and three points."]
    assert "1 point" in texts.effects(rows["tapestry-own-2"])[0]
    assert texts.effects(rows["tech-own-1"])[0] == "what it does: Weltraum."
    assert len(texts.effects(rows["tech-own-1"])) == 3
    assert texts.errors == []
    assert Texts("tapestry", "en").format("tapestry-own-1") == "Own card 1"


def test_a_position_without_its_cards_is_refused(file: Path) -> None:
    position = game("tapestry").dump(game("tapestry").new(1, {"players": 2, "cards": file}))
    with pytest.raises(BadPosition, match="own card"):
        game("tapestry").load({**position, "own_cards": ""})
    with pytest.raises(BadPosition, match="“fish” is not possible"):
        game("tapestry").load({**position, "own_cards": '{"fish": []}'})


def test_other_games_take_no_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(SOUND, "utf-8")
    assert main(["cards", "check", str(file), "--game", "age-of-innovation"]) == 2
    assert "takes no own cards" in capsys.readouterr().err


def test_an_item_with_a_number_asks_by_a_number_that_every_process_knows() -> None:
    """A position tells of a question among buildings by the number of its effect."""
    assert effect("any-building 2") is effect("any-building")
