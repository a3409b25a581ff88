"""Passing: the points of the round's tile, another round bonus, a place in the next turn order."""

from typing import Final

from spielwerk.core.choosing import Preference, choose
from spielwerk.core.values import followed, replaced, without
from spielwerk.games.age_of_innovation.rules.automa.components import FINAL_POINTS, PASS_POINTS, Card
from spielwerk.games.age_of_innovation.rules.automa.seat import faction_of, her_player
from spielwerk.games.age_of_innovation.rules.automa.telling import Line, choices_of, note
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, FINAL_TILES, ROUND_TILES
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import PASSED, ROUNDS, TOOK
from spielwerk.games.terra.rules.gains import gain_vp

LATE: Final = 3
"""Rounds after this one use the other side of the tiles."""


class InRow(Preference):
    """The left, middle or right one of the round bonuses in their row."""

    name = "place"

    def __init__(self, row: list[int], place: int) -> None:
        self.row = row
        self.place = place

    def rank(self, option: int) -> int:
        return abs(self.row.index(option) - self.place)


def pass_round(s: AgeState, support: Card, line: Line | None) -> None:
    p = her_player(s)
    first = not s.next_order
    s.tell(PASSED, p.seat, s.round, 0, 0)
    score_tile(s)
    if first and faction_of(s).first_to_pass_again:
        note(line, "first-to-pass")
        score_tile(s)
    s.next_order = followed(s.next_order, p.seat)
    p.passed = 1
    if s.round < ROUNDS:
        take_bonus(s, support, line)


def score_tile(s: AgeState) -> None:
    """The points of her tile; in round 6 only the final tile counts."""
    if s.round == ROUNDS:
        row = FINAL_TILES[s.final_tile]
        points = FINAL_POINTS[row.name]
    else:
        row = ROUND_TILES[s.round_tiles[s.round - 1]]
        points = PASS_POINTS[row.name][1 if s.round > LATE else 0]
    gain_vp(s, her_player(s), points, row.number)


def take_bonus(s: AgeState, support: Card, line: Line | None) -> None:
    """Coins on it return to the supply; she holds it only so that nobody else does."""
    p = her_player(s)
    tile = choose("bonus", s.bonus_pool, [InRow(s.bonus_pool, support.bonus)], choices_of(line))
    number = BY_KIND["bonus"][tile].number
    s.tell(TOOK, p.seat, number, 0, number)
    s.bonus_coins = replaced(s.bonus_coins, tile, 0)
    s.bonus_pool = closed_row(s.bonus_pool, tile, p.bonus)
    p.bonus = tile


def closed_row(row: list[int], taken: int, returned: int) -> list[int]:
    """The gap is closed to the left, the returned bonus is added on the right (ruling-automa-bonus-row)."""
    return followed(without(row, taken), returned)
