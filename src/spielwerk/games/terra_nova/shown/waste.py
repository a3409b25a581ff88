"""What passing leaves unused (TN p.9)."""

from spielwerk.core.state import Message
from spielwerk.games.terra.shown.waste import overflow, passes, unused
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.terra_nova.rules.holdings import holdings
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import HOUSE, PIECES, POST, ROUNDS


def waste(s: NovaState, move: int) -> list[Message]:
    if not passes(s, move):
        return []
    p = s.players[s.seat]
    found = unused(s, {"money": p.money})
    if s.round == ROUNDS:
        return found
    mat = s.mat(p)
    printed = mat.base[1] + mat.houses[PIECES[HOUSE] - p.stock[HOUSE]][1] + mat.posts[PIECES[POST] - p.stock[POST]][1]
    rows = [row for row in holdings(p) if row.kind != "bonus"] + [BY_KIND["bonus"][s.space().arg_of[move]]]
    return found + overflow(p, CATALOG, printed, rows)
