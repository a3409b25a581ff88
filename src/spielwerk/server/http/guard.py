"""What stands before every request: limits on size and rate, security headers."""

import time

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.limits import Rate
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
UNLIMITED = ("/healthz", "/metrics")
MAKING = "/api/tables"
MAKING_COST = 10


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._rate = Rate(settings.rate, settings.burst)
        self._most_body = settings.most_body
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        method, path = str(scope["method"]), scope["path"]
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                there = {name for name, _ in message["headers"]}
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if path.startswith("/api"):
                    # Answers hold keys and hands; only what says otherwise itself may be kept.
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *(pair for pair in extra if pair[0] not in there)]
            await send(message)

        refused = self._refusal(scope, method, path)
        if refused:
            await _refuse(send_guarded, *refused)
        else:
            await self._app(scope, receive, send_guarded)
        if not path.endswith("/events"):
            # A stream lasts as long as its listener; its duration says nothing.
            self._metrics.count(method, status, time.perf_counter() - began)

    def _refusal(self, scope: Scope, method: str, path: str) -> tuple[int, str] | None:
        client = scope["client"]
        cost = MAKING_COST if method == "POST" and path == MAKING else 1
        if path not in UNLIMITED and not self._rate.allows(client[0] if client else "", cost):
            return 429, "error-too-many-requests"
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value[:18]) > self._most_body):
                return 413, "error-too-large"
        return None


async def _refuse(send: Send, status: int, error: str) -> None:
    body = msgspec.json.encode({"error": {"id": error, "args": {}}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
