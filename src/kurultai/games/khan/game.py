"""Khan: the table of contents."""

from __future__ import annotations

from typing import Any

from kurultai.core.contract.brought import register
from kurultai.core.datafiles import Problem
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
from kurultai.core.text import Text
from kurultai.core.turns import SETUP, Turn
from kurultai.games.khan import (
    ai,
    board,
    hidden,
    moves,
    observation,
    prompts,
    rules,
    scoring,
    sheet,
    study,
    things,
)
from kurultai.games.khan.ascii import drawing
from kurultai.games.khan.events import happenings
from kurultai.games.khan.notation import format_move, ids_of, parse_move
from kurultai.games.khan.parts import outcomes, reasons, words
from kurultai.games.khan.parts.areas import AREAS
from kurultai.games.khan.rulebook import RULEBOOK, TEXTS
from kurultai.games.khan.setup import set_up
from kurultai.games.khan.state import STATE
from kurultai.games.khan.view import KhanView, view

register(STATE, rules, hidden, scoring, ai, observation, outcomes)


class Khan(Game):
    id = "khan"
    title = RULEBOOK.title
    seats = (2, 3, 4)
    seat_names = words.SEATS
    minutes = 75
    rules_version = "2"
    older_rules = ("1",)  # a refusal barred all that needs the consent of whoever refused
    rulebook = RULEBOOK
    state = STATE
    moves = moves.MOVES
    widest = board.PLACES + 5 * AREAS + 8  # every placement, four jokers and 2D everywhere, rulers
    longest = 5000  # 37 turns until the fifth ruler is home, then 60 shapes; see docs/khan.md
    has_chance = True
    has_secrets = True
    has_open_scores = True
    telling = (
        *("end", "trigger", "home", "conquer", "protect", "gods", "morale"),
        *("yurt", "scout", "miss"),
    )
    features = ai.FEATURES
    good_features = ai.GOOD
    layout = observation.LAYOUT
    factors = observation.FACTORS
    groups = study.GROUPS
    options = (
        Option(
            "setup",
            TEXTS("option-setup-name"),
            default="one-per-region",
            values={name: TEXTS(f"option-setup-{name}") for name in board.SETUPS},
        ),
        Option(
            "rulers",
            TEXTS("option-rulers-name"),
            default="preset",
            values={name: TEXTS(f"option-rulers-{name}") for name in board.RULERS_START},
        ),
        Option("board", TEXTS("option-board-name"), is_file=True),
        Option("cards", TEXTS("option-cards-name"), is_file=True),
        Option("shapes", TEXTS("option-shapes-name"), is_file=True),
    )

    def board(self, seats: int, options: Options) -> Any:
        return self.board_by(self.rules_version, seats, options)

    def board_by(self, rules: str, seats: int, options: Options) -> Any:
        return board.build(int(rules), seats, options)

    def problems(self, seats: int, options: Options) -> list[Problem]:
        return board.problems(board.files_of(options), seats, options["rulers"])

    def setup(self, b: Any, seats: int) -> Any:
        return set_up(b, seats)

    def format(self, p: Position, move: int) -> str:
        return format_move(p, ids_of(p.options), move)

    def parse(self, p: Position, text: str) -> int:
        return parse_move(p, ids_of(p.options), text)

    def shown(self, p: Position, move: int, seat: int | None) -> str:
        """Cards dealt to another are printed as ?."""
        text = self.format(p, move)
        if moves.DEAL <= move < moves.TURN and moves.dealt_to(move) != seat:
            word, to, *cards = text.split()
            return " ".join([word, to, *("?" for _ in cards)])
        return text

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return reasons.details(p, move, rule)

    def view(self, p: Position, seat: int | None) -> KhanView:
        return view(p, () if seat is None else (seat,))

    def view_all(self, p: Position) -> KhanView:
        return view(p, range(p.seats))

    def sheet(self, p: Position, eye: int | None) -> list[SheetLine]:
        return sheet.sheet(p)

    def counting(self, p: Position) -> list[Counted]:
        return sheet.counting(p)

    def choices(self, p: Position) -> list[Choice]:
        return prompts.choices(p)

    def asked(self, p: Position) -> Text:
        return prompts.asked(p)

    def ends(self, p: Position) -> Ends | None:
        return prompts.ends(p)

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        return happenings(before, move, after, seat)

    def turn(self, p: Position, last: Turn) -> Turn:
        """As the state counts them: turns missed in the end phase have a number, too."""
        s = p.s[0]
        number, seat = int(s.turns), int(s.turn)
        if number in (0, last.number):
            return last if number else SETUP
        return Turn(number, seat, last.round_then(seat, int(s.first), p.seats))

    def things(self, p: Position, seat: int | None) -> list[str]:
        return things.things(p, seat)

    def explain(self, p: Position, seat: int | None, thing: str) -> Explained | None:
        return things.explain(p, seat, thing)

    def drawing(self, view_: View) -> str:
        return drawing(view_)
