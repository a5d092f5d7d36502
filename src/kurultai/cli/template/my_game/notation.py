"""Moves as text: `take 2`."""

from __future__ import annotations

from kurultai.core.errors import unreadable
from my_game.moves import MOVES, beans

TEXTS = [f"take {beans(move)}" for move in range(MOVES)]


def format_move(move: int) -> str:
    return TEXTS[move]


def parse_move(text: str) -> int:
    if text in TEXTS:
        return TEXTS.index(text)
    raise unreadable(
        f"{text!r} is not a move: write take 1, take 2 or take 3",
        f"{text!r} n'est pas un coup : écrivez take 1, take 2 ou take 3",
    )
