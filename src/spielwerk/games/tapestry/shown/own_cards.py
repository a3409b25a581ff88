"""Own cards for people: their names and texts by language, and rows as the component browser has them."""

from typing import Any

from spielwerk.core.texts import LANGUAGES
from spielwerk.games.tapestry.rules.cards.own_file import CARD, CIRCLE, SQUARE, Deed, OwnCards
from spielwerk.games.tapestry.rules.effects.table import EFFECTS

MOMENTS = {"tapestry": (("played", CARD),), "tech": (("circle", CIRCLE), ("square", SQUARE))}


def own_texts(own: OwnCards) -> dict[str, dict[str, str]]:
    """Message ids with the file's own words, in each language; one that is missing falls back to the other."""
    return {language: _texts(own, language) for language in LANGUAGES} if own.rows else {}


def _texts(own: OwnCards, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind, place, row in own.rows:
        name = f"{kind}-own-{place}"
        found[name] = _word(row, language, "name") or str(row["name"]).replace("-", " ").capitalize()
        text = _word(row, language, "text")
        if text:
            found[f"{name}-text"] = text
    return found


def _word(row: dict[str, Any], language: str, word: str) -> str:
    for known in (language, *LANGUAGES):
        if word in row.get(known, {}):
            return str(row[known][word])
    return ""


def own_components(own: OwnCards) -> list[dict[str, Any]]:
    """As `Game.components` has them; a card with a text of its own says that, another its items in words."""
    return [
        {
            "kind": kind,
            "name": f"own-{place}",
            "rule": "p.12" if kind == "tapestry" else "p.23",
            "status": "",
            "effects": _effects(own, kind, place, row),
            "picture": {"acts": "played", "copies": own.copies[place - 1]} if kind == "tapestry" else {},
        }
        for kind, place, row in own.rows
    ]


def _effects(own: OwnCards, kind: str, place: int, row: dict[str, Any]) -> list[dict[str, Any]]:
    found = [_clause("own", f"{kind}-own-{place}-text", {})] if _word(row, LANGUAGES[0], "text") else []
    if found and kind == "tapestry":
        return found
    # The face of a tech card is drawn from its items.
    return found + [
        _clause(when, f"effect-{name}", args)
        for when, moment in MOMENTS[kind]
        for name, args in _clauses(own.deeds[moment][place - 1])
    ]


def _clauses(deed: Deed) -> list[Any]:
    parts = [clause for part in deed.parts for clause in EFFECTS[part].clauses()]
    if len(deed.parts) == 1 or deed.order == "listed":
        return parts
    return [("one-of" if deed.order == "one" else "any-order", {}), *parts]


def _clause(when: str, name: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"when": when, "when_args": {}, "id": name, "args": args}
