"""The action space is shared by every game of a process, and so by every thread of a server."""

import threading

import pytest

import spielwerk
from spielwerk.core.play import Verb
from spielwerk.core.state import ActionSpace, State


class Peeping(Verb[State]):
    """In the middle of the first listing of all notations, another thread looks one up."""

    def __init__(self) -> None:
        super().__init__("card", 4)
        self.space: ActionSpace | None = None
        self.found: list[int] = []

    def words(self, arg: int) -> str:
        space, self.space = self.space, None
        if space is not None:
            other = threading.Thread(target=lambda: self.found.append(space.parse("card 3")))
            other.start()
            other.join()
        return str(arg)


@pytest.mark.skipif(spielwerk.engine() == "compiled", reason="a compiled class has no interpreted children")
def test_no_thread_sees_the_notations_half_listed() -> None:
    verb = Peeping()
    space = ActionSpace([Verb("end", 1), verb])
    verb.space = space
    assert space.parse("card 1") == 2
    assert verb.found == [4]
