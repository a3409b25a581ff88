"""A second machine in the network, played by a Linux network namespace: it has addresses and a loopback of its own."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.requires import require


@contextmanager
def elsewhere() -> Iterator[str]:
    """The start of a command line that runs a program there. The namespace hangs on this machine by one cable."""
    ip = require("ip")
    name, here, there = f"spielwerk-{os.getpid()}", f"sw{os.getpid()}h", f"sw{os.getpid()}t"
    if _run(f"{ip} netns add {name}"):
        pytest.skip("this account may not make network namespaces")
    # 198.51.100.0/24 is for documentation, so it hides no real network; each process has four addresses.
    first = os.getpid() % 64 * 4
    gate, far = f"198.51.100.{first + 1}", f"198.51.100.{first + 2}"
    try:
        for step in (
            f"link add {here} type veth peer name {there} netns {name}",
            f"addr add {gate}/30 dev {here}",
            f"link set {here} up",
            f"-n {name} addr add {far}/30 dev {there}",
            f"-n {name} link set {there} up",
            f"-n {name} link set lo up",
            f"-n {name} route add default via {gate}",
        ):
            assert not _run(f"{ip} {step}"), step
        yield f"{ip} netns exec {name}"
    finally:
        _run(f"{ip} netns delete {name}")
        # The cable goes with the namespace, but a moment later; a second run must not meet it.
        _run(f"{ip} link delete {here}")


def _run(command: str) -> int:
    return subprocess.run(command.split(), capture_output=True).returncode
