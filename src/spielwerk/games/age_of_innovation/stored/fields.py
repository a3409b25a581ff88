"""The contents of a position: every field of the table and of a player, and the operands of pending frames."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.codecs import (
    NONE,
    ByWord,
    Codec,
    Listed,
    Marked,
    Number,
    RandomNumbers,
    Seats,
    Unreadable,
    Word,
    is_number,
    tabled,
)
from spielwerk.core.fields import Field, Fields, Positions
from spielwerk.core.naming import letter
from spielwerk.core.pending import Frames, OnStack, Operands, only
from spielwerk.games.age_of_innovation.rules import frames
from spielwerk.games.age_of_innovation.rules.actions.innovate import place_count
from spielwerk.games.age_of_innovation.rules.automa.automa import Automa
from spielwerk.games.age_of_innovation.rules.automa.components import LEVELS
from spielwerk.games.age_of_innovation.rules.board import GRID, SITE_NAMES
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG
from spielwerk.games.age_of_innovation.rules.planning import SHIPPING_TOP, TERRAFORMING_TOP
from spielwerk.games.age_of_innovation.rules.science import TOP_LEVEL
from spielwerk.games.age_of_innovation.rules.setup import (
    AREA_TILES,
    BOOK_ACTIONS_READY,
    CITY_COPIES,
    COMPETENCY_COPIES,
    COMPETENCY_PLACES,
    REVISIONS,
)
from spielwerk.games.age_of_innovation.rules.state import NEUTRAL
from spielwerk.games.age_of_innovation.rules.words import (
    BUILDINGS,
    DISCIPLINES,
    PHASES,
    PIECES,
    ROUNDS,
    SCHOLAR_PIECES,
    SCHOLAR_SPACES,
    T_AUTOMA_CARDS,
    TALLY,
    TERRAINS,
    TRIGGERS,
)
from spielwerk.games.terra.stored.words import AMOUNT, FLAG, TerraWords, seats

RENAMED: Final[Mapping[str, str]] = {}
"""Former titles of components, `kind-name`: the old one and the present one."""
WORDS: Final = TerraWords(CATALOG, GRID, SITE_NAMES, TRIGGERS, RENAMED)
SPADES_MAY: Final = ("build", "buy", "jump", "split", "build-free-anywhere", "go-on")
"""The flags of actions/spades.py."""
MOST_REWARDS: Final = 8

# Spaces of the science display and places of the innovation display: discipline by discipline, and row by row.
SPACES: Final = [f"{discipline} {space + 1}" for discipline in DISCIPLINES for space in range(SCHOLAR_SPACES)]
PLACES: Final = [f"{DISCIPLINES[n % len(DISCIPLINES)]} {n // len(DISCIPLINES) + 1}" for n in range(COMPETENCY_PLACES)]


class OrNone(Codec):
    """Fields for two players without the Automa; otherwise an empty list."""

    def __init__(self, codec: Codec) -> None:
        self.flat = False
        self.codec = codec

    def write(self, value: Any) -> Any:
        return self.codec.write(value) if value else []

    def read(self, told: object) -> Any:
        return [] if told == [] else self.codec.read(told)

    def old(self, told: object) -> Any:
        return self.codec.old(told)


class AutomaCodec(Codec):
    """What the Automa has; null where there is none. In deck and reserve the next card stands last."""

    def __init__(self) -> None:
        self.flat = False
        self.faction = WORDS.one("automa-faction")
        cards = WORDS.some("automa-card")
        self.parts: tuple[tuple[str, Codec], ...] = (
            ("level", Number(0, len(LEVELS) - 1)),
            ("marked", WORDS.cells),
            ("deck", cards),
            ("drawn", cards),
            ("reserve", cards),
            ("known", Marked(WORDS.one("automa-card"))),
        )

    def write(self, value: Any) -> Any:
        if value is None:
            return None
        row = {name: codec.write(getattr(value, name)) for name, codec in self.parts}
        return {"faction": self.faction.write(value.faction), **row, "level": value.level + 1}

    def read(self, told: object) -> Any:
        if told is None:
            return None
        row = dict(tabled(told))
        only(row, ["faction", *[name for name, _ in self.parts]])
        automa = Automa(self.faction.read(row.get("faction")), 0)
        if is_number(row.get("level")):
            row["level"] -= 1
        for name, codec in self.parts:
            try:
                setattr(automa, name, codec.read(row.get(name)))
            except Unreadable as problem:
                raise Unreadable(f"has a '{name}' that {problem}") from problem
        return automa


def positions(players: int) -> Positions:
    return Positions(["side"], Fields(_table(players)), Fields(_player()))


def _table(players: int) -> list[Field]:
    seat = seats(players)
    scholar = Seats([letter(n) if n < players else "neutral" if n == NEUTRAL else "" for n in range(NEUTRAL + 1)])
    levels = OrNone(ByWord(DISCIPLINES, Number(0, TOP_LEVEL + ROUNDS)))
    pending = Frames(frames.ALL, seat, WORDS.component, _operands(seat))
    return [
        Field("revision", Word(REVISIONS)),
        Field("drafted", FLAG),
        *WORDS.table(seat, PHASES, ROUNDS, TERRAINS),
        Field("next_order", Listed(seat, distinct=True)),
        Field("scholars_sent", ByWord(SPACES, scholar, NONE)),
        Field("neutral_level", levels if players == 2 else Listed(AMOUNT, 0)),
        Field("area_tile", Number(0, max(AREA_TILES), none=True)),
        Field("final_tile", WORDS.one("final-tile")),
        Field("book_actions", Listed(WORDS.one("book-action"), BOOK_ACTIONS_READY, distinct=True)),
        Field("used_book", Marked(WORDS.one("book-action"))),
        Field("competency_place", ByWord(WORDS.one("competency"), Word(PLACES), NONE)),
        Field("competency_stock", ByWord(WORDS.one("competency"), Number(0, COMPETENCY_COPIES))),
        Field("innovation_display", Listed(WORDS.one("innovation", none=True), place_count(players))),
        Field("palaces", WORDS.some("palace")),
        Field("bonus_coins", ByWord(WORDS.one("bonus"), AMOUNT)),
        Field("city_stock", ByWord(WORDS.one("city"), Number(0, CITY_COPIES))),
        Field("offered_boards", Listed(WORDS.one("board", none=True))),
        Field("offered_factions", Listed(WORDS.one("faction", none=True))),
        Field("offered_bonuses", Listed(WORDS.one("bonus", none=True))),
        Field("stack", OnStack(pending)),
        Field("waiting", pending),
        Field("rng", RandomNumbers()),
        Field("automa", AutomaCodec(), None),
    ]


def _player() -> list[Field]:
    amounts = ("coins", "tools", "keys", "annexes", "bowl1", "bowl2", "bowl3")
    return [
        Field("board", WORDS.one("board", none=True)),
        *WORDS.player(BUILDINGS, PIECES, TALLY, T_AUTOMA_CARDS),
        Field("palace", WORDS.one("palace", none=True)),
        *[Field(name, AMOUNT) for name in amounts],
        Field("scholars", Number(0, SCHOLAR_PIECES)),
        Field("sent", Number(0, SCHOLAR_PIECES)),
        Field("books", ByWord(DISCIPLINES, AMOUNT)),
        Field("shipping", Number(0, SHIPPING_TOP)),
        Field("terraforming", Number(0, TERRAFORMING_TOP)),
        Field("level", ByWord(DISCIPLINES, Number(0, TOP_LEVEL))),
        Field("neutral", WORDS.cells),
        Field("annexed", WORDS.cells),
        Field("city_tiles", WORDS.some("city", distinct=False)),
        Field("competencies", WORDS.some("competency")),
        Field("innovations", WORDS.some("innovation")),
    ]


def _operands(seat: Word) -> dict[int, Operands]:
    """The operands that frames.py describes, by kind."""
    place: Codec = Word(("at-start", "neutral", "anywhere"))
    rewards = Marked(Word(range(1, MOST_REWARDS + 1)))
    return {
        frames.PLACE: Operands(("buildings", Marked(Word(BUILDINGS))), ("how", place)),
        frames.TURN: Operands(("further", FLAG)),
        frames.POWER_OFFER: Operands(("power", AMOUNT), ("at", WORDS.cell), source=("builder", seat)),
        frames.BOOK: Operands(("books", AMOUNT)),
        frames.STEP: Operands(("choices", AMOUNT), ("steps", AMOUNT)),
        frames.USE_KEY: Operands(("discipline", Word(DISCIPLINES)), ("steps", AMOUNT)),
        frames.PAY_BOOKS: Operands(("books", AMOUNT)),
        frames.DIG: WORDS.dig(SPADES_MAY, "built_on", "jumped_to"),
        frames.REWARD_ORDER: Operands(("left", rewards), ("effect", WORDS.effect)),
        frames.RUN_EFFECT: WORDS.run_effect(),
        frames.PLACE_FIRST_BUILDINGS: Operands(("placed", AMOUNT)),
        frames.NEXT_TURN: Operands(("place", AMOUNT)),
        frames.TAKE_ROUND_BONUS: Operands(("bonus", WORDS.one("bonus", none=True))),
        frames.CHECK_CITY: Operands(("at", WORDS.cell)),
        frames.GAIN_INNOVATION: Operands(("innovation", WORDS.one("innovation"))),
    }


POSITIONS: Final[dict[int, Positions]] = {players: positions(players) for players in range(2, 6)}
