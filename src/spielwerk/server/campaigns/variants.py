"""Every game with every number of players and every choice that is not one of its set-up."""

from collections.abc import Iterator, Sequence

from spielwerk.core.options import BadOption
from spielwerk.games import game

Options = dict[str, object]


def variants(names: Sequence[str]) -> list[tuple[str, Options]]:
    return [(name, options) for name in names for options in _playable(name)]


def _playable(name: str) -> Iterator[Options]:
    for options in _options(name):
        try:
            game(name).new(0, options)
        except BadOption:
            continue  # a choice that this number of players does not have
        yield options


def _options(name: str) -> Iterator[Options]:
    known = {option.name: option for option in game(name).options}
    for players in range(known["players"].least, known["players"].most + 1):
        yield {"players": players}
        for option in known.values():
            if option.kind() == "choice" and not option.setup:
                yield from ({"players": players, option.name: one} for one in option.choices if one != option.default)
        if "sets" in known:
            sets = known["sets"].choices
            yield from ({"players": players, "sets": [one]} for one in sets)
            yield {"players": players, "sets": list(sets)}
