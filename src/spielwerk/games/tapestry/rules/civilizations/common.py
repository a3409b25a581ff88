"""Helpers of several civilizations: tokens on the mat, and gaining another civilization."""

from typing import Final

from spielwerk.core.values import followed, without
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS, COST, civilization
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import CHOOSE_CIVILIZATION, PAY
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.mat import Tokens, forget
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import CIVILIZATIONS_DRAWN, FORESIGHT, OFFERED, TOOK, TURNED_UP

EVERY_INCOME: Final = (2, 3, 4, 5)
"""The income turns in which civilizations act (p.11)."""


def four_tokens(s: TapestryState, p: Player, source: int, times: int) -> None:
    for field in civilization(COMPONENTS[source].index).mat:
        if isinstance(field, Tokens):
            field.set(p, field.most)


def gain_civilization(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A random one (p.14); in a variant one of two (p.15), for some one of more; one more with foresight."""
    choice = p.passive[CIVILIZATIONS_DRAWN] or 1 + s.two_civs
    number = choice + min(1, p.passive[FORESIGHT])
    drawn = s.civs[: -number - 1 : -1]
    s.civs = s.civs[:-number]
    if len(drawn) > 1:
        p.offered = drawn
        s.tell(OFFERED, p.seat, 0, len(drawn), source)
        s.ask(CHOOSE_CIVILIZATION, p.seat, source, 1)
    elif drawn:
        s.tell(TURNED_UP, p.seat, BY_KIND["civilization"][drawn[0]].number, 0, source)
        join(s, p, drawn[0])


def join(s: TapestryState, p: Player, civ: int) -> None:
    """A civilization gained during the game works from now on, beside the others (p.14)."""
    row = civilization(civ)
    p.civs = followed(p.civs, civ)
    forget(p, civ)
    refresh(p)
    s.tell(TOOK, p.seat, row.number, 0, row.number)
    run(s, p.seat, row.late if row.late >= 0 else row.gained, row.number)


def another_civilization(s: TapestryState, p: Player, source: int, times: int) -> None:
    """This one can no longer be used: it is put aside and another one drawn."""
    p.civs = without(p.civs, COMPONENTS[source].index)
    refresh(p)
    gain_civilization(s, p, source, 1)


def lose_any(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The adjustment that takes a resource, at the end of the first income turn (p.29, p.32)."""
    if s.adjusted and sum(p.res):
        s.ask(PAY, p.seat, COST, 1)


LOSE_ANY: Final = Mechanic("lose-any", lose_any)
FOUR_TOKENS: Final = Mechanic("four-tokens", four_tokens)
CIVILIZATION: Final = Mechanic("civilization", gain_civilization)
ANOTHER_CIVILIZATION: Final = Mechanic("another-civilization", another_civilization)
