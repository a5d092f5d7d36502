"""The review of a finished game, as types."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kurultai.core.text import Text
from kurultai.server.schemas.http import Wire


class CourseInfo(Wire):
    move: str
    words: Text
    share: float
    line: list[str] = Field(description="how it might have gone on")
    then: list[Text] = Field(description="the same in words")


class TurningPointInfo(Wire):
    at: int = Field(description="the number of the move, from 1")
    kind: Literal["choice", "luck"]
    seat: int
    before: float
    after: float
    played: CourseInfo
    better: CourseInfo | None
    words: Text


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
