"""Print a fingerprint of the state after every ply of a random game: the same in every mode.

python -m tests.conformance.states GAME SEATS SEED PLIES
"""

from __future__ import annotations

import hashlib
import sys

from kurultai.core.bits import rng
from kurultai.core.playing import random_move
from kurultai.core.registry import game
from tests.conformance import cases  # noqa: F401  (registers the toy game)


def main(id_: str, seats: str, seed: str, plies: str) -> None:
    p = game(id_).new(int(seats))
    generator = rng(int(seed))
    for _ in range(int(plies)):
        if p.is_over:
            break
        if p.actor >= 0:
            moves = hashlib.sha256(p.legal().tobytes()).hexdigest()[:16]
        else:
            moves = "chance"
        move = random_move(p, generator)
        text = p.format(move)
        p.play(move)
        state = hashlib.sha256(p.s.tobytes()).hexdigest()[:16]
        sys.stdout.write(f"{moves} {text} {state} {p.scores()}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
