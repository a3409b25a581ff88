"""`spielwerk bench --lab`: bots, environments and simulations over workers and on Ray."""

import json
import subprocess
import sys

from spielwerk.build.checkout import say
from spielwerk.cli.common.errors import SAYS_NO, CommandError
from spielwerk.cli.measuring.running import HERE, Measured, Plan, steps, variables


def measure(plan: Plan) -> list[Measured]:
    """On one engine, the fastest available, as the lab itself runs."""
    from spielwerk.build.environment import ensure

    ensure("lab", "learn")
    engine = plan.engines[-1]
    ray = _ray_is_there()
    found = []
    with steps(len(plan.usual)) as step:
        for name, players in plan.usual:
            step(f"{name}, {players} players, {engine}")
            command = [sys.executable, "-P", "-m", "spielwerk.lab.speed", name, str(players), *["ray"] * ray]
            done = subprocess.run(command, env=variables(HERE, engine), stdout=subprocess.PIPE, text=True)
            if done.returncode:
                raise CommandError(f"The laboratory did not finish with {name}.", SAYS_NO)
            found.append(json.loads(done.stdout))
    return found


def _ray_is_there() -> bool:
    from spielwerk.build.environment import EnvironmentProblem, ensure

    try:
        ensure("cluster")
    except EnvironmentProblem as problem:
        say(f"Without Ray: {problem}")
        return False
    return True
