"""Preparation (§setup.decks, §setup.cubes): what is there before the first lot is drawn."""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.games.huns.state import (
    NO_CARD,
    NO_EFFECT,
    NO_WAGON,
    NOBODY,
    STATE,
    STEP_COMPENSATION,
)


def set_up(b: Any) -> Any:
    s = np.zeros(1, STATE)
    s[0].step = STEP_COMPENSATION
    s[0].asked = NOBODY
    s[0].reserve[:] = b[0].cubes
    s[0].top[:] = b[0].deck
    s[0].holder[:] = NOBODY
    s[0].die = -1
    s[0].drawer = NOBODY
    s[0].curse = s[0].put_card = s[0].chosen = NO_CARD
    s[0].effect = NO_EFFECT
    s[0].berth[:] = NO_WAGON
    s[0].display[:] = NO_WAGON
    s[0].put_wagon = s[0].put_ref = NO_WAGON
    return s
