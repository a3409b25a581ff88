"""Small choices that effects ask for: books, steps, keys, tiles, the order of rewards."""

from typing import Final

from spielwerk.core.play import DECLINING, SEAT, A, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import added, followed, without
from spielwerk.games.age_of_innovation.rules.actions.common import DisciplineVerb
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG, COST, EFFECTS
from spielwerk.games.age_of_innovation.rules.effects import AnyOrder
from spielwerk.games.age_of_innovation.rules.frames import (
    BOOK,
    CHECK_ALL_CITIES,
    PAY_BOOKS,
    REWARD_ORDER,
    RUN_EFFECT,
    STEP,
)
from spielwerk.games.age_of_innovation.rules.gains import gain_books, pay_book
from spielwerk.games.age_of_innovation.rules.holdings import faction_row, refresh
from spielwerk.games.age_of_innovation.rules.science import can_step, climb, competency_place, step_up
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import (
    CITY_POWER_DISCOUNT,
    COMPETENCY_BOOKS,
    DISCIPLINES,
    GAINED,
    KEYS,
    LOST,
    LOST_STEPS,
    TOOK,
)
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra.rules.gains import run
from spielwerk.games.terra.rules.verbs import SingleAnswer

FOUR: Final = len(DISCIPLINES)
REWARDS: Final = ("spades", "bridges", "books")


class TakeBook(DisciplineVerb):
    """`book DISCIPLINE`: one book of the player's choice."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        for discipline in range(FOUR):
            out.append(self.base + discipline)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return []

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        _, seat, source, books, _ = frame
        gain_books(s, s.players[seat], arg, 1, source)
        if books > 1:
            s.ask(BOOK, seat, source, books - 1)


class PayBook(DisciplineVerb):
    """`pay DISCIPLINE`: one book where any will do."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        books = s.players[frame[SEAT]].books
        for discipline in range(FOUR):
            if books[discipline]:
                out.append(self.base + discipline)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        if s.players[frame[SEAT]].books[arg]:
            return []
        return [Reason(f"too-few-books-{DISCIPLINES[arg]}", {"needs": 1, "has": 0})]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        _, seat, source, books, _ = frame
        pay_book(s, s.players[seat], arg, 1, source)
        if books > 1:
            s.ask(PAY_BOOKS, seat, source, books - 1)


class TakeStep(DisciplineVerb):
    """`step DISCIPLINE`: where to climb; disciplines in which no step is possible are left out."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        for discipline in range(FOUR):
            if can_step(s, p, discipline):
                out.append(self.base + discipline)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        if can_step(s, p, arg):
            return []
        return [Reason("no-step-possible", {"discipline": DISCIPLINES[arg], "level": p.level[arg]})]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        _, seat, source, choices, steps = frame
        if choices > 1:
            s.ask(STEP, seat, source, choices - 1, steps)
        climb(s, s.players[seat], arg, steps, source)


class UseKey(SingleAnswer[AgeState]):
    """`use-key`: turn a city key over and go on to level 8 (AoI p.10)."""

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        _, seat, source, discipline, steps = frame
        p = s.players[seat]
        p.keys -= 1
        s.tell(GAINED, seat, KEYS, -1, COST)
        step_up(s, p, discipline, source)
        climb(s, p, discipline, steps - 1, source)


class KeepKey(SingleAnswer[AgeState]):
    """`keep-key`: the steps to level 8 and beyond lapse."""

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        _, seat, source, _, steps = frame
        s.tell(LOST, seat, LOST_STEPS, steps, source)


class TakePalace(ComponentVerb[AgeState]):
    """`take-palace N`: chosen when the palace is built (AoI p.13); drafted ones are there already."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if p.palace >= 0:
            out.append(self.base + p.palace)
        else:
            for palace in s.palaces:
                out.append(self.base + palace)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        if (arg == p.palace) if p.palace >= 0 else (arg in s.palaces):
            return []
        return self.not_available(arg)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        row = self.rows[arg]
        if arg in s.palaces:
            s.palaces = without(s.palaces, arg)
        p.palace = arg
        refresh(s, p)
        s.tell(TOOK, p.seat, row.number, 0, row.number)
        if p.held.passive[CITY_POWER_DISCOUNT]:
            s.ask(CHECK_ALL_CITIES, p.seat, row.number)
        run(s, p, row.now, row.number)


class TakeCompetency(ComponentVerb[AgeState]):
    """`take-competency NAME`: with the steps and books of its place on the display (AoI p.13)."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        owned = s.players[frame[SEAT]].competencies
        stock = s.competency_stock
        for tile in range(self.size):
            if stock[tile] and tile not in owned:
                out.append(self.base + tile)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        if arg in s.players[frame[SEAT]].competencies:
            return [Reason("owned-already", {"tile": self.rows[arg].title()})]
        return [] if s.competency_stock[arg] else self.not_available(arg)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        row = self.rows[arg]
        s.competency_stock = added(s.competency_stock, arg, -1)
        p.competencies = followed(p.competencies, arg)
        refresh(s, p)
        s.tell(TOOK, p.seat, row.number, 0, row.number)
        discipline, steps, books = competency_place(s.competency_place[arg])
        run(s, p, row.now, row.number)
        if books:
            gain_books(s, p, discipline, books, row.number)
        if p.held.passive[COMPETENCY_BOOKS]:
            gain_books(s, p, discipline, p.held.passive[COMPETENCY_BOOKS], faction_row(s, p.faction).number)
        climb(s, p, discipline, steps, row.number)


class ChooseReward(Verb[AgeState]):
    """`first N`: which of several rewards comes next (AoI p.22)."""

    def __init__(self) -> None:
        super().__init__("first", len(REWARDS), ("reward",))

    def words(self, arg: int) -> str:
        return REWARDS[arg]

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        for part in range(len(REWARDS)):
            if frame[A] >> part & 1:
                out.append(self.base + part)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if frame[A] >> arg & 1 else [Reason("reward-taken")]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        _, seat, source, rewards, effect = frame
        left = rewards & ~(1 << arg)
        if left:
            s.ask(REWARD_ORDER, seat, source, left, effect)
        in_any_order = EFFECTS[effect]
        assert isinstance(in_any_order, AnyOrder)
        s.ask(RUN_EFFECT, seat, source, in_any_order.parts[arg].number, 1)


TAKE_BOOK: Final = TakeBook("book")
PAY_BOOK: Final = PayBook("pay")
TAKE_STEP: Final = TakeStep("step")
USE_CITY_KEY: Final = UseKey("use-key")
KEEP_CITY_KEY: Final = KeepKey("keep-key", DECLINING)
TAKE_PALACE_TILE: Final = TakePalace(CATALOG, "take-palace", "palace")
TAKE_COMPETENCY_TILE: Final = TakeCompetency(CATALOG, "take-competency", "competency")
CHOOSE_REWARD: Final = ChooseReward()
