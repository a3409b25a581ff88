"""Every file that bots read says where it comes from: a call, or a hand."""

import json
import re
from pathlib import Path

import pytest

from spielwerk.bots.evaluation import DATA
from spielwerk.cli.app import main

FILES = sorted(DATA.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_names_the_call_that_made_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(file.read_text("utf-8"))
    origin = data.get("origin", data.get("call"))
    told = origin if isinstance(origin, str) else origin["from"]
    if not told.startswith("hand-made: "):
        for call in told.split("; "):
            command = re.match(r"spielwerk ((?:learn )?\w+)", call)
            assert command, call
            assert main([*command[1].split(), "--help"]) == 0
            said = capsys.readouterr().out
            assert [option for option in re.findall(r" (--[a-z-]+)", call) if option not in said] == []
