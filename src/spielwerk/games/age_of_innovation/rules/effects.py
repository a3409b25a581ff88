"""What components do, as typed values. An effect kind names a mechanic, never a tile.

Here are effects on the player's goods; effects on the map are in map_effects.py.
"""

from collections.abc import Sequence

from spielwerk.core.play import Clause, Effect
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG
from spielwerk.games.age_of_innovation.rules.counting import AgeCount
from spielwerk.games.age_of_innovation.rules.frames import (
    BOOK,
    REWARD_ORDER,
    RUN_EFFECT,
    STEP,
    TAKE_COMPETENCY,
    TURN,
)
from spielwerk.games.age_of_innovation.rules.gains import (
    gain_annexes,
    gain_coins,
    gain_power_tokens,
    gain_scholars,
    gain_tools,
)
from spielwerk.games.age_of_innovation.rules.science import climb
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES
from spielwerk.games.terra.rules.effects import PointsByRows, PointsForEach, Several
from spielwerk.games.terra.rules.gains import gain_power, gain_vp


class AgeEffect(Effect[AgeState]):
    """An effect numbered in this game's own table."""

    def __init__(self) -> None:
        super().__init__(CATALOG.enter(self))


class Gain(AgeEffect):
    """Resources and points, at once."""

    def __init__(
        self,
        *,
        coins: int = 0,
        tools: int = 0,
        scholars: int = 0,
        power: int = 0,
        vp: int = 0,
        power_tokens: int = 0,
        annexes: int = 0,
    ) -> None:
        super().__init__()
        self.coins = coins
        self.tools = tools
        self.scholars = scholars
        self.power = power
        self.vp = vp
        self.power_tokens = power_tokens
        self.annexes = annexes

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        p = s.players[seat]
        if self.coins:
            gain_coins(s, p, self.coins * times, source)
        if self.tools:
            gain_tools(s, p, self.tools * times, source)
        if self.scholars:
            gain_scholars(s, p, self.scholars * times, source)
        if self.power_tokens:
            gain_power_tokens(s, p, self.power_tokens * times, source)
        if self.power:
            gain_power(s, p, self.power * times, source)
        if self.annexes:
            gain_annexes(s, p, self.annexes * times, source)
        if self.vp:
            gain_vp(s, p, self.vp * times, source)

    def clauses(self) -> list[Clause]:
        amounts = (
            ("coins", self.coins),
            ("tools", self.tools),
            ("scholars", self.scholars),
            ("power-tokens", self.power_tokens),
            ("power", self.power),
            ("annexes", self.annexes),
            ("vp", self.vp),
        )
        return [(f"gain-{name}", {"n": amount}) for name, amount in amounts if amount]


class PointsByPlayers(AgeEffect):
    """Points by number of players: for two, three, four and five."""

    def __init__(self, two: int, three: int, four: int, five: int) -> None:
        super().__init__()
        self.points = (two, three, four, five)

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        gain_vp(s, s.players[seat], self.points[len(s.players) - 2] * times, source)

    def clauses(self) -> list[Clause]:
        two, three, four, five = self.points
        return [("points-by-players", {"two": two, "three": three, "four": four, "five": five})]


class PointsPer(PointsForEach[AgeState]):
    """Points for each thing of a kind."""

    def __init__(self, what: AgeCount, points: int) -> None:
        super().__init__(CATALOG, what, points)


class PointsByTable(PointsByRows[AgeState]):
    """Points by how many there are, as the component's table prints them."""

    def __init__(self, what: AgeCount, *rows: tuple[int, int]) -> None:
        super().__init__(CATALOG, what, rows)


class Books(AgeEffect):
    """Books of the player's choice."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        if times:
            s.ask(BOOK, seat, source, self.n * times)

    def clauses(self) -> list[Clause]:
        return [("books", {"n": self.n})]


class Steps(AgeEffect):
    """`n` choices of a discipline with `each` steps in it."""

    def __init__(self, n: int, each: int = 1) -> None:
        super().__init__()
        self.n = n
        self.each = each

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        if times:
            s.ask(STEP, seat, source, self.n * times, self.each)

    def clauses(self) -> list[Clause]:
        return [("steps", {"n": self.n})] if self.each == 1 else [("steps-in-one", {"n": self.each})]


class StepsPer(AgeEffect):
    """A free step for each thing of a kind."""

    def __init__(self, what: AgeCount) -> None:
        super().__init__()
        self.what = what

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        n = self.what.of(s, s.players[seat])
        if n:
            s.ask(STEP, seat, source, n, 1)

    def clauses(self) -> list[Clause]:
        return [(f"steps-per-{self.what.name}", {})]


class StepsIn(AgeEffect):
    """Steps in given disciplines, from left to right."""

    def __init__(self, banking: int = 0, law: int = 0, engineering: int = 0, medicine: int = 0) -> None:
        super().__init__()
        self.steps = (banking, law, engineering, medicine)
        self.parts = [OneDiscipline(discipline, n) for discipline, n in enumerate(self.steps) if n]

    def within(self) -> Sequence[Effect[AgeState]]:
        return self.parts

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask_in_order([(RUN_EFFECT, seat, source, part.number, times) for part in self.parts])

    def clauses(self) -> list[Clause]:
        if self.steps == (1, 1, 1, 1):
            return [("step-in-each", {})]
        return [clause for part in self.parts for clause in part.clauses()]


class OneDiscipline(AgeEffect):
    """Steps in one given discipline."""

    def __init__(self, discipline: int, n: int) -> None:
        super().__init__()
        self.discipline = discipline
        self.n = n

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        climb(s, s.players[seat], self.discipline, self.n * times, source)

    def clauses(self) -> list[Clause]:
        return [(f"steps-{DISCIPLINES[self.discipline]}", {"n": self.n})]


class TakeCompetency(AgeEffect):
    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(TAKE_COMPETENCY, seat, source)

    def clauses(self) -> list[Clause]:
        return [("competency", {})]


class AnotherAction(AgeEffect):
    """One more action in the same turn."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.stack.pop()  # the question that would have closed the turn
        s.ask(TURN, seat, source, 1)

    def clauses(self) -> list[Clause]:
        return [("another-action", {})]


class Both(Several[AgeState]):
    """Several effects, one after the other."""

    def __init__(self, *parts: Effect[AgeState]) -> None:
        super().__init__(CATALOG, parts)

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask_in_order([(RUN_EFFECT, seat, source, part.number, times) for part in self.parts])

    def possible(self, s: AgeState, seat: int) -> bool:
        for part in self.parts:
            if not part.possible(s, seat):
                return False
        return True


class AnyOrder(Several[AgeState]):
    """Several effects in an order of the player's choice, each finished before the next (AoI p.22)."""

    def __init__(self, *parts: Effect[AgeState]) -> None:
        super().__init__(CATALOG, parts)

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(REWARD_ORDER, seat, source, (1 << len(self.parts)) - 1, self.number)

    def clauses(self) -> list[Clause]:
        return [("any-order", {}), *super().clauses()]
