"""Set-up (AoI p.4, p.5, p.18, p.19): options, random draws with all their restrictions, and draws given by name."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.drawn import BadDraw, Dealt, Drawn, Names, Source
from spielwerk.core.options import DRAWN, BadOption, Option, OptionValue, check_options
from spielwerk.core.reasons import Reason
from spielwerk.core.rng import Rng
from spielwerk.core.values import added, followed, replaced
from spielwerk.games.age_of_innovation.rules.actions.innovate import place_count
from spielwerk.games.age_of_innovation.rules.automa.components import LEVELS
from spielwerk.games.age_of_innovation.rules.automa.options import (
    AUTOMA,
    USUAL_LEVEL,
    chosen_automa,
    people_of,
    seats_of,
)
from spielwerk.games.age_of_innovation.rules.automa.setup import BOARDS_ALONE, BONUSES_ALONE, FACTIONS_EACH
from spielwerk.games.age_of_innovation.rules.board import SIDES
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE, SPADE_TILE
from spielwerk.games.age_of_innovation.rules.frames import BEGIN_SETUP
from spielwerk.games.age_of_innovation.rules.layout import lay_out
from spielwerk.games.age_of_innovation.rules.state import NEUTRAL, NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import (
    BUILD_WORKSHOP,
    DISCIPLINES,
    EDGE_WORKSHOP,
    ROUNDS,
    SCHOLAR_SPACES,
    TERRAINS,
)
from spielwerk.games.terra.rules.catalog import Component
from spielwerk.games.terra.rules.draws import Draws, TerraLayout

lay_out()

REVISIONS: Final = ("1.0", "1.2")
FIRST_GAME: Final = "first-game"
DRAFT: Final = "draft"
BY_PLAYERS: Final = "by-players"
PALACE_17: Final = CATALOG.index("palace", "17")
AREA_TILES: Final = (12, 13, 14, 15)
AREA_TILES_NAMED: Final = tuple(str(tile) for tile in AREA_TILES)
KNOWN_AREA_TILES: Final = Names(AREA_TILES_NAMED)
BOOK_ACTIONS_READY: Final = 3
COMPETENCY_PLACES: Final = 3 * len(DISCIPLINES)
SETS: Final = 7
NEUTRAL_START: Final = 2
COMPETENCY_COPIES: Final = 4
CITY_COPIES: Final = 3


def names_of(kind: str) -> list[str]:
    return [row.name for row in BY_KIND[kind]]


OPTIONS: Final[list[Option]] = [
    Option("players", 4, least=1, most=5),
    Option("side", BY_PLAYERS, (BY_PLAYERS, *SIDES)),
    Option("setup", FIRST_GAME, (FIRST_GAME, DRAFT)),
    Option("rules", "1.0", REVISIONS),
    AUTOMA,
    Option("automa_level", USUAL_LEVEL, least=1, most=len(LEVELS)),
    Option("round_tiles", [], names_of("round-tile"), setup=True),
    Option("final_tile", DRAWN, (DRAWN, *names_of("final-tile")), setup=True),
    Option("book_actions", [], names_of("book-action"), setup=True),
    Option("competencies", [], names_of("competency"), setup=True),
    Option("innovations", [], names_of("innovation"), setup=True),
    Option("palaces", [], names_of("palace"), setup=True),
    Option("boards", [], TERRAINS, setup=True),
    Option("factions", [], names_of("faction"), setup=True),
    Option("bonuses", [], names_of("bonus"), setup=True),
    Option("area_tile", DRAWN, (DRAWN, *AREA_TILES_NAMED), setup=True),
]


def new(seed: int = 0, chosen: Mapping[str, object] | None = None) -> AgeState:
    """A new game at its first question. What the options do not name is drawn."""
    options = check_options(OPTIONS, chosen or {})
    return begin(seed, options)


def begin(seed: int, options: Mapping[str, OptionValue]) -> AgeState:
    return set_up(options, deal(seed, options))


def draw(seed: int, options: Mapping[str, OptionValue]) -> Drawn:
    return deal(seed, options).in_words()


def deal(seed: int, options: Mapping[str, OptionValue]) -> Dealt:
    """Everything that is drawn before the first question: AoI p.4 for all, p.5 or the draft's pools (AoI p.18)."""
    people, players = people_of(options), seats_of(options)
    draws = Draws(CATALOG, seed, options)
    rounds = _draw_round_tiles(draws.rng, draws.given("round_tiles", "round-tile", ROUNDS))
    draws.keep("round_tiles", "round-tile", rounds)
    fitting = [tile for tile, row in enumerate(BY_KIND["final-tile"]) if not same_building(rounds[-1], row)]
    draws.draw_one("final_tile", CATALOG.all_names("final-tile"), fitting)
    draws.draw("book_actions", "book-action", BOOK_ACTIONS_READY)
    draws.draw("competencies", "competency", COMPETENCY_PLACES)
    draws.draw("innovations", "innovation", place_count(players))
    draws.draw("palaces", "palace", people + 1, PALACE_17)
    boards, factions, bonuses = _offered(people, options)
    draws.draw("boards", "board", boards)
    draws.draw("factions", "faction", factions)
    draws.draw("bonuses", "bonus", bonuses)
    if people == players == 2:
        draws.draw_one("area_tile", KNOWN_AREA_TILES, list(range(len(AREA_TILES))))
    return draws.finish()


