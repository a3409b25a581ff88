"""The client as an installed app: it opens without its server and shows how the games stood."""

import re

from playwright.sync_api import Page, expect

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.look.test_look import expect_accessible_in_both_themes


def test_it_can_be_installed(api: Api) -> None:
    manifest = api.client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        found = api.client.get(icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])


def wait_until_kept(page: Page, key: str) -> None:
    for _ in range(100):
        if page.evaluate(f"caches.match('{key}').then(Boolean)"):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{key} is not kept")


def test_without_a_server_it_shows_how_things_stood(house: House, api: Api) -> None:
    """The line is cut in the browser: other tests use the server at the same time."""
    seated = api.make("me", "bot:easy", game="terra-nova")
    house.workers = "allow"
    person = house.person(seated)
    page = person.page
    expect(page.locator(".page")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # from here on the worker answers
    page.wait_for_selector("[data-question]")
    wait_until_kept(page, f"/kept/tables/{seated.table}")
    page.goto("/")
    page.wait_for_selector("article.row")
    wait_until_kept(page, "/kept/tables")

    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".stood")).to_contain_text("this is how things stood")
    row = page.locator("article.row").first
    expect(row).to_contain_text("Terra Nova")
    expect_accessible_in_both_themes(person)
    page.goto(f"/t/{seated.table}")
    expect(page.locator(".stood")).to_be_visible()
    assert page.locator(".hex").count() > 50
    mat = page.locator("[data-target=terrain-lake]")
    expect(mat).to_be_visible()
    expect(page.locator(".offered")).to_have_count(0)
    expect_accessible_in_both_themes(person)

    page.context.set_offline(False)
    expect(page.locator(".stood")).to_have_count(0, timeout=30_000)
    expect(mat).to_have_class(re.compile(r"\boffered\b"))
