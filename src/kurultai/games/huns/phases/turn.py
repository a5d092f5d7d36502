"""A turn (§turn, §P3): before the die, the die, the action, after it, the end."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import (
    DIE,
    DRAW,
    DRAW_FROM,
    NONE,
    PILLAGE,
    is_use,
    used_argument,
    used_effect,
)
from kurultai.games.huns.parts.camp import deck_size, is_granted, leader_of, number_for, use_up
from kurultai.games.huns.parts.numbers import smaller
from kurultai.games.huns.parts.vocabulary import (
    ACTIVATE,
    BEFORE_DIE,
    BOTH_ACTIONS,
    CARDS,
    DIE_TAKEN,
    DO_BOTH,
    EFFECTS,
    NO_DIE_3,
    NO_RAID,
    OF_DRAW,
    OF_PILLAGE,
    RAIDS,
    TO_PLACE,
    TURN_END,
)
from kurultai.games.huns.phases import carrying, drawing, placing
from kurultai.games.huns.phases.using import (
    can_draw,
    can_draw_from,
    forms,
    other_deck_effect,
    raids,
    usable,
)
from kurultai.games.huns.phases.waiting import happens
from kurultai.games.huns.rulebook import (
    ACTION_DONE,
    DECK_IS_EMPTY,
    DIE_IS_GONE,
    LEGAL,
    MANDATORY,
    MUST_ACT,
    NO_OTHER_DECK,
    NO_THREE,
    NOT_USABLE_NOW,
    ONE_RAID_A_TURN,
    OTHER_EFFECT,
    RAID_NOT_NOW,
    RAID_NOT_YOURS,
    RAIDS_FORBIDDEN,
    WRONG_ANSWER,
)
from kurultai.games.huns.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_BEFORE,
    ASK_USE,
    DREW,
    NO_EFFECT,
    NO_WAGON,
    PILLAGED,
    STEP_ACTION,
    STEP_AFTER,
    STEP_BEFORE,
    STEP_DONE,
    STEP_END,
    State,
)


@compiled
def begin(b: Board, s: State) -> None:
    """The next player's turn, clockwise from the first player (§round)."""
    s.active = (s.first + s.turns) % b.seats
    s.step = STEP_BEFORE
    s.die = -1
    s.shown = 0
    s.die_set = s.die_by = 0
    s.done = s.both = s.late = s.raided = s.more = s.more_drawn = 0
    for i in range(b.lists):
        s.used[i] &= ~b.by_turn[i]  # §P4.4
    if s.counted:
        for effect in range(EFFECTS):
            s.times[effect] = 0
        s.counted = 0
    happens(b, s, BEFORE_DIE, 1 << s.active, NO_WAGON)


@compiled
def asks(b: Board, s: State) -> bool:
    """Ask for a die or an action; False if that is done."""
    if s.step == STEP_BEFORE:
        s.ask = ASK_BEFORE
        s.asked = s.active
        return True
    if s.step == STEP_ACTION:
        if is_action_due(b, s):
            s.ask = ASK_ACTION
            s.asked = s.active
            return True
        s.step = STEP_END if s.late else STEP_AFTER
    return False


@compiled
def is_action_due(b: Board, s: State) -> bool:
    """One action, or with both_actions the other as well if it is possible (§P3)."""
    if s.done == 0:
        return True
    if not s.both or s.done == PILLAGED | DREW:
        return False
    return s.done == DREW or can_draw(b, s)


@compiled
def end(b: Board, s: State) -> None:
    """§P3, step 5: effects at the end of the turn join what waits."""
    s.step = STEP_DONE
    happens(b, s, TURN_END, 1 << s.active, NO_WAGON)


@compiled
def objection_to_die(b: Board, s: State, colour: int) -> int:
    """An available die (§turn); under a curse no 3 while a lower one is left (§P3)."""
    if not (s.available >> colour) & 1:
        return DIE_IS_GONE
    if s.face[colour] < 3 or not is_granted(b, s, s.active, NO_DIE_3):
        return LEGAL
    for other in range(5):
        if (s.available >> other) & 1 and s.face[other] < 3:
            return NO_THREE
    return LEGAL


# Answers that are not a use of a card


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    """Dice, actions, `none`: whatever of it answers the question."""
    n = 0
    if s.ask == ASK_BEFORE:
        for colour in range(5):
            if objection_to_die(b, s, colour) == LEGAL:
                out[n] = DIE + colour
                n += 1
        return n
    if s.ask == ASK_ACTION:
        return actions(b, s, out)
    if objection_to_none(b, s) == LEGAL:
        out[0] = NONE
        n = 1
    return n


@compiled
def actions(b: Board, s: State, out: Moves) -> int:
    n = 0
    for move in range(DRAW_FROM, DRAW + 1):
        if objection_to_action(b, s, move) == LEGAL:
            out[n] = move
            n += 1
    return n


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if s.ask == ASK_BEFORE:
        return objection_to_die(b, s, move - DIE) if DIE <= move < DIE + 5 else WRONG_ANSWER
    if move == NONE:
        return objection_to_none(b, s)
    if s.ask == ASK_ACTION and DRAW_FROM <= move <= DRAW:
        return objection_to_action(b, s, move)
    return WRONG_ANSWER


