"""Using effects (§P5.2): what is offered, in which forms, and whether it would change something."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled, inlined, separate
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import (
    ONE_CARD,
    ONE_COLOUR,
    ONE_EXCHANGE,
    ONE_SEAT,
    TWO_COLOURS,
    use_of,
)
from kurultai.games.huns.parts.camp import (
    active,
    amount_of,
    camp_of,
    deck_size,
    granted,
    is_granted,
    is_other_deck,
    value,
)
from kurultai.games.huns.parts.conditions import holds
from kurultai.games.huns.parts.numbers import larger, within_die
from kurultai.games.huns.parts.vocabulary import (
    A_CAMP_CARD,
    A_CARD,
    A_COLOUR,
    A_DECK,
    A_DIE,
    A_SEAT,
    ACTIVATE,
    ANY_DECK,
    BERTHS,
    CARDS,
    COPY_BEST,
    DECK_OF_DIE,
    DISPLAY,
    DO_BOTH,
    DRAW_CARDS,
    EXCHANGE_WAGON,
    GIVEN_DECK,
    MODIFY_DIE,
    MODIFY_DRAW,
    MODIFY_PILLAGE,
    MOVE_CUBES,
    NO_ARGUMENT,
    NO_DEED,
    NO_RAID,
    OTHER_DECK,
    RAIDS,
    READY_CARD,
    SET_DIE,
    SWAP,
    TWO_DICE,
    TWO_WAGONS,
    WAGONS,
)
from kurultai.games.huns.phases.moving import is_meant, would_move
from kurultai.games.huns.phases.targets import can_receive, is_exposed
from kurultai.games.huns.state import (
    ASK_ACTION,
    ASK_AFTER,
    DREW,
    NO_EFFECT,
    NO_WAGON,
    OFTEN,
    PILLAGED,
    STEP_ACTION,
    STEP_END,
    State,
)


@compiled
def best_taken(s: State) -> int:
    """The highest face dice taken earlier this round show; 0 without any (§P4.1, §U3)."""
    best = 0
    for colour in range(5):
        if not (s.available >> colour) & 1 and colour != s.die:
            best = larger(best, s.face[colour])
    return best


@compiled
def other_deck_effect(b: Board, s: State) -> int:
    """What lets the active player draw elsewhere (§P3.1, §U4), or NO_EFFECT."""
    return granted(b, s, s.active, OTHER_DECK)


@compiled
def can_draw_from(b: Board, s: State, deck: int) -> bool:
    """`draw C`: any deck but the raids and the die's own (§P3.1)."""
    return deck != s.die and is_other_deck(s, deck) and other_deck_effect(b, s) != NO_EFFECT


@compiled
def can_draw(b: Board, s: State) -> bool:
    """Whether the draw action is possible: an empty deck cannot be drawn from (§N3)."""
    if deck_size(s, s.die) > 0:
        return True
    for deck in range(5):
        if can_draw_from(b, s, deck):
            return True
    return False


@compiled
def die_would_change(b: Board, s: State, effect: int, op: int) -> bool:
    """Before a die is taken, every change of it counts."""
    is_copy = b.deed[effect, op] == COPY_BEST
    fixed = best_taken(s) if is_copy else b.set_to[effect, op]
    by = 0 if is_copy else amount_of(b, s, effect, op)
    if s.die < 0:
        return fixed > 0 or by != 0
    base = fixed or s.die_set or s.face[s.die]
    return bool(within_die(base + s.die_by + by) != value(s))


@compiled
def face_set(b: Board, s: State, effect: int, op: int, argument: int) -> int:
    """What an available die would show."""
    if b.set_to[effect, op]:
        return int(b.set_to[effect, op])
    return within_die(s.face[argument - ONE_COLOUR] + amount_of(b, s, effect, op))


@compiled
def deck_for(b: Board, s: State, effect: int, op: int, argument: int) -> int:
    """The deck that an operation draws from; -1 if there is no die to say it."""
    word = b.source[effect, op]
    if word >= GIVEN_DECK:
        return int(word - GIVEN_DECK)
    return int(s.die) if word == DECK_OF_DIE else argument - ONE_COLOUR


