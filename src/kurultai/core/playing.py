"""Small things to do with any game: random games, counting sequences."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from kurultai.core.bits import Rng, below
from kurultai.core.contract import kernel
from kurultai.core.contract.actors import CHANCE
from kurultai.core.errors import Unreadable
from kurultai.core.game import Position
from kurultai.core.record import Line, Record, positions, result_of
from kurultai.core.texts import TEXTS


def random_move(p: Position, generator: Rng) -> int:
    """A chance outcome by its probability, or a legal move, all alike."""
    if p.actor == CHANCE:
        return p.sample(generator)
    moves = p.legal()
    return int(moves[below(generator, len(moves))])


def random_record(empty: Record, generator: Rng) -> Record:
    """A whole random game from a record without moves."""
    p = next(positions(empty))
    lines = []
    while not p.is_over:
        move = random_move(p, generator)
        by = p.by()
        lines.append(Line(by, p.format(move)))
        p.play(move)
    return replace(empty, moves=lines, result=result_of(p))


def count_sequences(start: Position, depth: int) -> int:
    """Sequences of exactly ``depth`` plies; games that end earlier count nothing."""
    if start.game.has_chance:
        name = start.game.id
        raise Unreadable(TEXTS("has-chance-perft-counts-games-without", name=name))
    stack = np.empty(depth + 1, start.game.state)
    stack[0] = start.s[0]
    lists = np.empty((depth + 1, start.game.widest), np.int64)
    return int(kernel.perft(start.b, stack, lists, depth))
