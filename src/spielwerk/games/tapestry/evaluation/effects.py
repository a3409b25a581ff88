"""The worth of each effect, by what it can do for a seat now."""

from math import fsum
from typing import Any, Final

from spielwerk.core.play import Effect
from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.evaluation.standing import Standing
from spielwerk.games.tapestry.rules.arts.masterpieces import showable, usable
from spielwerk.games.tapestry.rules.cards.own_effects import OwnEffect
from spielwerk.games.tapestry.rules.cards.reserving import ReserveBuilding
from spielwerk.games.tapestry.rules.counting import count
from spielwerk.games.tapestry.rules.effects.arts import (
    Bought,
    CreateMasterpiece,
    InspireRow,
    PresentMasterpiece,
    Purchase,
    Showcase,
)
from spielwerk.games.tapestry.rules.effects.kinds import (
    Advance,
    AnyOrder,
    Build,
    Conquer,
    Draw,
    Explore,
    ExploreSpace,
    Gain,
    GainAny,
    InOrder,
    Invent,
    Landmark,
    OneOf,
    PlayCard,
    Points,
    Regress,
    Repeat,
    Research,
    Score,
    Upgrade,
    UseTech,
)
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, Mechanic


class Worth:
    """The worth of one effect."""

    def of(self, look: Standing) -> float:
        raise NotImplementedError


class Fixed(Worth):
    def __init__(self, points: float) -> None:
        self.points = points

    def of(self, look: Standing) -> float:
        return self.points


class Resources(Worth):
    def __init__(self, n: float) -> None:
        self.n = n

    def of(self, look: Standing) -> float:
        return self.n * look.resource


class Scoring(Worth):
    def __init__(self, what: int, each: float) -> None:
        self.what = what
        self.each = each

    def of(self, look: Standing) -> float:
        return self.each * count(look.s, look.p, self.what)


class Building(Worth):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def of(self, look: Standing) -> float:
        return look.building[self.kind]


class TapestryCards(Worth):
    def __init__(self, n: float) -> None:
        self.n = n

    def of(self, look: Standing) -> float:
        return self.n * look.card


class Tiles(Worth):
    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, look: Standing) -> float:
        return self.n * look.tile


class Exploration(Worth):
    def __init__(self, how: int) -> None:
        self.how = how

    def of(self, look: Standing) -> float:
        return look.explore(self.how, len(look.p.tiles))


class Conquest(Worth):
    def __init__(self, how: int) -> None:
        self.how = how

    def of(self, look: Standing) -> float:
        return look.conquer(self.how)


class Inventions(Worth):
    def __init__(self, n: float) -> None:
        self.n = n

    def of(self, look: Standing) -> float:
        return self.n * look.invention


class GainedLandmark(Worth):
    def __init__(self, landmark: int) -> None:
        self.landmark = landmark

    def of(self, look: Standing) -> float:
        return look.landmark(self.landmark)


class OfTechs(Worth):
    """Effects that depend on the seat's tech cards."""


class BestUpgrade(OfTechs):
    def of(self, look: Standing) -> float:
        return look.upgrade()


class UsedAgain(OfTechs):
    def __init__(self, square: bool) -> None:
        self.square = square

    def of(self, look: Standing) -> float:
        return look.used(self.square)


class Creation(Worth):
    def of(self, look: Standing) -> float:
        return look.creation()


class Presentation(Worth):
    """Own masterpieces, or neighbours' as well."""

    def __init__(self, n: int, all_round: bool) -> None:
        self.n = n
        self.all_round = all_round

    def of(self, look: Standing) -> float:
        return look.presented(showable(look.s, look.p) if self.all_round else usable(look.s, look.p), self.n)


class Inspiration(Worth):
    def of(self, look: Standing) -> float:
        return look.inspiration()


class BoughtFor(Worth):
    """Effects that may be bought for a resource."""

    def __init__(self, part: Worth) -> None:
        self.part = part

    def of(self, look: Standing) -> float:
        return max(0.0, self.part.of(look) - look.resource) if sum(look.p.res) else 0.0


class Sum(Worth):
    """Parts in order; tiles gained first can be explored."""

    def __init__(self, parts: list[Worth]) -> None:
        self.parts = parts

    def of(self, look: Standing) -> float:
        found = 0.0
        tiles = len(look.p.tiles)
        for part in self.parts:
            found += look.explore(part.how, tiles) if isinstance(part, Exploration) else part.of(look)
            if isinstance(part, Tiles):
                tiles += part.n
        return found


