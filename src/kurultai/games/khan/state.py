"""The state record: everything that can change."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kurultai.core.kernel import compiled, record_type
from kurultai.games.khan.parts.areas import AREAS, WORDS, add, drop
from kurultai.games.khan.parts.deck import CARDS, HAND, RULERS
from kurultai.games.khan.parts.shapes import KINDS, PIECES

SEATS = 4
NEUTRAL = 4  # the owner of black yurts, after the four seats

# Where a card is (`card_at`): on a pile, or HELD + seat.
PILE, DISCARDS, HELD = 0, 1, 2

# What is asked next (`step`). Chance: STARTING, DEALING, TURNING, DRIVING, REPLENISHING.
STARTING, PITCHING, DEALING, TURNING, ACTING, DRIVING = 0, 1, 2, 3, 4, 5
CONSENTING, DISCARDING, CHOOSING, REPLENISHING, CONQUERING, FINISHED = 6, 7, 8, 9, 10, 11

# Special cards.
MORALE, PROTECT, GODS, SCOUT = 0, 1, 2, 3
SPECIALS = ("morale", "protect", "gods", "scout")

STATE = record_type(
    [
        ("on", np.int16, (AREAS,)),  # 0, or 1 + the owner of the yurt in an area
        ("tile_on", np.int16, (AREAS,)),  # 0, or 1 + the number of the tile or bridge on an area
        ("yurts", np.int64, (SEATS + 1, WORDS)),  # the same yurts as a bit set for each owner
        ("empty", np.int64, (WORDS,)),  # land without yurt, ruler, bridge or tile
        ("covered", np.int64, (WORDS,)),  # by a tile or bridge
        ("ruler_at", np.int64, (RULERS,)),  # an area, or -1 back in his court
        ("court", np.int64, (RULERS,)),  # yurts in front of it
        ("removed", np.int64),  # rulers
        ("supply", np.int64, (KINDS,)),
        ("laid", np.int64),  # tiles and bridges on the board, in the order in which they came:
        ("place", np.int64, (PIECES,)),
        ("owners", np.int64, (PIECES,)),  # bit set of seats
        ("beside", np.int64, (PIECES,)),  # bit set of tiles that share a side with it
        ("owned", np.int64, (SEATS,)),  # bit set of tiles with a yurt of the seat
        ("card_at", np.int16, (CARDS,)),
        ("drawn_in", np.int16, (CARDS,)),  # for cards in a hand: after how many shuffles
        ("stuck", np.int16, (CARDS,)),  # 1: seen to have been unplayable (see `redeal`)
        ("stuck_kinds", np.int64),  # the kinds of card that were playable then
        ("shuffles", np.int64),
        ("pile", np.int64),  # cards on the draw pile
        ("hand", np.int64, (SEATS, HAND)),  # in the order of the data, then -1
        ("held", np.int64, (SEATS,)),
        ("turned", np.int64),  # the last card turned over, or -1
        ("specials", np.int64, (SEATS, len(SPECIALS))),
        ("protecting", np.int64, (SEATS,)),  # 1 while Great Khan protection holds
        ("gods", np.int64, (SEATS,)),  # bit set of regions whose neutral yurts a seat protects
        ("scouted", np.int64, (SEATS,)),  # 0, or 1 + the kind of shape reserved
        ("step", np.int64),
        ("turn", np.int64),  # the active player
        ("first", np.int64),  # the start player
        ("turns", np.int64),  # begun so far, missed ones too
        ("pitched", np.int64),  # yurts of the set-up
        ("dealt", np.int64),  # first hands
        ("left", np.int64),  # actions (end phase: conquests) of this turn
        ("third", np.int64),  # 1 while High morale's action is on
        ("chosen", np.int64),  # 0, or 1 + the special card of this turn
        ("lifted", np.int64),  # bit set of special cards put back this turn (§K18)
        ("driven", np.int64),  # the ruler of 2B, or -1
        ("proposal", np.int64),  # a placement that needs consent, or -1
        ("asked", np.int64),  # the seat whose consent is asked, or -1
        ("consents", np.int64),  # bit set of seats still to be asked
        ("refused", np.int64),  # bit set of seats that refused this turn
        ("triggered", np.int64),  # 1 after the fifth ruler, 2 in the end phase
    ]
)

BEGINNING, LAST_TURN, END_PHASE = 0, 1, 2  # values of `triggered`


class State(Protocol):
    on: NDArray[np.int16]
    tile_on: NDArray[np.int16]
    yurts: NDArray[np.int64]
    empty: NDArray[np.int64]
    covered: NDArray[np.int64]
    ruler_at: NDArray[np.int64]
    court: NDArray[np.int64]
    removed: int
    supply: NDArray[np.int64]
    laid: int
    place: NDArray[np.int64]
    owners: NDArray[np.int64]
    beside: NDArray[np.int64]
    owned: NDArray[np.int64]
    card_at: NDArray[np.int16]
    drawn_in: NDArray[np.int16]
    stuck: NDArray[np.int16]
    stuck_kinds: int
    shuffles: int
    pile: int
    hand: NDArray[np.int64]
    held: NDArray[np.int64]
    turned: int
    specials: NDArray[np.int64]
    protecting: NDArray[np.int64]
    gods: NDArray[np.int64]
    scouted: NDArray[np.int64]
    step: int
    turn: int
    first: int
    turns: int
    pitched: int
    dealt: int
    left: int
    third: int
    chosen: int
    lifted: int
    driven: int
    proposal: int
    asked: int
    consents: int
    refused: int
    triggered: int


@compiled
def pitch(s: State, area: int, owner: int) -> None:
    """Put a yurt into an area. All yurts are unlimited (§K6)."""
    s.on[area] = owner + 1
    add(s.yurts[owner], area)
    drop(s.empty, area)


@compiled
def strike(s: State, area: int) -> None:
    """Take the yurt out of an area."""
    drop(s.yurts[s.on[area] - 1], area)
    s.on[area] = 0
