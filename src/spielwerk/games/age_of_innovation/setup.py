"""Set-up (AoI p.4, p.5, p.18, p.19): options, random draws with all their restrictions, and draws given by name."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.options import DRAWN, BadOption, Option, OptionValue, check_options
from spielwerk.core.reasons import Reason
from spielwerk.core.rng import Rng
from spielwerk.games.age_of_innovation.actions.innovate import place_count
from spielwerk.games.age_of_innovation.board import SIDES
from spielwerk.games.age_of_innovation.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.codes import (
    BUILD_WORKSHOP,
    DISCIPLINES,
    EDGE_WORKSHOP,
    ROUNDS,
    SCHOLAR_SPACES,
    TERRAINS,
)
from spielwerk.games.age_of_innovation.components import SCIENCE_BONUS, SPADE_TILE
from spielwerk.games.age_of_innovation.frames import BEGIN_SETUP
from spielwerk.games.age_of_innovation.state import NEUTRAL, NONE, AgeState
from spielwerk.games.age_of_innovation.table import lay_out
from spielwerk.games.terra.draws import draw, given

lay_out()

REVISIONS: Final = ("1.0", "1.2")
FIRST_GAME: Final = "first-game"
DRAFT: Final = "draft"
BY_PLAYERS: Final = "by-players"
PALACE_17: Final = CATALOG.index("palace", "17")
AREA_TILES: Final = (12, 13, 14, 15)
NEUTRAL_START: Final = 2
COMPETENCY_COPIES: Final = 4
CITY_COPIES: Final = 3
BOOK_ACTIONS_READY: Final = 3


def names_of(kind: str) -> list[str]:
    return [row.name for row in BY_KIND[kind]]


OPTIONS: Final[list[Option]] = [
    Option("players", 4, least=2, most=5),
    Option("side", BY_PLAYERS, (BY_PLAYERS, *SIDES)),
    Option("setup", FIRST_GAME, (FIRST_GAME, DRAFT)),
    Option("rules", "1.0", REVISIONS),
    Option("round_tiles", [], names_of("round-tile"), setup=True),
    Option("final_tile", DRAWN, (DRAWN, *names_of("final-tile")), setup=True),
    Option("book_actions", [], names_of("book-action"), setup=True),
    Option("competencies", [], names_of("competency"), setup=True),
    Option("innovations", [], names_of("innovation"), setup=True),
    Option("palaces", [], names_of("palace"), setup=True),
    Option("boards", [], TERRAINS, setup=True),
    Option("factions", [], names_of("faction"), setup=True),
    Option("bonuses", [], names_of("bonus"), setup=True),
    Option("area_tile", DRAWN, (DRAWN, *(str(tile) for tile in AREA_TILES)), setup=True),
]


def new(seed: int = 0, chosen: Mapping[str, object] | None = None) -> AgeState:
    """A new game at its first question. What the options do not name is drawn."""
    options = check_options(OPTIONS, chosen or {})
    players = options["players"]
    assert isinstance(players, int)
    s = AgeState(players, side_for(players, str(options["side"])))
    s.revision = REVISIONS.index(str(options["rules"]))
    s.drafted = 1 if options["setup"] == DRAFT else 0
    s.rng = Rng(seed)
    _common_material(s, options)
    _personal_material(s, options)
    if players == 2:
        _neutral_faction(s, options)
    s.ask(BEGIN_SETUP, 0)
    s.settle()
    return s


def side_for(players: int, side: str) -> str:
    """Two players use the side for 1-3, four and five the one for 3-5; three choose, 3-5 by default (AoI p.4)."""
    sides = {2: ("1-3",), 3: ("3-5", "1-3")}.get(players, ("3-5",))
    if side == BY_PLAYERS:
        return sides[0]
    if side not in sides:
        raise BadOption(
            f"With {players} players the side is {' or '.join(sides)}, not {side}.",
            Reason("side-for-players", {"n": players, "sides": ", ".join(sides), "value": side}),
        )
    return side


def _common_material(s: AgeState, options: dict[str, OptionValue]) -> None:
    players = len(s.players)
    s.round_tiles = _round_tiles(s, given(CATALOG, options, "round_tiles", "round-tile", ROUNDS))
    s.final_tile = _final_tile(s, str(options["final_tile"]))
    actions = given(CATALOG, options, "book_actions", "book-action", BOOK_ACTIONS_READY)
    s.book_actions = draw(CATALOG, s.rng, "book-action", actions, BOOK_ACTIONS_READY)
    tiles = len(BY_KIND["competency"])
    places = draw(CATALOG, s.rng, "competency", given(CATALOG, options, "competencies", "competency", tiles), tiles)
    s.competency_place = [places.index(tile) for tile in range(len(places))]
    s.competency_stock = [COMPETENCY_COPIES] * len(places)
    shown = place_count(players)
    s.innovation_display = draw(
        CATALOG, s.rng, "innovation", given(CATALOG, options, "innovations", "innovation", shown), shown
    )
    palaces = given(CATALOG, options, "palaces", "palace", players + 1)
    if PALACE_17 in palaces:
        raise BadOption("Palace 17 always lies ready and is not one of the palaces to name.", Reason("palace-17-named"))
    s.palaces = sorted(draw(CATALOG, s.rng, "palace", palaces, players + 1, (PALACE_17,)))
    if not s.drafted:
        s.palaces.append(PALACE_17)
    s.city_stock = [CITY_COPIES] * len(BY_KIND["city"])


def _personal_material(s: AgeState, options: dict[str, OptionValue]) -> None:
    """Seven sets of board, faction and bonus, three bonuses left over (AoI p.5), or the draft's pools (AoI p.18)."""
    players = len(s.players)
    sets = len(BY_KIND["board"])
    if s.drafted:
        boards, factions, bonuses = sets - 1, players + 1, players + 3
    else:
        boards, factions, bonuses = sets, sets, len(BY_KIND["bonus"])
    s.offered_boards = draw(CATALOG, s.rng, "board", given(CATALOG, options, "boards", "board", boards), boards)
    s.offered_factions = draw(
        CATALOG, s.rng, "faction", given(CATALOG, options, "factions", "faction", factions), factions
    )
    s.offered_bonuses = draw(CATALOG, s.rng, "bonus", given(CATALOG, options, "bonuses", "bonus", bonuses), bonuses)
    if not s.drafted:
        s.bonus_pool = s.offered_bonuses[sets:]
        s.offered_bonuses = s.offered_bonuses[:sets]


