"""A turn of the Automa: she draws a card and carries out its lines with the support of the previous card, or passes."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import AUTOMA, SEAT, Frame
from spielwerk.games.age_of_innovation.rules.automa.actions.block import block_actions
from spielwerk.games.age_of_innovation.rules.automa.actions.build import transform_and_build
from spielwerk.games.age_of_innovation.rules.automa.actions.faction import faction_action
from spielwerk.games.age_of_innovation.rules.automa.actions.innovation import take_innovation
from spielwerk.games.age_of_innovation.rules.automa.actions.science import catch_up, send_scholar
from spielwerk.games.age_of_innovation.rules.automa.actions.upgrade import upgrade
from spielwerk.games.age_of_innovation.rules.automa.components import BUILD_BY, CARDS, NO_CARD, Card
from spielwerk.games.age_of_innovation.rules.automa.deck import cards_left, draw_card
from spielwerk.games.age_of_innovation.rules.automa.passing import pass_round
from spielwerk.games.age_of_innovation.rules.automa.seat import automa_of, her_player, x_points
from spielwerk.games.age_of_innovation.rules.automa.telling import Line, Telling, begin_line
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.frames import ASK_NEIGHBOURS
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.terra.rules.gains import gain_vp
from spielwerk.games.terra.rules.verbs import SingleAnswer

PASSING_CARDS: Final = 2
"""The pass symbol counts only on this many last cards of a round's deck."""
PASS: Final = "pass"


class AutomaTurn(SingleAnswer[AgeState]):
    """`automa-turn`: the whole turn, as the cards lie. Power it offers to people is asked about when it is over."""

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        take_turn(s, None)
        s.ask(ASK_NEIGHBOURS, frame[SEAT])


def take_turn(s: AgeState, told: Telling | None) -> None:
    if not automa_of(s).drawn:
        draw_card(s)  # the first card of a round is support only
    support = automa_of(s).drawn[-1]
    left = cards_left(s)
    card = draw_card(s) if left else NO_CARD
    if told is not None:
        told.card, told.support = card, support
    if card == NO_CARD or (CARDS[card].may_pass and left <= PASSING_CARDS):
        pass_round(s, CARDS[support], begin_line(told, PASS))
        return
    source = BY_KIND["automa-card"][card].number
    for action in CARDS[card].actions:
        LINES[action](s, CARDS[card], CARDS[support], source, begin_line(told, action))


def _build(s: AgeState, card: Card, support: Card, source: int, line: Line | None) -> None:
    transform_and_build(s, support, BUILD_BY, False, source, line)


def _upgrade(s: AgeState, card: Card, support: Card, source: int, line: Line | None) -> None:
    upgrade(s, support, source, line)


def _block(s: AgeState, card: Card, support: Card, source: int, line: Line | None) -> None:
    block_actions(s, support, source, line)


def _scholar(s: AgeState, card: Card, support: Card, source: int, line: Line | None) -> None:
    send_scholar(s, support, source, line)


def _step(s: AgeState, card: Card, support: Card, source: int, line: Line | None) -> None:
    catch_up(s, support, 1, source, line)


def _innovation(s: AgeState, card: Card, support: Card, source: int, line: Line | None) -> None:
    take_innovation(s, support, line)


def _faction(s: AgeState, card: Card, support: Card, source: int, line: Line | None) -> None:
    faction_action(s, support, line)


def _points(s: AgeState, card: Card, support: Card, source: int, line: Line | None) -> None:
    gain_vp(s, her_player(s), x_points(s) if card.by_level else card.points, source)


LINES: Final[dict[str, Callable[[AgeState, Card, Card, int, Line | None], None]]] = {
    "build": _build,
    "upgrade": _upgrade,
    "block": _block,
    "scholar": _scholar,
    "step": _step,
    "innovation": _innovation,
    "faction": _faction,
    "points": _points,
}
"""What each line of a card does."""

TAKE_TURN: Final = AutomaTurn("automa-turn", AUTOMA)
