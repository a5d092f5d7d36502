"""How hard a puzzle is: which levels find it, as a rating on the levels' own scale."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from kurultai.arena.plan import seed_of
from kurultai.arena.puzzles.settings import Settings
from kurultai.bots.greedy import Greedy
from kurultai.bots.levels import levels
from kurultai.bots.spec import build
from kurultai.core.game import Game, Position
from kurultai.match.puzzles import decisions

TRIES = 3  # of each level
FIRST, STEP = 1000, 180  # ratings of levels that were never measured
BEYOND = 300  # an imaginary level so far below the first always finds it, one above never
SCALE = 400.0  # ten to one, as Elo has it
_CLOCK = re.compile(r"\d+ms")


@dataclass(frozen=True)
class Rated:
    rating: int
    found: tuple[str, ...]  # levels that find it more often than not
    natural: int | None  # the wrong first move chosen most


def rate(p: Position, solution: tuple[str, ...], settings: Settings, seed: int) -> Rated:
    """Let every level try the puzzle a few times."""
    game = p.game
    there = levels(game.id, p.seats)
    path = list(decisions(p, solution))
    wrong: Counter[int] = Counter()
    hits: list[int] = []
    for level in there:
        hits.append(0)
        for number in range(TRIES):
            bot = build(game, clockless(level.bot, settings), seed_of(seed, level.id, number))
            for at, (before, move) in enumerate(path):
                chosen = bot.choose(before.copy()).move
                if chosen != move:
                    wrong[chosen] += at == 0
                    break
            else:
                hits[-1] += 1
    found = tuple(level.id for level, hit in zip(there, hits, strict=True) if 2 * hit > TRIES)
    ratings = [level.rating or FIRST + STEP * i for i, level in enumerate(there)]
    return Rated(_rating(ratings, hits), found, _natural(p, path[0][1], wrong, seed))


def clockless(bot: str, settings: Settings) -> str:
    """A level's bot that thinks by iterations: the same on every machine."""
    return (
        _CLOCK.sub(f"{settings.strongest}it", bot)
        if "it" not in bot
        else re.sub(r":\d+ms", "", bot)
    )


def _natural(p: Position, best: int, wrong: Counter[int], seed: int) -> int | None:
    """What most choose that is wrong; if nobody errs, what looks best beside the solution."""
    if wrong:
        most = max(wrong.values())
        return min(move for move, times in wrong.items() if times == most)
    looked = Greedy(p.game, seed).choose(p.copy()).candidates
    return next((each.move for each in looked if each.move != best), None)


def _rating(ratings: list[int], hits: list[int]) -> int:
    """Where levels of these ratings would have solved it as often as they did."""
    scale = [ratings[0] - BEYOND, *ratings, ratings[-1] + BEYOND]
    solved = [TRIES, *hits, 0]
    low, high = float(scale[0] - BEYOND), float(scale[-1] + BEYOND)
    for _ in range(40):
        middle = (low + high) / 2
        expected = sum(TRIES / (1 + 10 ** ((middle - each) / SCALE)) for each in scale)
        if expected > sum(solved):
            low = middle
        else:
            high = middle
    return round((low + high) / 2)


def kind_of(game: Game, p: Position, move: int) -> str:
    """What happens in a move, as a word: for variety."""
    after = p.copy()
    after.play(move)
    kinds = [told["kind"] for told in game.happened(p, move, after, p.actor)]
    telling = [kind for kind in game.telling if kind in kinds] or kinds[1:] or kinds
    return telling[0]
