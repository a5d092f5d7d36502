"""What a move caused, in the order in which the rules do it."""

from __future__ import annotations

from kurultai.core.game import Happening, Position
from my_game.moves import beans
from my_game.prompts import asked
from my_game.rulebook import TEXTS


def happenings(before: Position, move: int, after: Position) -> list[Happening]:
    said = TEXTS("happened-take", beans=beans(move), heap=int(after.s[0].heap))
    found: list[Happening] = [
        {"kind": "take", "seat": before.actor, "text": said, "rule": "take"},
    ]
    if after.is_over:
        found.append({"kind": "end", "text": asked(after), "rule": "end"})
    return found
