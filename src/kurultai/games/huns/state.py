"""The state record: everything that can change.

Sets of cards, wagons, dice and seats are bit sets. A wagon's load packs four bits a slot in printed
order (0 empty, else colour + 1); what lies on a card and what a shipped wagon carried pack five and
four bits a colour.
"""

from __future__ import annotations

from typing import Annotated

from kurultai.core.structs import Ints, dtype_of
from kurultai.games.huns.parts.vocabulary import BERTHS, CARDS, DECK, DISPLAY, SEATS, WAGONS

# What is asked (`ask`). The first six are chance's.
(
    ASK_START,
    ASK_WAGONS,
    ASK_ROLL,
    ASK_REROLL,
    ASK_CARDS,
    ASK_WAGON,
    ASK_BEFORE,
    ASK_ACTION,
    ASK_AFTER,
    ASK_PLAY,
    ASK_FLEE,
    ASK_PUT,
    ASK_RETURN,
    ASK_TAKE,
    ASK_NEXT,
    ASK_USE,
    ASK_NOTHING,  # the game is over
) = range(17)
LAST_OF_CHANCE = ASK_WAGON

# How far the turn is (`step`, §P3).
STEP_COMPENSATION, STEP_BEFORE, STEP_ACTION, STEP_AFTER, STEP_END, STEP_DONE = range(6)

PILLAGED, DREW = 1, 2  # actions done (`done`)
NOBODY = -1
NO_CARD = -1
NO_WAGON = -1
EVENTS_A_TURN = 62  # more than 32 wagons shipped, 12 curses played and four other things


class State:
    """Everything that can change."""

    ask: int
    asked: int  # the seat that answers
    step: int
    rounds: int  # the number of the round, from 1
    first: int  # the first player
    turns: int  # turns done this round
    active: int  # the active player
    reserve: Annotated[Ints, 5]
    stash: Annotated[Ints, SEATS, 5]
    # dice
    face: Annotated[Ints, 5]
    available: int  # set of dice
    holder: Annotated[Ints, 5]  # who took each die
    die: int  # of the turn; -1 before it is taken
    shown: int  # its face when it was taken
    die_set: int  # 0: not set
    die_by: int
    rerolled: int  # the die that is being rerolled
    # the turn
    done: int  # PILLAGED | DREW
    both: int  # both actions are allowed
    late: int  # the other action comes after step 4
    raided: int  # a raid was used
    more: int  # pillage so many more (raids)
    # decks, and a draw under way
    top: Annotated[Ints, 5]  # sets of places: cards in unknown order
    under: Annotated[Ints, 5, DECK]  # cards in known order below them
    knows: Annotated[Ints, 5, DECK]  # which seats know each of these
    unders: Annotated[Ints, 5]
    hand: Annotated[Ints, DECK]
    hand_knows: Annotated[Ints, DECK]
    held: int
    drawer: int
    pile: int  # the deck drawn from
    number: int  # cards to be drawn
    # cards in camps
    cards: Annotated[Ints, SEATS]
    laid: Annotated[Ints, SEATS]  # by whom they were played
    fled: int
    tilted: int
    filled: int  # mercenaries
    used: int  # limits used up
    came: int  # cards in all camps
    rank: Annotated[Ints, CARDS]  # as which of them each came
    cubes: Annotated[Ints, CARDS]
    curse: int  # the one whose victim is asked
    # wagons
    berth: Annotated[Ints, SEATS, BERTHS]
    display: Annotated[Ints, DISPLAY]
    hidden: int  # set of wagons: the pile
    shipped: Annotated[Ints, SEATS]
    load: Annotated[Ints, WAGONS]
    carried: Annotated[Ints, WAGONS]
    bound: int  # where the next wagon goes: seat, or SEATS + place on display
    # the effect being carried out (§P5.3)
    effect: int
    operation: int
    ref: int
    argument: int
    # the placing (§P6)
    placing: int  # why: 0 none
    put_seat: int
    put_left: int
    put_source: int
    put_colours: int
    put_distinct: int
    put_goal: int
    put_card: int
    put_wagon: int
    put_up_to: int
    put_ref: int
    put_losses: int
    # cubes being returned (§P6)
    returning: int
    back_player: int
    back_colours: int
    back_card: int
    back_by_target: int
    back_losses: int
    # what waits (§P5.4)
    waiting: int  # set of cards
    ready: int  # of these, the ones that can be offered
    chosen: int  # the one that the active player named
    forced: int  # mandatory changes of the die
    pending: Annotated[Ints, CARDS]  # sets of events
    event: Annotated[Ints, EVENTS_A_TURN]  # which wagon, which victim
    events: int
    unsettled: int  # §P7 has to be looked at


STATE = dtype_of(State)
