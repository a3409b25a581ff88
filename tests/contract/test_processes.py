"""A position means the same in every process, whatever else it has loaded: bots and snapshots live on that."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from spielwerk.games import game, names
from tests.contract.elsewhere import played_on
from tests.contract.variants import VARIANTS, every_game

ROOT = Path(__file__).parents[2]
OF_A_KIND = 3

Line = tuple[str, dict[str, Any], int]


def at_every_question(name: str) -> list[Line]:
    """Positions with every kind of frame that turns up on the stack, a few of each."""
    seen: dict[int, int] = {}
    lines: list[Line] = []
    for variant in VARIANTS:
        if variant.name != name:
            continue
        for state in variant.positions(31):
            kinds = {frame[0] for frame in state.stack}
            if any(seen.get(kind, 0) < OF_A_KIND for kind in kinds):
                lines.append((name, variant.game.dump(state), len(lines)))
                for kind in kinds:
                    seen[kind] = seen.get(kind, 0) + 1
    return lines


@every_game
def test_a_position_plays_on_alike_where_games_were_loaded_in_another_order(name: str) -> None:
    for each in names():
        game(each).new(1)
    lines = at_every_question(name)
    others = [each for each in reversed(names()) if each != name]
    parts = [f"spielwerk.games.{name.replace('-', '_')}.{part}" for part in ("rules.sequence", "evaluation.prices")]
    answered = subprocess.run(
        [sys.executable, "-m", "tests.contract.elsewhere", *parts, *others, name],
        input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    results = answered.stdout.splitlines()
    assert len(results) == len(lines) > 0
    for line, result in zip(lines, results, strict=True):
        assert json.loads(result) == played_on(*line), line
