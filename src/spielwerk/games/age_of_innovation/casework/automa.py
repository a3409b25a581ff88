"""The Automa in rule cases: `automa` in `given`, and her facts in `then`."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.cases.words import items, number, table, word
from spielwerk.core.cases.work import refuse, unknown
from spielwerk.core.hexgrid import cells
from spielwerk.games.age_of_innovation.rules.automa.automa import Automa
from spielwerk.games.age_of_innovation.rules.automa.components import BOT_FACTIONS, CARD_NAMES, CARDS, LEVELS, NO_CARD
from spielwerk.games.age_of_innovation.rules.automa.options import BOT_NAMES, USUAL_LEVEL
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.shown.automa import explained
from spielwerk.games.terra.casework.words import land, tiles

WORDS: Final = ("faction", "level", "drawn", "next", "reserve", "marked")


def given_automa(value: Any, round_: int) -> Automa:
    """`next` are the cards on top, `drawn` those of this round; starters and then the others fill the deck to the size
    for this level and round. `reserve` names its top cards."""
    row: Mapping[str, Any] = table(value, "automa")
    for name in row:
        if name not in WORDS:
            refuse(unknown("word of 'automa'", name, list(WORDS)))
    level = number(row.get("level", USUAL_LEVEL), "level", 1, len(LEVELS)) - 1
    automa = Automa(word(row.get("faction", BOT_NAMES[0]), BOT_NAMES, "bot faction"), level)
    automa.drawn = _cards(row, "drawn")
    first = _cards(row, "next")
    reserve = _cards(row, "reserve")
    named = automa.drawn + first + reserve
    if len(set(named)) < len(named):
        refuse("A card of the Automa is named twice.")
    others = [card for card in range(len(CARDS)) if card not in named]
    size = max(deck_size(level) + round_ - 1 - len(automa.drawn), len(first))
    deck = first + others[: size - len(first)]
    automa.deck = deck[::-1]
    automa.reserve = (reserve + others[size - len(first) :])[::-1]
    for card in automa.drawn:
        automa.known |= 1 << card
    return automa


def _cards(row: Mapping[str, Any], name: str) -> list[int]:
    return tiles(CATALOG, "automa-card", [str(card) for card in items(row.get(name, []), name)])


def deck_size(level: int) -> int:
    row = LEVELS[level]
    starters = len([card for card in CARDS if card.starter])
    return starters - (row.waits != NO_CARD) + (row.adds != NO_CARD) + row.random


def set_marked(s: AgeState, value: Any) -> None:
    """Hexes with a power token; her buildings have been placed by now."""
    assert s.automa is not None
    for name in items(table(value, "automa").get("marked", []), "marked"):
        s.automa.marked |= 1 << land(s.board, name)


def automa_facts(s: AgeState) -> dict[str, Any] | None:
    automa = s.automa
    if automa is None:
        return None
    return {
        "faction": BOT_FACTIONS[automa.faction].name,
        "level": automa.level + 1,
        "marked": [GRID.names[cell] for cell in cells(automa.marked)],
        "drawn": [CARD_NAMES[card] for card in automa.drawn],
        "points": LEVELS[automa.level].points[max(s.round - 1, 0)],
        "starters": len([card for card in automa.deck if CARDS[card].starter]),
        "has_13": CARD_NAMES.index("13") in automa.deck,
        "deck": sorted([CARD_NAMES[card] for card in automa.deck], key=int),
        "deck_size": len(automa.deck),
        "reserve_size": len(automa.reserve),
        "reserve_top": CARD_NAMES[automa.reserve[-1]] if automa.reserve else None,
        "why": why(s),
    }


def why(s: AgeState) -> dict[str, Any]:
    """The turn she is about to take: for each choice what is taken and by which preferences; and all notes."""
    told = explained(s)
    if not told:
        return {}
    choices = [choice for line in told["lines"] for choice in line["choices"]]
    return {
        "card": told["card"],
        "support": told["support"],
        "lines": [line["id"].removeprefix("automa-action-") for line in told["lines"]],
        "notes": [note.removeprefix("automa-note-") for line in told["lines"] for note in line["notes"]],
        **{choice["kind"]: _choice(choice) for choice in choices},
    }


def _choice(choice: Mapping[str, Any]) -> dict[str, Any]:
    steps = {step["id"].removeprefix("automa-by-"): step["left"] for step in choice["steps"]}
    return {"options": choice["options"], "taken": choice["taken"], "by": list(steps), **steps}