@compiled
def fits(b: Board, s: State, effect: int, op: int, argument: int) -> bool:
    """Whether an argument names a possible target of an operation."""
    kind = b.kind[effect, op]
    colour = argument - ONE_COLOUR
    if kind == NO_ARGUMENT:
        return argument == 0
    if kind <= A_COLOUR:
        if not 0 <= colour < 5:
            return False
        if kind == A_DIE:
            return (s.available >> colour) & 1 != 0
        if kind == A_DECK and b.source[effect, op] != ANY_DECK:
            return is_other_deck(s, colour)
        return kind == A_COLOUR or deck_size(s, colour) > 0
    if kind == TWO_DICE:
        return fits_two_dice(s, argument - TWO_COLOURS)
    if kind == A_SEAT:
        seat = argument - ONE_SEAT
        return 0 <= seat < b.seats and seat != camp_of(b, s, effect % CARDS)
    if kind == A_CARD:
        if argument == 0:
            return not any_exposed(b, s, effect, op)
        return ONE_CARD <= argument < ONE_EXCHANGE and is_exposed(
            b, s, effect, op, argument - ONE_CARD
        )
    if kind == A_CAMP_CARD:
        card = argument - ONE_CARD
        return 0 <= card < CARDS and is_meant(b, s, effect, op, card)
    return argument == 0 or fits_exchange(b, s, effect, argument - ONE_EXCHANGE)


