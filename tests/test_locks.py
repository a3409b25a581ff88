"""The lock files fit each other and pyproject.toml."""

import re
import tomllib

import pytest

from spielwerk.build.checkout import LOCKS, ROOT
from spielwerk.build.environment import PURPOSE

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WANTED: dict[str, list[str]] = {
    "base": PROJECT["project"]["dependencies"],
    **PROJECT["project"]["optional-dependencies"],
    **PROJECT["dependency-groups"],
}
PIN = re.compile(r"^([A-Za-z0-9_.-]+)(?:\[[^]]*\])?==(\S+)", re.MULTILINE)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(group: str) -> dict[str, set[str]]:
    """Package -> versions; there can be several, for different Pythons."""
    found: dict[str, set[str]] = {}
    for name, version in PIN.findall((LOCKS / f"{group}.txt").read_text("utf-8")):
        found.setdefault(plain(name), set()).add(version)
    return found


def test_every_group_has_a_lock_and_a_purpose() -> None:
    assert set(WANTED) == set(PURPOSE) == {lock.stem for lock in LOCKS.glob("*.txt")}


@pytest.mark.parametrize("group", WANTED)
def test_a_lock_holds_what_its_group_asks_for(group: str) -> None:
    names = {plain(re.split(r"[\[<>=!~ ;]", line, maxsplit=1)[0]) for line in WANTED[group]}
    assert names <= pins(group).keys(), "remake the locks: .venv/bin/python locks/make.py"


def test_groups_agree_on_every_version() -> None:
    together: dict[str, set[str]] = {}
    for group in WANTED:
        for name, versions in pins(group).items():
            assert together.setdefault(name, versions) == versions, f"{name} differs in locks/{group}.txt"


def test_locks_name_no_host() -> None:
    for lock in LOCKS.glob("*.txt"):
        assert "//" not in lock.read_text("utf-8")
