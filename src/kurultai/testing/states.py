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

BOTS = {"greedy:samples=1": 10, "search:20it": 20}  # every so many decisions: it takes time


def main(place: str, seats: str, seed: str, plies: str, bots: str = "") -> None:
    registry.register("it", place)
    p = registry.game("it").new(int(seats))
    generator = rng(int(seed))
    decisions = 0
    for _ in range(int(plies)):
        if p.is_over:
            break
        turn = p.actor
        seen = (_of(p.legal()), _of(row(p, turn))) if turn >= 0 else ("chance",)
        decisions += turn >= 0
        for bot, often in BOTS.items():
            if bots and turn >= 0 and decisions % often == 0:
                sys.stdout.write(_thought(p, bot))
        move = random_move(p, generator)
        text = p.format(move)
        p.play(move)
        sys.stdout.write(f"{' '.join(seen)} {text} {_of(p.s)} {p.scores()}\n")


def _of(array: np.ndarray[Any, Any]) -> str:
    return hashlib.sha256(array.tobytes()).hexdigest()[:16]


def _thought(p: Position, bot: str) -> str:
    """What a bot makes of the moves: the same one, and the same share to the last bit."""
    found = build(p.game, bot, 0).choose(p)
    return f"{bot} {p.format(found.move)} {found.share.hex()}\n"


if __name__ == "__main__":
    main(*sys.argv[1:])
