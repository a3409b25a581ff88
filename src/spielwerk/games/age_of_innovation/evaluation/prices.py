"""Prices of things in points for an experienced player; the features of an evaluation use them.

Prices are rules of thumb (three power for a tool, four for two tools or seven coins, five for a scholar or a book),
scaled to points by what a whole game's income usually earns. Early resources buy income, so they are worth more; in the
last round only what can still be used counts.
"""

from math import fsum
from typing import Any, Final

from spielwerk.core.play import Effect
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, COMPONENTS, EFFECTS
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE
from spielwerk.games.age_of_innovation.rules.effects import (
    AnotherAction,
    AnyOrder,
    Books,
    Both,
    Gain,
    OneDiscipline,
    PointsByPlayers,
    PointsByTable,
    PointsPer,
    Steps,
    StepsIn,
    StepsPer,
    TakeCompetency,
)
from spielwerk.games.age_of_innovation.rules.map_effects import (
    Bridge,
    Downgrade,
    PlaceGuildAnywhere,
    PlaceNeutral,
    RaiseGuild,
    Spades,
    TakeCityTile,
    Tracks,
)
from spielwerk.games.age_of_innovation.rules.words import (
    GUILD,
    PASSIVES,
    POWER_VALUE,
    TRIGGERS,
)
from spielwerk.games.terra.evaluation.prices import after_each, in_rounds, priced, to_come

ROUND_FACTOR: Final[list[float]] = [1.05, 1.05, 1.0, 0.95, 0.9, 0.8, 0.6]
"""Worth of a resource by the round in which it arrives (0: the set-up), relative to the middle of the game."""

COIN: Final = 0.36
TOOL: Final = 1.1
SCHOLAR: Final = 2.1
POWER: Final = 0.25
TOKEN: Final = 0.6
BOOK: Final = 1.9
STEP: Final = 1.0
SPADE: Final = 2.2
ANNEX: Final = 1.5
WORKSHOP: Final = 4.0
BRIDGE: Final = 2.0
COMPETENCY: Final = 6.0
CITY: Final = 9.0
PALACE: Final = 8.0
GUILD_RAISED: Final = 3.5
DOWNGRADE: Final = 2.5
TRACK_STEP: Final = 4.0
ANOTHER_ACTION: Final = 0.5
NEUTRAL: Final = 2.0
"""A neutral building, in addition to what its power value adds to cities."""

HAPPENS: Final = {
    "build-workshop": 1.3,
    "build-guild": 0.8,
    "build-school": 0.5,
    "build-palace-or-university": 0.25,
    "river-workshop": 0.7,
    "edge-workshop": 0.35,
    "use-spade": 1.7,
    "knowledge-step": 3.0,
    "send-scholar": 1.0,
    "city-tile": 0.35,
    "found-city": 0.3,
    "track-step": 0.3,
    "innovation": 0.4,
    "power-action": 1.0,
    "competency": 0.5,
    "pass": 0.0,
    "tunnel": 0.8,
    "fly": 0.6,
}
"""How often each moment occurs in a round of an ordinary game; what passing pays is counted exactly elsewhere."""

ABILITIES: Final = {
    "tunnel": 0.5,
    "flight": 0.5,
    "land-bridges": 0.3,
    "power-discount": 0.4,
    "bonus-levels": 0.0,
    "city-power-discount": 0.5,
    "river-cities": 0.4,
    "extra-shipping": 0.4,
    "competency-books": 0.6,
}
"""What each passive ability is worth in a round; the bonus levels are counted exactly elsewhere."""


def effect_worth(effect: Effect[Any], factor: float) -> float:
    """An effect in points when resources are worth `factor` times their usual price."""
    if isinstance(effect, Both | AnyOrder):
        return fsum([effect_worth(part, factor) for part in effect.parts])
    if isinstance(effect, Gain):
        goods = effect.coins * COIN + effect.tools * TOOL + effect.scholars * SCHOLAR + effect.power * POWER
        return effect.vp + (goods + effect.power_tokens * TOKEN + effect.annexes * ANNEX) * factor
    if isinstance(effect, StepsIn):
        return STEP * sum(effect.steps)
    if isinstance(effect, OneDiscipline):
        return STEP * effect.n
    if isinstance(effect, Steps):
        return STEP * effect.n * effect.each
    if isinstance(effect, Books):
        return BOOK * effect.n * factor
    if isinstance(effect, Spades):
        return SPADE * effect.n * factor
    if isinstance(effect, Bridge):
        return BRIDGE * effect.n
    if isinstance(effect, Tracks):
        return TRACK_STEP * (effect.shipping + effect.terraforming)
    if isinstance(effect, PlaceNeutral):
        return NEUTRAL + POWER_VALUE[effect.kind]
    if isinstance(effect, PlaceGuildAnywhere):
        return NEUTRAL + POWER_VALUE[GUILD]
    if isinstance(effect, PointsByPlayers):
        return float(effect.points[2])
    if isinstance(effect, PointsPer):
        return 2.5 * effect.points
    if isinstance(effect, PointsByTable):
        return float(effect.rows[1][1])
    for kind, points in FIXED:
        if isinstance(effect, kind):
            return points
    return 0.0


FIXED: Final[tuple[tuple[type[Effect[Any]], float], ...]] = (
    (TakeCompetency, COMPETENCY),
    (TakeCityTile, CITY),
    (RaiseGuild, GUILD_RAISED),
    (Downgrade, DOWNGRADE),
    (StepsPer, 2.0 * STEP),
    (AnotherAction, ANOTHER_ACTION),
)

EFFECT_WORTH: Final = [[effect_worth(effect, factor) for effect in EFFECTS] for factor in ROUND_FACTOR]
"""For each round the worth of every effect by its number."""


FILE: Final = "src/spielwerk/games/age_of_innovation/evaluation/prices.py"
IN_ROUND: Final = in_rounds(
    COMPONENTS,
    EFFECT_WORTH,
    priced(HAPPENS, TRIGGERS, "moment", f"HAPPENS in {FILE}"),
    priced(ABILITIES, PASSIVES, "ability", f"ABILITIES in {FILE}"),
)
TO_COME: Final = to_come(IN_ROUND)

GOODS_TO_COME: Final = after_each(ROUND_FACTOR)
"""For each round the sum of the factors of all later rounds: the worth of one unit of income."""

SCIENCE_REWARD: Final = [
    [worth[BY_KIND["round-tile"][tile].now] for tile in range(len(BONUS_OF_TILE))] for worth in EFFECT_WORTH
]
"""For each round the worth of one science bonus of every round tile."""
