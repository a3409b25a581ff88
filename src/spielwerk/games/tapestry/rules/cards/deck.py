"""The tapestry cards of the data files: official ones, stand-ins, and the house deck of our own design.

The sets have more cards than our sources describe. The house deck fills them up to their full counts, so that every
kind of card is in play; its cards have names of their own and are labelled as such.
"""

from typing import Any, Final

from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN, rows

HOUSE: Final = "house"
"""The status of a card of the house deck."""
UNSURE: Final = (STAND_IN, HOUSE)
"""What the option `unknown` excludes, and what an owner's file may replace by name."""
FILE: Final = "house_deck.toml"


def tapestry_rows() -> list[dict[str, Any]]:
    return rows("tapestry.toml", "card") + [{**row, "status": HOUSE} for row in read(FILE)["card"]]
