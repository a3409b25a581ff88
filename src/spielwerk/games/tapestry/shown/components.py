"""Every component for people: what it does and when, as text ids with arguments (`when-<when>`, `effect-…`)."""

from typing import Any, Final

from spielwerk.core.play import Clause
from spielwerk.core.reasons import Fact
from spielwerk.games.tapestry.rules.capital.mats import AT_ONCE, EVERY_INCOME, Capital
from spielwerk.games.tapestry.rules.cards.occasions import Occasion
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS, OWN, OwnCards
from spielwerk.games.tapestry.rules.catalog import (
    BY_CHARM,
    BY_KIND,
    BY_LANDMARK,
    COMPONENTS,
    INCOME_TRACKS,
    NOTHING,
    OCCASIONS,
    PAYMENTS,
    PERMANENT,
    REACTIONS,
    TRAP,
    Acting,
    Card,
    Civilization,
    Component,
    LandmarkCard,
    Masterpiece,
    Space,
    SpaceTile,
    Tech,
)
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.landmark_cards import CONDITIONS
from spielwerk.games.tapestry.rules.words import LAST_INCOME, TRACKS
from spielwerk.games.tapestry.shown.automa import automa_clauses
from spielwerk.games.tapestry.shown.capitals import printed
from spielwerk.games.tapestry.shown.mats import clauses, clauses_of
from spielwerk.games.tapestry.shown.pictures import maps, picture_of

TOPICS: Final = (
    "turns",
    "advancing",
    "income",
    "eras",
    "exploring",
    "conquering",
    "traps",
    "inventing",
    "research",
    "capital",
    "landmarks",
    "landmark-cards",
    "advanced-capitals",
    "tapestry-cards",
    "civilizations",
    "achievements",
    "arts",
    "masterpieces",
    "end",
    "automa",
    "shadow-empire",
)
"""In the order of a first reading; each has the texts `help-<topic>` with `.title` and `.rule`."""

OWN_NEEDS: Final = {BY_CHARM: "needs-charm", BY_LANDMARK: "needs-landmark"}
BONUS: Final = "bonus"
EACH_INCOME: Final = "civilization-income"
Moments = tuple[tuple[str, str], ...]
MOMENTS: Final[dict[str, Moments]] = {
    "space": (("benefit", "benefit"), (BONUS, "bonus")),
    "tech": (("circle", "circle"), ("square", "square")),
    "tapestry": (
        ("played", "played"),
        ("after-exploring", "after_exploration"),
        ("left", "left"),
        ("right", "right"),
        ("reserved", "reserved"),
        ("full", "full"),
    ),
    "tile": (("explored", "reward"),),
    "space-tile": (("explored", "reward"),),
    "masterpiece": (("exhibited", "reward"),),
    "civilization": (
        ("gained", "gained"),
        ("begin", "begin"),
        ("start", "start"),
        ("first", "first"),
        (EACH_INCOME, "income"),
        ("late", "late"),
    ),
}
"""Moments (`when-<moment>`) by the kind of a component, each with the attribute of the row that holds the effect."""


def components() -> list[dict[str, Any]]:
    return maps() + [described(row, NO_OWN_CARDS) for row in COMPONENTS if row.set != OWN]


def described(row: Component, own: OwnCards) -> dict[str, Any]:
    """A component with the values that it has in a game."""
    return {
        "kind": row.kind,
        "name": row.name,
        "rule": row.rule,
        "status": row.status,
        "effects": _clauses(row, own),
        "picture": picture_of(row, own),
    }


def _clauses(row: Component, own: OwnCards) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for when, effect in _moments(row, own):
        if effect != NOTHING:
            found += [_clause(when, f"effect-{name}", args, row) for name, args in clauses_of(effect, own)]
    if isinstance(row, Tech):
        found += _needs(row)
    if isinstance(row, Masterpiece) and row.once:
        found.append(_clause("exhibited", "effect-turn-over", {}, row))
    if isinstance(row, LandmarkCard):
        found.append(_clause("condition", f"asks-{CONDITIONS[row.what]}", {"n": row.needs}, row))
        landmark = BY_KIND["landmark"][row.landmark].name
        found.append(_clause("turn-end", "effect-landmark", {"landmark": landmark}, row))
    found += automa_clauses(row)
    if row.kind == "capital":
        found += _capital(own.values.capitals[row.index], own)
    if isinstance(row, Card):
        found += _of_card(row)
    elif isinstance(row, SpaceTile):
        found += [_clause("always", f"effect-{name}", args, row) for name, args in _lasting(row, own)]
    elif isinstance(row, Acting) and (row.on or row.passive):
        found.append(_clause("always", f"passive-{row.name}", {}, row))
    return found


