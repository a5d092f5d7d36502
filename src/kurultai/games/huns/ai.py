"""What a good position of Huns is: points now, wagons and mercenaries under way, cards that work.

A wagon half full is worth less than half a wagon: the last cubes are the ones that ship it. Every
card has a weight of its own while it is at work: equipment, raids not yet used, mercenaries as far
as they are paid, curses that strike, treasures whose condition may still be met. Weights:
weights/linear.toml.
"""

from __future__ import annotations

import numpy as np

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled, separate
from kurultai.core.contract.shares import Noted, Shares, Weights, divide, weigh
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.camp import cubes_on, deck_size, value
from kurultai.games.huns.parts.conditions import shipped_series, stash_bounds
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    COLOURS,
    CURSES,
    DECK,
    EQUIPMENT,
    HOLDERS,
    MERCENARIES,
    PREFIXES,
    RAIDS,
    TREASURES,
)
from kurultai.games.huns.scoring import score, treasures_met, winners
from kurultai.games.huns.state import (
    ASK_NOTHING,
    ASK_PLAY,
    ASK_PUT,
    NO_WAGON,
    State,
)

FEATURES = (
    "score",
    "shipped",  # wagons
    "largest",  # series of wagons
    "wagons",  # being loaded
    "loaded",  # how full they are
    "nearly",  # and the square of it
    "one_missing",  # wagons that wait for one cube
    "paid",  # parts of mercenaries
    "warded",  # parts of curses
    "met",  # treasures
    "stash",
    "stash_least",
    "putting",  # cubes about to be placed
    "drawing",  # a card about to be played
    "held",  # cards to choose from
    "fitting",  # cubes that the die taken, or the best one left, would load
    "die",  # its value
    "turns",  # still to come this round
    *(f"{prefix}{place:02}" for prefix in PREFIXES for place in range(1, DECK + 1)),
)
GOOD = (
    "score",
    "shipped",
    "loaded",
    "nearly",
    "one_missing",
    "paid",
    "warded",
    "met",
)  # more is never worse
(
    SCORE,
    SHIPPED,
    SERIES,
    WAGONS,
    LOADED,
    NEARLY,
    ONE_MISSING,
    PAID,
    WARDED,
    MET,
    STASH,
    STASH_LEAST,
    PUTTING,
    DRAWING,
    TO_CHOOSE,
    FITTING,
    DIE,
    TURNS,
    CARD,
) = range(19)
TURNS_A_ROUND = 5


@compiled
def note_wagons(b: Board, s: State, seat: int, row: Shares) -> int:
    """What the wagons of a camp promise; returns their free slots, four bits a colour."""
    free = 0
    for berth in range(BERTHS):
        wagon = s.berth[seat, berth]
        if wagon == NO_WAGON:
            continue
        full = 0
        for slot in range(b.wagon_slots[wagon]):
            if (s.load[wagon] >> (4 * slot)) & 15:
                full += 1
            else:
                free += 1 << (4 * b.slot[wagon, slot])
        part = full / b.wagon_slots[wagon]
        row[WAGONS] += 1.0
        row[LOADED] += part
        row[NEARLY] += part * part
        row[ONE_MISSING] += full + 1 == b.wagon_slots[wagon]
    return int(free)


@compiled
def note_cards(b: Board, s: State, seat: int, row: Shares) -> None:
    """Cards whose effect is still to be felt."""
    mine = s.cards[seat]
    met = treasures_met(b, s, seat)
    row[MET] = popcount(met)
    whole = mine & (EQUIPMENT | s.filled) | mine & RAIDS & ~s.tilted
    whole |= mine & CURSES & ~s.fled & ~s.tilted | mine & TREASURES & ~met
    while whole:
        row[CARD + lowest(whole)] = 1.0
        whole &= whole - 1
    partly = mine & HOLDERS & ~s.fled & ~s.filled & ~s.tilted
    while partly:
        card = lowest(partly)
        partly &= partly - 1
        part = cubes_on(s, card) / max(1, b.slots[card])
        if (MERCENARIES >> card) & 1:
            row[PAID] += part
            row[CARD + card] = part
        else:
            row[WARDED] += part


@compiled
def fitting(free: int, colour: int, number: int) -> int:
    """How many cubes of a colour the wagons take, of so many."""
    return min(number, (free >> (4 * colour)) & 15)


@compiled
def note_turn(b: Board, s: State, seat: int, free: int, row: Shares) -> None:
    """What the turn is about to bring: a die, cubes to place, a card to play."""
    for turn in range(s.turns + 1, TURNS_A_ROUND):
        row[TURNS] += (s.first + turn) % b.seats == seat
    if s.ask == ASK_PUT and s.put_seat == seat:
        row[PUTTING] = s.put_left
    if s.ask == ASK_PLAY and s.drawer == seat:
        row[DRAWING] = 1.0
        row[TO_CHOOSE] = s.held
    if s.active != seat or s.done:
        return
    if s.die >= 0:
        row[DIE] = value(s)
        row[FITTING] = fitting(free, s.die, value(s))
        return
    for colour in range(len(COLOURS)):
        if (s.available >> colour) & 1:
            row[DIE] = max(row[DIE], s.face[colour])
            row[FITTING] = max(row[FITTING], fitting(free, colour, s.face[colour]))


@compiled
def to_come(b: Board, s: State) -> float:
    """What is left of the reserve or deck that will end the game first, 1 to 0 (§N13)."""
    least = 1.0
    for colour in range(len(COLOURS)):
        least = min(least, s.reserve[colour] / b.cubes)
        least = min(least, deck_size(s, colour) / popcount(b.deck[colour]))
    return least


@separate
def features(b: Board, s: State, out: Noted) -> float:
    for seat in range(b.seats):
        row = out[seat]
        row[SCORE] = score(b, s, seat)
        row[SHIPPED] = popcount(s.shipped[seat])
        row[SERIES] = shipped_series(b, s, seat)[1]
        for colour in range(len(COLOURS)):
            row[STASH] += s.stash[seat, colour]
        row[STASH_LEAST] = stash_bounds(s, seat)[0]
        free = note_wagons(b, s, seat, row)
        note_cards(b, s, seat, row)
        note_turn(b, s, seat, free, row)
    return to_come(b, s)


@separate
def evaluate(b: Board, s: State, w: Weights, out: Shares) -> None:
    if s.ask == ASK_NOTHING:
        return divide(winners(b, s), out)
    noted = np.zeros((b.seats, len(FEATURES)))
    return weigh(noted, features(b, s, noted), w, out)
