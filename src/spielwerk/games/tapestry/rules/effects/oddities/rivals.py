"""Unique effects that involve the other players: alliance and marriage, contests, trade, and who is ahead or behind."""

from typing import Final

from spielwerk.core.play import each, frame_of
from spielwerk.games.tapestry.rules.effects.table import ITEMS, Mechanic, run
from spielwerk.games.tapestry.rules.frames import MAY, OPPONENT, POSITION, RUN_EFFECT, TRACK, TRADE
from spielwerk.games.tapestry.rules.gains import gain, gain_any, gain_vp, pay
from spielwerk.games.tapestry.rules.packing import pack_seats, space_of, track_of, unpack_choice
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import every_track, furthest_of_all, position
from spielwerk.games.tapestry.rules.words import COIN, WORKER

BOAST_POINTS: Final = 4
AID_POINTS: Final = 2
OLYMPIC_POINTS: Final = 10


def age_of_wonders(s: TapestryState, p: Player, source: int, times: int) -> None:
    own = len(p.landmarks)
    others = [len(s.players[seat].landmarks) for seat in s.others(p.seat)]
    if own < min(others):
        gain_any(s, p, 2, source)
    elif own > max(others):
        gain_vp(s, p, 12, source)
    else:
        gain_any(s, p, 1, source)
        gain_vp(s, p, 6, source)


def choose_ally(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(OPPONENT, p.seat, source, ALLY.number, s.opponents(p.seat))


def ally(s: TapestryState, p: Player, source: int, seat: int) -> None:
    p.ally = seat


def boast(s: TapestryState, p: Player, source: int, times: int) -> None:
    for track in range(s.tracks):
        if furthest_of_all(s, p, track):
            gain_vp(s, p, BOAST_POINTS, source)


def everybody_any(s: TapestryState, p: Player, source: int, times: int) -> None:
    # Each call puts a question on top of the stack: the loop runs backwards, so the player is asked first.
    for seat in reversed([p.seat, *s.others(p.seat)]):
        gain_any(s, s.players[seat], 1, source)


def guild_trade(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRADE, p.seat, source)


def choose_married_track(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Another active marriage keeps its track to itself (p.30)."""
    taken = sum([1 << q.spouse_track for q in s.players if q.seat != p.seat and q.spouse_track >= 0])
    s.ask(TRACK, p.seat, source, MARRY_ON.number, every_track(s) & ~taken)


def marry_on(s: TapestryState, p: Player, source: int, track: int) -> None:
    s.ask(OPPONENT, p.seat, source, MARRY.number, pack_seats(s.opponents(p.seat), track))


def marry(s: TapestryState, p: Player, source: int, operand: int) -> None:
    p.spouse, p.spouse_track = unpack_choice(operand)


def olympic_host(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Everybody may pay a worker for points; the host's own reward depends on whether an opponent did."""
    seats = [p.seat, *s.others(p.seat)]
    able = [seat for seat in seats if s.players[seat].res[WORKER] and not s.players[seat].done]
    s.ask_in_order(
        [
            *each(MAY, able, source, COMPETE.number, p.seat),
            frame_of(RUN_EFFECT, p.seat, source, OLYMPIC_REWARD.number, 0),
        ]
    )


def compete(s: TapestryState, p: Player, source: int, host: int) -> None:
    pay(s, p, WORKER, 1, source)
    gain_vp(s, p, OLYMPIC_POINTS, source)
    if p.seat != host:
        for i in range(len(s.stack) - 1, -1, -1):
            kind, seat, asked_by, effect, _ = s.stack[i]
            if kind == RUN_EFFECT and effect == OLYMPIC_REWARD.number:
                s.stack[i] = (RUN_EFFECT, seat, asked_by, effect, 1)
                return


def olympic_reward(s: TapestryState, p: Player, source: int, guests: int) -> None:
    if guests and any(p.covered):
        run(s, p.seat, ITEMS["any-building"].number, source)
    else:
        gain(s, p, COIN, 1, source)


def plea_for_aid(s: TapestryState, p: Player, source: int, times: int) -> None:
    """For each track on which every marker of the others is ahead."""
    for track in range(s.tracks):
        behind = True
        for seat in s.others(p.seat):
            other = s.players[seat]
            spaces = [space_of(mark) for mark in other.marks if track_of(mark) == track] or [position(other, track)]
            behind = behind and min(spaces) > position(p, track)
        if behind:
            gain_vp(s, p, AID_POINTS, source)
            gain_any(s, p, 1, source)


def trade_economy(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(POSITION, p.seat, source)


ALLY: Final = Mechanic("ally", ally)
MARRY_ON: Final = Mechanic("marry-on", marry_on)
MARRY: Final = Mechanic("marry", marry)
COMPETE: Final = Mechanic("compete", compete)
OLYMPIC_REWARD: Final = Mechanic("olympic-reward", olympic_reward)