def set_up(options: Mapping[str, OptionValue], drawn: Source) -> AgeState:
    """The game that begins with what was drawn."""
    people, players = people_of(options), seats_of(options)
    s = AgeState(players, side_for(players, str(options["side"])))
    s.automa = chosen_automa(options)
    s.revision = REVISIONS.index(str(options["rules"]))
    s.drafted = 1 if options["setup"] == DRAFT else 0
    layout = TerraLayout(CATALOG, options, drawn)
    s.chance().load(layout.random())
    _common_material(s, layout, people)
    _personal_material(s, layout, options, people)
    if people == players == 2:
        _neutral_faction(s, layout)
    layout.finish()
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


def _offered(players: int, options: Mapping[str, OptionValue]) -> tuple[int, int, int]:
    """Boards, factions and bonuses: seven sets and three bonuses left over (AoI p.5), the draft's pools (p.18), or what
    lies there for one person."""
    if players == 1:
        return BOARDS_ALONE, BOARDS_ALONE * FACTIONS_EACH, BONUSES_ALONE
    return (6, players + 1, players + 3) if options["setup"] == DRAFT else (SETS, SETS, SETS + 3)


def _common_material(s: AgeState, layout: TerraLayout, people: int) -> None:
    s.round_tiles = layout.tiles("round_tiles", "round-tile", ROUNDS)
    _check_round_tiles(s.round_tiles)
    s.final_tile = layout.tiles("final_tile", "final-tile", 1)[0]
    _check_final_tile(s)
    s.book_actions = layout.tiles("book_actions", "book-action", BOOK_ACTIONS_READY)
    places = layout.tiles("competencies", "competency", COMPETENCY_PLACES)
    competency_place = [NONE] * len(BY_KIND["competency"])
    for place, tile in enumerate(places):
        competency_place[tile] = place
    s.competency_place = competency_place
    s.competency_stock = [COMPETENCY_COPIES if place != NONE else 0 for place in competency_place]
    s.innovation_display = layout.tiles("innovations", "innovation", place_count(len(s.players)))
    s.palaces = sorted(layout.tiles("palaces", "palace", people + 1))
    if PALACE_17 in s.palaces:
        raise BadDraw(
            "palaces",
            "Palace 17 always lies ready and is not one of the palaces to name.",
            Reason("palace-17-named"),
        )
    if not s.drafted:
        s.palaces = followed(s.palaces, PALACE_17)
    s.city_stock = [CITY_COPIES] * len(BY_KIND["city"])


