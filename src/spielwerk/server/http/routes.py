"""The HTTP routes of docs/api.md. They only translate; the house does the work."""

import asyncio
from collections.abc import Callable
from typing import Annotated

from litestar import MediaType, Response, delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Raw, convert, json
from prometheus_client import CONTENT_TYPE_LATEST

from spielwerk.server import wire
from spielwerk.server.data import store
from spielwerk.server.errors import Problem, Stale
from spielwerk.server.house import House
from spielwerk.server.http.asking import Asking, at_home, house_of, keys_of, name_of, while_there
from spielwerk.server.http.guard import address_of
from spielwerk.server.http.streams import must_exist
from spielwerk.server.lanes import at_leisure
from spielwerk.server.tables import catalog, rules
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.showing import advised, show_preview, show_refusals, show_why, viewer_of
from spielwerk.server.tables.thinkers import Task
from spielwerk.server.wire import admin as wire_admin
from spielwerk.server.wire import automa as wire_automa
from spielwerk.server.wire import end as wire_end
from spielwerk.server.wire import games as wire_games
from spielwerk.server.wire import hints as wire_hints
from spielwerk.server.wire import live as wire_live

Act = Callable[[House, Match, Reader], None]
Id = Annotated[str, PathParameter(pattern=r"^[0-9A-Za-z]{4,32}$")]
Word = Annotated[str, PathParameter(max_length=80)]
Sentence = Annotated[str, PathParameter(max_length=200)]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=wire.MOST_SEATS)]
As = Annotated[int | None, QueryParameter(name="as", ge=-1, lt=wire.MOST_SEATS)]
PlyNumber = Annotated[int, PathParameter(ge=0, lt=2**31)]
Since = Annotated[int, QueryParameter(ge=0, lt=2**31)]
Yes = Annotated[bool, QueryParameter()]
Words = Annotated[str, QueryParameter(min_length=1, max_length=200)]
Then = Annotated[list[Annotated[str, QueryParameter(max_length=200)]] | None, QueryParameter(max_items=4)]
MOST_HINTS = 8
"""Hints that may wait for their turn; more would be given to people who have stopped waiting."""

REFUSED = {
    status: ResponseSpec(wire.Failure, description="refused", generate_examples=False)
    for status in (400, 403, 404, 409, 413, 415, 422, 429)
}

SHOWN = {**REFUSED, 200: ResponseSpec(wire.Table, description="the table", generate_examples=False)}


# Games


@get("/api/games", sync_to_thread=True)
def list_games() -> list[wire_games.GameInfo]:
    return catalog.games()


@get("/api/games/{game:str}/components", sync_to_thread=True, responses=REFUSED)
def list_components(game: Word) -> list[wire_games.Component]:
    return catalog.components(game)


@get("/api/texts/{game:str}/{lang:str}", sync_to_thread=True, media_type=MediaType.TEXT, responses=REFUSED)
def get_texts(request: Asking, game: Word, lang: Word) -> Response[str]:
    source, tag = catalog.texts(game, lang)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=MediaType.TEXT)
    return Response(source, headers=headers, media_type=MediaType.TEXT)


@get("/api/games/{game:str}/rules/{lang:str}", responses=REFUSED)
@at_leisure
def list_rules(game: Word, lang: Word) -> list[wire_games.RuleChapter]:
    return rules.chapters(game, lang)


@get("/api/games/{game:str}/cases/{case:str}", responses=REFUSED)
@at_leisure
def show_case(game: Word, case: Sentence) -> wire_games.CaseShown:
    return rules.show_case(game, case)


# Tables


@post("/api/tables", sync_to_thread=True, responses=REFUSED)
def make_table(request: Asking, data: JSONBody[wire.TableWish]) -> wire.TableKeys:
    return house_of(request).host.make(data, at_home(request))


@get("/api/tables", sync_to_thread=True, responses=REFUSED)
def list_tables(request: Asking, open: Yes = False) -> list[wire.TableLine]:  # noqa: A002 - the name of the query
    return house_of(request).lines(keys_of(request), open, at_home(request))


@get("/api/tables/{table:str}", sync_to_thread=True, responses=SHOWN)
def get_table(request: Asking, table: Id, as_: As = None, log_from: Since = 0) -> Response[bytes]:
    house = house_of(request)
    with house.rooms.open(table) as match:
        shown = house.look(match, house.reader(match, keys_of(request)), as_, log_from)
    return Response(shown, media_type=MediaType.JSON)


@delete("/api/tables/{table:str}", sync_to_thread=True, responses=REFUSED)
def delete_table(request: Asking, table: Id) -> None:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.host.remove(match, house.reader(match, keys_of(request)))


