"""Chance (§P9): every outcome is recorded, also a certain one."""

from __future__ import annotations

from kurultai.core.bits import Rng, below, lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import (
    CARDS_DRAWN,
    PAYLOAD,
    REROLLED,
    ROLL,
    START,
    WAGON_TURNED,
    WAGONS_DEALT,
    dealt_wagon,
    drawn_place,
    kind_of_chance,
)
from kurultai.games.huns.parts.numbers import smaller
from kurultai.games.huns.parts.vocabulary import DECK, DISPLAY
from kurultai.games.huns.phases.drawing import receive
from kurultai.games.huns.phases.settling import turn_wagon
from kurultai.games.huns.rulebook import IMPOSSIBLE, LEGAL, WAITS_FOR_CHANCE
from kurultai.games.huns.state import (
    ASK_CARDS,
    ASK_REROLL,
    ASK_ROLL,
    ASK_START,
    ASK_WAGON,
    ASK_WAGONS,
    State,
)

_ROLLS = 3**5  # §N1


@compiled
def nth_of(things: int, n: int) -> int:
    """The n-th member of a set, from 0."""
    for _ in range(n):
        things &= things - 1
    return lowest(things)


@compiled
def any_of(things: int, rng: Rng) -> int:
    return nth_of(things, below(rng, popcount(things)))


@compiled
def sample(b: Board, s: State, rng: Rng) -> int:
    if s.ask == ASK_START:
        return START + below(rng, b.seats)
    if s.ask == ASK_ROLL:
        return ROLL + below(rng, _ROLLS)
    if s.ask == ASK_REROLL:
        return REROLLED + 3 * s.rerolled + below(rng, 3)
    if s.ask == ASK_WAGON:
        return WAGON_TURNED + any_of(s.hidden, rng)
    return sample_wagons(b, rng) if s.ask == ASK_WAGONS else sample_cards(s, rng)


@compiled
def sample_wagons(b: Board, rng: Rng) -> int:
    left = b.fleet
    dealt = 0
    for i in range(2 * b.seats + DISPLAY):
        wagon = any_of(left, rng)
        left &= ~(1 << wagon)
        dealt |= wagon << (5 * i)
    return WAGONS_DEALT + dealt


@compiled
def sample_cards(s: State, rng: Rng) -> int:
    """Uniform from the top while it lasts, then the cards below in order."""
    deck = s.pile
    top = s.top[deck]
    from_top = smaller(s.number, popcount(top))
    drawn = deck | s.number << 3
    for i in range(s.number):
        if i < from_top:
            place = any_of(top, rng)
            top &= ~(1 << place)
        else:
            place = s.under[deck, i - from_top] % DECK
        drawn |= place << (7 + 4 * i)
    return CARDS_DRAWN + drawn


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if kind_of_chance(move) != s.ask + 1:  # both in the same order
        return WAITS_FOR_CHANCE
    outcome = move & PAYLOAD
    possible = True
    if s.ask == ASK_START:
        possible = outcome < b.seats
    elif s.ask == ASK_ROLL:
        possible = outcome < _ROLLS
    elif s.ask == ASK_REROLL:
        possible = outcome // 3 == s.rerolled
    elif s.ask == ASK_WAGON:
        possible = outcome < 32 and (s.hidden >> outcome) & 1 != 0
    elif s.ask == ASK_WAGONS:
        possible = are_possible_wagons(b, outcome)
    else:
        possible = are_possible_cards(s, outcome)
    return LEGAL if possible else IMPOSSIBLE


@compiled
def are_possible_wagons(b: Board, outcome: int) -> bool:
    left = b.fleet
    dealt = 2 * b.seats + DISPLAY
    for i in range(dealt):
        wagon = dealt_wagon(outcome, i)
        if not (left >> wagon) & 1:
            return False
        left &= ~(1 << wagon)
    return outcome >> (5 * dealt) == 0


@compiled
def are_possible_cards(s: State, outcome: int) -> bool:
    deck = s.pile
    if outcome & 127 != deck | s.number << 3:
        return False
    top = s.top[deck]
    from_top = smaller(s.number, popcount(top))
    for i in range(s.number):
        place = drawn_place(outcome, i)
        if i >= from_top:
            if s.under[deck, i - from_top] != DECK * deck + place:
                return False
        elif (top >> place) & 1:
            top &= ~(1 << place)
        else:
            return False
    return outcome >> (7 + 4 * s.number) == 0


@compiled
def play(b: Board, s: State, move: int) -> None:
    outcome = move & PAYLOAD
    if s.ask == ASK_ROLL:
        for colour in range(4, -1, -1):
            s.face[colour] = 1 + outcome % 3
            outcome //= 3
        s.available = 31
    elif s.ask == ASK_REROLL:
        s.face[s.rerolled] = 1 + outcome % 3
    elif s.ask == ASK_CARDS:
        receive(s, outcome)
    elif s.ask == ASK_WAGON:
        turn_wagon(s, outcome)


@compiled
def deal_wagons(b: Board, s: State, outcome: int) -> None:
    """Two wagons a seat, then four on display (§setup.wagons, §P2)."""
    s.hidden = b.fleet
    for i in range(2 * b.seats + DISPLAY):
        wagon = dealt_wagon(outcome, i)
        s.hidden &= ~(1 << wagon)
        if i < 2 * b.seats:
            s.berth[i // 2, i % 2] = wagon
        else:
            s.display[i - 2 * b.seats] = wagon
