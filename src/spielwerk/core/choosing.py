"""How an automatic opponent chooses: by one preference after the other, with an explanation.

Solo opponents do not evaluate. Their rules name a list of preferences; each keeps the options that are best by it until
one is left. What each preference kept is available afterwards, as the answer to *why this?*.
"""

from collections.abc import Mapping
from typing import Any


class Preference:
    """One line of such a list. Subclasses are named after the rule and hold the reference they measure from."""

    name = ""
    """Its text is `automa-by-NAME`."""

    def among(self, options: list[int]) -> None:
        """Called with the remaining options before any is ranked, for preferences that count."""

    def rank(self, option: int) -> int:
        """The options with the smallest rank stay."""
        raise NotImplementedError


class Step:
    """What one preference kept of the options, for *why this?*."""

    def __init__(self, name: str, ranks: list[tuple[int, int]], left: list[int]) -> None:
        self.name = name
        self.ranks = ranks
        """Each option that was still there, with its rank."""
        self.left = left


class Choice:
    """A complete explanation of a choice: the kind of the options, how they were narrowed down, and which one was
    taken."""

    def __init__(self, kind: str, options: list[int]) -> None:
        self.kind = kind
        """What the options are (`hex`, `track`, …): texts and the client name and mark them by it."""
        self.options = options
        self.steps: list[Step] = []
        self.taken = -1


def told(choice: Choice, names: Mapping[int, str]) -> dict[str, Any]:
    """The choice for people, JSON-safe: options by their names, each preference as the text `automa-by-NAME`."""
    return {
        "kind": choice.kind,
        "options": [names[option] for option in choice.options],
        "steps": [
            {
                "id": f"automa-by-{step.name}",
                "ranks": {names[option]: rank for option, rank in step.ranks},
                "left": [names[option] for option in step.left],
            }
            for step in choice.steps
        ],
        "taken": names[choice.taken],
    }


def choose(kind: str, options: list[int], preferences: list[Preference], told: list[Choice] | None = None) -> int:
    """The option that the preferences leave; among equals the first, so the last preference of a rule must order all of
    them. `told`, if given, receives the explanation."""
    choice = None if told is None else Choice(kind, options)
    left = options
    for preference in preferences:
        if len(left) == 1:
            break
        preference.among(left)
        ranks = [(option, preference.rank(option)) for option in left]
        best = min([rank for _, rank in ranks])
        left = [option for option, rank in ranks if rank == best]
        if choice is not None:
            choice.steps.append(Step(preference.name, ranks, left))
    if choice is not None and told is not None:
        choice.taken = left[0]
        told.append(choice)
    return left[0]
