"""What pip and other builders call for a wheel or a source archive: setuptools, once the browser client is there.

SPIELWERK_WHEEL_ENGINE=compiled makes a wheel that carries the compiled engine as well, for this Python and platform.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import requires
from pathlib import Path
from typing import Any

from setuptools import build_meta

from spielwerk.build import compiled, web
from spielwerk.build.checkout import ROOT, SOURCE
from spielwerk.build.engine import SHIPPED, build_name

ENGINE = "SPIELWERK_WHEEL_ENGINE"
PLAIN, COMPILED = "python", "compiled"
LIBRARIES = ("librt", "mypy_extensions", "mypy-extensions")
"""The compiler's requirements that compiled modules import at run time: number arrays, and names of number types."""

Settings = dict[str, Any] | None

# An editable package is a checkout, which builds its client when it is first served.
build_editable = build_meta.build_editable
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    engine = _extra("compile") if _engine() == COMPILED else []
    return build_meta.get_requires_for_build_wheel(config_settings) + _node() + engine


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + _node()


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    folder = build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)
    if _engine() == COMPILED:
        metadata = Path(metadata_directory) / folder / "METADATA"
        headers, empty, readme = metadata.read_text("utf-8").partition("\n\n")
        asked = "".join(f"\nRequires-Dist: {line}" for line in _compilers_library())
        metadata.write_text(headers + asked + empty + readme, "utf-8")
    return folder


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    engine = _compiled_engine() if _engine() == COMPILED else None
    _build_client()
    with _fresh_folder(engine) as scratch:
        if metadata_directory is None:
            place = scratch / "metadata"
            place.mkdir()
            metadata_directory = str(place / prepare_metadata_for_build_wheel(str(place), config_settings))
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """With the built client: a wheel made from the archive needs no Node."""
    _build_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _node() -> list[str]:
    """Node from PyPI, where the client has to be built and the machine has none."""
    if web.current() or web.machines_npm():
        return []
    return _extra("web")


def _extra(name: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    required: list[str] = project["optional-dependencies"][name]
    return required


def _compilers_library() -> list[str]:
    """The run-time dependency of compiled modules, at the version that the compiler requires."""
    return [line for line in requires("mypy") or [] if line.startswith(LIBRARIES)]


def _engine() -> str:
    wanted = os.environ.get(ENGINE) or PLAIN
    if wanted not in {PLAIN, COMPILED}:
        raise SystemExit(f'{ENGINE} is "{wanted}"; it can be "{PLAIN}" or "{COMPILED}".')
    return wanted


def _compiled_engine() -> Path:
    try:
        return compiled.build()
    except compiled.CannotCompile as problem:
        raise SystemExit(f"No wheel with a compiled engine. {problem}") from problem


def _build_client() -> None:
    """No wheel without the client: it could not be played with."""
    try:
        web.built()
    except web.CannotBuild as problem:
        raise SystemExit(f"No wheel or source archive without the browser client. {problem}") from problem


@contextmanager
def _fresh_folder(engine: Path | None) -> Iterator[Path]:
    """Build in a fresh folder: setuptools would reuse build/lib, ship modules that have been deleted since, and write
    into `src`.

    Everything in that folder is shipped, the rule cases and a compiled engine included.
    """
    with tempfile.TemporaryDirectory() as scratch:
        # The rules page plays the rule cases.
        shutil.copytree(ROOT / "cases", Path(scratch) / "lib" / "spielwerk" / "cases")
        lines = ["[build]", f"build_base={scratch}", "[egg_info]", f"egg_base={scratch}"]
        if engine:
            # Installed, the package has no lock that names the compiler.
            place = Path(scratch) / "lib" / SHIPPED.relative_to(SOURCE) / build_name(SOURCE, mypy="")
            shutil.copytree(engine, place)
            python = f"cp{sys.version_info.major}{sys.version_info.minor}"
            lines += ["[bdist_wheel]", f"python_tag={python}", f"plat_name={sysconfig.get_platform()}"]
        configuration = Path(scratch) / "setup.cfg"
        configuration.write_text("\n".join(lines) + "\n", "utf-8")
        os.environ["DIST_EXTRA_CONFIG"] = str(configuration)
        try:
            yield Path(scratch)
        finally:
            del os.environ["DIST_EXTRA_CONFIG"]
