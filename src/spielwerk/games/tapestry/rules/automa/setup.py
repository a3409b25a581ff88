"""Set-up of a game with automatic opponents: options, removed components, decks and favourite tracks."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.drawn import BadDraw, Dealt, Layout, Names
from spielwerk.core.options import DRAWN, BadOption, Option, OptionValue, named_twice, too_many
from spielwerk.core.reasons import Reason
from spielwerk.core.rng import Rng
from spielwerk.games.tapestry.rules.automa.beside import Automa
from spielwerk.games.tapestry.rules.automa.components import (
    DISTORTING,
    OUT,
    AutomaCivilization,
    automa_civilization,
    decision_card,
    level_row,
)
from spielwerk.games.tapestry.rules.automa.seating import gains_only_by_own_rules
from spielwerk.games.tapestry.rules.box import all_names, listed, names_of, players_of, sets_of, whole_of
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.words import ARTS_AND_ARCHITECTURE, FOUR, TRACKS

OPPONENTS: Final = "automa"
AUTOMA: Final = "automa"
SHADOW: Final = "shadow-empire"
NOBODY: Final = "none"
LEVEL: Final = "automa_level"
DISTORTING_CARDS: Final = "distorting"
CIVILIZATIONS: Final = "automa_civilizations"
FAVOURITES: Final = "favourite_tracks"
DECISION: Final = "decision_cards"
PROGRESS: Final = "progress_cards"
TRACK_NAMES: Final = Names(TRACKS)
SEATS: Final = 3
"""Players at the table, including the automatic ones."""
PEOPLE: Final = {AUTOMA: 1, SHADOW: 2}
"""How many people play with them."""
START_CARDS: Final = 7
SHADOW_CARDS: Final = 12
"""Decision cards of the Shadow Empire alone."""


def automa_options() -> list[Option]:
    return [
        Option(OPPONENTS, NOBODY, (NOBODY, AUTOMA, SHADOW)),
        Option(LEVEL, 2, least=1, most=len(BY_KIND["automa-level"])),
        Option("first_turn", "person", ("person", "bots")),
        Option(DISTORTING_CARDS, "in", ("in", "out")),
        Option(CIVILIZATIONS, [], names_of("automa-civilization"), setup=True),
    ]


def seats_of(options: Mapping[str, OptionValue]) -> int:
    """People have the first seats, automatic players the last."""
    people, opponents = players_of(options), str(options[OPPONENTS])
    if opponents == NOBODY and people > 1:
        return people
    if people != PEOPLE.get(opponents, 0):
        raise BadOption(
            "The Automa plays against one person, the Shadow Empire alone with two, and nobody plays alone.",
            Reason("option-automa-people"),
        )
    return SEATS


def bots_first(options: Mapping[str, OptionValue]) -> int:
    """Whether both bots act before the person: who has the first turn is settled as among people."""
    return 1 if options[OPPONENTS] == AUTOMA and options["first_turn"] == "bots" else 0


def left_out(options: Mapping[str, OptionValue], kind: str) -> list[str]:
    """Components removed before a game against the Automa."""
    if options[OPPONENTS] != AUTOMA:
        return []
    return [*OUT.get(kind, []), *(DISTORTING.get(kind, []) if options[DISTORTING_CARDS] == "out" else [])]


def traps_out(options: Mapping[str, OptionValue]) -> int:
    traps: int = OUT["traps"]
    return traps if options[OPPONENTS] == AUTOMA else 0


def draw_automa(rng: Rng, options: Mapping[str, OptionValue], dealt: Dealt) -> None:
    """Only a game with automatic opponents asks the generator."""
    if options[OPPONENTS] == AUTOMA:
        civs = _draw_civilizations(rng, options)
        dealt.put(CIVILIZATIONS, all_names("automa-civilization"), civs)
        own = automa_civilization(civs[0]).favourite
        favourite = own if own != NONE else rng.below(_tracks(options))
        dealt.put(FAVOURITES, TRACK_NAMES, [favourite, _another(rng, favourite, _tracks(options))])
        progress = [row.index for row in BY_KIND["decision-card"] if decision_card(row.index).progress]
        rng.shuffle(progress)
        deck = [*range(START_CARDS), progress.pop()]
        rng.shuffle(deck)
        dealt.put(DECISION, all_names("decision-card"), deck)
        dealt.put(PROGRESS, all_names("decision-card"), progress)
    elif options[OPPONENTS] == SHADOW:
        dealt.put(FAVOURITES, TRACK_NAMES, [rng.below(_tracks(options))])


def _tracks(options: Mapping[str, OptionValue]) -> int:
    return FOUR + 1 if whole_of(options) & ARTS_AND_ARCHITECTURE else FOUR


def _another(rng: Rng, favourite: int, tracks: int) -> int:
    """The science die is rolled until it shows another track."""
    track = rng.below(tracks)
    while track == favourite:
        track = rng.below(tracks)
    return track


def level_of(options: Mapping[str, OptionValue]) -> int:
    level = options[LEVEL]
    assert isinstance(level, int)
    return level - 1


def _draw_civilizations(rng: Rng, options: Mapping[str, OptionValue]) -> list[int]:
    """The science die chooses among those of the base game, each of which has a track of its own; others are chosen by
    option."""
    number = level_row(level_of(options)).civilizations
    named = _named(options, number)
    found: list[int] = []
    for place in range(number):
        civ = named[place] if place < len(named) else NONE
        free = [row.index for row in BY_KIND["automa-civilization"] if row.set == "base" and row.index not in named]
        found.append(civ if civ != NONE else _roll(rng, [one for one in free if one not in found]))
    return found


def _roll(rng: Rng, civs: list[int]) -> int:
    return civs[rng.below(len(civs))]


def _named(options: Mapping[str, OptionValue], number: int) -> list[int]:
    names = listed(options, CIVILIZATIONS)
    if len(names) > number:
        raise too_many(CIVILIZATIONS, number, len(names))
    known = names_of("automa-civilization")
    civs = [NONE if name == DRAWN else known.index(name) for name in names]
    for civ in civs:
        if civ != NONE:
            _check(options, automa_civilization(civ))
        if civ != NONE and civs.count(civ) > 1:
            raise named_twice(CIVILIZATIONS, known[civ])
    return civs


def _check(options: Mapping[str, OptionValue], row: AutomaCivilization) -> None:
    if row.unknown:
        raise BadOption(
            f"No source tells what the Automa's '{row.name}' do, so they cannot be played against.",
            Reason("automa-unknown", {"civilization": row.name}),
        )
    if row.set not in sets_of(options):
        raise BadOption(
            f"The Automa's '{row.name}' belong to the set '{row.set}', which is not in this game.",
            Reason(
                "automa-without-set", {"component": f"automa-civilization-{row.name}", "option_set": f"sets {row.set}"}
            ),
        )


def lay_automa(s: TapestryState, layout: Layout, options: Mapping[str, OptionValue]) -> None:
    """People have the first seats."""
    if options[OPPONENTS] == NOBODY:
        return
    a = s.automa = Automa()
    a.shadow = SEATS - 1
    tracks = [TRACKS.index(name) for name in _known_tracks(s, layout, 1 if options[OPPONENTS] == SHADOW else 2)]
    a.shadow_favourite = tracks[-1]
    known = all_names("decision-card")
    left = [1] * len(known.words)
    if options[OPPONENTS] == AUTOMA:
        a.seat = 1
        a.level = level_of(options)
        a.favourite = tracks[0]
        a.civs = layout.take(CIVILIZATIONS, all_names("automa-civilization"), level_row(a.level).civilizations)
        a.deck = layout.deck(DECISION, known, left)
        a.progress = layout.deck(PROGRESS, known, left)
    else:
        a.discards = list(range(SHADOW_CARDS))
    for p in s.players:
        if s.automatic(p.seat):
            gains_only_by_own_rules(p)


def _known_tracks(s: TapestryState, layout: Layout, size: int) -> list[str]:
    names = list(layout.names(FAVOURITES, size))
    for name in names:
        if name not in TRACKS[: s.tracks]:
            raise BadDraw(FAVOURITES, f"'{FAVOURITES}' knows no '{name}'. Nearest: {', '.join(TRACKS[: s.tracks])}.")
    if len(set(names)) != len(names):
        raise BadDraw(FAVOURITES, "The Automa and the Shadow Empire begin with different favourite tracks.")
    return names
