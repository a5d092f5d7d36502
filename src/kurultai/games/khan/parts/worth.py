"""What a shape over an area would bring, and to whom: here, or if it changed a little."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kurultai.core.game import Position
from kurultai.core.structs import Moves
from kurultai.games.khan import moves
from kurultai.games.khan.parts.areas import BITS
from kurultai.games.khan.phases.conquering import candidates, preview
from kurultai.games.khan.state import NEUTRAL, State, pitch


def most_over(p: Position, seat: int, area: int) -> int:
    """The most points that a seat could get for one shape over an area, were it its turn."""
    places, each = conquests(p, seat)
    word, bit = divmod(area, BITS)
    is_over = (p.b[0].cover[places, word] >> bit) & 1
    return int((each * is_over).max(initial=0))


def most_with_yurt(p: Position, seat: int, area: int) -> int:
    """The same for an empty area, once the seat had a yurt there."""
    return most_over(changed(p, lambda s: pitch(s, area, seat)), seat, area)


def without_ruler(p: Position, ruler: int) -> Position:
    """He is driven out and has left a neutral yurt (where he flees to changes no conquest)."""

    def leave(s: State) -> None:
        pitch(s, s.ruler_at[ruler], NEUTRAL)
        s.ruler_at[ruler] = -1

    return changed(p, leave)


def conquests(p: Position, seat: int) -> tuple[Moves, Moves]:
    """The placements that a seat could lay were it its turn, and what each would bring it."""
    if p.s[0].turn != seat:
        p = changed(p, lambda s: _pass_to(s, seat))
    b, s = p.b[0], p.s[0]
    out = np.empty(p.game.widest, np.int64)
    laid = out[: candidates(b, s, out)]
    owners, asked, each = (np.empty(len(laid), np.int64) for _ in range(3))
    preview(b, s, laid, owners, asked, each)
    return laid - moves.CONQUER, each


def changed(p: Position, change: Callable[[State], None]) -> Position:
    other = p.copy()
    change(other.s[0])
    return other


def _pass_to(s: State, seat: int) -> None:
    """What was refused this turn binds only whoever's turn it is."""
    s.turn = seat
    s.refused = s.refusals = 0
