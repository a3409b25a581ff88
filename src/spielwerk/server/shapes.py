"""What is read into a `Struct` is made ready before the first request.

msgspec works out how a class is read when it is first needed, and a second thread that reads into the same class
meanwhile meets half of it: the whole process dies. Threads work at tables from the first request on, so every class is
worked out before.
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
