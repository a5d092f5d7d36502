"""Using effects (§P5.2): what is offered, in which forms, and whether it would change something."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
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
from kurultai.games.huns.parts.camp import active, camp_of, first_of, is_other_deck, value
from kurultai.games.huns.parts.camp import deck_size as size
from kurultai.games.huns.parts.conditions import holds
from kurultai.games.huns.parts.numbers import larger, within_die
from kurultai.games.huns.parts.vocabulary import (
    A_COLOUR,
    A_DECK,
    A_DIE,
    A_MERCENARY,
    A_SEAT,
    BERTHS,
    CARDS,
    COPY_BEST,
    DISPLAY,
    DO_BOTH,
    DRAWING,
    EXCHANGE_WAGON,
    MODIFY_DIE,
    MODIFY_PILLAGE,
    NO_ARGUMENT,
    NO_RAID,
    OTHER_DECK,
    PLACE,
    RAIDS,
    RETURN,
    SWAP,
    TWO_DICE,
    TWO_WAGONS,
    WAGONS,
)
from kurultai.games.huns.phases.placing import can_put
from kurultai.games.huns.phases.targets import can_return, is_exposed, placing_for
from kurultai.games.huns.state import (
    ASK_ACTION,
    ASK_AFTER,
    DREW,
    NO_CARD,
    NO_WAGON,
    PILLAGED,
    STEP_ACTION,
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
def other_deck_card(b: Board, s: State) -> int:
    """The card by which the active player may draw elsewhere (§P3.1, §U4), or NO_CARD."""
    cards = active(b, s, s.active) & b.allows[OTHER_DECK] & b.on[DRAWING] & ~s.used
    found = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if holds(b, s, s.active, card):
            found |= 1 << card
    return first_of(s, found)


@compiled
def can_draw_from(b: Board, s: State, deck: int) -> bool:
    """`draw C`: any deck but the raids and the die's own (§P3.1)."""
    return deck != s.die and is_other_deck(s, deck) and other_deck_card(b, s) != NO_CARD


@compiled
def can_draw(b: Board, s: State) -> bool:
    """Whether the draw action is possible: an empty deck cannot be drawn from (§N3)."""
    if size(s, s.die) > 0:
        return True
    for deck in range(5):
        if can_draw_from(b, s, deck):
            return True
    return False


@compiled
def die_would_change(b: Board, s: State, card: int, copies: bool) -> bool:
    now = value(s)
    base = s.die_set or s.face[s.die]
    if copies:
        best = best_taken(s)
        return best > 0 and within_die(best + s.die_by) != now
    if b.set_to[card]:
        base = b.set_to[card]
    return bool(within_die(base + s.die_by + b.by[card]) != now)


@compiled
def fits(b: Board, s: State, card: int, argument: int) -> bool:
    """Whether an argument names a possible target of the card's effect."""
    kind = b.argument[card]
    colour = argument - ONE_COLOUR
    if kind == NO_ARGUMENT:
        return argument == 0
    if kind == A_DIE:
        return 0 <= colour < 5 and (s.available >> colour) & 1 != 0
    if kind == TWO_DICE:
        return fits_two_dice(s, argument - TWO_COLOURS)
    if kind == A_DECK:
        return 0 <= colour < 5 and is_other_deck(s, colour)
    if kind == A_SEAT:
        seat = argument - ONE_SEAT
        return 0 <= seat < b.seats and seat != camp_of(b, s, card)
    if kind == A_COLOUR:
        return 0 <= colour < 5
    if kind == A_MERCENARY:
        if argument == 0:
            return not any_exposed(b, s, card)
        return ONE_CARD <= argument < ONE_EXCHANGE and is_exposed(b, s, card, argument - ONE_CARD)
    return argument == 0 or fits_exchange(b, s, card, argument - ONE_EXCHANGE)


