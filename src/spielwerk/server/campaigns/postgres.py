"""A PostgreSQL of a campaign's own, which it may stop and start."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
CONNECTIONS = 100


def programs() -> Path | None:
    """The folder with initdb and postgres; Debian keeps it off the search path."""
    candidates = sorted(DEBIAN.glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        candidates.insert(0, Path(on_path).parent)
    return next(
        (folder for folder in candidates if (folder / "initdb").exists() and (folder / "postgres").exists()), None
    )


class Cluster:
    """A PostgreSQL that listens only on a socket in its folder."""

    def __init__(self, folder: Path, bin_: Path) -> None:
        self._folder, self._bin = folder, bin_
        self._data, sockets = folder / "data", folder / "s"
        sockets.mkdir()
        self.url = f"postgresql://postgres@/postgres?host={sockets}"
        self._settings = f"-k {sockets} -c listen_addresses='' -c max_connections={CONNECTIONS}"
        # PostgreSQL refuses to run as root; Debian's package brings the user postgres.
        self._user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._user:
            for place in (folder, *folder.parents[:3]):
                place.chmod(place.stat().st_mode | 0o755)
            subprocess.run(["chown", "-R", "postgres", str(folder)], check=True)
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "postgres", "-N")

    def _run(self, program: str, *arguments: str) -> None:
        # In a session of its own, where an interrupt of the campaign does not reach it.
        subprocess.run(
            [*self._user, str(self._bin / program), *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            check=True,
            cwd=self._folder,
            start_new_session=True,
        )

    def start(self) -> None:
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", log, "-o", self._settings, "start")

    def stop(self) -> None:
        """Immediate shutdown, as after a crash of the machine."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")


@contextmanager
def cluster(bin_: Path) -> Iterator[Cluster]:
    """A running cluster; its folder is deleted at the end."""
    # Sockets have short names, and other temporary folders long ones.
    folder = Path(tempfile.mkdtemp(prefix="sw-"))
    try:
        found = Cluster(folder, bin_)
        found.start()
        try:
            yield found
        finally:
            if (folder / "data" / "postmaster.pid").exists():
                found.stop()
    finally:
        shutil.rmtree(folder)