class Best(Worth):
    def __init__(self, parts: list[Worth]) -> None:
        self.parts = parts

    def of(self, look: Standing) -> float:
        return max([part.of(look) for part in self.parts])


class Own(Worth):
    """An effect described by an owner's file, in the game being evaluated."""

    def __init__(self, effect: OwnEffect) -> None:
        self.effect = effect

    def of(self, look: Standing) -> float:
        deed = self.effect.deed(look.s)
        parts = [worth_of(part).of(look) for part in deed.parts]
        return max(parts, default=0.0) if deed.order == "one" else fsum(parts)


def worth(effect: Effect[Any]) -> Worth:
    """How an effect is evaluated."""
    if isinstance(effect, Gain):
        return Resources(float(effect.n))
    if isinstance(effect, GainAny):
        return Resources(1.1 * effect.n)
    if isinstance(effect, Points):
        return Fixed(float(effect.n))
    if isinstance(effect, Score):
        return Scoring(effect.what, float(effect.each))
    if isinstance(effect, Draw):
        return _drawn(effect)
    if isinstance(effect, Build):
        return Building(effect.kind)
    if isinstance(effect, Explore):
        return Exploration(effect.how)
    if isinstance(effect, Conquer):
        return Conquest(effect.how)
    if isinstance(effect, Invent):
        return Inventions(float(effect.n))
    if isinstance(effect, Upgrade):
        return BestUpgrade()
    if isinstance(effect, UseTech):
        return UsedAgain(effect.square)
    if isinstance(effect, ReserveBuilding):
        return Building(effect.kind)
    if isinstance(effect, Landmark):
        return GainedLandmark(effect.landmark)
    if isinstance(effect, InOrder | AnyOrder):
        return Sum([worth(part) for part in effect.parts])
    if isinstance(effect, OneOf):
        return Best([worth(part) for part in effect.parts])
    if isinstance(effect, OwnEffect):
        return Own(effect)
    return _of_arts(effect) or Fixed(_usual(effect))


def _of_arts(effect: Effect[Any]) -> Worth | None:
    if isinstance(effect, CreateMasterpiece):
        return Creation()
    if isinstance(effect, PresentMasterpiece):
        return Presentation(1, False)
    if isinstance(effect, Showcase):
        return Presentation(effect.n, True)
    if isinstance(effect, InspireRow):
        return Inspiration()
    if isinstance(effect, Purchase):
        return BoughtFor(worth(effect.bought))
    return worth(effect.bought) if isinstance(effect, Bought) else None


def _drawn(effect: Draw) -> Worth:
    if effect.word == "tapestry":
        return TapestryCards(float(effect.n))
    return Tiles(effect.n) if effect.word == "tile" else Fixed(prices.SPACE_TILE * effect.n)


def _usual(effect: Effect[Any]) -> float:
    """The average worth of effects whose outcome is too far ahead to compute."""
    if isinstance(effect, Research):
        return {"research": 0.85 * prices.STEP_WITH, "research-x": prices.STEP}.get(effect.word, 1.2 * prices.STEP)
    if isinstance(effect, Advance):
        return prices.STEP if effect.mode else prices.STEP_WITH
    if isinstance(effect, Regress):
        return 1.0 if effect.mode else prices.STEP_WITH - prices.STEP
    for kind, points in USUAL:
        if isinstance(effect, kind):
            return points
    return prices.ODDITIES.get(effect.word, 0.0) if isinstance(effect, Mechanic) else 0.0


USUAL: Final[tuple[tuple[type[Effect[Any]], float], ...]] = (
    (ExploreSpace, prices.SPACE),
    (Repeat, prices.REPEAT),
    (PlayCard, prices.PLAY),
)

WORTH: Final[list[Worth]] = [worth(effect) for effect in EFFECTS]
"""By number of the effect; owner's files add more of them (`worth_of`)."""


def worth_of(number: int) -> Worth:
    while len(WORTH) <= number:
        WORTH.append(worth(EFFECTS[len(WORTH)]))
    return WORTH[number]


PARTS: Final[list[list[int]]] = [
    [part.number for part in effect.parts] if isinstance(effect, InOrder | AnyOrder | OneOf) else []
    for effect in EFFECTS
]
