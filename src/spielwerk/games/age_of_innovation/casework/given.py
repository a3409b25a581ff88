"""`given`: the fixture with everything that a case names put on the table."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielwerk.core.cases.given import NEW, known_words, new_game, seat_rows
from spielwerk.core.cases.words import amounts, items, number, table, word
from spielwerk.core.cases.work import refuse, seat_of
from spielwerk.games.age_of_innovation.casework import fixture
from spielwerk.games.age_of_innovation.casework.automa import given_automa, set_marked
from spielwerk.games.age_of_innovation.casework.seats import SEAT_WORDS, lay_buildings, set_seat
from spielwerk.games.age_of_innovation.rules import setup
from spielwerk.games.age_of_innovation.rules.actions.innovate import place_count
from spielwerk.games.age_of_innovation.rules.automa.components import LEVELS
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.rules.frames import BEGIN_ROUND, NEXT_TURN
from spielwerk.games.age_of_innovation.rules.holdings import refresh
from spielwerk.games.age_of_innovation.rules.setup import COMPETENCY_PLACES, PALACE_17
from spielwerk.games.age_of_innovation.rules.state import NEUTRAL, NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import (
    DISCIPLINES,
    PHASES,
    ROUNDS,
    SCHOLAR_SPACES,
)
from spielwerk.games.age_of_innovation.rules.words import TERRAINS as TERRAIN_NAMES
from spielwerk.games.age_of_innovation.stored.position import defects
from spielwerk.games.terra.casework.words import (
    PhaseWords,
    rounds_of,
    seat_list,
    set_bonuses,
    set_passed,
    set_terrains,
    tile,
    tiles,
)


def start(given: Mapping[str, Any]) -> AgeState:
    """The position of a `given`, before pending steps have run."""
    if NEW in given:
        return setup.new(*new_game(given))
    known_words(given, TABLE_WORDS)
    players = number(given.get("players", fixture.PLAYERS), "players", 2, 5)
    s = AgeState(players, setup.side_for(players, str(given.get("side", given.get("map", setup.BY_PLAYERS)))))
    s.revision = word(given.get("rules", setup.REVISIONS[0]), setup.REVISIONS, "rules revision")
    s.round = number(given.get("round", fixture.ROUND), "round", 1, ROUNDS)
    if "automa" in given:
        s.automa = given_automa(given["automa"], s.round)
    seats = seat_rows(given, players, SEAT_WORDS)
    _boards(s, seats)
    for name, lay in LAID.items():
        if name in given:
            lay(s, given[name])
    for p in s.players:
        set_seat(s, p, seats[p.seat])
    set_terrains(s, s.board, given.get("terrain", {}), TERRAIN_NAMES)
    for p in s.players:
        lay_buildings(s, p, seats[p.seat])
    if s.automa is not None:
        set_marked(s, given["automa"])
        s.players[-1].shipping = LEVELS[s.automa.level].ship[s.round - 1]
    _defaults(s, given, seats)
    _no_tile_twice(s)
    PHASE_WORDS.set(s, given, s.next_order)
    for p in s.players:
        refresh(s, p)
    if wrong := defects(s):
        refuse(" ".join(wrong))
    return s


def _boards(s: AgeState, seats: list[Mapping[str, Any]]) -> None:
    """Boards come first, since buildings and terrain follow from them."""
    taken = [tile(CATALOG, "board", row["board"]) for row in seats if "board" in row]
    if len(set(taken)) < len(taken):
        refuse("Two seats have the same board.")
    free = [board for board in fixture.BOARDS if board not in taken]
    for p in s.players:
        if "board" in seats[p.seat]:
            p.board = tile(CATALOG, "board", seats[p.seat]["board"])
        else:
            # The seat's own default if it is free, so that naming one seat's board does not affect the others.
            own = fixture.BOARDS[p.seat]
            p.board = own if own in free else free[-1]
            free.remove(p.board)


def _order(s: AgeState, value: Any) -> None:
    s.order = seat_list(s, value, "order")


def _passed(s: AgeState, value: Any) -> None:
    s.next_order = set_passed(s, value)


def _book_actions(s: AgeState, value: Any) -> None:
    s.book_actions = tiles(CATALOG, "book-action", value)


def _competencies(s: AgeState, value: Any) -> None:
    """Names in the order of the places, row by row; the others follow."""
    every = fixture.all_of("competency")
    order = fixture.fill(tiles(CATALOG, "competency", value), COMPETENCY_PLACES, every, [])
    s.competency_place = [order.index(one) if one in order else NONE for one in every]


def _innovations(s: AgeState, value: Any) -> None:
    s.innovation_display = tiles(CATALOG, "innovation", value)


def _palaces(s: AgeState, value: Any) -> None:
    s.palaces = sorted(tiles(CATALOG, "palace", value))


def _bonuses(s: AgeState, value: Any) -> None:
    set_bonuses(s, CATALOG, value, s.bonus_coins, fixture.BONUS_COINS)


def _used(s: AgeState, value: Any) -> None:
    """Power and book actions of the board that carry an X-marker: `power-action bridge`."""
    for name in items(value, "used"):
        kind, _, action = str(name).partition(" ")
        if kind == "power-action":
            s.used_power |= 1 << tile(CATALOG, kind, action)
        elif kind == "book-action":
            s.used_book |= 1 << tile(CATALOG, kind, action)
        else:
            refuse(f"'used' names actions like 'power-action bridge' or 'book-action coins', not '{name}'.")


def _scholars(s: AgeState, value: Any) -> None:
    """For each discipline who stands on its spaces, the one for three steps first: a seat, neutral or none."""
    for name, spaces in table(value, "scholars").items():
        first = word(name, DISCIPLINES, "discipline") * SCHOLAR_SPACES
        for space, owner in enumerate(items(spaces, "scholars")[:SCHOLAR_SPACES], first):
            if owner == "neutral":
                s.scholars_sent[space] = NEUTRAL
            elif owner is not None and owner != "none":
                s.scholars_sent[space] = seat_of(owner, len(s.players))
                s.players[s.scholars_sent[space]].sent += 1


def _neutral_levels(s: AgeState, value: Any) -> None:
    s.neutral_level = amounts(value, DISCIPLINES, "neutral_levels")


def _area_tile(s: AgeState, value: Any) -> None:
    s.area_tile = number(value, "area_tile", 0, 99)


def _final_tile(s: AgeState, value: Any) -> None:
    s.final_tile = tile(CATALOG, "final-tile", value)


def _draft(s: AgeState, value: Any) -> None:
    s.drafted = 1 if value else 0


LAID: Final[dict[str, Callable[[AgeState, Any], None]]] = {
    "order": _order,
    "passed": _passed,
    "final_tile": _final_tile,
    "book_actions": _book_actions,
    "competencies": _competencies,
    "innovations": _innovations,
    "palaces": _palaces,
    "bonuses": _bonuses,
    "used": _used,
    "scholars": _scholars,
    "neutral_levels": _neutral_levels,
    "area_tile": _area_tile,
    "draft": _draft,
}
READ_APART: Final = (
    "players",
    "side",
    "map",
    "rules",
    "round",
    "automa",
    "phase",
    "turn",
    "seats",
    "terrain",
    "round_tile",
    "round_tiles",
    "competencies_left",
    "cities_left",
)
"""Words that are read before or after the others."""
TABLE_WORDS: Final = (*READ_APART, *LAID)
PHASE_WORDS: Final = PhaseWords(PHASES, ROUNDS, BEGIN_ROUND, NEXT_TURN)


def _defaults(s: AgeState, given: Mapping[str, Any], seats: list[Mapping[str, Any]]) -> None:
    """What the case leaves open, from the fixture."""
    players = s.players
    _default_bonuses(s, seats)
    s.round_tiles = fixture.by_round(rounds_of(CATALOG, given, s.round, ROUNDS))
    if s.final_tile == NONE:
        s.final_tile = tile(CATALOG, "final-tile", fixture.FINAL_TILE)
    s.book_actions = fixture.fill(s.book_actions, 3, fixture.numbers("book-action", fixture.BOOK_ACTIONS), [])
    if not s.competency_place:
        _competencies(s, [])
    s.competency_stock = [
        fixture.COMPETENCY_STOCK - sum(one in p.competencies for p in players) if place != NONE else 0
        for one, place in enumerate(s.competency_place)
    ]
    for name, left in table(given.get("competencies_left", {}), "competencies_left").items():
        s.competency_stock[tile(CATALOG, "competency", name)] = number(left, "competencies_left")
    owned = [one for p in players for one in p.innovations]
    shown = place_count(len(players))
    s.innovation_display = fixture.fill(s.innovation_display, shown, fixture.all_of("innovation"), owned)[:shown]
    if "palaces" not in given and not s.drafted:
        taken = [p.palace for p in players]
        ready = fixture.fill([], len(players) + 1, fixture.all_of("palace"), [*taken, PALACE_17])
        s.palaces = sorted(ready + ([] if PALACE_17 in taken else [PALACE_17]))
    s.city_stock = [
        fixture.CITY_STOCK - sum(p.city_tiles.count(one) for p in players) for one in range(len(BY_KIND["city"]))
    ]
    for name, left in table(given.get("cities_left", {}), "cities_left").items():
        s.city_stock[tile(CATALOG, "city", name)] = number(left, "cities_left")
    if len(players) == 2 and s.automa is None:
        _neutral_faction(s, given)


def _default_bonuses(s: AgeState, seats: list[Mapping[str, Any]]) -> None:
    named = [tile(CATALOG, "bonus", row["bonus"]) for row in seats if "bonus" in row]
    taken = named + s.bonus_pool
    own = fixture.numbers("bonus", fixture.BONUSES)
    pool = fixture.numbers("bonus", fixture.BONUS_POOL)
    for p in s.players:
        if p.bonus == NONE and own[p.seat] not in taken:
            p.bonus = own[p.seat]
            taken.append(p.bonus)
    for p in s.players:
        if p.bonus == NONE:
            # Its default is taken: use a default that nobody has, those beside the board last.
            p.bonus = next(one for one in own + pool[::-1] if one not in taken)
            taken.append(p.bonus)
    if not s.bonus_pool:
        s.bonus_pool = fixture.fill([], fixture.BONUS_POOL_SIZE, pool + own, taken)
        for bonus in s.bonus_pool:
            s.bonus_coins[bonus] = fixture.BONUS_COINS


def _no_tile_twice(s: AgeState) -> None:
    """There is one copy of each faction, palace, round bonus and innovation."""
    players = s.players
    places = {
        "faction": [p.faction for p in players],
        "palace": [p.palace for p in players] + s.palaces,
        "bonus": [p.bonus for p in players] + s.bonus_pool,
        "innovation": [one for p in players for one in p.innovations] + s.innovation_display,
    }
    for kind, tiles_ in places.items():
        for one in tiles_:
            if one != NONE and tiles_.count(one) > 1:
                refuse(f"There is only one {kind} '{BY_KIND[kind][one].name}'.")


def _neutral_faction(s: AgeState, given: Mapping[str, Any]) -> None:
    """The third faction of two-player games (AoI p.19)."""
    if "neutral_levels" not in given:
        s.neutral_level = fixture.NEUTRAL_LEVELS[:]
    if s.area_tile == NONE:
        s.area_tile = fixture.AREA_TILE
    if "scholars" not in given:
        for discipline in range(len(DISCIPLINES)):
            s.scholars_sent[discipline * SCHOLAR_SPACES + 1] = NEUTRAL
