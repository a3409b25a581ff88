"""Work for several processes, with a progress bar."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_order(work: Callable[[T], R], tasks: Iterable[T], workers: int, title: str = "self-play") -> list[R]:
    """The results in the order of the tasks, so that they do not depend on the workers."""
    return list(each_in_order(work, tasks, workers, title))


def each_in_order(work: Callable[[T], R], tasks: Iterable[T], workers: int, title: str = "self-play") -> Iterator[R]:
    """The same as an iterator, for callers that keep finished results after an interrupt."""
    import multiprocessing

    from rich.progress import track

    tasks = list(tasks)
    if workers == 1:
        yield from map(work, track(tasks, title, transient=True))
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from track(pool.imap(work, tasks), title, total=len(tasks), transient=True)
