"""1 Drive out a ruler and place a neutral yurt. 2B Drive out a ruler of one's choice."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.khan.board import FURTHEST, Board
from kurultai.games.khan.moves import DRIVE
from kurultai.games.khan.parts.areas import drop, has
from kurultai.games.khan.parts.cards import turn_over
from kurultai.games.khan.parts.deck import EACH, RULERS
from kurultai.games.khan.rulebook import LEGAL, NO_MORE_DRIVING, RULER_IS_GONE
from kurultai.games.khan.state import LAST_TURN, NEUTRAL, State, pitch

COURT = 5  # yurts in front of a court at the start (§1.court)


@compiled
def refuge(b: Board, s: State, ruler: int, direction: int) -> int:
    """Where a ruler flees: the first empty land area up to three areas away, else the next
    direction clockwise (§1.flee, §K2). -1 if there is none in all eight.
    """
    start = s.ruler_at[ruler]
    for turn in range(8):
        for far in range(FURTHEST):
            area = b.flight[start, (direction + turn) % 8, far]
            if area < 0:
                break
            if has(s.empty, area):
                return area  # type: ignore[no-any-return]
    return -1


@compiled
def send_home(s: State, ruler: int) -> None:
    """A ruler is swapped for a neutral yurt; what is left in his court joins the supply (§K5)."""
    pitch(s, s.ruler_at[ruler], NEUTRAL)
    s.ruler_at[ruler] = -1
    s.court[ruler] = 0
    s.removed += 1


@compiled
def drive_out(b: Board, s: State, ruler: int, direction: int, yurts: int) -> None:
    """Move a ruler and leave a neutral yurt behind: in step 1 one of his court (§1.court), in 2B
    one of the common supply (§K4). The last yurt of his court is swapped for him (§K3).
    """
    area = -1
    if s.court[ruler] > 1:
        area = refuge(b, s, ruler, direction)
    if area < 0:
        send_home(s, ruler)
    else:
        pitch(s, s.ruler_at[ruler], NEUTRAL)
        drop(s.empty, area)
        s.ruler_at[ruler] = area
        s.court[ruler] -= yurts
    if s.removed == b.enough:
        trigger(s)


@compiled
def trigger(s: State) -> None:
    """The fifth ruler is home: the others are swapped for neutral yurts too (§trigger)."""
    s.triggered = LAST_TURN
    for ruler in range(RULERS):
        if s.ruler_at[ruler] >= 0:
            send_home(s, ruler)


# 1


@compiled
def turn_first_card(b: Board, s: State, card: int) -> bool:
    """Step 1 (§1). Whether its ruler was there; if not, another is turned (§1.next, §K7)."""
    turn_over(s, card)
    ruler = card // EACH
    if s.ruler_at[ruler] < 0:
        return False
    drive_out(b, s, ruler, b.direction[card], 1)
    return True


# 2B


@compiled
def candidates(s: State, out: Moves) -> int:
    n = 0
    for ruler in range(RULERS):
        if s.ruler_at[ruler] >= 0:
            out[n] = DRIVE + ruler
            n += 1
    return n


@compiled
def objection(s: State, move: int) -> int:
    if s.triggered:
        return NO_MORE_DRIVING
    return LEGAL if s.ruler_at[move - DRIVE] >= 0 else RULER_IS_GONE


@compiled
def turn_card_for(b: Board, s: State, card: int) -> None:
    """The ruler on the card does not matter, only its direction (§2B)."""
    turn_over(s, card)
    drive_out(b, s, s.driven, b.direction[card], 0)
    s.driven = -1
