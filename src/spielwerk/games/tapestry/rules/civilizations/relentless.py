"""The Relentless: a token for each turn with buildings; the first advance turn without one pays for all (p.14)."""

from typing import Final

from spielwerk.core.codecs import MANY
from spielwerk.games.tapestry.rules.catalog import NOTHING, Civilization
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.mat import Tokens
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import TURN_ENDED

TOKENS: Final = Tokens("tokens", most=MANY)
TOKEN_POINTS: Final = (0, 1, 3, 6, 10, 15)
TOKEN_REWARDS: Final[list[int]] = [
    NOTHING,
    NOTHING,
    effects(["tapestry"]),
    effects(["tapestry", "any"], "one"),
    effects(["tapestry", "any", "explore"], "one"),
    effects(["tapestry", "any", "explore", "invent"], "one"),
]
"""The Relentless: what one to five tokens bring in addition to points."""


def never_rest(s: TapestryState, p: Player, source: int, times: int) -> None:
    """At the end of an own turn: a token for buildings; an advance turn without any brings the reward of all tokens."""
    if p.done:
        return
    if s.built_now:
        TOKENS.add(p, 1)
    elif not s.income_turn and TOKENS.get(p):
        tokens = min(TOKENS.get(p), len(TOKEN_POINTS) - 1)
        TOKENS.set(p, 0)
        gain_vp(s, p, TOKEN_POINTS[tokens], source)
        run(s, p.seat, TOKEN_REWARDS[tokens], source)


ROW: Final = Civilization(
    "relentless",
    "p.14",
    on={TURN_ENDED: Mechanic("never-rest", never_rest)},
    mat=(TOKENS,),
    box="arts-and-architecture",
)
