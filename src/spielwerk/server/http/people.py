"""Routes of people who come and go, and of what they may check (docs/api.md)."""

from litestar import get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from spielwerk.server import wire
from spielwerk.server.http.asking import Asking, house_of, keys_of
from spielwerk.server.http.routes import REFUSED, Id, SeatNumber
from spielwerk.server.lanes import at_leisure
from spielwerk.server.wire import end as wire_end


@post("/api/tables/{table:str}/seats/{seat:int}/leave", sync_to_thread=True, status_code=204, responses=REFUSED)
def leave_seat(request: Asking, table: Id, seat: SeatNumber) -> None:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.seating.leave(match, house.reader(match, keys_of(request)), seat)


@put("/api/tables/{table:str}/closing", sync_to_thread=True, status_code=204, responses=REFUSED)
def agree_to_close(request: Asking, table: Id, data: JSONBody[wire.Closing]) -> None:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.seating.agree(match, house.reader(match, keys_of(request)), data.closing)


@post("/api/tables/{table:str}/host-key", sync_to_thread=True, responses=REFUSED)
def renew_host_key(request: Asking, table: Id) -> wire.HostKey:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.host.renew_key(match, house.reader(match, keys_of(request)))


@get("/api/tables/{table:str}/proof", responses=REFUSED)
@at_leisure
def get_proof(request: Asking, table: Id) -> wire_end.Proof:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.proof(match)


PEOPLE: list[HTTPRouteHandler] = [leave_seat, agree_to_close, renew_host_key, get_proof]
