"""What each effect is worth, by what it can do for a seat now."""

from typing import Any, Final

from spielwerk.core.play import Effect
from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.evaluation.standing import Standing
from spielwerk.games.tapestry.rules.cards.reserving import ReserveBuilding
from spielwerk.games.tapestry.rules.counting import count
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
    """Of one effect."""

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
    """What depends on the tech cards the seat has."""


class BestUpgrade(OfTechs):
    def of(self, look: Standing) -> float:
        return look.upgrade()


class UsedAgain(OfTechs):
    def __init__(self, square: bool) -> None:
        self.square = square

    def of(self, look: Standing) -> float:
        return look.used(self.square)


class Sum(Worth):
    """Parts one after the other; tiles that come first can be explored."""

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


def worth(effect: Effect[Any]) -> Worth:
    """How an effect is weighed."""
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
    return Fixed(_usual(effect))


def _drawn(effect: Draw) -> Worth:
    if effect.word == "tapestry":
        return TapestryCards(float(effect.n))
    return Tiles(effect.n) if effect.word == "tile" else Fixed(prices.SPACE_TILE * effect.n)


def _usual(effect: Effect[Any]) -> float:
    """What an effect brings on average whose outcome is too far to see."""
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
"""Of every effect, by its number."""
PARTS: Final[list[list[int]]] = [
    [part.number for part in effect.parts] if isinstance(effect, InOrder | AnyOrder | OneOf) else []
    for effect in EFFECTS
]
