"""The engine that runs is the one that was asked for."""

import os

import spielwerk


def test_the_engine_asked_for_is_the_engine_that_runs() -> None:
    assert spielwerk.engine() == os.environ.get("SPIELWERK_ENGINE", "python")
