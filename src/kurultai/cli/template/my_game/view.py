"""What there is to see: everything, for everyone."""

from __future__ import annotations

from kurultai.core.game import Position, View


def view(p: Position) -> View:
    s = p.s[0]
    return {
        "heap": int(s.heap),
        "last": int(s.last),
        "taken": [int(beans) for beans in s.taken[: p.seats]],
    }
