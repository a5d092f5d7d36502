"""Connect Four: the table of contents."""

from __future__ import annotations

from typing import Any

import numpy as np

from connect_four import rules
from connect_four.rulebook import RULEBOOK, SEATS, TEXTS
from connect_four.state import COLUMNS, ROWS, STATE, TALL
from kurultai.core.brought import register
from kurultai.core.errors import unreadable
from kurultai.core.game import Game, Happening, Position, View
from kurultai.core.text import Text

register(STATE, rules)

NAMES = "abcdefg"  # of the columns
DRAWN = ".xo"  # an empty place, a stone of seat 0, of seat 1


class ConnectFour(Game):
    id = "connect-four"
    title = RULEBOOK.title
    seats = (2,)
    seat_names = SEATS
    minutes = 10
    rules_version = "1"
    rulebook = RULEBOOK
    state = STATE
    moves = COLUMNS
    widest = COLUMNS
    longest = COLUMNS * ROWS
    has_chance = False
    has_secrets = False
    has_draws = True

    def setup(self, b: Any, seats: int) -> Any:
        return np.zeros(1, STATE)

    def format(self, p: Position, move: int) -> str:
        return NAMES[move]

    def parse(self, p: Position, text: str) -> int:
        if len(text) == 1 and text in NAMES:
            return NAMES.index(text)
        raise unreadable(
            f"{text!r} is not a column: write a letter from a to g",
            f"{text!r} n'est pas une colonne : écrivez une lettre de a à g",
        )

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return {"column": NAMES[move]}

    def view(self, p: Position, seat: int | None) -> View:
        return {"columns": [_column(p, column) for column in range(COLUMNS)]}

    def asked(self, p: Position) -> Text:
        if not p.is_over:
            return TEXTS("asked.drop", who=SEATS[p.actor])
        won = p.winners()
        return TEXTS("over.draw") if len(won) > 1 else TEXTS("over.won", who=SEATS[won[0]])

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        name = NAMES[move]
        said = TEXTS("happened.drop", column=name)
        found: list[Happening] = [
            {"kind": "drop", "seat": before.actor, "at": [name], "text": said, "rule": "drop"}
        ]
        if after.is_over:
            rule = RULEBOOK[int(after.s[0].ending)]
            found.append({"kind": "end", "text": rule.heading, "rule": rule.id})
        return found

    def drawing(self, view: View) -> str:
        rows = [" ".join(DRAWN[column[row]] for column in view["columns"]) for row in range(ROWS)]
        return "\n".join([*reversed(rows), " ".join(NAMES)])


def _column(p: Position, column: int) -> list[int]:
    """A column from below: 0 for an empty place, 1 for a stone of seat 0, 2 for one of seat 1."""
    places = range(TALL * column, TALL * column + ROWS)
    first, second = int(p.s[0].first), int(p.s[0].second)
    return [(first >> place & 1) + 2 * (second >> place & 1) for place in places]
