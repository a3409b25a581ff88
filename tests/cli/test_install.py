"""`spielwerk install` in our environment and in one that is somebody else's."""

import sys

import pytest

from spielwerk.build import environment, extras
from spielwerk.cli import app

METADATA = {
    "spielwerk": [
        "0.1",
        "rich>=15.0",
        'polars>=1.44; extra == "lab"',
        'numpy>=2.4; extra == "lab"',
        'numpy>=2.4; extra == "learn"',
        "open-spiel>=2.0; (sys_platform != 'darwin') and extra == 'openspiel'",
    ],
    "numpy": ["2.4"],
    "pip": ["26.0"],
}


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ours", lambda: False)
    monkeypatch.setattr(extras, "_metadata", lambda name: METADATA.get(name, []))


def test_help_lists_the_groups_with_their_purpose(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["install", "--help"]) == 0
    lines = [line.strip(" │").split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    for group, purpose in environment.PURPOSE.items():
        assert ([group, purpose] in lines) == (group != "base")


def test_an_unknown_group_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["install", "lab", "lap"]) == 2
    assert "'lap'" in capsys.readouterr().err


@pytest.mark.usefixtures("elsewhere")
def test_what_is_lacking_is_read_from_the_metadata() -> None:
    assert extras.lacking(["lab", "learn", "openspiel", "base"]) == ["lab", "openspiel"]
    environment.ensure("learn")
    with pytest.raises(environment.EnvironmentProblem, match=r"spielwerk install lab openspiel$"):
        environment.ensure("lab", "learn", "openspiel")


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(("status", "code"), [(0, 0), (1, 2)])
def test_elsewhere_pip_installs_the_extra(monkeypatch: pytest.MonkeyPatch, status: int, code: int) -> None:
    calls: list[list[str]] = []

    def pip(command: list[str]) -> int:
        calls.append(command)
        return status

    monkeypatch.setattr("subprocess.call", pip)
    assert app.main(["install", "lab", "learn"]) == code
    assert calls == [[sys.executable, "-m", "pip", "install", "spielwerk[lab,learn]"]]


@pytest.mark.usefixtures("elsewhere")
def test_without_pip_a_sentence_has_the_call(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(METADATA, "pip")
    assert app.main(["install", "learn"]) == 2
    assert f'pip --python "{sys.executable}" install "spielwerk[learn]"' in capsys.readouterr().err


@pytest.mark.usefixtures("elsewhere")
def test_the_tests_belong_to_a_checkout(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["install", "test"]) == 2
    assert "checkout" in capsys.readouterr().err
