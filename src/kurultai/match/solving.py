"""A puzzle at the table: the move is made, and shows what comes of it; then one may try again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kurultai.core.registry import game as game_by_id
from kurultai.core.text import Text, joined
from kurultai.match import puzzles
from kurultai.match.events import Event
from kurultai.match.lessons import NotAsked, Panel
from kurultai.match.match import Match
from kurultai.match.puzzles import Puzzle
from kurultai.match.refusals import finished
from kurultai.match.texts import TEXTS


@dataclass(frozen=True)
class Solving:
    puzzle: Puzzle

    closes = True

    @property
    def id(self) -> str:
        return self.puzzle.id

    @property
    def title(self) -> Text:
        return TEXTS("puzzle-title", rating=str(self.puzzle.rating))

    @property
    def seats(self) -> int:
        return self.puzzle.seats

    @property
    def seat(self) -> int:
        return self.puzzle.seat

    def start(self) -> Match:
        return puzzles.match(self.puzzle)

    def status(self, match: Match) -> Literal["open", "wrong", "done"]:
        solution = self.puzzle.solution
        for made, best in zip(self._made(match), solution, strict=False):
            if made != best:
                return "wrong"
        return "done" if len(self._made(match)) >= len(solution) else "open"

    def panels(self, match: Match) -> list[Panel]:
        status, made = self.status(match), self._made(match)
        if status == "wrong":
            return [Panel(TEXTS("puzzle-wrong"), (), goes=True)]
        if status == "done":
            right = joined([TEXTS("puzzle-right"), puzzles.reason(self.puzzle)])
            return [Panel(right, ())]
        if made:
            return [Panel(TEXTS("puzzle-then", left=len(self.puzzle.solution) - len(made)), ())]
        who = game_by_id(self.puzzle.game).seat_names[self.seat]
        return [Panel(TEXTS("puzzle-find", who=who, n=len(self.puzzle.solution)), ())]

    def play(self, match: Match, seat: int, move: str | int) -> list[Event]:
        status = self.status(match)
        if status == "done":
            raise finished()
        if status == "wrong":
            raise NotAsked(TEXTS("puzzle-try-again"))
        return match.play(seat, move)

    def go_on(self, match: Match) -> list[Event]:
        """Back to where it began."""
        if self.status(match) != "wrong":
            raise NotAsked(TEXTS("puzzle-nothing-wrong"))
        return match.take_back(len(self.puzzle.moves))

    def _made(self, match: Match) -> list[str]:
        """What was decided by who solves it."""
        since = match.moves[len(self.puzzle.moves) :]
        return [move.text for move in since if move.by == self.seat and move.is_decision]
