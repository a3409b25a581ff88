"""The routes of the first page: own data checked before a table is made with it, and who reaches the server."""

from litestar import get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from spielwerk.server.errors import Problem
from spielwerk.server.http.asking import Asking, at_home
from spielwerk.server.http.routes import REFUSED, Word
from spielwerk.server.lanes import at_leisure
from spielwerk.server.reach import Reaching
from spielwerk.server.tables.own_data import check
from spielwerk.server.wire import lobby as wire_lobby


@post("/api/games/{game:str}/data/{option:str}", status_code=200, responses=REFUSED)
@at_leisure
def check_data(game: Word, option: Word, data: JSONBody[wire_lobby.OwnData]) -> wire_lobby.CheckedData:
    return check(game, option, data)


def _reach(request: Asking) -> wire_lobby.Reach:
    if not at_home(request):
        return wire_lobby.Reach(False, False, "")
    found: Reaching = request.app.state.reaching
    return wire_lobby.Reach(True, bool(found.address), found.address)


@get("/api/reach")
async def get_reach(request: Asking) -> wire_lobby.Reach:
    return _reach(request)


@put("/api/reach", responses=REFUSED)
async def set_reach(request: Asking, data: JSONBody[wire_lobby.ReachWish]) -> wire_lobby.Reach:
    if not at_home(request):
        raise Problem(403, "not-home")
    found: Reaching = request.app.state.reaching
    if data.open:
        await found.open(request.scope["server"][1])  # type: ignore[index,arg-type]
    else:
        await found.close()
    return _reach(request)


LOBBY: list[HTTPRouteHandler] = [check_data, get_reach, set_reach]
