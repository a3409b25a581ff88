"""What components do, as typed values. An effect kind names a mechanic, never a tile."""

from spielwerk.core.play import Clause, Effect, frame_of
from spielwerk.games.age_of_innovation.rules.actions.bridge import bridge_sites
from spielwerk.games.age_of_innovation.rules.actions.dig import (
    AS_ACTION,
    SETUP_SPADES_OF_TILE,
    WORKSHOP_FREE_ANYWHERE,
    can_dig,
)
from spielwerk.games.age_of_innovation.rules.actions.tracks import shipping_step, terraforming_step
from spielwerk.games.age_of_innovation.rules.actions.upgrade import can_downgrade, can_raise_guild
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG
from spielwerk.games.age_of_innovation.rules.counting import AgeCount
from spielwerk.games.age_of_innovation.rules.frames import (
    BOOK,
    BRIDGE,
    DIG,
    DOWNGRADE,
    FREE_GUILD,
    PLACE,
    PLACE_ANYWHERE,
    PLACE_NEUTRAL,
    REWARD_ORDER,
    RUN_EFFECT,
    STEP,
    TAKE_CITY,
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
from spielwerk.games.age_of_innovation.rules.words import BUILDINGS, DISCIPLINES, GUILD, SETUP
from spielwerk.games.terra.rules.effects import PointsByRows, PointsForEach
from spielwerk.games.terra.rules.gains import gain_power, gain_vp


class AgeEffect(Effect[AgeState]):
    """An effect with a number of this game's own table."""

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
    """Points that depend on how many play: for two, three, four and five."""

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

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask_in_order([frame_of(RUN_EFFECT, seat, source, part.number, times) for part in self.parts])

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


class Spades(AgeEffect):
    """The action Terraform and Build with free spades (AoI p.11)."""

    def __init__(self, n: int, *, flags: int = AS_ACTION) -> None:
        super().__init__()
        self.n = n
        self.flags = flags

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        if s.phase == SETUP:
            # Everybody's spades of the set-up are used together, in turn order and without building (AoI p.20).
            s.waiting.append((DIG, seat, source, self.n * times, SETUP_SPADES_OF_TILE))
        elif times:
            s.ask(DIG, seat, source, self.n * times, self.flags)

    def possible(self, s: AgeState, seat: int) -> bool:
        return can_dig(s, s.players[seat], self.n, self.flags)

    def clauses(self) -> list[Clause]:
        if self.flags & WORKSHOP_FREE_ANYWHERE:
            return [("spades-and-free-workshop", {"n": self.n})]
        return [("terraform-and-build" if self.flags == AS_ACTION else "spades", {"n": self.n})]


class Bridge(AgeEffect):
    """Bridges without cost (AoI p.23)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        for _ in range(self.n):
            s.ask(BRIDGE, seat, source)

    def possible(self, s: AgeState, seat: int) -> bool:
        return len(bridge_sites(s, s.players[seat], False)) > 0

    def clauses(self) -> list[Clause]:
        return [("bridges", {"n": self.n})]


class TakeCompetency(AgeEffect):
    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(TAKE_COMPETENCY, seat, source)

    def clauses(self) -> list[Clause]:
        return [("competency", {})]


class TakeCityTile(AgeEffect):
    """A city tile without a city on the map."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(TAKE_CITY, seat, source)

    def clauses(self) -> list[Clause]:
        return [("city-tile", {})]


class PlaceNeutral(AgeEffect):
    """A neutral building, placed at once or never (AoI p.9)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(PLACE, seat, source, 1 << self.kind, PLACE_NEUTRAL)

    def clauses(self) -> list[Clause]:
        return [(f"neutral-{BUILDINGS[self.kind]}", {})]


class PlaceGuildAnywhere(AgeEffect):
    """A guild of the planning board on any free native space, in reach or not (AoI p.22)."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        if s.players[seat].stock[GUILD]:
            s.ask(PLACE, seat, source, 1 << GUILD, PLACE_ANYWHERE)

    def clauses(self) -> list[Clause]:
        return [("guild-anywhere", {})]


class RaiseGuild(AgeEffect):
    """A workshop becomes a guild without cost."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(FREE_GUILD, seat, source)

    def possible(self, s: AgeState, seat: int) -> bool:
        return can_raise_guild(s.players[seat])

    def clauses(self) -> list[Clause]:
        return [("raise-guild", {})]


class Downgrade(AgeEffect):
    """A school becomes a guild again, which counts as building it (AoI p.22)."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(DOWNGRADE, seat, source)

    def possible(self, s: AgeState, seat: int) -> bool:
        return can_downgrade(s.players[seat])

    def clauses(self) -> list[Clause]:
        return [("downgrade", {})]


class Tracks(AgeEffect):
    """Free steps on the shipping and terraforming tracks, with their usual rewards; none past the top."""

    def __init__(self, *, shipping: int = 0, terraforming: int = 0) -> None:
        super().__init__()
        self.shipping = shipping
        self.terraforming = terraforming

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        p = s.players[seat]
        for _ in range(self.terraforming):
            terraforming_step(s, p)
        for _ in range(self.shipping):
            shipping_step(s, p)

    def clauses(self) -> list[Clause]:
        amounts = (("shipping", self.shipping), ("terraforming", self.terraforming))
        return [(f"track-{name}", {"n": n}) for name, n in amounts if n]


class AnotherAction(AgeEffect):
    """One more action in the same turn."""

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.stack.pop()  # the question that would have closed the turn
        s.ask(TURN, seat, source, 1)

    def clauses(self) -> list[Clause]:
        return [("another-action", {})]


class Both(AgeEffect):
    """Several effects, one after the other."""

    def __init__(self, *parts: Effect[AgeState]) -> None:
        super().__init__()
        self.parts = parts

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask_in_order([frame_of(RUN_EFFECT, seat, source, part.number, times) for part in self.parts])

    def possible(self, s: AgeState, seat: int) -> bool:
        for part in self.parts:
            if not part.possible(s, seat):
                return False
        return True

    def clauses(self) -> list[Clause]:
        return [clause for part in self.parts for clause in part.clauses()]


class AnyOrder(AgeEffect):
    """Several effects in an order of the player's choice, each finished before the next (AoI p.22)."""

    def __init__(self, *parts: Effect[AgeState]) -> None:
        super().__init__()
        self.parts = parts

    def run(self, s: AgeState, seat: int, source: int, times: int) -> None:
        s.ask(REWARD_ORDER, seat, source, (1 << len(self.parts)) - 1, self.number)

    def clauses(self) -> list[Clause]:
        return [("any-order", {}), *[clause for part in self.parts for clause in part.clauses()]]
