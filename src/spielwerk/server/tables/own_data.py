"""Own data of an option (a board, a set of numbers, cards), checked as a whole before a table is made with it."""

import json
import tomllib

from spielwerk.core.data_option import DataOption
from spielwerk.server.errors import Problem
from spielwerk.server.tables.hosting import find_game
from spielwerk.server.wire_lobby import CheckedData, OwnData


def check(game: str, option: str, file: OwnData) -> CheckedData:
    found = next((one for one in find_game(game).options if one.name == option and isinstance(one, DataOption)), None)
    if not isinstance(found, DataOption):
        raise Problem(404, "not-found")
    try:
        data = json.loads(file.text) if file.name.lower().endswith(".json") else tomllib.loads(file.text)
    except (ValueError, RecursionError) as problem:
        return CheckedData("", [f"{file.name}: {problem}."])
    if not isinstance(data, dict) or found.key not in data:
        return CheckedData("", [f"{file.name}: '{found.key}' is missing, by which such data is known."])
    defects = found.defects(data)
    return CheckedData("" if defects else str(found.check(data)), defects)
