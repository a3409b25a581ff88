"""The tapestry cards of the data files: official ones, stand-ins, and the house deck, cards of our own design.

The sets have more cards than any source tells of. The house deck fills them up to their full counts, so that every
kind of card is in play; its cards have names of their own and are labelled as what they are.
"""

from typing import Any, Final

from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN, rows

HOUSE: Final = "house"
"""The status of a card of the house deck."""
UNSURE: Final = (STAND_IN, HOUSE)
"""What the option `unknown` leaves out, and what a file of the owner may replace by name."""
FILE: Final = "house_deck.toml"


def tapestry_rows() -> list[dict[str, Any]]:
    return rows("tapestry.toml", "card") + [{**row, "status": HOUSE} for row in read(FILE)["card"]]