@compiled
def objection_to_action(b: Board, s: State, move: int) -> int:
    """Pillaging is always allowed (§N4), an empty deck cannot be drawn from (§N3)."""
    if move == PILLAGE:
        return ACTION_DONE if s.done & PILLAGED else LEGAL
    if s.done & DREW:
        return ACTION_DONE
    if move == DRAW:
        return LEGAL if deck_size(s, s.die) > 0 else DECK_IS_EMPTY
    return LEGAL if can_draw_from(b, s, move - DRAW_FROM) else NO_OTHER_DECK


@compiled
def objection_to_none(b: Board, s: State) -> int:
    """An action must be done (§pillage), a mandatory effect used (§N9)."""
    if s.ask == ASK_ACTION:
        return MUST_ACT
    if s.ask == ASK_USE and not may_decline(b, s):
        return MANDATORY
    return LEGAL


# Cards whose effect may be used


@compiled
def offered_effect(s: State) -> int:
    """The effect that is offered, or that asks for another argument."""
    return s.effect if s.effect != NO_EFFECT else s.waiting[s.offered] % EFFECTS


@compiled
def may_decline(b: Board, s: State) -> bool:
    effect = offered_effect(s)
    return s.effect == NO_EFFECT and (b.optional[effect // CARDS] >> effect % CARDS) & 1 != 0


@compiled
def usable_now(b: Board, s: State, i: int) -> int:
    """The cards whose effects of this list a window is about (§P5.2)."""
    if s.ask == ASK_BEFORE:
        return usable(b, s, BEFORE_DIE, i)
    if s.ask == ASK_ACTION:
        return usable(b, s, DIE_TAKEN, i) | usable(b, s, ACTIVATE, i) | raids(b, s, i)
    if s.ask == ASK_USE:
        effect = offered_effect(s)
        return 1 << (effect % CARDS) if effect // CARDS == i else 0
    return raids(b, s, i)


@compiled
def reference(s: State) -> int:
    """What the effect on offer is about: the wagon shipped, the victim."""
    if s.ask != ASK_USE:
        return NO_WAGON
    return s.ref if s.effect != NO_EFFECT else s.waiting[s.offered] // EFFECTS - 1


@compiled
def arguments_said(s: State) -> int:
    return s.said if s.ask == ASK_USE and s.effect != NO_EFFECT else 0


@compiled
def uses(b: Board, s: State, out: Moves, n: int) -> int:
    """Every form of every effect that may be used now."""
    said = arguments_said(s)
    for i in range(b.lists):
        cards = usable_now(b, s, i)
        while cards:
            effect = CARDS * i + lowest(cards)
            cards &= cards - 1
            for choice in range(1 if said else b.choices[effect]):
                n = forms(b, s, effect + CARDS * choice, said, reference(s), out, n)
    return n


@compiled
def objection_to_effect(b: Board, s: State, effect: int) -> int:
    """Why this effect may not be used now, whatever it would change."""
    card = effect % CARDS
    first = effect if arguments_said(s) else leader_of(b, effect)
    if (usable_now(b, s, first // CARDS) >> card) & 1:
        return LEGAL
    if s.ask == ASK_USE:
        return OTHER_EFFECT
    if not (RAIDS >> card) & 1:
        return WRONG_ANSWER if s.ask == ASK_AFTER else NOT_USABLE_NOW
    if not ((s.cards[s.active] & ~s.tilted) >> card) & 1:  # §raid
        return RAID_NOT_YOURS
    if s.ask == ASK_BEFORE:
        return RAID_NOT_NOW
    if s.raided:
        return ONE_RAID_A_TURN
    if is_granted(b, s, s.active, NO_RAID):
        return RAIDS_FORBIDDEN
    return NOT_USABLE_NOW


# Carrying out


@compiled
def play_before(b: Board, s: State, move: int) -> None:
    if is_use(move):
        carrying.begin(b, s, used_effect(move), NO_WAGON, used_argument(move))
    else:
        take_die(b, s, move - DIE)


@compiled
def take_die(b: Board, s: State, colour: int) -> None:
    """§P3, step 2: mandatory changes of the die are applied at once (§U2), other effects wait."""
    s.available &= ~(1 << colour)
    s.holder[colour] = s.active
    s.die = colour
    s.shown = s.face[colour]
    s.step = STEP_ACTION
    if is_granted(b, s, s.active, BOTH_ACTIONS):
        s.both = 1
    happens(b, s, DIE_TAKEN, 1 << s.active, NO_WAGON)


@compiled
def play_action(b: Board, s: State, move: int) -> None:
    if move == PILLAGE:
        s.done |= PILLAGED
        number = smaller(number_for(b, s, OF_PILLAGE), s.reserve[s.die])  # §P3.3
        how = placing.from_reserve(s.active, number, 1 << s.die, 0, TO_PLACE)
        placing.begin(s, placing.PILLAGE_ACTION, how)
    elif is_use(move):
        carrying.begin(b, s, used_effect(move), NO_WAGON, used_argument(move))
    else:
        deck = s.die
        if move != DRAW:
            deck = move - DRAW_FROM
            use_up(b, s, other_deck_effect(b, s))  # §P3.1
        number = number_for(b, s, OF_DRAW)
        s.done |= DREW
        s.drew = 1
        drawing.begin(s, s.active, deck, number, 1)


@compiled
def play_after(b: Board, s: State, move: int) -> None:
    """A raid that allows both actions leads back to the other one (§P3, step 4)."""
    s.step = STEP_END
    if move == NONE:
        return
    effect = used_effect(move)
    for op in range(b.operations[effect]):
        if b.deed[effect, op] == DO_BOTH:
            s.step = STEP_ACTION
            s.late = 1
    carrying.begin(b, s, effect, NO_WAGON, used_argument(move))
