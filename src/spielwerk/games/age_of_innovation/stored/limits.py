"""What no game can reach: every defect of a position, one sentence each."""

from typing import Final

from spielwerk.core.fields import ANY, MANY, list_defects, number_defects, within
from spielwerk.core.play import Frame
from spielwerk.games.age_of_innovation.rules.actions.innovate import place_count
from spielwerk.games.age_of_innovation.rules.board import SITES
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, COMPONENTS, EFFECTS
from spielwerk.games.age_of_innovation.rules.frames import POWER_OFFER, REWARD_ORDER, RUN_EFFECT
from spielwerk.games.age_of_innovation.rules.planning import SHIPPING_TOP, START_SHIPPING, TERRAFORMING_TOP
from spielwerk.games.age_of_innovation.rules.science import TOP_LEVEL
from spielwerk.games.age_of_innovation.rules.setup import (
    BOOK_ACTIONS_READY,
    CITY_COPIES,
    COMPETENCY_COPIES,
    COMPETENCY_PLACES,
)
from spielwerk.games.age_of_innovation.rules.state import NEUTRAL, NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    DISCIPLINES,
    MAX_INNOVATIONS,
    OVER,
    PIECES,
    ROUNDS,
    SCHOLAR_PIECES,
    SCHOLAR_SPACES,
    SETUP,
    TERRAINS,
)
from spielwerk.games.terra.stored.limits import map_defects, order_defects, piece_defects, standing_defects

LAST: Final = {kind: len(rows) - 1 for kind, rows in BY_KIND.items()}
"""The highest number of a component of each kind."""

# Each list: its length (ANY where it varies), the least and the most of its entries, whether all differ.
LISTS: Final = (
    ("next_order", ANY, 0, 4, True),
    ("scholars_sent", SCHOLAR_SPACES * len(DISCIPLINES), NONE, NEUTRAL, False),
    ("neutral_level", ANY, 0, TOP_LEVEL + ROUNDS, False),
    ("book_actions", BOOK_ACTIONS_READY, 0, LAST["book-action"], True),
    ("competency_place", len(BY_KIND["competency"]), NONE, COMPETENCY_PLACES - 1, True),
    ("competency_stock", len(BY_KIND["competency"]), 0, COMPETENCY_COPIES, False),
    ("palaces", ANY, 0, LAST["palace"], True),
    ("bonus_pool", ANY, 0, LAST["bonus"], True),
    ("bonus_coins", len(BY_KIND["bonus"]), 0, MANY, False),
    ("city_stock", len(BY_KIND["city"]), 0, CITY_COPIES, False),
    ("offered_boards", ANY, NONE, LAST["board"], False),
    ("offered_factions", ANY, NONE, LAST["faction"], False),
    ("offered_bonuses", ANY, NONE, LAST["bonus"], False),
)
PLAYER_LISTS: Final = (
    ("books", len(DISCIPLINES), 0, MANY, False),
    ("level", len(DISCIPLINES), 0, TOP_LEVEL, False),
    ("stock", len(PIECES), 0, max(PIECES), False),
    ("bridges", ANY, 0, SITES - 1, True),
    ("city_tiles", ANY, 0, LAST["city"], False),
    ("competencies", ANY, 0, LAST["competency"], True),
    ("innovations", ANY, 0, LAST["innovation"], True),
    ("used", ANY, 0, len(COMPONENTS) - 1, True),
)
LIMITS: Final = (
    ("shipping", 0, SHIPPING_TOP),
    ("terraforming", 0, TERRAFORMING_TOP),
    ("board", NONE, LAST["board"]),
    ("faction", NONE, LAST["faction"]),
    ("palace", NONE, LAST["palace"]),
    ("bonus", NONE, LAST["bonus"]),
    ("passed", 0, 1),
)
NOT_NEGATIVE: Final = ("coins", "tools", "scholars", "sent", "vp", "keys", "annexes", "bowl1", "bowl2", "bowl3")


