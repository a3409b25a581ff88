"""What factions and boards are worth, from games in which they were dealt: what bots choose by (bots/sets.py)."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spielwerk.games import game as find_game
from spielwerk.lab.reports import queries
from spielwerk.lab.reports.balance import Effect, Factor, effects
from spielwerk.lab.reports.views import connect
from spielwerk.lab.runs.store import BadRun

LEAST = 20
"""Seats that a word needs."""

Points = dict[str, dict[str, float]]
"""By field and word."""


@dataclass
class Measured:
    """Words of a field with their points, and those that have none, with their seats."""

    effects: list[Effect]
    rare: dict[str, int]
    """Fewer than LEAST seats."""
    apart: dict[str, int]
    """No games lead from them to those with points."""


def measured(folder: Path) -> dict[str, Measured]:
    """Points of every word that is assigned before the game, by field, with the others held equal; raises BadRun."""
    database = connect([folder])
    plan = json.loads((folder / "run.json").read_text("utf-8"))
    if not plan.get("dealt"):
        raise BadRun(f"In {folder} sets were chosen; only a run with --deal can tell what they are worth.")
    kinds = queries.columns(database)
    assigned = find_game(plan["game"]).assigned
    fields = [each.field for each in assigned if each.field in kinds]
    rows = database.execute(queries.seats(fields, kinds)).fetchall()
    games, scores, _, *columns = zip(*rows, strict=True)
    factors = dict(zip(("bot", "seat", *fields), columns, strict=True))
    tied = queries.tied(plan["game"], factors)
    alone = [name for name in fields if name not in tied]
    found = effects(games, scores, {name: factors[name] for name in ("bot", "seat", *alone)}, LEAST)
    return {field: _measured(factors[field], found.get(field, Factor([], []))) for field in alone}


def _measured(words: Sequence[str], found: Factor) -> Measured:
    told = found.groups[0] if found.groups else []
    left = Counter(words) - Counter({effect.word: effect.seats for effect in told})
    rare = {word: seats for word, seats in sorted(left.items()) if word and seats < LEAST}
    return Measured(told, rare, {word: seats for word, seats in sorted(left.items()) if word and seats >= LEAST})


def shrunk(effect: Effect) -> float:
    """Shrunk towards zero by its standard error: otherwise the best of many would be the luckiest (winner's curse)."""
    return effect.points * max(0.0, 1 - (effect.error / effect.points) ** 2) if effect.points else 0.0


def call_of(plan: dict[str, Any], games: int) -> str:
    """The calls that make such a file."""
    chosen = [f"--set {name}={value}" for name, value in plan["options"].items() if name != "players"]
    parts = [
        f"spielwerk simulate {plan['game']} --players {plan['options']['players']} --games {games}",
        f"--bots {','.join(plan['bots'])} --seed {plan['seed']} --deal",
        *chosen,
        "--out RUN; spielwerk worth RUN",
    ]
    return " ".join(parts)


def _brought_along(game: str, points: Points) -> Points:
    """What comes along with other choices (a mat with its factions) is worth the best of them."""
    assigned = find_game(game).assigned
    found: Points = {}
    for each in assigned:
        for word, brought in each.along.items():
            if word in points.get(each.field, {}):
                (settled,) = (other.field for other in assigned if other.field not in points)
                best = found.setdefault(settled, {})
                best[brought] = max(best.get(brought, points[each.field][word]), points[each.field][word])
    return found


def write(folder: Path, output: Path, found: dict[str, Measured]) -> None:
    plan = json.loads((folder / "run.json").read_text("utf-8"))
    games = connect([folder]).execute("select count(*) from games").fetchall()[0][0]
    points: Points = {
        field: {e.word: round(shrunk(e), 2) + 0.0 for e in known.effects}
        for field, known in found.items()
        if known.effects
    }
    points |= _brought_along(plan["game"], points)
    told = {"call": call_of(plan, games), "points": points}
    output.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
