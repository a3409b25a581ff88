"""deploy/: what its samples promise, under the programs they are for."""

import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from spielwerk.cli import app as command_line
from tests.requires import require
from tests.server.api import Api, Seated
from tests.server.processes import Served
from tests.server.proxies import DEPLOY, NAME, Proxied, free_port, proxy

PROXIES = ("nginx", "caddy")
VISITOR = "127.0.0.2"
"""Loopback addresses are told apart by the proxy as any others are."""


@contextmanager
def behind(kind: str, folder: Path) -> Iterator[Proxied]:
    server = Served(f"sqlite:///{folder / 'games.db'}", "--proxy", "--allow-host", NAME)
    try:
        with proxy(kind, folder, (server.port, free_port())) as proxied:
            yield proxied
    finally:
        server.end()


def hello(stream: httpx.Response) -> Iterator[str]:
    return (line for line in stream.iter_lines() if line.startswith("event: "))


@pytest.mark.parametrize("kind", PROXIES)
def test_a_table_behind_a_proxy_with_tls(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with behind(kind, tmp_path) as proxied, proxied.client(VISITOR) as client:
        seated = Api(client).make("me", "me", "me", seed=4)
        table = seated.look()
        headers = {"Authorization": "Seat " + ",".join(seated.keys)}
        with (
            proxied.client(patience=10) as listener,
            listener.stream("GET", f"/api/tables/{seated.table}/events", headers=headers) as stream,
        ):
            # Events come while the stream is open: nothing waits for its end, or for a buffer to fill.
            heard = hello(stream)
            assert next(heard) == "event: hello"
            while table["ply"] == 0:
                table = seated.answer(table, table["offers"][0]["notation"])
            assert next(event for event in heard if event in ("event: ply", "event: draft"))
        assert command_line.main(["admin-key", "--db", f"sqlite:///{tmp_path / 'games.db'}"]) == 0
        key = capsys.readouterr().out.strip().partition("=")[2]
        lying = {"X-Forwarded-For": "203.0.113.5", "Authorization": f"Admin {key}"}
        seen = client.get("/api/admin", headers=lying).json()["addresses"]
        # The server knows the visitor by the proxy, and believes no visitor.
        assert VISITOR in {one["address"] for one in seen}
        assert "203.0.113.5" not in {one["address"] for one in seen}
        assert client.get("/metrics").status_code == 403
        assert client.get("/healthz").json()["status"] == "ok"
        assert client.post("/api/tables", content=b"x" * 200_000).status_code == 413
        assert Seated(client, seated.table, []).look()["ply"] == table["ply"]


def test_a_log_that_is_moved_away_is_begun_anew(tmp_path: Path) -> None:
    program = require("logrotate")
    folder = tmp_path / "log"
    folder.mkdir(mode=0o755)
    log = folder / "spielwerk.log"
    sample = (DEPLOY / "logrotate.conf").read_text("utf-8")
    sample = sample.replace("/var/log/spielwerk/", f"{folder}/").replace(
        "create 0640 spielwerk spielwerk", "create 0640"
    )
    (tmp_path / "conf").write_text(sample, "utf-8")
    (tmp_path / "conf").chmod(0o644)
    backups = ("--backup-to", str(tmp_path / "b"), "--backup-every", "0.001")
    server = Served(f"sqlite:///{tmp_path / 'games.db'}", "--log", str(log), *backups)
    try:
        _until(lambda: log.exists() and "backup" in log.read_text("utf-8"))
        rotate = [str(program), "-f", "-s", str(tmp_path / "state"), str(tmp_path / "conf")]
        subprocess.run(rotate, check=True, capture_output=True)
        assert "backup" in (folder / "spielwerk.log.1").read_text("utf-8")
        _until(lambda: log.exists() and "backup" in log.read_text("utf-8"))
    finally:
        server.end()


def _until(holds: Callable[[], bool]) -> None:
    ends = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.1)


UNITS = ("spielwerk.service", "spielwerk@.service")


def _start_of(unit: str) -> list[str]:
    text = (DEPLOY / unit).read_text("utf-8")
    found = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert found is not None
    return shlex.split(found.group(1).replace("%i", "8001"))


@pytest.mark.parametrize("unit", UNITS)
def test_the_units_are_well_formed(unit: str, tmp_path: Path) -> None:
    program = require("systemd-analyze")
    text = (DEPLOY / unit).read_text("utf-8")
    text = re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", text, flags=re.MULTILINE)
    text = text.replace("User=spielwerk", "User=root")
    file = tmp_path / unit.replace("@", "@8001")
    file.write_text(text, "utf-8")
    done = subprocess.run([str(program), "verify", "--man=no", str(file)], capture_output=True, text=True)
    complaints = [line for line in (done.stderr + done.stdout).splitlines() if tmp_path.name in line or unit in line]
    assert complaints == []


@pytest.mark.parametrize("unit", UNITS)
def test_the_units_start_what_there_is(unit: str, tmp_path: Path) -> None:
    """Their command lines, with places and database of ours, serve."""
    arguments = _start_of(unit)[2:]
    for option, value in {"--backup-to": str(tmp_path / "backups"), "--port": "0", "--workers": "1"}.items():
        if option in arguments:
            arguments[arguments.index(option) + 1] = value
    if "--db" in arguments:
        at = arguments.index("--db")
        del arguments[at : at + 2]
    server = Served(f"sqlite:///{tmp_path / 'games.db'}", *arguments)
    try:
        assert server.client.get("/healthz").status_code == 200
        assert server.client.get("/api/games").status_code == 400
        assert server.client.get("/api/games", headers={"Host": NAME}).status_code == 200
    finally:
        server.end()
