"""Conversions worth making: the goods an action needs and the player lacks, and the cheapest run that brings them,
computed arithmetically (AoI p.16)."""

from collections.abc import Iterator
from typing import Final

from spielwerk.core.values import total
from spielwerk.games.age_of_innovation.rules.actions.convert import (
    CONVERT,
    POWER_PRICE,
    POWER_TO_BOOK,
    POWER_TO_COIN,
    POWER_TO_SCHOLAR,
    POWER_TO_TOOL,
    SACRIFICE_POWER,
    SCHOLAR_TO_TOOL,
    TOOL_TO_COIN,
)
from spielwerk.games.age_of_innovation.rules.actions.innovate import BOOKS, COLUMN_BOOKS, needed_disciplines, surcharge
from spielwerk.games.age_of_innovation.rules.actions.upgrade import own
from spielwerk.games.age_of_innovation.rules.building import TOOLS_PER_SPADE
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.planning import (
    EXTRA_BOOKS,
    GUILD_COINS_WITH_NEIGHBOUR,
    SHIPPING_COINS,
    SHIPPING_TOP,
    TERRAFORMING_COINS,
    TERRAFORMING_TOOLS,
    TERRAFORMING_TOP,
    UPGRADES,
    WORKSHOP_COINS,
    WORKSHOP_TOOLS,
)
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    GUILD,
    MAX_INNOVATIONS,
    POWER_DISCOUNT,
    WORKSHOP,
)

SPADES: Final = 3
"""The most spades a space can need."""
LONGEST: Final = 8
"""Limit of conversions in a run; a longer one gives up too much."""
TOKEN_LOST: Final = 3
RATE_LOST: Final = 2
"""The loss of a sacrificed token, and of a scholar or a tool converted down, in power."""

Goods = tuple[int, int, int, int, tuple[int, ...]]
"""Coins, tools, scholars, power, and books by discipline."""
NO_BOOKS: Final = (0, 0, 0, 0)


def funding(s: AgeState, seat: int) -> list[list[int]]:
    """Runs of conversions that can make an action possible, the smallest loss first."""
    p = s.players[seat]
    found: dict[tuple[int, ...], int] = {}
    for goods in wanted(s, p):
        lost, run = cheapest(p, goods)
        if run:
            found[tuple(run)] = lost
    return [list(run) for run in sorted(found, key=lambda run: (found[run], len(run)))]


def wanted(s: AgeState, p: Player) -> Iterator[Goods]:
    """The costs of the actions that have a place to happen; some of them may be affordable already."""
    yield 0, 0, 1, 0, NO_BOOKS
    if p.stock[WORKSHOP]:
        for spades in range(SPADES + 1):
            tools = spades * TOOLS_PER_SPADE[p.terraforming]
            yield 0, tools, 0, 0, NO_BOOKS
            yield WORKSHOP_COINS, WORKSHOP_TOOLS + tools, 0, 0, NO_BOOKS
    for kind, below, tools, coins in UPGRADES:
        if p.stock[kind] and own(p, below):
            yield coins, tools, 0, 0, NO_BOOKS
            if kind == GUILD:
                yield GUILD_COINS_WITH_NEIGHBOUR, tools, 0, 0, NO_BOOKS
    if p.shipping < SHIPPING_TOP:
        yield SHIPPING_COINS, 0, 1, 0, NO_BOOKS
    if p.terraforming < TERRAFORMING_TOP:
        yield TERRAFORMING_COINS[p.board], TERRAFORMING_TOOLS, 1, 0, NO_BOOKS
    for action, row in enumerate(BY_KIND["power-action"]):
        if not s.used_power >> action & 1:
            yield 0, 0, 0, row.cost - p.held.passive[POWER_DISCOUNT], NO_BOOKS
    yield from _books_wanted(s, p)


def _books_wanted(s: AgeState, p: Player) -> Iterator[Goods]:
    """Book actions take any; an innovation takes two of its colours, so those are bought."""
    have = total(p.books)
    for action in s.book_actions:
        lacking = BY_KIND["book-action"][action].cost - have
        if lacking > 0 and not s.used_book >> action & 1:
            yield 0, 0, 0, 0, (p.books[0] + lacking, *NO_BOOKS[1:])
    made = len(p.innovations)
    if made == MAX_INNOVATIONS or p.board == NONE:
        return
    lacking = BOOKS + EXTRA_BOOKS[p.board][made] - have
    for place, tile in enumerate(s.innovation_display):
        if tile != NONE:
            asked = list(NO_BOOKS)
            columns = needed_disciplines(len(s.players), place)
            for discipline in columns:
                asked[discipline] = COLUMN_BOOKS
            bought = sum([max(0, asked[n] - p.books[n]) for n in range(len(asked))])
            if lacking > bought:
                asked[columns[0]] = max(asked[columns[0]], p.books[columns[0]]) + lacking - bought
            yield surcharge(p), 0, 0, 0, tuple(asked)


def cheapest(p: Player, goods: Goods) -> tuple[int, list[int]]:
    """The loss of the run, and the run; none where nothing is lacking or the goods cannot be obtained."""
    coins, tools, scholars, power, books = goods
    new_scholars = max(0, scholars - p.scholars)
    new_books = [max(0, asked - have) for asked, have in zip(books, p.books, strict=True)]
    dear = POWER_PRICE[POWER_TO_SCHOLAR] * (new_scholars + sum(new_books)) + power
    lack_tools, lack_coins = max(0, tools - p.tools), max(0, coins - p.coins)
    if new_scholars > p.scholar_supply():
        return 0, []
    best: tuple[int, int, int, int] | None = None
    for from_scholars in range(min(lack_tools, max(0, p.scholars - scholars)) + 1):
        for from_tools in range(min(lack_coins, max(0, p.tools - tools)) + 1):
            by_power = dear + POWER_PRICE[POWER_TO_TOOL] * (lack_tools - from_scholars) + lack_coins - from_tools
            tokens = max(0, by_power - p.bowl3)
            if 2 * tokens <= p.bowl2:
                lost = TOKEN_LOST * tokens + RATE_LOST * (from_scholars + from_tools)
                best = min(best or (lost, tokens, from_scholars, from_tools), (lost, tokens, from_scholars, from_tools))
    if best is None:
        return 0, []
    lost, tokens, from_scholars, from_tools = best
    base = CONVERT.base
    run = [SACRIFICE_POWER.base] * tokens + [base + POWER_TO_SCHOLAR] * new_scholars
    for discipline, count in enumerate(new_books):
        run += [base + POWER_TO_BOOK + discipline] * count
    run += [base + POWER_TO_TOOL] * (lack_tools - from_scholars)
    run += [base + POWER_TO_COIN] * (lack_coins - from_tools)
    run += [base + SCHOLAR_TO_TOOL] * from_scholars + [base + TOOL_TO_COIN] * from_tools
    return lost, run if len(run) <= LONGEST else []
