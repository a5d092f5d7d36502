"""Work spread over a Ray cluster, whose machines have Kurultai installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from kurultai.arena.texts import TEXTS
from kurultai.core.errors import Unreadable

AHEAD = 2  # tasks handed out for each processor, so that none waits
TRIES = 3  # of a task whose machine goes away

Task = TypeVar("Task")
Result = TypeVar("Result")


def on_ray(work: Callable[[Task], Result], left: Iterable[Task], address: str) -> Iterator[Result]:
    """The results as they come. ``address`` is the cluster's; `local` starts one here."""
    ray = _connected(address)
    try:
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(_done)
        window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(left)
        running: list[Any] = []
        while True:
            for task in waiting:
                running.append(remote.remote(work, task))
                if len(running) >= window:
                    break
            if not running:
                return
            finished, running = ray.wait(running, num_returns=1)
            yield from ray.get(finished)
    finally:
        ray.shutdown()


def _done(work: Callable[[Task], Result], task: Task) -> Result:
    return work(task)


def _connected(address: str) -> Any:
    try:
        import ray  # noqa: PLC0415  (the `ray` extra: only who has a cluster needs it)
    except ImportError:
        raise Unreadable(TEXTS("ray-needs-the-package-ray-pip")) from None
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level="ERROR",
            configure_logging=True,
            **({"include_dashboard": False} if address == "local" else {}),
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Unreadable(
            TEXTS("there-is-no-ray-cluster-at", address=address, error=error)
        ) from None
    return ray
