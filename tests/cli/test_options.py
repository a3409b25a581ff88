"""Options that cannot be are refused in the language of the call."""

import pytest

from spielwerk.cli import app
from spielwerk.cli.common import language
from spielwerk.core.options import BadOption
from spielwerk.games import game

GAME = "age-of-innovation"


@pytest.mark.parametrize(
    ("setting", "german"),
    [
        ("players=7", "Die Option „Personen“ (players) geht von 1 bis 5; 7 ist nicht möglich."),
        ("players=x", "Die Option „Personen“ (players) ist eine ganze Zahl und nicht „x“."),
        ("factions=mole", "Die Option „Gemeinschaften“ (factions) kennt „mole“ nicht. Am nächsten kommt: moles."),
        ("bonuses=river,river", "Die Option „Rundenboni“ (bonuses) nennt „river“ zweimal."),
        ("side=1-3", "Zu viert spielt ihr auf der Seite 3-5, nicht auf 1-3."),
        ("bords=lake", "Eine Option „bords“ gibt es nicht. Am nächsten kommt: boards"),
    ],
)
def test_a_bad_option_is_explained_in_german(
    setting: str, german: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "_chosen", [])
    assert app.main(["new", GAME, "--set", setting, "--lang", "de"]) == 2
    assert capsys.readouterr().err.startswith(german)


def test_the_exception_itself_is_a_sentence() -> None:
    with pytest.raises(BadOption, match="goes from 1 to 5, not 7") as caught:
        game(GAME).new(0, {"players": 7})
    assert caught.value.reason is not None
    assert caught.value.reason.code == "option-range"
