"""Pass (AoI p.16): rewards, a new round bonus, a place in the next turn order."""

from typing import Final

from spielwerk.core.play import PASSING, SEAT, Frame, frame_of
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import followed, replaced
from spielwerk.games.age_of_innovation.rules.actions.common import begin_action
from spielwerk.games.age_of_innovation.rules.automa.passing import closed_row
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.rules.frames import RUN_EFFECT, TAKE_ROUND_BONUS
from spielwerk.games.age_of_innovation.rules.gains import gain_coins
from spielwerk.games.age_of_innovation.rules.holdings import refresh_bonus
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import PASS, ROUNDS, TOOK
from spielwerk.games.terra.rules.component_verb import ComponentVerb


class Pass(ComponentVerb[AgeState]):
    """`pass BONUS`; in the last round just `pass`."""

    def lay_out(self, base: int) -> None:
        super().lay_out(base)
        self.without_bonus = self.size
        self.size += 1

    def words(self, arg: int) -> str:
        return "" if arg == self.without_bonus else super().words(arg)

    def facts(self, arg: int) -> dict[str, Fact]:
        return {"bonus": "none"} if arg == self.without_bonus else super().facts(arg)

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return [self.without_bonus] if s.round == ROUNDS else list(range(len(self.rows)))

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        if s.round == ROUNDS:
            out.append(self.base + self.without_bonus)
        else:
            for bonus in s.bonus_pool:
                out.append(self.base + bonus)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        if arg == self.without_bonus or arg in s.bonus_pool:
            return []
        if arg == s.players[frame[SEAT]].bonus:
            return [Reason("own-bonus")]
        return self.not_available(arg)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        """The rewards of step 1 come first, with the old bonus still in front of the player.

        One after the other, the round bonus before the tiles: its free steps raise what a tile then counts.
        """
        seat = frame[SEAT]
        begin_action(s, frame)
        s.next_order = followed(s.next_order, seat)
        paid = s.players[seat].held.on[PASS]
        rewards = [(RUN_EFFECT, seat, paid[i], paid[i + 1], 1) for i in range(0, len(paid), 2)]
        bonus = arg if arg != self.without_bonus else NONE
        s.ask_in_order([*rewards, frame_of(TAKE_ROUND_BONUS, seat, 0, bonus)])


def take_round_bonus(s: AgeState, p: Player, bonus: int) -> None:
    """Steps 2 and 3: the new bonus lies face down, so neither it nor the old one works for the rest of the round."""
    p.passed = 1
    if bonus != NONE:
        row = BY_KIND["bonus"][bonus]
        s.tell(TOOK, p.seat, row.number, 0, row.number)
        s.bonus_pool = (
            replaced(s.bonus_pool, s.bonus_pool.index(bonus), p.bonus)
            if s.automa is None
            else closed_row(s.bonus_pool, bonus, p.bonus)
        )
        p.bonus = bonus
        if s.bonus_coins[bonus]:
            gain_coins(s, p, s.bonus_coins[bonus], row.number)
            s.bonus_coins = replaced(s.bonus_coins, bonus, 0)
    refresh_bonus(s, p)


PASS_TURN: Final = Pass(CATALOG, "pass", "bonus", PASSING)
