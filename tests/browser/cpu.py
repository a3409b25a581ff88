"""What the client costs the browser: `python -m tests.browser.cpu [ANSWERS [GAME ...]]`.

CPU time of the page's main thread (Chromium's own count, in thread ticks: other programs on the machine do not count),
from the address to the first table, and for each answer with the bots' replies to it.
"""

import random
import statistics
import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import CDPSession, sync_playwright

from tests.browser.api import Api
from tests.browser.conftest import House, Server
from tests.browser.stages import COURSES
from tests.requires import find_chromium

ANSWERS = 30
QUIET = 600
"""Milliseconds in which what was begun comes to its end."""
PARTS = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def spent(session: CDPSession) -> dict[str, float]:
    found = session.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in found if one["name"] in PARTS}


def measure(house: House, api: Api, game: str, answers: int) -> None:
    seated = api.make("me", "bot:random", "bot:random", game=game, seed=3)
    person = house.person()
    session = person.page.context.new_cdp_session(person.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    person.page.wait_for_timeout(QUIET)
    before = spent(session)
    person.hold(seated)
    person.wait_until_asked()
    person.page.wait_for_timeout(QUIET)
    first = spent(session)
    sys.stdout.write(f"{game}: first table {first['TaskDuration'] - before['TaskDuration']:.2f} s\n")
    rng, costs = random.Random(2), []
    for _ in range(answers):
        if not person.wait_until_asked():
            break
        before = spent(session)
        person.answer(rng, lively=True)
        person.wait_until_asked()
        person.page.wait_for_timeout(QUIET)
        after = spent(session)
        costs.append([after[part] - before[part] for part in PARTS])
    whole = [cost[0] for cost in costs]
    mean = [statistics.mean(column) for column in zip(*costs, strict=True)]
    parts = ", ".join(f"{part.removesuffix('Duration')} {value:.3f}" for part, value in zip(PARTS, mean, strict=True))
    middle = statistics.median(whole)
    sys.stdout.write(f"{game}: {len(costs)} answers, median {middle:.3f} s, most {max(whole):.3f} s; mean {parts}\n")


def main(answers: int, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        with httpx.Client(base_url=server.url, timeout=60) as client:
            for game in games or COURSES:
                measure(House(browser, server), Api(client), game, answers)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ANSWERS, sys.argv[2:])
