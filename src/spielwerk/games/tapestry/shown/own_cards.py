"""Own cards for people: their names and texts by language, and rows as the component browser has them."""

from typing import Any

from spielwerk.core.texts import LANGUAGES
from spielwerk.games.tapestry.rules.cards.occasions import when_of
from spielwerk.games.tapestry.rules.cards.own_file import (
    CARD,
    CIRCLE,
    COVERED,
    FULL,
    LEFT,
    RESERVED,
    REWARD,
    RIGHT,
    SQUARE,
    OwnCards,
)
from spielwerk.games.tapestry.rules.catalog import CARD_KINDS, NOTHING, OCCASIONS, PERMANENT, REACTIONS, TRAP
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.shown.mats import deed_clauses
from spielwerk.games.tapestry.shown.own_things import own_things

MOMENTS = {
    "tapestry": (
        ("played", CARD),
        ("left", LEFT),
        ("right", RIGHT),
        ("reserved", RESERVED),
        ("covered", COVERED),
        ("full", FULL),
    ),
    "tech": (("circle", CIRCLE), ("square", SQUARE)),
}


def own_texts(own: OwnCards) -> dict[str, dict[str, str]]:
    """Message ids with the file's own words, in each language; a missing one falls back to the other."""
    return {language: _texts(own, language) for language in LANGUAGES} if own.rows or own.named else {}


def _texts(own: OwnCards, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind, place, row in own.rows:
        name = f"{kind}-own-{place}"
        found[name] = _word(row, language, "name") or str(row["name"]).replace("-", " ").capitalize()
        text = _word(row, language, "text")
        if text:
            found[f"{name}-text"] = text
    for kind, row in own.named:
        called = _word(row, language, "name")
        if called:
            found[f"{kind}-{row['name']}"] = called
    return found


def _word(row: dict[str, Any], language: str, word: str) -> str:
    for known in (language, *LANGUAGES):
        if word in row.get(known, {}):
            return str(row[known][word])
    return ""


def own_components(own: OwnCards) -> list[dict[str, Any]]:
    """In the form of `Game.components`; a card with a text of its own shows that, others their items in words."""
    cards = [
        {
            "kind": kind,
            "name": f"own-{place}",
            "rule": "p.12" if kind == "tapestry" else "p.23",
            "status": "",
            "effects": _effects(own, kind, place, row),
            "picture": _picture(own, place - 1) if kind == "tapestry" else {},
        }
        for kind, place, row in own.rows
    ]
    return cards + own_things(own) if own.values.named else cards


def _picture(own: OwnCards, place: int) -> dict[str, Any]:
    face = own.cards[place]
    found: dict[str, Any] = {"acts": CARD_KINDS[face.card_kind], "copies": own.copies[place]}
    return {**found, "plots": list(face.grid)} if face.grid else found


def _effects(own: OwnCards, kind: str, place: int, row: dict[str, Any]) -> list[dict[str, Any]]:
    found = [_clause("own", f"{kind}-own-{place}-text", {})] if _word(row, LANGUAGES[0], "text") else []
    if found and kind == "tapestry":
        return found
    # The face of a tech card is drawn from its items.
    found += [
        _clause(when, f"effect-{name}", args)
        for when, moment in MOMENTS[kind]
        for name, args in deed_clauses(own.deeds[moment][place - 1])
    ]
    return found + _lying(own, place - 1) + _reaction(own, place - 1) if kind == "tapestry" else found


def _lying(own: OwnCards, place: int) -> list[dict[str, Any]]:
    """What the card does at moments, while it lies there."""
    prefix = "" if own.cards[place].card_kind == PERMANENT else "era-"
    return [
        _clause(prefix + when_of(chance.moment, chance.where), f"effect-{name}", args)
        for chance in own.chances[place]
        for reward in chance.rewards
        for name, args in EFFECTS[reward].clauses()
    ]


def _reaction(own: OwnCards, place: int) -> list[dict[str, Any]]:
    face = own.cards[place]
    if face.reacts == NOTHING:
        return []
    when = "reaction" if face.card_kind == TRAP else f"reaction-{OCCASIONS[face.reacts]}"
    rewards = [_clause(when, f"effect-{name}", args) for name, args in deed_clauses(own.deeds[REWARD][place])]
    return [_clause(when, f"effect-react-{REACTIONS[face.reaction]}", {}), *rewards]


def _clause(when: str, name: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"when": when, "when_args": {}, "id": name, "args": args}
