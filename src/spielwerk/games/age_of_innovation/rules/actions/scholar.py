"""Send a scholar (AoI p.15): to a space of the science display for good, or back to the supply for one step."""

from typing import Final

from spielwerk.core.play import SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import replaced
from spielwerk.games.age_of_innovation.rules.actions.common import DisciplineVerb, begin_action, short_of
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, COST
from spielwerk.games.age_of_innovation.rules.gains import fire, pay
from spielwerk.games.age_of_innovation.rules.science import climb
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, SCHOLAR_SPACES, SEND_SCHOLAR


def free_space(s: AgeState, discipline: int, steps: int) -> int:
    """A free space worth that many steps, or NONE: the first of a discipline is worth three, the others two."""
    first = discipline * SCHOLAR_SPACES
    sent = s.scholars_sent
    if steps == 3:
        return first if sent[first] == NONE else NONE
    for space in range(first + 1, first + SCHOLAR_SPACES):
        if sent[space] == NONE:
            return space
    return NONE


class SendScholar(Verb[AgeState]):
    """`send scholar DISCIPLINE 3|2`."""

    def __init__(self) -> None:
        super().__init__("send scholar", 8, ("discipline", "n"))

    def words(self, arg: int) -> str:
        return f"{DISCIPLINES[arg // 2]} {3 - arg % 2}"

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        if s.players[frame[SEAT]].scholars:
            for arg in range(8):
                if free_space(s, arg // 2, 3 - arg % 2) != NONE:
                    out.append(self.base + arg)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        reasons = short_of(s.players[frame[SEAT]], scholars=1)
        if free_space(s, arg // 2, 3 - arg % 2) == NONE:
            reasons.append(Reason("no-free-space", {"discipline": DISCIPLINES[arg // 2], "steps": 3 - arg % 2}))
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        discipline, steps = arg // 2, 3 - arg % 2
        begin_action(s, frame)
        pay(s, p, 0, 0, 1, COST)
        p.sent += 1
        s.scholars_sent = replaced(s.scholars_sent, free_space(s, discipline, steps), p.seat)
        climb(s, p, discipline, steps, BY_KIND["discipline"][discipline].number)
        fire(s, p, SEND_SCHOLAR)


class ReturnScholar(DisciplineVerb):
    """`return scholar DISCIPLINE`: one step, and the scholar can be gained again."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        if s.players[frame[SEAT]].scholars:
            for discipline in range(len(DISCIPLINES)):
                out.append(self.base + discipline)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return short_of(s.players[frame[SEAT]], scholars=1)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        pay(s, p, 0, 0, 1, COST)
        climb(s, p, arg, 1, BY_KIND["discipline"][arg].number)
        fire(s, p, SEND_SCHOLAR)


SEND: Final = SendScholar()
RETURN: Final = ReturnScholar("return scholar")
