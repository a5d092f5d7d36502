"""What a seat cannot know: rivals' hands and the draw pile (§K20).

Everyone sees cards when they are played, discarded or turned, and remembers them. So when the
discards become the new draw pile, all know which cards were *not* among them: those that lay in
hands. A hidden card can therefore only be exchanged for one that was drawn between the same two
shuffles: with another hand's, or, if it was drawn since the last one, also with the pile's. Once a
player was seen to have no card to play (after the fifth ruler only), the cards he held then were
none of the kinds that could have been played.
"""

from __future__ import annotations

import numpy as np

from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.khan.board import Board
from kurultai.games.khan.parts.deck import CARDS
from kurultai.games.khan.state import HELD, PILE, SEATS, State


@compiled
def redeal(b: Board, s: State, seat: int, rng: Rng) -> None:
    """Exchange hidden cards at random, each arrangement that is possible for the seat alike."""
    cards = np.empty(CARDS, np.int64)
    for shuffles in range(s.shuffles + 1):
        n = exchangeable(s, seat, shuffles, cards)
        exchange(b, s, cards, n, shuffles, rng)
    sort_hands(b, s)


@compiled
def exchangeable(s: State, seat: int, shuffles: int, cards: Moves) -> int:
    """The hidden cards drawn after so many shuffles, the pile with the last ones."""
    n = 0
    for card in range(CARDS):
        at = s.card_at[card]
        if at >= HELD and at != HELD + seat and s.drawn_in[card] == shuffles:
            cards[n] = card
            n += 1
        elif at == PILE and shuffles == s.shuffles:
            cards[n] = card
            n += 1
    return n


@compiled
def exchange(b: Board, s: State, cards: Moves, n: int, shuffles: int, rng: Rng) -> None:
    """Put these cards where they were, in random order; first where only some of them fit.

    Places are listed by seat, not by the card that lies there: else the same random numbers would
    deal otherwise in positions that the seat cannot tell apart.
    """
    at = np.empty(n, np.int64)
    stuck = np.empty(n, np.int64)
    places = np.zeros((2, HELD + SEATS), np.int64)
    for i in range(n):
        places[1 - s.stuck[cards[i]], s.card_at[cards[i]]] += 1
    first = 0
    for is_free in range(2):
        for place in range(HELD + SEATS):
            for _ in range(places[is_free, place]):
                at[first], stuck[first] = place, 1 - is_free
                first += 1
    for i in range(n):
        j = i + below(rng, n - i)
        while stuck[i] and (s.stuck_kinds >> b.card_kind[cards[j]]) & 1:
            j = i + below(rng, n - i)
        cards[i], cards[j] = cards[j], cards[i]
        s.card_at[cards[i]] = at[i]
        s.stuck[cards[i]] = stuck[i]
        s.drawn_in[cards[i]] = shuffles if at[i] >= HELD else 0


@compiled
def sort_hands(b: Board, s: State) -> None:
    """Write the hands anew from where the cards are."""
    for seat in range(b.seats):
        s.held[seat] = 0
        s.hand[seat] = -1
    for card in range(CARDS):
        seat = s.card_at[card] - HELD
        if seat >= 0:
            s.hand[seat, s.held[seat]] = card
            s.held[seat] += 1
