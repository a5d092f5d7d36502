"""The order of a turn, and of the turns (Overview, §order). What is next after each thing done."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.khan.board import Board
from kurultai.games.khan.parts.areas import meet
from kurultai.games.khan.parts.deck import HAND, KINDS
from kurultai.games.khan.phases import choosing, conquering
from kurultai.games.khan.phases.acting import can_act
from kurultai.games.khan.state import (
    ACTING,
    CHOOSING,
    CONQUERING,
    END_PHASE,
    FINISHED,
    MORALE,
    REPLENISHING,
    SCOUT,
    TURNING,
    State,
)

ACTIONS = 2


@compiled
def after_first_card(b: Board, s: State) -> None:
    """Step 1 is done. If it sent the fifth ruler home, the turn ends at once (§K8)."""
    if s.triggered:
        end_turn(s)
        begin_end_phase(b, s, s.turn)
    else:
        s.actions_left = ACTIONS
        s.phase = ACTING


@compiled
def after_action(b: Board, s: State) -> None:
    s.actions_left -= 1
    go_on(b, s)


@compiled
def go_on(b: Board, s: State) -> None:
    """The next action (skipped if impossible, §K9, §K16), or what comes after them."""
    if s.triggered == END_PHASE:
        go_on_conquering(b, s)
    elif s.actions_left > 0 and can_act(b, s):
        s.phase = ACTING
    else:
        if s.actions_left > 0:
            note_stuck(b, s)
        if s.third:
            replenish(b, s)
        else:
            choose(b, s)


@compiled
def choose(b: Board, s: State) -> None:
    """Steps 3 and 4; the latter is a decision only if some special can be played (§K20)."""
    choosing.put_back(s)
    if choosing.can_choose(b, s):
        s.phase = CHOOSING
        return
    if s.specials[s.turn, MORALE]:
        note_stuck(b, s)
    replenish(b, s)


@compiled
def after_choice(b: Board, s: State) -> None:
    if s.chosen == MORALE + 1:
        s.third = 1
        s.actions_left = 1
        s.phase = ACTING
    else:
        replenish(b, s)


@compiled
def replenish(b: Board, s: State) -> None:
    """Step 5 (§5)."""
    if s.held[s.turn] < HAND:
        s.phase = REPLENISHING
    else:
        after_replenishing(b, s)


@compiled
def after_replenishing(b: Board, s: State) -> None:
    end_turn(s)
    left_neighbour = (s.turn + 1) % b.seats
    if s.triggered:  # §K9
        begin_end_phase(b, s, left_neighbour)
    else:
        s.turn = left_neighbour
        s.turns += 1
        s.phase = TURNING


@compiled
def end_turn(s: State) -> None:
    """A scout of an earlier turn ends with it (§K19)."""
    if s.chosen != SCOUT + 1:
        s.scouted[s.turn] = 0
    s.actions_left = s.third = s.chosen = s.lifted = s.refused = s.refusals = 0
    s.void[:] = 0


@compiled
def note_stuck(b: Board, s: State) -> None:
    """All can see that the active player holds no card that he could play (see `redeal`)."""
    for kind in range(len(KINDS)):
        if meet(s.empty, b.fits[kind]):
            s.stuck_kinds |= 1 << kind
    for i in range(s.held[s.turn]):
        s.stuck[s.hand[s.turn, i]] = 1


# End phase: two conquests a turn (§end)


@compiled
def begin_end_phase(b: Board, s: State, seat: int) -> None:
    s.triggered = END_PHASE
    begin_conquering(s, seat)
    go_on_conquering(b, s)


@compiled
def begin_conquering(s: State, seat: int) -> None:
    """A turn of the end phase; it ends what its player protected (§K17)."""
    s.turn = seat
    s.turns += 1
    s.actions_left = ACTIONS
    s.protecting[seat] = s.gods[seat] = 0


@compiled
def go_on_conquering(b: Board, s: State) -> None:
    """Not optional while possible; who cannot misses the turn, until nobody ever could (§K21)."""
    if not conquering.could_anyone_conquer(b, s):
        s.phase = FINISHED
        return
    while s.actions_left == 0 or not conquering.can_conquer(b, s):
        end_turn(s)
        begin_conquering(s, (s.turn + 1) % b.seats)
    s.phase = CONQUERING
