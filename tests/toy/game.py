"""Tricks, a toy: three rounds, hidden hands, a die; the highest card of a round takes a point.

It is no game of the house. It stands for games with chance and secrets wherever something is
written for every game: bots, arena, conformance suite.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any

import numpy as np

from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.brought import register
from kurultai.core.errors import Unreadable
from kurultai.core.game import Choice, Game, Happening, Options, Position, View
from kurultai.core.rulebook import LEGAL, Rulebook
from kurultai.core.structs import Ints, Moves, dtype_of
from kurultai.core.text import Text
from tests import wording
from tests.wording import text

RULEBOOK = Rulebook("tests.toy")
NO_SUCH_CARD, NOT_DEALT, NOT_ROLLED, IS_OVER = (
    RULEBOOK("hand"),
    RULEBOOK("deal"),
    RULEBOOK("die"),
    RULEBOOK("over"),
)

CARDS, HAND, ROUNDS, SEATS = 10, 3, 3, 3
ROLL = HAND  # moves 0 to 2 play the card at that place of the hand
DEAL, ROLLED = 10, 30  # chance: + card, + face of the die
NOTHING = -1


class Board:
    """What the data files say: it never changes."""

    seats: int
    faces: Annotated[Ints, 4]


BOARD = dtype_of(Board)


class State:
    """Everything that can change."""

    hand: Annotated[Ints, SEATS, HAND]  # highest first, then NOTHING
    deck: int  # bit set of the cards nobody has
    dealt: int
    turn: int
    rolling: int
    rounds: int
    shown: Annotated[Ints, SEATS]  # this round's values
    points: Annotated[Ints, SEATS]


STATE = dtype_of(State)


@compiled
def actor(b: Any, s: Any) -> int:
    if s.dealt < b.seats * HAND or s.rolling:
        return CHANCE
    return OVER if s.rounds == ROUNDS else s.turn


@compiled
def legal(b: Any, s: Any, out: Moves) -> int:
    n = 0
    for place in range(HAND):
        if s.hand[s.turn, place] != NOTHING:
            out[n] = place
            n += 1
    out[n] = ROLL
    return n + 1


@compiled
def objection(b: Any, s: Any, move: int) -> int:
    if s.dealt < b.seats * HAND:
        in_deck = DEAL <= move < DEAL + CARDS and (s.deck >> (move - DEAL)) & 1
        return LEGAL if in_deck else NOT_DEALT
    if s.rolling:
        for face in b.faces:
            if move == ROLLED + face:
                return LEGAL
        return NOT_ROLLED
    if s.rounds == ROUNDS:
        return IS_OVER
    if move == ROLL or (0 <= move < HAND and s.hand[s.turn, move] != NOTHING):
        return LEGAL
    return NO_SUCH_CARD


@compiled
def insert(s: Any, seat: int, card: int) -> None:
    place = HAND - 1
    while place > 0 and s.hand[seat, place - 1] < card:
        s.hand[seat, place] = s.hand[seat, place - 1]
        place -= 1
    s.hand[seat, place] = card


@compiled
def show(b: Any, s: Any, value: int) -> None:
    """A value for the seat in turn; after the last seat, the highest alone takes the point."""
    s.shown[s.turn] = value
    s.turn += 1
    if s.turn < b.seats:
        return
    best, ties = 0, 0
    for seat in range(1, b.seats):
        if s.shown[seat] > s.shown[best]:
            best, ties = seat, 0
        elif s.shown[seat] == s.shown[best]:
            ties += 1
    if ties == 0:
        s.points[best] += 1
    s.shown[:] = 0
    s.turn = 0
    s.rounds += 1


@compiled
def play(b: Any, s: Any, move: int) -> None:
    if s.dealt < b.seats * HAND:
        s.deck &= ~(1 << (move - DEAL))
        insert(s, s.dealt // HAND, move - DEAL)
        s.dealt += 1
    elif s.rolling:
        s.rolling = 0
        show(b, s, move - ROLLED)
    elif move == ROLL:
        s.rolling = 1
    else:
        card = s.hand[s.turn, move]
        for place in range(move, HAND - 1):
            s.hand[s.turn, place] = s.hand[s.turn, place + 1]
        s.hand[s.turn, HAND - 1] = NOTHING
        show(b, s, card)


@compiled
def sample(b: Any, s: Any, rng: Rng) -> int:
    if s.rolling:
        return ROLLED + int(b.faces[below(rng, len(b.faces))])
    return DEAL + drawn(s.deck, rng)


@compiled
def drawn(cards: int, rng: Rng) -> int:
    """A card of a set, all alike."""
    while True:
        card = below(rng, CARDS)
        if (cards >> card) & 1:
            return int(card)


@compiled
def redeal(b: Any, s: Any, seat: int, rng: Rng) -> None:
    """The others' cards and the deck are one pool to this seat."""
    held = np.zeros(SEATS, np.int64)
    for other in range(b.seats):
        if other != seat:
            for place in range(HAND):
                if s.hand[other, place] != NOTHING:
                    s.deck |= 1 << s.hand[other, place]
                    s.hand[other, place] = NOTHING
                    held[other] += 1
    for other in range(b.seats):
        for _ in range(held[other]):
            card = drawn(s.deck, rng)
            s.deck &= ~(1 << card)
            insert(s, other, card)


