"""The application: routes, error answers, the built client, and the house behind it all."""

import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp
from sqlalchemy.exc import OperationalError

import spielwerk
from spielwerk.core.reasons import Fact
from spielwerk.server import wire
from spielwerk.server.errors import Problem
from spielwerk.server.garbage import rare_full_collections
from spielwerk.server.house import House
from spielwerk.server.http.admin import ADMIN
from spielwerk.server.http.after import AFTER
from spielwerk.server.http.between import BETWEEN
from spielwerk.server.http.checks import checks
from spielwerk.server.http.connections import neighbours
from spielwerk.server.http.engine import get_engine
from spielwerk.server.http.exercises import EXERCISES
from spielwerk.server.http.guard import RETRY, Guard, TooSlow
from spielwerk.server.http.lessons import LESSON_ROUTES
from spielwerk.server.http.lobby import LOBBY
from spielwerk.server.http.people import PEOPLE
from spielwerk.server.http.plans import PLANS
from spielwerk.server.http.routes import ROUTES
from spielwerk.server.http.streams import Crowds
from spielwerk.server.limits import Visitors
from spielwerk.server.logs import begin_log
from spielwerk.server.reach import Reaching
from spielwerk.server.settings import Settings, from_environment
from spielwerk.server.shapes import make_ready

log = logging.getLogger(__name__)

ALL_ROUTES = [*ROUTES, *PEOPLE, *LESSON_ROUTES, *LOBBY, *AFTER, *BETWEEN, *PLANS, *EXERCISES, *ADMIN]
NAMES = {400: "malformed", 404: "not-found", 405: "method", 413: "too-large", 429: "too-many-requests"}


def _say(status: int, name: str, **facts: Fact) -> Response[wire.Failure]:
    return _failure(status, f"error-{name}", facts)


def _failure(status: int, message: str, facts: dict[str, Fact]) -> Response[wire.Failure]:
    return Response(wire.Failure(wire.Message(message, facts)), status_code=status, media_type="application/json")


def _problem(_request: Request[Any, Any, Any], problem: Problem) -> Response[wire.Failure]:
    said = _failure(problem.status, problem.id, problem.facts)
    if problem.status == 503:
        said.headers["retry-after"] = str(RETRY)
    return said


def _http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Failure]:
    status = error.status_code
    if status >= 500:
        return _say(500, "internal")
    what = {"what": _where(error)} if status == 400 else {}
    return _say(status, NAMES.get(status, "malformed"), **what)


def _where(error: HTTPException) -> str:
    """Which part of the request is wrong; never its content, which might be a secret."""
    extra = error.extra if isinstance(error.extra, list) else []
    return ", ".join(str(part.get("key", "")) for part in extra if isinstance(part, dict)) or "body"


def _unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[wire.Failure]:
    """A body of brackets within brackets, or of bytes that are no text."""
    return _say(400, "malformed", what="body")


def _busy(_request: Request[Any, Any, Any], error: OperationalError) -> Response[wire.Failure]:
    log.error("the database did not answer: %s", error.orig)
    return _problem(_request, Problem(503, "busy"))


def _too_slow(_request: Request[Any, Any, Any], _error: TooSlow) -> Response[wire.Failure]:
    return _say(408, "too-slow")


def _internal(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Failure]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _say(500, "internal")


def _before_signals(act: Callable[[], None]) -> None:
    """Runs before the server's own signal handlers: at shutdown it waits for open streams, which must end first."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        usual = signal.getsignal(number)

        def handle(received: int, frame: FrameType | None, usual: Any = usual) -> None:
            act()
            if callable(usual):
                usual(received, frame)

        signal.signal(number, handle)


def _operation_id(_handler: Any, method: str, path: list[Any]) -> str:
    return "-".join([method.lower(), *(part if isinstance(part, str) else part.name for part in path)])


def _description() -> OpenAPIConfig:
    seat = SecurityScheme(type="apiKey", name="Authorization", security_scheme_in="header")
    return OpenAPIConfig(
        title="Spielwerk",
        version=spielwerk.__version__,
        path="/api",
        # Other plugins would fetch their pages from foreign hosts.
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"seat": seat}),
        security=[{}, {"seat": []}],
        operation_id_creator=_operation_id,
    )


def openapi() -> dict[str, Any]:
    """The description that `/api/openapi.json` answers with, without a house."""
    return Litestar(
        route_handlers=ALL_ROUTES,
        openapi_config=_description(),
        logging_config=None,
    ).openapi_schema.to_schema()


def create_app(settings: Settings) -> ASGIApp:
    make_ready()
    house = House(settings)

    def end_soon() -> None:
        house.bus.close()
        if (others := neighbours()) is not None:
            others.leave()

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.start()
        _before_signals(end_soon)
        if settings.home:
            await reaching.restore()
        try:
            async with rare_full_collections():
                yield
        finally:
            await reaching.stop()
            await house.stop()

    app = Litestar(
        route_handlers=[*ALL_ROUTES, *client_routes(settings.client)],
        exception_handlers={
            Problem: _problem,
            HTTPException: _http,
            OperationalError: _busy,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            TooSlow: _too_slow,
            Exception: _internal,
        },
        lifespan=[lifespan],
        before_request=checks(settings),
        request_max_body_size=settings.most_body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=2, exclude=["/events"]
        ),
        openapi_config=_description(),
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    app.state.crowds = Crowds(house)
    app.state.visitors = Visitors()
    guarded = Guard(app, settings, house.metrics, house.orders.banned, app.state.visitors)
    reaching = app.state.reaching = Reaching(guarded, house.engine)
    return guarded


OWN_PATHS = [
    "/",
    "/admin",
    "/t/{rest:path}",
    "/games",
    "/games/{rest:path}",
    "/learn/{rest:path}",
    "/rules/{rest:path}",
    "/exercises/{rest:path}",
    "/statistics",
    "/companion/{rest:path}",
    "/records",
]


def client_routes(folder: str) -> list[Any]:
    """The built client: its files, and its one page under every path that is the client's own."""
    if not folder:
        return []
    page = Path(folder) / "index.html"

    @get(OWN_PATHS, include_in_schema=False, name="page")
    async def page_of() -> File:
        return File(
            page, content_disposition_type="inline", media_type="text/html", headers={"cache-control": "no-cache"}
        )

    kept = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
    return [
        page_of,
        get_engine,
        # Their names carry a hash of their content.
        _files("/assets", str(Path(folder) / "assets"), "assets", kept),
        _files("/", folder, "client", None),
    ]


def _files(path: str, folder: str, name: str, cache: CacheControlHeader | None) -> Router:
    return create_static_files_router(
        path=path, directories=[folder], name=name, include_in_schema=False, cache_control=cache
    )


def from_settings_in_environment() -> ASGIApp:
    """For worker processes, which get nothing but the name of this function."""
    settings = from_environment()
    begin_log(settings.log)
    return create_app(settings)
