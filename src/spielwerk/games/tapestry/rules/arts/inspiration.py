"""Inspiration tiles (p.10): each covers its own row of the income mat with a better one; buildings keep their slots."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import BY_KIND, INCOME_TRACKS
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import TOOK

INSPIRATIONS: Final = INCOME_TRACKS
"""One for each row."""


def inspire(s: TapestryState, p: Player, row: int, source: int) -> None:
    p.inspired |= 1 << row
    s.tell(TOOK, p.seat, BY_KIND["inspiration"][row].number, 0, source)
