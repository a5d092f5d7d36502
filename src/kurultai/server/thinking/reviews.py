"""Reviews of finished games: made once, when nobody waits for a bot, asked for until done."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import asdict, dataclass, field
from typing import Any

from kurultai.analysis.review import Review, review
from kurultai.core import record as records
from kurultai.match.match import Match
from kurultai.server.people.caller import Share
from kurultai.server.people.rate_limits import RateLimits
from kurultai.server.schemas.reviews import ReviewInfo, ReviewState
from kurultai.server.thinking.queue import ThinkingQueue, Urgency

KEPT = 64  # reviews; a forgotten one is made again, and is the same


@dataclass
class _Work:
    done: asyncio.Task[Review]
    progress: list[float] = field(default_factory=lambda: [0.0])


class Reviews:
    """One review at a time: it is nobody's move that waits for it."""

    def __init__(self, queue: ThinkingQueue, rate_limits: RateLimits) -> None:
        self._queue = queue
        self._rate_limits = rate_limits
        self._works: OrderedDict[str, _Work] = OrderedDict()

    async def of(self, table: str, document: dict[str, Any], share: Share) -> ReviewState:
        """How far the review of a finished table is; begins it when first asked."""
        if table not in self._works:
            await self._rate_limits.review()
            self._works[table] = self._begin(document, share)
            while len(self._works) > KEPT:
                self._works.popitem(last=False)[1].done.cancel()
        self._works.move_to_end(table)
        work = self._works[table]
        if not work.done.done():
            return ReviewState(progress=work.progress[0], review=None)
        made = ReviewInfo.model_validate(asdict(work.done.result()))
        return ReviewState(progress=1.0, review=made)

    def _begin(self, document: dict[str, Any], share: Share) -> _Work:
        progress = [0.0]

        def note(done: float) -> None:
            progress[0] = done

        def look() -> Review:
            return review(Match.from_record(records.read(document)), progress=note)

        return _Work(asyncio.create_task(self._queue.run(look, share, Urgency.REVIEW)), progress)

    def close(self) -> None:
        for work in self._works.values():
            work.done.cancel()
