"""The state record: everything that can change.

Sets of cards, wagons, dice and seats are bit sets. A wagon's load packs four bits a slot in printed
order (0 empty, else colour + 1); what lies on a card and what a shipped wagon carried pack five and
four bits a colour.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kurultai.core.kernel import record_type
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

_ONE = np.int64
STATE = record_type(
    [
        ("ask", _ONE),
        ("asked", _ONE),  # the seat that answers
        ("step", _ONE),
        ("rounds", _ONE),  # the number of the round, from 1
        ("first", _ONE),  # the first player
        ("turns", _ONE),  # turns done this round
        ("active", _ONE),  # the active player
        ("reserve", _ONE, (5,)),
        ("stash", _ONE, (SEATS, 5)),
        # dice
        ("face", _ONE, (5,)),
        ("available", _ONE),  # set of dice
        ("holder", _ONE, (5,)),  # who took each die
        ("die", _ONE),  # of the turn; -1 before it is taken
        ("shown", _ONE),  # its face when it was taken
        ("die_set", _ONE),  # 0: not set
        ("die_by", _ONE),
        ("rerolled", _ONE),  # the die that is being rerolled
        # the turn
        ("done", _ONE),  # PILLAGED | DREW
        ("both", _ONE),  # both actions are allowed
        ("late", _ONE),  # the other action comes after step 4
        ("raided", _ONE),  # a raid was used
        ("more", _ONE),  # pillage so many more (raids)
        # decks, and a draw under way
        ("top", _ONE, (5,)),  # sets of places: cards in unknown order
        ("under", _ONE, (5, DECK)),  # cards in known order below them
        ("knows", _ONE, (5, DECK)),  # which seats know each of these
        ("unders", _ONE, (5,)),
        ("hand", _ONE, (DECK,)),
        ("hand_knows", _ONE, (DECK,)),
        ("held", _ONE),
        ("drawer", _ONE),
        ("pile", _ONE),  # the deck drawn from
        ("number", _ONE),  # cards to be drawn
        # cards in camps
        ("cards", _ONE, (SEATS,)),
        ("laid", _ONE, (SEATS,)),  # by whom they were played
        ("fled", _ONE),
        ("tilted", _ONE),
        ("filled", _ONE),  # mercenaries
        ("used", _ONE),  # limits used up
        ("came", _ONE),  # cards in all camps
        ("rank", _ONE, (CARDS,)),  # as which of them each came
        ("cubes", _ONE, (CARDS,)),
        ("curse", _ONE),  # the one whose victim is asked
        # wagons
        ("berth", _ONE, (SEATS, BERTHS)),
        ("display", _ONE, (DISPLAY,)),
        ("hidden", _ONE),  # set of wagons: the pile
        ("shipped", _ONE, (SEATS,)),
        ("load", _ONE, (WAGONS,)),
        ("carried", _ONE, (WAGONS,)),
        ("bound", _ONE),  # where the next wagon goes: seat, or SEATS + place on display
        # the effect being carried out (§P5.3)
        ("effect", _ONE),
        ("operation", _ONE),
        ("ref", _ONE),
        ("argument", _ONE),
        # the placing (§P6)
        ("placing", _ONE),  # why: 0 none
        ("put_seat", _ONE),
        ("put_left", _ONE),
        ("put_source", _ONE),
        ("put_colours", _ONE),
        ("put_distinct", _ONE),
        ("put_goal", _ONE),
        ("put_card", _ONE),
        ("put_wagon", _ONE),
        ("put_up_to", _ONE),
        ("put_ref", _ONE),
        ("put_losses", _ONE),
        # cubes being returned (§P6)
        ("returning", _ONE),
        ("back_player", _ONE),
        ("back_colours", _ONE),
        ("back_card", _ONE),
        ("back_by_target", _ONE),
        ("back_losses", _ONE),
        # what waits (§P5.4)
        ("waiting", _ONE),  # set of cards
        ("ready", _ONE),  # of these, the ones that can be offered
        ("chosen", _ONE),  # the one that the active player named
        ("forced", _ONE),  # mandatory changes of the die
        ("pending", _ONE, (CARDS,)),  # sets of events
        ("event", _ONE, (EVENTS_A_TURN,)),  # which wagon, which victim
        ("events", _ONE),
        ("unsettled", _ONE),  # §P7 has to be looked at
    ]
)


class State(Protocol):
    ask: int
    asked: int
    step: int
    rounds: int
    first: int
    turns: int
    active: int
    reserve: NDArray[np.int64]
    stash: NDArray[np.int64]
    face: NDArray[np.int64]
    available: int
    holder: NDArray[np.int64]
    die: int
    shown: int
    die_set: int
    die_by: int
    rerolled: int
    done: int
    both: int
    late: int
    raided: int
    more: int
    top: NDArray[np.int64]
    under: NDArray[np.int64]
    knows: NDArray[np.int64]
    unders: NDArray[np.int64]
    hand: NDArray[np.int64]
    hand_knows: NDArray[np.int64]
    held: int
    drawer: int
    pile: int
    number: int
    cards: NDArray[np.int64]
    laid: NDArray[np.int64]
    fled: int
    tilted: int
    filled: int
    used: int
    came: int
    rank: NDArray[np.int64]
    cubes: NDArray[np.int64]
    curse: int
    berth: NDArray[np.int64]
    display: NDArray[np.int64]
    hidden: int
    shipped: NDArray[np.int64]
    load: NDArray[np.int64]
    carried: NDArray[np.int64]
    bound: int
    effect: int
    operation: int
    ref: int
    argument: int
    placing: int
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
    returning: int
    back_player: int
    back_colours: int
    back_card: int
    back_by_target: int
    back_losses: int
    waiting: int
    ready: int
    chosen: int
    forced: int
    pending: NDArray[np.int64]
    event: NDArray[np.int64]
    events: int
    unsettled: int
