"""The toy without what it brings for bots: positions are judged by playouts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from kurultai.core.contract.brought import register
from kurultai.core.structs import dtype_of
from tests.toy import game as toy


class State(toy.State):
    """The same fields, another type."""


STATE = dtype_of(State)
RULES = ("actor", "legal", "objection", "play", "sample", "redeal", "standing", "winners")

register(STATE, SimpleNamespace(**{name: getattr(toy, name) for name in RULES}))


class PlainToy(toy.Toy):
    id = "plain-toy"
    state = STATE

    def setup(self, b: Any, seats: int) -> Any:
        s = np.zeros(1, STATE)
        for name in toy.STATE.names[:-1]:
            s[name] = super().setup(b, seats)[name]
        return s
