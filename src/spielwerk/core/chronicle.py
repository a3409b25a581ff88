"""Which of a game's answers and events get a sentence in its log; the others are intermediate steps.

A deed is told from the message that was stored when it was done, and from nothing else. So its text never changes, and
games from before there were deeds have them too.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spielwerk.core.reasons import Fact
from spielwerk.core.state import Message

Telling = Callable[[Mapping[str, Fact]], Message | None]
AUTOMATIC: Final = "event-automatic"
SIGNS: Final = {"event-gained": 1, "event-paid": -1, "event-drew": 1}
DREW_OPEN: Final = "event-drew-tile"


def booked(name: str, args: Mapping[str, Fact]) -> tuple[str, int] | None:
    """The good that an event gives or takes, and how much of it; nothing for every other event."""
    if name == DREW_OPEN:
        # Components drawn face up are told by name.
        return str(args["component"]).rpartition("-")[0], 1
    if name not in SIGNS or "resource" not in args:
        return None
    return str(args["resource"]), SIGNS[name] * int(args["n"])


class Chronicle:
    """Answers and events by message id, with the text that tells them as a deed: an event may have it already."""

    def __init__(
        self,
        events: Sequence[str] = (),
        texts: Mapping[str, str] | None = None,
        tellings: Mapping[str, Telling] | None = None,
        joined: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.texts = {**{name: name for name in events}, **(texts or {})}
        self.tellings = dict(tellings or {})
        """Those of which only some are told, or whose text says more than the message."""
        self.joined = tuple(joined)
        """Deeds of one turn that are one sentence: the text of the second has it as `.after-<first>`. Arguments that
        both have must be the same."""

    def of(self, name: str, args: Mapping[str, Fact]) -> Message | None:
        """The deed in a message; a forced answer is told like a chosen one."""
        if name == AUTOMATIC:
            name = str(args["move"])
        telling = self.tellings.get(name)
        if telling is not None:
            return telling(args)
        text = self.texts.get(name)
        return None if text is None else (text, dict(args))
