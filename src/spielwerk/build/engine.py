"""What is compiled, and the choice between the compiled engine and the plain one.

The compiled engine is a copy of the engine packages in a folder whose name holds the hash of the sources it was built
from. Choosing it puts that folder in front of `spielwerk.__path__`: `spielwerk.core` and `spielwerk.games` are found
there, everything else in the sources as ever. An edited source has another hash, so a stale build is never found.
"""

import hashlib
import importlib.util
import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from spielwerk.build.checkout import BUILD, LOCKS, PACKAGE, SOURCE, call

PACKAGES = ("core", "games")
"""Everything below these packages of `spielwerk` is compiled."""

INTERPRETED: frozenset[str] = frozenset(
    {"core/native.py", "core/texts.py", "core/unpacked.py", "games/terra/rules/unshared.py"}
    | {f"games/{game}/shown/terminal.py" for game in ("age_of_innovation", "tapestry", "terra", "terra_nova")}
)
"""Modules that stay interpreted in the compiled engine, by their path inside `spielwerk` ("core/record.py")."""

WITNESS = "spielwerk.core.state"
"""The module whose file tells which engine runs."""

RUNTIME = "librt"
"""The package that compiled modules import."""

MACHINERY = (Path(__file__), *map(Path(__file__).with_name, ("mypyc_whole.py", "mypyc_run.py")))
"""The modules that decide what is compiled, and how."""

WHOLE = "-whole"
"""Ends the name of a build that is one library (whole.py)."""

MODULES = "modules"
"""Asks for the build with one library per module even where the other one is there: two commits are compared so."""

COMPILED = BUILD / "compiled"
SHIPPED = PACKAGE / "compiled"
"""Where a wheel made with a compiled engine has it."""


def engine() -> str:
    """The engine that runs in this process, whatever was asked for: "compiled" or "python"."""
    spec = importlib.util.find_spec(WITNESS)
    origin = spec.origin if spec and spec.origin else ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "python"


def choose(package_path: list[str], wanted: str | None) -> str | None:
    """Prepare `spielwerk.__path__` for the wanted engine; returns a message if it is not available."""
    if wanted in {None, "", "python"}:
        return None
    if wanted not in {"compiled", MODULES}:
        return f'SPIELWERK_ENGINE is "{wanted}"; it can be "python" or "compiled". The Python engine runs.'
    folder = current_build() if wanted == "compiled" else module_build()
    if not folder.is_dir():
        return (
            f"The compiled engine is missing or older than its sources (`{call('compile')}` builds it); "
            "the Python engine runs."
        )
    if importlib.util.find_spec(RUNTIME) is None:
        return f"The compiled engine lacks {RUNTIME} (`{call('compile')}` installs it); the Python engine runs."
    use(folder, package_path)
    return None


def use(folder: Path, package_path: list[str]) -> None:
    """Find the engine in this folder from now on."""
    for library in libraries(folder):
        # Its modules import it by this name.
        name = library.name.partition(".")[0]
        spec = importlib.util.spec_from_file_location(name, library)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    package_path.insert(0, str(folder / "spielwerk"))


def libraries(folder: Path) -> list[Path]:
    """The library of a build that is one; none in the usual build, which has one beside each module."""
    return sorted(folder.glob("*__mypyc.*"))


def current_build(source: Path = SOURCE, store: Path = COMPILED) -> Path:
    """The folder for the present sources compiled for this Python, as one library if that is there; it may not exist
    yet."""
    modules = module_build(source, store)
    whole = store / f"{modules.name}{WHOLE}"
    return next((folder for folder in (SHIPPED / modules.name, whole) if folder.is_dir()), modules)


def module_build(source: Path = SOURCE, store: Path = COMPILED) -> Path:
    """The same with one library per module."""
    return store / build_name(source, _mypy_version())


def is_whole(folder: Path) -> bool:
    return folder.name.endswith(WHOLE)


def build_name(source: Path, mypy: str) -> str:
    return f"{platform_tag()}-{digest(source, mypy)}"


def work_name() -> str:
    """The name of the folder for C files and objects; another compiler or other settings have another one."""
    total = hashlib.sha256(MACHINERY[-1].read_bytes() + _mypy_version().encode())
    return f"work-{platform_tag()}-{total.hexdigest()[:8]}"


def platform_tag() -> str:
    import sysconfig

    return f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"


def engine_files(source: Path) -> Iterator[Path]:
    """Sources and data of the engine, relative to the `spielwerk` package, in a fixed order."""
    top = source / "spielwerk"
    for package in PACKAGES:
        for folder, folders, names in os.walk(top / package):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            for name in sorted(names):
                if not name.startswith(".") and not name.endswith((".md", ".pyc")):
                    yield (Path(folder) / name).relative_to(top)


def is_compiled(file: Path) -> bool:
    """Package files stay interpreted: they hold imports and registries, and resources are found through them."""
    return file.suffix == ".py" and file.name != "__init__.py" and file.as_posix() not in INTERPRETED


def digest(source: Path, mypy: str) -> str:
    """Hash of the sources, the compiler and its settings."""
    total = hashlib.sha256()
    for file in engine_files(source):
        content = (source / "spielwerk" / file).read_bytes()
        total.update(f"{file.as_posix()} {len(content)}\n".encode() + content)
    for machinery in MACHINERY:
        total.update(machinery.read_bytes())
    total.update(mypy.encode())
    return total.hexdigest()[:16]


def _mypy_version() -> str:
    """The locked one; nothing in an installed package, which is compiled with whatever mypy is there."""
    lock = LOCKS / "compile.txt"
    lines = lock.read_text("utf-8").splitlines() if lock.is_file() else []
    return next((line for line in lines if line.startswith("mypy==")), "")
