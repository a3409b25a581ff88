"""Resource conversion and power sacrifice (AoI p.16): before and after an action, at no other time."""

from typing import Final

from spielwerk.core.play import CONVERTING, SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.age_of_innovation.rules.actions.common import short_of
from spielwerk.games.age_of_innovation.rules.catalog import CONVERSION, SACRIFICE
from spielwerk.games.age_of_innovation.rules.gains import (
    gain_books,
    gain_coins,
    gain_scholars,
    gain_tools,
    pay,
    pay_book,
)
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, GAINED, POWER_TOKENS
from spielwerk.games.terra.rules.gains import pay_power

POWER_TO_SCHOLAR: Final = 0
POWER_TO_BOOK: Final = 1
POWER_TO_TOOL: Final = 5
POWER_TO_COIN: Final = 6
SCHOLAR_TO_TOOL: Final = 7
TOOL_TO_COIN: Final = 8
BOOK_TO_COIN: Final = 9
POWER_PRICE: Final[tuple[int, ...]] = (5, 5, 5, 5, 5, 3, 1)
CONVERSIONS: Final = (
    "power scholar",
    *(f"power book {name}" for name in DISCIPLINES),
    "power tool",
    "power coin",
    "scholar tool",
    "tool coin",
    *(f"book {name} coin" for name in DISCIPLINES),
)


class Convert(Verb[AgeState]):
    """`convert power tool`, `convert book law coin`, …"""

    def __init__(self) -> None:
        super().__init__("convert", len(CONVERSIONS), ("conversion",), CONVERTING)

    def words(self, arg: int) -> str:
        return CONVERSIONS[arg]

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        base = self.base
        if p.bowl3:
            if p.bowl3 >= 5:
                if p.scholar_supply():
                    out.append(base)
                for book in range(POWER_TO_BOOK, POWER_TO_TOOL):
                    out.append(base + book)
            if p.bowl3 >= 3:
                out.append(base + POWER_TO_TOOL)
            out.append(base + POWER_TO_COIN)
        if p.scholars:
            out.append(base + SCHOLAR_TO_TOOL)
        if p.tools:
            out.append(base + TOOL_TO_COIN)
        books = p.books
        for discipline in range(len(DISCIPLINES)):
            if books[discipline]:
                out.append(base + BOOK_TO_COIN + discipline)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        if arg <= POWER_TO_COIN:
            reasons = short_of(p, power=POWER_PRICE[arg])
            if arg == POWER_TO_SCHOLAR and not p.scholar_supply():
                reasons.append(Reason("no-scholars-in-supply"))
            return reasons
        if arg == SCHOLAR_TO_TOOL:
            return short_of(p, scholars=1)
        if arg == TOOL_TO_COIN:
            return short_of(p, tools=1)
        discipline = arg - BOOK_TO_COIN
        if p.books[discipline]:
            return []
        return [Reason(f"too-few-books-{DISCIPLINES[discipline]}", {"needs": 1, "has": 0})]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        s.stack.append(frame)
        if arg <= POWER_TO_COIN:
            pay_power(s, p, POWER_PRICE[arg], CONVERSION)
            if arg == POWER_TO_SCHOLAR:
                gain_scholars(s, p, 1, CONVERSION)
            elif arg == POWER_TO_TOOL:
                gain_tools(s, p, 1, CONVERSION)
            elif arg == POWER_TO_COIN:
                gain_coins(s, p, 1, CONVERSION)
            else:
                gain_books(s, p, arg - POWER_TO_BOOK, 1, CONVERSION)
        elif arg == SCHOLAR_TO_TOOL:
            pay(s, p, 0, 0, 1, CONVERSION)
            gain_tools(s, p, 1, CONVERSION)
        elif arg == TOOL_TO_COIN:
            pay(s, p, 0, 1, 0, CONVERSION)
            gain_coins(s, p, 1, CONVERSION)
        else:
            pay_book(s, p, arg - BOOK_TO_COIN, 1, CONVERSION)
            gain_coins(s, p, 1, CONVERSION)


class Sacrifice(Verb[AgeState]):
    """`sacrifice`: one token of bowl II leaves the game, another moves on to bowl III."""

    def __init__(self) -> None:
        super().__init__("sacrifice", 1, (), CONVERTING)

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        if s.players[frame[SEAT]].bowl2 >= 2:
            out.append(self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        bowl2 = s.players[frame[SEAT]].bowl2
        return [] if bowl2 >= 2 else [Reason("too-few-tokens-in-bowl-2", {"needs": 2, "has": bowl2})]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        s.stack.append(frame)
        p.bowl2 -= 2
        p.bowl3 += 1
        s.tell(GAINED, p.seat, POWER_TOKENS, -1, SACRIFICE)


CONVERT: Final = Convert()
SACRIFICE_POWER: Final = Sacrifice()
