"""How puzzles of a game are looked for: its `puzzles/mining.toml`, or what is usual."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kurultai.core.game import Game
from kurultai.core.text import optional_toml

FILE = "puzzles/mining.toml"  # in a game's folder


@dataclass(frozen=True)
class Settings:
    budget: int = 1000  # iterations that weigh the moves of a decision
    margin: float = 0.08  # between the best move and the next
    least: float = 0.15  # share of victory after the best move …
    most: float = 0.95  # … at most, unless it wins for sure
    choices: int = 4  # moves at least: fewer are no puzzle
    attention: int = 24  # moves that are weighed at the quick look
    obvious: float = 1.0  # how many are kept in which the best move looks best at first sight, too
    playouts: int = 0  # games that greedy bots play on from each of the two best moves
    longest: int = 300  # moves of a game that are looked at
    apart: int = 3  # turns between two puzzles of one game
    strongest: int = 1000  # iterations of the strongest level, which has a clock at the table
    bots: tuple[str, ...] = ("noyan",)  # who plays the games, in turn
    stray: float = 0.1  # how often they move at random: a mistake is what a puzzle is made of
    tables: tuple[int, ...] = (2,)  # how many sit down, in turn


def settings(game: Game, **given: Any) -> Settings:
    """A game's settings, and what else is given."""
    there = optional_toml(game.folder / FILE)
    chosen = {**there, **{key: value for key, value in given.items() if value is not None}}
    made: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in chosen.items()}
    return Settings(**made)
