"""The bots' moves that this process thinks out: one queue of its own and of what nobody else takes.

Whoever stores a move after which a bot is next leases the job to itself, if it has room, and
offers it here. What nobody leased, or a process that is gone had leased, is taken from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from contextlib import suppress

from kurultai.server import metrics
from kurultai.server.people.caller import Share
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.jobs import LEASE
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.rows import Job, Ticket, epoch
from kurultai.server.storage.store import Store
from kurultai.server.thinking.queue import Urgency

log = logging.getLogger(__name__)

POLL = 1.0  # seconds; news of a job come sooner
APART = 500  # milliseconds between two jobs of one address, where all wait
BOTS_LATER = 3000  # milliseconds by which people's opponents are ahead of tables of bots
MOST_TURNS = 10_000
MOST_PEOPLE = 500  # that a question to the store names


class Jobs:
    def __init__(self, store: Store, notifications: Notifications, most: int) -> None:
        """``most``: bots that may think at the same time, here; 0 leaves them to workers."""
        self._store = store
        self._most = most
        self._busy: dict[str, str] = {}  # tables at which a bot of ours is next: for which person
        self._turns: OrderedDict[str, int] = OrderedDict()  # the last one of each address
        self._waiting: deque[Job] = deque()  # leased to us
        self._is_look_due = True  # in the store
        self._news = asyncio.Event()
        notifications.on("job", self._heard)
        notifications.on_missed(self._missed)

    @property
    def has_room(self) -> bool:
        return len(self._busy) < self._most

    def ticket(self, table: str, share: Share, kind: Urgency) -> Ticket:
        """How the job of a bot that is next is written: for us, or for whoever has room.

        Alone, this process takes everything: its queue is fair. Beside others it takes what it
        has room for, and always somebody's first. A table of bots is given away as soon as there
        is more to do than can be done here.
        """
        if self.is_for_workers:
            claim = False
        elif not self._store.database.has_other_processes or self.has_room:
            claim = True
        elif kind is Urgency.OPPONENT:
            claim = table in self._busy or share.person not in self._busy.values()
        else:
            claim = False
        return Ticket(claim, 0 if claim else self._turn(share, kind), share.person)

    def _turn(self, share: Share, kind: Urgency) -> int:
        """Each job of an address comes a while after its last: others' go between them."""
        now = epoch() + (0 if kind is Urgency.OPPONENT else BOTS_LATER)
        turn = max(now, self._turns.pop(share.address, 0) + APART)
        self._turns[share.address] = turn
        if len(self._turns) > MOST_TURNS:
            self._turns.popitem(last=False)
        return turn

    @property
    def is_for_workers(self) -> bool:
        """Whether this process takes no jobs at all."""
        return not self._most

    def offer(self, job: Job, is_leased: bool) -> None:
        """A bot has to move. ``is_leased``: to this process, so that nobody else will take it."""
        if is_leased:
            self.hold(job.table, job.person)
            self._waiting.append(job)
            self._news.set()
        else:
            self.nudge()

    async def next(self) -> Job:
        """The next job to do, as soon as there is one."""
        while not self._waiting:
            self._news.clear()
            if self._is_look_due:
                self._is_look_due = False
                await self._take()
            elif not await self._has_news():
                self._is_look_due = True
        return self._waiting.popleft()

    def hold(self, table: str, person: str) -> None:
        """A bot of ours is at this table."""
        self._busy[table] = person
        metrics.THINKING.set(len(self._busy))

    def let_go(self, table: str) -> None:
        if table in self._busy:
            del self._busy[table]
            metrics.THINKING.set(len(self._busy))
            self.nudge()

    async def release(self, table: str, delay: float) -> None:
        """Let others have what this process cannot do, after a while."""
        self.let_go(table)
        await self._store.jobs_release(table, delay)

    async def release_all(self) -> None:
        with suppress(StorageTrouble):
            await self._store.jobs_release()

    def nudge(self) -> None:
        """There may be something to do."""
        self._is_look_due = True
        self._news.set()

    async def keep_leases(self) -> None:
        """Renew them, for as long as this runs."""
        while True:
            await asyncio.sleep(LEASE / 3)
            if self._busy:
                try:
                    await self._store.jobs_extend(sorted(self._busy))
                except StorageTrouble as trouble:
                    log.warning("%s", trouble)

    async def _take(self) -> None:
        room = self._most - len(self._busy)
        if self._most:
            try:  # full: only of people for whom nobody thinks here yet
                but = () if room > 0 else sorted(set(self._busy.values()))[:MOST_PEOPLE]
                taken = await self._store.jobs_take(max(1, room), but)
            except StorageTrouble as trouble:
                log.warning("%s", trouble)
                return
            for job in taken:
                self.offer(job, is_leased=True)
            if taken and room <= 0:  # one at a time, so that each is somebody else's
                self.nudge()

    async def _has_news(self) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL):  # Python 3.11's wait_for may miss a stop
                await self._news.wait()
                return True
        return False

    async def _heard(self, _: str, __: int) -> None:
        self.nudge()

    async def _missed(self) -> None:
        self.nudge()
