"""Dealing capitals (p.5): one of a pair on the small map, one on the large map, and with some sets an advanced one."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.drawn import BadDraw, Drawn, Layout
from spielwerk.core.options import OptionValue
from spielwerk.core.reasons import Reason
from spielwerk.core.rng import Rng
from spielwerk.games.tapestry.rules.actions.setup_choices import may_start
from spielwerk.games.tapestry.rules.box import (
    CHOICE,
    all_names,
    dealt_to,
    given_by,
    in_play,
    of_seat,
    players_of,
    words,
)
from spielwerk.games.tapestry.rules.capital.mats import NUMBERS
from spielwerk.games.tapestry.rules.state import NONE, TapestryState

SMALL: Final = 3
"""The most players that use the small map (p.4)."""
PAIRS: Final = ((1, 6), (2, 4), (3, 5))
"""Capitals that are dealt together on the small map (p.5)."""
HANDS: Final[list[list[int]]] = [sorted([NUMBERS.index(number) for number in pair]) for pair in PAIRS]
SINGLE_HANDS: Final[list[list[int]]] = [[capital] for capital, number in enumerate(NUMBERS) if number]
"""What can be dealt on the small map, and on the large one."""
CAPITALS: Final = "capitals"
ADVANCED: Final = "advanced_capitals"


def _basic(options: Mapping[str, OptionValue]) -> list[int]:
    """The basic capitals that the options name: whoever has an advanced one still draws a start territory."""
    given = given_by(options, CAPITALS, all_names("capital"))
    return [named if named != NONE and NUMBERS[named] else NONE for named in given]


def _advanced(options: Mapping[str, OptionValue]) -> list[int]:
    """The advanced capitals of the chosen sets that nobody is given by name."""
    given = given_by(options, CAPITALS, all_names("capital"))
    return [
        row.index
        for row in in_play("capital", options)
        if row.index < len(NUMBERS) and not NUMBERS[row.index] and row.index not in given
    ]


def deal_capitals(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """One of a pair on the small map, a single one on the large map (p.5)."""
    given = _basic(options)
    hands = HANDS if len(given) <= SMALL else SINGLE_HANDS
    order = [hand for hand in range(len(hands)) if not any(capital in hands[hand] for capital in given)]
    rng.shuffle(order)
    for seat, named in enumerate(given):
        dealt = [named] if named != NONE else hands[order.pop()]
        drawn[of_seat(CAPITALS, seat)] = words("capital", dealt)


def lay_capitals(s: TapestryState, layout: Layout, options: Mapping[str, OptionValue]) -> None:
    known = all_names("capital")
    given = _basic(options)
    left = [1] * len(known.words)
    small = len(s.players) <= SMALL
    taken: list[int] = []
    for p in s.players[: players_of(options)]:
        name = of_seat(CAPITALS, p.seat)
        p.capitals = dealt_to(layout, name, known, left, given[p.seat], CHOICE if small else 1)
        places = [place for place, pair in enumerate(HANDS) if p.capitals[0] in pair and p.capitals[-1] in pair]
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


def deal_advanced(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """Another one for everybody, if a set brings them (p.5); one that the options name is the player's only one."""
    given = given_by(options, CAPITALS, all_names("capital"))
    deck = _advanced(options)
    if deck:
        rng.shuffle(deck)
    for seat, named in enumerate(given):
        if named == NONE and deck:
            drawn[of_seat(ADVANCED, seat)] = words("capital", [deck.pop()])
        elif named != NONE and not NUMBERS[named]:
            drawn[of_seat(ADVANCED, seat)] = words("capital", [named])


def lay_advanced(s: TapestryState, layout: Layout, options: Mapping[str, OptionValue]) -> None:
    known = all_names("capital")
    given = given_by(options, CAPITALS, known)
    left = [0 if number else 1 for number in NUMBERS] + [0] * (len(known.words) - len(NUMBERS))
    any_left = len(_advanced(options)) > 0
    for p in s.players[: players_of(options)]:
        named = given[p.seat]
        name = of_seat(ADVANCED, p.seat)
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
