"""The Inventors: a token upgrades anybody's tech card; in the top row it comes to them (p.14, p.29)."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.values import followed
from spielwerk.games.tapestry.rules.actions.techs import (
    TOP,
    TechPick,
    gained_once,
    leave_rows,
    reward_of,
    tech,
    unpack_upgrade,
    upgrade,
)
from spielwerk.games.tapestry.rules.actions.tracks import SKIP
from spielwerk.games.tapestry.rules.carried import hand_over
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME, FOUR_TOKENS
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import MARK, MAY, RUN_EFFECT
from spielwerk.games.tapestry.rules.mat import Tokens
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.packing import what_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, TECH_TAKEN, UPGRADE_OVER, UPGRADE_WATCHED

TOKENS: Final = Tokens("tokens", most=FOUR)


def mark_invention(s: TapestryState, p: Player, source: int, times: int) -> None:
    if TOKENS.get(p):
        s.ask(MARK, p.seat, source)


class MarkTech(TechPick):
    """`mark NAME`: a token on any card below the top row upgrades it, whatever it needs."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        cards = [card for p in s.players for card in p.bottom + p.middle if not s.flipped >> card & 1]
        return sorted([card for card in cards if not self.forbidden(s, frame[SEAT], card)])

    def forbidden(self, s: TapestryState, seat: int, card: int) -> bool:
        """Nobody takes another's card to the top row whose square is gained only once (p.8)."""
        return gained_once(s, card) and any(card in p.middle for p in s.players if p.seat != seat)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        TOKENS.add(p, -1)
        s.invented |= 1 << arg
        for owner in s.players:
            if arg in owner.bottom or arg in owner.middle:
                if owner.seat != p.seat and arg in owner.bottom:
                    s.ask(MAY, p.seat, frame[SOURCE], SHARE.number, arg)
                upgrade(s, owner, arg, frame[SOURCE])
                return


def share_invention(s: TapestryState, p: Player, source: int, card: int) -> None:
    run(s, p.seat, tech(card).circle, tech(card).number)


def take_invention(s: TapestryState, p: Player, source: int, card: int) -> None:
    """A marked card that has reached the top row comes to the bottom row of the Inventors (p.29)."""
    for seat in s.others(p.seat):
        owner = s.players[seat]
        if card in owner.bottom or card in owner.middle or card in owner.top:
            leave_rows(owner, card)
            p.bottom = followed(p.bottom, card)
            hand_over(s, card, owner, p)
            fire(s, p, TECH_TAKEN, card)
            return


SHARE: Final = Mechanic("share-invention", share_invention)
MARK_TECH: Final = MarkTech("mark")


def marked(s: TapestryState, told: int) -> bool:
    """Whether the upgrade has brought a card with a token to the top row."""
    card, row = unpack_upgrade(what_of(told))
    return row == TOP and s.invented >> card & 1 > 0


def share_square(s: TapestryState, p: Player, source: int, told: int) -> None:
    if marked(s, told):
        s.ask(RUN_EFFECT, p.seat, source, reward_of(*unpack_upgrade(what_of(told))), 1)


def claim_card(s: TapestryState, p: Player, source: int, told: int) -> None:
    if marked(s, told):
        s.ask(RUN_EFFECT, p.seat, source, TAKE.number, unpack_upgrade(what_of(told))[0])


TAKE: Final = Mechanic("take-invention", take_invention)


ROW: Final = Civilization(
    "inventors",
    "p.14",
    on={UPGRADE_WATCHED: Mechanic("share-square", share_square), UPGRADE_OVER: Mechanic("claim-card", claim_card)},
    mat=(TOKENS,),
    income=Mechanic("mark-invention", mark_invention),
    turns=EVERY_INCOME,
    gained=FOUR_TOKENS,
    answers={MARK: [MARK_TECH, SKIP]},
)
