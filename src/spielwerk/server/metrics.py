"""Counts and durations of requests, and what the house holds, as Prometheus reads them."""

from collections.abc import Mapping

from litestar.enums import HttpMethod
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

METHODS = frozenset(method.value for method in HttpMethod)
OTHER = "other"
"""One label for every invented method: each label stays for as long as the process."""
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
GAUGES = {
    "tables_running": "Games that are not over.",
    "listeners": "Open streams of news.",
    "bots_thinking": "Bots at work on an answer.",
    "cpu_seconds": "Computing time of this process, without that of its bots.",
}

# When a series began is of no use here and would double their number.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library left its types out here


class Metrics:
    def __init__(self) -> None:
        # Of its own: the library's common one would mix the houses of one process, and adds figures of that process.
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "spielwerk_requests", "Requests answered.", ["method", "status"], registry=self._registry
        )
        self._seconds = Histogram(
            "spielwerk_request_seconds", "Seconds until the answer.", buckets=BUCKETS, registry=self._registry
        )
        self._gauges = {
            name: Gauge(f"spielwerk_{name}", what, registry=self._registry) for name, what in GAUGES.items()
        }

    def count(self, method: str, status: int, seconds: float) -> None:
        self._requests.labels(method if method in METHODS else OTHER, status).inc()
        self._seconds.observe(seconds)

    def statuses(self) -> dict[str, int]:
        """Requests answered so far, by status."""
        counted: dict[str, int] = {}
        for sample in next(iter(self._requests.collect())).samples:
            status = sample.labels["status"]
            counted[status] = counted.get(status, 0) + int(sample.value)
        return counted

    def text(self, held: Mapping[str, float]) -> bytes:
        for name, value in held.items():
            self._gauges[name].set(value)
        return generate_latest(self._registry)
