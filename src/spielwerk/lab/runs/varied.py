"""Runs over all values of some options: every player count, every combination of sets."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product

from spielwerk.core.game import Game
from spielwerk.core.options import BadOption, Option, OptionValue


def values(option: Option) -> list[OptionValue]:
    """Everything that can be chosen; of a list of names every set of them."""
    if option.kind() == "number":
        return list(range(option.least, option.most + 1))
    if option.kind() == "names":
        return [list(names) for n in range(len(option.choices) + 1) for names in combinations(option.choices, n)]
    return list(option.choices)


def variants(game: Game, options: Mapping[str, object], vary: Sequence[str]) -> list[dict[str, object]]:
    """The options with every combination of the named ones that the game takes."""
    known = {option.name: option for option in game.options}
    game.checked({**options, **{name: known[name].default if name in known else "" for name in vary}})
    found = []
    for chosen in product(*(values(known[name]) for name in vary)):
        candidate = {**options, **dict(zip(vary, chosen, strict=True))}
        try:
            game.new(0, candidate)
        except BadOption:
            continue
        found.append(candidate)
    return found
