"""The orange octagons (AoI p.15), each once a round: power and book actions for all, special actions for the owner."""

from typing import Final

from spielwerk.core.play import SEAT, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.games.age_of_innovation.rules.actions.common import begin_action, short_of
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG, COMPONENTS, COST, EFFECTS
from spielwerk.games.age_of_innovation.rules.frames import PAY_BOOKS, RUN_EFFECT
from spielwerk.games.age_of_innovation.rules.gains import fire
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import POWER_ACTION, POWER_DISCOUNT
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra.rules.gains import run
from spielwerk.games.terra.rules.octagons import PowerActions, SpecialActions


class PowerAction(PowerActions[AgeState]):
    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        self.use(s, p, arg)
        fire(s, p, POWER_ACTION)


class BookAction(ComponentVerb[AgeState]):
    """`book-action NAME`."""

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return sorted(s.book_actions)

    def offer(self, s: AgeState, frame: Frame, out: list[int]) -> None:
        p = s.players[frame[SEAT]]
        books = sum(p.books)
        if not books:
            return
        for action in s.book_actions:
            if (
                books >= self.rows[action].cost
                and not s.used_book >> action & 1
                and EFFECTS[self.rows[action].now].possible(s, p.seat)
            ):
                out.append(self.base + action)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        reasons = [Reason("used-this-round")] if s.used_book >> arg & 1 else []
        reasons += short_of(p, books=self.rows[arg].cost)
        if not EFFECTS[self.rows[arg].now].possible(s, p.seat):
            reasons.append(Reason("of-no-use"))
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        row = self.rows[arg]
        begin_action(s, frame)
        s.used_book |= 1 << arg
        seat = frame[SEAT]
        s.ask_in_order([frame_of(PAY_BOOKS, seat, COST, row.cost), frame_of(RUN_EFFECT, seat, row.number, row.now, 1)])


class SpecialAction(SpecialActions[AgeState]):
    """The special action of a palace, innovation, competency, round bonus or faction."""

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        p.used.append(arg)
        run(s, p, COMPONENTS[arg].special, arg)


POWER_ACTIONS: Final = PowerAction(CATALOG, POWER_DISCOUNT, "too-few-power", COST)
BOOK_ACTIONS: Final = BookAction(CATALOG, "book-action", "book-action")
SPECIAL_ACTIONS: Final = SpecialAction(CATALOG, "too-few-power")
