"""Facts of `then` that both games have."""

from spielwerk.core.hexgrid import cells
from spielwerk.games.terra.rules.state import TerraState


def hexes_of(s: TerraState, mask: int) -> list[str]:
    names = s.ground().grid.names
    return [names[cell] for cell in cells(mask)]
