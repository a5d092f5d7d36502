"""A turn tried out, from what its seat may know, and what the others may answer.

What is hidden is dealt anew before anything is tried, several times where there are secrets or
chance: what holds in every deal may be told, what does not is only reckoned with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import median
from time import perf_counter

from kurultai.analysis.chances import Chances
from kurultai.bots import beliefs
from kurultai.bots.bot import Cancel, Candidate, Thought, no_cancel
from kurultai.bots.search.search import Search
from kurultai.bots.spec import usual_knobs
from kurultai.core import bits
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.game import Game, Happening, Position
from kurultai.core.rulebook import LEGAL
from kurultai.core.text import Text, joined
from kurultai.core.turns import SETUP
from kurultai.match.events import is_decision
from kurultai.match.match import points_won

TELLING = 2  # things that a turn causes and that are told
MOST_STEPS = 8  # of a turn that are thought through
MOST_ANSWERS = 10  # moves of the others, chance included


@dataclass(frozen=True)
class Pace:
    """How much is thought. Iterations alone make it the same whenever asked; time bounds it."""

    step: int = 300  # iterations for each further decision of the turn
    answer: int = 120  # … for each decision of an answer
    estimate: int = 100  # … for a chance to win
    deals: int = 3  # where something is hidden, or chance may follow
    milliseconds: float | None = 800  # at most, for one decision
    seconds: float | None = 2.0  # after which no more answers are looked for


@dataclass(frozen=True)
class Deal:
    """The turn played in one possible world."""

    after: Position
    caused: list[Happening]  # all but what the seat does itself
    points: list[int]  # won by each seat; empty if nobody can tell

    def won_by(self, seat: int) -> int:
        return self.points[seat] if self.points else 0


@dataclass(frozen=True)
class Answer:
    """The next rival's turn in one possible world."""

    seat: int
    after: Position
    line: Text  # as the seat that is advised will hear of it
    lost: int  # points of that seat
    gained: int  # points of the rival, as far as they lie open
    edge: float  # how much better it is for the rival than most of what it could do
    is_end: bool  # and the seat that is advised has not won


@dataclass(frozen=True)
class Tried:
    """A turn, what came of it and what was answered."""

    seat: int
    moves: list[int]
    words: list[Text]
    deals: list[Deal]
    answers: list[Answer] = field(default_factory=list)

    @cached_property
    def points(self) -> float:
        """What the turn brings, on average."""
        return sum(deal.won_by(self.seat) for deal in self.deals) / len(self.deals)

    @cached_property
    def lost(self) -> float:
        """What the answers take, on average."""
        return sum(answer.lost for answer in self.answers) / max(1, len(self.answers))

    @cached_property
    def likely(self) -> list[Answer]:
        """The answers that most of them are like; none if they have too little in common."""
        counted = Counter(answer.line["en"] for answer in self.answers)
        line, times = counted.most_common(1)[0] if counted else ("", 0)
        if 2 * times <= len(self.answers):
            return []
        return [answer for answer in self.answers if answer.line["en"] == line]

    @property
    def wins(self) -> bool:
        return all(d.after.is_over and d.after.winners() == [self.seat] for d in self.deals)


