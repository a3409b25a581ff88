"""What a report says, in German or English: sentences from `report.ftl` beside this module, names of columns from the
file of the game, and numbers as the language writes them."""

from functools import cache
from pathlib import Path
from typing import Any, Final

ENGLISH: Final = "en"
GERMAN: Final = "de"
TEXTS: Final = Path(__file__).parent / "texts"
TURNED: Final = str.maketrans(",.", ".,")


@cache
def _bundle(language: str, name: str = "report") -> Any:
    """The texts of a file; of a game that has none, nothing."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    file = TEXTS / language / f"{name}.ftl"
    if file.is_file():
        found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


class Written(str):
    """Numbers as the language writes them, one or the two ends of an interval, and for programs the numbers."""

    numbers: tuple[float, ...]

    def __new__(cls, words: str, *numbers: float) -> "Written":
        made = super().__new__(cls, words)
        made.numbers = numbers
        return made


class Words:
    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    def say(self, name: str, **facts: str | int) -> str:
        bundle = _bundle(self.language)
        found, problems = bundle.format_pattern(bundle.get_message(name).value, facts)
        assert not problems, problems
        return str(found)

    def named(self, game: str, kind: str, name: str) -> str:
        """A column or fact of a game's tables; one without a text is called by its own words."""
        if not self.has(game, kind, name):
            return name.replace("_", " ")
        bundle = _bundle(self.language, game)
        return str(bundle.format_pattern(bundle.get_message(f"{kind}-{name}").value)[0])

    def has(self, game: str, kind: str, name: str) -> bool:
        return bool(_bundle(self.language, game).has_message(f"{kind}-{name}"))

    def number(self, value: float, digits: int = 1, sign: str = "") -> Written:
        """With `sign="+"` gains have one, too."""
        # Zero has no sign, whichever side it was rounded from.
        return Written(self._turned(f"{round(value, digits) + 0.0:{sign},.{digits}f}"), value)

    def share(self, value: float, digits: int = 1) -> Written:
        written = f"{value:.{digits}%}"
        german = self.language == GERMAN
        return Written(self._turned(written).replace("%", "\N{NO-BREAK SPACE}%") if german else written, value)

    def between(self, low: Written, high: Written) -> Written:
        return Written(self.say("between", low=str(low), high=str(high)), *low.numbers, *high.numbers)

    def _turned(self, written: str) -> str:
        return written.translate(TURNED) if self.language == GERMAN else written


IN_ENGLISH: Final = Words()
