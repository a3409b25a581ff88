"""Texts: message ids with arguments become sentences, from the same Fluent files that the browser reads.

A game's texts are `games/<game>/texts/<language>/*.ftl`, the common ones `texts/<language>/*.ftl`. An argument is named
by its slot, and the slot says how its value is shown (docs/texts.md has the same for the browser):

- A word in the slot `discipline`, say `law`, is shown through the message `discipline-law`, if there is one. A slot may
  carry a qualifier after an underscore: `terrain_to` is a `terrain`. Characters that an id cannot hold become hyphens.
- In the slots of `IDS` the value is itself the id of a message.
- Where the message has the attribute that `ATTRIBUTES` names for the slot, that is shown instead of its value.
- Seats are shown by their display names. Everything else (hexes, numbers, notation) is shown as it is.
- The word as the engine gave it stays at hand for selectors: `$building-key` beside `$building`.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import spielwerk
from spielwerk.core.reasons import Fact

LANGUAGES: Final = ("de", "en")
IDS: Final = frozenset({"source", "component", "tile", "move"})
SEATS: Final = frozenset({"seat", "builder", "of"})
ATTRIBUTES: Final = {
    "source": "full",
    "component": "full",
    "tile": "full",
    "question": "title",
    "resource": "counted",
}


def folders(game: str, language: str) -> list[Path]:
    """Where the texts of a game lie, the common ones first."""
    top = Path(spielwerk.__file__).parent
    return [top / "texts" / language, top / "games" / game.replace("-", "_") / "texts" / language]


@lru_cache
def bundle(game: str, language: str) -> Any:
    """The parsed texts, without the Unicode isolation marks that terminals and SVG show as boxes."""
    # Optional for the engine: in a browser the client makes the sentences.
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    for folder in folders(game, language):
        for file in sorted(folder.glob("*.ftl")):
            found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def message_id(*parts: object) -> str:
    """The id made of these parts: `option`, `rules`, `1.2` -> `option-rules-1-2`."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(str(part) for part in parts))


def listed(clauses: list[str]) -> str:
    """What follows a clause that ends with a colon belongs to it."""
    return "; ".join(clauses).replace(":; ", ": ")


class Texts:
    """The words of one game in one language."""

    def __init__(self, game: str, language: str, seats: Mapping[str, str] | None = None) -> None:
        self.bundle = bundle(game, language)
        self.seats = dict(seats or {})
        """Display names by seat letter."""
        self.own: dict[str, str] = {}
        """Whole texts by id from a game's own data; they take precedence over those of the files."""
        self.errors: list[str] = []
        """Errors of formatting: always a mistake in a text or its arguments. The tests keep it empty."""

    def has(self, name: str) -> bool:
        """Whether there is a text `message` or `message.attribute`."""
        return name in self.own or self._pattern(name) is not None

    def learn(self, texts: Mapping[str, str]) -> None:
        """Texts of a state's own data (`Game.own_texts`)."""
        self.own.update(texts)

    def format(self, name: str, args: Mapping[str, Fact] | None = None) -> str:
        """The text `message` or `message.attribute`; its id where there is none."""
        return self._raw(name, self.arguments(args or {}))

    def arguments(self, args: Mapping[str, Fact]) -> dict[str, Fact]:
        """The arguments as texts use them."""
        shown: dict[str, Fact] = dict(args)
        shown.update({f"{slot}-key": value for slot, value in args.items() if isinstance(value, str)})
        # The text of a move uses the other arguments, so it comes last.
        for slot in sorted(args, key=lambda slot: slot == "move"):
            value = args[slot]
            if isinstance(value, str):
                shown[slot] = self._shown(slot, value, shown)
        return shown

    def effects(self, component: Mapping[str, Any]) -> list[str]:
        """What a component (a row of `Game.components`) does: a line for each moment."""
        lines: dict[str, list[str]] = {}
        for clause in component["effects"]:
            when = self.format(message_id("when", clause["when"]), clause["when_args"])
            lines.setdefault(when, []).append(self.format(clause["id"], clause["args"]))
        return [self.format("line", {"head": when, "body": listed(clauses)}) for when, clauses in lines.items()]

    def _shown(self, slot: str, value: str, args: Mapping[str, Fact]) -> str:
        if slot in SEATS:
            return self.seats.get(value, value)
        name = value if slot in IDS else message_id(slot.partition("_")[0], value)
        attribute = ATTRIBUTES.get(slot)
        if attribute and self.has(f"{name}.{attribute}"):
            return self._raw(f"{name}.{attribute}", args)
        return self._raw(name, args) if slot in IDS or self.has(name) else value

    def _pattern(self, name: str) -> Any:
        message, _, attribute = name.partition(".")
        if not self.bundle.has_message(message):
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _raw(self, name: str, args: Mapping[str, Fact]) -> str:
        if name in self.own:
            return self.own[name]
        pattern = self._pattern(name)
        if pattern is None:
            self.errors.append(f"no text '{name}'")
            return name
        text, errors = self.bundle.format_pattern(pattern, args)
        self.errors += [f"{name}: {error}" for error in errors]
        return str(text)
