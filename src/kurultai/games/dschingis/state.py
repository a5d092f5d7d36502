"""The state record: everything that can change."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kurultai.core.kernel import compiled, record_type
from kurultai.games.dschingis.board import KINDS, SEATS, TOKENS, bit

# What the game waits for
START, FIRST_TOKENS, SETTLE, MORE_TOKENS, TAKE, TOKEN, CHOOSE, BUILD, ENTER, MARCH, OVER = range(11)
TURN_DONE = 11  # for a moment, while a move is carried out
PHASES = (
    "start", "first-tokens", "settle", "more-tokens", "take", "token", "choose", "build", "enter",
    "march", "over",
)  # fmt: skip

NOWHERE = -1  # where a lifted leader is
SPECTATOR = SEATS  # the bit of those who sit nowhere, among those who know a token
EVERYONE = (1 << (SEATS + 1)) - 1

STATE = record_type(
    [
        ("seats", np.int64),
        ("phase", np.int64),
        ("first", np.int64),  # the seat that begins
        ("turn", np.int64),  # the seat whose turn it is
        ("drawn", np.int64),  # pieces drawn this turn (in the preparation: tokens)
        ("stirred", np.int64),  # 1 once a token was drawn or laid this turn (§D21)
        ("quiet", np.int64),  # turns in a row without that
        ("left", np.int64),  # turns left once the last round has begun, else 0 (§D17)
        ("ending", np.int64),  # 0, or the number of the rule that ended the game
        # the wall: bit sets of lines
        ("walls", np.int64),  # that stand
        ("open", np.int64),  # with the gate open
        ("great", np.int64),  # the Great Wall's
        ("fresh", np.int64),  # laid this turn
        ("west", np.int64),  # its ends: towers
        ("east", np.int64),
        ("mongolia", np.int64),  # villages on its left; all others are in China (§D16)
        # walls that do not stand
        ("common", np.int64),  # in the common reserve
        ("active_walls", np.int64, (SEATS,)),
        ("walls_gone", np.int64),  # taken down in the last round
        # tokens that are not laid: how many of each kind
        ("passive", np.int64, (SEATS, len(KINDS))),
        ("active", np.int64, (SEATS, len(KINDS))),
        ("gone", np.int64, (SEATS, len(KINDS))),
        # villages
        ("leader", np.int64, (SEATS,)),
        ("visited", np.int64),  # this turn, the starting village included: bit set
        ("controls", np.int64, (SEATS,)),  # bit sets: whose token lies on top
        ("laid", np.int64),  # how many tokens lie on the board
        ("token", np.int64, (SEATS * TOKENS,)),  # in the order in which they were laid, see below
    ]
)


class State(Protocol):
    seats: int
    phase: int
    first: int
    turn: int
    drawn: int
    stirred: int
    quiet: int
    left: int
    ending: int
    walls: int
    open: int
    great: int
    fresh: int
    west: int
    east: int
    mongolia: int
    common: int
    active_walls: NDArray[np.int64]
    walls_gone: int
    passive: NDArray[np.int64]
    active: NDArray[np.int64]
    gone: NDArray[np.int64]
    leader: NDArray[np.int64]
    visited: int
    controls: NDArray[np.int64]
    laid: int
    token: NDArray[np.int64]


# A laid token as one word: kind, owner, village, and who knows it (a bit for each seat).


@compiled
def laid_token(kind: int, seat: int, village: int, known: int) -> int:
    return kind | seat << 3 | village << 5 | known << 11


@compiled
def kind_of(token: int) -> int:
    return token & 7


@compiled
def owner_of(token: int) -> int:
    return (token >> 3) & 3


@compiled
def village_of(token: int) -> int:
    return (token >> 5) & 63


@compiled
def known_by(token: int, seat: int) -> bool:
    return (token >> (11 + seat)) & 1 != 0


@compiled
def made_known(token: int, seats: int) -> int:
    return token | seats << 11


@compiled
def changed_kind(token: int, kind: int) -> int:
    return (token & ~7) | kind


# What follows from it


@compiled
def with_tokens(s: State) -> int:
    """The villages on which a token lies."""
    return s.controls[0] | s.controls[1] | s.controls[2] | s.controls[3]  # type: ignore[no-any-return]


@compiled
def with_leaders(s: State) -> int:
    """The villages in which a leader stands."""
    found = 0
    for seat in range(s.seats):
        if s.leader[seat] != NOWHERE:
            found |= bit(s.leader[seat])
    return found


@compiled
def number_of(counts: NDArray[np.int64]) -> int:
    """Tokens of every kind together."""
    return counts[0] + counts[1] + counts[2] + counts[3] + counts[4]  # type: ignore[no-any-return]
