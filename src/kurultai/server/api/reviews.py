"""Reviews of finished games: made once, in a thread of their own, asked for until they are done."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import Field

from kurultai.analysis.review import Review, review
from kurultai.core import record as records
from kurultai.core.errors import NotYours
from kurultai.core.text import text
from kurultai.match.match import Match
from kurultai.server.api.tables import PlayerDep, TableId, TablesDep, refusals
from kurultai.server.schemas.http import Wire, Words

KEPT = 64  # reviews; a forgotten one is made again, and is the same

router = APIRouter()


class CourseInfo(Wire):
    move: str
    words: Words
    share: float
    line: list[str] = Field(description="how it might have gone on")


class TurningPointInfo(Wire):
    at: int = Field(description="the number of the move, from 1")
    kind: Literal["choice", "luck"]
    seat: int
    before: float
    after: float
    played: CourseInfo
    better: CourseInfo | None
    words: Words


class AccountInfo(Wire):
    """first - given_away + luck + others = last"""

    seat: int
    first: float
    last: float
    given_away: float
    luck: float
    others: float


class ReviewInfo(Wire):
    game: str
    seats: int
    chances: list[list[float]] = Field(description="after each number of moves, for each seat")
    accounts: list[AccountInfo]
    turning_points: list[TurningPointInfo]
    iterations: int


class ReviewState(Wire):
    progress: float = Field(description="0 to 1; ask again until the review is there")
    review: ReviewInfo | None


@dataclass
class _Work:
    done: Future[Review]
    progress: list[float] = field(default_factory=lambda: [0.0])


class Reviewers:
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

        def told(done: float) -> None:
            progress[0] = done

        def look() -> Review:
            return review(Match.from_record(records.read(document)), progress=told)

        return _Work(self._pool.submit(look), progress)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _reviewers(request: Request) -> Reviewers:
    reviewers: Reviewers = request.app.state.reviewers
    return reviewers


@router.get("/api/tables/{table}/review", responses=refusals(400, 403, 404, 409, 503))
async def table_review(
    table: TableId,
    player: PlayerDep,
    tables: TablesDep,
    reviewers: Annotated[Reviewers, Depends(_reviewers)],
) -> ReviewState:
    """Where a finished game was won, lost and decided by luck; takes some seconds to make."""
    document = await tables.record(player, table)
    if "result" not in document:
        raise NotYours(
            text(
                "a game can be reviewed once it is over",
                "une partie s'analyse une fois qu'elle est finie",
            )
        )
    return reviewers.of(table, document)
