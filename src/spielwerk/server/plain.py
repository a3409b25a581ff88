"""Texts from outside hold no control characters: PostgreSQL refuses a NUL, and no name or answer needs any of them."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
LINES = str.maketrans("", "", "\t\n\r")


class Sent(Struct, forbid_unknown_fields=True):
    """What a client sends; refused with every control character in it, however deep it lies."""

    lines: ClassVar[frozenset[str]] = frozenset()
    """Fields whose texts may have several lines."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if has_control(getattr(self, name), name in self.lines):
                raise ValueError(f"control character in {name}")


def has_control(value: Any, lines: bool = False) -> bool:
    if isinstance(value, str):
        return CONTROL.search(value.translate(LINES) if lines else value) is not None
    if isinstance(value, Mapping):
        return any(has_control(name) or has_control(part, lines) for name, part in value.items())
    return isinstance(value, list) and any(has_control(part, lines) for part in value)
