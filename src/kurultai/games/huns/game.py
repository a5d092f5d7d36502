"""Huns: the table of contents."""

from __future__ import annotations

from typing import Any

from kurultai.core.contract.brought import register
from kurultai.core.datafiles import Document, Problem
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
from kurultai.core.sheet import EVERYONE, Counted, SheetLine
from kurultai.core.text import Text
from kurultai.core.turns import SETUP, Turn
from kurultai.games.huns import (
    ai,
    board,
    hidden,
    observation,
    prompts,
    rules,
    scoring,
    sheet,
    study,
    things,
    view,
)
from kurultai.games.huns.ascii import drawing, drawing_of_file
from kurultai.games.huns.events import happenings
from kurultai.games.huns.moves import (
    MOVES,
)
from kurultai.games.huns.notation import format_move, parse_move
from kurultai.games.huns.parts import outcomes
from kurultai.games.huns.parts.facedown import FACE_DOWN, OPEN
from kurultai.games.huns.parts.faces import FileGallery, Gallery, gallery, gallery_of_file
from kurultai.games.huns.parts.words import SEAT_NAMES
from kurultai.games.huns.phases.course import TURNS
from kurultai.games.huns.rulebook import (
    RULEBOOK,
    TEXTS,
)
from kurultai.games.huns.setup import set_up
from kurultai.games.huns.state import (
    ASK_CARDS,
    STATE,
)
from kurultai.games.huns.view import HunsView

register(STATE, rules, hidden, scoring, ai, observation, outcomes)


class Huns(Game):
    id = "huns"
    title = RULEBOOK.title
    seats = (2, 3, 4)
    seat_names = SEAT_NAMES
    minutes = 45
    rules_version = "1"
    rulebook = RULEBOOK
    state = STATE
    moves = MOVES
    widest = 13000  # 24 wagons and 24 cards × 5 colours onto 6 × 5 slots or 24 cards
    longest = 40 * 5 * 200  # rounds, turns, answers a turn
    has_chance = True
    has_secrets = True
    has_open_scores = True
    telling = ("end", "ship", "curse", "play", "raid", "take", "pillage", "put")
    features = ai.FEATURES
    good_features = ai.GOOD
    layout = observation.LAYOUT
    factors = observation.FACTORS
    groups = study.GROUPS
    options = (
        Option(
            "shipped",
            TEXTS("option-shipped"),
            default=FACE_DOWN,
            values={value: TEXTS(f"option-shipped-{value}") for value in (FACE_DOWN, OPEN)},
        ),
        Option("cards", TEXTS("option-cards"), is_file=True),
        Option("wagons", TEXTS("option-wagons"), is_file=True),
    )

    def board(self, seats: int, options: Options) -> Any:
        cards = options["cards"] if "cards" in options else board.shipped_cards()
        wagons = options["wagons"] if "wagons" in options else board.shipped_wagons()
        return board.build(seats, cards, wagons)

    def problems(self, seats: int, options: Options) -> list[Problem]:
        return board.problems(seats, options.get("cards"), options.get("wagons"))

    def setup(self, b: Any, seats: int) -> Any:
        return set_up(b)

    def format(self, p: Position, move: int) -> str:
        return format_move(move, p.seats, int(p.b[0].several))

    def parse(self, p: Position, text: str) -> int:
        return parse_move(text, p.seats, int(p.b[0].several))

    def shown(self, p: Position, move: int, seat: int | None) -> str:
        """Cards being drawn are seen by their drawer alone (§N14)."""
        if p.s[0].ask == ASK_CARDS and seat != p.s[0].drawer:
            return "cards" + " ?" * int(p.s[0].number)
        return self.format(p, move)

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return prompts.details(p, move)

    def view(self, p: Position, seat: int | None) -> HunsView:
        return view.view(p, seat)

    def view_all(self, p: Position) -> HunsView:
        return view.view(p, EVERYONE)

    def sheet(self, p: Position, eye: int | None) -> list[SheetLine]:
        return sheet.sheet(p, eye)

    def counting(self, p: Position) -> list[Counted]:
        return sheet.counting(p)

    def choices(self, p: Position) -> list[Choice]:
        return prompts.choices(p)

    def gallery(self) -> Gallery:
        return gallery()

    def gallery_of_file(self, name: str, document: Document) -> FileGallery:
        return gallery_of_file(name, document)

    def drawing_of_file(self, p: Position, name: str) -> str:
        return drawing_of_file(p, name)

    def things(self, p: Position, seat: int | None) -> list[str]:
        return things.things(p, seat)

    def explain(self, p: Position, seat: int | None, thing: str) -> Explained | None:
        return things.explain(p, seat, thing)

    def single_answer_is_secret(self, p: Position) -> bool:
        """How many cards were drawn, and all that else decides it, lies open (§N14)."""
        return False

    def asked(self, p: Position) -> Text:
        return prompts.asked(p)

    def ends(self, p: Position) -> Ends | None:
        return prompts.ends(p)

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        return happenings(before, move, after, seat)

    def turn(self, p: Position, last: Turn) -> Turn:
        """The active player's, whoever is asked in it; the round's dice belong to its first."""
        s = p.s[0]
        if not s.rounds:
            return SETUP
        number = TURNS * (int(s.rounds) - 1) + int(s.turns) + 1
        return last if p.is_over else Turn(number, int(s.active), int(s.rounds))

    def drawing(self, view_: View) -> str:
        return drawing(view_)
