"""Every table on every screen, early, in the middle and late, light and dark, in both languages, to be looked at:
`python -m tests.browser.gallery FOLDER [GAME ...]`. Beside each four of a kind lies a sheet with all of them."""

import base64
import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

from tests.browser.api import Api, Seated
from tests.browser.conftest import House, Server
from tests.browser.screenshots import taken_over
from tests.browser.stages import COURSES, SCREENS, stages
from tests.requires import find_chromium

LOOKS = [(theme, language) for theme in ("light", "dark") for language in ("de", "en")]
STILL = 400
"""Milliseconds until nothing fades any more."""


def shoot(house: House, seated: Seated, folder: Path) -> None:
    """All looks of a position; what is touched and what is pointed at are two browsers."""
    for touched in (False, True):
        for theme, language in LOOKS:
            person = taken_over(house, seated, phone=touched, theme=theme, language=language)
            for name, screen in SCREENS.items():
                if screen.touched == touched:
                    person.page.set_viewport_size(screen.size)
                    person.page.wait_for_timeout(STILL)
                    person.page.screenshot(path=folder / f"{name}-{theme}-{language}.png")
            person.page.context.close()


def sheet(browser: Browser, folder: Path, name: str) -> None:
    screen = SCREENS[name]
    beside = 4 if screen.height > screen.width else 2
    files = [folder / f"{name}-{theme}-{language}.png" for theme, language in LOOKS]
    pictures = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(one.read_bytes()).decode()}">' for one in files
    )
    page = browser.new_page(viewport={"width": beside * screen.width, "height": 4 // beside * screen.height})
    page.set_content(f"<style>body{{margin:0;display:flex;flex-wrap:wrap}}</style>{pictures}")
    page.screenshot(path=folder / f"sheet-{name}.png", full_page=True)
    page.close()


def main(folder: Path, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        house = House(browser, server)
        with httpx.Client(base_url=server.url, timeout=60) as client:
            for game in games or COURSES:
                for stage, seated in stages(Api(client), game):
                    here = folder / game / stage
                    here.mkdir(parents=True, exist_ok=True)
                    shoot(house, seated, here)
                    for name in SCREENS:
                        sheet(browser, here, name)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
