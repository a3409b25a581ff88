"""The pictures of the games on the first page, made anew: `python -m tests.browser.pictures [GAME ...]`.

A piece of the table in both themes, made small and packed by the browser itself.
"""

import base64
import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Page, sync_playwright

from spielwerk.build.web import WEB
from tests.browser.api import Api, Seated
from tests.browser.conftest import House, Server
from tests.browser.screenshots import make, taken_over
from tests.requires import find_chromium

FOLDER = WEB / "src" / "lobby" / "pictures"
GAMES = {"age-of-innovation": ("svg.map", 4), "terra-nova": ("svg.map", 3), "tapestry": ("svg.map, .tapestry-map", 3)}
"""What is in the middle of the picture, and how far the game has come."""
WIDE, TALL = 720, 400
QUALITY = 0.8
PACK = """async ([png, wide, tall, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: tall });
  canvas.getContext('2d').drawImage(picture, 0, 0, wide, tall);
  return canvas.toDataURL('image/webp', quality);
}"""


def pack(page: Page, png: bytes) -> bytes:
    packed: str = page.evaluate(PACK, [base64.b64encode(png).decode(), WIDE, TALL, QUALITY])
    return base64.b64decode(packed.partition(",")[2])


def shoot(house: House, seated: Seated, game: str, theme: str) -> None:
    person = taken_over(house, seated, language="en", theme=theme)
    person.page.wait_for_timeout(700)
    box = person.at(GAMES[game][0]).first.bounding_box()
    assert box is not None
    wide = min(box["width"], box["height"] * WIDE / TALL)
    tall = wide * TALL / WIDE
    left, top = box["x"] + (box["width"] - wide) / 2, box["y"] + (box["height"] - tall) / 2
    png = person.page.screenshot(clip={"x": left, "y": top, "width": wide, "height": tall})
    (FOLDER / f"{game}-{theme}.webp").write_bytes(pack(person.page, png))


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        house = House(browser, server)
        with httpx.Client(base_url=server.url, timeout=60) as client:
            for game in games or GAMES:
                seated = make(Api(client), "me", "me", "me", game=game, seed=8)
                seated.play_until("turn", 8, GAMES[game][1])
                for theme in ("light", "dark"):
                    shoot(house, seated, game, theme)
        house.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
