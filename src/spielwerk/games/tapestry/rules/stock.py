"""The stock a game is dealt from, before anything is shuffled: the same for all games with the same options."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.options import BadOption, OptionValue
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.automa.setup import DISTORTING_CARDS, OPPONENTS, left_out, traps_out
from spielwerk.games.tapestry.rules.box import CHOICE, all_names, copies_of, given_by, in_play, listed
from spielwerk.games.tapestry.rules.capital.mats import NUMBERS
from spielwerk.games.tapestry.rules.cards.deck import UNSURE
from spielwerk.games.tapestry.rules.cards.own import read_own
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS, OWN, OwnCards
from spielwerk.games.tapestry.rules.cards.own_option import NO_FILE
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Component, index_of
from spielwerk.games.tapestry.rules.state import NONE

WITHOUT: Final = "without"
CIVILIZATIONS: Final = "civilizations"
FIRST_CIVILIZATIONS: Final = "first_civilizations"
ALL_SETS: Final = "all"
CAPITALS: Final = "capitals"
SHUFFLED: Final = ("tapestry", "tech", "tile", "space-tile")
DEALT: Final = (*SHUFFLED, "civilization", "capital", "landmark-card")
"""Kinds of components; one may be added."""
CHOSEN: Final = (
    *("players", "sets", "unknown", "cards", WITHOUT, CIVILIZATIONS, FIRST_CIVILIZATIONS),
    *(CAPITALS, OPPONENTS, DISTORTING_CARDS),
)
"""The options that it depends on."""
STOCKS_KEPT: Final = 32

Key = tuple[object, ...]


class Stock:
    """Cards and tiles of all decks, civilizations and capitals."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.own: OwnCards = own_of(options)
        self.copies: dict[str, list[int]] = {kind: _in_box(kind, self.own) for kind in SHUFFLED}
        """The number of copies of each row of a kind."""
        self.decks: dict[str, list[int]] = {kind: _deck(kind, options, self.copies[kind]) for kind in SHUFFLED}
        self.named: list[int] = given_by(options, CIVILIZATIONS, all_names("civilization"))
        """The civilization that the options name for each player, or NONE."""
        out = left_out(options, "civilization")
        rows = [row for row in in_play("civilization", options) if row.name not in out]
        self.civilizations: list[int] = [row.index for row in rows if row.index not in self.named]
        """Those that are shuffled."""
        box = str(options[FIRST_CIVILIZATIONS])
        first = [row for row in rows if box in (ALL_SETS, row.set)]
        self.first: frozenset[int] = frozenset([row.index for row in first if row.index not in self.named])
        """Those that players may start with, unless an option names theirs: all, or those of one set (p.15)."""
        drawing = self.named.count(NONE)
        if len(self.first) < drawing:
            raise BadOption(
                f"Option '{FIRST_CIVILIZATIONS}': '{box}' does not have a civilization for everybody here.",
                Reason("too-few-civilizations", {"option": f"{FIRST_CIVILIZATIONS} {box}"}),
            )
        self.choice = CHOICE if len(self.first) >= CHOICE * drawing else 1
        """How many civilizations each player chooses from: two, or one where the set has no more."""
        self.capitals: list[int] = given_by(options, CAPITALS, all_names("capital"))
        """The capital that the options name for each player, or NONE."""
        self.basic: list[int] = [named if named != NONE and NUMBERS[named] else NONE for named in self.capitals]
        """The basic ones of these: a player with an advanced one still draws a start territory."""
        self.advanced: list[int] = [
            row.index
            for row in in_play("capital", options)
            if row.index < len(NUMBERS) and not NUMBERS[row.index] and row.index not in self.capitals
        ]
        """The advanced capitals of the chosen sets that no option assigns."""
        self.landmark_cards: tuple[Component, ...] = in_play("landmark-card", options)


def own_of(options: Mapping[str, OptionValue]) -> OwnCards:
    return read_own(str(options["cards"])) if options["cards"] != NO_FILE else NO_OWN_CARDS


def _in_box(kind: str, own: OwnCards) -> list[int]:
    """The number of copies of each row; the file of own cards says how many are in their slots."""
    copies = copies_of(kind)
    if own.text:
        rows = BY_KIND[kind]
        for row in rows:
            if row.status in UNSURE and row.name in own.replaces(kind):
                copies[row.index] = 0
        filled = {"tapestry": own.copies, "tech": [1] * len(own.needs)}.get(kind, [])
        places = [row.index for row in rows if row.set == OWN]
        for place, number in enumerate(filled):
            copies[places[place]] = number
    return copies


def _deck(kind: str, options: Mapping[str, OptionValue], in_box: list[int]) -> list[int]:
    """Everything of a kind in the chosen sets that is not excluded."""
    copies = in_box[:]
    if kind == "tapestry":
        copies[index_of(kind, "trap")] -= traps_out(options)
    out = [*listed(options, WITHOUT), *left_out(options, kind)]
    return [row.index for row in in_play(kind, options) if row.name not in out for _ in range(copies[row.index])]


_kept: Final[dict[Key, Stock]] = {}


def stock_of(options: Mapping[str, OptionValue]) -> Stock:
    """Raises BadOption where the options cannot be dealt. The result is cached: read it, do not change it."""
    key = _key(options)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= STOCKS_KEPT:
            _kept.clear()
        found = Stock(options)
        _kept[key] = found
    return found


def _key(options: Mapping[str, OptionValue]) -> Key:
    parts: list[object] = [len(BY_KIND[kind]) for kind in DEALT]
    for name in CHOSEN:
        value = options[name]
        parts.append(tuple(value) if isinstance(value, list) else value)
    return tuple(parts)
