"""What components do at a moment: their owner's, or another player's.

A row declares it by `on={MOMENT: mechanic}`; `refresh` indexes it by moment. Players who have finished are not filtered
out here: the reacting code checks that itself (finished.py).
"""

from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.frames import RUN_EFFECT
from spielwerk.games.tapestry.rules.packing import pack_moment
from spielwerk.games.tapestry.rules.state import Player, TapestryState


def fire(s: TapestryState, p: Player, moment: int, what: int = 0) -> None:
    """Something has happened to the player: their components may react."""
    acts = p.on[moment]
    if acts:
        for i in range(0, len(acts), 2):
            EFFECTS[acts[i + 1]].run(s, p.seat, acts[i], what)


def fire_others(s: TapestryState, p: Player, moment: int, what: int = 0) -> None:
    """Something has happened to the player that others' components watch. The left neighbour comes first, so it is
    pushed last."""
    players = s.players
    for i in range(len(players) - 1, 0, -1):
        other = players[(p.seat + i) % len(players)]
        if other.on[moment]:
            fire(s, other, moment, pack_moment(what, p.seat))


def instead(s: TapestryState, p: Player, moment: int, source: int, what: int) -> bool:
    """Let a component of the player replace what usually happens; returns whether one did."""
    acts = p.on[moment]
    if acts:
        s.ask(RUN_EFFECT, p.seat, source, acts[1], what)
    return len(acts) > 0
