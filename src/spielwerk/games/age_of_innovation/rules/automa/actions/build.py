"""Transform and build: a hex in reach of one group of her buildings becomes hers, free of charge."""

from collections.abc import Sequence

from spielwerk.core.choosing import Preference, choose
from spielwerk.core.hexgrid import cells
from spielwerk.games.age_of_innovation.rules.automa.actions.upgrade import upgrade
from spielwerk.games.age_of_innovation.rules.automa.choosing import Together, groups, hex_preferences
from spielwerk.games.age_of_innovation.rules.automa.components import Card
from spielwerk.games.age_of_innovation.rules.automa.seat import changing, her_player
from spielwerk.games.age_of_innovation.rules.automa.telling import Line, choices_of, note
from spielwerk.games.age_of_innovation.rules.building import offer_power, put
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import MARKED, WORKSHOP
from spielwerk.games.terra.rules.building import lay_terrain


def transform_and_build(
    s: AgeState, support: Card, by: Sequence[str], anywhere: bool, source: int, line: Line | None
) -> None:
    """Without a workshop or a hex she upgrades instead (ruling-automa-no-hex)."""
    p = her_player(s)
    if not p.stock[WORKSHOP]:
        note(line, "no-workshop")
        upgrade(s, support, source, line)
        return
    own, other = groups(s, support.marked)
    reach = s.board.reach(s.bridged, own, p.shipping)
    spots = s.board.land & ~s.built & (s.board.land if anywhere else reach)
    if not spots:
        note(line, "no-hex")
        upgrade(s, support, source, line)
        return
    lines: list[Preference] = []
    if support.together and not anywhere and not reach & other:
        lines.append(Together(own, other))
    lines += hex_preferences(s, support, by)
    cell = choose("hex", cells(spots), lines, choices_of(line))
    if not s.terrain[p.board] >> cell & 1:
        lay_terrain(s, p, cell, p.board, source)
    stand(s, cell, support.marked, source)
    offer_power(s, p, cell)


def stand(s: AgeState, cell: int, marked: bool, source: int) -> None:
    """A workshop, with a power token beside it or without one."""
    p = her_player(s)
    put(s, p, cell, WORKSHOP, False, source)
    if marked:
        changing(s).marked |= 1 << cell
        s.tell(MARKED, p.seat, cell, 0, source)
