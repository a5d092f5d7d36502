"""Drawing cards (§draw, §P3.4): see some, play one, the rest goes under the deck."""

from __future__ import annotations

from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import FLEE, PLAY, SUFFER, drawn_place
from kurultai.games.huns.parts.camp import deck_size
from kurultai.games.huns.parts.numbers import smaller
from kurultai.games.huns.parts.vocabulary import (
    BLACK,
    CARDS,
    CURSE_PLAYED,
    DECK,
    SEATS,
)
from kurultai.games.huns.phases.waiting import happens
from kurultai.games.huns.rulebook import (
    CURSE_NEEDS_VICTIM,
    FLEE_OR_SUFFER,
    LEGAL,
    NO_VICTIM_NEEDED,
    NOT_DRAWN,
    NOT_ON_YOURSELF,
    WRONG_ANSWER,
)
from kurultai.games.huns.state import ASK_CARDS, ASK_FLEE, ASK_PLAY, NO_CARD, NOBODY, State


@compiled
def begin(s: State, seat: int, deck: int, number: int, keep: int) -> None:
    """Ask chance for so many cards, or as many as the deck has (§N3); some of them are kept."""
    s.drawer = seat
    s.pile = deck
    s.number = smaller(number, deck_size(s, deck))
    s.keep = keep
    s.ask = ASK_CARDS
    s.asked = NOBODY


@compiled
def receive(s: State, move: int) -> None:
    """The cards drawn: from the top in unknown order, then those of known order (§P9)."""
    deck = s.pile
    from_top = smaller(s.number, popcount(s.top[deck]))
    for i in range(s.number):
        place = drawn_place(move, i)
        s.hand[i] = DECK * deck + place
        if i < from_top:
            s.top[deck] &= ~(1 << place)
            s.hand_knows[i] = 1 << s.drawer
        else:
            s.hand_knows[i] = s.knows[deck, i - from_top] | 1 << s.drawer
    gone = s.number - from_top
    for i in range(s.unders[deck] - gone):
        s.under[deck, i] = s.under[deck, i + gone]
        s.knows[deck, i] = s.knows[deck, i + gone]
    s.unders[deck] -= gone
    s.held = s.number
    s.ask = ASK_PLAY
    s.asked = s.drawer


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    """One of the cards must be played (§draw.play); a curse on any other seat (§N6)."""
    n = 0
    for i in range(s.held):
        if s.pile != BLACK:
            out[n] = PLAY + s.hand[i] * (SEATS + 1)
            n += 1
            continue
        for seat in range(b.seats):
            if seat != s.drawer:
                out[n] = PLAY + s.hand[i] * (SEATS + 1) + 1 + seat
                n += 1
    return n


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if not PLAY <= move < PLAY + CARDS * (SEATS + 1):
        return WRONG_ANSWER
    card, on = (move - PLAY) // (SEATS + 1), (move - PLAY) % (SEATS + 1)
    if place_in_hand(s, card) < 0:
        return NOT_DRAWN
    if s.pile != BLACK:
        return NO_VICTIM_NEEDED if on else LEGAL
    if on == 0 or on > b.seats:
        return CURSE_NEEDS_VICTIM
    return NOT_ON_YOURSELF if on - 1 == s.drawer else LEGAL


@compiled
def place_in_hand(s: State, card: int) -> int:
    for i in range(s.held):
        if s.hand[i] == card:
            return i
    return -1


@compiled
def play(b: Board, s: State, move: int) -> None:
    """The card comes into a camp and stays (§camp), the others go under the deck in the order drawn
    (§N3); who knew or saw them knows where they lie (§U1).
    """
    card, on = (move - PLAY) // (SEATS + 1), (move - PLAY) % (SEATS + 1)
    take_from_hand(s, card)
    s.keep -= 1
    if s.keep == 0 or s.held == 0:
        put_back(s)
    camp = on - 1 if on else s.drawer
    s.cards[camp] |= 1 << card
    s.laid[s.drawer] |= 1 << card
    s.rank[card] = s.came
    s.came += 1
    if s.pile == BLACK:
        s.curse = card
        s.ask = ASK_FLEE
        s.asked = camp
    else:
        s.unsettled = 1


@compiled
def take_from_hand(s: State, card: int) -> None:
    place = place_in_hand(s, card)
    s.held -= 1
    for i in range(place, s.held):
        s.hand[i] = s.hand[i + 1]
        s.hand_knows[i] = s.hand_knows[i + 1]
    s.hand[s.held] = 0
    s.hand_knows[s.held] = 0


@compiled
def put_back(s: State) -> None:
    """The cards that are left go under the deck in the order drawn."""
    deck = s.pile
    for i in range(s.held):
        s.under[deck, s.unders[deck]] = s.hand[i]
        s.knows[deck, s.unders[deck]] = s.hand_knows[i]
        s.unders[deck] += 1
        s.hand[i] = 0
        s.hand_knows[i] = 0
    s.held = 0
    s.number = 0


@compiled
def objection_to_answer(move: int) -> int:
    """The victim flees or suffers (§curse.flee)."""
    return LEGAL if move in (FLEE, SUFFER) else FLEE_OR_SUFFER


@compiled
def answer(b: Board, s: State, move: int) -> None:
    """A curse that is fled lies face down, without effect, for good (§curse.flee, §N6)."""
    if move == FLEE:
        s.fled |= 1 << s.curse
    victim = s.asked
    s.curse = NO_CARD
    happens(b, s, CURSE_PLAYED, 1 << s.drawer, victim)
    s.unsettled = 1