@compiled
def fits_two_dice(s: State, pair: int) -> bool:
    """Two available dice in the order of colours (§P1.2)."""
    if not 0 <= pair < 25 or pair // 5 >= pair % 5:
        return False
    return (s.available >> (pair // 5)) & (s.available >> (pair % 5)) & 1 != 0


@compiled
def any_exposed(b: Board, s: State, effect: int, op: int) -> bool:
    for other in range(CARDS):
        if is_exposed(b, s, effect, op, other):
            return True
    return False


@compiled
def fits_exchange(b: Board, s: State, effect: int, pair: int) -> bool:
    """An own wagon and one on display."""
    if pair < 0:
        return False
    seat = camp_of(b, s, effect % CARDS)
    is_own, is_there = False, False
    for place in range(BERTHS):
        if s.berth[seat, place] == pair // WAGONS:
            is_own = True
    for place in range(DISPLAY):
        if s.display[place] == pair % WAGONS:
            is_there = True
    return is_own and is_there


@compiled
def changes_by(b: Board, s: State, effect: int, op: int, ref: int, argument: int) -> bool:
    """Whether one operation would change something, with an argument that fits."""
    deed = b.deed[effect, op]
    if deed == MOVE_CUBES:
        return can_receive(b, s, effect, op, ref, argument)
    if deed == MODIFY_DIE or deed == COPY_BEST:
        return die_would_change(b, s, effect, op)
    if deed == SWAP:
        pair = argument - TWO_COLOURS
        return bool(s.face[pair // 5] != s.face[pair % 5])
    if deed == MODIFY_PILLAGE:
        return s.step <= STEP_ACTION and not s.done & PILLAGED
    if deed == MODIFY_DRAW:
        return s.step <= STEP_ACTION and not s.done & DREW
    if deed == DO_BOTH:
        is_raid = (RAIDS >> effect % CARDS) & 1 != 0
        if s.die < 0 or not (s.step == STEP_ACTION or (is_raid and s.step == STEP_END)):
            return False
        return s.done & DREW != 0 or can_draw(b, s)
    if deed == EXCHANGE_WAGON:
        return argument != 0
    if deed == SET_DIE:
        return bool(s.face[argument - ONE_COLOUR] != face_set(b, s, effect, op, argument))
    if deed >= READY_CARD:
        return would_move(b, s, effect, op, argument - ONE_CARD)
    if deed == DRAW_CARDS:
        deck = deck_for(b, s, effect, op, argument)
        return deck >= 0 and deck_size(s, deck) > 0 and amount_of(b, s, effect, op) > 0
    return deed != NO_DEED and (argument != 0 or s.die >= 0)  # a reroll


@inlined
def arguments(kind: int) -> tuple[int, int]:
    """From where to where arguments are to be tried, beside saying nothing."""
    if kind == NO_ARGUMENT:
        return 1, 1
    if kind <= A_COLOUR:
        return ONE_COLOUR, TWO_COLOURS
    if kind == TWO_DICE:
        return TWO_COLOURS, ONE_SEAT
    if kind == A_SEAT:
        return ONE_SEAT, ONE_CARD
    if kind == A_CARD or kind == A_CAMP_CARD:
        return ONE_CARD, ONE_EXCHANGE
    return ONE_EXCHANGE, ONE_EXCHANGE + WAGONS * WAGONS


@compiled
def asking_operation(b: Board, effect: int, said: int) -> int:
    """The operation for which the next argument is said; the first if nothing must be."""
    for op in range(b.operations[effect]):
        if b.kind[effect, op] != NO_ARGUMENT and b.stage[effect, op] == said:
            return op
    return 0


@compiled
def next_fitting(b: Board, s: State, effect: int, op: int, ref: int, argument: int) -> int:
    """The next argument, from one on, with which an operation would change something; or -1."""
    _, stop = arguments(b.kind[effect, op])
    while argument < stop:
        if fits(b, s, effect, op, argument) and changes_by(b, s, effect, op, ref, argument):
            return argument
        argument = following(b, s, effect, op, argument)
    return -1


@compiled
def following(b: Board, s: State, effect: int, op: int, argument: int) -> int:
    """The argument to be tried after one; of two wagons only pairs that are there."""
    start, stop = arguments(b.kind[effect, op])
    argument = larger(argument + 1, start)
    if b.kind[effect, op] != TWO_WAGONS:
        return argument
    seat = camp_of(b, s, effect % CARDS)
    for berth in range(BERTHS):
        for place in range(DISPLAY):
            own, shown = s.berth[seat, berth], s.display[place]
            if own != NO_WAGON and shown != NO_WAGON:
                pair = ONE_EXCHANGE + own * WAGONS + shown
                if argument <= pair < stop:
                    stop = pair
    return int(stop)


@compiled
def changes(b: Board, s: State, effect: int, said: int, ref: int, argument: int) -> bool:
    """Whether an effect would change something: one of its operations would, in the position
    before the effect (§P5.2). A later argument is said for its own operations alone.
    """
    if said == 0 and b.argument[effect] == NO_ARGUMENT:
        if argument:
            return False
    elif not fits(b, s, effect, asking_operation(b, effect, said), argument):
        return False
    return does_something(b, s, effect, said, ref, argument)


@separate
def does_something(b: Board, s: State, effect: int, said: int, ref: int, argument: int) -> bool:
    """The same for an argument that fits."""
    for op in range(b.operations[effect]):
        is_free = b.kind[effect, op] == NO_ARGUMENT
        if said and (is_free or b.stage[effect, op] != said):
            continue
        if is_free or b.stage[effect, op] == said:
            if changes_by(b, s, effect, op, ref, 0 if is_free else argument):
                return True
        elif next_fitting(b, s, effect, op, ref, 0) >= 0:
            return True
    return False


@compiled
def next_form(b: Board, s: State, effect: int, said: int, ref: int, argument: int) -> int:
    """The next argument, from one on, with which an effect would change something; or -1."""
    if said == 0 and b.argument[effect] == NO_ARGUMENT:
        return 0 if argument == 0 and does_something(b, s, effect, 0, ref, 0) else -1
    op = asking_operation(b, effect, said)
    _, stop = arguments(b.kind[effect, op])
    while argument < stop:
        if fits(b, s, effect, op, argument):
            if does_something(b, s, effect, said, ref, argument):
                return argument
        argument = following(b, s, effect, op, argument)
    return -1


@compiled
def forms(b: Board, s: State, effect: int, said: int, ref: int, out: Moves, n: int) -> int:
    """Every form of `use K …` / `raid K …` that changes something, for one list."""
    argument = next_form(b, s, effect, said, ref, 0)
    while argument >= 0:
        out[n] = use_of(effect, argument)
        n += 1
        argument = next_form(b, s, effect, said, ref, argument + 1)
    return n


@compiled
def any_form(b: Board, s: State, effect: int, ref: int) -> bool:
    """Whether one of the lists of an effect has a form that changes something."""
    for i in range(b.choices[effect]):
        if next_form(b, s, effect + CARDS * i, 0, ref, 0) >= 0:
            return True
    return False


@compiled
def usable(b: Board, s: State, trigger: int, i: int) -> int:
    """The active player's optional effects of a window, conditions looked at now."""
    cards = s.cards[s.active] & b.on[i, trigger] & b.optional[i] & ~s.used[i] & ~RAIDS
    return holding(b, s, cards & active(b, s, s.active), i) if cards else 0


@compiled
def raids(b: Board, s: State, i: int) -> int:
    """Raids that may be used: one's own, on one's own turn, one a turn, not tilted, not forbidden
    (§raid, §raid.one, §N8, §P3.2).
    """
    if s.raided or (s.ask != ASK_ACTION and s.ask != ASK_AFTER):
        return 0
    cards = s.cards[s.active] & RAIDS & ~s.tilted & b.on[i, ACTIVATE]
    if not cards or is_granted(b, s, s.active, NO_RAID):
        return 0
    return holding(b, s, cards, i)


@compiled
def any_raid(b: Board, s: State) -> bool:
    """Whether a raid that may be used would change something."""
    for i in range(b.lists):
        cards = raids(b, s, i)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if any_form(b, s, CARDS * i + card, -1):
                return True
    return False


@compiled
def holding(b: Board, s: State, cards: int, i: int) -> int:
    """The cards of the active player's whose conditions hold, and that were not used too often."""
    found = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if s.times[CARDS * i + card] < OFTEN and holds(b, s, s.active, CARDS * i + card):
            found |= 1 << card
    return found
