"""A position as input of a learned evaluation: what the seat has, what is to come, and how the others stand."""

from collections.abc import Sequence
from typing import Final

from spielwerk.core.net import default_numbers, marked
from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.evaluation.prospects import area
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import ROUNDS

BOARDS: Final = len(BY_KIND["board"])
FACTIONS: Final = len(BY_KIND["faction"])
PALACES: Final = len(BY_KIND["palace"])
BONUSES: Final = len(BY_KIND["bonus"])
COMPETENCIES: Final = len(BY_KIND["competency"])
INNOVATIONS: Final = len(BY_KIND["innovation"])
CITIES: Final = len(BY_KIND["city"])
ROUND_TILES: Final = len(BY_KIND["round-tile"])
FINAL_TILES: Final = len(BY_KIND["final-tile"])


def numbers(s: AgeState, seat: int, features: Sequence[float]) -> list[int]:
    p = s.players[seat]
    return [
        *default_numbers(features, s.round, s.scores(), seat),
        *_store(p),
        *p.books,
        *p.level,
        *p.stock,
        *[how_many(where) for where in p.at],
        *marked(BOARDS, [p.board]),
        *marked(FACTIONS, [p.faction]),
        *marked(PALACES, [p.palace]),
        *marked(BONUSES, [p.bonus]),
        *marked(COMPETENCIES, p.competencies),
        *marked(INNOVATIONS, p.innovations),
        *marked(CITIES, p.city_tiles),
        *_to_come(s),
        *_leads(s, p),
    ]


def _store(p: Player) -> list[int]:
    return [
        p.coins,
        p.tools,
        p.scholars,
        p.bowl1,
        p.bowl2,
        p.bowl3,
        p.keys,
        p.annexes,
        p.shipping,
        p.terraforming,
        int(p.passed),
        len(p.bridges),
        p.scholar_supply(),
    ]


def _to_come(s: AgeState) -> list[int]:
    """The scoring tile of this round, those of later ones, and the final one."""
    now = s.round_tiles[s.round - 1 : s.round] if s.round else []
    return [
        *marked(ROUND_TILES, now),
        *marked(ROUND_TILES, s.round_tiles[s.round : ROUNDS]),
        *marked(FINAL_TILES, [s.final_tile]),
    ]


def _leads(s: AgeState, p: Player) -> list[int]:
    """How far the best opponent is behind in each discipline and in the area; and which opponents have passed."""
    others = [other for other in s.players if other.seat != p.seat]
    if not others:
        return [0] * (len(p.level) + 2)
    found = [mine - max([other.level[n] for other in others]) for n, mine in enumerate(p.level)]
    found.append(area(s, p) - max([area(s, other) for other in others]))
    found.append(sum([int(other.passed) for other in others]))
    return found