@compiled
def fits_two_dice(s: State, pair: int) -> bool:
    """Two available dice in the order of colours (§P1.2)."""
    if not 0 <= pair < 25 or pair // 5 >= pair % 5:
        return False
    return (s.available >> (pair // 5)) & (s.available >> (pair % 5)) & 1 != 0


@compiled
def any_exposed(b: Board, s: State, card: int) -> bool:
    for other in range(CARDS):
        if is_exposed(b, s, card, other):
            return True
    return False


@compiled
def fits_exchange(b: Board, s: State, card: int, pair: int) -> bool:
    """An own wagon and one on display."""
    if pair < 0:
        return False
    seat = camp_of(b, s, card)
    is_own, is_there = False, False
    for place in range(BERTHS):
        if s.berth[seat, place] == pair // WAGONS:
            is_own = True
    for place in range(DISPLAY):
        if s.display[place] == pair % WAGONS:
            is_there = True
    return is_own and is_there


@compiled
def changes_by(b: Board, s: State, card: int, op: int, ref: int, argument: int) -> bool:
    """Whether one operation would change something, with an argument that fits."""
    deed = b.deed[card, op]
    if deed == PLACE:
        return can_put(b, s, placing_for(b, s, card, op, ref, argument))
    if deed == RETURN:
        return can_return(b, s, card, op, argument)
    if deed == MODIFY_DIE or deed == COPY_BEST:
        return die_would_change(b, s, card, deed == COPY_BEST)
    if deed == SWAP:
        pair = argument - TWO_COLOURS
        return bool(s.face[pair // 5] != s.face[pair % 5])
    if deed == MODIFY_PILLAGE:
        return s.step == STEP_ACTION and not s.done & PILLAGED
    if deed == DO_BOTH:
        return s.done & DREW != 0 or can_draw(b, s)
    if deed == EXCHANGE_WAGON:
        return argument != 0
    return True  # a reroll, a draw


@compiled
def changes(b: Board, s: State, card: int, ref: int, argument: int) -> bool:
    """Whether an effect would change something: one of its operations would, in the position
    before the effect (§P5.2).
    """
    if not fits(b, s, card, argument):
        return False
    for op in range(b.operations[card]):
        if changes_by(b, s, card, op, ref, argument):
            return True
    return False


@compiled
def arguments(kind: int) -> tuple[int, int]:
    """From where to where arguments are to be tried, beside saying nothing; exchanges aside."""
    if kind == A_DIE or kind == A_DECK or kind == A_COLOUR:
        return ONE_COLOUR, TWO_COLOURS
    if kind == TWO_DICE:
        return TWO_COLOURS, ONE_SEAT
    if kind == A_SEAT:
        return ONE_SEAT, ONE_CARD
    if kind == A_MERCENARY:
        return ONE_CARD, ONE_EXCHANGE
    return 1, 1


@compiled
def forms(b: Board, s: State, cards: int, ref: int, out: Moves, n: int) -> int:
    """Every form of `use K …` / `raid K …` that changes something, for a set of cards."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        start, stop = arguments(b.argument[card])
        argument = 0
        while argument < stop:
            if changes(b, s, card, ref, argument):
                out[n] = use_of(card, argument)
                n += 1
            argument = start if argument == 0 else argument + 1
        if b.argument[card] == TWO_WAGONS:
            n = exchanges(b, s, card, out, n)
    return n


@compiled
def exchanges(b: Board, s: State, card: int, out: Moves, n: int) -> int:
    """Every own wagon with every one on display."""
    seat = camp_of(b, s, card)
    for berth in range(BERTHS):
        for place in range(DISPLAY):
            own, shown = s.berth[seat, berth], s.display[place]
            if own != NO_WAGON and shown != NO_WAGON:
                out[n] = use_of(card, ONE_EXCHANGE + own * WAGONS + shown)
                n += 1
    return n


@compiled
def any_form(b: Board, s: State, cards: int, ref: int) -> bool:
    """Whether an effect of a set of cards has a form that changes something."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        start, stop = arguments(b.argument[card])
        argument = 0
        while argument < stop:
            if changes(b, s, card, ref, argument):
                return True
            argument = start if argument == 0 else argument + 1
        if b.argument[card] == TWO_WAGONS and can_exchange(b, s, camp_of(b, s, card)):
            return True
    return False


@compiled
def can_exchange(b: Board, s: State, seat: int) -> bool:
    for berth in range(BERTHS):
        for place in range(DISPLAY):
            if s.berth[seat, berth] != NO_WAGON and s.display[place] != NO_WAGON:
                return True
    return False


@compiled
def usable(b: Board, s: State, trigger: int) -> int:
    """The active player's optional effects of a window, conditions looked at now."""
    cards = active(b, s, s.active) & b.on[trigger] & b.optional & ~s.used
    return holding(b, s, cards)


@compiled
def raids(b: Board, s: State) -> int:
    """Raids that may be used: one's own, on one's own turn, one a turn, not tilted, not forbidden
    (§raid, §raid.one, §N8, §P3.2).
    """
    if s.raided or (s.ask != ASK_ACTION and s.ask != ASK_AFTER):
        return 0
    if active(b, s, s.active) & b.forbids[NO_RAID]:
        return 0
    return holding(b, s, s.cards[s.active] & RAIDS & ~s.tilted)


@compiled
def holding(b: Board, s: State, cards: int) -> int:
    """The cards of the active player's whose conditions hold."""
    found = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if holds(b, s, s.active, card):
            found |= 1 << card
    return found
