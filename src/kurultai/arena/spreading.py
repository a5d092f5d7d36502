"""Work spread over processes here, or over a Ray cluster: results come as they are finished."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

from kurultai.arena.cluster import on_ray

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(
    work: Callable[[Task], Result], left: Iterable[Task], jobs: int, ray: str | None = None
) -> Iterator[Result]:
    """What ``work`` makes of each task. It has to be a function that other processes can import."""
    if ray is not None:
        yield from on_ray(work, left, ray)
    elif jobs == 1:
        yield from map(work, left)
    else:
        yield from _in_processes(work, left, jobs)


def _in_processes(
    work: Callable[[Task], Result], left: Iterable[Task], jobs: int
) -> Iterator[Result]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = iter(left)
        running: set[Future[Result]] = set()
        try:
            while True:
                for task in waiting:
                    running.add(pool.submit(work, task))
                    if len(running) >= 2 * jobs:
                        break
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
