"""Options of a game: declared once, checked here, explained to people by their texts (`option-<name>`)."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from spielwerk.core.reasons import Reason

OptionValue = int | str | list[str]
DRAWN = "?"
"""In a list of names: this one is drawn at random."""


class BadOption(Exception):
    """An unknown option or an impossible value: a whole sentence, and the same as a reason."""

    def __init__(self, sentence: str, reason: Reason | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason


class Option:
    """A number, one of several words, or a list of component names.

    A list names what would otherwise be drawn; `?` marks an entry that is still drawn, and an empty list means all of
    them are.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: Sequence[str] = (),
        least: int = 0,
        most: int = 0,
        setup: bool = False,
        before: OptionValue | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.least = least
        self.most = most
        self.setup = setup
        """Part of a manual set-up: shown separately from what people usually choose."""
        self.before = default if before is None else before
        """The value in games from before this option existed, if it is not the default."""

    def kind(self) -> str:
        if isinstance(self.default, list):
            return "names"
        return "number" if isinstance(self.default, int) else "choice"

    def check(self, value: object) -> OptionValue:
        """The value in its own type. Text from a command line or a form is accepted too."""
        if isinstance(self.default, list):
            names = value.split(",") if isinstance(value, str) else value
            if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
                raise BadOption(
                    f"Option '{self.name}' takes a list of names.", Reason("option-list", {"option": self.name})
                )
            return [self._name(name.strip()) for name in names if name.strip()]
        if isinstance(self.default, int):
            return self._number(value)
        return self._name(str(value))

    def _number(self, value: object) -> int:
        text = str(value)
        if not text.lstrip("-").isdecimal() or isinstance(value, bool):
            raise BadOption(
                f"Option '{self.name}' takes a whole number, not '{text}'.",
                Reason("option-number", {"option": self.name, "value": text}),
            )
        number = int(text)
        if not self.least <= number <= self.most:
            raise BadOption(
                f"Option '{self.name}' goes from {self.least} to {self.most}, not {number}.",
                Reason("option-range", {"option": self.name, "least": self.least, "most": self.most, "value": text}),
            )
        return number

    def _name(self, name: str) -> str:
        if name in self.choices or (name == DRAWN and isinstance(self.default, list)):
            return name
        near = ", ".join(get_close_matches(name, self.choices, n=3, cutoff=0.5) or list(self.choices))
        raise BadOption(
            f"Option '{self.name}' knows no '{name}'. Nearest: {near}.",
            Reason("option-value", {"option": self.name, "value": name, "near": near}),
        )


def too_many(option: str, most: int, n: int) -> BadOption:
    return BadOption(
        f"Option '{option}' takes at most {most} names here, not {n}.",
        Reason("option-too-many", {"option": option, "most": most, "n": n}),
    )


def named_twice(option: str, name: str) -> BadOption:
    return BadOption(
        f"Option '{option}' names '{name}' twice.", Reason("option-twice", {"option": option, "value": name})
    )


def check_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options with their values, the missing ones at their defaults."""
    told = dict(given)
    checked: dict[str, OptionValue] = {option.name: option.default for option in options}
    for name in told:
        if name not in checked:
            raise _unknown(list(checked), given)
    for option in options:
        if option.name in told:
            checked[option.name] = option.check(told[option.name])
    return checked


def _unknown(known: list[str], given: Mapping[str, object]) -> BadOption:
    name = next(name for name in given if name not in known)
    near = ", ".join(get_close_matches(name, known, n=3, cutoff=0.4) or sorted(known))
    return BadOption(
        f"There is no option '{name}'. Nearest: {near}.", Reason("option-unknown", {"value": name, "near": near})
    )
