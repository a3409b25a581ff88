"""Builds the compiled engine: never in place, one module at a time, published in one step."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spielwerk.build.checkout import SOURCE, locked, say
from spielwerk.build.engine import (
    COMPILED,
    current_build,
    engine_files,
    is_compiled,
    libraries,
    module_build,
    platform_tag,
    work_name,
)

KEPT_BUILDS = 3
COMPILER = Path(__file__).with_name("mypyc_run.py")
FELL_OVER = "Traceback (most recent call last)"
"""An internal error of the compiler, not an error in the sources."""


class CannotCompile(Exception):
    """A sentence for the person at the keyboard; `status` is the exit code that fits."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def build(source: Path = SOURCE, store: Path = COMPILED) -> Path:
    """The folder of the compiled engine for the sources as they are now, built if it is not there yet."""
    found = current_build(source, store)
    return found if found.is_dir() else build_modules(source, store)


def build_modules(source: Path = SOURCE, store: Path = COMPILED) -> Path:
    """The same with one library per module, whatever else is there."""
    target = module_build(source, store)
    if target.is_dir():
        return target
    with compiling(store):
        if not target.is_dir():
            target = _compile(source, store)
        drop_old_builds(store, target)
    return target


@contextmanager
def compiling(store: Path) -> Iterator[None]:
    """One build at a time, and only with a compiler."""
    if not compiler_works():
        raise CannotCompile(
            "No working C compiler with Python's headers was found (on Debian: apt install gcc python3-dev); "
            "everything runs interpreted without it.",
            status=2,
        )
    with locked(store / "lock", lambda: say("Another call is compiling the engine; waiting for it ...")):
        yield


def compiler_works() -> bool:
    """Check that a C compiler works: compile one C file that includes Python's headers."""
    setup = (
        "from setuptools import Extension, setup; setup(name='probe', ext_modules=[Extension('probe', ['probe.c'])])"
    )
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        command = [sys.executable, "-c", setup, "build_ext", "--inplace"]
        return subprocess.run(command, cwd=scratch, capture_output=True).returncode == 0


def _compile(source: Path, store: Path) -> Path:
    """The work folder outlives the build: mypy's cache, C files and objects of unchanged modules are used again."""
    work = store / work_name()
    tree = work / "tree"
    unfinished = work / "unfinished"
    if unfinished.exists():
        # A build that was killed between writing mypy's cache and the C files leaves them inconsistent, and the engine
        # crashes.
        shutil.rmtree(tree / ".mypy_cache", ignore_errors=True)
    work.mkdir(parents=True, exist_ok=True)
    unfinished.touch()
    files = mirror(source, tree / "spielwerk")
    # Named after the sources that were copied: an edit made meanwhile does not count as compiled.
    target = module_build(tree, store)
    modules = [file for file in files if is_compiled(file)]
    say(f"Compiling the engine ({len(modules)} modules; after the first time only what changed) ...")
    extensions = work / "extensions"
    # Run as a file: while a wheel is built, our package is not installed anywhere.
    command = [sys.executable, "-P", str(COMPILER)]
    command += [str(work / "c"), str(work / "objects"), str(extensions)]
    command += [str(Path("spielwerk") / module) for module in modules]
    problem = run(command, tree)
    if FELL_OVER in problem:
        # After an edit, mypyc's cache has too little of a class for other modules to read its native ints.
        shutil.rmtree(tree / ".mypy_cache", ignore_errors=True)
        problem = run(command, tree)
    if problem:
        raise CannotCompile(f"The engine does not compile:\n{problem}", status=1)
    unfinished.unlink()
    if not target.is_dir():
        publish(files, tree, extensions, target)
    return target


def run(command: list[str], folder: Path) -> str:
    """The compiler's output if it fails; else nothing."""
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout.strip() or "It says nothing." if done.returncode else ""


def mirror(source: Path, copy: Path) -> list[Path]:
    """Make `copy` equal to the engine's sources; unchanged files keep their dates, which decide what is rebuilt."""
    files = list(engine_files(source))
    for file in files:
        content = (source / "spielwerk" / file).read_bytes()
        known = copy / file
        if not known.is_file() or known.read_bytes() != content:
            known.parent.mkdir(parents=True, exist_ok=True)
            known.write_bytes(content)
    # mypy needs a package that holds the others; the real one would import what is not compiled.
    (copy / "__init__.py").touch()
    wanted = {copy / file for file in files} | {copy / "__init__.py"}
    for found in copy.rglob("*"):
        if found.is_file() and found not in wanted:
            found.unlink()
    return files


def publish(files: list[Path], tree: Path, extensions: Path, target: Path) -> None:
    """Extension modules plus interpreted modules, assembled in a temporary folder and renamed atomically.

    Sources of compiled modules are left out, so that an extension module that cannot be loaded is an error and not a
    silent fallback.
    """
    scratch = Path(tempfile.mkdtemp(prefix="new-", dir=target.parent))
    try:
        package = scratch / "spielwerk"
        for file in files:
            if is_compiled(file):
                found = list((extensions / "spielwerk" / file.parent).glob(f"{file.stem}.*"))
                found += (extensions / "spielwerk" / file.parent).glob(f"{file.stem}__mypyc.*")
            else:
                found = [tree / "spielwerk" / file]
            (package / file.parent).mkdir(parents=True, exist_ok=True)
            for each in found:
                shutil.copy2(each, package / file.parent / each.name)
        for library in libraries(extensions):
            shutil.copy2(library, scratch / library.name)
        scratch.chmod(0o755)
        scratch.rename(target)
    except BaseException:
        shutil.rmtree(scratch, ignore_errors=True)
        raise


def drop_old_builds(store: Path, current: Path) -> None:
    others = [folder for folder in store.glob(f"{platform_tag()}-*") if folder != current]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    unused = [folder for folder in store.glob(f"work-{platform_tag()}*") if folder.name != work_name()]
    for folder in others[KEPT_BUILDS - 1 :] + unused:
        shutil.rmtree(folder, ignore_errors=True)
