"""What everybody sees of a player."""

from spielwerk.core.play import NOBODY
from spielwerk.games import game


def test_the_income_of_a_planning_board_counts_what_is_always_visible() -> None:
    options = {"players": 2, "boards": ["mountain", "desert"], "factions": ["moles", "goblins"]}
    of = game("age-of-innovation")
    state = of.new(0, options)
    for notation in ("take-set mountain", "take-set desert"):
        state.play(state.parse(notation))
    desert, mountain = (player["income"] for player in of.view(state, NOBODY)["players"])
    assert (mountain["tools"], mountain["coins"]) == (1, 2)
    assert (desert["tools"], desert["coins"]) == (1, 0)
