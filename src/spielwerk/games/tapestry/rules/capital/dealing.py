"""Dealing capitals (p.5): one of a pair on the small map, one on the large map, and with some sets an advanced one."""

from typing import Final

from spielwerk.core.drawn import BadDraw, Dealt, Layout
from spielwerk.core.reasons import Reason
from spielwerk.core.rng import Rng
from spielwerk.core.values import has
from spielwerk.games.tapestry.rules.actions.setup_choices import may_start
from spielwerk.games.tapestry.rules.box import (
    CHOICE,
    all_names,
    dealt_to,
    of_seat,
    words,
)
from spielwerk.games.tapestry.rules.capital.mats import NUMBERS
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.stock import CAPITALS, Stock

SMALL: Final = 3
"""The most players that use the small map (p.4)."""
PAIRS: Final = ((1, 6), (2, 4), (3, 5))
"""Capitals that are dealt together on the small map (p.5)."""
HANDS: Final[list[list[int]]] = [sorted([NUMBERS.index(number) for number in pair]) for pair in PAIRS]
SINGLE_HANDS: Final[list[list[int]]] = [[capital] for capital, number in enumerate(NUMBERS) if number]
"""What can be dealt on the small map, and on the large one."""
ADVANCED: Final = "advanced_capitals"


def deal_capitals(rng: Rng, stock: Stock, dealt: Dealt) -> None:
    """One of a pair on the small map, a single one on the large map (p.5)."""
    known, given = all_names("capital"), stock.basic
    hands = HANDS if len(given) <= SMALL else SINGLE_HANDS
    order = [place for place, hand in enumerate(hands) if not any(has(hand, capital) for capital in given)]
    rng.shuffle(order)
    for seat, named in enumerate(given):
        dealt.put(of_seat(CAPITALS, seat), known, [named] if named != NONE else hands[order.pop()])


def lay_capitals(s: TapestryState, layout: Layout, stock: Stock) -> None:
    known = all_names("capital")
    left = [1] * len(known.words)
    small = len(s.players) <= SMALL
    taken: list[int] = []
    for seat, named in enumerate(stock.basic):
        p = s.players[seat]
        name = of_seat(CAPITALS, seat)
        p.capitals = dealt_to(layout, name, known, left, named, CHOICE if small else 1)
        first, last = p.capitals[0], p.capitals[-1]
        places = [place for place, pair in enumerate(HANDS) if has(pair, first) and has(pair, last)]
        if not places:
            raise BadDraw(name, f"The capitals '{', '.join(layout.names(name))}' do not start from one territory.")
        if small and places[0] in taken:
            capital = known.words[p.capitals[0]]
            raise BadDraw(
                name,
                f"'{capital}' has the same start territory as another seat's.",
                Reason("same-start", {"capital": capital}),
            )
        taken.append(places[0])


def deal_advanced(rng: Rng, stock: Stock, dealt: Dealt) -> None:
    """Another one for everybody, if a set brings them (p.5); one that the options name is the player's only one."""
    deck = stock.advanced[:]
    if deck:
        rng.shuffle(deck)
    for seat, named in enumerate(stock.capitals):
        if named == NONE and deck:
            dealt.put(of_seat(ADVANCED, seat), all_names("capital"), [deck.pop()])
        elif named != NONE and not NUMBERS[named]:
            dealt.put(of_seat(ADVANCED, seat), all_names("capital"), [named])


def lay_advanced(s: TapestryState, layout: Layout, stock: Stock) -> None:
    known = all_names("capital")
    left = [0 if number else 1 for number in NUMBERS] + [0] * (len(known.words) - len(NUMBERS))
    any_left = len(stock.advanced) > 0
    for seat, named in enumerate(stock.capitals):
        p = s.players[seat]
        name = of_seat(ADVANCED, seat)
        if named == NONE and any_left:
            p.basic = p.capitals[0]
            p.capitals = p.capitals + dealt_to(layout, name, known, left, NONE, 1)
        elif named != NONE and not NUMBERS[named]:
            p.basic = p.capitals[0]
            p.capitals = dealt_to(layout, name, known, left, named, 1)
        if not any(may_start(s, civ, capital) for civ in p.offered for capital in p.capitals):
            civilization = words("civilization", p.offered)[0]
            raise BadDraw(
                name,
                f"Nobody may start as '{civilization}' with '{known.words[named]}'.",
                Reason("start-refused", {"component": f"civilization-{civilization}", "capital": known.words[named]}),
            )
