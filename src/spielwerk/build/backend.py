"""What pip and other builders call for a wheel or a source archive: setuptools, once the browser client is there."""

import os
import shutil
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta

from spielwerk.build import web
from spielwerk.build.checkout import ROOT

Settings = dict[str, Any] | None

# An editable package is a checkout, which builds its client when it is first served.
build_editable = build_meta.build_editable
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + _node()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + _node()


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    _build_client()
    with _fresh_folder():
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """With the built client: a wheel made from the archive needs no Node."""
    _build_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _node() -> list[str]:
    """Node from PyPI, where the client has to be built and the machine has none."""
    if web.current() or web.machines_npm():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    node: list[str] = project["optional-dependencies"]["web"]
    return node


def _build_client() -> None:
    """Never a wheel without a client: who installs it could not play."""
    try:
        web.built()
    except web.CannotBuild as problem:
        raise SystemExit(f"No wheel or source archive without the browser client. {problem}") from problem


@contextmanager
def _fresh_folder() -> Iterator[None]:
    """setuptools would go on in build/lib, and ship modules that have been deleted since; nor is `src` its notepad."""
    with tempfile.TemporaryDirectory() as scratch:
        # The rule cases come along: the rules page plays them.
        shutil.copytree(ROOT / "cases", Path(scratch) / "lib" / "spielwerk" / "cases")
        configuration = Path(scratch) / "setup.cfg"
        configuration.write_text(f"[build]\nbuild_base={scratch}\n[egg_info]\negg_base={scratch}\n", "utf-8")
        os.environ["DIST_EXTRA_CONFIG"] = str(configuration)
        try:
            yield
        finally:
            del os.environ["DIST_EXTRA_CONFIG"]
