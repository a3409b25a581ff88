"""Exercises: positions that games led to, questions whose answers the rules or the judge know."""

import pytest

from spielwerk.bots.exercises import KINDS, exercises_of, position_of
from spielwerk.core.offers import preview
from spielwerk.core.texts import LANGUAGES, Texts
from spielwerk.games import game
from spielwerk.server.tables.exercises import listed, show_exercise
from tests.server.api import Api

GAMES = ("age-of-innovation", "terra-nova", "tapestry")


@pytest.mark.parametrize("name", GAMES)
def test_there_are_some_dozens_of_every_kind(name: str) -> None:
    found = listed(name)
    assert len(found) >= 24
    assert {one.kind for one in found} == set(KINDS)
    assert {one.difficulty for one in found} == {1, 2, 3}
    assert len({one.id for one in found}) == len(found)


@pytest.mark.parametrize("name", GAMES)
def test_every_exercise_can_be_shown_in_both_languages(name: str) -> None:
    texts = [Texts(name, language) for language in LANGUAGES]
    for line in listed(name):
        shown = show_exercise(name, line.id)
        assert shown.right in [choice.key for choice in shown.choices]
        assert shown.table.to_move == shown.seat
        for said in texts:
            for choice in shown.choices:
                for message in (*choice.steps, *choice.reasons):
                    said.format(message.id, message.args)
            for message in (*shown.because, *([shown.about] if shown.about else [])):
                said.format(message.id, message.args)
            assert said.errors == []


@pytest.mark.parametrize("name", GAMES)
def test_the_answers_hold(name: str) -> None:
    for one in exercises_of(name).exercises:
        state = position_of(name, one)
        assert state.opens_turn()
        if one.kind == "turn":
            points = [choice.points for choice in one.choices]
            assert max(points) == points[int(one.right)]
            continue
        move = state.parse(one.notation)
        assert (move in state.moves()) == (one.kind == "points" or one.right == "now")
        if one.kind == "points":
            trial, _ = preview(game(name), state, move)
            assert trial.scores()[state.seat] - state.scores()[state.seat] == int(one.right)
            assert int(one.right) in one.numbers


def test_they_are_asked_for_over_the_wire(api: Api) -> None:
    lines = api.client.get("/api/games/terra-nova/exercises").json()
    found = api.client.get(f"/api/games/terra-nova/exercises/{lines[0]['id']}").json()
    assert found["table"]["game"] == "terra-nova"
    assert api.client.get("/api/games/terra-nova/exercises/no-such").status_code == 404
    assert api.client.get("/api/games/chess/exercises").status_code == 404
