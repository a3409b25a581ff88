"""Prepares all msgspec `Struct` classes before the first request.

msgspec builds the decoder of a class lazily and without a lock. A second thread that decodes into the same class at
that moment crashes the process. Requests are served by several threads, so every decoder is built at the start.
"""

from collections.abc import Iterator

from msgspec import Struct, json

PACKAGE = "spielwerk"


def make_ready() -> None:
    """All that is loaded; modules of the server are loaded with its application."""
    for shape in set(_below(Struct)):
        if shape.__module__.partition(".")[0] == PACKAGE:
            json.Decoder(shape)


def _below(shape: type[Struct]) -> Iterator[type[Struct]]:
    for one in shape.__subclasses__():
        yield one
        yield from _below(one)
