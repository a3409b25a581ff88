"""The ids that a game's texts must have, collected from the game itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.core.game import Game
from spielwerk.core.lessons.file import chapters
from spielwerk.core.options import DRAWN, Option
from spielwerk.core.texts import message_id
from spielwerk.games.age_of_innovation.rules import words as age
from spielwerk.games.age_of_innovation.rules.automa.turn import LINES, PASS
from spielwerk.games.age_of_innovation.rules.board import BOARDS
from spielwerk.games.age_of_innovation.shown import automa
from spielwerk.games.age_of_innovation.shown import components as shown
from spielwerk.games.tapestry.rules import words as tapestry
from spielwerk.games.tapestry.rules.automa.components import COMPASS, HEX_CHOICES, TRACK_CHOICES
from spielwerk.games.tapestry.rules.cards.occasions import PLACES, WHERE
from spielwerk.games.tapestry.rules.civilizations.mystics import CATEGORIES
from spielwerk.games.tapestry.rules.civilizations.shelf import OBJECTS
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_FACES, RED_FACES
from spielwerk.games.tapestry.shown.automa import BY
from spielwerk.games.tapestry.shown.chronicle import LANDS
from spielwerk.games.tapestry.shown.readings import DISPLAYS
from spielwerk.games.terra_nova.rules import words as nova
from spielwerk.games.terra_nova.rules.board import STAND_IN_MAP

PACKAGE = Path(spielwerk.__file__).parent

COMMON = {
    "line",
    "event-automatic",
    "event-lapsed",
    "move-as-written",
    "option-drawn",
    "feature-worth",
    "reason-by-the-end",
    "reason-than-others",
}
"""What Texts, the core's own events, the server's log, options and hints use."""

COURSE = {"round", *(f"round.{part}" for part in ("numeral", "one", "many", "axis"))}
"""What a game calls its parts, in charts and tables."""

CODES = {
    "too-few-*": ("coins", "tools", "scholars", "power", "books"),
    "too-few-books-*": age.DISCIPLINES,
    "too-little-*": ("money", "power"),
    # What both Terra games share asks each of them for its own code, which is one of the above.
    "lacking": (),
    # A defect of own data that is told with its place.
    "one.code": (),
}
"""What stands for the variable part of a reason's code."""

SHARED = {"age-of-innovation": ["terra"], "terra-nova": ["terra"]}
"""Folders that a game has in common with others."""

MOMENTS = [
    "-".join(filter(None, (tapestry.MOMENTS[moment], place)))
    for moment in WHERE
    for place in ("", *PLACES.get(moment, ()))
]
"""What a row of Tapestry can name as an occasion."""

CHOICES = (
    *("exploit", "garrison", "isolate", "leftover-die", "exchange-display", "compete", "give-token", "share-invention"),
    *("ally", "marry", "give-tile", "receive-token", "darken", "dictate", "marry-on", "drill", "reborn", "level"),
    *("renege", "pick-card", "gather-on", "leave-rivers"),
    *("leave-the-sky", "move-in", "tile-for-building", "discover", "distil", "annex"),
    *("spy-on", "look-at-hand", "collect-tech", "spare", "exchange-gallery", "buy-for-any"),
    *("leave-isles", "give-up-planning", "exchange-drawn"),
)
"""Mechanics of Tapestry that a question asks about."""

DEEDS = {
    **dict.fromkeys(("age-of-innovation", "terra-nova"), ("starting-goods",)),
    "tapestry": (
        *("moved", "moved-on", "went-back", "income", "explored", "landmark"),
        *("took-capital", "took-civilization", "took-masterpiece"),
    ),
}
"""What a function tells."""

UNUSED = {"move-settle", "warning-could-act", "warning-special", "warning-power"}
"""Answers in one choice, and what passing leaves, in both Terra games."""