class Trying:
    def __init__(self, game: Game, pace: Pace, cancel: Cancel | None = None) -> None:
        self.game = game
        self.pace = pace
        self.cancel = no_cancel() if cancel is None else cancel
        self.estimate = Chances(game, pace.estimate)

    def turn(self, p: Position, first: int) -> Tried:
        """The rest of the turn of the seat to decide, begun with this move, best from there on."""
        seat = p.actor
        moves, words, told_from = self._line(p, first)
        deals = [self._played(q, seat, moves, told_from) for q in self.dealt(p)]
        answers = self._answers(deals, seat)
        return Tried(seat, [moves[n] for n in told_from], words, deals, answers)

    def share(self, after: Sequence[Position], seat: int) -> float:
        """The seat's chance to win, on average over what it thinks possible."""
        return sum(float(self.estimate.of(q, seat)[seat]) for q in after) / len(after)

    def dealt(self, p: Position) -> list[Position]:
        """The position as it may be."""
        is_open = not (self.game.has_secrets or self.game.has_chance)
        found = []
        for n in range(1 if is_open else self.pace.deals):
            q = p.copy()
            if self.game.has_secrets:
                beliefs.imagine(q, p.actor, bits.rng(n + 1))
            found.append(q)
        return found

    def after(self, p: Position, move: int) -> list[Position]:
        """What may stand there once the move is made."""
        found = self.dealt(p)
        for q in found:
            q.play(move)
        return found

    def think(self, p: Position, iterations: int) -> Thought:
        return self._search(iterations).choose(p.copy(), self.cancel)

    def _search(self, iterations: int) -> Search:
        return Search(self.game, 1, iterations, self.pace.milliseconds, usual_knobs(self.game))

    def _line(self, p: Position, first: int) -> tuple[list[int], list[Text], list[int]]:
        """The turn's moves, the decisions among them in words, and which of them these are.

        It ends with the turn, and where chance or another seat has its say or something is shown
        that the seat did not know.
        """
        (q, *_), seat = self.dealt(p), p.actor
        turn = self.game.turn(q, SETUP)
        moves: list[int] = []
        words: list[Text] = []
        told: list[int] = []
        while len(words) < MOST_STEPS:
            if is_decision(q):
                move = self.think(q, self.pace.step).move if moves else first
                told.append(len(moves))
                words.append(self.game.describe(q, move))
            else:
                move = int(q.legal()[0])
            before = q.copy()
            q.play(move)
            moves.append(move)
            if q.actor != seat or self.game.reveals(before, move, q):
                break
            if self.game.turn(q, turn).number != turn.number:
                break
        return moves, words, told

    def _played(self, q: Position, seat: int, moves: list[int], decided: list[int]) -> Deal:
        caused: list[Happening] = []
        points = [0] * q.seats
        for n, move in enumerate(moves):
            if q.actor != seat or q.objection(move) != LEGAL:
                break  # this world has gone another way
            before = q.copy()
            q.play(move)
            told = self.game.happened(before, move, q, seat)
            caused += _but(told, self.game.describe(before, move)) if n in decided else told
            points = _sum(points, points_won(before, q, seat))
        return Deal(q, caused, points)

    def _answers(self, deals: list[Deal], seat: int) -> list[Answer]:
        began, most = perf_counter(), self.pace.seconds
        found = []
        for n, deal in enumerate(deals):
            answer = self._answer(deal, seat, n)
            if answer is not None:
                found.append(answer)
            if most is not None and perf_counter() - began > most:
                break
        return found

    def _answer(self, deal: Deal, seat: int, n: int) -> Answer | None:
        """What the next rival may do; None if it is not for a rival to answer."""
        q, rng = deal.after.copy(), bits.rng(n + 101)
        self._settle(q, rng)
        if q.is_over or q.actor == seat:
            return None
        rival, turn = q.actor, self.game.turn(q, SETUP)
        told: list[Happening] = []
        points = [0] * q.seats
        edge = 0.0
        for _ in range(MOST_ANSWERS):
            if q.actor == CHANCE:
                move = q.sample(rng)
            else:
                best, usual = self._best(q)
                move, edge = best.move, max(edge, best.share - usual)
            before = q.copy()
            q.play(move)
            told += self.game.happened(before, move, q, seat)
            points = _sum(points, points_won(before, q, seat))
            is_on = q.actor in (rival, CHANCE)
            if not is_on or self.game.turn(q, turn).number != turn.number:
                break
        is_end = q.actor == OVER and seat not in q.winners()
        line = joined(h["text"] for h in telling(self.game, told) or told[:1])
        return Answer(rival, q, line, -points[seat], points[rival], edge, is_end)

    def _best(self, q: Position) -> tuple[Candidate, float]:
        """The best move of whoever has to decide, and what most of the others are worth."""
        search = self._search(self.pace.answer)
        search.choose(q.copy(), self.cancel)
        ranked = search.candidates()
        return ranked[0], median(candidate.share for candidate in ranked)

    def _settle(self, q: Position, rng: bits.Rng) -> None:
        while q.actor == CHANCE:
            q.play(q.sample(rng))


def telling(game: Game, happened: list[Happening]) -> list[Happening]:
    """The most telling of these, in the order in which they happened."""
    order = game.telling
    once = {h["text"]["en"]: h for h in happened}.values()
    known = [h for h in once if not order or h["kind"] in order]
    kept = sorted(known, key=lambda h: order.index(h["kind"]) if order else 0)[:TELLING]
    return [h for h in known if h in kept]


def _but(told: list[Happening], said: Text) -> list[Happening]:
    """Without what the description of the move says already."""
    words = said["en"]
    return [h for h in told if h["text"]["en"] not in words]


def _sum(points: list[int], more: list[int]) -> list[int]:
    return [a + b for a, b in zip(points, more, strict=True)] if more else points
