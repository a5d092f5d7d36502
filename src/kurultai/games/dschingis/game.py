"""Dschingis Khan: the table of contents."""

from __future__ import annotations

from typing import Any

from kurultai.core import kernel
from kurultai.core.bits import Rng, below
from kurultai.core.game import Choice, Game, Happening, Option, Options, Position, View
from kurultai.core.kernel import CHANCE, Moves, compiled
from kurultai.core.text import Text, joined
from kurultai.games.dschingis import board, view
from kurultai.games.dschingis.ascii import picture
from kurultai.games.dschingis.board import KINDS, SEATS, TOKENS, names
from kurultai.games.dschingis.events import happenings
from kurultai.games.dschingis.hidden import picked, redeal
from kurultai.games.dschingis.moves import (
    BEGIN,
    DRAW,
    END,
    MOVES,
    drawer_in,
    format_move,
    kind_in,
    parse_move,
)
from kurultai.games.dschingis.phases import (
    building,
    choosing,
    drawing,
    ending,
    entering,
    marching,
    preparing,
)
from kurultai.games.dschingis.prompts import SEAT_NAMES, asked, choice, details
from kurultai.games.dschingis.rulebook import (
    IS_OVER,
    LEGAL,
    NO_SUCH_SEAT,
    NOT_IN_RESERVE,
    NOT_NOW,
    RULEBOOK,
    TEXTS,
)
from kurultai.games.dschingis.scoring import standing, winners
from kurultai.games.dschingis.setup import set_up
from kurultai.games.dschingis.state import (
    BUILD,
    CHOOSE,
    ENTER,
    FIRST_TOKENS,
    MARCH,
    MORE_TOKENS,
    OVER,
    SETTLE,
    START,
    STATE,
    TAKE,
    TOKEN,
    State,
    number_of,
)

MOST_TOKENS = SEATS * (2 * TOKENS)  # drawn or laid
PLIES_OF_QUIET_TURN = 2 + 1 + 1 + board.ACTIVE  # draws, the choice, entering, walls


@compiled
def is_chance(s: State) -> bool:
    return s.phase in (START, FIRST_TOKENS, MORE_TOKENS, TOKEN)


@compiled
def actor(b: board.Board, s: State) -> int:
    if s.phase == OVER:
        return kernel.OVER
    return CHANCE if is_chance(s) else s.turn


@compiled
def legal(b: board.Board, s: State, out: Moves) -> int:
    if s.phase == SETTLE:
        return preparing.candidates(b, s, out)
    if s.phase == TAKE:
        return drawing.candidates(s, out)
    if s.phase == CHOOSE:
        return choosing.candidates(b, s, out)
    if s.phase == BUILD:
        return building.candidates(b, s, out)
    if s.phase == ENTER:
        return entering.candidates(s, out)
    return 0 if s.phase == OVER or is_chance(s) else marching.candidates(b, s, out)


@compiled
def objection(b: board.Board, s: State, move: int) -> int:
    if s.phase == OVER:
        return IS_OVER
    if is_chance(s):
        return objection_to_chance(s, move)
    if move < 0 or move >= MOVES:
        return NOT_NOW
    if s.phase == SETTLE:
        return preparing.objection(b, s, move)
    if s.phase == TAKE:
        return drawing.objection(s, move)
    if s.phase == CHOOSE:
        return choosing.objection(b, s, move)
    if s.phase == BUILD:
        return building.objection(b, s, move)
    if s.phase == ENTER:
        return entering.objection(s, move)
    return marching.objection(b, s, move)


@compiled
def objection_to_chance(s: State, move: int) -> int:
    """Any seat may begin (§D1); a token must be in the passive reserve it is drawn from (§draw)."""
    if move < BEGIN or move >= END:
        return NOT_NOW
    if s.phase == START:
        return LEGAL if move < BEGIN + s.seats else NO_SUCH_SEAT
    if move < DRAW or drawer_in(move) != s.turn:
        return NOT_NOW
    return LEGAL if s.passive[s.turn, kind_in(move)] > 0 else NOT_IN_RESERVE


@compiled
def play(b: board.Board, s: State, move: int) -> None:
    if s.phase == START:
        preparing.begin(s, move)
    elif s.phase in (FIRST_TOKENS, MORE_TOKENS):
        preparing.prepare(s, move)
    elif s.phase == SETTLE:
        preparing.settle(b, s, move)
    elif s.phase == TAKE:
        drawing.take(s, move)
    elif s.phase == TOKEN:
        drawing.take_token(s, move)
    elif s.phase == CHOOSE:
        choosing.choose(s, move)
    elif s.phase == BUILD:
        building.build(b, s, move)
    elif s.phase == ENTER:
        entering.enter(s, move)
        marching.halt(b, s)
    else:
        marching.go(b, s, move)
        marching.halt(b, s)
    ending.proceed(b, s)


@compiled
def sample(b: board.Board, s: State, rng: Rng) -> int:
    if s.phase == START:
        return BEGIN + below(rng, s.seats)
    return DRAW + s.turn * len(KINDS) + picked(s.passive[s.turn], rng)


kernel.register(
    STATE,
    actor=actor,
    legal=legal,
    objection=objection,
    play=play,
    sample=sample,
    redeal=redeal,
    standing=standing,
    winners=winners,
)


class Dschingis(Game):
    id = "dschingis"
    title = RULEBOOK.title
    seats = (2, 3, 4)
    seat_names = SEAT_NAMES
    minutes = 45
    rules_version = "1"
    rulebook = RULEBOOK
    state = STATE
    moves = MOVES
    widest = 1024  # 4 walls up × 27 down × 2 sides × 4 kinds, and a few by road and gate
    longest = MOST_TOKENS * (ending.QUIET_TURNS * SEATS * PLIES_OF_QUIET_TURN + 16)  # §D21
    has_chance = True
    has_secrets = True
    options = (Option("board", TEXTS("option.board"), is_file=True),)

    def board(self, seats: int, options: Options) -> Any:
        return board.build(options.get("board") or board.shipped())

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
        return details(p, move)

    def view(self, p: Position, seat: int | None) -> View:
        return view.view(p, seat)

    def view_all(self, p: Position) -> View:
        return view.view_all(p)

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
        return joined([told[0]["text"], *said], ", ")

    def reveals(self, before: Position, move: int, after: Position) -> bool:
        """Whoever takes a village looks at its stack (§control)."""
        told = happenings(before, move, after, int(before.s[0].turn))
        return any(happening["kind"] == "look" for happening in told)

    def drawing(self, view_: View) -> str:
        return picture(view_)
