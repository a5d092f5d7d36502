"""Preparation 9: hands, the draw pile and the discards (§prep.cards, §K7)."""

from __future__ import annotations

from kurultai.core.bits import Rng, below, lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.games.khan.board import Board
from kurultai.games.khan.moves import BASE, DEAL, TURN, dealt_card, dealt_to
from kurultai.games.khan.parts.deck import CARDS, HAND
from kurultai.games.khan.rulebook import LEGAL, NOT_ON_PILE, PILE_FIRST, WRONG_HAND
from kurultai.games.khan.state import DEALING, DISCARDS, DRIVING, HELD, PILE, TURNING, State

HALF = CARDS // 2  # sets of cards come as two bit sets, of the first and of the last 36


@compiled
def has_card(s: State, seat: int, card: int) -> bool:
    return bool(s.card_at[card] == HELD + seat)


@compiled
def shuffle(s: State) -> None:
    """The discards become the new draw pile, once a card is wanted from an empty one (§K7)."""
    for card in range(CARDS):
        if s.card_at[card] == DISCARDS:
            s.card_at[card] = PILE
            s.pile += 1
    s.shuffles += 1


@compiled
def source(s: State) -> int:
    """Where the next card comes from."""
    return PILE if s.pile else DISCARDS


@compiled
def take(s: State, seat: int, card: int) -> None:
    """From the draw pile into a hand, which stays sorted."""
    s.card_at[card] = HELD + seat
    s.drawn_in[card] = s.shuffles
    s.pile -= 1
    i = s.held[seat]
    while i > 0 and s.hand[seat, i - 1] > card:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.held[seat] += 1


@compiled
def throw(s: State, seat: int, card: int) -> None:
    """From a hand onto the discards."""
    s.card_at[card] = DISCARDS
    s.drawn_in[card] = 0
    i = 0
    while s.hand[seat, i] != card:
        i += 1
    s.held[seat] -= 1
    for j in range(i, s.held[seat]):
        s.hand[seat, j] = s.hand[seat, j + 1]
    s.hand[seat, s.held[seat]] = -1


@compiled
def turn_over(s: State, card: int) -> None:
    """The top card of the draw pile, onto the discards."""
    if s.pile == 0:
        shuffle(s)
    s.card_at[card] = DISCARDS
    s.pile -= 1
    s.turned = card


@compiled
def objection_to_turn(s: State, move: int) -> int:
    card = move - TURN
    if card >= CARDS or s.card_at[card] not in (PILE, DISCARDS):
        return NOT_ON_PILE
    return LEGAL if s.card_at[card] == source(s) else PILE_FIRST


@compiled
def deal_to(b: Board, s: State) -> int:
    """The seat that gets cards now."""
    return (s.first + s.dealt) % b.seats if s.phase == DEALING else s.turn


@compiled
def objection_to_deal(b: Board, s: State, move: int) -> int:
    """So many cards as the hand lacks, in order, and the whole pile before any discard."""
    seat = deal_to(b, s)
    if dealt_to(move) != seat:
        return WRONG_HAND
    lacking = HAND - s.held[seat]
    last, from_pile = -1, 0
    for i in range(HAND):
        card = dealt_card(move, i)
        if (card >= 0) != (i < lacking):
            return WRONG_HAND
        if card < 0:
            continue
        if card <= last:
            return WRONG_HAND
        if s.card_at[card] not in (PILE, DISCARDS):
            return NOT_ON_PILE
        from_pile += s.card_at[card] == PILE
        last = card
    return LEGAL if from_pile == min(lacking, s.pile) else PILE_FIRST


@compiled
def deal(b: Board, s: State, move: int) -> None:
    """Cards from the pile first; if it runs out in the middle, the rest after a shuffle."""
    seat = deal_to(b, s)
    for i in range(HAND):
        card = dealt_card(move, i)
        if card >= 0 and s.card_at[card] == PILE:
            take(s, seat, card)
    for i in range(HAND):
        card = dealt_card(move, i)
        if card >= 0 and not has_card(s, seat, card):
            if s.pile == 0:
                shuffle(s)
            take(s, seat, card)


# Chance


@compiled
def sample(b: Board, s: State, rng: Rng) -> int:
    """The card that is turned over, or the cards that are dealt."""
    seat = deal_to(b, s)
    is_turn = s.phase in (TURNING, DRIVING)
    low, high = draw(s, 1 if is_turn else HAND - s.held[seat], rng)
    if is_turn:
        return TURN + (lowest(low) if low else HALF + lowest(high))
    return pack(seat, low, high)


@compiled
def draw(s: State, wanted: int, rng: Rng) -> tuple[int, int]:
    """So many random cards, from the pile and, once that is used up, from the discards."""
    low, high = 0, 0
    for i in range(wanted):
        where = PILE if i < s.pile else DISCARDS
        there = s.pile
        if where == DISCARDS:
            there = 0
            for card in range(CARDS):
                there += s.card_at[card] == DISCARDS
        k = below(rng, there - (i if where == PILE else max(0, i - s.pile)))
        card = kth(s, where, k, low, high)
        if card < HALF:
            low |= 1 << card
        else:
            high |= 1 << (card - HALF)
    return low, high


@compiled
def kth(s: State, where: int, k: int, low: int, high: int) -> int:
    """The k-th card that lies there and is not in the set (low, high)."""
    for card in range(CARDS):
        is_taken = (low >> card if card < HALF else high >> (card - HALF)) & 1
        if s.card_at[card] == where and not is_taken:
            if k == 0:
                return card
            k -= 1
    return -1


@compiled
def pack(seat: int, low: int, high: int) -> int:
    """A deal as a number: the cards in order, the first in the lowest digit."""
    number, weight = 0, 1
    for card in range(CARDS):
        if (low >> card if card < HALF else high >> (card - HALF)) & 1:
            number += weight * (card + 1)
            weight *= BASE
    return DEAL + seat * BASE * BASE * BASE * BASE + number
