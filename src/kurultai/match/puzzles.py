"""Puzzles: positions in which one decision, or a few in a row, is clearly best.

They lie in a game's folder, `puzzles/puzzles.jsonl`, one a line, found by `kurultai puzzles`
(docs/puzzles.md). All that was reckoned is written there; here they are read, set up and explained.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date as Date  # noqa: N812
from functools import cache
from importlib import import_module
from math import gcd
from typing import Any

from kurultai.core.catalogue import ENGLISH
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game, Options, Position
from kurultai.core.registry import GROUP
from kurultai.core.registry import game as game_by_id
from kurultai.core.text import Text, joined
from kurultai.match.chance import Chance
from kurultai.match.events import Event, is_decision
from kurultai.match.match import Match, points_won
from kurultai.match.texts import TEXTS

FILE = "puzzles/puzzles.jsonl"  # in a game's folder
GOLDEN = 0.618  # steps of this part of a list meet all of it, neighbours far apart


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    seats: int
    rules: str
    options: Options
    moves: tuple[str, ...]  # from the start up to the decision, chance included
    seat: int  # who is to solve it
    solution: tuple[str, ...]  # the decisions of that seat, nobody and no chance between them
    natural: str | None  # the wrong first move that most would choose
    share: float  # of the victory that the seat can expect after the solution
    natural_share: float  # and after the natural move
    margin: float  # by how much at least each decision is better than the next best
    rating: int  # on the scale of the levels
    found: tuple[str, ...]  # the levels that find it
    kind: str  # what happens in it
    budget: int  # iterations with which it was found; proved with ten times as many
    seeds: tuple[int, ...]  # with which it was proved
    bots: tuple[str, ...]  # who played the game, by seat
    source: str  # which game of which run, or which record

    def document(self) -> dict[str, Any]:
        return asdict(self)

    def __str__(self) -> str:
        return json.dumps(self.document(), ensure_ascii=False)


def read(line: str) -> Puzzle:
    """A puzzle from its line of the file."""
    return from_document(json.loads(line))


def from_document(document: dict[str, Any]) -> Puzzle:
    made: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in document.items()}
    return Puzzle(**made)


# Which there are


def puzzles(game_id: str) -> list[Puzzle]:
    """A game's puzzles, the easiest first; none if it ships none."""
    return list(_puzzles(game_id))


@cache
def _puzzles(game_id: str) -> tuple[Puzzle, ...]:
    file = game_by_id(game_id).folder / FILE
    if not file.is_file():
        return ()
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(sorted(map(read, lines), key=lambda each: (each.rating, each.id)))


def puzzle(game_id: str, id_: str) -> Puzzle:
    """A puzzle by its id; Unreadable if there is none."""
    for each in _puzzles(game_id):
        if each.id == id_:
            return each
    raise Unreadable(TEXTS("there-is-no-puzzle", id=id_))


def daily(date: Date) -> Puzzle:
    """The puzzle of a day, the same for everyone: the games that ship take turns.

    Each game's puzzles all come once before one comes again, easy and hard ones mixed.
    """
    shipped: dict[str, str] = import_module(GROUP).SHIPPED
    games = [there for id_ in shipped if (there := _puzzles(id_))]
    if not games:
        raise Unreadable(TEXTS("there-are-no-puzzles"))
    turn, which = divmod(date.toordinal(), len(games))
    there = games[which]
    return there[turn * _stride(len(there)) % len(there)]


def _stride(length: int) -> int:
    """Near the golden part of a length, and meeting every place of it."""
    stride = max(1, round(GOLDEN * length))
    while gcd(stride, length) > 1:
        stride += 1
    return stride


# The position


def position(puzzle: Puzzle) -> Position:
    """The decision to be made."""
    return match(puzzle).position


def match(puzzle: Puzzle, chance: Chance | None = None) -> Match:
    """The game so far, to be played on."""
    game = game_by_id(puzzle.game)
    made = Match(game.new(puzzle.seats, puzzle.options, puzzle.rules), chance)
    for move in puzzle.moves:
        made.accept([Event("move", made.position.actor, move)])
    return made


def decisions(p: Position, solution: tuple[str, ...]) -> Iterator[tuple[Position, int]]:
    """Each decision of the solution: the position before it, and the move."""
    p = p.copy()
    for words in solution:
        move = p.parse(words)
        yield p.copy(), move
        p.play(move)
        go_on(p)


def go_on(p: Position) -> None:
    """Play what has a single answer, as a match does by itself; stops at chance."""
    while p.actor >= 0 and not is_decision(p):
        p.play(int(p.legal()[0]))


def continues(before: Position, move: int) -> Position | None:
    """The next decision of the same seat, if nothing is drawn, asked or shown before it."""
    after = before.copy()
    after.play(move)
    if before.game.reveals(before, move, after):
        return None
    go_on(after)
    return after if after.actor == before.actor else None


# Why


def reason(puzzle: Puzzle) -> Text:
    """What the solution does and gains, and what the natural move would leave."""
    game, start = game_by_id(puzzle.game), position(puzzle)
    done = list(decisions(start, puzzle.solution))
    said = [text for p, move in done for text in _said(p, move, puzzle.seat)]
    who = game.seat_names[puzzle.seat]
    points, share = _points(done, puzzle.seat), _percent(puzzle.share)
    if any(re.search(rf"\b{points} points?\b", text[ENGLISH]) for text in said):
        points = 0  # told already
    said.append(TEXTS(_id(done[-1], points), who=who, points=abs(points), share=share))
    if puzzle.natural is not None:
        natural = start.game.describe(start, start.parse(puzzle.natural))
        less = _percent(puzzle.natural_share)
        said.append(TEXTS("puzzle-natural", natural=natural, share=less))
    if game.has_secrets:
        said.append(TEXTS("puzzle-on-average-secrets"))
    elif game.has_chance:
        said.append(TEXTS("puzzle-on-average-chance"))
    return joined(said)


def _id(last: tuple[Position, int], points: int) -> str:
    """Which sentence tells what the solution is good for."""
    p, move = last
    after = p.copy()
    after.play(move)
    if after.is_over and not p.game.has_secrets:
        return "puzzle-wins-at-once" if after.winners() == [p.actor] else "puzzle-shares"
    if points:
        return "puzzle-wins-with-points" if points > 0 else "puzzle-wins-for-points"
    return "puzzle-wins"


def _said(p: Position, move: int, seat: int) -> list[Text]:
    """What a move does, and of what follows from it all that tells of a turn."""
    game: Game = p.game
    after = p.copy()
    after.play(move)
    described = game.describe(p, move)
    words = str(described)
    shows = game.reveals(p, move, after)
    follows = [
        told["text"]
        for told in game.happened(p, move, after, seat)[1:]
        if (not game.telling or told["kind"] in game.telling) and not shows
    ]
    return [described, *(text for text in follows if str(text) not in words)]


def _points(done: list[tuple[Position, int]], seat: int) -> int:
    """What the solution brings at once, as far as the seat can know it beforehand."""
    total = 0
    for p, move in done:
        after = p.copy()
        after.play(move)
        if p.game.reveals(p, move, after):
            return total
        won = points_won(p, after, seat)
        total += won[seat] if won else 0
    return total


def _percent(share: float) -> int:
    return round(100 * share)
