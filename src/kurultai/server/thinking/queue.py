"""One fair queue for everything that is thought out: bots' moves, advice, reviews.

One *move* is one place in the queue, never a whole game. People's opponents go first and have
threads of their own; everything else is thought out by threads that the machine runs only when it
has nothing better to do. Whoever has used least lately is next: first among addresses, within an
address by kind, then among its people. No address gets every thread, so a thread is free for the
next one who comes.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from kurultai.server.people.caller import Share

Found = TypeVar("Found")
Told = Callable[[float | None], None]
"""Is told the seconds that a thought will still have to wait; None once it has begun."""

CORES = os.cpu_count() or 1
HALF_LIFE = 20.0  # seconds after which half of what somebody used is forgotten
GUESS = 0.5  # seconds that a thought takes, before any was measured
NICE = 10  # how far threads stand back that think for nobody's opponent
PATIENCE = 1.5  # seconds of waiting before anybody is told of it …
AGAIN = 3.0  # … and between two estimates
MOST_ASKED = 8  # pieces of advice that one person may have waiting


class Urgency(IntEnum):
    """What is thought out, the most urgent first."""

    OPPONENT = 0  # the bot that a person waits for
    BOTS_ONLY = 1  # a table at which no person plays
    ADVICE = 2  # hints, plans, whether a move is a mistake
    REVIEW = 3


@dataclass(eq=False)
class _Work:
    think: Callable[[], Any]
    share: Share
    kind: Urgency
    number: int
    done: asyncio.Future[Any]
    told: Told | None
    timer: asyncio.TimerHandle | None = None
    began: float = 0.0


@dataclass
class _Used:
    """Seconds of thinking, of which those long ago count less and less."""

    seconds: float = 0.0
    at: float = field(default_factory=time.monotonic)

    def now(self) -> float:
        now = time.monotonic()
        self.seconds *= 0.5 ** ((now - self.at) / HALF_LIFE)
        self.at = now
        return self.seconds


class _Crew:
    """Some threads, and what they are at."""

    def __init__(self, name: str, size: int, nice: int = 0) -> None:
        self.size = size
        self.most_of_one = max(1, size - 1)  # threads that one address may have
        self.running: list[_Work] = []
        self.usual = GUESS
        self.threads = ThreadPoolExecutor(
            size, thread_name_prefix=name, initializer=_stand_back, initargs=(nice,)
        )

    def can_take(self, work: _Work) -> bool:
        theirs = sum(one.share.address == work.share.address for one in self.running)
        if work.kind is Urgency.REVIEW and any(one.kind is Urgency.REVIEW for one in self.running):
            return False
        return len(self.running) < self.size and theirs < self.most_of_one


class ThinkingQueue:
    def __init__(self, cores: int = CORES) -> None:
        self._people = _Crew("bot", cores + 1)
        self._others = _Crew("thought", cores + 1, NICE)
        self._waiting: list[_Work] = []
        self._used: dict[Share, _Used] = {}
        self._number = 0

    async def run(
        self, think: Callable[[], Found], share: Share, kind: Urgency, told: Told | None = None
    ) -> Found:
        """Think, when it is this share's turn. A thought that is cancelled leaves the queue."""
        loop = asyncio.get_running_loop()
        self._number += 1
        work = _Work(think, share, kind, self._number, loop.create_future(), told)
        self._waiting.append(work)
        self._go_on()
        if told is not None and work in self._waiting:
            work.timer = loop.call_later(PATIENCE, self._tell, work)
        try:
            found: Found = await work.done
            return found
        finally:
            if work in self._waiting:
                self._waiting.remove(work)
            if work.timer is not None:
                work.timer.cancel()

    def asked(self, share: Share) -> int:
        """How much advice somebody waits for."""
        return sum(work.kind is Urgency.ADVICE and work.share == share for work in self._waiting)

    def wait(self, work: _Work) -> float:
        """Seconds until a thought that waits will begin, as far as can be told now."""
        crew = self._crew(work)
        place = self._place(work)
        before = sum(self._crew(one) is crew and self._place(one) < place for one in self._waiting)
        return crew.usual * (1 + before) / min(crew.size, CORES)

    def close(self) -> None:
        for work in self._waiting:
            work.done.cancel()
        self._waiting.clear()
        for crew in (self._people, self._others):
            crew.threads.shutdown(wait=False, cancel_futures=True)

    def _crew(self, work: _Work) -> _Crew:
        return self._people if work.kind is Urgency.OPPONENT else self._others

    def _place(self, work: _Work) -> tuple[float, int, float, int]:
        """Who is smallest is next."""
        return (
            self._spent(Share(work.share.address)),
            work.kind,
            self._spent(work.share),
            work.number,
        )

    def _spent(self, share: Share) -> float:
        used = self._used.get(share)
        return round(used.now(), 1) if used else 0.0

    def _put_down(self, share: Share, seconds: float) -> None:
        for whose in (Share(share.address), share):
            used = self._used.setdefault(whose, _Used())
            used.seconds = max(0.0, used.now() + seconds)
        if len(self._used) > 10_000:
            self._used = {who: used for who, used in self._used.items() if used.now() > 0.01}

    def _go_on(self) -> None:
        """Begin as much as there are threads for."""
        while True:
            ready = [work for work in self._waiting if self._crew(work).can_take(work)]
            if not ready:
                return
            self._begin(min(ready, key=self._place))

    def _begin(self, work: _Work) -> None:
        self._waiting.remove(work)
        crew = self._crew(work)
        crew.running.append(work)
        work.began = time.monotonic()
        self._put_down(work.share, crew.usual)  # corrected when it is known
        if work.timer is not None:
            work.timer.cancel()
        if work.told is not None:
            work.told(None)
        loop = asyncio.get_running_loop()
        estimate = crew.usual

        def end(thought: Any) -> None:
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(self._end, crew, work, estimate, thought)

        crew.threads.submit(work.think).add_done_callback(end)

    def _end(self, crew: _Crew, work: _Work, estimate: float, thought: Any) -> None:
        crew.running.remove(work)
        took = time.monotonic() - work.began
        crew.usual += 0.2 * (took - crew.usual)
        self._put_down(work.share, took - estimate)
        if not work.done.done():
            if thought.cancelled():
                work.done.cancel()
            elif thought.exception() is not None:
                work.done.set_exception(thought.exception())
            else:
                work.done.set_result(thought.result())
        self._go_on()

    def _tell(self, work: _Work) -> None:
        if work in self._waiting and work.told is not None:
            work.told(self.wait(work))
            loop = asyncio.get_running_loop()
            work.timer = loop.call_later(AGAIN, self._tell, work)


def _stand_back(nice: int) -> None:
    """Linux lets each thread say how urgent it is."""
    if nice and sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
