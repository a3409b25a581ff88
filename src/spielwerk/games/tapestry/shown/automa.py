"""The automatic opponents for people: what lies beside their mats, and what their cards, levels and mats say."""

from collections.abc import Sequence
from typing import Any, Final

from spielwerk.core.choosing import Choice, told
from spielwerk.core.play import KIND, SEAT
from spielwerk.core.state import AMOUNT, WHAT
from spielwerk.games.tapestry.rules.automa.civilizations import column
from spielwerk.games.tapestry.rules.automa.components import (
    ABILITIES,
    COMPASS,
    ENTRIES,
    HEX_CHOICES,
    ICONS,
    OPENINGS,
    TIEBREAKS,
    AutomaCivilization,
    Cell,
    DecisionCard,
    Level,
    level_row,
)
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS, NOTHING, Component
from spielwerk.games.tapestry.rules.frames import AUTOMA_TURN, SHADOW_TURN, TURN
from spielwerk.games.tapestry.rules.map.board import BOARDS, Board
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.words import ERA_BEGAN, FOUR, LAST_INCOME, PAIR_DRAWN, TRACKS

BOARD: Final[Board] = BOARDS["small"]
"""Games with automatic opponents are played on the map for three."""
BY: Final = (
    *("nearest-end", "nearest-landmark-or-end", "tiebreak-list", "arrows", "furthest-from-people"),
    *("closest-to-the-middle", "closest-to-single-pieces", "closest-to-people"),
)
"""Preferences, as *why this?* shows them."""
Clauses = list[dict[str, Any]]


def automa_view(s: TapestryState) -> dict[str, Any] | None:
    """Their decks, without the order, which nobody knows."""
    a = s.automa
    if a.shadow == NONE:
        return None
    return {
        "seat": a.seat,
        "shadow": a.shadow,
        "level": a.level + 1,
        "civilizations": [BY_KIND["automa-civilization"][civ].name for civ in a.civs],
        "favourite": TRACKS[a.favourite] if a.favourite != NONE else None,
        "shadow_favourite": TRACKS[a.shadow_favourite],
        "deck": len(a.deck),
        "progress": len(a.progress),
        "discards": [_card(card) for card in a.discards],
        "track_card": _card(a.track_card) if a.track_card != NONE else None,
        "tiebreaker": _card(a.tiebreaker) if a.tiebreaker != NONE else None,
        "shown": [BY_KIND["tapestry"][card].name for card in a.shown],
        "columns": _columns(s),
        "column": column(s.players[a.seat]) if a.seat != NONE else 0,
    }


def _card(card: int) -> str:
    return BY_KIND["decision-card"][card].name


def _columns(s: TapestryState) -> list[dict[str, int]]:
    """What each column of the mat pays."""
    if s.automa.level == NONE:
        return []
    level = BY_KIND["automa-level"][s.automa.level]
    assert isinstance(level, Level)
    return _pays(level)


def _pays(level: Level) -> list[dict[str, int]]:
    return [
        {"holdings": level.holdings[at], "war": level.war[at], "trade": level.trade[at]}
        for at in range(len(level.holdings))
    ]


# Why this?


TURNS: Final = (TURN, AUTOMA_TURN, SHADOW_TURN)


def explained(s: TapestryState, then: Sequence[str]) -> dict[str, Any]:
    """The turn that an automatic opponent is about to take, choice by choice, including what follows people's reactions
    (traps); empty when it is not their turn."""
    if not s.stack or s.stack[-1][KIND] not in (AUTOMA_TURN, SHADOW_TURN):
        return {}
    trial = s.copy()
    trial.automa.told = []
    trial.events = []
    trial.play(trial.moves()[0])
    for answer in then:
        if not trial.stack or trial.stack[-1][KIND] in TURNS:
            break
        trial.play(trial.parse(answer))
    cards = [s.automa.track_card, s.automa.tiebreaker]
    for event in trial.events:
        if event[KIND] == PAIR_DRAWN:
            cards = [COMPONENTS[number].index if number != NONE else NONE for number in (event[WHAT], event[AMOUNT])]
    track_card, tiebreaker = [f"decision-card-{_card(card)}" if card != NONE else None for card in cards]
    return {
        "card": track_card,
        "support": tiebreaker or "",
        "passes": trial.income_turn > 0,
        "lines": [*_chart(trial), *(_line(choice, s.board) for choice in trial.automa.told)],
    }


