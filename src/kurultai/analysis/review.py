"""A finished game looked at again: winning chances, turning points, luck and skill told apart.

Every estimate is made from what a seat knew at the time. Between two positions a seat's chances
change for one of three reasons: its own choice, chance, or what the others did and showed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from kurultai.analysis.chances import Chances, exact
from kurultai.analysis.texts import TEXTS
from kurultai.bots import beliefs
from kurultai.bots.search.search import Search
from kurultai.bots.spec import usual_knobs
from kurultai.core import bits
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.core.text import Text, joined
from kurultai.match.match import Match

ITERATIONS = 120  # for each estimate
DEEPER = 4  # × as many to find the move that was better
TURNING_POINTS = 8
WORTH_TELLING = 0.04  # of a whole victory
LINE = 3  # moves of a likely continuation

Progress = Callable[[float], None]  # told how much is done, 0 to 1


@dataclass(frozen=True)
class Course:
    """A move, what it was worth to the seat that had the choice, and how it may go on."""

    move: str
    words: Text
    share: float
    line: list[str]
    then: list[Text]  # the same in words


@dataclass(frozen=True)
class TurningPoint:
    at: int  # the move's number, from 1
    kind: str  # "choice" or "luck"
    seat: int  # whose chances moved
    before: float
    after: float
    played: Course
    better: Course | None
    words: Text

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


@dataclass(frozen=True)
class Account:
    """Where a seat's chances went: together, the difference between first and last."""

    seat: int
    first: float
    last: float
    given_away: float  # by choices that had a better one beside them
    luck: float  # by dice, cards and draws
    others: float  # by what the others did and showed


@dataclass(frozen=True)
class Review:
    game: str
    seats: int
    chances: list[list[float]]  # after each number of moves, each seat's own estimate
    accounts: list[Account]
    turning_points: list[TurningPoint]
    iterations: int = field(default=ITERATIONS)


def review(match: Match, iterations: int = ITERATIONS, progress: Progress | None = None) -> Review:
    """Look at every position of a finished game. Seconds to a minute; always the same."""
    looked = _Look(match, iterations, progress or (lambda _: None))
    chances = looked.chances()
    lost = looked.choices(chances)
    return Review(
        game=match.game.id,
        seats=match.start.seats,
        chances=[[round(float(share), 4) for share in row] for row in chances],
        accounts=[_account(match, chances, lost, seat) for seat in range(match.start.seats)],
        turning_points=looked.turning_points(chances, lost),
        iterations=iterations,
    )


