"""The review of a finished game, as types."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kurultai.core.text import Text
from kurultai.server.schemas.http import Wire


class BetterInfo(Wire):
    """What would have been better, from a position on to the end of the turn."""

    at: int = Field(description="the position: after so many moves")
    moves: list[str]
    words: list[Text]
    share: float = Field(description="of a victory, for who had the choice")
    played: float = Field(description="the same for what was played")
    why: Text | None


class JudgedTurnInfo(Wire):
    number: int = Field(description="0 while the game is set up")
    seat: int | None
    round: int | None
    first: int = Field(description="the number of its first move, from 1")
    last: int
    cost: float = Field(description="what its seat's choices gave away, in victories")
    luck: float = Field(description="what chance brought its seat")
    verdict: Literal["best", "fine", "inaccurate", "mistake"] | None
    fortune: Literal["lucky", "unlucky"] | None
    better: BetterInfo | None


class AccountInfo(Wire):
    """first + luck + play = last, in victories, as the seat could reckon"""

    seat: int
    first: float
    luck: float
    play: float = Field(description="its own choices, set against the rivals'")
    last: float
    decisions: int
    error: float = Field(description="what a decision cost, on average")
    grade: Literal["flawless", "sharp", "sound", "loose", "wild"]


class ReviewInfo(Wire):
    game: str
    seats: int
    known: list[list[list[float]]] = Field(
        description="by seat that reckons, after each number of moves: everybody's share"
    )
    open: list[list[float]] = Field(description="the same with nothing hidden")
    accounts: list[AccountInfo]
    turns: list[JudgedTurnInfo]
    turning_points: list[int] = Field(description="places in `turns`")
    is_whole: bool = Field(description="every position was looked at")


class ReviewState(Wire):
    progress: float = Field(description="0 to 1; ask again until it is 1")
    review: ReviewInfo = Field(description="as far as it is made")
