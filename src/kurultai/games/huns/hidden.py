"""Secrets (§N14): what a seat cannot know is dealt anew.

Hidden from a seat are the order of each deck's top, cards that others put under a deck, and cards
another seat is drawing. Whoever saw a card go under a deck, or held it, can follow it (§U1).
"""

from __future__ import annotations

from kurultai.core.bits import Rng
from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.vocabulary import DECK
from kurultai.games.huns.phases.chance import any_of
from kurultai.games.huns.state import State


@compiled
def redeal(b: Board, s: State, seat: int, rng: Rng) -> None:
    for deck in range(5):
        redeal_deck(s, deck, seat, rng)


@compiled
def redeal_deck(s: State, deck: int, seat: int, rng: Rng) -> None:
    """Every arrangement of the cards a seat cannot tell apart is equally likely."""
    held = s.held if s.pile == deck else 0
    unknown = s.top[deck]
    for i in range(s.unders[deck]):
        if not (s.knows[deck, i] >> seat) & 1:
            unknown |= 1 << (s.under[deck, i] % DECK)
    for i in range(held):
        if not (s.hand_knows[i] >> seat) & 1:
            unknown |= 1 << (s.hand[i] % DECK)
    for i in range(s.unders[deck]):
        if not (s.knows[deck, i] >> seat) & 1:
            place = any_of(unknown, rng)
            unknown &= ~(1 << place)
            s.under[deck, i] = DECK * deck + place
    for i in range(held):
        if not (s.hand_knows[i] >> seat) & 1:
            place = any_of(unknown, rng)
            unknown &= ~(1 << place)
            s.hand[i] = DECK * deck + place
    s.top[deck] = unknown
