"""What a good position of Huns is: points now, wagons and mercenaries under way, cards that work.

A wagon half full is worth less than half a wagon: the last cubes are the ones that ship it. Curses
that strike and mercenaries without their pay count against their camp.
"""

from __future__ import annotations

from kurultai.bots.shares import Shares, by_points, divide
from kurultai.core import kernel
from kurultai.core.bits import lowest, popcount
from kurultai.core.kernel import rule
from kurultai.games.huns.board import Board
from kurultai.games.huns.scoring import score, winners
from kurultai.games.huns.state import ASK_NOTHING, ASK_PLAY, ASK_PUT, NO_WAGON, STATE, State
from kurultai.games.huns.vocabulary import (
    BERTHS,
    COLOURS,
    CURSES,
    EQUIPMENT,
    HOLDERS,
    RAIDS,
    TREASURES,
)

WAGON = 0.9  # of a shipped wagon's points: what the last cube on a wagon is about to earn
TYPE = 0.8  # a wagon's part in the series, expected
FILLING = 2.5  # points that pay for a mercenary's last cube
EQUIPPED = 0.8  # an equipment still at work, at the start of the game
RAID = 0.7  # a raid not yet used
CURSED = 1.6  # a curse that strikes, at the start of the game
HOPED = 0.35  # a treasure whose condition may still be met, of its points
STASH = 0.04  # each valuable: ties, and treasures
CUBE = 0.5  # each valuable about to be placed
CARD, CHOICE = 1.4, 0.2  # a card about to be played, each one to choose from
LONG = 12.0  # rounds of a usual game
COOLEST, WARMTH = 2.0, 5.0  # how decided a lead is, at the end and more at the start


@rule
def cubes_on(s: State, card: int) -> int:
    """How many cubes lie on a card (packed, five bits a colour)."""
    total = 0
    packed = s.cubes[card]
    for _ in range(len(COLOURS)):
        total += packed & 31
        packed >>= 5
    return int(total)


@rule
def under_way(b: Board, s: State, seat: int) -> float:
    """What the wagons of a camp promise: the square of how full they are."""
    total = 0.0
    for berth in range(BERTHS):
        wagon = s.berth[seat, berth]
        if wagon == NO_WAGON:
            continue
        full = 0
        for slot in range(b.wagon_slots[wagon]):
            full += (s.load[wagon] >> (4 * slot)) & 15 != 0
        part = full / b.wagon_slots[wagon]
        total += (WAGON * b.seats + TYPE) * (0.3 * part + 0.7 * part * part)
    return total


@rule
def paid(b: Board, s: State, seat: int) -> float:
    """What cubes on mercenaries and curses have done so far."""
    total = 0.0
    cards = s.cards[seat] & HOLDERS & ~s.fled & ~s.filled & ~s.tilted
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        total += FILLING * 0.6 * cubes_on(s, card) / max(1, b.slots[card])
    return total


@rule
def at_work(b: Board, s: State, seat: int, to_come: float) -> float:
    """Cards whose effect is still to be felt."""
    mine = s.cards[seat]
    total = to_come * EQUIPPED * popcount(mine & EQUIPMENT)
    total += RAID * min(1.0, 3 * to_come) * popcount(mine & RAIDS & ~s.tilted)
    total -= to_come * CURSED * popcount(mine & CURSES & ~s.fled & ~s.tilted)
    total += to_come * HOPED * b.seats * popcount(mine & TREASURES)
    return float(total)


@rule
def in_hand(s: State, seat: int) -> float:
    """What the turn is about to bring: a die not yet used, cubes to place, a card to play."""
    if s.ask == ASK_PUT and s.put_seat == seat:
        return float(CUBE * s.put_left)
    if s.ask == ASK_PLAY and s.drawer == seat:
        return float(CARD + CHOICE * s.held)
    if s.active == seat and s.die >= 0 and s.done == 0:
        return float(CUBE * (s.face[s.die] + s.die_by) + CHOICE)
    return 0.0


@rule
def evaluate(b: Board, s: State, out: Shares) -> None:
    if s.ask == ASK_NOTHING:
        return divide(winners(b, s), out)
    to_come = max(0.1, 1.0 - s.rounds / LONG)
    for seat in range(b.seats):
        stash = 0
        for colour in range(len(COLOURS)):
            stash += s.stash[seat, colour]
        out[seat] = score(b, s, seat) + STASH * stash + in_hand(s, seat)
        out[seat] += under_way(b, s, seat) + paid(b, s, seat) + at_work(b, s, seat, to_come)
    return by_points(out[: b.seats], COOLEST + WARMTH * to_come)


kernel.register(STATE, evaluate=evaluate)
