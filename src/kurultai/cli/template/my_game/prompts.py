"""What is asked, in words, and what a refusal names."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.core.text import Text
from my_game.moves import beans
from my_game.rulebook import SEATS, TEXTS


def asked(p: Position) -> Text:
    """One sentence: what is asked, or how the game ended."""
    if p.is_over:
        return TEXTS("asked-over", who=SEATS[p.winners()[0]])
    return TEXTS("asked-take", who=SEATS[p.actor])


def details(p: Position, move: int) -> dict[str, object]:
    return {"heap": int(p.s[0].heap), "beans": beans(move)}
