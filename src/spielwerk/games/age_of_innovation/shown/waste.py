"""What passing leaves unused (AoI p.17)."""

from spielwerk.core.state import Message
from spielwerk.games.age_of_innovation.rules.actions.passing import PASS_TURN
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.rules.holdings import holdings
from spielwerk.games.age_of_innovation.rules.planning import GUILD_POWER
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import GUILD, PIECES, ROUNDS
from spielwerk.games.terra.shown.waste import overflow, passes, unused


def waste(s: AgeState, move: int) -> list[Message]:
    if not passes(s, move):
        return []
    p = s.players[s.seat]
    found = unused(s, {"coins": p.coins, "tools": p.tools, "scholars": p.scholars})
    if s.round == ROUNDS:
        return found
    bonus = s.space().arg_of[move]
    rows = [row for row in holdings(s, p) if row.kind != "bonus"]
    if bonus != PASS_TURN.without_bonus:
        rows.append(BY_KIND["bonus"][bonus])
    return found + overflow(p, CATALOG, GUILD_POWER[PIECES[GUILD] - p.stock[GUILD]], rows)
