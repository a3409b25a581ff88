"""The rules page: paragraphs in both languages, and every case played as its file says."""

import pytest

from spielwerk.core.cases.run import IMPOSSIBLE
from spielwerk.core.cases.shipped import shipped
from spielwerk.games import names
from spielwerk.server.tables.rules import show_case
from tests.server.api import Api

CITY = "cities.four-buildings-worth-7-are-a-city-with-8-points-and-8-power-for-the-chosen-tile"


@pytest.mark.parametrize("name", names())
def test_the_rules_are_told_in_both_languages(api: Api, name: str) -> None:
    german, english = (api.client.get(f"/api/games/{name}/rules/{language}").json() for language in ("de", "en"))
    assert [chapter["name"] for chapter in german] == [chapter["name"] for chapter in english]
    assert german[0]["title"] != english[0]["title"]
    assert api.client.get(f"/api/games/{name}/rules/fr").status_code == 404


def test_a_case_is_played_step_by_step(api: Api) -> None:
    shown = api.client.get(f"/api/games/age-of-innovation/cases/{CITY}").json()
    before, built, taken = shown["steps"]
    assert (before["seat"], before["said"]) == (-1, None)
    assert [step["said"]["id"] for step in (built, taken)] == ["move-build", "move-take-city"]
    assert [step["table"]["scores"][0] for step in shown["steps"]] == [20, 20, 28]
    assert built["table"]["question"]["name"] == "take-city"
    assert "event-founded" in [event["id"] for event in built["table"]["log"][-1]["events"]]
    assert not any(step["table"]["offers"] or step["table"]["mine"] for step in shown["steps"])


def test_what_is_no_case_is_not_found(api: Api) -> None:
    assert api.client.get("/api/games/age-of-innovation/cases/cities.nothing").status_code == 404
    assert api.client.get(f"/api/games/no-game/cases/{CITY}").status_code == 404
    impossible = next(name for name, case in shipped("age-of-innovation").items() if IMPOSSIBLE in case.then)
    assert api.client.get(f"/api/games/age-of-innovation/cases/{impossible}").status_code == 404


@pytest.mark.parametrize("name", names())
def test_a_line_is_refused_where_the_case_says_so(name: str) -> None:
    for wanted, case in list(shipped(name).items())[::4]:
        if IMPOSSIBLE in case.then:
            continue
        steps = show_case(name, wanted).steps
        assert len(steps) == len(case.when) + 1
        for line, step in zip(case.when, steps[1:], strict=True):
            codes = sorted(reason.id.removeprefix("refusal-") for reason in step.refused)
            assert codes == sorted(line.refused or []), wanted
