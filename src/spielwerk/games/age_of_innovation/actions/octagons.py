"""The orange octagons (AoI p.15), each once a round: power and book actions for all, special actions for the owner."""

from typing import Final

from spielwerk.core.play import Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.age_of_innovation.actions.common import begin_action, short_of
from spielwerk.games.age_of_innovation.catalog import BY_KIND, CATALOG, COMPONENTS, COST, EFFECTS
from spielwerk.games.age_of_innovation.codes import POWER_ACTION, POWER_DISCOUNT
from spielwerk.games.age_of_innovation.frames import PAY_BOOKS, RUN_EFFECT
from spielwerk.games.age_of_innovation.gains import fire, pay_power, run
from spielwerk.games.age_of_innovation.state import AgeState
from spielwerk.games.terra.octagons import PowerActions, SpecialActions

POWER_COST: Final = (3, 3, 4, 4, 4, 6)
BOOK_COST: Final = (1, 2, 2, 1, 2, 3)
MOST_COMPONENTS: Final = 256


class PowerAction(PowerActions[AgeState]):
    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        row = BY_KIND[self.name][arg]
        begin_action(s, frame)
        pay_power(s, p, self.cost(p, arg), COST)
        s.used_power |= 1 << arg
        run(s, p, row.now, row.number)
        fire(s, p, POWER_ACTION)


class BookAction(Verb[AgeState]):
    """`book-action NAME`."""

    def __init__(self) -> None:
        super().__init__("book-action", len(BOOK_COST), ("book-action",))

    def words(self, arg: int) -> str:
        return BY_KIND["book-action"][arg].name

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return sorted(s.book_actions)

    def offer(self, s: AgeState, frame: Frame, out: list[int]) -> None:
        p = s.players[frame[1]]
        books = sum(p.books)
        if not books:
            return
        for action in s.book_actions:
            if (
                books >= BOOK_COST[action]
                and not s.used_book >> action & 1
                and EFFECTS[BY_KIND["book-action"][action].now].possible(s, p.seat)
            ):
                out.append(self.base + action)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[1]]
        reasons = [Reason("used-this-round")] if s.used_book >> arg & 1 else []
        reasons += short_of(p, books=BOOK_COST[arg])
        if not EFFECTS[BY_KIND["book-action"][arg].now].possible(s, p.seat):
            reasons.append(Reason("of-no-use"))
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        row = BY_KIND["book-action"][arg]
        begin_action(s, frame)
        s.used_book |= 1 << arg
        s.ask(RUN_EFFECT, frame[1], row.number, row.now, 1)
        s.ask(PAY_BOOKS, frame[1], COST, BOOK_COST[arg])


class SpecialAction(SpecialActions[AgeState]):
    """The special action of a palace, innovation, competency, round bonus or faction."""

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        begin_action(s, frame)
        p.used.append(arg)
        run(s, p, COMPONENTS[arg].special, arg)


POWER_ACTIONS: Final = PowerAction(CATALOG, POWER_COST, POWER_DISCOUNT, "too-few-power")
BOOK_ACTIONS: Final = BookAction()
SPECIAL_ACTIONS: Final = SpecialAction(CATALOG, MOST_COMPONENTS, {}, "too-few-power")
