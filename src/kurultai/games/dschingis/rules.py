"""The rules put together: whose move it is, what is legal, what a move does."""

from __future__ import annotations

from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract import actors
from kurultai.core.contract.actors import CHANCE
from kurultai.core.structs import Moves
from kurultai.games.dschingis import board
from kurultai.games.dschingis.board import KINDS
from kurultai.games.dschingis.hidden import picked
from kurultai.games.dschingis.moves import BEGIN, DRAW, END, MOVES, drawer_in, kind_in
from kurultai.games.dschingis.phases import (
    building,
    choosing,
    drawing,
    ending,
    entering,
    marching,
    preparing,
)
from kurultai.games.dschingis.rulebook import (
    IS_OVER,
    LEGAL,
    NO_SUCH_SEAT,
    NOT_IN_RESERVE,
    NOT_NOW,
)
from kurultai.games.dschingis.state import (
    BUILD,
    CHOOSE,
    ENTER,
    FIRST_TOKENS,
    MORE_TOKENS,
    OVER,
    SETTLE,
    START,
    TAKE,
    TOKEN,
    State,
)


@compiled
def is_chance(s: State) -> bool:
    return s.phase in (START, FIRST_TOKENS, MORE_TOKENS, TOKEN)


@compiled
def actor(b: board.Board, s: State) -> int:
    if s.phase == OVER:
        return actors.OVER
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
        return entering.candidates(b, s, out)
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
        return entering.objection(b, s, move)
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
        drawing.take(b, s, move)
    elif s.phase == TOKEN:
        drawing.take_token(b, s, move)
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
