"""My Game: the table of contents."""

from __future__ import annotations

from typing import Any

from kurultai.core.contract.brought import register
from kurultai.core.game import Game, Happening, Options, Position, View
from kurultai.core.text import Text
from my_game import board, prompts, rules, scoring, view
from my_game.ascii import drawing
from my_game.events import happenings
from my_game.moves import MOVES
from my_game.notation import format_move, parse_move
from my_game.rulebook import RULEBOOK, SEATS
from my_game.setup import set_up
from my_game.state import STATE

register(STATE, rules, scoring)


class MyGame(Game):
    id = "my-game"
    title = RULEBOOK.title
    seats = (2, 3, 4)
    seat_names = SEATS[: seats[-1]]
    minutes = 5
    rules_version = "1"
    rulebook = RULEBOOK
    state = STATE
    moves = MOVES
    widest = MOVES
    longest = board.MOST  # a bean each time
    has_chance = False
    has_secrets = False
    score_decides = False

    def board(self, seats: int, options: Options) -> Any:
        return board.build(seats)

    def setup(self, b: Any, seats: int) -> Any:
        return set_up(b)

    def format(self, p: Position, move: int) -> str:
        return format_move(move)

    def parse(self, p: Position, text: str) -> int:
        return parse_move(text)

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return prompts.details(p, move)

    def view(self, p: Position, seat: int | None) -> View:
        return view.view(p)

    def asked(self, p: Position) -> Text:
        return prompts.asked(p)

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        return happenings(before, move, after)

    def drawing(self, view_: View) -> str:
        return drawing(view_)
