"""Writes of one process happen in the order in which they were asked for."""

import threading
import time

from spielwerk.server.data.turns import Line


def test_who_came_first_goes_first() -> None:
    line, order = Line(), []

    def write(number: int) -> None:
        with line:
            order.append(number)

    threads = []
    with line:
        for number in range(8):
            threads.append(threading.Thread(target=write, args=(number,)))
            threads[-1].start()
            while len(line._waiting) <= number:
                time.sleep(0.001)
    for thread in threads:
        thread.join(30)
    assert order == list(range(8))
    with line:
        assert not line._waiting