@post("/api/tables/{table:str}/rematch", sync_to_thread=True, responses=REFUSED)
def ask_rematch(request: Asking, table: Id) -> wire.TableKeys:
    house = house_of(request)
    with house.rooms.open(table) as match:
        who = house.reader(match, keys_of(request))
        if not match.row.rematch:
            return house.host.rematch(match, who, None, at_home(request))
        with house.rooms.open(match.row.rematch) as found:
            return house.host.rematch(match, who, found, at_home(request))


@post("/api/tables/{table:str}/home", sync_to_thread=True, responses=REFUSED)
def give_back(request: Asking, table: Id) -> wire.TableKeys:
    house = house_of(request)
    if not at_home(request):
        raise Problem(403, "not-home")
    with house.rooms.open(table) as match:
        return house.host.give_back(match)


@put("/api/tables/{table:str}/pace", sync_to_thread=True, responses=REFUSED)
def set_pace(request: Asking, table: Id, data: JSONBody[wire.Pace]) -> wire.Pace:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.host.set_pace(match, house.reader(match, keys_of(request)), data.pace)
    return data


@post("/api/tables/{table:str}/seats/{seat:int}/claim", sync_to_thread=True, responses=REFUSED)
def claim_seat(request: Asking, table: Id, seat: SeatNumber, data: JSONBody[wire.Claim]) -> wire.SeatKey:
    house, keys = house_of(request), keys_of(request)
    with house.rooms.open(table) as match:
        return house.seating.claim(match, house.reader(match, keys), seat, data, keys, at_home(request))


@post("/api/tables/{table:str}/seats/{seat:int}/invitation", sync_to_thread=True, responses=REFUSED)
def invite(request: Asking, table: Id, seat: SeatNumber) -> wire.SeatKey:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.seating.invite(match, house.reader(match, keys_of(request)), seat)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", sync_to_thread=True, responses=REFUSED)
def hand_to_bot(request: Asking, table: Id, seat: SeatNumber, data: JSONBody[wire.BotWish]) -> wire.Seat:
    house = house_of(request)
    with house.rooms.open(table) as match:
        who = house.reader(match, keys_of(request))
        house.seating.hand_to_bot(match, who, seat, data)
        return house.seats(table, house.rooms.again(match).seats, who)[seat]


# Playing


def play(request: Asking, table: str, log_from: int, act: Act) -> Response[bytes]:
    """Do it, and show the table as it is then; where somebody was faster, say so and show it too."""
    house, keys = house_of(request), keys_of(request)
    with house.rooms.open(table) as match:
        who = house.reader(match, keys)
        error: wire.Message | None = None
        try:
            act(house, match, who)
        except Stale:
            error = wire.Message("error-stale", {})
        except Problem as problem:
            if problem.status != 409:
                raise
            error = wire.Message(problem.id, problem.facts)
        if error is None:
            return Response(house.look(match, who, None, log_from), media_type=MediaType.JSON)
        fresh = house.rooms.again(match)
        shown = house.look(fresh, house.reader(fresh, keys), None, log_from)
    conflict = json.encode({"error": error, "table": Raw(shown)})
    return Response(conflict, status_code=409, media_type=MediaType.JSON)


PLAYED = {
    **REFUSED,
    201: ResponseSpec(wire.Table, description="the fresh table", generate_examples=False),
    409: ResponseSpec(wire.Conflict, description="somebody was faster", generate_examples=False),
}


@post("/api/tables/{table:str}/answer", sync_to_thread=True, responses=PLAYED)
def answer(request: Asking, table: Id, data: JSONBody[wire.Answer], log_from: Since = 0) -> Response[bytes]:
    def act(house: House, match: Match, who: Reader) -> None:
        house.player.answer(match, who, data.version, data.notation, name_of(request))

    return play(request, table, log_from, act)


@post("/api/tables/{table:str}/undo", sync_to_thread=True, responses=PLAYED)
def undo(request: Asking, table: Id, data: JSONBody[wire.Step], log_from: Since = 0) -> Response[bytes]:
    def act(house: House, match: Match, who: Reader) -> None:
        house.player.undo(match, who, data.version, all_of_it=False, name=name_of(request))

    return play(request, table, log_from, act)


@post("/api/tables/{table:str}/reset", sync_to_thread=True, responses=PLAYED)
def reset(request: Asking, table: Id, data: JSONBody[wire.Step], log_from: Since = 0) -> Response[bytes]:
    def act(house: House, match: Match, who: Reader) -> None:
        house.player.undo(match, who, data.version, all_of_it=True, name=name_of(request))

    return play(request, table, log_from, act)


@get("/api/tables/{table:str}/refusals", sync_to_thread=True, responses=REFUSED)
def list_refusals(request: Asking, table: Id) -> list[wire.Refusal]:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return show_refusals(match, house.reader(match, keys_of(request)))


@get("/api/tables/{table:str}/why", sync_to_thread=True, responses=REFUSED)
def why(request: Asking, table: Id, notation: Words) -> wire.Why:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return show_why(match, house.reader(match, keys_of(request)), notation)


