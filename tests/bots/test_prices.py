"""Every kind of effect of the Terra games has a price, so that bots do not take it for nothing."""

from importlib import import_module

import pytest

from spielwerk.games import game


@pytest.mark.parametrize("name", ["age_of_innovation", "terra_nova"])
def test_every_kind_of_effect_has_a_price(name: str) -> None:
    game(name.replace("_", "-"))
    effects = import_module(f"spielwerk.games.{name}.rules.catalog").EFFECTS
    in_round_one = import_module(f"spielwerk.games.{name}.evaluation.prices").EFFECT_WORTH[1]
    free = sorted({type(effect).__name__ for effect, worth in zip(effects, in_round_one, strict=True) if not worth})
    assert not free, f"src/spielwerk/games/{name}/evaluation/prices.py has no price for: {', '.join(free)}."
