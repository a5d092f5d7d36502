"""What a seat thinks likely of what it cannot know, given what its rivals did.

``redeal`` (kernel.py) says what is possible. A game's ``hidden.py`` may also say how likely each
possibility is: ``imagine`` deals by it, ``likelihood`` states it. Both take a few numbers, named in
``Game.beliefs``, that are learnt from games (``kurultai train GAME --belief``); all of them 0 means
that everything possible is equally likely, which is also what a game has that brings neither.

A belief may use nothing that the seat does not know: from the same random numbers, states that the
seat cannot tell apart are imagined alike.
"""

from __future__ import annotations

from typing import Any

from kurultai.core.bits import Rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.brought import DEFAULTS
from kurultai.core.contract.dispatch import dispatched, door
from kurultai.core.contract.kernel import redeal
from kurultai.core.contract.shares import Weights


@dispatched
def imagine(b: Any, s: Any, seat: int, w: Weights, rng: Rng) -> None:
    """Replaces what the seat cannot know by a sample of what is likely, with the beliefs ``w``."""
    raise NotImplementedError


@dispatched
def likelihood(b: Any, s: Any, seat: int, w: Weights) -> float:
    """The logarithm of how likely ``imagine`` is to deal what is hidden from the seat as it is.

    What does not depend on ``w`` may be left out.
    """
    raise NotImplementedError


@compiled
def all_alike(b: Any, s: Any, seat: int, w: Weights, rng: Rng) -> None:
    """``imagine`` of a game without beliefs."""
    redeal(b, s, seat, rng)


@compiled
def of_nothing(b: Any, s: Any, seat: int, w: Weights) -> float:
    """``likelihood`` of a game without beliefs."""
    return 0.0


DEFAULTS["imagine"] = lambda kind: all_alike
DEFAULTS["likelihood"] = lambda kind: of_nothing

imagine_in = door(imagine)
likelihood_of = door(likelihood)
