"""Preparation 1-6: the board, five yurts a court, shapes, special cards, rulers (§prep.special)."""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.games.khan.parts.areas import drop
from kurultai.games.khan.parts.deck import EACH
from kurultai.games.khan.phases.driving import COURT
from kurultai.games.khan.state import NOWHERE, STATE

# Special cards of each player: morale, protect, gods, scout.
SPECIALS = {2: (2, 2, 2, 2), 3: (2, 1, 1, 1), 4: (1, 1, 1, 1)}


def set_up(b: Any, seats: int) -> Any:
    state = np.zeros(1, STATE)
    s, board = state[0], b[0]
    s.empty[:] = board.land
    s.ruler_at[:] = board.starts
    for area in board.starts[board.starts >= 0]:
        drop(s.empty, area)
    s.court[: board.courts] = COURT
    s.supply[:] = board.copies
    s.specials[:seats] = SPECIALS[seats]
    s.hand[:] = -1
    s.pile = board.courts * EACH
    s.card_at[s.pile :] = NOWHERE
    s.turned = s.driven = s.proposal = s.asked = -1
    return state
