"""Remake every lock file from pyproject.toml: `.venv/bin/python locks/make.py [--upgrade]`.

uv is fetched into a throwaway environment and used for nothing else; installing needs only pip.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

LOCKS = Path(__file__).resolve().parent
HEADER = "# Made by locks/make.py from pyproject.toml; do not edit.\n"


def groups() -> dict[str, list[str]]:
    project = tomllib.loads((LOCKS.parent / "pyproject.toml").read_text("utf-8"))
    return {
        "base": project["project"]["dependencies"],
        **project["project"]["optional-dependencies"],
        **project["dependency-groups"],
    }


def resolve(uv: Path, requirements: list[str], out: Path, *options: str | Path) -> None:
    """uv keeps the versions it finds in `out`, so a remake without --upgrade changes only what must change."""
    command: list[str | Path] = [uv, "pip", "compile", "-", "-o", out, "--universal", "--python-version", "3.11"]
    command += [
        "--quiet",
        "--generate-hashes",
        "--no-header",
        "--no-emit-index-url",
        "--no-emit-find-links",
        "--no-annotate",
        *options,
    ]
    subprocess.run(command, input="\n".join(requirements), text=True, check=True)


def main(options: list[str]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        tools = Path(scratch) / "tools"
        venv.create(tools, with_pip=True)
        scripts = tools / ("Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)

        # One resolution over all groups first: any two of them can be installed together.
        together = Path(scratch) / "together.txt"
        together.write_text("".join(lock.read_text("utf-8") for lock in sorted(LOCKS.glob("*.txt"))), "utf-8")
        wanted = groups()
        resolve(scripts / "uv", sorted({line for lines in wanted.values() for line in lines}), together, *options)

        for name, requirements in wanted.items():
            lock = LOCKS / f"{name}.txt"
            resolve(scripts / "uv", requirements, lock, "--constraint", together, *options)
            lock.write_text(HEADER + lock.read_text("utf-8"), "utf-8")
            sys.stdout.write(f"{lock.name}: {sum('==' in line for line in lock.open(encoding='utf-8'))} packages\n")


if __name__ == "__main__":
    main(sys.argv[1:])
