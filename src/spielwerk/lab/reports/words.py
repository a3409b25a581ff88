"""What a report says, in German or English: sentences from the Fluent files beside this module, and numbers as the
language writes them."""

from functools import cache
from pathlib import Path
from typing import Any, Final

ENGLISH: Final = "en"
GERMAN: Final = "de"
TEXTS: Final = Path(__file__).parent / "texts"
TURNED: Final = str.maketrans(",.", ".,")


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((TEXTS / language / "report.ftl").read_text("utf-8")))
    return found


class Words:
    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    def say(self, name: str, **facts: str | int) -> str:
        bundle = _bundle(self.language)
        found, problems = bundle.format_pattern(bundle.get_message(name).value, facts)
        assert not problems, problems
        return str(found)

    def number(self, value: float, digits: int = 1, sign: str = "") -> str:
        """With `sign="+"` gains have one, too."""
        return self._turned(f"{value:{sign},.{digits}f}")

    def share(self, value: float, digits: int = 1) -> str:
        written = f"{value:.{digits}%}"
        return self._turned(written).replace("%", "\N{NO-BREAK SPACE}%") if self.language == GERMAN else written

    def between(self, low: str, high: str) -> str:
        return self.say("between", low=low, high=high)

    def _turned(self, written: str) -> str:
        return written.translate(TURNED) if self.language == GERMAN else written


IN_ENGLISH: Final = Words()
