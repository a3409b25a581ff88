"""What a seat sees of a position: all but the face-down area tile (AoI p.19), the Automa's decks and the RNG."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from spielwerk.core.codecs import ByWord, Codec, Marked, Number, Word
from spielwerk.core.lying_open import Hidden, seen_of
from spielwerk.core.seen import AMOUNT, Look, Seen, SeenField
from spielwerk.games.age_of_innovation.rules.automa.automa import Automa
from spielwerk.games.age_of_innovation.rules.automa.components import LEVELS
from spielwerk.games.age_of_innovation.rules.board import BOARDS, GRID
from spielwerk.games.age_of_innovation.rules.science import TOP_LEVEL
from spielwerk.games.age_of_innovation.rules.setup import AREA_TILES
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, ROUNDS
from spielwerk.games.age_of_innovation.stored.fields import POSITIONS, WORDS

SIDES: Final = list(BOARDS)


def _area_tile(state: Any, owner: Any, seat: int) -> int:
    """It is revealed in the last round."""
    return state.area_tile if state.round == ROUNDS else NONE


def _of_automa(name: str, codec: Codec, value: Callable[[Automa], Any]) -> SeenField:
    look: Look = lambda state, owner, seat: None if state.automa is None else value(state.automa)  # noqa: E731
    return SeenField(f"automa_{name}", codec, look)


def _known_in(automa: Automa, cards: list[int]) -> int:
    """Cards that people know to be among these, as a mask."""
    return sum([1 << card for card in cards if automa.known >> card & 1])


def _automa() -> list[SeenField]:
    cards = Marked(WORDS.one("automa-card"))
    return [
        _of_automa("faction", WORDS.one("automa-faction"), lambda automa: automa.faction),
        _of_automa("level", Number(0, len(LEVELS) - 1), lambda automa: automa.level),
        _of_automa("marked", WORDS.cells, lambda automa: automa.marked),
        _of_automa("drawn", WORDS.some("automa-card"), lambda automa: automa.drawn),
        _of_automa("deck_number", AMOUNT, lambda automa: len(automa.deck)),
        _of_automa("deck", cards, lambda automa: _known_in(automa, automa.deck)),
        _of_automa("reserve", cards, lambda automa: _known_in(automa, automa.reserve)),
    ]


@cache
def seen(players: int) -> Seen:
    hidden = ("area_tile", "neutral_level", "waiting", "rng", "automa")
    levels = ByWord(DISCIPLINES, Number(0, TOP_LEVEL + ROUNDS))
    instead = [
        SeenField("side", Word(SIDES), lambda state, owner, seat: SIDES.index(state.board.side)),
        SeenField("area_tile", Number(0, max(AREA_TILES), none=True), _area_tile),
        SeenField("neutral_level", levels, lambda state, owner, seat: state.neutral_level or None),
        *_automa(),
    ]
    places = [divmod(cell, GRID.width) for cell in range(GRID.size)]
    return seen_of(POSITIONS[players], Hidden(hidden, instead), Hidden(), WORDS.cell, places)


def of(s: AgeState) -> Seen:
    return seen(len(s.players))
