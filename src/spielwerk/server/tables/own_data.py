"""Own data of an option (a board, a set of numbers, cards), checked as a whole before a table is made with it."""

from spielwerk.core.data_option import DataOption, format_of, other_data, parsed, told, unreadable
from spielwerk.core.offers import reason_message
from spielwerk.core.reasons import Reason
from spielwerk.server.errors import Problem
from spielwerk.server.tables.hosting import find_game
from spielwerk.server.wire import Message
from spielwerk.server.wire.lobby import CheckedData, OwnData


def check(game: str, option: str, file: OwnData) -> CheckedData:
    found = next((one for one in find_game(game).options if one.name == option and isinstance(one, DataOption)), None)
    if not isinstance(found, DataOption):
        raise Problem(404, "not-found")
    try:
        data = parsed(file.name, file.text)
    except (ValueError, RecursionError) as problem:
        return _refused(game, [unreadable(file.name, format_of(file.name), problem)])
    if not isinstance(data, dict) or not found.fits(data):
        return _refused(game, [other_data(file.name, found.key)])
    defects = found.defects(data)
    return _refused(game, defects) if defects else CheckedData(str(found.check(data)), [], [])


def _refused(game: str, defects: list[Reason]) -> CheckedData:
    said = [reason_message(defect) for defect in defects]
    sentences = [told(game, "en", defect) for defect in defects]
    return CheckedData("", sentences, [Message(one["id"], one["args"]) for one in said])
