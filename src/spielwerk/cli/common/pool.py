"""Work for several processes, with a progress bar."""

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_order(work: Callable[[T], R], tasks: Iterable[T], workers: int, title: str = "self-play") -> list[R]:
    """The results in the order of the tasks, so that they do not depend on the workers."""
    import multiprocessing

    from rich.progress import track

    tasks = list(tasks)
    if workers == 1:
        return [work(task) for task in track(tasks, title, transient=True)]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        return list(track(pool.imap(work, tasks), title, total=len(tasks), transient=True))
