"""The virtual environment of this checkout: made on the first call, afterwards only compared with a stamp.

Where the program runs without it, as an installed package, its groups are extras (extras.py).
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from spielwerk.build import extras
from spielwerk.build.checkout import BUILD, IN_CHECKOUT, LOCKS, ROOT, SOURCE, locked, say

HOME = ROOT / ".venv"
SCRIPTS = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
STAMPS = HOME / "spielwerk-stamps"
LOG = BUILD / "install.log"

PURPOSE = {
    "base": "what playing needs",
    "postgres": "the PostgreSQL driver",
    "web": "Node, which builds the browser client",
    "lab": "what the lab needs: simulate --out, arena, report, tune",
    "learn": "what the learning environments need",
    "openspiel": "OpenSpiel, for its algorithms",
    "cluster": "what simulate --ray needs",
    "compile": "what compiles the engine, besides a C compiler",
    "test": "what the tests need; in a checkout only",
}

NO_NETWORK_SIGNS = (
    "Temporary failure in name resolution",
    "Name or service not known",
    "nodename nor servname",
    "getaddrinfo failed",
    "Failed to establish a new connection",
    "Network is unreachable",
    "Max retries exceeded",
    "Read timed out",
    "ProxyError",
)


class EnvironmentProblem(Exception):
    """A sentence for the person at the keyboard."""


def launch(arguments: list[str]) -> int:
    """Run the command line inside the environment; on POSIX this call does not return."""
    try:
        bring("base")
    except EnvironmentProblem as problem:
        say(str(problem))
        return 2
    except OSError as error:
        say(f"The environment in .venv could not be made: {error}.")
        return 2
    except KeyboardInterrupt:
        say("\nStopped; the next call starts afresh.")
        return 130
    # -P keeps files of the current folder from hiding installed modules.
    command = [str(PYTHON), "-P", "-m", "spielwerk", *arguments]
    if os.name != "nt":
        os.execv(PYTHON, command)
    return subprocess.call(command)


def ours() -> bool:
    """Whether this process runs in the checkout's environment; any other one belongs to its owner."""
    return IN_CHECKOUT and HOME.is_dir() and HOME.samefile(sys.prefix)


def ensure(*groups: str) -> None:
    """Provide the named dependency groups: in our environment they are installed, elsewhere a sentence says how."""
    if ours():
        bring(*groups)
    elif "test" in groups:
        raise EnvironmentProblem(
            "This needs the tests, and works only through ./spielwerk in a checkout of the project."
        )
    elif lacking := extras.lacking(groups):
        raise EnvironmentProblem(f"This needs more than what is installed: spielwerk install {' '.join(lacking)}")


def add(*groups: str) -> None:
    """Install the named groups where this process runs."""
    if ours() or "test" in groups:
        ensure(*groups)
    elif not extras.has_pip():
        raise EnvironmentProblem(f"There is no pip in this environment. From outside: {extras.from_outside(groups)}")
    elif extras.install(groups):
        raise EnvironmentProblem("pip could not install that; its output above says why.")


def bring(*groups: str) -> None:
    """Install the named dependency groups into our environment unless their stamps are current."""
    if not missing(groups):
        return
    waiting = "Another call is setting up the environment; waiting for it ..."
    with locked(BUILD / "environment.lock", lambda: say(waiting)):
        if not usable():
            make()
        for group in missing(groups):
            install(group)


def missing(groups: tuple[str, ...]) -> list[str]:
    if not usable():
        return list(groups)
    return [group for group in groups if _read(STAMPS / group) != lock_digest(group)]


def usable() -> bool:
    """Whether the environment is complete, no install is in progress, and its interpreter still exists."""
    made_by = _read(STAMPS / "made")
    if not made_by or not PYTHON.exists() or any(STAMPS.glob("*.unfinished")):
        return False
    return made_by == _maker(_version(sys.version_info)) or made_by == _maker(_version_of_environment())


