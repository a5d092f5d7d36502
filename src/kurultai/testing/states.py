"""Print a fingerprint of every ply of a random game: the same in every mode.

python -m kurultai.testing.states MODULE:CLASS SEATS SEED PLIES [bots]
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import numpy as np

from kurultai.bots.spec import build
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.rows import row

BOT = "greedy:samples=1"
GREEDY_EVERY = 20  # plies; uncompiled it takes its time


def main(place: str, seats: str, seed: str, plies: str, bots: str = "") -> None:
    registry.register("it", place)
    p = registry.game("it").new(int(seats))
    generator = rng(int(seed))
    for ply in range(int(plies)):
        if p.is_over:
            break
        turn = p.actor
        seen = (_of(p.legal()), _of(row(p, turn).round(3))) if turn >= 0 else ("chance",)
        if bots and turn >= 0 and ply % GREEDY_EVERY == 0:
            sys.stdout.write(_thought(p))
        move = random_move(p, generator)
        text = p.format(move)
        p.play(move)
        sys.stdout.write(f"{' '.join(seen)} {text} {_of(p.s)} {p.scores()}\n")


def _of(array: np.ndarray[Any, Any]) -> str:
    return hashlib.sha256(array.tobytes()).hexdigest()[:16]


def _thought(p: Position) -> str:
    """What the game's evaluation makes of the moves, by its simplest user."""
    found = build(p.game, BOT, 0).choose(p)
    return f"{BOT} {p.format(found.move)} {found.share:.6f}\n"


if __name__ == "__main__":
    main(*sys.argv[1:])
