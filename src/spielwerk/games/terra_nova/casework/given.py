"""`given`: the fixture with everything that a case names put on the table."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielwerk.core.cases.given import NEW, known_words, new_game, seat_rows
from spielwerk.core.cases.words import items, number, word
from spielwerk.core.cases.work import refuse
from spielwerk.games.terra.casework.words import (
    PhaseWords,
    land,
    rounds_of,
    seat_list,
    set_bonuses,
    set_passed,
    set_terrains,
    tile,
)
from spielwerk.games.terra_nova.casework import fixture
from spielwerk.games.terra_nova.casework.seats import SEAT_WORDS, lay_buildings
from spielwerk.games.terra_nova.rules import setup
from spielwerk.games.terra_nova.rules.board import STANDARD, TWO_PLAYERS, read_map
from spielwerk.games.terra_nova.rules.catalog import CATALOG
from spielwerk.games.terra_nova.rules.frames import BEGIN_ROUND, NEXT_TURN
from spielwerk.games.terra_nova.rules.holdings import refresh
from spielwerk.games.terra_nova.rules.mats import STAND_IN, read_mats
from spielwerk.games.terra_nova.rules.state import NONE, NovaState, terrain_of
from spielwerk.games.terra_nova.rules.words import (
    PHASES,
    ROUNDS,
    TERRAINS,
    TWO_PLAYER_VARIANTS,
)
from spielwerk.games.terra_nova.stored.position import defects


def start(given: Mapping[str, Any]) -> NovaState:
    """The position of a `given`, before pending steps have run."""
    if NEW in given:
        return setup.new(*new_game(given))
    known_words(given, TABLE_WORDS)
    variant = word(given.get("two_players", "none"), TWO_PLAYER_VARIANTS, "variant for two")
    players = number(given.get("players", 2 if variant else fixture.PLAYERS), "players", 2, 4)
    maps = read_map(str(setup.MAP.check(given.get("map", STAND_IN))))
    mats = read_mats(str(setup.MATS.check(given.get("mats", STAND_IN))))
    s = NovaState(players, maps.sides[TWO_PLAYERS if variant else STANDARD], mats)
    s.variant = variant
    s.round = number(given.get("round", fixture.ROUND), "round", 1, ROUNDS)
    seats = seat_rows(given, players, SEAT_WORDS)
    _factions(s, seats)
    for name, lay in LAID.items():
        if name in given:
            lay(s, given[name])
    for p in s.players:
        for name, value in seats[p.seat].items():
            SEAT_WORDS[name](s, p, value)
        lay_buildings(s, p, seats[p.seat])
    set_terrains(s, s.board, given.get("terrain", {}), TERRAINS)
    _bonus_tiles(s)
    s.round_tiles = fixture.by_round(rounds_of(CATALOG, given, s.round, ROUNDS))
    PHASE_WORDS.set(s, given, s.passed)
    for p in s.players:
        refresh(s, p)
    if wrong := defects(s):
        refuse(" ".join(wrong))
    return s


def _factions(s: NovaState, seats: list[Mapping[str, Any]]) -> None:
    """Factions come first, since buildings and terrain follow from them."""
    named = [tile(CATALOG, "faction", row["faction"]) for row in seats if "faction" in row]
    homes = [terrain_of(faction) for faction in named]
    if len(set(homes)) < len(homes):
        refuse("Two seats have the same colour.")
    defaults = fixture.numbers("faction", fixture.FACTIONS)
    for p in s.players:
        if "faction" in seats[p.seat]:
            p.faction = tile(CATALOG, "faction", seats[p.seat]["faction"])
        else:
            # The seat's own default if its colour is free, so that naming one seat's faction does not affect the
            # others.
            spare = [one for one in (defaults[p.seat], *defaults[::-1]) if terrain_of(one) not in homes]
            p.faction = spare[0]
            homes.append(terrain_of(p.faction))
        p.home = terrain_of(p.faction)


def _turn_order(s: NovaState, value: Any) -> None:
    s.pass_order = word(value, (setup.CLOCKWISE, setup.PASS_ORDER), "turn order")


def _order(s: NovaState, value: Any) -> None:
    s.order = seat_list(s, value, "order")


def _passed(s: NovaState, value: Any) -> None:
    s.passed = set_passed(s, value)


def _bonuses(s: NovaState, value: Any) -> None:
    set_bonuses(s, CATALOG, value, s.bonus_money, fixture.BONUS_MONEY)


def _used(s: NovaState, value: Any) -> None:
    """Power actions of the board that carry an X-marker."""
    for name in items(value, "used"):
        s.used_power |= 1 << tile(CATALOG, "power-action", name)


def _neutral(s: NovaState, value: Any) -> None:
    for name in items(value, "neutral"):
        bit = 1 << land(s.board, name)
        s.neutral |= bit
        s.built |= bit


def _neutral_colour(s: NovaState, value: Any) -> None:
    s.neutral_home = word(value, TERRAINS, "terrain")


LAID: Final[dict[str, Callable[[NovaState, Any], None]]] = {
    "turn_order": _turn_order,
    "order": _order,
    "passed": _passed,
    "bonuses": _bonuses,
    "used": _used,
    "neutral": _neutral,
    "neutral_colour": _neutral_colour,
}
READ_APART: Final = (
    "players",
    "two_players",
    "map",
    "mats",
    "round",
    "phase",
    "turn",
    "seats",
    "terrain",
    "round_tile",
    "round_tiles",
)
"""Words that are read before or after the others."""
TABLE_WORDS: Final = (*READ_APART, *LAID)
PHASE_WORDS: Final = PhaseWords(PHASES, ROUNDS, BEGIN_ROUND, NEXT_TURN)


def _bonus_tiles(s: NovaState) -> None:
    """What the case leaves open, from the fixture."""
    taken = [p.bonus for p in s.players] + s.bonus_pool
    own = fixture.numbers("bonus", fixture.BONUSES)
    pool = fixture.numbers("bonus", fixture.BONUS_POOL)
    for p in s.players:
        if p.bonus == NONE:
            spare = [one for one in (own[p.seat], *own, *pool[::-1]) if one not in taken]
            p.bonus = spare[0]
            taken.append(p.bonus)
    if not s.bonus_pool:
        s.bonus_pool = [one for one in pool + own if one not in taken][: fixture.BONUS_POOL_SIZE]
        for bonus in s.bonus_pool:
            s.bonus_money[bonus] = fixture.BONUS_MONEY
