"""Whether rule cases notice that a component was changed."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.cases.file import Case
from spielwerk.core.cases.run import run_case
from spielwerk.core.cases.work import CaseWork
from spielwerk.games.terra.rules.catalog import NOTHING


def turns_red(case: Case, work: CaseWork) -> bool:
    try:
        return bool(run_case(case, work))
    except Exception:  # noqa: BLE001 - a crash is as red as a wrong number
        return True


def some_turns_red(cases: Sequence[Case], work: CaseWork, name: str) -> bool:
    """Cases that say they cover the component come first: usually one of them is enough."""
    return any(turns_red(case, work) for case in sorted(cases, key=lambda case: name not in case.covers))


def blanked(value: Any, slot: str, place: int) -> Any:
    """What a slot of a Terra game's component holds without one of its effects or abilities."""
    if slot == "on":
        return [(trigger, NOTHING if n == place else effect) for n, (trigger, effect) in enumerate(value)]
    if slot == "passive":
        return [pair for n, pair in enumerate(value) if n != place]
    return NOTHING
