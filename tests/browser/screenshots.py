"""The pictures of docs/screenshots, made anew: `python -m tests.browser.screenshots [PART ...]`."""

import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import sync_playwright

from spielwerk.build.checkout import ROOT
from tests.browser.api import Api, Seated
from tests.browser.conftest import House, Server
from tests.browser.people import Person
from tests.requires import find_chromium

FOLDER = ROOT / "docs" / "screenshots"
GREY = ".hex:not(.offered):not(.t-river)"
NAMES = ("Mira", "Ada", "Bruno", "Clara", "Dora")


def make(api: Api, *kinds: str, game: str = "age-of-innovation", seed: int = 3) -> Seated:
    """A table whose seats have names."""
    seats = [
        {"kind": kind.partition(":")[0], "bot": kind.partition(":")[2], "name": name}
        for kind, name in zip(kinds, NAMES, strict=False)
    ]
    made = api.client.post("/api/tables", json={"game": game, "seats": seats, "pace": 0, "seed": seed})
    assert made.status_code == 201, made.text
    return Seated(api.client, made.json())


def shoot(person: Person, name: str) -> None:
    person.page.wait_for_timeout(700)
    person.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


def look(house: House, api: Api, over: Seated, size: str, **how: str) -> None:
    phone = size == "phone"
    running = make(api, *["me"] * (3 if phone else 4))
    running.play_until("turn", 3, 4)
    lobby = house.person(running, phone=phone, **how)
    lobby.wait_for("turn")
    shoot(lobby, f"{size}-table")
    lobby.touch(lobby.at("[data-verb=pass]"))
    answer = lobby.at("[data-testid=answers] button").first
    if not phone:
        answer.hover()
    shoot(lobby, f"{size}-decision")
    lobby.touch(lobby.at("[data-verb=pass]"))
    for _ in range(2 if phone else 1):  # the first tap of a finger explains the place
        lobby.touch(lobby.at(GREY).nth(30))
    lobby.page.wait_for_selector(".why li p")
    shoot(lobby, f"{size}-why-not")
    lobby.page.goto("/")
    lobby.page.wait_for_selector("article.row")
    shoot(lobby, f"{size}-lobby")
    end = house.person(over, phone=phone, **how)
    end.page.wait_for_selector(".end .curves")
    shoot(end, f"{size}-end")


def age(house: House, api: Api) -> None:
    over = make(api, "me", "me", "me", seed=5)
    table = over.play_until("turn", 5, 6)
    while not table["over"]:
        notations = [offer["notation"] for offer in table["offers"]]
        table = over.answer(table, next((n for n in notations if not n.startswith("convert")), notations[0]))
    look(house, api, over, "desktop", language="en")
    look(house, api, over, "phone", language="de", theme="dark")


def terra_nova(house: House, api: Api) -> None:
    seated = make(api, "me", "me", "me", game="terra-nova")
    table = seated.look()
    for _ in range(70):
        notations = [offer["notation"] for offer in table["offers"]]
        table = seated.answer(table, notations[len(notations) // 2])
    shoot(taken_over(house, seated, language="de"), "desktop-terra-nova")


def tapestry(house: House, api: Api) -> None:
    seated = make(api, *["me"] * 5, game="tapestry", seed=8)
    seated.play_until("turn", 8, 4)
    shoot(taken_over(house, seated, language="de"), "desktop-tapestry")
    shoot(taken_over(house, seated, language="de", theme="dark", phone=True), "phone-tapestry")
    seated = make(api, "me", "me", "me", game="tapestry", seed=5)
    seated.play_until("rotate", 5, 3)
    person = taken_over(house, seated, language="en", theme="dark")
    person.at(".pick.rotate").nth(1).hover()
    shoot(person, "desktop-tapestry-decision")


def components(house: House, api: Api) -> None:
    person = house.person(language="en")
    person.page.goto("/games/tapestry")
    person.at("select").select_option("civilization")
    person.page.wait_for_selector("main article")
    shoot(person, "desktop-components")


def taken_over(house: House, seated: Seated, *, phone: bool = False, **how: str) -> Person:
    """Whoever is asked, with the device in hand."""
    person = house.person(seated, phone=phone, **how)
    person.page.wait_for_selector("section.bar, .cover")
    if person.at(".cover button").count():
        person.touch(person.at(".cover button"))
    person.page.wait_for_selector("section.bar")
    person.page.mouse.move(5, 5)
    return person


PARTS = {"age": age, "terra-nova": terra_nova, "tapestry": tapestry, "components": components}


def main(parts: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        house = House(browser, server)
        with httpx.Client(base_url=server.url, timeout=60) as client:
            for part in parts or PARTS:
                PARTS[part](house, Api(client))
        house.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
