"""Features of a seat's position, the input of an evaluation; each one is already an estimate in points."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.values import total
from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.evaluation import prices
from spielwerk.games.age_of_innovation.evaluation.prospects import (
    area,
    city_progress,
    innovation_worth,
    innovations_in_reach,
    scoring_to_come,
)
from spielwerk.games.age_of_innovation.rules import frames
from spielwerk.games.age_of_innovation.rules.actions.spades import MAY_BUILD, STARTED
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, COMPONENTS, EFFECTS
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE
from spielwerk.games.age_of_innovation.rules.effects import PointsPer
from spielwerk.games.age_of_innovation.rules.holdings import faction_row, palace_works
from spielwerk.games.age_of_innovation.rules.planning import (
    GUILD_COIN_INCOME,
    GUILD_POWER,
    TOOL_INCOME,
    WORKSHOP_COINS,
    WORKSHOP_TOOLS,
)
from spielwerk.games.age_of_innovation.rules.science import INCOME_LEVEL, KEY_LEVEL, TOP_LEVEL
from spielwerk.games.age_of_innovation.rules.scoring import (
    AREA_POINTS,
    COINS_PER_POINT,
    SCIENCE_POINTS,
    leftover_coins,
)
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    BONUS_LEVELS,
    GUILD,
    PASS,
    PIECES,
    ROUNDS,
    SCHOOL,
    SCIENCE_BONUS,
    UNIVERSITY,
    WORKSHOP,
)
from spielwerk.games.terra.evaluation.prospects import beside_others, room
from spielwerk.games.terra.evaluation.ranking import ahead, expected_place, points_at, with_all_places

ENOUGH_COINS: Final = 10
"""Tools run out first: coins beyond these are worth less."""

AREA_PLACES: Final = with_all_places(AREA_POINTS)
SCIENCE_PLACES: Final = with_all_places(SCIENCE_POINTS)
NEUTRAL_TOP: Final = TOP_LEVEL + ROUNDS
"""Neutral markers may go beyond the display."""
AHEAD_IN_SCIENCE: Final[list[list[list[float]]]] = [
    [[ahead(other, mine, 0.2 + 1.3 * left) for other in range(NEUTRAL_TOP + 1)] for mine in range(TOP_LEVEL + 1)]
    for left in range(ROUNDS + 1)
]
"""By rounds left, own level and rival's level: the probability that the rival ends ahead."""

PLANNING_BOARDS: Final = BY_KIND["board"]
PALACES: Final = BY_KIND["palace"]
COMPETENCIES: Final = BY_KIND["competency"]
INNOVATIONS: Final = BY_KIND["innovation"]
BONUSES: Final = BY_KIND["bonus"]
SCIENCE: Final = BY_KIND["discipline"]

NAMES: Final = [
    "points",
    "coins",
    "tools",
    "scholars",
    "books",
    "bowl-3",
    "bowl-2",
    "power-tokens",
    "leftovers",
    "board-income",
    "holdings",
    "passing",
    "round-bonus",
    "science-bonus",
    "science-income",
    "science-places",
    "area-places",
    "cities",
    "scoring-tiles",
    "room",
    "neighbours",
    "shipping",
    "terraforming",
    "innovation",
    "keys",
    "pending",
    "book-colours",
]


def features(s: AgeState, seat: int) -> list[float]:
    p = s.players[seat]
    round_ = s.round
    over = not s.stack
    if over or (p.passed and round_ == ROUNDS):
        return _at_the_end(s, p, over)
    # Unused goods are worth what they bring in the next round, passed or not: otherwise a bot would waste them to delay
    # passing.
    factor = prices.ROUND_FACTOR[min(round_ + 1, ROUNDS)]
    to_come = prices.GOODS_TO_COME[round_]
    left = ROUNDS - round_
    keeps = left + (0.5 if round_ and not p.passed else 0.0)
    coins = float(p.coins)
    innovation, book_colours = innovations_in_reach(s, p, factor)
    return [
        float(p.vp),
        (coins if coins <= ENOUGH_COINS else ENOUGH_COINS + 0.4 * (coins - ENOUGH_COINS)) * factor,
        float(p.tools) * factor,
        float(p.scholars) * factor,
        total(p.books) * factor,
        float(p.bowl3) * factor,
        float(p.bowl2) * factor,
        float((p.bowl1 + p.bowl2 + p.bowl3) * left) / 6.0,
        0.0,
        _board_income(p) * to_come,
        _holdings(s, p),
        _passing(s, p),
        _round_bonus(s, p),
        _science_bonus(s, p),
        _science_income(p, round_),
        _science_places(s, p, left),
        _area_places(s, p, left),
        city_progress(s, p) * (1.0 + 0.1 * left),
        scoring_to_come(s, p),
        room(s, p, p.board) * keeps / 6.0,
        beside_others(s.board, s, p) * keeps / 6.0,
        float(p.shipping) * keeps / 6.0,
        float(p.terraforming) * keeps / 6.0,
        innovation,
        _keys(p),
        _pending(s, p, factor),
        book_colours * factor,
    ]


