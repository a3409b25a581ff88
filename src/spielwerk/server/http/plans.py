"""Routes of plans (docs/api.md): boards of a running game that are their maker's alone."""

from litestar import Response, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from spielwerk.server import wire
from spielwerk.server.errors import Problem
from spielwerk.server.house import House
from spielwerk.server.http.asking import Asking, at_home, house_of, keys_of, name_of
from spielwerk.server.http.routes import PLAYED, REFUSED, As, Id, Since, play
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.planning import Planned, show_plan
from spielwerk.server.tables.readers import Reader
from spielwerk.server.wire import plans as wire_plans


@post("/api/tables/{table:str}/plans", sync_to_thread=True, responses=REFUSED)
def make_plan(request: Asking, table: Id, data: JSONBody[wire_plans.PlanWish]) -> wire.TableKeys:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.host.plan(match, house.reader(match, keys_of(request)), data.name, at_home(request))


@get("/api/tables/{table:str}/plans", sync_to_thread=True, responses=REFUSED)
def get_plans(request: Asking, table: Id) -> list[wire.TableKeys]:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.host.plans(match, house.reader(match, keys_of(request)))


@put("/api/tables/{table:str}/plan", sync_to_thread=True, status_code=204, responses=REFUSED)
def rename_plan(request: Asking, table: Id, data: JSONBody[wire_plans.PlanWish]) -> None:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.host.rename_plan(match, house.reader(match, keys_of(request)), data.name)


@get("/api/tables/{table:str}/plan", sync_to_thread=True, responses=REFUSED)
def get_plan(request: Asking, table: Id, as_: As = None) -> wire_plans.Plan:
    house = house_of(request)
    with house.rooms.open(table) as match:
        who = house.reader(match, keys_of(request))
        return show_plan(match, who, Planned(house.bus, match), as_)


@post("/api/tables/{table:str}/plans/{plan:str}", sync_to_thread=True, responses=PLAYED)
def carry_out(request: Asking, table: Id, plan: Id, data: JSONBody[wire.Step], log_from: Since = 0) -> Response[bytes]:
    """With the keys of both boards."""
    house = house_of(request)
    with house.rooms.open(plan) as board:
        house.reader(board, keys_of(request)).must_belong()
        if not board.row.plan or not board.row.what_if.startswith(f"{table}/"):
            raise Problem(404, "no-plan")
        planned = Planned(house.bus, board)

    def act(house: House, match: Match, who: Reader) -> None:
        asked = match.drafted.question()
        answers = planned.turn(match.to_move, asked.name if asked else "")
        house.player.carry_out(match, who, data.version, answers, name_of(request))

    return play(request, table, log_from, act)


PLANS: list[HTTPRouteHandler] = [make_plan, get_plans, get_plan, rename_plan, carry_out]
