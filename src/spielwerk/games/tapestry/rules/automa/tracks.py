"""The track on which the Automa or the Shadow Empire advances: by the track card, then by the tiebreaker's list."""

from spielwerk.core.choosing import Preference, choose
from spielwerk.games.tapestry.rules.automa.components import (
    ADVANCE_ON,
    FAVOURITE,
    NEAREST_END,
    NEAREST_LANDMARK_OR_END,
    NEW_FAVOURITE,
    DecisionCard,
)
from spielwerk.games.tapestry.rules.automa.deck import tiebreaker, track_card
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import TIERS, TRACK_LANDMARKS
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import FAVOURITE_CHANGED, LAST, TRACKS


class NearestEnd(Preference):
    """The shortest distance to the end of the track."""

    name = "nearest-end"

    def __init__(self, p: Player) -> None:
        self.p = p

    def rank(self, option: int) -> int:
        return LAST - position(self.p, option)


class NearestLandmarkOrEnd(Preference):
    """The shortest distance to a landmark that nobody has, or to the end."""

    name = "nearest-landmark-or-end"

    def __init__(self, s: TapestryState, p: Player) -> None:
        self.s = s
        self.p = p

    def rank(self, option: int) -> int:
        here = position(self.p, option)
        for tier, space in enumerate(TIERS[1:]):
            if space > here and self.s.landmark_left(TRACK_LANDMARKS[option][tier]):
                return space - here
        return LAST - here


class ListOrder(Preference):
    """The list of the tiebreaker card, which the Automa reads from the top, the Shadow Empire from the bottom. A track
    that the cards do not name comes last."""

    name = "tiebreak-list"

    def __init__(self, card: DecisionCard, favourite: int, *, upwards: bool) -> None:
        order = card.tiebreak[::-1] if upwards else card.tiebreak
        self.order = [favourite if entry == FAVOURITE else entry for entry in order]

    def rank(self, option: int) -> int:
        return self.order.index(option) if option in self.order else len(TRACKS) + 1


def list_order(s: TapestryState, seat: int) -> ListOrder:
    return ListOrder(tiebreaker(s), s.automa.favourite_of(seat), upwards=seat == s.automa.shadow)


def open_tracks(s: TapestryState, p: Player) -> list[int]:
    """Those whose end has not been reached."""
    return [track for track in range(s.tracks) if position(p, track) < LAST]


def by_icon(s: TapestryState, p: Player, icon: int, what: str) -> int:
    """The track that an icon chooses, or NONE."""
    tracks = open_tracks(s, p)
    if not tracks:
        return NONE
    preferences: list[Preference] = []
    if icon == NEAREST_END:
        preferences.append(NearestEnd(p))
    elif icon == NEAREST_LANDMARK_OR_END:
        preferences.append(NearestLandmarkOrEnd(s, p))
    preferences.append(list_order(s, p.seat))
    return choose(what, tracks, preferences, s.automa.told)


def by_card(s: TapestryState, p: Player) -> int:
    """The track that the pair chooses, or NONE."""
    card = track_card(s)
    return by_icon(s, p, card.shadow if p.seat == s.automa.shadow else card.automa, ADVANCE_ON)


def review_favourite(s: TapestryState, p: Player) -> None:
    """When its end is reached, or anybody is ahead there, another track becomes the favourite."""
    a = s.automa
    here = a.favourite_of(p.seat)
    own = position(p, here)
    if own < LAST and all(position(other, here) <= own for other in s.players if other.seat != p.seat):
        return
    track = by_icon(s, p, NEAREST_LANDMARK_OR_END, NEW_FAVOURITE)
    if track not in (NONE, here):
        set_favourite(s, p, track)


def set_favourite(s: TapestryState, p: Player, track: int) -> None:
    if p.seat == s.automa.shadow:
        s.automa.shadow_favourite = track
    else:
        s.automa.favourite = track
    s.tell(FAVOURITE_CHANGED, p.seat, track, 0, 0)