def _neutral_faction(s: AgeState, options: dict[str, OptionValue]) -> None:
    """The third faction of the two-player game: scholars, levels and a face-down area tile (AoI p.19)."""
    s.neutral_level = [NEUTRAL_START] * len(DISCIPLINES)
    for tile in s.round_tiles[: ROUNDS - 1]:
        discipline, levels = SCIENCE_BONUS[tile]
        s.neutral_level[discipline] += levels
    for discipline in range(len(DISCIPLINES)):
        s.scholars_sent[discipline * SCHOLAR_SPACES + 1] = NEUTRAL
    named = str(options["area_tile"])
    s.area_tile = AREA_TILES[s.rng.below(len(AREA_TILES))] if named == DRAWN else int(named)


def third_of_discipline(tiles: list[int], tile: int) -> bool:
    """Whether the tile would be the third of its discipline with none of the three on round 6 (AoI p.4).

    `tiles` holds the rounds from 1 to 6, NONE where nothing lies yet.
    """
    discipline = SCIENCE_BONUS[tile][0]
    same = [other for other in tiles if other != NONE and SCIENCE_BONUS[other][0] == discipline]
    return len(same) == 2 and tiles[ROUNDS - 1] not in same


def _round_tiles(s: AgeState, given: list[int]) -> list[int]:
    """From round 6 down to round 1; the spade tile not on 5 and 6, no discipline three times on 1 to 5 (AoI p.4)."""
    given = given + [NONE] * (ROUNDS - len(given))
    if SPADE_TILE in given[4:]:
        raise BadOption("The spade tile must not lie on round 5 or 6.", Reason("spade-tile-late"))
    for tile in given[: ROUNDS - 1]:
        if tile != NONE and third_of_discipline([other if other != tile else NONE for other in given], tile):
            raise BadOption(
                "Three scoring tiles of one discipline must not all lie on rounds 1 to 5.",
                Reason("three-of-a-discipline"),
            )
    tiles = given[:]
    deck = [tile for tile in range(len(BY_KIND["round-tile"])) if tile not in given]
    s.rng.shuffle(deck)
    aside: list[int] = []
    for round_ in range(ROUNDS - 1, -1, -1):
        if round_ == 3 and aside:
            # Set aside while the two upper spaces were filled: now it goes back among the others.
            deck += aside
            aside = []
            s.rng.shuffle(deck)
        while tiles[round_] == NONE:
            tile = deck.pop()
            if tile == SPADE_TILE and round_ >= 4:
                aside.append(tile)
            elif round_ == ROUNDS - 1 or not third_of_discipline(tiles, tile):
                tiles[round_] = tile
    return tiles


def same_building(round_tile: int, final_tile: int) -> bool:
    """Whether both tiles show the same kind of building; the edge tile shows a workshop too (AoI p.4)."""
    trigger = BY_KIND["final-tile"][final_tile].trigger()
    shown = BUILD_WORKSHOP if trigger == EDGE_WORKSHOP else trigger
    return BY_KIND["round-tile"][round_tile].trigger() == shown


def _final_tile(s: AgeState, name: str) -> int:
    fitting = [tile for tile in range(len(BY_KIND["final-tile"])) if not same_building(s.round_tiles[ROUNDS - 1], tile)]
    if name == DRAWN:
        return fitting[s.rng.below(len(fitting))]
    tile = names_of("final-tile").index(name)
    if tile not in fitting:
        raise BadOption(
            f"The final round tile '{name}' shows the building of the round 6 tile.",
            Reason("final-tile-building", {"tile": f"final-tile-{name}"}),
        )
    return tile
