"""Take an innovation: from round 3 on a tile leaves the display, by direction, and brings her nothing."""

from typing import Final

from spielwerk.core.choosing import choose
from spielwerk.core.values import followed, replaced
from spielwerk.games.age_of_innovation.rules.actions.innovate import SINGLE_PLACES
from spielwerk.games.age_of_innovation.rules.automa.choosing import Direction
from spielwerk.games.age_of_innovation.rules.automa.components import Card
from spielwerk.games.age_of_innovation.rules.automa.seat import her_player
from spielwerk.games.age_of_innovation.rules.automa.telling import Line, choices_of, note
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import MAX_INNOVATIONS, TOOK

FIRST_ROUND: Final = 3


def on_display(s: AgeState) -> list[int]:
    """The tiles in reading order: those above two columns form the first row."""
    singles = SINGLE_PLACES[len(s.players)]
    rows = s.innovation_display[singles:] + s.innovation_display[:singles]
    return [tile for tile in rows if tile != NONE]


def take_innovation(s: AgeState, support: Card, line: Line | None) -> None:
    p = her_player(s)
    if s.round < FIRST_ROUND:
        note(line, "too-early")
        return
    if len(p.innovations) == MAX_INNOVATIONS:
        note(line, "innovations-full")
        return
    tiles = on_display(s)
    if not tiles:
        note(line, "display-empty")
        return
    tile = choose("innovation", tiles, [Direction(support, tiles)], choices_of(line))
    s.innovation_display = replaced(s.innovation_display, s.innovation_display.index(tile), NONE)
    p.innovations = followed(p.innovations, tile)
    number = BY_KIND["innovation"][tile].number
    s.tell(TOOK, p.seat, number, 0, number)