class _Look:
    def __init__(self, match: Match, iterations: int, progress: Progress) -> None:
        self.match = match
        self.iterations = iterations
        self.estimate = Chances(match.game, iterations)
        self.better: dict[int, int] = {}  # by move number: the move that was better
        self._progress = progress
        self._done = 0.0

    def chances(self) -> NDArray[np.float64]:
        """What each seat could hope for after every number of moves."""
        match, p = self.match, self.match.start.copy()
        out = np.zeros((len(match.moves) + 1, p.seats))
        for n in range(len(out)):
            if n:
                p.play(match.moves[n - 1].move)
            out[n] = self._seen_by_each(p)
            self._step(0.6 / len(out))
        result = match.result
        if result:
            out[-1] = exact(p.seats, result["winners"])
        return out

    def _seen_by_each(self, p: Position) -> NDArray[np.float64]:
        if not p.game.has_secrets:
            return self.estimate.of(p, 0)
        return np.array([self.estimate.of(p, seat)[seat] for seat in range(p.seats)])

    def choices(self, chances: NDArray[np.float64]) -> dict[int, float]:
        """By move number: how much better another choice looked."""
        lost: dict[int, float] = {}
        p = self.match.start.copy()
        for n, played in enumerate(self.match.moves, 1):
            if played.is_decision:
                better = self._search(n).choose(p.copy()).move
                if better != played.move:
                    after = p.copy()
                    after.play(better)
                    share = float(self.estimate.of(after, played.by)[played.by])
                    worth = share - float(chances[n][played.by])
                    if worth > 0:
                        lost[n], self.better[n] = worth, better
            p.play(played.move)
            self._step(0.3 / len(self.match.moves))
        return lost

    def turning_points(
        self, chances: NDArray[np.float64], lost: dict[int, float]
    ) -> list[TurningPoint]:
        """The largest swings by choice or by chance, in the order of the game."""
        moves = self.match.moves
        swings = [(worth, n, moves[n - 1].by) for n, worth in lost.items()]
        for n in (n for n, played in enumerate(moves, 1) if played.by == CHANCE):
            moved = np.abs(chances[n] - chances[n - 1])
            swings.append((float(moved.max()), n, int(moved.argmax())))
        largest = sorted(swings, reverse=True)[:TURNING_POINTS]
        told = sorted((n, seat) for worth, n, seat in largest if worth >= WORTH_TELLING)
        found = []
        for n, seat in told:
            found.append(self._turning_point(n, seat, chances))
            self._step(0.1 / len(told))
        return found

    def _turning_point(self, n: int, seat: int, chances: NDArray[np.float64]) -> TurningPoint:
        before, after = float(chances[n - 1][seat]), float(chances[n][seat])
        is_choice = n in self.better and self.match.moves[n - 1].by == seat
        played = self._course(n, self.match.moves[n - 1].move, seat, after)
        better = self._other_course(n, seat) if is_choice else None
        return TurningPoint(
            at=n,
            kind="choice" if is_choice else "luck",
            seat=seat,
            before=round(better.share if better else before, 4),
            after=round(after, 4),
            played=played,
            better=better,
            words=_words(self.match, seat, before, after, played, better),
        )

    def _other_course(self, n: int, seat: int) -> Course:
        p = self.match.at(n - 1)
        p.play(self.better[n])
        share = float(self.estimate.of(p, seat)[seat])
        return self._course(n, self.better[n], seat, share)

    def _course(self, n: int, move: int, seat: int, share: float) -> Course:
        p = self.match.at(n - 1)
        after = p.copy()
        after.play(move)
        told = p.game.happened(p, move, after, seat)
        said = [happening["text"] for happening in told] if p.actor == CHANCE else []
        line, then = self._line(n, after, seat)
        return Course(
            move=p.game.shown(p, move, seat),
            words=joined(said) if said else p.game.describe(p, move),
            share=round(share, 4),
            line=line,
            then=then,
        )

    def _line(self, n: int, p: Position, seat: int) -> tuple[list[str], list[Text]]:
        """How it may go on, in a deal that the seat thinks possible; up to the next chance."""
        if p.game.has_secrets and not p.is_over:
            beliefs.imagine(p, seat, bits.rng(n))
        line: list[str] = []
        then: list[Text] = []
        while len(line) < LINE and p.actor >= 0:
            move = self._search(n).choose(p.copy()).move
            line.append(p.game.shown(p, move, seat))
            after = p.copy()
            after.play(move)
            then.append(p.game.happened(p, move, after, seat)[0]["text"])
            p = after
        return line, then

    def _search(self, n: int) -> Search:
        knobs = usual_knobs(self.match.game)
        return Search(self.match.game, n, iterations=DEEPER * self.iterations, knobs=knobs)

    def _step(self, part: float) -> None:
        self._done += part
        self._progress(min(1.0, self._done))


def _account(
    match: Match, chances: NDArray[np.float64], lost: dict[int, float], seat: int
) -> Account:
    first, last = float(chances[0][seat]), float(chances[-1][seat])
    rolled = [n for n, played in enumerate(match.moves, 1) if played.by == CHANCE]
    luck = sum(float(chances[n][seat] - chances[n - 1][seat]) for n in rolled)
    given = sum(worth for n, worth in lost.items() if match.moves[n - 1].by == seat)
    others = last - first - luck + given
    return Account(seat, *(round(x, 4) for x in (first, last, given, luck, others)))


def _words(
    match: Match, seat: int, before: float, after: float, played: Course, better: Course | None
) -> Text:
    """The turning point as a sentence, and why it is thought so: what may come of the better."""
    parts = {"played": played.words, "after": _percent(after)}
    if better is None:
        who = match.game.seat_names[seat]
        return TEXTS("luck", who=who, before=_percent(before), **parts)
    said = TEXTS("better", better=better.words, before=_percent(better.share), **parts)
    return joined([said, TEXTS("then", line=joined(better.then))]) if better.then else said


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
