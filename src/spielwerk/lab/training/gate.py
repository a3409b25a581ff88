"""Gating: whether a net plays better than the current bot, on set-ups that neither has seen.

First the share of the net is chosen on some set-ups; then that share alone has to win on others. A net is promoted only
if the whole interval of the difference in points is above zero.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from spielwerk.core.rng import derive
from spielwerk.lab.pairs import Difference, Pairs
from spielwerk.lab.runs.runner import Plan, Played

SHARES = (0.2, 0.4, 0.7, 1.0)
PLAYERS = 4

Run = Callable[[Plan, int, Callable[[Played], None]], None]
"""Plays a number of games of a plan and reports each."""


@dataclass
class Verdict:
    share: float
    tried: dict[str, Difference]
    """What each share earned while one was chosen."""
    decided: Difference
    games: int

    @property
    def passed(self) -> bool:
        return self.decided.score_interval[0] > 0.0

    def told(self) -> dict[str, Any]:
        return {"tried": {share: asdict(found) for share, found in self.tried.items()}, **asdict(self.decided)}


def gate(data: dict[str, Any], bot: str, against: str, games: int, seed: int, run: Run) -> Verdict:
    """The net of a file against another bot, or the same with other weights."""
    with TemporaryDirectory() as folder:
        tried = {}
        for share in SHARES:
            tried[share] = compared(data, share, bot, against, games // 2, derive(seed, 0), Path(folder), run)
        best = max(SHARES, key=lambda share: tried[share].score)
        decided = compared(data, best, bot, against, games, derive(seed, 1), Path(folder), run)
    return Verdict(best, {f"{share:g}": found for share, found in tried.items()}, decided, games)


def compared(
    data: dict[str, Any], share: float, bot: str, against: str, games: int, seed: int, folder: Path, run: Run
) -> Difference:
    file = folder / f"{share}.json"
    file.write_text(json.dumps({**data, "share": share}), "utf-8")
    first = f"{bot}{'+' if ':' in bot else ':'}weights={file}"
    pairs = Pairs(2, PLAYERS)
    run(Plan(data["game"], [first, against], seed, {"players": PLAYERS}, same_seed=2), games, pairs.add)
    (found,) = pairs.differences()
    return named(found, first, [f"net, share {share:g}", against])


def named(found: Difference, first: str, names: Sequence[str]) -> Difference:
    """First minus second, whichever way round the pair was found, with names that outlast the folder."""
    sign = 1 if found.first == first else -1

    def turned(interval: tuple[float, float]) -> tuple[float, float]:
        low, high = sorted(sign * bound for bound in interval)
        return low, high

    return Difference(
        names[0],
        names[1],
        found.setups,
        sign * found.score,
        turned(found.score_interval),
        sign * found.rate,
        turned(found.rate_interval),
        found.needed,
    )
