"""Dschingis Khan: the table of contents."""

from __future__ import annotations

from typing import Any

from kurultai.core.contract.brought import register
from kurultai.core.datafiles import Problem, of_file
from kurultai.core.game import (
    Choice,
    Ends,
    Explained,
    Game,
    Happening,
    Option,
    Options,
    Position,
    View,
)
from kurultai.core.sheet import Counted, SheetLine
from kurultai.core.text import Text, joined
from kurultai.core.turns import SETUP, Turn
from kurultai.games.dschingis import (
    ai,
    board,
    hidden,
    observation,
    rules,
    scoring,
    sheet,
    study,
    things,
    view,
)
from kurultai.games.dschingis.ascii import picture
from kurultai.games.dschingis.board import SEATS, TOKENS, names
from kurultai.games.dschingis.events import happenings
from kurultai.games.dschingis.moves import MOVES
from kurultai.games.dschingis.notation import format_move, parse_move
from kurultai.games.dschingis.parts import outcomes
from kurultai.games.dschingis.phases import (
    ending,
)
from kurultai.games.dschingis.prompts import SEAT_NAMES, asked, choice, details, ends
from kurultai.games.dschingis.rulebook import (
    RULEBOOK,
    TEXTS,
)
from kurultai.games.dschingis.setup import set_up
from kurultai.games.dschingis.state import (
    MARCH,
    SETTLE,
    SPECTATOR,
    STATE,
    TAKE,
    number_of,
)
from kurultai.games.dschingis.view import DschingisView

MOST_TOKENS = SEATS * (2 * TOKENS)  # drawn or laid


PLIES_OF_QUIET_TURN = 2 + 1 + 1 + board.ACTIVE  # draws, the choice, entering, walls

register(STATE, rules, hidden, scoring, ai, observation, outcomes)


class Dschingis(Game):
    id = "dschingis"
    title = RULEBOOK.title
    seats = (2, 3, 4)
    seat_names = SEAT_NAMES
    minutes = 45
    rules_version = "2"
    older_rules = ("1",)  # the end was judged at the end of a turn: a closed loop could cancel it
    rulebook = RULEBOOK
    state = STATE
    moves = MOVES
    widest = 2112  # 4 walls up × 59 down × 2 sides × 4 kinds, and a few by road and gate
    longest = MOST_TOKENS * (ending.QUIET_TURNS * SEATS * PLIES_OF_QUIET_TURN + 16)  # §D21
    has_chance = True
    has_secrets = True
    telling = (
        *("end", "last-round", "announced", "to-mongolia", "to-china", "great-wall", "capture"),
        *("shorter", "down", "lay", "wall", "nothing"),
    )
    features = ai.FEATURES
    good_features = ai.GOOD
    beliefs = hidden.BELIEFS
    layout = observation.LAYOUT
    factors = observation.FACTORS
    groups = study.GROUPS
    options = (Option("board", TEXTS("option-board"), is_file=True),)

    def board(self, seats: int, options: Options) -> Any:
        return board.build(options.get("board", board.shipped()), seats)

    def problems(self, seats: int, options: Options) -> list[Problem]:
        return of_file("board", board.problems(options.get("board", board.shipped()), seats))

    def board_by(self, rules: str, seats: int, options: Options) -> Any:
        b = self.board(seats, options)
        b["rules"] = int(rules)
        return b

    def setup(self, b: Any, seats: int) -> Any:
        return set_up(b, seats)

    def format(self, p: Position, move: int) -> str:
        return format_move(names(p.b), move)

    def parse(self, p: Position, text: str) -> int:
        return parse_move(names(p.b), text)

    def shown(self, p: Position, move: int, seat: int | None) -> str:
        """Tokens drawn and laid are the secret of the seat whose turn it is (§D18)."""
        return format_move(names(p.b), move, hidden=seat != int(p.s[0].turn))

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return details(p, move, rule)

    def view(self, p: Position, seat: int | None) -> DschingisView:
        return view.view(p, seat)

    def view_all(self, p: Position) -> DschingisView:
        return view.view_all(p)

    def sheet(self, p: Position, eye: int | None) -> list[SheetLine]:
        return sheet.sheet(p, SPECTATOR if eye is None else eye)

    def counting(self, p: Position) -> list[Counted]:
        return sheet.counting(p)

    def choices(self, p: Position) -> list[Choice]:
        of_board = names(p.b)
        return sorted((choice(of_board, int(move)) for move in p.legal()), key=lambda c: c["move"])

    def single_answer_is_secret(self, p: Position) -> bool:
        """All that decides it lies open, but for the kinds of the tokens a leader carries (§D18).

        With one token left, or none to lay, whoever looks at the board sees the single answer.
        """
        s = p.s[0]
        carries_several = int(number_of(s.active[int(s.turn)])) > 1
        return int(s.phase) in (SETTLE, MARCH) and carries_several

    def asked(self, p: Position) -> Text:
        return asked(p)

    def ends(self, p: Position) -> Ends | None:
        return ends(p)

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        return happenings(before, move, after, seat)

    def describe(self, p: Position, move: int) -> Text:
        """With the tokens that it lays, and where the leader goes."""
        after = p.copy()
        after.play(move)
        told = happenings(p, move, after, p.actor)
        said = [one["text"] for one in told[1:] if one["kind"] in ("lay", "leader")]
        return joined([told[0]["text"], *said])

    def reveals(self, before: Position, move: int, after: Position) -> bool:
        """Whoever takes a village looks at its stack (§control)."""
        told = happenings(before, move, after, int(before.s[0].turn))
        return any(happening["kind"] == "look" for happening in told)

    def turn(self, p: Position, last: Turn) -> Turn:
        """A leader's turn, from drawing to the end of his march."""
        s = p.s[0]
        if int(s.phase) < TAKE:
            return SETUP
        seat = int(s.turn)
        is_on = p.is_over or seat == last.seat
        return last if is_on else last.then(seat, last.round_then(seat, int(s.first), p.seats))

    def things(self, p: Position, seat: int | None) -> list[str]:
        return things.things(p, seat)

    def explain(self, p: Position, seat: int | None, thing: str) -> Explained | None:
        return things.explain(p, seat, thing)

    def drawing(self, view_: View) -> str:
        return picture(view_)
