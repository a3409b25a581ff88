"""The routes of the person who runs the server (docs/api.md): each asks for the admin key."""

import asyncio

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from spielwerk.server.admin import office
from spielwerk.server.admin.orders import admin_key, renew
from spielwerk.server.house import House
from spielwerk.server.http.asking import Asking, house_of
from spielwerk.server.http.guard import address_of
from spielwerk.server.http.routes import REFUSED, Id, Words
from spielwerk.server.lanes import at_leisure
from spielwerk.server.wire import admin as wire_admin
from spielwerk.server.wire import lobby as wire_lobby


def _office(request: Asking) -> House:
    house = house_of(request)
    house.orders.must_admin(request.headers.get("authorization", ""))
    return house


@get("/api/admin", sync_to_thread=True, responses=REFUSED)
def get_overview(request: Asking) -> wire_admin.Overview:
    return office.overview(_office(request), request.app.state.visitors)


@get("/api/admin/tables", sync_to_thread=True, responses=REFUSED)
def list_loads(request: Asking) -> list[wire_admin.TableLoad]:
    return office.tables(_office(request))


@post("/api/admin/tables/{table:str}/close", sync_to_thread=True, status_code=204, responses=REFUSED)
def close_table(request: Asking, table: Id) -> None:
    office.close_table(_office(request), table)


@put("/api/admin/notice", status_code=204, responses=REFUSED)
async def set_notice(request: Asking, data: JSONBody[wire_lobby.Notice]) -> None:
    orders = _office(request).orders
    await asyncio.to_thread(orders.tell, data)
    await orders.refresh()


@delete("/api/admin/notice", responses=REFUSED)
async def take_notice_down(request: Asking) -> None:
    orders = _office(request).orders
    await asyncio.to_thread(orders.tell, None)
    await orders.refresh()


@post("/api/admin/bans", status_code=204, responses=REFUSED)
async def ban(request: Asking, data: JSONBody[wire_admin.BanWish]) -> None:
    orders = _office(request).orders
    await asyncio.to_thread(orders.ban, data, address_of(request.scope))
    await orders.refresh()


@delete("/api/admin/bans", responses=REFUSED)
async def lift_ban(request: Asking, address: Words) -> None:
    orders = _office(request).orders
    await asyncio.to_thread(orders.unban, address)
    await orders.refresh()


@post("/api/admin/backups", responses=REFUSED)
@at_leisure
def make_backup(request: Asking) -> list[wire_admin.Backup]:
    backups = _office(request).backups
    backups.make()
    return backups.listed()


@post("/api/admin/key", responses=REFUSED)
async def renew_key(request: Asking) -> wire_admin.AdminKey:
    house = _office(request)
    generation = await asyncio.to_thread(renew, house.engine)
    await house.orders.refresh()
    return wire_admin.AdminKey(admin_key(house.signer, generation))


@get("/api/notice")
async def get_notice(request: Asking) -> wire_lobby.Told:
    return wire_lobby.Told(house_of(request).orders.notice)


ADMIN: list[HTTPRouteHandler] = [
    get_overview,
    list_loads,
    close_table,
    set_notice,
    take_notice_down,
    ban,
    lift_ban,
    make_backup,
    renew_key,
    get_notice,
]
