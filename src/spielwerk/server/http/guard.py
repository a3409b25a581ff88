"""What stands before every request: limits on size and rate, security headers."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.limits import Rate, Visitors
from spielwerk.server.metrics import Metrics
from spielwerk.server.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Links carry keys behind the '#', which is never sent; the path is nobody else's business either.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
ENGINE_WORKER = "/assets/engine.worker-"
ENGINE_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; object-src 'none'"
    )
}
"""The companion's worker runs the engine as WebAssembly, and nothing else does: a worker has the policy of its own
file, so that of every page stays as it is."""
UNLIMITED = ("/healthz", "/metrics")
LASTING = ("/events", "/hint")
"""Long-lived requests (streams, hints) have their own limits and do not count as requests under way."""
MAKING = re.compile(r"/api/(tables|records|games/[^/]+/lessons/[^/]+|tables/[^/]+/(rematch|plans|what-if/[^/]+))")
"""All ways to a new table."""
SLASHES = re.compile("//+")
MAKING_COST = 10
HOUR = 3600
BODY = 20.0
"""Seconds in which a body must have come."""
RETRY = 1
"""`Retry-After` of a refused request, in seconds."""


class TooSlow(Exception):
    """The body of a request did not arrive in time."""


class Guard:
    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, banned: Callable[[str], bool], visitors: Visitors
    ) -> None:
        self._app = app
        self._banned = banned
        self._visitors = visitors
        self._rate = Rate(settings.rate, settings.burst)
        self._making = Rate(settings.tables_each / HOUR, settings.tables_each) if settings.tables_each else None
        self._most_body = settings.most_body
        self._most_waiting = settings.most_waiting
        self._waiting = 0
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        method, path = str(scope["method"]), _as_routed(scope["path"])
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                there = {name for name, _ in message["headers"]}
                wanted = {**HEADERS, **(ENGINE_HEADERS if path.startswith(ENGINE_WORKER) else {})}
                extra = [(name.encode(), value.encode()) for name, value in wanted.items()]
                if path.startswith("/api"):
                    # Answers hold keys and hands; only what says otherwise itself may be kept.
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *(pair for pair in extra if pair[0] not in there)]
            await send(message)

        refused = self._refusal(scope, method, path)
        self._visitors.note(address_of(scope), refused is not None)
        if refused:
            await _refuse(send_guarded, *refused)
        elif path.endswith(LASTING):
            await self._app(scope, receive, send_guarded)
        else:
            self._waiting += 1
            try:
                await self._app(scope, _impatient(receive), send_guarded)
            finally:
                self._waiting -= 1
        if not path.endswith("/events"):
            # A stream lasts as long as its listener; its duration says nothing.
            self._metrics.count(method, status, time.perf_counter() - began)

    def _refusal(self, scope: Scope, method: str, path: str) -> tuple[int, str] | None:
        if path in UNLIMITED:
            return None
        if self._banned(address_of(scope)):
            return 403, "error-banned"
        address, makes = address_of(scope), method == "POST" and MAKING.fullmatch(path) is not None
        if not self._rate.allows(address, MAKING_COST if makes else 1):
            return 429, "error-too-many-requests"
        if self._waiting >= self._most_waiting:
            return 503, "error-busy"
        if makes and self._making is not None and not self._making.allows(address):
            return 429, "error-too-many-tables"
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value[:18]) > self._most_body):
                return 413, "error-too-large"
        return None


def _as_routed(path: str) -> str:
    """The routes take `//api/tables/` for `/api/tables`."""
    return SLASHES.sub("/", path).rstrip("/") or "/"


def address_of(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def _impatient(receive: Receive) -> Receive:
    """`receive` with a timeout for the body. Waiting for the end of the connection has none."""
    whole = False

    async def receive_in_time() -> Any:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout(BODY):
                message = await receive()
        except TimeoutError:
            raise TooSlow from None
        whole = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    return receive_in_time


async def _refuse(send: Send, status: int, error: str) -> None:
    body = msgspec.json.encode({"error": {"id": error, "args": {}}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 503:
        headers.append((b"retry-after", str(RETRY).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
