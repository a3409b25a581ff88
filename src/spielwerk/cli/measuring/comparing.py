"""`spielwerk bench --compare`: this engine and that of another commit, interleaved."""

from dataclasses import replace
from functools import partial

from spielwerk.build.engine import MODULES
from spielwerk.cli.measuring import commits, instructions
from spielwerk.cli.measuring.running import (
    HERE,
    USUAL_POLICY,
    Line,
    Measured,
    Plan,
    Tree,
    in_turn,
    middle,
    rate_ratio,
    steps,
    timed,
)


def measure(plan: Plan, commit: commits.Commit) -> Measured:
    commits.fetch(commit)
    engines = plan.engines
    if "compiled" in engines and not commits.compiled(commit):
        engines = [engine for engine in engines if engine != "compiled"]
    counting = engines if plan.counting and instructions.available() else []
    # Other commits are compiled in modules, which is quicker.
    trees = (replace(HERE, compiled=MODULES), commit.tree)
    lines: list[Measured] = []
    counted: list[Measured] = []
    with steps(len(trees) * (len(plan.usual) * len(engines) * plan.rounds + len(counting))) as step:

        def run(tree: Tree, line: Line) -> Measured:
            step(f"{line}, {tree.name}")
            return timed(tree, line, plan.games)

        def count(tree: Tree, engine: str) -> list[Measured]:
            step(f"instructions, {engine}, {tree.name}")
            return instructions.counted(tree, engine, plan.usual)

        for line in [Line(*table, USUAL_POLICY, engine) for table in plan.usual for engine in engines]:
            here, there = in_turn([partial(run, tree, line) for tree in trees], plan.rounds)
            lines.append({"here": middle(here), "there": middle(there), "faster": rate_ratio(here, there)})
        for engine in counting:
            counted += instructions.compared(*[count(tree, engine) for tree in trees])
    about = {"commit": commit.hash, "title": commit.title, "edited_here": commits.edited()}
    return {**about, "lines": lines, "instructions": counted}
