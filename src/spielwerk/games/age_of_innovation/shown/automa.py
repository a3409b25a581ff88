"""The Automa for people: what her cards, factions and levels say, and the reasons for what she did."""

from typing import Any, Final

from spielwerk.core.choosing import Choice, told
from spielwerk.core.play import KIND
from spielwerk.core.reasons import Fact
from spielwerk.games.age_of_innovation.rules.automa.components import (
    ARROWS,
    BOT_FACTIONS,
    CARDS,
    LETTERS,
    LEVELS,
    LISTS,
    NO_CARD,
    PLACES,
    Card,
    Level,
)
from spielwerk.games.age_of_innovation.rules.automa.telling import Line, Telling
from spielwerk.games.age_of_innovation.rules.automa.turn import PASS, take_turn
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.frames import AUTOMA_TURN
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES
from spielwerk.games.terra.rules.catalog import Component

Said = tuple[str, str, dict[str, Fact]]
"""When, and what: message ids (`when-…`, and the text) with its arguments."""

NOTES: Final = (
    *("no-workshop", "no-hex", "beside-you", "any-building", "no-upgrade", "all-power-covered", "all-books-covered"),
    *("no-discipline", "no-space", "no-scholar", "too-early", "innovations-full", "display-empty", "first-to-pass"),
)
BY: Final = (
    *("together", "terrain", "your-terrain", "closest", "most-power", "least-power", "direction"),
    *("tile", "level-0", "gap", "place"),
)
CHOICES: Final = ("hex", "building", "power-action", "book-action", "discipline", "innovation", "bonus")
ON_THE_MAP: Final = ("hex", "building")


def said_by(row: Component) -> list[Said]:
    """What a card, a bot faction or a level says; nothing for any other component."""
    if row.kind == "automa-card":
        return _card(CARDS[BY_KIND[row.kind].index(row)])
    if row.kind == "automa-level":
        return _level(LEVELS[BY_KIND[row.kind].index(row)])
    if row.kind == "automa-faction":
        start = BOT_FACTIONS[BY_KIND[row.kind].index(row)].start
        return [("start", f"effect-steps-{DISCIPLINES[d]}", {"n": n}) for d, n in enumerate(start) if n]
    return []


def _card(card: Card) -> list[Said]:
    action, support = "automa-card", "automa-support"
    found: list[Said] = [(action, f"automa-action-{name}", {}) for name in card.actions if name != "points"]
    if card.by_level:
        found.append((action, "automa-points-x", {}))
    elif card.points:
        found.append((action, "automa-points-fixed", {"n": card.points}))
    if card.may_pass:
        found.append((action, "automa-pass-symbol", {}))
    found.append((support, f"automa-support-{'marked' if card.marked else 'unmarked'}", {}))
    if card.together:
        found.append((support, "automa-support-together", {}))
    marked, unmarked = card.start
    return [
        *found,
        (support, "automa-support-terrains", {"list": LISTS[card.terrains]}),
        (support, f"automa-support-{ARROWS[card.upwards]}", {"n": card.count}),
        (support, f"automa-support-{'scoring-tile' if card.by_tile else 'catch-up'}", {}),
        (support, f"automa-support-{PLACES[card.bonus]}", {}),
        ("automa-start", "automa-start-letters", {"marked": LETTERS[marked], "unmarked": LETTERS[unmarked]}),
    ]


def _level(level: Level) -> list[Said]:
    starters = sum(card.starter for card in CARDS)
    cards = starters - (level.waits != NO_CARD) + (level.adds != NO_CARD) + level.random
    return [
        ("automa-level", "automa-level-ship", {"rounds": " ".join(map(str, level.ship))}),
        ("automa-level", "automa-level-points", {"rounds": " ".join(map(str, level.points))}),
        ("start", "automa-level-cards", {"n": cards}),
    ]


def card_picture(row: Component) -> dict[str, Any]:
    """The pile a card is drawn from."""
    card = CARDS[BY_KIND["automa-card"].index(row)]
    return {
        "starter": card.starter,
        "actions": card.actions,
        "points": "X" if card.by_level else card.points,
        "pass": card.may_pass,
        "marked": card.marked,
        "together": card.together,
        "list": LISTS[card.terrains],
        "arrow": ARROWS[card.upwards],
        "count": card.count,
        "science": "scoring-tile" if card.by_tile else "catch-up",
        "bonus": PLACES[card.bonus],
    }


# Why this?


def explained(s: AgeState) -> dict[str, Any]:
    """The turn that the Automa is about to take, line by line; empty when it is not hers."""
    if not s.stack or s.stack[-1][KIND] != AUTOMA_TURN:
        return {}
    telling = Telling()
    take_turn(s.copy(), telling)
    return {
        "card": None if telling.card == NO_CARD else f"automa-card-{CARDS[telling.card].name}",
        "support": f"automa-card-{CARDS[telling.support].name}",
        "passes": telling.lines[0].action == PASS,
        "lines": [_line(line) for line in telling.lines],
    }


def _line(line: Line) -> dict[str, Any]:
    return {
        "id": f"automa-action-{line.action}",
        "args": {},
        "notes": [f"automa-note-{name}" for name in line.notes],
        "choices": [told(choice, _names(choice)) for choice in line.choices],
    }


def _names(choice: Choice) -> dict[int, str]:
    """Hexes by name, everything else by its title."""
    if choice.kind in ON_THE_MAP:
        return {cell: GRID.names[cell] for cell in choice.options}
    return {option: BY_KIND[choice.kind][option].title() for option in choice.options}