def defects(s: AgeState) -> list[str]:
    """Everything about the state that no game can reach, one sentence each."""
    found = list_defects(s, LISTS)
    display = s.innovation_display
    if len(display) != place_count(len(s.players)) or not within(display, NONE, LAST["innovation"]):
        found.append("The innovations on display do not fit the number of players.")
    if len(s.neutral_level) != (len(DISCIPLINES) if len(s.players) == 2 else 0):
        found.append("Two players, and only they, have a neutral faction with four levels.")
    for frame in s.stack + s.waiting:
        if not _frame_fits(s, frame):
            found.append(f"A pending question or step does not fit: {list(frame)}.")
    found += map_defects(s) + order_defects(s, OVER)
    if not 0 <= s.round <= ROUNDS or not 0 <= s.phase <= OVER:
        found.append(f"There is no round {s.round} or no phase {s.phase}.")
    if s.revision not in (0, 1) or s.drafted not in (0, 1):
        found.append("'revision' and 'drafted' are 0 or 1.")
    if len(s.round_tiles) != ROUNDS or not _tiles("round-tile", s.round_tiles):
        found.append("The round scoring tiles must be six different ones.")
    if not 0 <= s.final_tile <= LAST["final-tile"]:
        found.append(f"There is no final round tile {s.final_tile}.")
    for p in s.players:
        found += [f"Player {p.seat + 1}: {defect}" for defect in _player_defects(s, p)]
    found += piece_defects(s, 0)
    for discipline in range(len(DISCIPLINES)):
        if sum(p.level[discipline] == TOP_LEVEL for p in s.players) > 1:
            found.append(f"Two markers are on level 12 of {DISCIPLINES[discipline]}.")
    return found


def _frame_fits(s: AgeState, frame: Frame) -> bool:
    """Whether seat, source and operands name something that exists; most operands are small amounts."""
    kind, seat, source, a, b = frame
    sources = len(s.players) if kind == POWER_OFFER else len(COMPONENTS)
    if not (0 <= seat < len(s.players) and 0 <= source < sources and NONE <= a < MANY and NONE <= b < 1 << 24):
        return False
    if kind == RUN_EFFECT:
        return 0 <= a < len(EFFECTS)
    return kind != REWARD_ORDER or 0 <= b < len(EFFECTS)


def _tiles(kind: str, tiles: list[int]) -> bool:
    return len(set(tiles)) == len(tiles) and all(0 <= tile < len(BY_KIND[kind]) for tile in tiles)


def _player_defects(s: AgeState, p: Player) -> list[str]:
    found = number_defects(p, LIMITS)
    found += [f"'{name}' is negative." for name in NOT_NEGATIVE if getattr(p, name) < 0]
    found += list_defects(p, PLAYER_LISTS)
    if p.scholars + p.sent > SCHOLAR_PIECES:
        found.append(f"There are only {SCHOLAR_PIECES} scholars.")
    if sum(p.tally) != p.vp:
        found.append("The points by source do not add up to the points.")
    if s.phase != SETUP and 0 <= p.board < len(TERRAINS) and p.shipping < START_SHIPPING[p.board]:
        found.append(f"The board {TERRAINS[p.board]} begins with shipping {START_SHIPPING[p.board]}, not {p.shipping}.")
    if len(p.innovations) > MAX_INNOVATIONS:
        found.append(f"There are at most {MAX_INNOVATIONS} innovations.")
    found += _building_defects(s, p)
    return found


def _building_defects(s: AgeState, p: Player) -> list[str]:
    found = standing_defects(s, p, p.board, TERRAINS)
    for kind, pieces in enumerate(PIECES):
        if (p.at[kind] & ~p.neutral).bit_count() + p.stock[kind] != pieces:
            found.append(f"Buildings of kind {kind} are lost or doubled.")
    if (p.neutral | p.annexed | p.cities) & ~p.buildings:
        found.append("A neutral mark, an annex or a city lies where no building stands.")
    return found
