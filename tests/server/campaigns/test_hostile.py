"""The campaign of hostile requests finds answers of 5xx, a leak of memory, and what is told of the server's insides."""

import json
import random
import sys
from pathlib import Path

import pytest

from spielwerk.cli import app as command_line
from spielwerk.server.app import openapi
from spielwerk.server.campaigns.hostile.attack import _grown
from spielwerk.server.campaigns.hostile.calls import Description
from spielwerk.server.campaigns.hostile.tables import Known
from spielwerk.server.campaigns.hostile.wrongs import MALFORMED, OF_ANY, OF_BODIES, spoil
from spielwerk.server.campaigns.servers import Started
from tests.requires import require

HOSTILE = ["campaign", "hostile", "--json", "--count"]


def test_nothing_nearly_right_breaks_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main([*HOSTILE, "400"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["done"] >= 400
    assert report["figures"]["well-formed"] > 0.7 * 400
    assert {"200", "201", "400", "403", "404", "409"} <= report["figures"]["statuses"].keys()


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_nothing_nearly_right_breaks_the_server_for_long(database: str) -> None:
    if database == "postgres":
        require("postgres")
    assert command_line.main([*HOSTILE, "5000", *(["--postgres"] if database == "postgres" else [])]) == 0


PLANTED = {
    "a server that dies": (
        "import os\nfrom spielwerk.server.tables import seating\nseating.Seating.agree = lambda *_: os._exit(3)",
        "no answer to PUT",
    ),
    "an answer of 5xx": (
        "from spielwerk.server.tables import showing, seating\n"
        "def fail(*_): raise KeyError\n"
        "seating.Seating.agree = fail",
        "500 to PUT",
    ),
    "an error without form": (
        "from spielwerk.server import app, wire\n"
        "from litestar import Response\n"
        "app._problem = lambda _request, problem: Response('File \"x.py\"', status_code=problem.status)",
        "without an error of the API",
    ),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_defect_is_found(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    planted, found = PLANTED[what]
    program = tmp_path / "planted.py"
    program.write_text(f"import sys\n{planted}\nfrom spielwerk.cli.app import main\nsys.exit(main(sys.argv[1:]))\n")
    monkeypatch.setattr(Started, "program", (sys.executable, str(program)))
    assert command_line.main([*HOSTILE, "400"]) == 1
    assert any(found in finding for finding in json.loads(capsys.readouterr().out)["findings"])


def test_memory_that_grows_is_found() -> None:
    assert not _grown([90, *[130] * 99])
    assert not _grown([*[130, 134] * 100])
    assert _grown([100 + n * 0.3 for n in range(200)])


def test_every_way_to_be_wrong_makes_a_request() -> None:
    rng, known, description = random.Random(3), Known(), Description(openapi())
    for table in ("aaaa", "bbbb"):
        seats = [{"secret": f"s{table}{n}", "invitation": None} for n in range(3)]
        known.made({"id": table, "host_secret": f"h{table}", "seats": seats}, "tapestry")
    met = set()
    for n in range(3000):
        known.choose(rng)
        call = description.call(rng.choice(description.operations), known, rng)
        spoil(call, known, rng, malformed=n % 2 == 0)
        assert call.encoded("localhost")
        met.add(call.wrong)
    assert met == {way.__name__ for way in (*OF_ANY, *OF_BODIES, *MALFORMED)}
