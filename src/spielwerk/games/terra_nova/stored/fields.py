"""The contents of a position: every field of the table and of a player, and the operands of pending frames."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.codecs import ByWord, Listed, Number, RandomNumbers, Word
from spielwerk.core.fields import Field, Fields, Positions
from spielwerk.core.pending import Frames, OnStack, Operands
from spielwerk.games.terra.stored.words import AMOUNT, FLAG, TerraWords, seats
from spielwerk.games.terra_nova.rules import frames
from spielwerk.games.terra_nova.rules.board import GRID, SITE_NAMES
from spielwerk.games.terra_nova.rules.catalog import CATALOG
from spielwerk.games.terra_nova.rules.frames import EVERYWHERE
from spielwerk.games.terra_nova.rules.mats import START_BOWLS
from spielwerk.games.terra_nova.rules.words import (
    BUILDINGS,
    PHASES,
    PIECES,
    ROUNDS,
    TALLY,
    TERRAINS,
    TRIGGERS,
    TWO_PLAYER_VARIANTS,
)

RENAMED: Final[Mapping[str, str]] = {}
"""Former titles of components, `kind-name`: the old one and the present one."""
WORDS: Final = TerraWords(CATALOG, GRID, SITE_NAMES, TRIGGERS, RENAMED)
POWER_TOKENS: Final = sum(START_BOWLS)
SPADES_MAY: Final = ("buy", "build-only", "go-next-door", "go-on")
"""The flags of actions/make_habitable.py."""
PLACES: Final = ("at-start", "neutral", "home-anywhere", "edge", "post-in-reach")


def positions(players: int) -> Positions:
    return Positions(["side", "map", "mats"], Fields(_table(players)), Fields(_player()))


def _table(players: int) -> list[Field]:
    seat = seats(players)
    return [
        Field("first_game", FLAG),
        Field("pass_order", FLAG),
        Field("variant", Word(TWO_PLAYER_VARIANTS)),
        *WORDS.table(seat, PHASES, ROUNDS, TERRAINS),
        Field("passed", Listed(seat, distinct=True)),
        Field("neutral", WORDS.cells),
        Field("neutral_home", Word(TERRAINS, none=True)),
        Field("neutral_bag", Listed(Word(TERRAINS), distinct=True)),
        Field("bonus_money", ByWord(WORDS.one("bonus"), AMOUNT)),
        Field("stack", OnStack(Frames((*frames.QUESTIONS, *frames.STEPS), seat, WORDS.component, _operands()))),
        Field("rng", RandomNumbers()),
    ]


def _player() -> list[Field]:
    return [
        Field("home", Word(TERRAINS, none=True)),
        *WORDS.player(BUILDINGS, PIECES, TALLY),
        Field("money", AMOUNT),
        Field("shipping", AMOUNT),
        *[Field(name, Number(0, POWER_TOKENS)) for name in ("bowl1", "bowl2", "bowl3")],
        Field("city_tiles", WORDS.some("city")),
    ]


def _operands() -> dict[int, Operands]:
    """The operands that frames.py describes, by kind."""
    anywhere = [*WORDS.cell.words, *[""] * (EVERYWHERE - len(WORDS.cell.words)), "everywhere"]
    return {
        frames.PLACE: Operands(("how", Word(PLACES)), ("terrain", Word(TERRAINS))),
        frames.DIG: WORDS.dig(SPADES_MAY, "first", "second"),
        frames.RUN_EFFECT: WORDS.run_effect(),
        frames.PLACE_FIRST_HOUSES: Operands(("placed", AMOUNT)),
        frames.NEXT_TURN: Operands(("place", AMOUNT)),
        frames.CHECK_CITIES: Operands(("at", Word(anywhere))),
        frames.TAKE_BONUS_TILE: Operands(("bonus", WORDS.one("bonus"))),
    }


POSITIONS: Final[dict[int, Positions]] = {players: positions(players) for players in range(2, 5)}
