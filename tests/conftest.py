"""What holds for every test: the engine that was asked for runs, and long tests wait for --long."""

import os
import signal

import pytest

import spielwerk
from spielwerk.cli.commands.test import ENGINE_TESTS

LONG = os.environ.get("SPIELWERK_LONG", "")


def pytest_configure() -> None:
    if spielwerk.engine_complaint:
        raise pytest.UsageError(spielwerk.engine_complaint)
    # A run that was started in the background ignores Ctrl-C, and every process of a test would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"engine: {spielwerk.engine()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long") and not _runs_now(item):
            item.add_marker(pytest.mark.skip(reason="long: runs with `./spielwerk test --long`"))


def _runs_now(item: pytest.Item) -> bool:
    """`aside`: what needs an engine alone has a run of its own, compiled."""
    if LONG == "aside":
        return not item.nodeid.startswith(tuple(f"{folder}/" for folder in ENGINE_TESTS))
    return bool(LONG)
