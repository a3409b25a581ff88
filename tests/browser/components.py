"""What every component does, for the client's own tests: `python -m tests.browser.components` prints it as JSON."""

import json
import sys
from typing import Any

from spielwerk.games import game, names

SHOWN = ("kind", "name", "effects", "picture")


def components() -> dict[str, list[dict[str, Any]]]:
    """By game, as the server sends them."""
    return {name: [{part: row[part] for part in SHOWN} for row in game(name).components()] for name in names()}


if __name__ == "__main__":
    json.dump(components(), sys.stdout)