@compiled
def standing(b: Any, s: Any, seat: int, out: Any) -> None:
    for i in range(b.seats):
        out[i] = s.points[i]


@compiled
def winners(b: Any, s: Any) -> int:
    most = s.points.max()
    won = 0
    for seat in range(b.seats):
        if s.points[seat] == most:
            won |= 1 << seat
    return won


@compiled
def evaluate(b: Any, s: Any, w: Any, out: Any) -> None:
    """Points count most, then the cards in hand."""
    total = 0.0
    for seat in range(b.seats):
        out[seat] = 1.0 + 4.0 * s.points[seat] ** 2
        for place in range(HAND):
            out[seat] += 0.2 * max(0, s.hand[seat, place] - 3)
        total += out[seat]
    for seat in range(b.seats):
        out[seat] /= total


register(STATE, sys.modules[__name__])


def no_move(words: str) -> Text:
    return text(f"{words!r} is not a move", f"{words!r} n'est pas un coup")


class Toy(Game):
    id = "toy"
    title = RULEBOOK.title
    seats = (2, 3)
    seat_names = wording.seats(text("North", "Nord"), text("East", "Est"), text("South", "Sud"))
    minutes = 1
    rules_version = "2"
    older_rules = ("1",)  # the die had a five where it has a six now
    rulebook = RULEBOOK
    state = STATE
    moves = HAND + 1
    widest = HAND + 1
    longest = SEATS * (HAND + 2 * ROUNDS)
    has_chance = True
    has_secrets = True
    options = ()

    def board(self, seats: int, options: Options) -> Any:
        b = np.zeros(1, BOARD)
        b[0].seats = seats
        b[0].faces[:] = (1, 2, 3, 6)
        return b

    def board_by(self, rules: str, seats: int, options: Options) -> Any:
        b = self.board(seats, options)
        if rules == "1":
            b[0].faces[3] = 5
        return b

    def setup(self, b: Any, seats: int) -> Any:
        s = np.zeros(1, STATE)
        s[0].hand[:] = NOTHING
        s[0].deck = (1 << CARDS) - 1
        return s

    def format(self, p: Position, move: int) -> str:
        if p.s[0].dealt < p.seats * HAND:
            return f"deal {move - DEAL}"
        if p.s[0].rolling:
            return f"rolled {move - ROLLED}"
        return "roll" if move == ROLL else f"play {p.s[0].hand[p.actor, move]}"

    def parse(self, p: Position, text: str) -> int:
        match text.split():
            case ["roll"]:
                return ROLL
            case ["deal", number] if number.isdecimal():
                return DEAL + int(number)
            case ["rolled", number] if number.isdecimal():
                return ROLLED + int(number)
            case ["play", number] if number.isdecimal():
                hand = [int(card) for card in p.s[0].hand[max(0, p.actor)]]
                return hand.index(int(number)) if int(number) in hand else p.game.moves
        raise Unreadable(no_move(text))

    def shown(self, p: Position, move: int, seat: int | None) -> str:
        s = p.s[0]
        if s.dealt < p.seats * HAND and s.dealt // HAND != seat:
            return "deal ?"
        return self.format(p, move)

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        return {}

    def view(self, p: Position, seat: int | None) -> View:
        s = p.s[0]
        hands = [[int(card) for card in hand if card != NOTHING] for hand in s.hand[: p.seats]]
        return {
            "hand": None if seat is None else hands[seat],
            "held": [len(hand) for hand in hands],
            "shown": [int(value) for value in s.shown[: p.seats]],
            "points": [int(points) for points in s.points[: p.seats]],
            "round": int(s.rounds),
        }

    def choices(self, p: Position) -> list[Choice]:
        texts = sorted(p.format(move) for move in p.legal())
        return [{"move": said, "steps": said.split()} for said in texts]

    def asked(self, p: Position) -> Text:
        return text("Play a card or roll.", "Jouez une carte ou lancez le dé.")

    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        said = self.shown(before, move, seat)
        return [{"kind": said.split()[0], "text": text(said, said)}]

    def drawing(self, view: View) -> str:
        return f"points {view['points']}, shown {view['shown']}, hand {view['hand']}"
