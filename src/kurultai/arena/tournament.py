"""Play a plan's games: here, on local processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from kurultai.arena.bout import Outcome, play, prepare
from kurultai.arena.cluster import on_ray
from kurultai.arena.plan import Pairing, Plan


def outcomes(plan: Plan, done: set[int], jobs: int, ray: str | None = None) -> Iterator[Outcome]:
    """The plan's games that are not done yet, as they finish."""
    left = [pairing for pairing in plan.pairings() if pairing.number not in done]
    prepare(plan)
    if ray is not None:
        yield from on_ray(plan, left, ray)
        return
    if jobs == 1:
        for pairing in left:
            yield play(plan, pairing)
        return
    yield from _in_processes(plan, left, jobs)


def _in_processes(plan: Plan, left: list[Pairing], jobs: int) -> Iterator[Outcome]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = iter(left)
        running: set[Future[Outcome]] = set()
        try:
            while True:
                for pairing in waiting:
                    running.add(pool.submit(play, plan, pairing))
                    if len(running) >= 2 * jobs:
                        break
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
