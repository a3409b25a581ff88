"""Set-up: whatever is drawn keeps the restrictions of AoI p.4, p.5, p.18 and p.19; whatever is named is there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.core.options import BadOption
from spielwerk.games import game

GAME = game("age-of-innovation")
INNOVATIONS_SHOWN = {2: 6, 3: 8, 4: 10, 5: 12}


@settings(deadline=None)
@given(st.integers(0, 2**40), st.integers(2, 5), st.sampled_from(["first-game", "draft"]))
def test_random_set_ups_keep_every_restriction(seed: int, players: int, setup: str) -> None:
    view = GAME.view(GAME.new(seed, {"players": players, "setup": setup}), -1)
    rounds = view["scoring"]["rounds"]
    names = [tile["name"] for tile in rounds]
    assert len(set(names)) == 6
    assert "spade-engineering" not in names[4:]
    for discipline in ("banking", "law", "engineering", "medicine"):
        assert sum(tile["discipline"] == discipline for tile in rounds[:5]) < 3
    building = names[5].split("-")[0]
    assert view["scoring"]["final"] != building
    assert not (building == "workshop" and view["scoring"]["final"] == "edge-workshop")
    assert len(view["innovations"]) == INNOVATIONS_SHOWN[players]
    assert len({tile["name"] for tile in view["innovations"]}) == INNOVATIONS_SHOWN[players]
    assert len(view["book_actions"]) == 3
    assert {tile["left"] for tile in view["competencies"]} == {4}
    assert len(view["palaces"]) == players + (1 if setup == "draft" else 2)
    assert ("17" in view["palaces"]) == (setup == "first-game")
    offered = view["offered"]
    if setup == "draft":
        assert (len(offered["boards"]), len(offered["factions"]), len(offered["bonuses"])) == (
            6,
            players + 1,
            players + 3,
        )
    else:
        assert (len(offered["boards"]), len(set(offered["factions"])), len(set(offered["bonuses"]))) == (7, 7, 7)
        assert len(view["bonuses"]) == 3
    assert view["map"]["side"] == ("1-3" if players == 2 else "3-5")
    assert view["neutral_faction"] == (players == 2)


def test_every_element_can_be_given_by_name() -> None:
    given = {
        "players": 2,
        "round_tiles": ["spade-engineering", "?", "guild-law", "school-banking", "big-medicine", "city-engineering"],
        "final_tile": "edge-workshop",
        "book_actions": ["coins", "power", "spades"],
        "competencies": ["tower", "?", "edge"],
        "innovations": ["steel", "library"],
        "palaces": ["3", "14"],
        "boards": ["lake", "desert"],
        "factions": ["moles"],
        "bonuses": ["coins-6", "river"],
        "area_tile": "14",
    }
    state = GAME.new(5, given)
    view = GAME.view(state, -1)
    assert [tile["name"] for tile in view["scoring"]["rounds"]][2:] == given["round_tiles"][2:]  # type: ignore[index]
    assert view["scoring"]["final"] == "edge-workshop"
    assert [action["name"] for action in view["book_actions"]] == ["coins", "power", "spades"]
    places = {tile["name"]: (tile["discipline"], tile["steps"]) for tile in view["competencies"]}
    assert (places["tower"], places["edge"]) == (("banking", 3), ("engineering", 3))
    assert [tile["name"] for tile in view["innovations"]][:2] == ["steel", "library"]
    assert {"3", "14", "17"} <= set(view["palaces"])
    assert (view["offered"]["boards"][:2], view["offered"]["factions"][0]) == (["lake", "desert"], "moles")
    assert view["offered"]["bonuses"][:2] == ["coins-6", "river"]
    assert GAME.dump(state)["area_tile"] == 14
    assert view["area_tile"] is None


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"players": 6}, "1 to 5"),
        ({"players": 2, "side": "3-5"}, "1-3"),
        ({"players": 5, "side": "1-3"}, "3-5"),
        ({"round_tiles": "?,?,?,?,spade-engineering"}, "round 5 or 6"),
        ({"round_tiles": "workshop-law,guild-law,innovation-law"}, "one discipline"),
        ({"round_tiles": "?,?,?,?,?,guild-law", "final_tile": "guild"}, "shows the building"),
        ({"round_tiles": "?,?,?,?,?,workshop-law", "final_tile": "edge-workshop"}, "shows the building"),
        ({"palaces": "17"}, "Palace 17"),
        ({"palaces": "1,1"}, "twice"),
        ({"book_actions": "power,coins,knowledge,spades"}, "at most 3"),
        ({"factions": "mole"}, "moles"),
        ({"rules": "1.1"}, "1.0"),
    ],
)
def test_an_impossible_set_up_is_refused_with_a_sentence(given: dict[str, object], word: str) -> None:
    with pytest.raises(BadOption, match=word):
        GAME.new(0, given)


def test_the_neutral_faction_climbs_by_the_science_bonuses() -> None:
    """AoI p.19: level 2, plus the levels shown on the tiles of rounds 1 to 5."""
    tiles = "school-banking,workshop-law,guild-medicine,big-medicine,city-engineering,track-engineering"
    view = GAME.view(GAME.new(0, {"players": 2, "round_tiles": tiles}), -1)
    assert [row["neutral"] for row in view["science"]] == [3, 5, 6, 8]
    for row in view["science"]:
        assert [space["owner"] for space in row["spaces"]] == [None, "neutral", None, None]
