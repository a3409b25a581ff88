"""A server of its own for all browser tests of a process, one Chromium, and a fresh page for each test."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Request, Response, ViewportSize, sync_playwright

from spielwerk.build.checkout import ROOT
from tests.browser.api import Api, Seated
from tests.browser.people import PATIENCE, Person, keyring
from tests.requires import require

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
COMMANDS = {
    "serve": ("Serving on ", ["--unlimited"]),
    "play": ("The table is set: ", ["--no-browser"]),
}
"""What each says once it serves, and how a test starts it."""


class Server:
    """`spielwerk serve` or `play` as a process, so that it can be stopped and started again at the same address."""

    def __init__(self, folder: Path, command: str = "serve", *more: str) -> None:
        self.folder = folder
        self.command = command
        self.more = more
        self.port = 0
        self.path = [ROOT / "src"]
        """Where it finds packages, besides those that are installed."""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        ready, usual = COMMANDS[self.command]
        command = [sys.executable, "-m", "spielwerk", self.command, "--port", str(self.port), *usual, *self.more]
        command += ["--db", self.db]
        path = os.pathsep.join(map(str, self.path))
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if ready in line:
                self.port = int(line.strip().rstrip("/").rpartition(":")[2])
                return
        raise AssertionError("the server ended before it served")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE / 1000)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def db(self) -> str:
        return f"sqlite:///{self.folder / 'games.db'}"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require("chromium")
    server = Server(tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """`play` with a database of its own, for tests that stop it and open it to others."""
    server = Server(tmp_path, "play")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = require("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def api(server: Server) -> Iterator[Api]:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield Api(client)


class House:
    """Opens pages; whatever a page complains about fails the test."""

    def __init__(self, browser: Browser, server: Server, address: str = "") -> None:
        self.browser = browser
        self.server = server
        self.address = address or server.url
        """Where pages find the server: from this machine, unless a test says otherwise."""
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.refused: list[Response] = []
        self.finished: set[Request] = set()
        """Requests whose answers came to their end: only of these can a body be asked for without waiting for ever."""
        self.workers: Literal["allow", "block"] = "block"
        """Whether pages get the service worker: it keeps files, which other tests need not pay for."""

    def person(self, seated: Seated | None = None, *, phone: bool = False, **prefs: str) -> Person:
        """Somebody with a browser of their own, who holds the keys of `seated`."""
        return self.on(PHONE if phone else DESKTOP, phone, seated, **prefs)

    def on(self, size: ViewportSize, touched: bool, seated: Seated | None, /, **prefs: str) -> Person:
        """The same on a screen of that size."""
        context = self.browser.new_context(
            viewport=size,
            has_touch=touched,
            is_mobile=touched,
            base_url=self.address,
            service_workers=self.workers,
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        chosen = {"language": "en", "theme": "light", "name": "Mira", **prefs}
        context.add_init_script(
            f"localStorage['spielwerk.prefs'] ??= {json.dumps(json.dumps(chosen))};"
            f"localStorage['spielwerk.keys'] ??= {json.dumps(json.dumps(keyring(seated)))};"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("response", self._answered)
        page.on("requestfinished", self._finished)
        page.goto(f"/t/{seated.table}" if seated else "/")
        return Person(page)

    def _heard(self, kind: str, text: str) -> None:
        # A line that breaks when the server restarts is reported by the browser itself; so is what the server refuses,
        # but without the request; and a header that means nothing on pages without TLS, as in a network at home.
        if kind == "error" and not text.startswith("Failed to load resource") and "Opener-Policy header" not in text:
            self.complaints.append(text)

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.refused.append(response)

    def _finished(self, request: Request) -> None:
        self.finished.add(request)

    def close(self) -> None:
        self.complaints += [told(answer, answer.request in self.finished) for answer in self.refused]
        for context in self.contexts:
            context.close()
        assert self.complaints == []


def told(refused: Response, finished: bool) -> str:
    """What was asked and what the server said to it."""
    request = refused.request
    try:
        said = refused.text() if finished else ""
    except Error:  # the page has gone on and forgot it
        said = ""
    return f"{request.method} {request.url} {request.post_data or ''}: {refused.status} {said}"


@pytest.fixture
def house(browser: Browser, server: Server) -> Iterator[House]:
    house = House(browser, server)
    yield house
    house.close()