def _lasting(row: SpaceTile, own: OwnCards) -> list[Clause]:
    if row.index in own.values.pays_for:
        track, points = own.values.pays_for[row.index]
        return [("track-points", {"track": TRACKS[track], "n": points})] if track != NOTHING else []
    return [clause for _, effect in row.on for clause in EFFECTS[effect].clauses()]


def _of_card(row: Card) -> list[dict[str, Any]]:
    """What a tapestry card does in addition to what all components do at their moments."""
    found: list[dict[str, Any]] = []
    told = [EFFECTS[effect] for _, effect in row.on]
    occasions = [effect for effect in told if isinstance(effect, Occasion)]
    if len(occasions) < len(told) or row.passive:
        found.append(_clause("era", f"passive-{row.name}", {}, row))
    for effect in occasions:
        when = effect.when() if row.card_kind == PERMANENT else f"era-{effect.when()}"
        found += [_clause(when, f"effect-{name}", args, row) for name, args in effect.clauses()]
    for plot in row.covered:
        found += [_clause("covered", f"effect-{name}", args, row) for name, args in EFFECTS[plot].clauses()]
    if row.card_kind == TRAP:
        found.append(_clause("reaction", "passive-trap", {}, row))
    elif row.reacts != NOTHING:
        when = f"reaction-{OCCASIONS[row.reacts]}"
        found.append(_clause(when, f"effect-react-{REACTIONS[row.reaction]}", {}, row))
        rewards = EFFECTS[row.reward].clauses() if row.reward != NOTHING else []
        found += [_clause(when, f"effect-{name}", args, row) for name, args in rewards]
    return found


def _needs(row: Tech) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if row.needs_own in OWN_NEEDS:
        found.append(_clause("needs", OWN_NEEDS[row.needs_own], {"n": row.needs}, row))
    if row.once:
        found.append(_clause("square", "effect-turn-over", {}, row))
    if row.needs_track != NOTHING:
        found.append(_clause("needs", "needs-track", {"track": TRACKS[row.needs_track], "n": row.needs}, row))
    if row.needs_slot != NOTHING:
        found.append(_clause("needs", f"needs-{INCOME_TRACKS[row.needs_slot]}", {"n": row.needs}, row))
    return found


def _capital(capital: Capital, own: OwnCards) -> list[dict[str, Any]]:
    """What districts pay, grouped by reward; then the rules of the mat."""
    when = EVERY_INCOME if capital.every_income else AT_ONCE
    found = [
        {"when": when, "when_args": {"n": capital.rewards.count(reward), "price": 0}, **clause}
        for reward in dict.fromkeys(capital.rewards)
        for clause in clauses(reward, own)
    ]
    return found + [{"when": "always", "when_args": {"price": 0}, **rule} for rule in printed(capital, own)["rules"]]


def _moments(row: Component, own: OwnCards) -> list[tuple[str, int]]:
    """When the effects of a row happen; adjustments may come from an owner's file."""
    found = {_when(when, row): getattr(row, slot) for when, slot in MOMENTS.get(row.kind, ())}
    if row.kind == "civilization" and row.index in own.values.starts:
        found["start"] = own.values.starts[row.index][0]
    return list(found.items())


def _when(when: str, row: Component) -> str:
    if isinstance(row, Space) and when == BONUS and row.pay != NOTHING:
        return f"{BONUS}-{PAYMENTS[row.pay]}"
    return (
        "last-income"
        if isinstance(row, Civilization) and when == EACH_INCOME and row.turns == 1 << LAST_INCOME
        else when
    )


def _clause(when: str, name: str, args: dict[str, Fact], row: Component) -> dict[str, Any]:
    return {"when": when, "when_args": {"price": row.price if isinstance(row, Space) else 0}, "id": name, "args": args}
