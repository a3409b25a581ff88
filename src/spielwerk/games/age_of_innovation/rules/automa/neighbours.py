"""Power that people gain through her buildings can bring her something too: the powermongers' ongoing effect."""

from spielwerk.games.age_of_innovation.rules.automa.actions.science import catch_up
from spielwerk.games.age_of_innovation.rules.automa.components import CARDS
from spielwerk.games.age_of_innovation.rules.automa.seat import automa_of, faction_of, faction_source
from spielwerk.games.age_of_innovation.rules.state import AgeState


def power_was_gained(s: AgeState, builder: int, power: int) -> None:
    """Power that people really gained through one of her buildings (ruling-automa-power-gained)."""
    if not s.automatic(builder):
        return
    needed = faction_of(s).step_for_power
    if needed and power >= needed:
        drawn = automa_of(s).drawn
        # The card before the newest one supports the turn that has just ended.
        catch_up(s, CARDS[drawn[-2] if len(drawn) > 1 else drawn[-1]], 1, faction_source(s), None)
