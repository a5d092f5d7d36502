"""The state record: everything that can change."""

from __future__ import annotations

from typing import Annotated

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Ints, Shorts, dtype_of
from kurultai.games.khan.parts.areas import AREAS, WORDS, add, drop
from kurultai.games.khan.parts.deck import CARDS, HAND, RULERS
from kurultai.games.khan.parts.shapes import KINDS, PIECES

SEATS = 4
REFUSALS = 3  # in a turn: after so many nothing more is proposed that needs consent (§K16.three)
NEUTRAL = 4  # the owner of black yurts, after the four seats

# Where a card is (`card_at`): on a pile, or HELD + seat.
PILE, DISCARDS, HELD = 0, 1, 2
NOWHERE = -1  # a card of a ruler that the card file does not have

# What is asked next (`phase`). Chance: STARTING, SCATTERING, DEALING, TURNING, DRIVING,
# REPLENISHING.
STARTING, PITCHING, DEALING, TURNING, ACTING, DRIVING = 0, 1, 2, 3, 4, 5
CONSENTING, DISCARDING, CHOOSING, REPLENISHING, CONQUERING, FINISHED = 6, 7, 8, 9, 10, 11
SCATTERING, PLACING = 12, 13  # the rulers before the first yurts (§K25)

# Special cards.
MORALE, PROTECT, GODS, SCOUT = 0, 1, 2, 3
SPECIALS = ("morale", "protect", "gods", "scout")


class State:
    """Everything that can change."""

    on: Annotated[Shorts, AREAS]  # 0, or 1 + the owner of the yurt in an area
    tile_on: Annotated[Shorts, AREAS]  # 0, or 1 + the number of the tile or bridge on an area
    yurts: Annotated[Ints, SEATS + 1, WORDS]  # the same yurts as a bit set for each owner
    empty: Annotated[Ints, WORDS]  # land without yurt, ruler, bridge or tile
    covered: Annotated[Ints, WORDS]  # by a tile or bridge
    ruler_at: Annotated[Ints, RULERS]  # an area, or -1 in his court (or not yet on the board)
    court: Annotated[Ints, RULERS]  # yurts in front of it
    removed: int  # rulers
    supply: Annotated[Ints, KINDS + 1]  # of the last, which is no shape, there is none
    laid: int  # tiles and bridges on the board, in the order in which they came:
    place: Annotated[Ints, PIECES]
    owners: Annotated[Ints, PIECES]  # bit set of seats
    beside: Annotated[Ints, PIECES]  # bit set of tiles that share a side with it
    owned: Annotated[Ints, SEATS]  # bit set of tiles with a yurt of the seat
    card_at: Annotated[Shorts, CARDS]
    drawn_in: Annotated[Shorts, CARDS]  # for cards in a hand: after how many shuffles
    stuck: Annotated[Shorts, CARDS]  # 1: seen to have been unplayable (see `redeal`)
    stuck_kinds: int  # the kinds of card that were playable then
    shuffles: int
    pile: int  # cards on the draw pile
    hand: Annotated[Ints, SEATS, HAND]  # in the order of the data, then -1
    held: Annotated[Ints, SEATS]
    turned: int  # the last card turned over, or -1
    specials: Annotated[Ints, SEATS, len(SPECIALS)]
    protecting: Annotated[Ints, SEATS]  # 1 while Great Khan protection holds
    gods: Annotated[Ints, SEATS]  # bit set of regions whose neutral yurts a seat protects
    scouted: Annotated[Ints, SEATS]  # 0, or 1 + the kind of shape reserved
    phase: int  # what is asked next
    turn: int  # the active player
    first: int  # the start player
    turns: int  # begun so far, missed ones too
    pitched: int  # yurts of the set-up
    dealt: int  # first hands
    actions_left: int  # actions (end phase: conquests) of this turn
    third: int  # 1 while High morale's action is on
    chosen: int  # 0, or 1 + the special card of this turn
    lifted: int  # bit set of special cards put back this turn (§K18)
    driven: int  # the ruler of 2B, or -1
    proposal: int  # a placement that needs consent, or -1
    asked: int  # the seat whose consent is asked, or -1
    consents: int  # bit set of seats still to be asked
    refused: int  # bit set of seats that refused this turn
    refusals: int  # how many there were
    void: Annotated[Ints, REFUSALS, WORDS]  # the areas that each of them was about
    triggered: int  # 1 after the fifth ruler, 2 in the end phase


STATE = dtype_of(State)

BEGINNING, LAST_TURN, END_PHASE = 0, 1, 2  # values of `triggered`


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
