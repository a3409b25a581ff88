"""What holds for every test: the engine that was asked for runs, and long tests wait for --long."""

import os
import signal

import pytest

import spielwerk

LONG = bool(os.environ.get("SPIELWERK_LONG"))


def pytest_configure() -> None:
    if spielwerk.engine_complaint:
        raise pytest.UsageError(spielwerk.engine_complaint)
    # A run that was started in the background ignores Ctrl-C, and every process of a test would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"engine: {spielwerk.engine()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if LONG:
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: runs with `./spielwerk test --long`"))
