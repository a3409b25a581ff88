"""Routes of what people at a table have to do with each other: talk, and taking back together (docs/api.md)."""

from litestar import get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from spielwerk.server import wire
from spielwerk.server.http.asking import Asking, house_of, keys_of
from spielwerk.server.http.routes import REFUSED, Id, Since
from spielwerk.server.wire import between as wire_between


@post("/api/tables/{table:str}/remarks", sync_to_thread=True, responses=REFUSED)
def say(request: Asking, table: Id, data: JSONBody[wire_between.RemarkWish]) -> wire_between.Remark:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.talk.say(match, house.reader(match, keys_of(request)), data)


@get("/api/tables/{table:str}/remarks", sync_to_thread=True, responses=REFUSED)
def list_remarks(request: Asking, table: Id, since: Since = 0) -> list[wire_between.Remark]:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.talk.heard(match, house.reader(match, keys_of(request)), since)


@post("/api/tables/{table:str}/takeback", sync_to_thread=True, status_code=204, responses=REFUSED)
def ask_takeback(request: Asking, table: Id, data: JSONBody[wire.Step]) -> None:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.retaking.ask(match, house.reader(match, keys_of(request)), data.version)


@put("/api/tables/{table:str}/takeback", sync_to_thread=True, status_code=204, responses=REFUSED)
def answer_takeback(request: Asking, table: Id, data: JSONBody[wire_between.TakebackAnswer]) -> None:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.retaking.answer(match, house.reader(match, keys_of(request)), data.since, data.agree)


BETWEEN: list[HTTPRouteHandler] = [list_remarks, say, ask_takeback, answer_takeback]
