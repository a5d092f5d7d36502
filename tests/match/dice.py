"""A tiny game with chance and forced moves, in plain Python: roll, then step; six squares to go.

After a 1 the only move is `walk`; after a 2 there is also `rest` (which is worth nothing).
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from kurultai.core.bits import Rng, below
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.errors import Illegal, Unreadable
from kurultai.core.game import Choice, Game, Happening, Options, Position, View
from kurultai.core.rulebook import Rulebook
from kurultai.core.structs import Moves
from kurultai.core.text import Text
from tests import wording
from tests.wording import text

GOAL = 6
WALK, REST = 0, 1
NAMES = ["walk", "rest"]


class DicePosition(Position):
    """s: [turn, roll, squares of seat 0, of seat 1, …]; roll 0 means that chance has to act."""

    @property
    def actor(self) -> int:
        if max(self.s[2:]) >= GOAL:
            return OVER
        return int(self.s[0]) if self.s[1] else CHANCE

    def legal(self) -> Moves:
        return np.array([WALK] if self.s[1] == 1 else [WALK, REST])

    def check(self, move: int) -> None:
        if self.actor >= 0 and move not in self.legal():
            raise Illegal(text("after a 1 one walks", "après un 1 on marche"), "dice.one")

    def play(self, move: int) -> None:
        if self.actor == CHANCE:
            self.s[1] = move
            return
        if move == WALK:
            self.s[2 + self.s[0]] += self.s[1]
        self.s[0], self.s[1] = (self.s[0] + 1) % self.seats, 0

    def sample(self, rng: Rng) -> int:
        return 1 + below(rng, 2)

    def scores(self, seat: int = -1) -> list[int]:
        return [int(square) for square in self.s[2:]]

    def winners(self) -> list[int]:
        return [seat for seat, square in enumerate(self.scores()) if square >= GOAL]

    def copy(self) -> DicePosition:
        return DicePosition(self.game, self.seats, self.options, self.b, self.s.copy())


class Dice(Game):
    id = "dice"
    title = text("Dice", "Dés")
    seats = (2, 3)
    seat_names = wording.seats(text("One", "Un"), text("Two", "Deux"), text("Three", "Trois"))
    minutes = 1
    rules_version = "1"
    options = ()
    rulebook: ClassVar[Rulebook]
    moves = widest = 2
    longest = 100
    has_chance = True
    has_secrets = False

    def board(self, seats: int, options: Options) -> Any:
        return np.zeros(1)

    def setup(self, b: Any, seats: int) -> Any:
        return np.zeros(2 + seats, np.int64)

    def new(self, seats: int, options: Options | None = None, rules: str | None = None) -> Position:
        made = super().new(seats, options, rules)
        return DicePosition(self, seats, made.options, made.b, made.s)

    def format(self, p: Position, move: int) -> str:
        return f"roll {move}" if p.actor == CHANCE else NAMES[move]

    def parse(self, p: Position, text: str) -> int:
        if p.actor == CHANCE and text.startswith("roll "):
            return int(text.removeprefix("roll "))
        if text not in NAMES:
            raise Unreadable(text("walk or rest", "walk ou rest"))
        return NAMES.index(text)

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return {}

    def view(self, p: Position, seat: int | None) -> View:
        return {"squares": p.scores()}

    def choices(self, p: Position) -> list[Choice]:
        return [{"move": NAMES[move], "steps": [NAMES[move]]} for move in p.legal()]

    def asked(self, p: Position) -> Text:
        return text("walk or rest", "marcher ou se reposer")

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        name = before.format(move)
        return [{"kind": "move", "text": text(name, name)}]

    def drawing(self, view: View) -> str:
        return str(view["squares"])


class SecretDice(Dice):
    """The same, but nobody may know that a move was forced."""

    has_secrets = True
