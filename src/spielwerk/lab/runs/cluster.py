"""The same games on a Ray cluster (dependency group `cluster`): results come back, files are written here."""

import logging
import os
import socket
from collections.abc import Callable, Iterator

from spielwerk.build.checkout import SOURCE
from spielwerk.lab.runs.runner import Batch, Played, play_batch

LOCAL = "local"
"""Instead of an address: starts a local cluster for the run."""
AHEAD = 2
"""Batches in flight per core."""
PATIENCE = 5.0
"""Seconds for a cluster to answer; Ray itself would try for minutes, with warnings of its own."""


class NoCluster(Exception):
    """A cluster that cannot be reached; the message is a whole sentence."""


def run_on_ray(work: Iterator[Batch], address: str, done: Callable[[Played], None]) -> None:
    """Play all batches on the cluster; `done` is called with each finished one. Records are written by the workers."""
    if not _listens(address):
        raise _no_cluster(address)
    import ray

    engine = os.environ.get("SPIELWERK_ENGINE", "")
    variables = {"PYTHONPATH": str(SOURCE), "SPIELWERK_ENGINE": engine, "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    # Workers on other machines get our sources; on this one they find them where they are.
    sources = {} if address == LOCAL else {"py_modules": [str(SOURCE / "spielwerk")]}
    try:
        ray.init(
            address=None if address == LOCAL else address,
            runtime_env={"env_vars": variables, **sources},
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except ConnectionError as problem:
        raise _no_cluster(address) from problem
    try:
        remote = ray.remote(play_batch)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
        cores = int(resources.get("CPU", 1))
        waiting = []
        for batch in work:
            waiting.append(remote.remote(batch))
            if len(waiting) >= cores * AHEAD:
                finished, waiting = ray.wait(waiting, num_returns=1)
                done(ray.get(finished[0]))
        while waiting:
            finished, waiting = ray.wait(waiting, num_returns=1)
            done(ray.get(finished[0]))
    except ray.exceptions.RayTaskError as problem:
        # Re-raise the original error: Ray's own has the same traceback three times.
        raise problem.cause from None
    finally:
        ray.shutdown()


def _listens(address: str) -> bool:
    """Whether something listens at the address; anything but host and port is left to Ray."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return True
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError:
        return False
    return True


def _no_cluster(address: str) -> NoCluster:
    return NoCluster(
        f"No Ray cluster answers at {address}. Does it run, and do both sides have the same RAY_AUTH_TOKEN?"
    )
