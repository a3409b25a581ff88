"""The HTTP routes of what is done with a game besides playing it: looking back, trying out, bringing in."""

import asyncio

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from spielwerk.server import wire
from spielwerk.server.data import store
from spielwerk.server.http.asking import Asking, at_home, house_of, keys_of
from spielwerk.server.http.routes import REFUSED, As, Id, PlyNumber, SeatNumber, Since
from spielwerk.server.lanes import at_leisure
from spielwerk.server.tables.importing import check_record
from spielwerk.server.tables.showing import viewer_of
from spielwerk.server.wire import end as wire_end
from spielwerk.server.wire import lobby as wire_lobby


@get("/api/tables/{table:str}/marks", responses=REFUSED)
@at_leisure
def list_marks(request: Asking, table: Id) -> list[wire_end.Mark]:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.reader(match, keys_of(request))
        return house.marks(match)


@get("/api/tables/{table:str}/ledger", responses=REFUSED)
@at_leisure
def get_ledger(request: Asking, table: Id, as_: As = None, before: Since = store.MOST_PLIES) -> wire_end.Ledger:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.ledger(match, viewer_of(match, house.reader(match, keys_of(request)), as_), before)


@post("/api/tables/{table:str}/what-if/{ply:int}", responses=REFUSED)
@at_leisure
def branch_off(request: Asking, table: Id, ply: PlyNumber) -> wire.TableKeys:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.branch(match, house.reader(match, keys_of(request)), ply, at_home(request))


@post("/api/records", status_code=200, responses=REFUSED)
@at_leisure
def import_record(request: Asking, data: JSONBody[wire_lobby.RecordFile]) -> wire_lobby.Imported:
    found = check_record(data.text)
    if not found.recorded:
        return wire_lobby.Imported(None, found.game, found.defects, found.reasons, found.faults)
    keys = house_of(request).host.take_in(found.recorded, at_home(request))
    return wire_lobby.Imported(keys, found.game, [], [], [])


@get("/api/tables/{table:str}/analysis/{seat:int}", responses=REFUSED)
async def get_analysis(request: Asking, table: Id, seat: SeatNumber) -> wire_end.Analysis:
    """The analysis of a seat's turns so far. It continues in the background while the client polls."""
    house, keys = house_of(request), keys_of(request)

    def look() -> wire_end.Analysis:
        with house.rooms.open(table) as match:
            house.reader(match, keys)
            return house.analysts.found(match, seat)

    found = await asyncio.to_thread(look)
    if len(found.turns) < found.of or not found.course:
        house.analysts.go_on(table, seat)
    return found


AFTER: list[HTTPRouteHandler] = [list_marks, get_ledger, branch_off, import_record, get_analysis]