def _chart(s: TapestryState) -> list[dict[str, Any]]:
    """The chart entries of the income turn that was taken; nothing for other turns."""
    a = s.automa
    era = next((event[WHAT] for event in s.events or [] if event[KIND] == ERA_BEGAN and event[SEAT] == a.seat), 0)
    if not era:
        return []
    level = level_row(a.level)
    chart = level.chart_with_arts if s.tracks > FOUR else level.chart
    due = [(entry, number) for entry, number, turns in chart if turns >> era & 1]
    return [{"id": f"chart-{ENTRIES[entry]}", "args": {"n": n}, "notes": [], "choices": []} for entry, n in due]


def _line(choice: Choice, board: Board) -> dict[str, Any]:
    on_map = choice.kind in HEX_CHOICES
    names = {option: board.names[option] if on_map else f"track-{TRACKS[option]}" for option in choice.options}
    return {
        "id": f"automa-action-{choice.kind}",
        "args": {},
        "notes": [],
        "choices": [{**told(choice, names), "kind": "hex" if on_map else "track"}],
    }


# What they do, for the component browser


def automa_clauses(row: Component) -> Clauses:
    if isinstance(row, DecisionCard):
        return _of_card(row)
    if isinstance(row, Level):
        return _of_level(row)
    return _of_civilization(row) if isinstance(row, AutomaCivilization) else []


def _told(when: str, name: str, when_args: dict[str, Any] | None = None, **args: int | str) -> dict[str, Any]:
    return {"when": when, "when_args": {"price": 0, **(when_args or {})}, "id": name, "args": args}


def _of_card(row: DecisionCard) -> Clauses:
    tracks = {f"track_{place}": TIEBREAKS[entry] for place, entry in enumerate(row.tiebreak, 1)}
    found = [
        _told("track-card", f"automa-icon-{ICONS[row.automa]}"),
        _told("track-card", f"shadow-icon-{ICONS[row.shadow]}"),
    ]
    if row.income_icon:
        found.append(_told("track-card", "income-icon"))
    found.append(_told("tiebreaker", "tiebreak-list", None, **tracks))
    start = BOARD.names[BOARD.places.index((row.q, row.r))]
    found.append(_told("tiebreaker", "arrows", None, hex=start, direction=COMPASS[row.towards]))
    if row.topple_icon:
        found.append(_told("tiebreaker", "topple-icon"))
    return found


def _of_level(row: Level) -> Clauses:
    found: Clauses = []
    if row.people != NOTHING:
        found.append(_told("first-income", "opening-people"))
    if row.opening:
        found.append(_told("first-income", f"opening-{OPENINGS[row.opening]}"))
    if row.civilizations > 1:
        found.append(_told("always", "two-automa-civilizations"))
    found += [_of_cell(cell, "chart", ENTRIES) for cell in row.chart]
    found += [_of_cell(cell, "chart", ENTRIES, "-arts") for cell in row.chart_with_arts if cell not in row.chart]
    for n, pays in enumerate(_pays(row)):
        found.append(_told("mat-column", "mat-pays", {"n": n}, **pays))
    return found


def _of_civilization(row: AutomaCivilization) -> Clauses:
    found: Clauses = []
    if row.favourite != NONE:
        found.append(_told("always", "favourite-is", None, track=TRACKS[row.favourite]))
    found += [_told("begin", f"ability-{ABILITIES[ability]}", None, n=0) for ability in row.beginning]
    return found + [_of_cell(cell, "ability", ABILITIES) for cell in row.does]


def _of_cell(cell: Cell, lead: str, words: tuple[str, ...], of: str = "") -> dict[str, Any]:
    entry, number, turns = cell
    due = [turn for turn in range(LAST_INCOME + 1) if turns >> turn & 1]
    turns_due = {"first": due[0], "last": due[-1], "span": len(due)}
    return _told(f"income-turns{of}", f"{lead}-{words[entry]}", turns_due, n=number)


# What they look like


def decision_card_picture(row: Component) -> dict[str, Any]:
    assert isinstance(row, DecisionCard)
    return {
        "progress": row.progress,
        "income": row.income_icon,
        "topple": row.topple_icon,
        "automa": ICONS[row.automa],
        "shadow": ICONS[row.shadow],
        "tiebreak": [TIEBREAKS[entry] for entry in row.tiebreak],
        "start": [row.q, row.r],
        "towards": COMPASS[row.towards],
        "rows": row.rows,
        "hexes": [list(place) for place in BOARD.places],
    }


def automa_set(row: Component) -> dict[str, Any]:
    return {"set": row.set}
