"""Every fault of a record has its words in the browser, in both languages, with the arguments it is told with."""

import ast as python
from pathlib import Path

import pytest

from spielwerk.core.texts import LANGUAGES
from tests.texts.expected import PACKAGE
from tests.texts.test_complete import arguments, patterns_of

WORDS = PACKAGE.parents[1] / "web" / "src" / "lobby"
FRAME = {"record-line": {"line", "what"}}


def faults(module: str) -> dict[str, set[str]]:
    """The codes of all `Fault(code, {argument: …})` written down in a module, as ids."""
    found: dict[str, set[str]] = {}
    for node in python.walk(python.parse(Path(module).read_text("utf-8"))):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "Fault":
            code, *facts = [python.literal_eval(node.args[0]), *node.args[1:]]
            keys = [
                key.value
                for table in facts
                if isinstance(table, python.Dict)
                for key in table.keys
                if isinstance(key, python.Constant)
            ]
            found[f"record-{code}"] = {str(key) for key in keys}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_have_their_words(language: str) -> None:
    sources = [str(PACKAGE / "core" / "record.py"), str(PACKAGE / "server" / "tables" / "importing.py")]
    expected = {**FRAME, **faults(sources[0]), **faults(sources[1])}
    words = {name: arguments(value) for name, value in patterns_of(WORDS / f"record.{language}.ftl").items()}
    assert words == expected
    assert len(expected) > len(FRAME) + 10
