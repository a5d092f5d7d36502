"""Taking jobs: it ends when it is told to."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kurultai.server.storage.open import opened
from kurultai.server.storage.rows import Job
from kurultai.server.storage.tables import Store
from kurultai.server.thinking.jobs import Jobs
from tests.server.loops import run


def test_news_in_the_same_instant_do_not_keep_it_from_stopping(tmp_path: Path) -> None:
    async def begin(_: Job) -> None:
        raise AssertionError("there is no job")

    async def work() -> None:
        store = Store(opened(tmp_path, None))
        await store.start()
        jobs = Jobs(store, 1, begin)
        await jobs.start()
        await asyncio.sleep(0.2)  # nothing to do: it waits
        jobs.nudge()
        async with asyncio.timeout(5):
            await jobs.stop()
        await store.stop()

    run(work())
