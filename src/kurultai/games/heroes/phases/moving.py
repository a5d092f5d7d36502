"""Moving one's pieces (§moving), and the special case: a warrior in its own city (§special)."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.heroes.board import EXACT, Board
from kurultai.games.heroes.moves import PASS, PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import HALF, SIDE, SQUARES, around, vacant
from kurultai.games.heroes.phases.consequences import capture, enter_city, promote
from kurultai.games.heroes.rulebook import (
    ALREADY_A_HERO,
    BACK_TO_START,
    LEGAL,
    MUST_MOVE,
    NO_WARRIOR_IN_OWN_CITY,
    NOT_FREE,
    NOT_IN_SO_MANY_STEPS,
    NOT_YOUR_PIECE,
    TOO_FAR_FOR_HERO,
    TOO_FAR_FOR_WARRIOR,
    WAY_BLOCKED,
)
from kurultai.games.heroes.state import State, has, toggle

WARRIOR_STEPS, HERO_STEPS = 2, 3  # §moving.warrior, §moving.hero


@compiled
def reach(b: Board, s: State, start: int, low: int, high: int) -> tuple[int, int]:
    """Where the piece on ``start`` may end, if only the squares (low, high) can be crossed.

    Every step goes to a crossable square, the start square included once the piece has left it
    (§H1, §H2); the move may not end there (§moving.return).
    """
    is_hero = has(s.heroes, start)
    here_low, here_high = (1 << start, 0) if start < HALF else (0, 1 << (start - HALF))
    low |= here_low
    high |= here_high
    now_low = b.near[start, 0] & low
    now_high = b.near[start, 1] & high
    any_low, any_high = now_low, now_high
    for _ in range(HERO_STEPS - 1 if is_hero else WARRIOR_STEPS - 1):
        now_low, now_high = around(now_low, now_high)
        now_low &= low
        now_high &= high
        any_low |= now_low
        any_high |= now_high
    if b.reach == EXACT:
        return now_low & ~here_low, now_high & ~here_high
    return any_low & ~here_low, any_high & ~here_high


@compiled
def free_squares(s: State) -> tuple[int, int]:
    """Squares without a piece; unoccupied cities of either colour are free (§moving.free)."""
    return vacant(s.pieces[0, 0] | s.pieces[1, 0], s.pieces[0, 1] | s.pieces[1, 1])


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    """Every move and every promotion in place."""
    free_low, free_high = free_squares(s)
    n = 0
    for half in range(2):
        movers = s.pieces[s.turn, half]
        while movers:
            start = lowest(movers) + HALF * half
            movers &= movers - 1
            ends_low, ends_high = reach(b, s, start, free_low, free_high)
            first = start * SQUARES
            while ends_low:
                out[n] = first + lowest(ends_low)
                ends_low &= ends_low - 1
                n += 1
            first += HALF
            while ends_high:
                out[n] = first + lowest(ends_high)
                ends_high &= ends_high - 1
                n += 1
        settled = s.pieces[s.turn, half] & s.cities[s.turn, half] & ~s.heroes[half]
        while settled:
            out[n] = PROMOTE + lowest(settled) + HALF * half
            settled &= settled - 1
            n += 1
    return n


@compiled
def can_move(b: Board, s: State) -> bool:
    free_low, free_high = free_squares(s)
    for half in range(2):
        if s.pieces[s.turn, half] & s.cities[s.turn, half] & ~s.heroes[half]:
            return True
        movers = s.pieces[s.turn, half]
        while movers:
            start = lowest(movers) + HALF * half
            movers &= movers - 1
            low, high = reach(b, s, start, free_low, free_high)
            if low | high:
                return True
    return False


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if move == PASS:
        return MUST_MOVE if can_move(b, s) else LEGAL  # §H8
    if move >= PROMOTE:
        return objection_to_promotion(s, move - PROMOTE)
    start, end = origin(move), target(move)
    if not has(s.pieces[s.turn], start):
        return NOT_YOUR_PIECE
    if end == start:
        return BACK_TO_START
    if has(s.pieces[0], end) or has(s.pieces[1], end):
        return NOT_FREE
    return objection_to_way(b, s, start, end)


@compiled
def objection_to_way(b: Board, s: State, start: int, end: int) -> int:
    """Is there a way of exactly (or up to) so many steps over free squares?"""
    is_hero = has(s.heroes, start)
    steps = HERO_STEPS if is_hero else WARRIOR_STEPS
    if distance(start, end) > steps:
        return TOO_FAR_FOR_HERO if is_hero else TOO_FAR_FOR_WARRIOR
    free_low, free_high = free_squares(s)
    low, high = reach(b, s, start, free_low, free_high)
    if (low >> end if end < HALF else high >> (end - HALF)) & 1:
        return LEGAL
    if distance(start, end) == 1:
        return NOT_IN_SO_MANY_STEPS
    return WAY_BLOCKED


@compiled
def distance(start: int, end: int) -> int:
    """In king-steps over an empty board."""
    return max(abs(start // SIDE - end // SIDE), abs(start % SIDE - end % SIDE))


@compiled
def objection_to_promotion(s: State, square: int) -> int:
    """Any own warrior standing on an own city may be promoted instead of a move (§special, §H6)."""
    if not has(s.pieces[s.turn], square):
        return NOT_YOUR_PIECE
    if has(s.heroes, square):
        return ALREADY_A_HERO
    return LEGAL if has(s.cities[s.turn], square) else NO_WARRIOR_IN_OWN_CITY


@compiled
def play(b: Board, s: State, move: int) -> bool:
    """Carry out a move and its consequences; whether a piece was captured or promoted."""
    if move >= PROMOTE:
        promote(b, s, move - PROMOTE)
        return True
    start, end = origin(move), target(move)
    kind = 2 * s.turn + has(s.heroes, start)
    s.key ^= b.piece_key[kind, start] ^ b.piece_key[kind, end]
    toggle(s.pieces[s.turn], start)
    toggle(s.pieces[s.turn], end)
    if kind & 1:
        toggle(s.heroes, start)
        toggle(s.heroes, end)
    promoted = enter_city(b, s, end)  # §H3: first the city, then the captures
    captured = capture(b, s, end)
    return promoted or captured
