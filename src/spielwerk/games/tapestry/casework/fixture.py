"""The one position that every case starts from; docs/tapestry.md describes it for people.

Nobody has a civilization, nothing was drawn or built, and everybody is in the first era. Decks lie in the order of the
catalogue, the first of each on top, the traps above all other tapestry cards.
"""

from typing import Final

from spielwerk.games.tapestry.rules.automa.hexes import people
from spielwerk.games.tapestry.rules.automa.seating import settle_automa
from spielwerk.games.tapestry.rules.capital.ground import break_ground
from spielwerk.games.tapestry.rules.capital.mats import NUMBERS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, TRAP, Component, card_row
from spielwerk.games.tapestry.rules.map.board import TILE_COUNT
from spielwerk.games.tapestry.rules.map.outposts import settle_start
from spielwerk.games.tapestry.rules.sequence import start_number
from spielwerk.games.tapestry.rules.state import NONE, TapestryState

PLAYERS: Final = 3
CAPITALS: Final = (0, 1, 2, 3, 4)
DISPLAY: Final = ("calendar", "canned-food", "penicillin")


def base(kind: str) -> list[Component]:
    return [row for row in BY_KIND[kind] if row.set == "base"]


def lay_out(s: TapestryState) -> None:
    """Decks, capitals and two outposts each."""
    rows = sorted(base("tapestry"), key=lambda row: card_row(row.index).card_kind != TRAP, reverse=True)
    s.cards = [row.index for row in rows for _ in range(row.copies)]
    s.techs = [row.index for row in reversed(base("tech")) if row.name not in DISPLAY]
    s.display = [row.index for name in DISPLAY for row in BY_KIND["tech"] if row.name == name]
    s.tiles = list(range(TILE_COUNT - 1, -1, -1))
    s.space_tiles = [row.index for row in reversed(base("space-tile"))]
    s.civs = [row.index for row in reversed(BY_KIND["civilization"])]
    s.round = 1
    for p in s.players:
        p.era = 1
        p.capital = CAPITALS[p.seat]


def settle_capitals(s: TapestryState) -> None:
    for p in people(s):
        break_ground(s, p)
        p.basic = NONE if NUMBERS[p.capital] else CAPITALS[p.seat]
        p.start = s.board.start[start_number(s, p)]
        settle_start(s, p)
    settle_automa(s)
