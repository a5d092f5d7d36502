"""What a game's bots think of a position: the contract of core/kernel.py, one layer up.

    evaluate(b, s, w, out)  each seat's expected share of victory, 0 to 1, with the weights w
    features(b, s, out)     what the weights weigh, a row of counts for each seat; returns how much
                            of the game is to come, 1 to 0

Like the rules they are found by the type of the state, at compile time in compiled code.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import overload
from numba.np.numpy_support import from_dtype

_BY_DTYPE: dict[Any, dict[str, Any]] = {}
_BY_TYPE: dict[Any, dict[str, Any]] = {}


def register(state: np.dtype[Any], **functions: Any) -> None:
    """Make ``functions`` the meaning of the contract for states of this dtype."""
    _BY_DTYPE.setdefault(state, {}).update(functions)
    _BY_TYPE.setdefault(from_dtype(state), {}).update(functions)


def offers(state: np.dtype[Any], name: str) -> bool:
    """Whether a function of the contract is registered for states of this dtype."""
    return name in _BY_DTYPE.get(state, {})


def evaluate(b: Any, s: Any, w: Any, out: Any) -> None:
    _BY_DTYPE[s.dtype]["evaluate"](b, s, w, out)


@overload(evaluate, strict=False, inline="always")
def _evaluate(b: Any, s: Any, w: Any, out: Any) -> Any:
    game_evaluate = _BY_TYPE[s]["evaluate"]
    return lambda b, s, w, out: game_evaluate(b, s, w, out)


def features(b: Any, s: Any, out: Any) -> float:
    return _BY_DTYPE[s.dtype]["features"](b, s, out)  # type: ignore[no-any-return]


@overload(features, strict=False, inline="always")
def _features(b: Any, s: Any, out: Any) -> Any:
    game_features = _BY_TYPE[s]["features"]
    return lambda b, s, out: game_features(b, s, out)
