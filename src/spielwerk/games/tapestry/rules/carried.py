"""Landmarks that stand on tech cards (p.8): they stay on their card, wherever it goes."""

from spielwerk.core.values import followed, replaced, without
from spielwerk.games.tapestry.rules.packing import card_carrying, carried, landmark_carried
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState


def landmark_on(s: TapestryState, card: int) -> int:
    """The landmark on a tech card, or NONE."""
    for entry in s.carried:
        if card_carrying(entry) == card:
            return landmark_carried(entry)
    return NONE


def put_on(s: TapestryState, card: int, landmark: int) -> None:
    s.carried = sorted([*s.carried, carried(card, landmark)])


def discard_carried(s: TapestryState, p: Player, card: int) -> None:
    """A discarded tech card takes its landmark with it; nobody can gain it again, as if it were still taken (p.8,
    p.29)."""
    landmark = landmark_on(s, card)
    if landmark != NONE:
        s.carried = [entry for entry in s.carried if card_carrying(entry) != card]
        p.landmarks = without(p.landmarks, landmark)


def hand_over(s: TapestryState, card: int, giver: Player, taker: Player) -> None:
    """The card goes to another player, with what stands on it."""
    landmark = landmark_on(s, card)
    if landmark != NONE:
        s.owner = replaced(s.owner, landmark, taker.seat)
        giver.landmarks = without(giver.landmarks, landmark)
        taker.landmarks = followed(taker.landmarks, landmark)
