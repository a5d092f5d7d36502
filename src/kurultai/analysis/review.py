"""A game looked at again, turn by turn: who could hope for what, what choices cost, what luck did.

A seat's chances go from the first position to the result in steps, and every step is made by chance
or by a choice of somebody. So luck and play, which is the seat's own choices set against those of
its rivals, add up to the result with nothing left over. How good the choices were in themselves is
told by what a decision cost. All of it is reckoned from what the seat knew (``judging.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from kurultai.analysis.chances import exact
from kurultai.analysis.judging import DIGITS, ESTIMATE, Judge, Judged
from kurultai.analysis.reasons import reason
from kurultai.analysis.texts import TEXTS
from kurultai.analysis.trying import Pace, Trying
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.core.rulebook import LEGAL
from kurultai.core.text import Text
from kurultai.match.events import is_decision
from kurultai.match.match import Match

Verdict = Literal["best", "fine", "inaccurate", "mistake"]
Fortune = Literal["lucky", "unlucky"]

INACCURATE, MISTAKE = 0.03, 0.08  # of a whole victory that a turn gave away
FORTUNE = 0.06  # … that chance brought or took in a turn
ONLY = 0.08  # by so much a move must look better than the next to be the move of the game
TURNING_POINTS = 8
EXPLAINED = 12  # of the dearest turns: what would have been better, and why
CALM = Pace(step=80, answer=80, estimate=60, deals=2, milliseconds=None, seconds=None)

# What choices cost on average, in victories a decision, and what such play is called.
SCALE = (("flawless", 0.004), ("sharp", 0.01), ("sound", 0.02), ("loose", 0.04))
WILD = "wild"

Progress = Callable[[float], None]  # told how much is done, 0 to 1


@dataclass(frozen=True)
class Better:
    """What would have been better than what was played from there on, to the end of the turn."""

    at: int  # after so many moves
    moves: list[str]
    words: list[Text]
    share: float  # of a victory that it is worth to who had the choice
    played: float  # … and what was played
    why: Text | None


@dataclass(frozen=True)
class JudgedTurn:
    number: int  # 0 while the game is set up
    seat: int | None
    round: int | None
    first: int  # its first move, from 1
    last: int
    cost: float  # of its seat's choices
    luck: float  # of its seat
    verdict: Verdict | None  # None: there was nothing to choose
    fortune: Fortune | None
    better: Better | None = None

    @property
    def weight(self) -> float:
        return max(self.cost, abs(self.luck) if self.fortune else 0.0)


@dataclass(frozen=True)
class Account:
    """first + luck + play = last, in victories, as the seat could reckon."""

    seat: int
    first: float
    luck: float
    play: float
    last: float
    decisions: int
    error: float  # what a decision cost, on average; below 0 by chance of the estimates
    grade: str  # … and what such play is called


@dataclass(frozen=True)
class Review:
    game: str
    seats: int
    known: list[list[list[float]]]  # by seat that reckons, after each number of moves: shares
    open: list[list[float]]  # the same with nothing hidden
    accounts: list[Account]
    turns: list[JudgedTurn]
    turning_points: list[int]  # places in ``turns``, in the order of the game
    is_whole: bool  # every position was looked at


def review(match: Match, iterations: int = ESTIMATE, progress: Progress | None = None) -> Review:
    """Look at every position of a game, and at what would have been better. Always the same."""
    told = progress or (lambda _: None)
    judge = Judge(match.game, iterations)
    judged: dict[int, Judged] = {}
    p = match.start.copy()
    for n in range(len(match.moves)):
        judged[n] = judge.position(p, n)
        p.play(match.moves[n].move)
        told(0.8 * (n + 1) / len(match.moves))
    judged[len(match.moves)] = last_of(match, judge)
    found = explained(match, assembled(match, judged), judged, lambda done: told(0.8 + 0.2 * done))
    told(1.0)
    return found


def last_of(match: Match, judge: Judge) -> Judged:
    """The last position: the result, if there is one."""
    if match.result is None:
        return judge.position(match.position, len(match.moves))
    seats = match.start.seats
    row = [round(float(share), DIGITS) for share in exact(seats, match.result["winners"])]
    return Judged([row] * (seats if match.game.has_secrets else 1), row)


def assembled(match: Match, judged: Mapping[int, Judged]) -> Review:
    """The review as far as positions were judged; what is missing stays as it was before it."""
    rows = _filled(match, judged)
    turns = _turns(match, judged, rows)
    weighty = [n for n, turn in enumerate(turns) if turn.fortune or turn.cost >= INACCURATE]
    dearest = sorted(weighty, key=lambda n: turns[n].weight, reverse=True)
    seats = range(match.start.seats)
    return Review(
        game=match.game.id,
        seats=match.start.seats,
        known=[[row.known[min(seat, len(row.known) - 1)] for row in rows] for seat in seats],
        open=[row.open for row in rows],
        accounts=[_account(match, judged, rows, seat) for seat in seats],
        turns=turns,
        turning_points=sorted(dearest[:TURNING_POINTS]),
        is_whole=len(judged) > len(match.moves),
    )


def explained(
    match: Match, found: Review, judged: Mapping[int, Judged], progress: Progress | None = None
) -> Review:
    """The same with what would have been better, in words, for the turns that cost most."""
    costly = [n for n, turn in enumerate(found.turns) if turn.cost >= INACCURATE]
    dearest = sorted(costly, key=lambda n: found.turns[n].cost, reverse=True)[:EXPLAINED]
    trying = Trying(match.game, CALM)
    turns = list(found.turns)
    for done, n in enumerate(dearest, 1):
        turns[n] = _with_better(match, judged, turns[n], trying)
        if progress is not None:
            progress(done / len(dearest))
    return Review(**{**vars(found), "turns": turns})


def _filled(match: Match, judged: Mapping[int, Judged]) -> list[Judged]:
    seats = match.start.seats
    even = [round(1 / seats, DIGITS)] * seats
    row = Judged([even] * (seats if match.game.has_secrets else 1), even)
    rows = []
    for n in range(len(match.moves) + 1):
        row = judged.get(n, row)
        rows.append(row)
    return rows


def _of(row: Judged, seat: int) -> float:
    """What a seat may hope for, as it reckons itself."""
    return row.known[min(seat, len(row.known) - 1)][seat]


def _cost(match: Match, judged: Mapping[int, Judged], rows: list[Judged], n: int) -> float | None:
    """What the n-th move, from 1, gave away; None if nothing was to be chosen.

    Below 0: what was played turned out better than what the search would have played.
    """
    played = match.moves[n - 1]
    before = judged.get(n - 1)
    if not played.is_decision or before is None or before.best is None or n not in judged:
        return None
    return 0.0 if before.best == played.text else before.share - _of(rows[n], played.by)


def _turns(match: Match, judged: Mapping[int, Judged], rows: list[Judged]) -> list[JudgedTurn]:
    numbered = enumerate(match.moves, 1)
    finest = _move_of_the_game(match, judged)
    found = []
    for turn, moves in groupby(numbered, key=lambda one: one[1].turn):
        numbers = [n for n, _ in moves]
        own = [n for n in numbers if match.moves[n - 1].by == turn.seat]
        costs = [cost for n in own if (cost := _cost(match, judged, rows, n)) is not None]
        drawn = [n for n in numbers if match.moves[n - 1].by == CHANCE]
        seat = turn.seat
        luck = (
            0.0 if seat is None else sum(_of(rows[n], seat) - _of(rows[n - 1], seat) for n in drawn)
        )
        cost = sum(max(0.0, cost) for cost in costs)
        found.append(
            JudgedTurn(
                number=turn.number,
                seat=seat,
                round=turn.round,
                first=numbers[0],
                last=numbers[-1],
                cost=round(cost, DIGITS),
                luck=round(luck, DIGITS),
                verdict=_verdict(cost, finest in numbers) if costs else None,
                fortune=None if abs(luck) < FORTUNE else "lucky" if luck > 0 else "unlucky",
            )
        )
    return found


def _verdict(cost: float, has_finest: bool) -> Verdict:
    if cost >= MISTAKE:
        return "mistake"
    if cost >= INACCURATE:
        return "inaccurate"
    return "best" if has_finest else "fine"


def _move_of_the_game(match: Match, judged: Mapping[int, Judged]) -> int:
    """The move, from 1, that was found although nothing else was nearly as good; 0 if none was."""
    found = [
        (its.margin, n + 1)
        for n, its in judged.items()
        if n < len(match.moves) and its.best == match.moves[n].text and its.margin >= ONLY
    ]
    return max(found, default=(0.0, 0))[1]


def _account(match: Match, judged: Mapping[int, Judged], rows: list[Judged], seat: int) -> Account:
    luck = play = 0.0
    costs = []
    for n, played in enumerate(match.moves, 1):
        step = _of(rows[n], seat) - _of(rows[n - 1], seat)
        if played.by == CHANCE:
            luck += step
            continue
        play += step
        cost = _cost(match, judged, rows, n) if played.by == seat else None
        costs += [] if cost is None else [cost]
    error = sum(costs) / len(costs) if costs else 0.0
    first, last = _of(rows[0], seat), _of(rows[-1], seat)
    grade = next((name for name, most in SCALE if error < most), WILD)
    return Account(
        seat=seat,
        first=first,
        luck=round(luck, DIGITS),
        play=round(play, DIGITS),
        last=last,
        decisions=len(costs),
        error=round(error, DIGITS),
        grade=grade,
    )


def _with_better(
    match: Match, judged: Mapping[int, Judged], turn: JudgedTurn, trying: Trying
) -> JudgedTurn:
    rows = _filled(match, judged)
    costs = {
        n: cost
        for n in range(turn.first, turn.last + 1)
        if match.moves[n - 1].by == turn.seat and (cost := _cost(match, judged, rows, n))
    }
    n = next(n for n in costs if costs[n] >= max(costs.values()) / 2)
    p = match.at(n - 1)
    better = trying.turn(p, p.parse(judged[n - 1].best or ""))
    tried = trying.turn(p, match.moves[n - 1].move)
    found = reason(match.game, tried, better)
    told = Better(
        at=n - 1,
        moves=_written(p, better.moves),
        words=better.words,
        share=judged[n - 1].share,
        played=round(_of(rows[n], p.actor), DIGITS),
        why=None if found is None else TEXTS(f"why-{found.kind}", **found.parts),
    )
    return JudgedTurn(**{**vars(turn), "better": told})


def _written(p: Position, moves: list[int]) -> list[str]:
    """These decisions as text, as far as they can be made as the game really stood."""
    p = p.copy()
    found = []
    for move in moves:
        while p.actor >= 0 and not is_decision(p):
            p.play(int(p.legal()[0]))
        if p.actor < 0 or p.objection(move) != LEGAL:
            break
        found.append(p.format(move))
        p.play(move)
    return found