@get("/api/tables/{table:str}/preview", sync_to_thread=True, responses=REFUSED)
def get_preview(request: Asking, table: Id, notation: Words, then: Then = None) -> wire.Preview:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return show_preview(match, house.reader(match, keys_of(request)), notation, then or ())


@get("/api/tables/{table:str}/hint", responses=REFUSED)
async def get_hint(request: Asking, table: Id) -> list[wire_hints.Hint]:
    house, keys = house_of(request), keys_of(request)

    def ask() -> Task:
        with house.rooms.open(table) as match:
            return advised(match, house.reader(match, keys))

    task, address = await asyncio.to_thread(ask), address_of(request.scope)
    if house.thinkers.waiting(task) >= MOST_HINTS:
        raise Problem(503, "busy")
    if not house.hints.take(address):
        raise Problem(429, "too-many-requests")
    try:
        return convert(await while_there(request, house.thinkers.think(task)), list[wire_hints.Hint])
    finally:
        house.hints.leave(address)


@put("/api/tables/{table:str}/standing", sync_to_thread=True, responses=REFUSED)
def set_standing(request: Asking, table: Id, data: JSONBody[wire.StandingWish]) -> list[wire.Standing]:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.player.set_standing(match, house.reader(match, keys_of(request)), data.seat, data.standing)
    return data.standing


@get("/api/tables/{table:str}/log", responses=REFUSED)
@at_leisure
def get_log(
    request: Asking, table: Id, as_: As = None, since: Since = 0, to: Since = store.MOST_PLIES
) -> list[wire.LogEntry]:
    house = house_of(request)
    with house.rooms.open(table) as match:
        viewer = viewer_of(match, house.reader(match, keys_of(request)), as_)
        return house.log(match, viewer, since, to)


@get("/api/tables/{table:str}/replay/{ply:int}", responses=REFUSED)
@at_leisure
def get_replay(request: Asking, table: Id, ply: PlyNumber, as_: As = None) -> wire.Replay:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.replay(match, house.reader(match, keys_of(request)), as_, ply)


@get("/api/tables/{table:str}/automa/{ply:int}", responses=REFUSED)
@at_leisure
def explain_automa(request: Asking, table: Id, ply: PlyNumber) -> wire_automa.Turn:
    house = house_of(request)
    with house.rooms.open(table) as match:
        return house.automa(match, ply)


@get("/api/tables/{table:str}/story", responses=REFUSED)
@at_leisure
def get_story(request: Asking, table: Id) -> wire_end.Story:
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.reader(match, keys_of(request))
        return house.story(match)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSED)
@at_leisure
def get_record(request: Asking, table: Id) -> Response[str]:
    house = house_of(request)
    with house.rooms.open(table) as match:
        text = house.record(match)
    headers = {"content-disposition": f'attachment; filename="{match.row.game}-{table}.txt"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


# Live


HEARD = {
    **REFUSED,
    200: ResponseSpec(
        wire_live.News,
        description="a stream of events; this is what the data of one say",
        media_type="text/event-stream",
        generate_examples=False,
    ),
}


@get("/api/tables/{table:str}/events", responses=HEARD, media_type="text/event-stream")
async def events(request: Asking, table: Id) -> Stream:
    crowds, address = request.app.state.crowds, address_of(request.scope)
    if not crowds.room_for(address):
        raise Problem(429, "too-many-requests")
    await asyncio.to_thread(must_exist, house_of(request), table, keys_of(request))
    # A proxy that gathers an answer before it passes it on would never pass on this one.
    headers = {"x-accel-buffering": "no"}
    return Stream(crowds.listen(table, keys_of(request), address), media_type="text/event-stream", headers=headers)


# The house itself


@get("/healthz")
@at_leisure
def health(request: Asking) -> Response[wire_admin.Health]:
    found = house_of(request).health()
    return Response(found, status_code=200 if found.status in ("ok", "low") else 503)


@get("/metrics", media_type=CONTENT_TYPE_LATEST, include_in_schema=False)
@at_leisure
def metrics(request: Asking) -> bytes:
    house = house_of(request)
    return house.metrics.text(house.count())


ROUTES: list[HTTPRouteHandler] = [
    list_games,
    list_components,
    get_texts,
    list_rules,
    show_case,
    make_table,
    list_tables,
    # litestar wraps the first of two handlers of one path twice, which only plain results survive.
    delete_table,
    get_table,
    ask_rematch,
    give_back,
    set_pace,
    claim_seat,
    invite,
    hand_to_bot,
    answer,
    undo,
    reset,
    list_refusals,
    why,
    get_preview,
    get_hint,
    set_standing,
    get_log,
    get_replay,
    explain_automa,
    get_story,
    get_record,
    events,
    health,
    metrics,
]
