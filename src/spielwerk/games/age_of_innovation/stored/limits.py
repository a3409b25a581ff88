"""Defects of a position whose fields are all valid but that no game can reach, one sentence each."""

from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.rules.automa.components import CARDS
from spielwerk.games.age_of_innovation.rules.automa.options import MOST_PEOPLE
from spielwerk.games.age_of_innovation.rules.planning import START_SHIPPING
from spielwerk.games.age_of_innovation.rules.science import TOP_LEVEL
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    BUILDINGS,
    DISCIPLINES,
    MAX_INNOVATIONS,
    OVER,
    PIECES,
    SCHOLAR_PIECES,
    SETUP,
    TERRAINS,
)
from spielwerk.games.terra.stored.limits import map_defects, order_defects, piece_defects, standing_defects


def defects(s: AgeState) -> list[str]:
    """Everything about the state that no game can reach, one sentence each."""
    found = map_defects(s) + order_defects(s, OVER) + automa_defects(s)
    if len(set(s.competency_place)) != len(s.competency_place):
        found.append("Two competency tiles lie on the same place.")
    for p in s.players:
        found += [f"Player {p.seat + 1}: {defect}" for defect in _player_defects(s, p)]
    found += piece_defects(s, 0)
    for discipline in range(len(DISCIPLINES)):
        if sum(p.level[discipline] == TOP_LEVEL for p in s.players) > 1:
            found.append(f"Two markers are on level 12 of {DISCIPLINES[discipline]}.")
    return found


def automa_defects(s: AgeState) -> list[str]:
    """The Automa's cards and tokens, and the neutral faction of two players, which she replaces."""
    automa = s.automa
    found: list[str] = []
    if (len(s.players) == 2 and automa is None) != bool(s.neutral_level):
        found.append("There is a neutral faction with two players, and only without the Automa.")
    if automa is None:
        return found
    if len(s.players) > MOST_PEOPLE + 1:
        found.append(f"At most {MOST_PEOPLE} people play with the Automa.")
    cards = automa.deck + automa.drawn + automa.reserve
    if s.phase != SETUP and (sorted(cards) != list(range(len(CARDS))) or not automa.deck + automa.drawn):
        found.append("Cards of the Automa are lost or doubled.")
    if automa.marked & ~s.players[-1].buildings:
        found.append("A power token of the Automa lies where none of her buildings stands.")
    return found


def _player_defects(s: AgeState, p: Player) -> list[str]:
    found: list[str] = []
    if p.scholars + p.sent > SCHOLAR_PIECES:
        found.append(f"There are only {SCHOLAR_PIECES} scholars.")
    if sum(p.tally) != p.vp:
        found.append("The points by source do not add up to the points.")
    by_board = s.phase != SETUP and p.board >= 0 and not s.automatic(p.seat)
    if by_board and p.shipping < START_SHIPPING[p.board]:
        found.append(f"The board {TERRAINS[p.board]} begins with shipping {START_SHIPPING[p.board]}, not {p.shipping}.")
    if len(p.innovations) > MAX_INNOVATIONS:
        found.append(f"There are at most {MAX_INNOVATIONS} innovations.")
    found += _building_defects(s, p)
    return found


def _building_defects(s: AgeState, p: Player) -> list[str]:
    found = standing_defects(s, p, p.board, TERRAINS)
    for kind, pieces in enumerate(PIECES):
        if how_many(p.at[kind] & ~p.neutral) + p.stock[kind] != pieces:
            found.append(f"Pieces of the kind '{BUILDINGS[kind]}' are lost or doubled.")
    if (p.neutral | p.annexed | p.cities) & ~p.buildings:
        found.append("A neutral mark, an annex or a city lies where no building stands.")
    return found
