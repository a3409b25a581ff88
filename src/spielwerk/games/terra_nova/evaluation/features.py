"""Features of a seat's position, the input of an evaluation; each one is already an estimate in points."""

from typing import Final

from spielwerk.core.play import KIND
from spielwerk.core.values import highest
from spielwerk.games.terra.evaluation.prospects import beside_others, room
from spielwerk.games.terra_nova.evaluation import prices
from spielwerk.games.terra_nova.evaluation.prospects import (
    area_place,
    bonus_worth,
    cities_to_come,
    city_in_the_last_round,
    paid,
    scoring_to_come,
)
from spielwerk.games.terra_nova.rules import frames
from spielwerk.games.terra_nova.rules.actions.city_tiles import SPAN
from spielwerk.games.terra_nova.rules.actions.exchange import EXCHANGE_POWER, POINTS, POWER_FOR_POINTS, TO_POINTS
from spielwerk.games.terra_nova.rules.actions.make_habitable import NEXT_DOOR, STARTED
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, COMPONENTS, EFFECTS
from spielwerk.games.terra_nova.rules.holdings import palace_row
from spielwerk.games.terra_nova.rules.mats import HOUSE_MONEY
from spielwerk.games.terra_nova.rules.scoring import MONEY_PER_POINT
from spielwerk.games.terra_nova.rules.state import NONE, NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BUILD_HOUSE,
    HOUSE,
    LEFT_PALACE,
    OVER,
    PASS,
    PIECES,
    POINTS_EXCHANGE,
    POST,
    RIGHT_PALACE,
    ROUNDS,
    SIDES_OF_MAT,
)

NAMES: Final = [
    "points",
    "money",
    "bowl-3",
    "bowl-2",
    "leftovers",
    "income",
    "holdings",
    "passing",
    "round-bonus",
    "area",
    "cities",
    "scoring-tiles",
    "room",
    "neighbours",
    "shipping",
    "pending",
]

ENOUGH_MONEY: Final = 10
"""What a player can usually spend in the next round besides the income."""


def considered(s: NovaState) -> list[int]:
    """Before a turn ends, free gains come first: a city across the river, and points for the druids' power once it can
    buy nothing else."""
    if not s.stack or s.stack[-1][KIND] not in (frames.CLOSE, frames.FINAL_EXCHANGE):
        return s.moves()
    cities = [move for move in s.moves() if SPAN.base <= move < SPAN.base + SPAN.size]
    if cities:
        return cities
    points = EXCHANGE_POWER.base + TO_POINTS
    p = s.players[s.seat]
    return [points] if points in s.moves() and p.passed and s.round == ROUNDS else s.moves()


def features(s: NovaState, seat: int) -> list[float]:
    p = s.players[seat]
    round_ = s.round
    over = not s.stack
    if over or (p.passed and round_ == ROUNDS):
        return _at_the_end(s, p, over)
    left = ROUNDS - round_
    if left == 0:
        return _in_the_last_round(s, p)
    # Unused goods are worth what they bring in the next round, passed or not: otherwise a bot would waste them to delay
    # passing.
    money = prices.MONEY[round_ + 1]
    keeps = left + (0.5 if round_ and not p.passed else 0.0)
    return [
        float(p.vp),
        _money(p, money),
        float(p.bowl3) * money,
        float(p.bowl2) * money,
        0.0,
        _income(s, p) * prices.MONEY_TO_COME[round_],
        _holdings(s, p),
        _passing(s, p),
        _round_bonus(s, p),
        area_place(s, p, left),
        cities_to_come(s, p, left + (0 if p.passed else 1)),
        scoring_to_come(s, p) if p.faction != NONE else 0.0,
        room(s, p, p.home) * keeps / ROUNDS if p.stock[HOUSE] else 0.0,
        beside_others(s.board, s, p) * keeps / ROUNDS,
        float(p.shipping) * keeps / ROUNDS,
        _pending(s, p, money),
    ]


def _in_the_last_round(s: NovaState, p: Player) -> list[float]:
    """Only what pays by the end counts: estimates that passing would cancel make a bot waste money to delay it."""
    found = [0.0] * len(NAMES)
    found[0] = float(p.vp)
    found[NAMES.index("leftovers")] = _leftovers(s, p)
    found[NAMES.index("holdings")] = _holdings(s, p)
    found[NAMES.index("passing")] = _passing(s, p)
    found[NAMES.index("area")] = area_place(s, p, 0)
    found[NAMES.index("cities")] = city_in_the_last_round(s, p)
    found[NAMES.index("pending")] = _pending(s, p, 1.0 / MONEY_PER_POINT)
    return found


