"""How the Automa conquers: from people first, otherwise neutral territories where a toppled outpost may protect it."""

from typing import Final

from spielwerk.core.choosing import Preference, choose
from spielwerk.core.hexgrid import cells
from spielwerk.games.tapestry.rules.actions.conquer import conquer_without_dice
from spielwerk.games.tapestry.rules.automa.components import CONQUEST
from spielwerk.games.tapestry.rules.automa.deck import tiebreaker
from spielwerk.games.tapestry.rules.automa.exploring import explorable, lay_tile
from spielwerk.games.tapestry.rules.automa.hexes import Arrows, Closest, people_land, with_one_piece
from spielwerk.games.tapestry.rules.frames import ANYWHERE
from spielwerk.games.tapestry.rules.map.pieces import add_piece, conquest_targets
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import MIDDLE_ISLAND, PROTECTED, TOPPLED

FULL: Final = 2
"""Pieces on a territory that can no longer be conquered."""


def conquer(s: TapestryState, p: Player, how: int, source: int) -> None:
    reach = conquest_targets(s, p, how & ANYWHERE > 0)
    land = people_land(s)
    if reach & land:
        _conquer_people(s, p, reach & land)
        return
    neutral = reach
    if p.outposts:
        neutral |= explorable(s, p, how & ANYWHERE > 0)
    if not tiebreaker(s).topple_icon:
        neutral &= ~s.board.around(land)
    if neutral:
        _conquer_neutral(s, p, neutral, source)


def _conquer_people(s: TapestryState, p: Player, targets: int) -> None:
    preferences: list[Preference] = _to_the_middle(s, p)
    preferences.append(Arrows(s))
    conquer_without_dice(s, p, choose(CONQUEST, cells(targets), preferences, s.automa.told))


def _conquer_neutral(s: TapestryState, p: Player, targets: int, source: int) -> None:
    preferences = _to_the_middle(s, p)
    land = people_land(s)
    single = with_one_piece(s, land)
    if single:
        preferences.append(Closest("closest-to-single-pieces", s, single))
    else:
        preferences.append(Closest("closest-to-people", s, land))
    preferences.append(Arrows(s))
    cell = choose(CONQUEST, cells(targets), preferences, s.automa.told)
    if not s.explored >> cell & 1:
        lay_tile(s, p, cell, source)
    conquer_without_dice(s, p, cell)
    if tiebreaker(s).topple_icon and cell != s.board.middle:
        protect(s, cell)


def _to_the_middle(s: TapestryState, p: Player) -> list[Preference]:
    """While the Automa can still gain the achievement of the middle island."""
    middle = s.board.middle
    if p.achieved >> MIDDLE_ISLAND & 1 or len(s.pieces[middle]) >= FULL:
        return []
    return [Closest("closest-to-the-middle", s, 1 << middle)]


def protect(s: TapestryState, cell: int) -> None:
    """A toppled outpost of the Shadow Empire, where there is room for it."""
    shadow = s.players[s.automa.shadow]
    if shadow.outposts and len(s.pieces[cell]) < FULL:
        shadow.outposts -= 1
        add_piece(s, cell, TOPPLED, shadow.seat)
        s.tell(PROTECTED, shadow.seat, cell, 0, 0)
