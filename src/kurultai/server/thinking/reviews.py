"""Reviews: positions are judged while a game is played, when nobody waits for anything else.

So the review of a game just finished is nearly there. What is missing is looked at when somebody
asks, first here and there over the whole game, then what lies between; it is told as far as it is.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from kurultai.analysis.judging import Judge, Judged
from kurultai.analysis.review import Review, assembled, explained, last_of
from kurultai.match.match import Match
from kurultai.server.people.caller import Share
from kurultai.server.people.rate_limits import RateLimits
from kurultai.server.schemas.reviews import ReviewInfo, ReviewState
from kurultai.server.thinking.queue import ThinkingQueue, Urgency

KEPT = 64  # reviews; a forgotten one is made again, and is the same
AHEAD = 16  # tables that are judged while they are played
SLICE = 0.1  # seconds of judging for one place in the queue
REST = 5  # × as long as a slice took nobody is judged ahead
EXPLAINING = 0.1  # of the progress


@dataclass
class _Work:
    match: Match
    share: Share
    judged: dict[int, Judged] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None
    review: Review | None = None  # whole, with what would have been better

    def follow(self, match: Match) -> None:
        """The match has gone on, or back: what was judged counts as far as it is the same game."""
        same = 0
        for old, new in zip(self.match.moves, match.moves, strict=False):
            if old.move != new.move:
                break
            same += 1
        self.judged = {n: judged for n, judged in self.judged.items() if n <= same}
        self.match = match

    def missing(self) -> list[int]:
        """Positions to be judged: every sixteenth, then those between them."""
        left = [n for n in range(len(self.match.moves)) if n not in self.judged]
        return sorted(left, key=lambda n: (-min(4, (n & -n).bit_length() - 1 if n else 4), n))


class Reviews:
    def __init__(self, queue: ThinkingQueue, rate_limits: RateLimits) -> None:
        self._queue = queue
        self._rate_limits = rate_limits
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._ahead: OrderedDict[str, None] = OrderedDict()
        self._background: asyncio.Task[None] | None = None

    def follow(self, table: str, match: Match, share: Share) -> None:
        """A table is being played: judge its positions when there is time."""
        work = self._works.get(table)
        if work is None:
            work = self._keep(table, _Work(match, share))
        work.follow(match)
        self._ahead[table] = None
        while len(self._ahead) > AHEAD:
            self._ahead.popitem(last=False)
        if self._background is None or self._background.done():
            self._background = asyncio.create_task(self._judge_ahead())

    async def of(self, table: str, match: Match, share: Share) -> ReviewState:
        """The review of a finished table as far as it is made; goes on until it is whole."""
        work = self._works.get(table)
        if work is None:
            await self._rate_limits.review()
            work = self._works.get(table) or self._keep(table, _Work(match, share))
        if work.match is not match:
            work.follow(match)
        self._works.move_to_end(table)
        if work.task is None:
            work.task = asyncio.create_task(self._finish(work, share))
        if work.task.done():
            work.task.result()
        made = work.review or assembled(work.match, work.judged)
        done = len(work.judged) / (1 + len(work.match.moves))
        progress = 1.0 if work.review else (1 - EXPLAINING) * done
        return ReviewState(
            progress=round(progress, 3), review=ReviewInfo.model_validate(asdict(made))
        )

    def close(self) -> None:
        for task in (self._background, *(work.task for work in self._works.values())):
            if task is not None:
                task.cancel()

    def _keep(self, table: str, work: _Work) -> _Work:
        self._works[table] = work
        while len(self._works) > KEPT:
            _, oldest = self._works.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        return work

    async def _finish(self, work: _Work, share: Share) -> None:
        while work.missing():
            await self._queue.run(_slice(work), share, Urgency.REVIEW)

        def explain() -> Review:
            match, judged = work.match, dict(work.judged)
            judged[len(match.moves)] = last_of(match, Judge(match.game))
            return explained(match, assembled(match, judged), judged)

        work.review = await self._queue.run(explain, share, Urgency.REVIEW)

    async def _judge_ahead(self) -> None:
        """A slice for each table in turn, with long rests: those who play do not notice."""
        while self._ahead:
            table, _ = self._ahead.popitem(last=False)
            work = self._works.get(table)
            if work is None or work.task is not None or not work.missing():
                continue
            self._ahead[table] = None
            began = time.monotonic()
            await self._queue.run(_slice(work), work.share, Urgency.REVIEW)
            await asyncio.sleep(REST * (time.monotonic() - began))


def _slice(work: _Work) -> Callable[[], None]:
    """Judge for a while. What belongs to a match that has gone another way meanwhile is dropped."""
    match, numbers = work.match, work.missing()

    def judge() -> None:
        judge, began = Judge(match.game), time.monotonic()
        for n in numbers:
            found = judge.position(match.at(n), n)
            if work.match is match or _is_same(work.match, match, n):
                work.judged[n] = found
            if time.monotonic() - began > SLICE:
                break

    return judge


def _is_same(now: Match, then: Match, n: int) -> bool:
    """Whether two matches agree on the first n moves."""
    if len(now.moves) < n:
        return False
    return all(a.move == b.move for a, b in zip(now.moves[:n], then.moves[:n], strict=True))
