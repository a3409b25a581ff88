"""The written games are what the engine plays now."""

import pytest

from spielwerk.games import names
from tests.playthroughs.tell import HERE, files

RENEW = "if the change is meant: .venv/bin/python -m tests.playthroughs.renew, and look at the diff"


@pytest.mark.parametrize("name", names())
def test_the_files_tell_what_the_engine_does(name: str) -> None:
    for path, content in files(name).items():
        assert path.is_file(), f"{path.name} is missing; {RENEW}"
        assert path.read_text("utf-8") == content, f"{path.name} differs; {RENEW}"


def test_no_file_is_left_over() -> None:
    assert all(path.name.rsplit("-", 1)[0] in names() for path in HERE.glob("*.txt"))
