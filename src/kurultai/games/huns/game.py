"""Huns: the table of contents."""

from __future__ import annotations

from typing import Any

from kurultai.core import kernel
from kurultai.core.game import Choice, Game, Happening, Option, Options, Position, View
from kurultai.core.kernel import CHANCE, OVER, Moves, compiled
from kurultai.core.text import Text
from kurultai.games.huns import board, prompts, view
from kurultai.games.huns.ascii import drawing
from kurultai.games.huns.events import happenings
from kurultai.games.huns.hidden import redeal
from kurultai.games.huns.moves import (
    FLEE,
    MOVES,
    NEXT,
    SUFFER,
    is_use,
    kind_of_chance,
    used_argument,
    used_card,
)
from kurultai.games.huns.notation import format_move, parse_move
from kurultai.games.huns.parts import explaining
from kurultai.games.huns.parts.words import SEAT_NAMES
from kurultai.games.huns.phases import (
    chance,
    course,
    placing,
    resolving,
    returning,
    settling,
    turn,
)
from kurultai.games.huns.phases import (
    drawing as draws,
)
from kurultai.games.huns.phases.using import changes, forms
from kurultai.games.huns.rulebook import (
    IS_OVER,
    LEGAL,
    NOT_FOR_CHANCE,
    RULEBOOK,
    TEXTS,
    WOULD_NOT_CHANGE,
)
from kurultai.games.huns.scoring import standing, winners
from kurultai.games.huns.setup import set_up
from kurultai.games.huns.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_BEFORE,
    ASK_CARDS,
    ASK_FLEE,
    ASK_NEXT,
    ASK_NOTHING,
    ASK_PLAY,
    ASK_PUT,
    ASK_RETURN,
    ASK_TAKE,
    ASK_USE,
    LAST_OF_CHANCE,
    NO_WAGON,
    STATE,
    State,
)


@compiled
def actor(b: board.Board, s: State) -> int:
    if s.ask <= LAST_OF_CHANCE:
        return CHANCE
    return OVER if s.ask == ASK_NOTHING else s.asked


@compiled
def legal(b: board.Board, s: State, out: Moves) -> int:
    """The answers to what is asked (§P1.1)."""
    if s.ask == ASK_PLAY:
        return draws.candidates(b, s, out)
    if s.ask == ASK_FLEE:
        out[0], out[1] = FLEE, SUFFER
        return 2
    if s.ask == ASK_PUT:
        return placing.candidates(b, s, out)
    if s.ask == ASK_RETURN:
        return returning.candidates(b, s, out)
    if s.ask == ASK_TAKE:
        return settling.candidates(s, out)
    if s.ask == ASK_NEXT:
        return resolving.candidates(s, out)
    if s.ask <= LAST_OF_CHANCE or s.ask == ASK_NOTHING:
        return 0
    return forms(b, s, turn.usable_now(b, s), reference(s), out, turn.candidates(b, s, out))


@compiled
def reference(s: State) -> int:
    """What the effect on offer is about: the wagon shipped, the victim."""
    return s.event[s.ref] if s.ask == ASK_USE else NO_WAGON


@compiled
def objection(b: board.Board, s: State, move: int) -> int:
    if s.ask == ASK_NOTHING:
        return IS_OVER
    if s.ask <= LAST_OF_CHANCE:
        return chance.objection(b, s, move)
    if kind_of_chance(move):
        return NOT_FOR_CHANCE
    if s.ask == ASK_PLAY:
        return draws.objection(b, s, move)
    if s.ask == ASK_FLEE:
        return draws.objection_to_answer(move)
    if s.ask == ASK_PUT:
        return placing.objection(b, s, move)
    if s.ask == ASK_RETURN:
        return returning.objection(b, s, move)
    if s.ask == ASK_TAKE:
        return settling.objection(s, move)
    if s.ask == ASK_NEXT:
        return resolving.objection(s, move)
    if not is_use(move):
        return turn.objection(b, s, move)
    found = turn.objection_to_card(b, s, used_card(move))
    if found != LEGAL:
        return found
    would = changes(b, s, used_card(move), reference(s), used_argument(move))
    return LEGAL if would else WOULD_NOT_CHANGE


@compiled
def play(b: board.Board, s: State, move: int) -> None:
    """An answer, and everything it causes up to the next question (§P3). Some lead straight to it:
    cards drawn, a curse played, a wagon taken.
    """
    asked = s.ask
    if asked <= LAST_OF_CHANCE:
        course.play_chance(b, s, move)
    elif asked == ASK_BEFORE:
        turn.play_before(b, s, move)
    elif asked == ASK_ACTION:
        turn.play_action(b, s, move)
    elif asked == ASK_AFTER:
        turn.play_after(b, s, move)
    elif asked == ASK_PLAY:
        draws.play(b, s, move)
    elif asked == ASK_FLEE:
        draws.answer(b, s, move)
    elif asked == ASK_PUT:
        placing.play(b, s, move)
    elif asked == ASK_RETURN:
        returning.play(b, s, move)
    elif asked == ASK_TAKE:
        settling.play(b, s, move)
    elif asked == ASK_NEXT:
        s.chosen = move - NEXT
    else:
        resolving.play(b, s, move)
    if s.ask == asked:
        course.advance(b, s)


kernel.register(
    STATE,
    actor=actor,
    legal=legal,
    objection=objection,
    play=play,
    sample=chance.sample,
    redeal=redeal,
    standing=standing,
    winners=winners,
)


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
    widest = 5000  # 18 wagons of others × 5 colours onto 6 × 5 slots or 24 cards
    longest = 40 * 5 * 200  # rounds, turns, answers a turn
    has_chance = True
    has_secrets = True
    has_open_scores = True
    options = (
        Option("cards", TEXTS("option.cards"), is_file=True),
        Option("wagons", TEXTS("option.wagons"), is_file=True),
    )

    def board(self, seats: int, options: Options) -> Any:
        cards = options["cards"] if "cards" in options else board.shipped_cards()
        wagons = options["wagons"] if "wagons" in options else board.shipped_wagons()
        return board.build(seats, cards, wagons)

    def setup(self, b: Any, seats: int) -> Any:
        return set_up(b)

    def format(self, p: Position, move: int) -> str:
        return format_move(move, p.seats)

    def parse(self, p: Position, text: str) -> int:
        return parse_move(text, p.seats)

    def shown(self, p: Position, move: int, seat: int | None) -> str:
        """Cards being drawn are seen by their drawer alone (§N14)."""
        if p.s[0].ask == ASK_CARDS and seat != p.s[0].drawer:
            return "cards" + " ?" * int(p.s[0].number)
        return self.format(p, move)

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return explaining.details(p, move)

    def view(self, p: Position, seat: int | None) -> View:
        return view.view(p, seat)

    def view_all(self, p: Position) -> View:
        return view.view(p, view.EVERYONE)

    def choices(self, p: Position) -> list[Choice]:
        return prompts.choices(p)

    def gallery(self) -> View:
        return view.gallery()

    def single_answer_is_secret(self, p: Position) -> bool:
        """How many cards were drawn, and all that else decides it, lies open (§N14)."""
        return False

    def asked(self, p: Position) -> Text:
        return explaining.asked(p)

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        return happenings(before, move, after, seat)

    def drawing(self, view_: View) -> str:
        return drawing(view_)
