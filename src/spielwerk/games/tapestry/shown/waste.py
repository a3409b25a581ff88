"""What an income turn leaves unused: resources that could still pay for an advance (p.5, p.6)."""

from spielwerk.core.play import NEXT_ROUND
from spielwerk.core.state import Message
from spielwerk.games.tapestry.rules.actions.tracks import ADVANCE
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import RESOURCES


def waste(s: TapestryState, move: int) -> list[Message]:
    space = s.space()
    if space.verb_of[move].role != NEXT_ROUND or not any(space.verb_of[other] is ADVANCE for other in s.moves()):
        return []
    return [("warning-income", dict(zip(RESOURCES, s.players[s.seat].res, strict=True)))]