def _at_the_end(s: NovaState, p: Player, over: bool) -> list[float]:
    """The player is done: points, and what the final scoring will bring."""
    found = [0.0] * len(NAMES)
    found[0] = float(p.vp)
    if not over:
        found[NAMES.index("leftovers")] = float(int(_leftovers(s, p)))
        found[NAMES.index("area")] = area_place(s, p, 0)
    return found


def _leftovers(s: NovaState, p: Player) -> float:
    """Points for what is left. Druids will exchange their power for points; once asked, they should do it."""
    if p.held.passive[POINTS_EXCHANGE] and s.phase != OVER:
        points, rest = divmod(p.bowl3, POWER_FOR_POINTS)
        return points * POINTS + (p.money + rest) / MONEY_PER_POINT
    return (p.money + p.bowl3) / MONEY_PER_POINT


def _money(p: Player, worth_of_one: float) -> float:
    """Money beyond a round's usual expenses is usually left over."""
    if p.money <= ENOUGH_MONEY:
        return float(p.money) * worth_of_one
    return ENOUGH_MONEY * worth_of_one + float(p.money - ENOUGH_MONEY) / MONEY_PER_POINT


def _income(s: NovaState, p: Player) -> float:
    """What the mat pays in a round, as money."""
    if p.faction == NONE:
        return 0.0
    mat = s.mat(p)
    houses = mat.houses[PIECES[HOUSE] - p.stock[HOUSE]]
    posts = mat.posts[PIECES[POST] - p.stock[POST]]
    return houses[0] + posts[0] + prices.POWER * (houses[1] + posts[1])


def _holdings(s: NovaState, p: Player) -> float:
    """Faction and palaces in later rounds, and the special actions left in this one."""
    to_come = prices.TO_COME[s.round]
    if p.faction == NONE:
        first = SIDES_OF_MAT * p.home
        return highest([to_come[row.number] for row in BY_KIND["faction"][first : first + SIDES_OF_MAT]])
    points = to_come[BY_KIND["faction"][p.faction].number]
    for kind in (LEFT_PALACE, RIGHT_PALACE):
        if p.at[kind]:
            points += to_come[palace_row(p.faction, kind).number]
    if not p.passed:
        now = prices.EFFECT_WORTH[s.round]
        for number in p.held.specials:
            if number not in p.used and EFFECTS[COMPONENTS[number].special].possible(s, p.seat):
                points += 0.8 * now[COMPONENTS[number].special]
    return points


def _passing(s: NovaState, p: Player) -> float:
    """What passing pays by the present counts; the bonus tile pays at most once more."""
    pairs = p.held.on[PASS]
    points = 0.0
    for i in range(0, len(pairs), 2):
        kept = COMPONENTS[pairs[i]].kind != "bonus"
        times = (ROUNDS - s.round if kept else 0) + (0 if p.passed else 1)
        points += times * paid(s, p, pairs[i + 1])
    return points


def _round_bonus(s: NovaState, p: Player) -> float:
    """The tile taken for the next round; before passing, most of what the best one would bring."""
    if s.round == ROUNDS:
        return 0.0
    if p.passed or s.round == 0:
        return bonus_worth(s, p, p.bonus) if p.bonus != NONE else 0.0
    return 0.85 * highest([bonus_worth(s, p, tile) for tile in s.bonus_pool])


def house_worth(s: NovaState, p: Player) -> float:
    """What another house would bring, less its price."""
    if not p.stock[HOUSE] or p.money < HOUSE_MONEY:
        return 0.0
    slots = s.mat(p).houses
    there = PIECES[HOUSE] - p.stock[HOUSE]
    more = slots[there + 1][0] - slots[there][0] + prices.POWER * (slots[there + 1][1] - slots[there][1])
    points = 1.5 + more * prices.MONEY_TO_COME[s.round] - HOUSE_MONEY * prices.MONEY[s.round]
    trigger, effect = BY_KIND["round-tile"][s.round_tiles[s.round - 1]].on[0]
    if trigger == BUILD_HOUSE:
        points += prices.EFFECT_WORTH[s.round][effect]
    return max(0.0, points)


def _pending(s: NovaState, p: Player, money: float) -> float:
    """What the seat's pending questions will bring."""
    points = 0.0
    for kind, _, _, a, b in s.stack.of_seat(p.seat):
        if kind == frames.DIG:
            points += a * prices.SPADE * money + house_worth(s, p)
            if b & NEXT_DOOR and not b & STARTED:
                points += prices.NEXT_DOOR
        elif kind == frames.RUN_EFFECT:
            points += prices.EFFECT_WORTH[s.round][a] * b
        else:
            points += WAITING.get(kind, 0.0)
    return points


WAITING: Final = {
    frames.TAKE_CITY: prices.CITY,
    frames.BRIDGE: prices.BRIDGE,
    frames.FREE_POST: prices.FREE_POST,
    frames.PLACE: prices.FREE_HOUSE,
}
