"""Builds the compiled engine as one library, laid out by what it does in practice games: for long runs.

It takes several times as long as compiled.py and begins anew after every edit, so it is made only when asked for.
"""

import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from spielwerk.build.checkout import SOURCE, say
from spielwerk.build.compiled import CannotCompile, compiling, drop_old_builds, mirror, publish, run
from spielwerk.build.engine import COMPILED, WHOLE, is_compiled, module_build

COMPILER = "spielwerk.build.mypyc_whole"
GCC = "Free Software Foundation"


def build(practice: Path, source: Path = SOURCE, store: Path = COMPILED) -> Path:
    """The folder of the engine as one library for the sources as they are now, built if it is not there yet.

    `practice`: a script that plays with the engine whose folder it is given.
    """
    target = _target(source, store)
    if target.is_dir():
        return target
    with compiling(store):
        if not target.is_dir():
            with tempfile.TemporaryDirectory(prefix="whole-", dir=store) as work:
                target = _compile(source, store, Path(work), practice)
        drop_old_builds(store, target)
    return target


def _target(source: Path, store: Path) -> Path:
    return store / f"{module_build(source, store).name}{WHOLE}"


def _compile(source: Path, store: Path, work: Path, practice: Path) -> Path:
    tree, extensions = work / "tree", work / "extensions"
    files = mirror(source, tree / "spielwerk")
    target = _target(tree, store)
    modules = [file for file in files if is_compiled(file)]

    def compile_all(profile: str) -> None:
        command = [sys.executable, "-P", "-m", COMPILER, profile]
        command += map(str, [work / "c", work / "objects", extensions])
        _succeed([*command, *(str(Path("spielwerk") / module) for module in modules)], tree)

    say(f"Compiling the engine as one library ({len(modules)} modules, about ten minutes on two cores) ...")
    if _has_profiles():
        compile_all("record")
        publish(files, tree, extensions, work / "recording")
        say("Playing games to see what it does most ...")
        _succeed([sys.executable, "-P", str(practice), str(work / "recording")], tree)
        say("Compiling it once more, for these games ...")
        compile_all("use")
    else:
        compile_all("none")
    publish(files, tree, extensions, target)
    return target


def _succeed(command: list[str], folder: Path) -> None:
    if problem := run(command, folder):
        raise CannotCompile(f"The engine does not compile as one library:\n{problem}", status=1)


def _has_profiles() -> bool:
    """Whether the compiler is gcc, whose flags for profiles we use."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    try:
        return GCC in subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return False
