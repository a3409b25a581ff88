"""A toy engine, compiled: inheritance and cycles across modules, edits, staleness, and no compiler."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.build import whole
from spielwerk.build.compiled import CannotCompile, build, build_modules
from spielwerk.build.engine import choose, current_build, digest, module_build, platform_tag, work_name
from tests.requires import require

SOURCES = {
    "core/__init__.py": "",
    "core/state.py": """
        class State:
            def __init__(self, count: int) -> None:
                self.count = count

            def step(self) -> int:
                return 1

            def run(self) -> int:
                self.count += self.step()
                return self.count
        """,
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/data/words.txt": "words",
    "games/toy/state.py": """
        from pathlib import Path

        from spielwerk.core.state import State
        from spielwerk.games.toy import actions


        class Toy(State):
            def __init__(self, count: int, width: int) -> None:
                super().__init__(count)
                self.width = width

            def step(self) -> int:
                return actions.stride(self)


        def words() -> str:
            return (Path(__file__).parent / "data" / "words.txt").read_text().strip()
        """,
    "games/toy/actions.py": """
        from __future__ import annotations

        import spielwerk.games.toy.state as toy


        def stride(state: toy.Toy) -> int:
            return state.width * 2
        """,
}

RUN = """
import json, pathlib, sys, spielwerk
from spielwerk.build.engine import use
use(pathlib.Path(sys.argv[1]), spielwerk.__path__)
import spielwerk.cli.common.errors
from spielwerk.core.state import State
from spielwerk.games.toy.state import Toy, words
toy: State = Toy(1, 20)
print(json.dumps([toy.run(), words(), spielwerk.engine()]))
"""


def write(source: Path, file: str, text: str) -> None:
    place = source / "spielwerk" / file
    place.parent.mkdir(parents=True, exist_ok=True)
    lines = text.strip("\n").splitlines()
    indent = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    place.write_text("".join(line[indent:] + "\n" for line in lines))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for file, text in SOURCES.items():
        write(tmp_path / "src", file, text)
    return tmp_path / "src"


def play(folder: Path) -> object:
    command = [sys.executable, "-c", RUN, str(folder)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def libraries(store: Path) -> dict[str, int]:
    """The compiled modules in the work folder and when they were written."""
    work = store / work_name() / "extensions" / "spielwerk"
    return {
        file.relative_to(work).as_posix().split(".")[0]: file.stat().st_mtime_ns
        for file in work.rglob("*__mypyc.*")
        if file.is_file()
    }


def test_build_edit_and_build_again(source: Path, tmp_path: Path) -> None:
    require("compiler")
    store = tmp_path / "store"
    first = build(source, store)
    assert play(first) == [41, "words", "compiled"]
    before = libraries(store)
    assert set(before) == {"core/state__mypyc", "games/toy/actions__mypyc", "games/toy/state__mypyc"}

    actions = SOURCES["games/toy/actions.py"]
    write(source, "games/toy/actions.py", actions.replace("width * 2", "width * 3"))
    assert current_build(source, store) != first
    second = build(source, store)
    assert play(second) == [61, "words", "compiled"]
    after = libraries(store)
    assert {name for name in after if after[name] != before[name]} == {"games/toy/actions__mypyc"}
    assert play(first) == [41, "words", "compiled"], "a running program keeps the build it started with"

    # A new attribute in the base class moves those of the derived one, which lies in an unchanged file.
    wider = SOURCES["core/state.py"].replace(
        "self.count = count", "self.first = [count]\n                self.count = count"
    )
    write(source, "core/state.py", wider)
    assert play(build(source, store)) == [61, "words", "compiled"]

    write(source, "core/state.py", wider.replace("return 1", "return 'one'"))
    with pytest.raises(CannotCompile, match="Incompatible return value") as refused:
        build(source, store)
    assert refused.value.status == 1


def test_one_library_after_practice(source: Path, tmp_path: Path) -> None:
    require("compiler")
    store, practice = tmp_path / "store", tmp_path / "practice.py"
    practice.write_text(RUN.replace("print(", "assert [41, 'words', 'compiled'] == json.loads("))
    folder = whole.build(practice, source, store)
    assert play(folder) == [41, "words", "compiled"]
    assert len(list(folder.rglob("*__mypyc.*"))) == 1
    assert current_build(source, store) == build(source, store) == folder
    assert [found.name for found in store.iterdir() if found.is_dir()] == [folder.name]

    assert build_modules(source, store) == module_build(source, store) != folder
    assert play(module_build(source, store)) == play(folder)

    write(source, "games/toy/actions.py", SOURCES["games/toy/actions.py"].replace("state.width * 2", "'wide'"))
    assert not current_build(source, store).exists()
    with pytest.raises(CannotCompile, match="Incompatible return value") as refused:
        whole.build(practice, source, store)
    assert refused.value.status == 1


def test_an_edit_beside_an_unchanged_class_with_machine_numbers(source: Path, tmp_path: Path) -> None:
    """What the compiler keeps of such a class is not enough to read its numbers from another module."""
    require("compiler")
    store = tmp_path / "store"
    write(source, "core/state.py", SOURCES["core/state.py"] + "\n\n        class Share:\n            part = 0.5\n")
    reading = """
        from spielwerk.core.state import Share


        def twice(share: Share) -> float:
            return share.part * 2
        """
    write(source, "games/toy/shares.py", reading)
    build(source, store)
    write(source, "games/toy/shares.py", reading.replace("* 2", "* 4"))
    assert build(source, store).is_dir()


def test_what_a_killed_build_left_behind_is_not_trusted(source: Path, tmp_path: Path) -> None:
    require("compiler")
    store = tmp_path / "store"
    work = store / work_name()
    stale = work / "tree" / ".mypy_cache" / "stale"
    stale.parent.mkdir(parents=True)
    stale.touch()
    (work / "unfinished").touch()
    assert build(source, store).is_dir()
    assert not stale.exists()
    assert not (work / "unfinished").exists()


def test_data_and_sources_change_the_digest_but_rulings_do_not(source: Path) -> None:
    plain = digest(source, "")
    write(source, "games/toy/RULINGS.md", "Words.")
    assert digest(source, "") == plain
    write(source, "games/toy/data/words.txt", "other words")
    assert digest(source, "") != plain


def test_an_engine_that_is_not_there_is_not_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    monkeypatch.setattr("spielwerk.build.engine.current_build", lambda: missing)
    path = ["plain"]
    complaint = choose(path, "compiled")
    assert complaint is not None
    assert "./spielwerk compile" in complaint
    assert path == ["plain"]

    (missing / "spielwerk").mkdir(parents=True)
    assert choose(path, "compiled") is None
    assert path == [str(missing / "spielwerk"), "plain"]


def test_what_a_wheel_carries_is_chosen(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is compiled, whether or not that could be done."""
    monkeypatch.setattr("spielwerk.build.engine.SHIPPED", tmp_path / "shipped")
    monkeypatch.setenv("CC", str(tmp_path / "no-compiler"))
    own = current_build(source, tmp_path / "store")
    assert own.parent == tmp_path / "store"
    shipped = tmp_path / "shipped" / own.name
    shipped.mkdir(parents=True)
    assert build(source, tmp_path / "store") == shipped


def test_objects_made_in_another_way_are_not_used_again(source: Path, tmp_path: Path) -> None:
    require("compiler")
    old = tmp_path / "store" / f"work-{platform_tag()}-other"
    old.mkdir(parents=True)
    build(source, tmp_path / "store")
    assert not old.exists()


@pytest.mark.parametrize("wanted", [None, "", "python"])
def test_the_python_engine_is_the_default(wanted: str | None) -> None:
    path = ["plain"]
    assert choose(path, wanted) is None
    assert path == ["plain"]


def test_an_unknown_engine_is_named() -> None:
    assert '"fast"' in (choose([], "fast") or "")


def test_a_build_without_its_runtime_is_not_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after the environment was made anew: the build is still there, what it imports is not."""
    monkeypatch.setattr("spielwerk.build.engine.current_build", lambda: tmp_path)
    monkeypatch.setattr("spielwerk.build.engine.RUNTIME", "no_such_package")
    path = ["plain"]
    assert "no_such_package" in (choose(path, "compiled") or "")
    assert path == ["plain"]


def test_without_a_compiler_a_sentence_says_so(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-compiler"))
    with pytest.raises(CannotCompile, match="C compiler") as refused:
        build(source, tmp_path / "store")
    assert refused.value.status == 2
