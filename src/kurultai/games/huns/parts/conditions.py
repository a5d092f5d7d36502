"""What a card counts, its conditions and amounts (§P5.5; docs/huns-cards.md, 3 and 4)."""

from __future__ import annotations

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled, inlined, separate
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.numbers import larger, smaller, within_die
from kurultai.games.huns.parts.vocabulary import (
    ACTION_DRAW,
    ACTION_PILLAGE,
    ALL_OPPONENTS,
    AN_OPPONENTS,
    AT_LEAST,
    AT_MOST,
    BERTHS,
    CARDS_IN_DECKS,
    CARDS_THERE,
    COUNTED,
    CUBES_IN_RESERVE,
    CUBES_IN_STASH,
    CUBES_ON_CARDS,
    CURSES,
    DECK,
    DICE,
    DICE_LEFT,
    DICE_TAKEN,
    DIE_FACE,
    DIE_VALUE,
    EQUAL,
    EQUIPMENT,
    FEWEST,
    HOLDERS,
    IN_ANY_STATE,
    IS_ACTIVE,
    IS_FILLED,
    IS_FLED,
    IS_KEPT,
    IS_READY,
    IS_SPENT,
    KINDS_OF,
    LEAST_OF,
    MET,
    MOST,
    MOST_OF,
    NO_EQUIPMENT,
    NO_MERCENARY,
    OF_EVERYONE,
    RAIDS,
    RANK,
    ROUND,
    SUM_OF,
    THE_ACTIVES,
    THE_OWNERS,
    TREASURES,
    TURN,
    TURNS_THIS_ROUND,
    WAGONS_SHIPPED,
)
from kurultai.games.huns.state import DREW, NO_WAGON, NOBODY, PILLAGED, State

EACH = (1 << 5) - 1  # five bits a colour on a card, then the sum
SUM = 25


@inlined
def value(s: State) -> int:
    """What the die of the turn counts (§P4.1, §N10)."""
    counted = (s.die_set or s.face[s.die]) + s.die_by
    return within_die(counted)


@compiled
def deck_size(s: State, deck: int) -> int:
    return int(popcount(s.top[deck]) + s.unders[deck])


@inlined
def player_of(b: Board, s: State, card: int) -> int:
    """The seat that played a card."""
    for seat in range(b.seats):
        if (s.laid[seat] >> card) & 1:
            return seat
    return NOBODY


@inlined
def standing_cards(s: State, seat: int) -> int:
    """Cards that act whatever is forbidden: curses face up and not filled (§curse), raids not yet
    used, treasures.
    """
    return int(s.cards[seat] & (CURSES & ~s.fled | RAIDS | TREASURES) & ~s.tilted)


@compiled
def in_state(b: Board, s: State, seat: int, state: int) -> int:
    """The cards in a state, as a set. Whether equipment or mercenaries are active is decided here
    by prohibitions without a condition alone.
    """
    if state == IN_ANY_STATE:
        return -1
    if state == IS_FILLED:
        return int(s.filled | s.tilted & CURSES)
    if state == IS_FLED:
        return int(s.fled)
    if state == IS_KEPT:
        return int(~s.fled)
    if state == IS_SPENT:
        return int(s.tilted & RAIDS)
    if state == IS_READY:
        return int(~s.tilted & RAIDS)
    if state == IS_ACTIVE:
        there = standing_cards(s, seat)
        if not there & b.blocks[NO_EQUIPMENT - NO_MERCENARY]:
            there |= s.cards[seat] & EQUIPMENT
        if not there & b.blocks[0]:
            there |= s.cards[seat] & s.filled
        return int(there)
    return int(HOLDERS & ~(s.filled | s.tilted | s.fled))  # IS_UNFILLED


@compiled
def in_group(b: Board, s: State, seat: int, row: int, group: int) -> int:
    """How many of one group (a type, a colour) there are; what has no groups is one."""
    place = b.place[row]
    if place == CARDS_THERE:
        there = s.cards[seat] & in_state(b, s, seat, b.state[row])
        return int(popcount((there >> (DECK * group)) & ((1 << DECK) - 1)))
    if place == WAGONS_SHIPPED:
        return int(popcount(s.shipped[seat] & b.of_type[group]))
    if place == CUBES_IN_STASH:
        return int(s.stash[seat, group])
    if place == CUBES_IN_RESERVE:
        return int(s.reserve[group])
    if place == CARDS_IN_DECKS:
        return deck_size(s, group)
    if place == CUBES_ON_CARDS:
        number = 0
        cards = s.cards[seat] & HOLDERS
        while cards:
            number += (s.cubes[lowest(cards)] >> (5 * group)) & EACH
            cards &= cards - 1
        return int(number)
    if place < CUBES_IN_STASH + 2:
        return on_wagons(b, s, seat, place, group)
    return of_turn(b, s, seat, row, group)


@compiled
def on_wagons(b: Board, s: State, seat: int, place: int, group: int) -> int:
    """Wagons of a type being loaded, or cubes of a colour on them."""
    number = 0
    for berth in range(BERTHS):
        wagon = s.berth[seat, berth]
        if wagon == NO_WAGON:
            continue
        if place < CUBES_IN_STASH:
            number += b.wagon_type[wagon] == group
            continue
        for slot in range(b.wagon_slots[wagon]):
            number += (s.load[wagon] >> (4 * slot)) & 15 == group + 1
    return number


