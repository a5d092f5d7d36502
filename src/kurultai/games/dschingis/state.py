"""The state record: everything that can change."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypeAliasType

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Ints, dtype_of
from kurultai.games.dschingis.board import KINDS, SEATS, TOKENS, bit

# What the game waits for
START, FIRST_TOKENS, SETTLE, MORE_TOKENS, TAKE, TOKEN, CHOOSE, BUILD, ENTER, MARCH, OVER = range(11)
TURN_DONE = 11  # for a moment, while a move is carried out
Phase = TypeAliasType(
    "Phase",
    Literal[
        "start", "first-tokens", "settle", "more-tokens", "take", "token", "choose", "build",
        "enter", "march", "over",
    ],
)  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase.__value__)

NOWHERE = -1  # where a lifted leader is
SPECTATOR = SEATS  # the bit of those who sit nowhere, among those who know a token
EVERYONE = (1 << (SEATS + 1)) - 1


class State:
    """Everything that can change."""

    seats: int
    phase: int
    first: int  # the seat that begins
    turn: int  # the seat whose turn it is
    drawn: int  # pieces drawn this turn (in the preparation: tokens)
    stirred: int  # 1 once a token was drawn or laid this turn (§D21)
    quiet: int  # turns in a row without that
    announced: int  # 1 once the end was announced this turn (§D17)
    turns_left: int  # turns left once the last round has begun, else 0 (§D17)
    ending: int  # 0, or the number of the rule that ended the game
    # the wall: bit sets of lines
    walls: int  # that stand
    open: int  # with the gate open
    great: int  # the Great Wall's
    fresh: int  # laid this turn
    west: int  # its ends: towers
    east: int
    mongolia: int  # villages on its left; all others are in China (§D16)
    # walls that do not stand
    common: int  # in the common reserve
    active_walls: Annotated[Ints, SEATS]
    walls_gone: int  # taken down in the last round
    # tokens that are not laid: how many of each kind
    passive: Annotated[Ints, SEATS, len(KINDS)]
    active: Annotated[Ints, SEATS, len(KINDS)]
    gone: Annotated[Ints, SEATS, len(KINDS)]
    # villages
    leader: Annotated[Ints, SEATS]
    visited: int  # this turn, the starting village included: bit set
    controls: Annotated[Ints, SEATS]  # bit sets: whose token lies on top
    laid: int  # how many tokens lie on the board
    token: Annotated[Ints, SEATS * TOKENS]  # in the order in which they were laid, see below


STATE = dtype_of(State)


# A laid token as one word: kind, owner, village, who knows it (a bit for each seat and one for
# spectators), and whether its village was in Mongolia when it was laid (which all have seen).


@compiled
def laid_token(kind: int, seat: int, village: int, known: int, in_mongolia: int) -> int:
    return kind | seat << 3 | village << 5 | known << 11 | in_mongolia << 16


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
def was_mongolian(token: int) -> bool:
    return (token >> 16) & 1 != 0


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
