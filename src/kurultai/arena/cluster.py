"""Play a plan's games on a Ray cluster, whose machines have Kurultai installed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kurultai.arena.bout import Outcome, play
from kurultai.arena.plan import Pairing, Plan
from kurultai.arena.texts import TEXTS
from kurultai.core.errors import Unreadable

AHEAD = 2  # games handed out for each processor, so that none waits
TRIES = 3  # of a game whose machine goes away


def on_ray(plan: Plan, left: list[Pairing], address: str) -> Iterator[Outcome]:
    """The games as they finish. ``address`` is the cluster's; `local` starts one here."""
    ray = _connected(address)
    try:
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(play)
        window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(left)
        running: list[Any] = []
        while True:
            for pairing in waiting:
                running.append(remote.remote(plan, pairing))
                if len(running) >= window:
                    break
            if not running:
                return
            finished, running = ray.wait(running, num_returns=1)
            yield from ray.get(finished)
    finally:
        ray.shutdown()


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
