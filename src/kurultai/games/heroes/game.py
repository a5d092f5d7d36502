"""Heroes: the table of contents."""

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
from kurultai.core.text import Text
from kurultai.games.heroes import (
    ai,
    board,
    observation,
    prompts,
    rules,
    scoring,
    sheet,
    study,
    things,
    view,
)
from kurultai.games.heroes.ascii import drawing
from kurultai.games.heroes.events import happenings
from kurultai.games.heroes.moves import MOVES
from kurultai.games.heroes.notation import format_move, parse_move
from kurultai.games.heroes.parts.squares import SQUARES
from kurultai.games.heroes.rulebook import RULEBOOK, SEATS, TEXTS
from kurultai.games.heroes.setup import set_up
from kurultai.games.heroes.state import QUIET, STATE
from kurultai.games.heroes.view import HeroesView

register(STATE, rules, scoring, ai, observation)


class Heroes(Game):
    id = "heroes"
    title = RULEBOOK.title
    seats = (2,)
    seat_names = SEATS
    minutes = 20
    rules_version = "1"
    rulebook = RULEBOOK
    state = STATE
    moves = MOVES
    widest = 2400  # of any board: 50 heroes × 48 squares; with more of them fewer are free
    longest = 2 * SQUARES * (QUIET + 1)  # each piece made a hero and captured, after quiet plies
    has_chance = False
    has_secrets = False
    has_draws = True
    score_decides = False  # cities do not, at times
    features = ai.FEATURES
    good_features = ai.GOOD
    layout = observation.LAYOUT
    factors = observation.FACTORS
    groups = study.GROUPS
    options = (
        Option(
            "reach",
            TEXTS("option-reach-name"),
            default="exact",
            values={"exact": TEXTS("option-reach-exact"), "up-to": TEXTS("option-reach-up-to")},
        ),
        Option("board", TEXTS("option-board-name"), is_file=True),
    )

    def board(self, seats: int, options: Options) -> Any:
        given = options.get("board")
        return board.build(board.shipped() if given is None else given, options["reach"])

    def problems(self, seats: int, options: Options) -> list[Problem]:
        given = options.get("board")
        return of_file("board", board.problems(board.shipped() if given is None else given))

    def setup(self, b: Any, seats: int) -> Any:
        return set_up(b)

    def format(self, p: Position, move: int) -> str:
        return format_move(move)

    def parse(self, p: Position, text: str) -> int:
        return parse_move(text)

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return prompts.details(p, move, rule)

    def view(self, p: Position, seat: int | None) -> HeroesView:
        return view.view(p)

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
        return happenings(before, move, after)

    def drawing(self, view_: View) -> str:
        return drawing(view_)

    def things(self, p: Position, seat: int | None) -> list[str]:
        return things.things(p)

    def explain(self, p: Position, seat: int | None, thing: str) -> Explained | None:
        return things.explain(p, seat, thing)