def make() -> None:
    _require_venv_module()
    if HOME.exists():
        say("The environment in .venv is unfinished or outdated; rebuilding it ...")
        shutil.rmtree(HOME)
    else:
        say(f"First call: making an environment in .venv (Python {_version(sys.version_info)}) ...")
    try:
        made = subprocess.run(
            [sys.executable, "-m", "venv", str(HOME)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if made.returncode:
            raise EnvironmentProblem(f"Python could not make a virtual environment in .venv:\n{made.stdout.strip()}")
        site_packages = next(HOME.glob("[Ll]ib/python*/site-packages"), HOME / "Lib" / "site-packages")
        (site_packages / "spielwerk-checkout.pth").write_text(f"{SOURCE}\n", "utf-8")
        STAMPS.mkdir()
        (STAMPS / "made").write_text(_maker(_version(sys.version_info)), "utf-8")
    except BaseException:
        shutil.rmtree(HOME, ignore_errors=True)
        raise


def install(group: str) -> None:
    lock = LOCKS / f"{group}.txt"
    unfinished = STAMPS / f"{group}.unfinished"
    unfinished.touch()
    say(f"Installing {PURPOSE[group]} (locks/{lock.name}) ...")
    status, output = _pip("install", "--no-deps", "--requirement", str(lock))
    # pip rolls back a failed install itself; the marker stays only if pip was killed.
    unfinished.unlink()
    if status:
        raise EnvironmentProblem(_explain(output))
    (STAMPS / group).write_text(lock_digest(group), "utf-8")


def lock_digest(group: str) -> str:
    return hashlib.sha256((LOCKS / f"{group}.txt").read_bytes()).hexdigest()


def _pip(*arguments: str) -> tuple[int, list[str]]:
    """pip's status and output; the output is condensed to one running line (or, without a terminal, to none)."""
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "2", *arguments]
    LOG.parent.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    pip = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace"
    )
    with pip, LOG.open("w", encoding="utf-8") as log:
        assert pip.stdout is not None
        try:
            for line in pip.stdout:
                log.write(line)
                lines.append(line.rstrip())
                _show_progress(lines)
        except BaseException:
            # Kill pip too: otherwise it would keep writing into an environment that the next call rebuilds.
            pip.terminate()
            pip.wait()
            raise
    _running_line("")
    return pip.returncode, lines


def _show_progress(lines: list[str]) -> None:
    if lines[-1].startswith("Collecting "):
        fetched = sum(line.startswith("Collecting ") for line in lines)
        _running_line(f"  fetching {fetched}: {lines[-1].split()[1]}")
    elif lines[-1].startswith("Installing collected packages"):
        _running_line(f"  unpacking {lines[-1].count(',') + 1} packages")


def _running_line(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def _explain(output: list[str]) -> str:
    if any(sign in line for line in output for sign in NO_NETWORK_SIGNS):
        return "The locked dependencies could not be downloaded: no network. Try again when there is one."
    last = "\n".join(f"  {line}" for line in output[-8:])
    return f"pip could not install the locked dependencies; it ended with:\n{last}\nAll it said is in {LOG}."


def _require_venv_module() -> None:
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    raise EnvironmentProblem(
        f"This Python ({sys.executable}) cannot make virtual environments. "
        "On Debian and Ubuntu: sudo apt install python3-venv; then call again."
    )


def _maker(version: str) -> str:
    """An environment is bound to its folder and its Python: moved or upgraded, it is rebuilt."""
    return f"{version} {ROOT}"


def _version(info: tuple[int | str, ...]) -> str:
    return f"{info[0]}.{info[1]}"


def _version_of_environment() -> str:
    """The launcher may run under another Python than the one the environment was made with; both are fine."""
    asked = subprocess.run(
        [str(PYTHON), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
        capture_output=True,
        text=True,
    )
    return asked.stdout.strip()


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
