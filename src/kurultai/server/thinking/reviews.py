"""Reviews of finished games: made once, in a thread of their own, asked for until they are done."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any

from kurultai.analysis.review import Review, review
from kurultai.core import record as records
from kurultai.match.match import Match
from kurultai.server.schemas.reviews import ReviewInfo, ReviewState

KEPT = 64  # reviews; a forgotten one is made again, and is the same


@dataclass
class _Work:
    done: Future[Review]
    progress: list[float] = field(default_factory=lambda: [0.0])


class Reviews:
    """One review at a time: it is nobody's move that waits for it."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._works: OrderedDict[str, _Work] = OrderedDict()

    def of(self, table: str, document: dict[str, Any]) -> ReviewState:
        """How far the review of a finished table is; begins it when first asked."""
        if table not in self._works:
            self._works[table] = self._begin(document)
            while len(self._works) > KEPT:
                self._works.popitem(last=False)[1].done.cancel()
        self._works.move_to_end(table)
        work = self._works[table]
        if not work.done.done():
            return ReviewState(progress=work.progress[0], review=None)
        made = ReviewInfo.model_validate(asdict(work.done.result()))
        return ReviewState(progress=1.0, review=made)

    def _begin(self, document: dict[str, Any]) -> _Work:
        progress = [0.0]

        def note(done: float) -> None:
            progress[0] = done

        def look() -> Review:
            return review(Match.from_record(records.read(document)), progress=note)

        return _Work(self._pool.submit(look), progress)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
