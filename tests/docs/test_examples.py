"""Every Python example of the documentation runs, and prints what it says."""

import doctest
import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from spielwerk.build.checkout import ROOT

ELSEWHERE = {
    "docs/adding-a-civilization.md": "is part of a module; tests/docs/test_adding.py puts it there and plays",
    "docs/adding-a-faction.md": "is a row for a module; tests/docs/test_adding.py puts it there and plays",
    "docs/adding-a-tile.md": "is a row for a module; tests/docs/test_adding.py puts it there and plays",
    "docs/api.md": "needs a running server; tests/server/test_commands.py starts one and runs it",
    "docs/lab.md": "needs OpenSpiel, a group of its own; tests/lab/test_openspiel.py loads the same game",
}
"""Pages whose Python examples cannot stand alone, and why."""

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
PROMPT = re.compile(r"^\s*>>> ", re.MULTILINE)
FLAGS = doctest.ELLIPSIS

Block = tuple[int, str]
"""The line it begins on, and its text."""


def examples(page: Path) -> list[Block]:
    """The Python blocks of a page, in order."""
    text = page.read_text("utf-8")
    return [
        (text.count("\n", 0, found.start(3)) + 1, dedent(found[3]))
        for found in FENCE.finditer(text)
        if found[2] in ("python", "py", "pycon") or PROMPT.search(found[3])
    ]


PAGES = {
    page.relative_to(ROOT).as_posix(): page
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
}
WITH_EXAMPLES = [name for name, page in PAGES.items() if examples(page)]


def run(name: str, blocks: list[Block]) -> str:
    """Run the blocks in one namespace, as a reader would from top to bottom; what went wrong."""
    names: dict[str, Any] = {"__name__": "example"}
    complaints: list[str] = []
    for line, text in blocks:
        if PROMPT.search(text):
            example = doctest.DocTestParser().get_doctest(text, names, name, name, line - 1)
            doctest.DocTestRunner(optionflags=FLAGS).run(example, out=complaints.append, clear_globs=False)
            names = example.globs
        else:
            # Blank lines keep the page's line numbers in tracebacks.
            exec(compile("\n" * (line - 1) + text, name, "exec"), names)  # our own documentation
    return "".join(complaints)


@pytest.mark.parametrize("name", [name for name in WITH_EXAMPLES if name not in ELSEWHERE])
def test_examples_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    complaints = run(name, examples(PAGES[name]))
    assert not complaints, complaints


def test_the_library_has_its_page() -> None:
    assert {"README.md", "docs/library.md", "docs/bots.md"} <= set(WITH_EXAMPLES)


@pytest.mark.parametrize("name", ELSEWHERE)
def test_excuses_are_still_needed(name: str) -> None:
    assert name in WITH_EXAMPLES
    test = re.search(r"tests/\S+\.py", ELSEWHERE[name])
    assert test
    assert (ROOT / test[0]).is_file()


@pytest.mark.parametrize("name", PAGES)
def test_prompts_stand_in_blocks(name: str) -> None:
    """Outside of a block nobody would run them."""
    assert not PROMPT.search(FENCE.sub("", PAGES[name].read_text("utf-8")))


def test_a_wrong_example_is_noticed() -> None:
    assert "Expected:\n    3" in run("a page", [(1, ">>> 1 + 1\n3\n")])
    with pytest.raises(ZeroDivisionError):
        run("a page", [(1, "1 / 0\n")])
    assert not run("a page", [(1, ">>> n = 1\n"), (2, "n += 1\n"), (3, ">>> n\n2\n")])
