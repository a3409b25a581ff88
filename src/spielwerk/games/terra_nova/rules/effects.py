"""What components do, as typed values. An effect kind names a mechanic, never a tile."""

from collections.abc import Sequence

from spielwerk.core.play import Clause, Effect
from spielwerk.games.terra.rules.effects import PointsByRows, PointsForEach, Several
from spielwerk.games.terra.rules.gains import gain_power, gain_vp
from spielwerk.games.terra_nova.rules.actions.make_habitable import FULL_ACTION, NEXT_DOOR, can_dig
from spielwerk.games.terra_nova.rules.actions.place import can_place
from spielwerk.games.terra_nova.rules.actions.shipping import can_sail, shipping_step
from spielwerk.games.terra_nova.rules.actions.upgrade import can_raise_post
from spielwerk.games.terra_nova.rules.catalog import CATALOG
from spielwerk.games.terra_nova.rules.counting import NovaCount
from spielwerk.games.terra_nova.rules.frames import (
    BRIDGE,
    DIG,
    FREE_POST,
    PLACE,
    PLACE_EDGE,
    PLACE_HOME_ANYWHERE,
    PLACE_POST_IN_REACH,
)
from spielwerk.games.terra_nova.rules.gains import gain_money
from spielwerk.games.terra_nova.rules.state import NovaState


class NovaEffect(Effect[NovaState]):
    """An effect numbered in this game's own table."""

    def __init__(self) -> None:
        super().__init__(CATALOG.enter(self))


class Gain(NovaEffect):
    """Money, power and points, at once."""

    def __init__(self, *, money: int = 0, power: int = 0, vp: int = 0) -> None:
        super().__init__()
        self.money = money
        self.power = power
        self.vp = vp

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        p = s.players[seat]
        if self.money:
            gain_money(s, p, self.money * times, source)
        if self.power:
            gain_power(s, p, self.power * times, source)
        if self.vp:
            gain_vp(s, p, self.vp * times, source)

    def clauses(self) -> list[Clause]:
        amounts = (("money", self.money), ("power", self.power), ("vp", self.vp))
        return [(f"gain-{name}", {"n": amount}) for name, amount in amounts if amount]


class ByPlayers(NovaEffect):
    """One gain for two players, another for more (TN p.12)."""

    def __init__(self, two: Gain, more: Gain) -> None:
        super().__init__()
        self.two = two
        self.more = more

    def within(self) -> Sequence[Effect[NovaState]]:
        return (self.two, self.more)

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        (self.two if len(s.players) == 2 else self.more).run(s, seat, source, times)

    def clauses(self) -> list[Clause]:
        name, facts = self.two.clauses()[0]
        return [(f"{name}-by-players", {"two": facts["n"], "more": self.more.clauses()[0][1]["n"]})]


class PointsPer(PointsForEach[NovaState]):
    """Points for each thing of a kind."""

    def __init__(self, what: NovaCount, points: int) -> None:
        super().__init__(CATALOG, what, points)


class PowerPer(NovaEffect):
    """Power for each thing of a kind."""

    def __init__(self, what: NovaCount, power: int) -> None:
        super().__init__()
        self.what = what
        self.power = power

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        p = s.players[seat]
        gain_power(s, p, self.power * self.what.of(s, p), source)

    def clauses(self) -> list[Clause]:
        return [(f"power-per-{self.what.name}", {"n": self.power})]


class PointsByTable(PointsByRows[NovaState]):
    """Points by how many there are, as the component's table prints them."""

    def __init__(self, what: NovaCount, *rows: tuple[int, int]) -> None:
        super().__init__(CATALOG, what, rows)


class Spades(NovaEffect):
    """The action Make habitable and build with free spades (TN p.8)."""

    def __init__(self, n: int, *, flags: int = FULL_ACTION) -> None:
        super().__init__()
        self.n = n
        self.flags = flags

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        s.ask(DIG, seat, source, self.n, self.flags)

    def possible(self, s: NovaState, seat: int) -> bool:
        return can_dig(s, s.players[seat], self.n, self.flags)

    def clauses(self) -> list[Clause]:
        if self.flags & NEXT_DOOR:
            return [("transform-next-door", {})]
        return [("spades" if self.flags == FULL_ACTION else "spades-for-two", {"n": self.n})]


class Bridge(NovaEffect):
    """A bridge without cost (TN p.8)."""

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        s.ask(BRIDGE, seat, source)

    def possible(self, s: NovaState, seat: int) -> bool:
        p = s.players[seat]
        return p.bridge_supply() > 0 and s.board.any_touched(s.board.sites, p.buildings, s.bridged)

    def clauses(self) -> list[Clause]:
        return [("bridge", {})]


class Shipping(NovaEffect):
    """A free step on the shipping track with its usual points."""

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        shipping_step(s, s.players[seat], source)

    def possible(self, s: NovaState, seat: int) -> bool:
        return can_sail(s, s.players[seat])

    def clauses(self) -> list[Clause]:
        return [("shipping", {})]


class PlaceFree(NovaEffect):
    """A free building on a space of a certain kind."""

    def __init__(self, how: int) -> None:
        super().__init__()
        self.how = how

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        if can_place(s, s.players[seat], self.how):
            s.ask(PLACE, seat, source, self.how)

    def possible(self, s: NovaState, seat: int) -> bool:
        return can_place(s, s.players[seat], self.how)

    def clauses(self) -> list[Clause]:
        names = {
            PLACE_HOME_ANYWHERE: "house-anywhere",
            PLACE_EDGE: "house-at-edge",
            PLACE_POST_IN_REACH: "post-in-reach",
        }
        return [(names[self.how], {})]


class RaisePost(NovaEffect):
    """A house becomes a trading post without cost."""

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        s.ask(FREE_POST, seat, source)

    def possible(self, s: NovaState, seat: int) -> bool:
        return can_raise_post(s.players[seat])

    def clauses(self) -> list[Clause]:
        return [("raise-post", {})]


class Both(Several[NovaState]):
    """Several effects without questions, one after the other."""

    def __init__(self, *parts: Effect[NovaState]) -> None:
        super().__init__(CATALOG, parts)

    def run(self, s: NovaState, seat: int, source: int, times: int) -> None:
        for part in self.parts:
            part.run(s, seat, source, times)
