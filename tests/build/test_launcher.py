"""`./spielwerk` on first, later, interrupted, simultaneous and hopeless calls."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spielwerk.build.checkout import ROOT
from tests.build.conftest import Checkout

FIRST = "First call"
REBUILT = "rebuilding it"
INSTALLING = "Installing"


def test_first_call_makes_the_environment_and_later_calls_only_use_it(checkout: Checkout, tmp_path: Path) -> None:
    first = checkout.call("show", "a file", "--json")
    assert FIRST in first.stderr
    assert INSTALLING in first.stderr
    answer = json.loads(first.stdout)
    assert answer == {"arguments": ["show", "a file", "--json"], "prefix": str(checkout.root / ".venv")}

    later = checkout.call("show")
    assert (later.returncode, later.stderr) == (0, "")

    link = tmp_path / "link"
    link.symlink_to(checkout.launcher)
    elsewhere = checkout.call("show", launcher=link, cwd=tmp_path)
    assert (elsewhere.returncode, elsewhere.stderr) == (0, "")

    checkout.lock.write_text("# still nothing, but otherwise\n")
    relocked = checkout.call("show")
    assert INSTALLING in relocked.stderr
    assert FIRST not in relocked.stderr
    assert REBUILT not in relocked.stderr


def test_the_engine_is_chosen_inside_the_environment(checkout: Checkout) -> None:
    checkout.call()
    assert checkout.call(SPIELWERK_ENGINE="compiled").stderr.count("the Python engine runs") == 1


def test_an_environment_left_unfinished_is_made_anew(checkout: Checkout) -> None:
    (checkout.root / ".venv" / "bin").mkdir(parents=True)
    again = checkout.call()
    assert again.returncode == 0
    assert REBUILT in again.stderr
    assert checkout.call().stderr == ""


def test_a_moved_checkout_gets_a_new_environment(checkout: Checkout) -> None:
    assert checkout.call().returncode == 0
    moved = Checkout(checkout.root.rename(checkout.root.with_name("moved")))
    call = moved.call()
    assert REBUILT in call.stderr
    assert json.loads(call.stdout)["prefix"] == str(moved.root / ".venv")


def test_of_two_first_calls_one_waits(checkout: Checkout) -> None:
    calls = [
        subprocess.Popen(
            checkout.command(), env=checkout.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    said = [call.communicate(timeout=300) for call in calls]
    assert [call.returncode for call in calls] == [0, 0]
    assert sum(FIRST in stderr for _, stderr in said) == 1
    assert sum("waiting" in stderr for _, stderr in said) <= 1
    assert all(json.loads(stdout) for stdout, _ in said)


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ on Windows")
def test_ctrl_c_during_the_first_call_leaves_nothing_half_made(checkout: Checkout) -> None:
    with subprocess.Popen(
        checkout.command(), env=checkout.environment(), stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as call:
        assert call.stderr is not None
        assert FIRST in call.stderr.readline()
        while not (checkout.root / ".venv").exists():
            time.sleep(0.01)
        os.killpg(call.pid, signal.SIGINT)
        assert "Traceback" not in call.stderr.read()
    assert call.returncode == 130
    assert not (checkout.root / ".venv").exists()


def test_without_network_a_sentence_says_so(checkout: Checkout) -> None:
    checkout.lock.write_text("spielwerk-has-no-such-dependency==1.0\n")
    call = checkout.call()
    assert call.returncode == 2
    assert "no network" in call.stderr
    assert "Traceback" not in call.stderr

    checkout.lock.write_text("# the network is back\n")
    assert checkout.call().returncode == 0


def test_without_the_venv_module_a_sentence_says_how_to_get_it(checkout: Checkout, tmp_path: Path) -> None:
    """Debian splits ensurepip off; a module marked as absent has the same effect."""
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['ensurepip'] = None")
    call = checkout.call(PYTHONPATH=str(tmp_path))
    assert call.returncode == 2
    assert "python3-venv" in call.stderr
    assert "Traceback" not in call.stderr


def test_an_old_python_is_told_so(tmp_path: Path) -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 9, 2); sys.argv[1:] = []; runpy.run_path(sys.argv[0])"
    code = pretend.replace("sys.argv[0]", repr(str(ROOT / "spielwerk")))
    call = subprocess.run(
        [sys.executable, "-c", code], env={"PATH": str(tmp_path)}, capture_output=True, text=True, timeout=60
    )
    assert call.returncode == 2
    assert "needs Python 3.11 or newer" in call.stderr
    assert "Traceback" not in call.stderr


@pytest.mark.skipif(sys.platform == "win32" or not shutil.which("git"), reason="needs git and POSIX file modes")
def test_the_launcher_is_executable() -> None:
    assert os.access(ROOT / "spielwerk", os.X_OK)
