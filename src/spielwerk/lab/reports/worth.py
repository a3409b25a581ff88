"""What factions and boards are worth, from games in which they were dealt: what bots choose by (bots/sets.py)."""

import json
from pathlib import Path
from typing import Any

from spielwerk.games import game as find_game
from spielwerk.lab.reports import queries
from spielwerk.lab.reports.balance import Effect, effects
from spielwerk.lab.runs.store import BadRun

LEAST = 20
"""Seats that a word needs."""


def measured(folder: Path) -> dict[str, list[Effect]]:
    """Points of every word that is assigned before the game, by field, with the others held equal; raises BadRun."""
    database = queries.connect([folder])
    plan = json.loads((folder / "run.json").read_text("utf-8"))
    if not plan.get("dealt"):
        raise BadRun(f"In {folder} sets were chosen: what they are worth only a run with --deal can tell.")
    kinds = queries.columns(database)
    fields = [each.field for each in find_game(plan["game"]).assigned if each.field in kinds]
    rows = database.execute(queries.seats(fields, kinds)).fetchall()
    games, scores, _, *columns = zip(*rows, strict=True)
    found = effects(games, scores, dict(zip(("bot", "seat", *fields), columns, strict=True)), LEAST)
    return {field: found[field] for field in fields if field in found}


def shrunk(effect: Effect) -> float:
    """Drawn towards nothing the more, the less sure it is: the best of many would otherwise be the luckiest."""
    return effect.points * max(0.0, 1 - (effect.error / effect.points) ** 2) if effect.points else 0.0


def call_of(plan: dict[str, Any], games: int) -> str:
    """How such a file is made again."""
    chosen = [f"--set {name}={value}" for name, value in plan["options"].items() if name != "players"]
    parts = [
        f"spielwerk simulate {plan['game']} --players {plan['options']['players']} --games {games}",
        f"--bots {','.join(plan['bots'])} --seed {plan['seed']} --deal",
        *chosen,
        "--out RUN; spielwerk worth RUN",
    ]
    return " ".join(parts)


def write(folder: Path, output: Path, found: dict[str, list[Effect]]) -> None:
    plan = json.loads((folder / "run.json").read_text("utf-8"))
    games = queries.connect([folder]).execute("select count(*) from games").fetchall()[0][0]
    points = {field: {e.word: round(shrunk(e), 2) + 0.0 for e in words} for field, words in found.items()}
    told = {"call": call_of(plan, games), "points": points}
    output.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