def _at_the_end(s: AgeState, p: Player, over: bool) -> list[float]:
    """The player is done: points, and what the final scoring will bring."""
    found = [0.0] * len(NAMES)
    found[0] = float(p.vp)
    if not over:
        found[NAMES.index("leftovers")] = float(leftover_coins(p) // COINS_PER_POINT)
        found[NAMES.index("science-places")] = _science_places(s, p, 0)
        found[NAMES.index("area-places")] = _area_places(s, p, 0)
    return found


def _board_income(p: Player) -> float:
    if p.board == NONE:
        return 0.0
    guilds = PIECES[GUILD] - p.stock[GUILD]
    schools = PIECES[SCHOOL] - p.stock[SCHOOL] + PIECES[UNIVERSITY] - p.stock[UNIVERSITY]
    return (
        TOOL_INCOME[PIECES[WORKSHOP] - p.stock[WORKSHOP]] * prices.TOOL
        + GUILD_COIN_INCOME[p.board][guilds] * prices.COIN
        + GUILD_POWER[guilds] * prices.POWER
        + min(schools, p.scholar_supply() + int(p.scholars)) * prices.SCHOLAR
    )


def _holdings(s: AgeState, p: Player) -> float:
    """Income, special actions and abilities of everything owned, in later rounds and the rest of this one."""
    to_come = prices.TO_COME[s.round]
    points = 0.0
    if p.board != NONE:
        points += to_come[PLANNING_BOARDS[p.board].number]
    if p.faction != NONE:
        row = faction_row(s, p.faction)
        points += to_come[row.number]
        if s.round == 0 and s.offered_factions and row.now >= 0:
            points += prices.EFFECT_WORTH[0][row.now]
    if p.palace != NONE:
        share = 1.0 if palace_works(p) else 0.3
        points += to_come[PALACES[p.palace].number] * share
    for tile in p.competencies:
        points += to_come[COMPETENCIES[tile].number]
    for tile in p.innovations:
        points += to_come[INNOVATIONS[tile].number]
    if not p.passed:
        now = prices.EFFECT_WORTH[s.round]
        for number in p.held.specials:
            if number not in p.used:
                points += 0.8 * now[COMPONENTS[number].special]
    return points


def _passing(s: AgeState, p: Player) -> float:
    """What passing pays by the present counts."""
    paid = p.held.on[PASS]
    times = ROUNDS - s.round + (0 if p.passed else 1)
    points = 0.0
    for i in range(0, len(paid), 2):
        effect = EFFECTS[paid[i + 1]]
        if isinstance(effect, PointsPer):
            often = times if COMPONENTS[paid[i]].kind != "bonus" else 1
            points += effect.points * effect.what.of(s, p) * often
    return points


def _round_bonus(s: AgeState, p: Player) -> float:
    """The bonus taken for the next round; before passing, most of what the best one would bring."""
    if s.round == ROUNDS:
        return 0.0
    if p.passed or s.round == 0:
        return bonus_worth(s, p, p.bonus) if p.bonus != NONE else 0.0
    best = 0.0
    for tile in s.bonus_pool:
        best = max(best, bonus_worth(s, p, tile) + s.bonus_coins[tile] * prices.COIN)
    return 0.85 * best


def bonus_worth(s: AgeState, p: Player, tile: int) -> float:
    row = BONUSES[tile]
    points = prices.IN_ROUND[s.round + 1][row.number]
    for trigger, number in row.on:
        if trigger == PASS:
            effect = EFFECTS[number]
            if isinstance(effect, PointsPer):
                points += effect.points * (effect.what.of(s, p) + 0.3)
            else:
                points += prices.STEP * how_many(p.at[SCHOOL])
    return points


def _science_bonus(s: AgeState, p: Player) -> float:
    """The science bonuses of this and later rounds for the levels reached; in later rounds partial levels count too."""
    points = 0.0
    first = s.round - 1 if s.round and s.phase < SCIENCE_BONUS else s.round
    extra = p.held.passive[BONUS_LEVELS]
    for round_ in range(max(first, 0), ROUNDS - 1):
        tile = s.round_tiles[round_]
        discipline, levels = BONUS_OF_TILE[tile]
        level = p.level[discipline] + extra
        times = level / levels if round_ >= s.round else level // levels + 0.3 * (level % levels) / levels
        points += times * prices.SCIENCE_REWARD[round_ + 1][tile]
    return points


def _science_income(p: Player, round_: int) -> float:
    points = 0.0
    for discipline, level in enumerate(p.level):
        if level >= INCOME_LEVEL:
            points += prices.TO_COME[round_][SCIENCE[discipline].number]
        elif level > 5:
            points += 0.12 * (level - 5) * prices.TO_COME[round_][SCIENCE[discipline].number]
    return points


def _science_places(s: AgeState, p: Player, left: int) -> float:
    rivals = [other.level for other in s.players if other is not p]
    if s.neutral_level:
        rivals.append(s.neutral_level)
    points = 0.0
    for discipline, mine in enumerate(p.level):
        if mine:
            likely = AHEAD_IN_SCIENCE[left][mine]
            above = 0.0
            for levels in rivals:
                above += likely[levels[discipline]]
            points += points_at(above, SCIENCE_PLACES)
    return points


def _area_places(s: AgeState, p: Player, left: int) -> float:
    others = [area(s, other) for other in s.players if other.seat != p.seat]
    if s.neutral_level:
        others.append(s.area_tile if s.round == ROUNDS else 13)
    return expected_place(area(s, p), others, AREA_PLACES, 0.2 + 1.2 * left)


def _keys(p: Player) -> float:
    """A key is worth most when a marker is waiting below level 8."""
    if not p.keys:
        return 0.0
    waiting = sum([1 for level in p.level if 5 <= level < KEY_LEVEL])
    return min(int(p.keys), waiting) + 0.3 * float(p.keys)


def _pending(s: AgeState, p: Player, factor: float) -> float:
    """What the seat's pending questions will bring or cost."""
    points = 0.0
    for kind, _, _, a, b in s.stack.of_seat(p.seat):
        for worth in OPEN.get(kind, ()):
            points += worth(s, p, factor, a, b)
        points += WAITING.get(kind, 0.0)
    return points


def _effect(s: AgeState, p: Player, factor: float, effect: int, times: int) -> float:
    return prices.EFFECT_WORTH[s.round][effect] * times


def _spades(s: AgeState, p: Player, factor: float, spades: int, how: int) -> float:
    return spades * prices.SPADE * factor


def _workshop_dug_for(s: AgeState, p: Player, factor: float, spades: int, how: int) -> float:
    payable = p.coins >= WORKSHOP_COINS and p.tools >= WORKSHOP_TOOLS
    return prices.WORKSHOP if how & MAY_BUILD and how & STARTED and payable else 0.0


def _books(s: AgeState, p: Player, factor: float, books: int, b: int) -> float:
    return books * prices.BOOK * factor


def _books_to_pay(s: AgeState, p: Player, factor: float, books: int, b: int) -> float:
    return -books * prices.BOOK * factor


def _steps(s: AgeState, p: Player, factor: float, choices: int, steps: int) -> float:
    return choices * steps * prices.STEP


def _innovation(s: AgeState, p: Player, factor: float, tile: int, b: int) -> float:
    return innovation_worth(s, p, tile)


Worth = Callable[[AgeState, Player, float, int, int], float]

OPEN: Final[dict[int, tuple[Worth, ...]]] = {
    frames.RUN_EFFECT: (_effect,),
    frames.DIG: (_spades, _workshop_dug_for),
    frames.BOOK: (_books,),
    frames.PAY_BOOKS: (_books_to_pay,),
    frames.STEP: (_steps,),
    frames.GAIN_INNOVATION: (_innovation,),
}
"""For each kind of frame the worth of its two operands."""

WAITING: Final = {
    frames.PLACE: prices.NEUTRAL + 2.0,
    frames.TAKE_COMPETENCY: prices.COMPETENCY,
    frames.TAKE_PALACE: prices.PALACE,
    frames.TAKE_CITY: prices.CITY,
    frames.BRIDGE: prices.BRIDGE,
    frames.FREE_GUILD: prices.GUILD_RAISED,
    frames.DOWNGRADE: prices.DOWNGRADE,
    frames.USE_KEY: prices.STEP,
}
"""Questions whose worth does not depend on their operands."""
