"""Connect Four: the table of contents, and what there is to read and to see."""

from typing import Any

import numpy as np

from connect_four import rules
from connect_four.rulebook import RULEBOOK, SEATS, TEXTS
from connect_four.state import COLUMNS, ROWS, STATE, TALL
from kurultai.core.contract.brought import register
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game, Happening, Position, View
from kurultai.core.text import Text

NAMES = "abcdefg"  # of the columns
DRAWN = ".xo"  # an empty place, a stone of seat 0, of seat 1

register(STATE, rules)


class ConnectFour(Game):
    id = "connect-four"
    title = RULEBOOK.title
    seats = (2,)
    seat_names = SEATS
    minutes = 10
    rules_version = "1"
    rulebook = RULEBOOK
    state = STATE
    moves = widest = COLUMNS
    longest = COLUMNS * ROWS
    has_chance = has_secrets = False
    has_draws = True

    def setup(self, b: Any, seats: int) -> Any:
        return np.zeros(1, STATE)

    def format(self, p: Position, move: int) -> str:
        return NAMES[move]

    def parse(self, p: Position, text: str) -> int:
        if len(text) == 1 and text in NAMES:
            return NAMES.index(text)
        raise Unreadable(TEXTS("is-no-column-a-to-g", text=repr(text)))

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return {"column": NAMES[move]}

    def view(self, p: Position, seat: int | None) -> View:
        first, second = p.s["stones"][0].tolist()
        places = [range(TALL * column, TALL * column + ROWS) for column in range(COLUMNS)]
        return {"columns": [[(first >> i & 1) + 2 * (second >> i & 1) for i in c] for c in places]}

    def asked(self, p: Position) -> Text:
        if not p.is_over:
            return TEXTS("asked", who=SEATS[p.actor])
        won = p.winners()
        return TEXTS("over-draw") if len(won) > 1 else TEXTS("over-won", who=SEATS[won[0]])

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        said = TEXTS("happened-drop", column=NAMES[move])
        drop: Happening = {"kind": "drop", "seat": before.actor, "at": [NAMES[move]], "text": said}
        return [drop, {"kind": "end", "text": self.asked(after)}] if after.is_over else [drop]

    def drawing(self, view: View) -> str:
        rows = [" ".join(DRAWN[column[row]] for column in view["columns"]) for row in range(ROWS)]
        return "\n".join([*reversed(rows), " ".join(NAMES)])
