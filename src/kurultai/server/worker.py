"""A process that only thinks for bots: the tables without a door."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from kurultai.server import logs
from kurultai.server.config import Config
from kurultai.server.service import Service

LOOK = 0.2  # seconds


def run(config: Config, once: bool, is_up: Callable[[], None]) -> None:
    """Until SIGINT or SIGTERM, or (``once``) until no bot has to move."""
    logs.set_up(config.log)
    asyncio.run(_work(config, once, is_up))


async def _work(config: Config, once: bool, is_up: Callable[[], None]) -> None:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopping.set)
    service = Service(config)
    await service.start()
    is_up()
    while not stopping.is_set():
        if once and not await service.store.jobs_waiting():
            break
        try:
            await asyncio.wait_for(stopping.wait(), LOOK if once else None)
        except TimeoutError:
            continue
    await service.stop()
