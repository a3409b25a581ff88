"""`spielwerk bench` without options: our engines and catanatron, interleaved."""

from functools import partial
from subprocess import CalledProcessError

from spielwerk.build.engine import current_build, is_whole
from spielwerk.cli.common.errors import SAYS_NO, CommandError
from spielwerk.cli.measuring import instructions, rival
from spielwerk.cli.measuring.running import (
    HERE,
    POLICIES,
    Line,
    Measured,
    Plan,
    Step,
    in_turn,
    middle,
    rate_ratio,
    steps,
    timed,
)


def measure(plan: Plan, catanatron: bool) -> Measured:
    other = catanatron and rival.installed()
    counting = plan.engines if plan.counting and instructions.available() else []
    lines: list[Measured] = []
    others: list[Measured] = []
    counted: list[Measured] = []
    runs = len(plan.tables) * (len(POLICIES) * len(plan.engines) + other) * plan.rounds
    with steps(runs + len(counting)) as step:
        for table in plan.tables:
            found, beside = _table(table, plan, other, step)
            lines += found
            others += beside
        for engine in counting:
            step(f"instructions, {engine}")
            counted += instructions.counted(HERE, engine, plan.usual)
    told = {"catanatron": middle(others) if others else None, "one library": is_whole(current_build())}
    return {"lines": lines, **told, "instructions": counted}


def _table(table: tuple[str, int], plan: Plan, other: bool, step: Step) -> tuple[list[Measured], list[Measured]]:
    """Our lines, and the interleaved runs of catanatron, so that load on the machine affects both."""

    def ours(line: Line) -> Measured:
        step(str(line))
        return timed(HERE, line, plan.games)

    def theirs() -> Measured:
        step(rival.OTHER)
        return rival.timed()

    lines = [Line(*table, policy, engine) for policy in POLICIES for engine in plan.engines]
    runners = [partial(ours, line) for line in lines]
    if not other:
        return [middle(runs) for runs in in_turn(runners, plan.rounds)], []
    try:
        *runs, beside = in_turn([*runners, theirs], plan.rounds)
    except CalledProcessError:
        sentence = f"{rival.OTHER} did not finish its games; --no-catanatron leaves it out."
        raise CommandError(sentence, SAYS_NO) from None
    return [middle(each) | {"to_catanatron": rate_ratio(each, beside)} for each in runs], beside


def disagreeing(lines: list[Measured]) -> list[str]:
    """Where the checksums of the two engines differ, which must never happen."""
    checksums: dict[str, set[int]] = {}
    for line in lines:
        table = f"{line['game']}, {line['players']} players, {line['policy']}"
        checksums.setdefault(table, set()).add(line["checksum"])
    return [table for table, found in checksums.items() if len(found) > 1]
