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
    used_card,
)
from kurultai.games.huns.parts.camp import active, deck_size
from kurultai.games.huns.parts.conditions import holds, number_for
from kurultai.games.huns.parts.numbers import smaller
from kurultai.games.huns.parts.vocabulary import (
    BEFORE_DIE,
    BOTH_ACTIONS,
    DIE_TAKEN,
    DRAWING,
    NO_DIE_3,
    NO_RAID,
    NO_TRIGGER,
    PILLAGING,
    RAIDS,
    TO_PLACE,
    TURN_END,
)
from kurultai.games.huns.phases import carrying, drawing, placing
from kurultai.games.huns.phases.using import (
    can_draw,
    can_draw_from,
    other_deck_card,
    raids,
    usable,
)
from kurultai.games.huns.phases.waiting import add, happens
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
    NO_WAGON,
    NOBODY,
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
    s.done = s.both = s.late = s.raided = s.more = 0
    s.used &= ~b.by_turn  # §P4.4


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
    happens(b, s, TURN_END, s.active, NO_TRIGGER, 0)


@compiled
def objection_to_die(b: Board, s: State, colour: int) -> int:
    """An available die (§turn); under a curse no 3 while a lower one is left (§P3)."""
    if not (s.available >> colour) & 1:
        return DIE_IS_GONE
    if s.face[colour] < 3 or not active(b, s, s.active) & b.forbids[NO_DIE_3]:
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
    if s.ask == ASK_USE and not b.optional & s.ready:
        return MANDATORY
    return LEGAL


# Cards whose effect may be used


@compiled
def usable_now(b: Board, s: State) -> int:
    """The cards that a window or an offer is about (§P5.2)."""
    if s.ask == ASK_BEFORE:
        return usable(b, s, BEFORE_DIE)
    if s.ask == ASK_ACTION:
        return usable(b, s, DIE_TAKEN) | raids(b, s)
    return s.ready if s.ask == ASK_USE else raids(b, s)


@compiled
def objection_to_card(b: Board, s: State, card: int) -> int:
    """Why this card may not be used now, whatever it would change."""
    if (usable_now(b, s) >> card) & 1:
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
    if active(b, s, s.active) & b.forbids[NO_RAID]:
        return RAIDS_FORBIDDEN
    return NOT_USABLE_NOW


# Carrying out


@compiled
def play_before(b: Board, s: State, move: int) -> None:
    if is_use(move):
        carrying.begin(b, s, used_card(move), NO_WAGON, used_argument(move))
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
    triggered = active(b, s, s.active) & b.on[DIE_TAKEN] & ~b.optional & ~s.used
    rest = triggered & b.at_once
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if holds(b, s, s.active, card):
            s.forced |= 1 << card
    if add(b, s, s.active, triggered & ~b.at_once):
        s.event[s.events] = NOBODY
        s.events += 1


@compiled
def play_action(b: Board, s: State, move: int) -> None:
    if move == PILLAGE:
        s.done |= PILLAGED
        number = smaller(number_for(b, s, PILLAGING), s.reserve[s.die])  # §P3.3
        how = placing.from_reserve(s.active, number, 1 << s.die, 0, TO_PLACE)
        placing.begin(s, placing.PILLAGE_ACTION, how)
    elif is_use(move):
        carrying.begin(b, s, used_card(move), NO_WAGON, used_argument(move))
    else:
        deck = s.die
        if move != DRAW:
            deck = move - DRAW_FROM
            s.used |= b.limited & (1 << other_deck_card(b, s))  # §P3.1, §P4.4
        number = number_for(b, s, DRAWING)
        s.done |= DREW
        drawing.begin(s, s.active, deck, number)


@compiled
def play_after(b: Board, s: State, move: int) -> None:
    """A raid that allows both actions leads back to the other one (§P3, step 4)."""
    s.step = STEP_END
    if move == NONE:
        return
    card = used_card(move)
    if (b.allows[BOTH_ACTIONS] >> card) & 1:
        s.step = STEP_ACTION
        s.late = 1
    carrying.begin(b, s, card, NO_WAGON, used_argument(move))
