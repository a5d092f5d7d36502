"""The state record: everything that can change.

Sets of cards, wagons, dice and seats are bit sets. A wagon's load packs four bits a slot in printed
order (0 empty, else colour + 1); what lies on a card and what a shipped wagon carried pack five and
four bits a colour.
"""

from __future__ import annotations

from typing import Annotated

from kurultai.core.structs import Ints, Shorts, dtype_of
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    CARDS,
    DECK,
    DISPLAY,
    EFFECTS,
    LISTS,
    OPERATIONS,
    SEATS,
    WAGONS,
)

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
NO_EFFECT = -1
WAITING = 64  # effects; what is triggered beyond is lost
OFTEN = 20  # times that an effect without a limit is offered in a turn


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
    more_drawn: int  # draw so many more
    counted: int  # effects without a limit were used,
    times: Annotated[Shorts, EFFECTS]  # each so often
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
    keep: int  # of these, how many are still to be played
    drew: int  # by the action: effects are still to be triggered
    # cards in camps
    cards: Annotated[Ints, SEATS]
    laid: Annotated[Ints, SEATS]  # by whom they were played
    fled: int
    tilted: int
    filled: int  # mercenaries
    used: Annotated[Ints, LISTS]  # limits used up: sets of cards
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
    ref: int  # what it is about: the wagon shipped, the victim
    argument: Annotated[Ints, OPERATIONS]
    said: int  # how many of these were
    receivers: int  # set of seats that are still to receive
    # cubes on their way (§P6)
    placing: int  # why: 0 none
    put_seat: int  # who receives
    put_first: int  # from whom on seats come clockwise
    put_by: int  # who chooses what is returned
    put_left: int
    put_source: int
    put_cards: int  # set of cards that they may be taken from
    put_colours: int
    put_distinct: int
    put_goal: int
    put_card: int
    put_wagon: int
    put_up_to: int
    put_ref: int
    put_losses: int
    placed: int  # what was put in the last placing, five bits a colour
    # what waits (§P5.4)
    waits: int
    waiting: Annotated[Ints, WAITING]  # EFFECTS × (ref + 1) + effect, the oldest first
    ready: int  # set of cards that can be offered
    offered: int  # the entry that is
    chosen: int  # the card that the active player named
    forced: Annotated[Ints, LISTS]  # mandatory changes of the die: sets of cards
    forcing: int  # how many they are
    attacked: int  # seats that the effect has attacked
    unsettled: int  # §P7 has to be looked at


STATE = dtype_of(State)
