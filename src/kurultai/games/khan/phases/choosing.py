"""3 Put the special card back. 4 Use a special card, if you like."""

from __future__ import annotations

import numpy as np

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.khan.board import Board
from kurultai.games.khan.moves import GODS as GODS_MOVE
from kurultai.games.khan.moves import MORALE as MORALE_MOVE
from kurultai.games.khan.moves import NONE
from kurultai.games.khan.moves import PROTECT as PROTECT_MOVE
from kurultai.games.khan.moves import SCOUT as SCOUT_MOVE
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.parts.shapes import KINDS
from kurultai.games.khan.phases.acting import can_act
from kurultai.games.khan.phases.conquering import usable, withheld
from kurultai.games.khan.phases.consenting import EVERYWHERE
from kurultai.games.khan.rulebook import (
    CARD_IS_SPENT,
    GODS_WITH_ANOTHER,
    KHAN_PROTECTS_ANOTHER,
    LEGAL,
    NO_THIRD_ACTION,
    RESERVED,
    SHAPE_IS_GONE,
    TWICE_IN_A_ROW,
    WRONG_REGIONS,
)
from kurultai.games.khan.state import GODS, MORALE, PROTECT, SCOUT, State

MOST = 2 + 1 + len(REGIONS) + KINDS + 1  # ways to use a special card


@compiled
def put_back(s: State) -> None:
    """Step 3: protections of one's last turn end (§3, §K17)."""
    if s.protecting[s.turn]:
        s.protecting[s.turn] = 0
        s.lifted |= 1 << PROTECT
    if s.gods[s.turn]:
        s.gods[s.turn] = 0
        s.lifted |= 1 << GODS


@compiled
def special_of(move: int) -> int:
    """Which special card a move plays (only for MORALE … SCOUT + KINDS)."""
    if move >= SCOUT_MOVE:
        return SCOUT
    if move >= GODS_MOVE:
        return GODS
    return PROTECT if move == PROTECT_MOVE else MORALE


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    """Every special card that can be played now; `none` is offered beside any (§K20)."""
    n = 0
    mine = s.specials[s.turn]
    if mine[MORALE] and objection_to_morale(b, s) == LEGAL:
        out[n] = MORALE_MOVE
        n += 1
    if mine[PROTECT] and objection_to_protect(b, s) == LEGAL:
        out[n] = PROTECT_MOVE
        n += 1
    if mine[GODS]:
        for choice in range(1 + len(REGIONS)):
            if objection_to_gods(b, s, choice) == LEGAL:
                out[n] = GODS_MOVE + choice
                n += 1
    if mine[SCOUT]:
        kinds = usable(b, s, s.turn)
        for kind in range(b.kinds):
            if (kinds >> kind) & 1:
                out[n] = SCOUT_MOVE + kind
                n += 1
    if n:
        out[n] = NONE
        n += 1
    return n


@compiled
def can_choose(b: Board, s: State) -> bool:
    return candidates(b, s, np.empty(MOST, np.int64)) > 0


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if move == NONE:
        return LEGAL
    special = special_of(move)
    if s.specials[s.turn, special] == 0:
        return CARD_IS_SPENT
    if special == MORALE:
        return objection_to_morale(b, s)
    if special == PROTECT:
        return objection_to_protect(b, s)
    if special == GODS:
        return objection_to_gods(b, s, move - GODS_MOVE)
    return objection_to_scout(b, s, move - SCOUT_MOVE)


@compiled
def objection_to_morale(b: Board, s: State) -> int:
    """A third action must be possible (§4.morale, §K11)."""
    return LEGAL if can_act(b, s) else NO_THIRD_ACTION


@compiled
def objection_to_protect(b: Board, s: State) -> int:
    for rival in range(b.seats):
        if rival != s.turn and s.protecting[rival]:
            return KHAN_PROTECTS_ANOTHER
    return objection_to_repeating(b, s, PROTECT)


@compiled
def objection_to_gods(b: Board, s: State, choice: int) -> int:
    """With four players a region is named (choice 1 …), else none (choice 0, §4.gods.region)."""
    if (choice > 0) != (b.seats == 4):
        return WRONG_REGIONS
    regions = 1 << (choice - 1) if choice else EVERYWHERE
    for rival in range(b.seats):
        if rival != s.turn and s.gods[rival] & regions:
            return GODS_WITH_ANOTHER
    return objection_to_repeating(b, s, GODS)


@compiled
def objection_to_repeating(b: Board, s: State, special: int) -> int:
    """Two players: not on two turns in a row (§K18)."""
    return TWICE_IN_A_ROW if b.seats == 2 and (s.lifted >> special) & 1 else LEGAL


@compiled
def objection_to_scout(b: Board, s: State, kind: int) -> int:
    """There must be a copy that the player could use himself (§4.scout, §K19)."""
    if s.supply[kind] == 0:
        return SHAPE_IS_GONE
    return RESERVED if s.supply[kind] <= withheld(b, s, s.turn, kind) else LEGAL


@compiled
def choose(s: State, move: int) -> None:
    """A special card is spent and leaves the game (§K20)."""
    if move == NONE:
        return
    special = special_of(move)
    s.specials[s.turn, special] -= 1
    s.chosen = special + 1
    if special == PROTECT:
        s.protecting[s.turn] = 1
    elif special == GODS:
        choice = move - GODS_MOVE
        s.gods[s.turn] = 1 << (choice - 1) if choice else EVERYWHERE
    elif special == SCOUT:
        s.scouted[s.turn] = move - SCOUT_MOVE + 1
