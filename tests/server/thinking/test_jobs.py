"""Taking jobs: it ends when it is told to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.rows import Job
from kurultai.server.storage.store import Store, open_database
from kurultai.server.thinking.jobs import Jobs
from tests.server.support.loops import run


def test_news_in_the_same_instant_do_not_keep_it_from_stopping(tmp_path: Path) -> None:
    async def work(jobs: Jobs) -> None:
        waiting = asyncio.create_task(jobs.next())
        while jobs._is_look_due:  # until it has looked in vain and waits for news
            await asyncio.sleep(0)
        jobs.nudge()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    run(_with_jobs(tmp_path, work))


def test_what_is_leased_to_us_comes_first_and_takes_room(tmp_path: Path) -> None:
    async def work(jobs: Jobs) -> None:
        mine = Job("mine", 3)
        jobs.offer(mine, is_leased=True)
        assert not jobs.has_room
        assert await jobs.next() == mine
        jobs.let_go("mine")
        assert jobs.has_room

    run(_with_jobs(tmp_path, work))


async def _with_jobs(folder: Path, work: object) -> None:
    store = Store(open_database(folder, None))
    await store.start()
    assert callable(work)
    try:
        await work(Jobs(store, Notifications(store), 1))
    finally:
        await store.stop()
