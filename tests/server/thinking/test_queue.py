"""One fair queue: who has used least is next, people's opponents first, no address has it all."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import httpx

from kurultai.server.people.caller import Share
from kurultai.server.thinking.queue import ThinkingQueue, Urgency
from tests.server.support.client import ME, Json, bot, opened, seen
from tests.server.support.loops import run
from tests.server.support.server import Running, until

EVE, ADA = Share("there", "eve"), Share("here", "ada")


class Thoughts:
    """Thoughts that last until they are told to end, and note when they began."""

    def __init__(self) -> None:
        self.queue = ThinkingQueue(cores=1)
        self.began: list[str] = []
        self.may_end = threading.Semaphore(0)
        self.tasks: list[asyncio.Task[None]] = []

    async def think(self, name: str, share: Share, kind: Urgency) -> None:
        def work() -> None:
            self.began.append(name)
            self.may_end.acquire(timeout=10)

        self.tasks.append(asyncio.create_task(self.queue.run(work, share, kind)))
        await asyncio.sleep(0.02)

    async def end_all(self) -> list[str]:
        while not all(task.done() for task in self.tasks):
            self.may_end.release()
            await asyncio.sleep(0.02)
        self.queue.close()
        return self.began


def test_no_address_has_every_thread() -> None:
    async def work() -> list[str]:
        thoughts = Thoughts()
        for n in range(5):
            await thoughts.think(f"eve {n}", EVE, Urgency.OPPONENT)
        await thoughts.think("ada", ADA, Urgency.OPPONENT)
        assert thoughts.began == ["eve 0", "ada"]
        return await thoughts.end_all()

    assert len(run(work())) == 6


def test_opponents_then_bots_then_advice_then_reviews() -> None:
    async def work() -> list[str]:
        thoughts = Thoughts()
        await thoughts.think("first", EVE, Urgency.BOTS_ONLY)
        for kind in (Urgency.REVIEW, Urgency.ADVICE, Urgency.BOTS_ONLY):
            await thoughts.think(kind.name, EVE, kind)
        await thoughts.think("OPPONENT", EVE, Urgency.OPPONENT)  # waits for none of them
        return await thoughts.end_all()

    assert run(work()) == ["first", "OPPONENT", "BOTS_ONLY", "ADVICE", "REVIEW"]


def test_who_has_used_less_is_next_by_address_and_by_person() -> None:
    async def work() -> list[str]:
        thoughts = Thoughts()
        for n in range(3):
            await thoughts.think(f"eve {n}", EVE, Urgency.ADVICE)
        await thoughts.think("bo", Share("there", "bo"), Urgency.ADVICE)
        await thoughts.think("ada", ADA, Urgency.ADVICE)
        return await thoughts.end_all()

    assert run(work()) == ["eve 0", "ada", "bo", "eve 1", "eve 2"]


def test_a_thought_that_is_not_wanted_any_more_leaves_the_queue() -> None:
    async def work() -> list[str]:
        thoughts = Thoughts()
        await thoughts.think("first", EVE, Urgency.OPPONENT)
        await thoughts.think("never", EVE, Urgency.OPPONENT)
        thoughts.tasks.pop().cancel()
        await asyncio.sleep(0.02)
        return await thoughts.end_all()

    assert run(work()) == ["first"]


def test_who_waits_is_told_how_long() -> None:
    async def work() -> list[float | None]:
        thoughts, told = Thoughts(), []
        await thoughts.think("first", EVE, Urgency.OPPONENT)
        waiting = asyncio.create_task(
            thoughts.queue.run(lambda: None, EVE, Urgency.OPPONENT, told.append)
        )
        await _until(lambda: told)
        thoughts.may_end.release()
        await waiting
        thoughts.queue.close()
        return told

    first, *_, last = run(work())
    assert first is not None
    assert first > 0
    assert last is None


async def _until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.02)


def from_(server: Running, address: str) -> httpx.Client:
    browser = server.browser()
    browser.headers["X-Forwarded-For"] = address
    return browser


def answer(client: httpx.Client, table: Json) -> float:
    """Seconds until the bot has answered a move."""
    began = time.monotonic()
    move = table["choices"][0]["move"]
    body = {"move": move, "version": table["version"], "id": f"m{table['version']}"}
    assert client.post(f"/api/tables/{table['id']}/moves", json=body).status_code == 200
    until(lambda: seen(client, table)["thinking"] is None)
    return time.monotonic() - began


def test_tables_full_of_bots_keep_nobody_waiting(server: Running) -> None:
    """Sixteen tables whose bots think for ever, of one address: another's bot answers at once."""
    with from_(server, "203.0.113.1") as eve, from_(server, "203.0.113.2") as ada:
        for _ in range(16):
            opened(eve, bot("slow"), bot("slow"))
        for _ in range(4):
            opened(eve, bot("slow"), ME)
        assert answer(ada, opened(ada, ME, bot("quick"))) < 5
        waits = seen(eve, opened(eve, bot("slow"), ME))
        assert waits["thinking"] == 0
        until(lambda: seen(eve, waits)["queued"])  # and who waits is told so
