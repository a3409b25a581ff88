"""Classes are ready to be read into before threads read into them."""

from pathlib import Path

import pytest
from msgspec import Struct, json

from spielwerk.server import shapes
from spielwerk.server.app import create_app
from spielwerk.server.settings import Settings


class Shape(Struct):
    number: "Number"


Number = int


def test_an_application_makes_every_class_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shapes, "PACKAGE", "tests")
    create_app(Settings(db=f"sqlite:///{tmp_path / 'games.db'}"))
    # What an annotation means is looked up once: whoever finds it gone would have looked now.
    monkeypatch.delitem(globals(), "Number")
    assert json.decode(b'{"number": 3}', type=Shape).number == 3
