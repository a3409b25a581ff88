"""Where the automatic opponents sit and start, and how long they play."""

from typing import Final

from spielwerk.games.tapestry.rules.map.outposts import settle_start
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import LAST_INCOME

PERSON_STARTS: Final = 2
AUTOMA_STARTS: Final = 3
"""Basic capitals whose start territories the two use, whatever capital the person has."""


def settle_automa(s: TapestryState) -> None:
    """Two outposts of the Automa; the Shadow Empire has none on the map."""
    if s.automa.seat != NONE:
        p = s.players[s.automa.seat]
        p.start = s.board.start[AUTOMA_STARTS]
        settle_start(s, p)


def takes_turns(s: TapestryState, seat: int) -> bool:
    """Whether the seat draws cards now: the Automa up to its last income turn, the Shadow Empire alone as long as
    anybody plays."""
    a = s.automa
    if seat != a.first():
        return False
    return s.players[seat].era < LAST_INCOME if a.seat != NONE else any(not p.done for p in s.players)


def gains_only_by_own_rules(p: Player) -> None:
    """For other players' effects the automatic opponents count as finished players: they gain nothing from them."""
    p.done = 1
