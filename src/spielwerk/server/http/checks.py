"""What every request must be before a route sees it: for this host, in JSON, without control characters."""

from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from litestar import Request
from litestar.types import BeforeRequestHookHandler

from spielwerk.server.errors import Problem
from spielwerk.server.plain import has_control
from spielwerk.server.settings import Settings

JSON = "application/json"
FOR_ANY_HOST = ("/healthz", "/metrics")
"""Asked by programs beside the server, by its address."""

Asking = Request[Any, Any, Any]


def checks(settings: Settings) -> BeforeRequestHookHandler:
    hosts = {host.lower() for host in settings.hosts}

    async def check(request: Asking) -> None:
        host = _host(request)
        if request.scope["path"] not in FOR_ANY_HOST and (host is None or (hosts and host not in hosts)):
            raise Problem(400, "host")
        query = unquote_to_bytes(request.scope["query_string"].replace(b"+", b" ")).decode(errors="replace")
        if has_control([request.scope["path"], query]):
            raise Problem(400, "malformed", what="address")
        # A form of a foreign page can send any other kind without asking first.
        if _has_body(request) and request.content_type[0] != JSON:
            raise Problem(415, "content-type")

    return check


def _host(request: Asking) -> str | None:
    """None where it is not a host with an optional port: litestar fails on others when it names a URL."""
    try:
        # Reading the port raises ValueError where it is not a number up to 65535.
        place = urlsplit(f"//{request.headers.get('host', '')}")
        return None if place.port == 0 else place.hostname or ""
    except ValueError:
        return None


def _has_body(request: Asking) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
