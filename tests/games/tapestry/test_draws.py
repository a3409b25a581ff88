"""What is drawn is told as drawn: no offer names it beforehand, and no answer that drew can be taken back."""

from spielwerk.core.offers import offers, preview
from spielwerk.core.rng import Rng
from spielwerk.core.state import Event
from spielwerk.games import game
from spielwerk.games.tapestry.rules.words import DREW, TILE

OPTIONS = {
    "players": 2,
    "adjustments": "none",
    "civilizations": ["urban-planners", "leaders"],
    "capitals": ["mountain", "wetland"],
}


def test_giving_up_the_urban_planners_does_not_tell_which_civilization_comes() -> None:
    its_game = game("tapestry")
    state = its_game.new(5, OPTIONS)
    question = state.question()
    assert question is not None
    assert question.name == "may"
    accept = next(offer for offer in offers(its_game, state) if offer["notation"] == "accept")
    assert accept["events"] == []
    trial, _ = preview(its_game, state, state.parse("accept"))
    assert any(trial.reveals(event) for event in trial.events or [])


def test_looking_at_what_the_psionics_could_draw_takes_nothing() -> None:
    its_game = game("tapestry")
    state = its_game.new(5, {**OPTIONS, "sets": ["fantasies-and-futures"], "civilizations": ["psionics", "leaders"]})
    rng = Rng(5)
    drawn: set[Event] = set()
    while state.seat >= 0 and not drawn:
        before = its_game.view(state, 0)
        for n in range(len(state.legal)):
            trial, _ = preview(its_game, state, state.legal[n])
            drawn |= {event for event in trial.events or [] if event[:3] == (DREW, 0, TILE)}
        assert its_game.view(state, 0) == before
        state.play(state.legal[rng.below(len(state.legal))])
    assert drawn
