"""Huns as a row of numbers: dice and cubes by colour, sets of the 60 cards and of the 32 wagons.

Room is made for four seats; those that are empty stay 0. Cards that the seat cannot tell apart
stand together as `unseen`; wagons that others have shipped lie face down and are only counted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.observing import (
    Row,
    Section,
    from_me,
    put,
    put_bits,
    put_numbers,
    put_one,
)
from kurultai.core.structs import Ints
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import (
    ARGUMENTS,
    DRAW_FROM,
    EXCHANGE,
    GIVE_BACK,
    NEXT,
    ONE_EXCHANGE,
    ONE_SEAT,
    PILLAGE,
    PLAY,
    PUT,
    TAKE,
    THINGS,
    USE,
    put_parts,
    used_argument,
    used_effect,
)
from kurultai.games.huns.moves import GOALS as PUT_GOALS
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    CARDS,
    DECK,
    DESTINATIONS,
    DISPLAY,
    EFFECTS,
    SEATS,
    SLOTS,
    SOURCES,
    WAGONS,
)
from kurultai.games.huns.scoring import standing
from kurultai.games.huns.state import ASK_NOTHING, ASK_RETURN, NO_WAGON, STEP_DONE, State

ASKS, STEPS, GOALS = ASK_NOTHING + 1, STEP_DONE + 1, len(DESTINATIONS) + 1
_SOURCES = len(SOURCES)

LAYOUT = (
    Section("ask", ASKS, "what is asked"),
    Section("step", STEPS, "how far the turn is"),
    Section("seats", 4 * SEATS, "who answers, who is active, who is first, who draws cards"),
    Section("clock", 2, "round / 6, turns done this round / 5"),
    Section("reserve", 5, "cubes of each colour / 24"),
    Section("faces", 5, "what each die shows / 3"),
    Section("available", 5, "dice that can be taken"),
    Section("holders", 5 * SEATS, "who took each die"),
    Section("die", 10, "the die of the turn, the die being rerolled"),
    Section("value", 2, "its face when taken / 3, the value set by an effect / 3"),
    Section("done", 6, "pillaged, drew, both allowed, the other one late, raided, more / 5"),
    Section("decks", 5, "cards in each deck / 12"),
    Section("unseen", CARDS, "cards that may lie anywhere among those this seat cannot know"),
    Section("under", CARDS, "cards known to lie under their deck: (place from the top + 1) / 12"),
    Section("drawn", CARDS, "cards being drawn that this seat may see"),
    Section("drawing", 6, "the deck drawn from, cards to be drawn / 12"),
    Section("stash", SEATS * 5, "cubes in each stash, by colour / 10"),
    Section("cards", SEATS * CARDS, "cards in each camp"),
    Section("laid", SEATS * CARDS, "curses, by the seat that played them"),
    Section("marks", 4 * CARDS, "cards that fled, are tilted, are filled, are used up"),
    Section("order", CARDS, "as which of all cards in camps each came / 60"),
    Section("cubes", CARDS * 5, "cubes on each card, by colour / 5"),
    Section("berths", SEATS * WAGONS, "wagons in each camp: (berth + 1) / 6"),
    Section("display", WAGONS, "wagons on display: (place + 1) / 4"),
    Section("loads", WAGONS * SLOTS * 5, "slot by slot, the colour of the cube in it"),
    Section("shipped", WAGONS, "wagons that this seat has shipped"),
    Section("carried", WAGONS * 5, "what those, and one just shipped, carried / 8"),
    Section("numbers", 2 * SEATS + 1, "each seat: wagons shipped / 16, score / 30; pile / 32"),
    Section(
        "effect", CARDS + 3, "the card at work; its operation, argument / 1000, reference / 32"
    ),
    Section(
        "placing", 4 + SEATS + _SOURCES + 5 + GOALS, "why; by whom; from where; colours; whereto"
    ),
    Section("put", CARDS + 2 * WAGONS + 4, "card, first wagon, shipped wagon; number, conditions"),
    Section("returning", 2 + SEATS + 5 + CARDS, "cubes going back: for whom, colours, from a card"),
    Section("losses", 2 * SEATS, "what may still be taken from each seat: placing, returning / 8"),
    Section("curse", CARDS, "the curse whose victim is asked"),
    Section("waiting", 4 * CARDS, "cards that wait, are ready, are forced; the one named"),
    Section("bound", SEATS + DISPLAY, "where the next wagon goes: a camp, a place on display"),
)


@compiled
def put_round(b: Board, s: State, seat: int, out: Row) -> int:
    """Sections ask to done."""
    at = put_one(out, 0, s.ask, ASKS)
    at = put_one(out, at, s.step, STEPS)
    for who in (s.asked, s.active, s.first, s.drawer):
        at = put_one(out, at, from_me(who, seat, b.seats), SEATS)
    at = put(out, at, s.rounds / 6)
    at = put(out, at, s.turns / 5)
    at = put_numbers(out, at, s.reserve, 24.0)
    at = put_numbers(out, at, s.face, 3.0)
    at = put_bits(out, at, s.available, 5)
    for die in range(5):
        at = put_one(out, at, from_me(s.holder[die], seat, b.seats), SEATS)
    at = put_one(out, at, s.die, 5)
    at = put_one(out, at, s.rerolled, 5)
    at = put(out, at, s.shown / 3)
    at = put(out, at, s.die_set / 3)
    at = put_bits(out, at, s.done, 2)
    for number in (s.both, s.late, s.raided):
        at = put(out, at, number * 1.0)
    return put(out, at, s.more / 5)


@compiled
def put_decks(s: State, seat: int, out: Row, at: int) -> int:
    """Sections decks to drawing."""
    unseen, under, drawn = at + 5, at + 5 + CARDS, at + 5 + 2 * CARDS
    for deck in range(5):
        put(out, at + deck, (popcount(s.top[deck]) + s.unders[deck]) / DECK)
        put_bits(out, unseen + DECK * deck, s.top[deck], DECK)
        for i in range(s.unders[deck]):
            if (s.knows[deck, i] >> seat) & 1:
                put(out, under + s.under[deck, i], (i + 1) / DECK)
            else:
                put(out, unseen + s.under[deck, i], 1.0)
    for i in range(s.held):
        if (s.hand_knows[i] >> seat) & 1:
            put(out, drawn + s.hand[i], 1.0)
        else:
            put(out, unseen + s.hand[i], 1.0)
    at = drawn + CARDS
    at = put_one(out, at, s.pile if s.number else -1, 5)
    return put(out, at, s.number / DECK)


@compiled
def put_camps(b: Board, s: State, seat: int, out: Row, at: int) -> int:
    """Sections stash to cubes."""
    for i in range(b.seats):
        who = (seat + i) % b.seats
        put_numbers(out, at + 5 * i, s.stash[who], 10.0)
        put_bits(out, at + 5 * SEATS + CARDS * i, s.cards[who], CARDS)
        put_bits(out, at + 5 * SEATS + CARDS * (SEATS + i), s.laid[who], CARDS)
    at += 5 * SEATS + 2 * SEATS * CARDS
    for marks in (s.fled, s.tilted, s.filled, s.used[0]):
        at = put_bits(out, at, marks, CARDS)
    there = s.cards[0] | s.cards[1] | s.cards[2] | s.cards[3]
    for card in range(CARDS):
        if (there >> card) & 1:
            put(out, at + card, (s.rank[card] + 1) / CARDS)
            for colour in range(5):
                put(out, at + CARDS + 5 * card + colour, ((s.cubes[card] >> (5 * colour)) & 31) / 5)
    return at + 6 * CARDS


@compiled
def put_wagons(b: Board, s: State, seat: int, out: Row, at: int) -> int:
    """Sections berths to numbers."""
    scores = np.zeros(b.seats, np.int64)
    standing(b, s, seat, scores)
    loads = at + (SEATS + 1) * WAGONS
    shipped = loads + WAGONS * SLOTS * 5
    numbers = shipped + 6 * WAGONS
    for i in range(b.seats):
        who = (seat + i) % b.seats
        for berth in range(BERTHS):
            wagon = s.berth[who, berth]
            if wagon != NO_WAGON:
                put(out, at + i * WAGONS + wagon, (berth + 1) / BERTHS)
                put_load(s, wagon, out, loads)
        put(out, numbers + i, popcount(s.shipped[who]) / 16)
        put(out, numbers + SEATS + i, scores[who] / 30)
    for place in range(DISPLAY):
        if s.display[place] != NO_WAGON:
            put(out, at + SEATS * WAGONS + s.display[place], (place + 1) / DISPLAY)
    put_bits(out, shipped, s.shipped[seat], WAGONS)
    for wagon in range(WAGONS):
        if (s.shipped[seat] >> wagon) & 1 or wagon == s.put_ref:
            for colour in range(5):
                number = (s.carried[wagon] >> (4 * colour)) & 15
                put(out, shipped + WAGONS + 5 * wagon + colour, number / SLOTS)
    return put(out, numbers + 2 * SEATS, popcount(s.hidden) / WAGONS)


@compiled
def put_load(s: State, wagon: int, out: Row, at: int) -> None:
    for slot in range(SLOTS):
        cube = (s.load[wagon] >> (4 * slot)) & 15
        put_one(out, at + 5 * (SLOTS * wagon + slot), cube - 1, 5)


@compiled
def put_placing(b: Board, s: State, seat: int, out: Row, at: int) -> int:
    """Sections placing and put; nothing while nothing is placed."""
    end = at + 4 + SEATS + _SOURCES + 5 + GOALS + CARDS + 2 * WAGONS + 4
    at = put_one(out, at, s.placing, 4)
    if not s.placing:
        return end
    at = put_one(out, at, from_me(s.put_seat, seat, b.seats), SEATS)
    at = put_one(out, at, s.put_source, _SOURCES)
    at = put_bits(out, at, s.put_colours, 5)
    at = put_one(out, at, s.put_goal, GOALS)
    at = put_one(out, at, s.put_card, CARDS)
    at = put_one(out, at, s.put_wagon, WAGONS)
    at = put_one(out, at, s.put_ref, WAGONS)
    at = put(out, at, s.put_left / 10)
    at = put(out, at, s.put_distinct * 1.0)
    at = put(out, at, s.put_up_to * 1.0)
    return put(out, at, 1.0 if s.put_wagon == -2 else 0.0)  # no wagon may be loaded


@compiled
def put_returning(b: Board, s: State, seat: int, out: Row, at: int) -> int:
    """Sections returning and losses."""
    end = at + 2 + SEATS + 5 + CARDS + 2 * SEATS
    losses = end - 2 * SEATS
    for i in range(b.seats):
        who = (seat + i) % b.seats
        if s.placing:
            back = SEATS if s.ask == ASK_RETURN else 0
            put(out, losses + back + i, ((s.put_losses >> (8 * who)) & 255) / 8)
    if s.ask == ASK_RETURN:
        at = put(out, at, 1.0)
        at = put(out, at, 1.0 if s.put_by < 0 else 0.0)
        at = put_one(out, at, from_me(s.put_first, seat, b.seats), SEATS)
        at = put_bits(out, at, s.put_colours, 5)
        put_bits(out, at, s.put_cards, CARDS)
    return end


@compiled
def put_waiting(b: Board, s: State, seat: int, out: Row, at: int) -> int:
    """Sections curse to bound."""
    at = put_one(out, at, s.curse, CARDS)
    for i in range(s.waits):
        put(out, at + s.waiting[i] % CARDS, 1.0)
    at += CARDS
    for cards in (s.ready, s.forced[0]):
        at = put_bits(out, at, cards, CARDS)
    at = put_one(out, at, s.chosen, CARDS)
    if s.bound < SEATS:
        put_one(out, at, from_me(s.bound, seat, b.seats), SEATS)
    return put_one(out, at + SEATS, s.bound - SEATS, DISPLAY)


@compiled
def observe(b: Board, s: State, seat: int, out: Row) -> int:
    at = put_round(b, s, seat, out)
    at = put_decks(s, seat, out, at)
    at = put_camps(b, s, seat, out, at)
    at = put_wagons(b, s, seat, out, at)
    at = put_one(out, at, s.effect % CARDS if s.effect >= 0 else -1, CARDS)
    at = put(out, at, s.operation * 1.0)
    at = put(out, at, s.argument[0] / 1000)
    at = put(out, at, s.ref / WAGONS)
    at = put_placing(b, s, seat, out, at)
    at = put_returning(b, s, seat, out, at)
    return put_waiting(b, s, seat, out, at)


# A move by its parts

FACTORS = (
    Section("kind", 15, "die, draw from, pillage, draw, flee, suffer, none, top, take, next …"),
    Section("effect", EFFECTS, "the card, or 60 × the list of its effect + the card"),
    Section("argument", ARGUMENTS, "a colour, two colours, a seat, a card that it is about"),
    Section("colour", 5, "of the die, the deck, the cube"),
    Section("goal", PUT_GOALS, "5 × wagon + slot's colour, or 160 + card, that a cube is put on"),
    Section("thing", THINGS, "1 + wagon, or 33 + card, that is taken, given, or a cube's origin"),
)
A_DIE, A_DECK, A_WORD = range(3)  # and the five words after it
A_TAKE, A_NEXT, A_PLAY, A_RETURN, A_USE, AN_EXCHANGE, A_PUT = range(8, 15)


@compiled
def factor(b: Board, s: State, move: int, sizes: Ints, out: Any) -> None:
    if move < DRAW_FROM:
        out[0], out[3] = A_DIE, move
    elif move < PILLAGE:
        out[0], out[3] = A_DECK, move - DRAW_FROM
    elif move < TAKE:
        out[0] = A_WORD + move - PILLAGE
    elif move < NEXT:
        out[0], out[5] = A_TAKE, 1 + move - TAKE
    elif move < PLAY:
        out[0], out[1] = A_NEXT, move - NEXT
    elif move < GIVE_BACK:
        victim = (move - PLAY) % (SEATS + 1)
        out[0], out[1] = A_PLAY, (move - PLAY) // (SEATS + 1)
        out[2] = ONE_SEAT + victim - 1 if victim else 0
    elif move < USE:
        out[0], out[3], out[5] = A_RETURN, (move - GIVE_BACK) // THINGS, (move - GIVE_BACK) % THINGS
    elif move < EXCHANGE:
        out[0], out[1], out[2] = A_USE, used_effect(move), used_argument(move)
    elif move < PUT:
        both = used_argument(move) - ONE_EXCHANGE
        out[0], out[1] = AN_EXCHANGE, used_effect(move)
        out[4], out[5] = 5 * (both % WAGONS), 1 + both // WAGONS
    else:
        out[0] = A_PUT
        out[3], out[4], out[5] = put_parts(move)