OWN: dict[str, set[str]] = {
    "age-of-innovation": {
        *UNUSED,
        *(f"resource-{name}" for name in age.LOSSES),
        *(f"terrain-{name}" for name in (*age.TERRAINS, "river")),
        *(f"building-{name}" for name in age.BUILDINGS),
        # The Omar choose which of their first buildings to place.
        "building-workshop-or-tower",
        *(f"discipline-{name}" for name in age.DISCIPLINES),
        *(f"phase-{name}" for name in age.PHASES),
        *(f"event-{name}" for name in age.EVENTS),
        # A gain below zero is a payment.
        "event-paid",
        *(f"passive-{name}" for name in age.PASSIVES),
        *(f"when-on-{name}" for name in age.TRIGGERS),
        *(f"trait-{name}" for name in shown.TRAITS),
        *(f"status-{board.status}" for board in BOARDS.values()),
        *(f"automa-note-{name}" for name in automa.NOTES),
        *(f"automa-by-{name}" for name in automa.BY),
        *(f"automa-choice-{name}" for name in automa.CHOICES),
        *(f"automa-action-{name}" for name in (*LINES, PASS)),
    },
    "terra-nova": {
        *UNUSED,
        *(f"resource-{name}" for name in (*nova.RESOURCES, "spades")),
        *(f"terrain-{name}" for name in (*nova.TERRAINS, "river")),
        *(f"building-{name}" for name in nova.BUILDINGS),
        *(f"phase-{name}" for name in nova.PHASES),
        *(f"event-{name}" for name in nova.EVENTS),
        # A gain below zero is a payment.
        "event-paid",
        *(f"passive-{name}" for name in nova.PASSIVES),
        *(f"when-on-{name}" for name in nova.TRIGGERS),
        f"status-{STAND_IN_MAP.status}",
    },
    "tapestry": {
        *(f"resource-{name}" for name in tapestry.GAINS),
        *(f"building-{name}" for name in tapestry.BUILDINGS),
        *(f"terrain-{name}" for name in tapestry.TERRAINS),
        *(f"event-{name}" for name in tapestry.EVENTS),
        # A gain below zero is a payment; tiles are drawn by name; without a card in hand one is played face down.
        "event-paid",
        "event-drew-tile",
        "event-played-face-down",
        *(f"land-{land}" for land in LANDS),
        # Buildings stand in the capital or on a card.
        "event-placed-on-card",
        "warning-income",
        # A yes or no to a choice says to what; its button need not.
        *(f"move-{word}-choice{part}" for word in ("accept", "decline") for part in ("", ".button")),
        # What the question says already need not be on the button.
        *(f"move-{verb}.button" for verb in ("arrange", "cast", "copy", "isle", "surface")),
        # The text that an own card brings along, and the moments it may name.
        "when-own",
        *(f"when-{prefix}on-{moment}" for prefix in ("", "era-") for moment in MOMENTS),
        "die-science",
        "die-flip",
        *(f"face-flip-{name}" for name in ("up", "down")),
        *(f"face-science-{name}" for name in tapestry.TRACKS),
        *(f"face-red-{name}" for name in RED_FACES),
        *(f"face-black-{name}" for name in BLACK_FACES),
        *(f"category-{name}" for name in CATEGORIES),
        *(f"level-{name}" for name in ("bottom", "middle", "top")),
        *(f"choice-{name}" for name in CHOICES),
        *(f"object-{name}" for name in OBJECTS),
        # The first income turn of the automatic opponents has no track card.
        "event-tiebreaker-drawn",
        "track-favourite",
        *(f"direction-{name}" for name in COMPASS),
        *(f"display-{name}" for name in DISPLAYS),
        *(f"automa-by-{name}" for name in BY),
        *(f"automa-choice-{name}" for name in ("track", "hex")),
        *(f"automa-action-{name}" for name in (*TRACK_CHOICES, *HEX_CHOICES)),
    },
}
"""What only a game's own tables tell."""


def expected_ids(game: Game) -> set[str]:
    """Every message and every attribute (`message.attribute`) that the texts of the game must have."""
    state = game.new()
    found = COMMON | COURSE | OWN[game.name] | set(_reasons(game.name)) | set(_moves(game)) | set(_components(game))
    components = {row["name"] for row in game.components()}
    for option in game.options:
        found |= set(_option(option, components))
    for kind in state.kinds():
        if not kind.is_step:
            found |= {f"question-{kind.name}", f"question-{kind.name}.title"}
            found |= {f"help-{kind.name}", f"help-{kind.name}.rule"}
    for topic in game.topics():
        found |= {f"help-{topic}", f"help-{topic}.title", f"help-{topic}.rule"}
    companion = game.companion()
    if companion is not None:
        found |= {"question-tell", "help-tell", *(f"tell-{telling.name}" for telling in companion.tellings)}
    found |= {text for chapter in chapters(game.name) for text in chapter.texts()}
    found |= {f"deed-{name}" for name in DEEDS.get(game.name, ())} | set(game.chronicle.texts.values())
    found |= {f"{second}.after-{first.partition('-')[2]}" for first, second in game.chronicle.joined}
    found |= {f"tally-{name}" for name in state.tally()[0]}
    found |= {f"feature-{name}" for name in game.feature_names()}
    return found | {f"{name}.counted" for name in found if name.startswith("resource-")}


def _moves(game: Game) -> Iterator[str]:
    """Each verb, and each word that can stand in one of its slots."""
    space = game.new().space()
    for verb in space.verbs:
        yield message_id("move", verb.name)
        for slot in verb.slots:
            if slot in {"hex", "site", "n", "component", "of"}:
                continue
            for arg in range(verb.size):
                yield message_id(slot, verb.facts(arg)[slot])


def _components(game: Game) -> Iterator[str]:
    for row in game.components():
        yield f"{row['kind']}-{row['name']}"
        yield f"kind-{row['kind']}"
        if row["status"]:
            yield f"status-{row['status']}"
        for clause in row["effects"]:
            yield f"when-{clause['when']}"
            yield clause["id"]
            if "tracks" in clause["args"]:
                yield message_id("tracks", clause["args"]["tracks"])
        yield from _printed(row["picture"])


def _printed(part: Any) -> Iterator[str]:
    """The clauses in a picture: slots of income mats, spots of civilization mats."""
    if isinstance(part, dict):
        if "id" in part and "args" in part:
            yield part["id"]
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from _printed(inner)


def _option(option: Option, components: set[str]) -> Iterator[str]:
    yield f"option-{option.name}"
    yield f"option-{option.name}.help"
    usual = option.kind() == "choice" and not option.setup
    for value in option.choices:
        if usual or not (value in components or value == DRAWN or value.isdecimal()):
            yield message_id("option", option.name, value)


def _reasons(game: str) -> Iterator[str]:
    """Every code that the source gives to a Reason."""
    games = [PACKAGE / "games" / name for name in (game.replace("-", "_"), *SHARED.get(game, []))]
    for folder in (PACKAGE / "core", *games):
        for file in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                    for code in _codes(node.args[0]):
                        yield f"refusal-{code}"


def _codes(code: ast.expr) -> Iterator[str]:
    if isinstance(code, ast.Constant):
        yield str(code.value)
        return
    pattern = re.sub(r"\{.*?\}", "*", ast.unparse(code).removeprefix("f").strip("'\""))
    for word in CODES[pattern]:
        yield pattern.replace("*", word)
