"""Moves as text: `take 2`."""

from __future__ import annotations

from kurultai.core.errors import Unreadable
from my_game.moves import MOVES, beans
from my_game.rulebook import TEXTS

MOVE_TEXTS = [f"take {beans(move)}" for move in range(MOVES)]


def format_move(move: int) -> str:
    return MOVE_TEXTS[move]


def parse_move(text: str) -> int:
    if text in MOVE_TEXTS:
        return MOVE_TEXTS.index(text)
    raise Unreadable(TEXTS("is-not-a-move-write-take", text=repr(text)))
