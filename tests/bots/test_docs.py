"""The example of docs/bots.md runs."""

import re

from spielwerk.bots.interface import Bot, Sight
from spielwerk.build.checkout import ROOT
from spielwerk.games import game


def test_the_example_plays() -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)
    names: dict[str, type[Bot]] = {}
    exec(code[0], names)  # our own documentation
    state = game("age-of-innovation").new(3, {"players": 2})
    players = [names["Thrifty"](seat) for seat in range(2)]
    for _ in range(40):
        seat = state.seat
        state.play(players[seat].choose(Sight("age-of-innovation", state, seat)))
