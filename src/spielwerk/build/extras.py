"""The dependency groups of an installed package: extras of the same names, in an environment that is its owner's."""

import re
import subprocess
import sys
from collections.abc import Iterable

PACKAGE = "spielwerk"
EXTRA = re.compile(r"""^([\w.-]+).*\bextra == ["'](\w+)["']""")


def lacking(groups: Iterable[str]) -> list[str]:
    """The groups with a requirement that is not installed, according to the package's metadata."""
    asked = [match.groups() for line in _metadata(PACKAGE) if (match := EXTRA.match(line))]
    missing = {extra for name, extra in asked if not any(_metadata(name))}
    return [group for group in groups if group in missing]


def _metadata(name: str) -> list[str]:
    """What a distribution says of itself and its requirements; nothing where it is not installed."""
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        found = distribution(name)
    except PackageNotFoundError:
        return []
    return [found.version, *(found.requires or [])]


def install(groups: Iterable[str]) -> int:
    """Run pip with its output visible and return its status. The package itself is not reinstalled."""
    return subprocess.call([sys.executable, "-m", "pip", "install", _requirement(groups)])


def has_pip() -> bool:
    return bool(_metadata("pip"))


def from_outside(groups: Iterable[str]) -> str:
    """The command for a pip outside this environment."""
    return f'python -m pip --python "{sys.executable}" install "{_requirement(groups)}"'


def _requirement(groups: Iterable[str]) -> str:
    return f"{PACKAGE}[{','.join(groups)}]"