def _personal_material(s: AgeState, layout: TerraLayout, options: Mapping[str, OptionValue], people: int) -> None:
    boards, factions, bonuses = _offered(people, options)
    s.offered_boards = layout.tiles("boards", "board", boards)
    s.offered_factions = layout.tiles("factions", "faction", factions)
    s.offered_bonuses = layout.tiles("bonuses", "bonus", bonuses)
    if not s.drafted and people > 1:
        s.bonus_pool = s.offered_bonuses[SETS:]
        s.offered_bonuses = s.offered_bonuses[:SETS]


def _neutral_faction(s: AgeState, layout: TerraLayout) -> None:
    """The third faction of the two-player game: scholars, levels and a face-down area tile (AoI p.19)."""
    s.neutral_level = [NEUTRAL_START] * len(DISCIPLINES)
    for tile in s.round_tiles[: ROUNDS - 1]:
        discipline, levels = BONUS_OF_TILE[tile]
        s.neutral_level = added(s.neutral_level, discipline, levels)
    for discipline in range(len(DISCIPLINES)):
        s.scholars_sent = replaced(s.scholars_sent, discipline * SCHOLAR_SPACES + 1, NEUTRAL)
    s.area_tile = AREA_TILES[layout.take("area_tile", KNOWN_AREA_TILES, 1)[0]]


def third_of_discipline(tiles: list[int], tile: int) -> bool:
    """Whether the tile would be the third of its discipline with none of the three on round 6 (AoI p.4). `tiles` holds
    the rounds from 1 to 6, NONE for an empty space."""
    discipline = BONUS_OF_TILE[tile][0]
    same = [other for other in tiles if other != NONE and BONUS_OF_TILE[other][0] == discipline]
    return len(same) == 2 and tiles[ROUNDS - 1] not in same


def _check_round_tiles(tiles: list[int]) -> None:
    """The spade tile not on 5 and 6, no discipline three times on 1 to 5 (AoI p.4)."""
    if SPADE_TILE in tiles[4:]:
        raise BadDraw("round_tiles", "The spade tile must not lie on round 5 or 6.", Reason("spade-tile-late"))
    for tile in tiles[: ROUNDS - 1]:
        if third_of_discipline([other if other != tile else NONE for other in tiles], tile):
            raise BadDraw(
                "round_tiles",
                "Three scoring tiles of one discipline must not all lie on rounds 1 to 5.",
                Reason("three-of-a-discipline"),
            )


def _draw_round_tiles(rng: Rng, given: list[int]) -> list[int]:
    """From round 6 down to round 1, keeping the restrictions (AoI p.4)."""
    tiles = given + [NONE] * (ROUNDS - len(given))
    deck = [tile for tile in range(len(BY_KIND["round-tile"])) if tile not in given]
    rng.shuffle(deck)
    aside: list[int] = []
    for round_ in range(ROUNDS - 1, -1, -1):
        if round_ == 3 and aside:
            # Set aside while the two upper spaces were filled: now it goes back among the others.
            deck += aside
            aside = []
            rng.shuffle(deck)
        while tiles[round_] == NONE:
            tile = deck.pop()
            if tile == SPADE_TILE and round_ >= 4:
                aside.append(tile)
            elif round_ == ROUNDS - 1 or not third_of_discipline(tiles, tile):
                tiles[round_] = tile
    return tiles


def same_building(round_tile: int, final_tile: Component) -> bool:
    """Whether both tiles show the same kind of building; the edge tile shows a workshop too (AoI p.4)."""
    trigger = final_tile.trigger()
    shown = BUILD_WORKSHOP if trigger == EDGE_WORKSHOP else trigger
    return BY_KIND["round-tile"][round_tile].trigger() == shown


def _check_final_tile(s: AgeState) -> None:
    row = BY_KIND["final-tile"][s.final_tile]
    if same_building(s.round_tiles[ROUNDS - 1], row):
        raise BadDraw(
            "final_tile",
            f"The final round tile '{row.name}' shows the building of the round 6 tile.",
            Reason("final-tile-building", {"tile": row.title()}),
        )