@compiled
def of_turn(b: Board, s: State, seat: int, row: int, group: int) -> int:
    place = b.place[row]
    if place == DICE:
        state = b.state[row] & 3
        left = (s.available >> group) & 1
        is_there = left == 1 if state == DICE_LEFT else left == 0 and group != s.die
        if state > DICE_TAKEN:
            is_there = group == s.die
        shown = s.shown if group == s.die else s.face[group]
        return 1 if is_there and (b.state[row] >> 2 << 1 >> shown) & 1 else 0
    if place == DIE_VALUE:
        return value(s) if s.die >= 0 else 0
    if place == DIE_FACE:
        return int(s.shown) if s.die >= 0 else 0
    if place == TURNS_THIS_ROUND:
        had = 0
        for turn in range(smaller(s.turns + 1, 5)):
            had += (s.first + turn) % b.seats == seat
        return had
    if place == ACTION_DRAW:
        return 1 if s.done & DREW else 0
    if place == ACTION_PILLAGE:
        return 1 if s.done & PILLAGED else 0
    if place == ROUND:
        return int(s.rounds)
    return smaller(s.turns + 1, 5) if place == TURN else int(b.seats)


@compiled
def count(b: Board, s: State, seat: int, row: int) -> int:
    """What a row counts, for one seat."""
    gather = b.gather[row]
    if gather == SUM_OF:
        if b.place[row] == CARDS_THERE:
            return int(
                popcount(s.cards[seat] & b.members[row] & in_state(b, s, seat, b.state[row]))
            )
        if b.place[row] == WAGONS_SHIPPED:
            return int(popcount(s.shipped[seat] & b.members[row]))
    total, kinds, least, most = 0, 0, 99, 0
    for group in range(5):
        if (b.groups[row] >> group) & 1:
            number = in_group(b, s, seat, row, group)
            total += number
            kinds += number > 0
            least = smaller(least, number)
            most = larger(most, number)
    if gather == KINDS_OF:
        return kinds
    if gather == MOST_OF:
        return most
    return least if gather == LEAST_OF else total


@compiled
def whose(b: Board, s: State, seat: int, row: int) -> int:
    """For whom a row counts, if for one seat."""
    if b.whose[row] == THE_ACTIVES:
        return int(s.active)
    return player_of(b, s, b.card[row]) if b.whose[row] == THE_OWNERS else seat


@compiled
def compare(b: Board, row: int, number: int) -> bool:
    if b.comparison[row] == EQUAL:
        return bool(number == b.number[row])
    return bool(
        number >= b.number[row] if b.comparison[row] == AT_LEAST else number <= b.number[row]
    )


@compiled
def is_met(b: Board, s: State, seat: int, row: int) -> bool:
    """Whether one comparison is met."""
    mine = count(b, s, whose(b, s, seat, row), row)
    comparison = b.comparison[row]
    among = b.whose[row] == AN_OPPONENTS or b.whose[row] == ALL_OPPONENTS
    if comparison <= AT_MOST and not among:
        return compare(b, row, mine)
    above, below, alike, having = 0, 0, 0, 0
    for other in range(b.seats):
        if other == seat:
            continue
        theirs = count(b, s, other, row)
        above += theirs > mine
        below += theirs < mine
        alike += theirs == mine
        having += compare(b, row, theirs)
    if comparison <= AT_MOST:
        return having > 0 if b.whose[row] == AN_OPPONENTS else having == b.seats - 1
    if b.alone[row] and alike:
        return False
    if comparison == MOST:
        return above == 0
    if comparison == FEWEST:
        return below == 0
    return bool(1 + above == b.number[row]) if comparison == RANK else alike > 0


@inlined
def holds(b: Board, s: State, seat: int, effect: int) -> bool:
    """Whether the condition of an effect holds for the player of the camp."""
    return b.condition[effect] < 0 or from_row(b, s, seat, b.condition[effect])


@separate
def from_row(b: Board, s: State, seat: int, row: int) -> bool:
    """Whether a condition that begins with this row is met."""
    while row >= 0:
        row = b.met[row] if is_met(b, s, seat, row) else b.unmet[row]
    return row == MET


@inlined
def amount(b: Board, s: State, seat: int, code: int) -> int:
    """How many: a number, or so many for each of what is counted now."""
    return code if code < COUNTED else counted(b, s, seat, code - COUNTED)


@separate
def counted(b: Board, s: State, seat: int, row: int) -> int:
    there = 0
    if b.whose[row] != ALL_OPPONENTS and b.whose[row] != OF_EVERYONE:
        there = count(b, s, whose(b, s, seat, row), row)
    else:
        for other in range(b.seats):
            if other != seat or b.whose[row] == OF_EVERYONE:
                there += count(b, s, other, row)
    found = b.plus[row] + b.times[row] * (there // b.each[row])
    return int(larger(b.floor[row], smaller(b.ceiling[row], found)))


@compiled
def shipped_series(b: Board, s: State, seat: int) -> tuple[int, int]:
    """Different types of wagons shipped, and the largest series of one type (§score.types)."""
    types, largest = 0, 0
    for kind in range(4):
        there = popcount(s.shipped[seat] & b.of_type[kind])
        types += there > 0
        largest = larger(largest, there)
    return types, largest


@compiled
def stash_bounds(s: State, seat: int) -> tuple[int, int]:
    least, most = s.stash[seat, 0], s.stash[seat, 0]
    for colour in range(1, 5):
        least = smaller(least, s.stash[seat, colour])
        most = larger(most, s.stash[seat, colour])
    return least, most
