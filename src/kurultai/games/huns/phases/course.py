"""Course of the game (§P2): set-up, compensation, rounds, the end; and which question comes next.

`advance` is the whole protocol in one loop: after each answer everything it causes is finished
before the next question (§P1.1, §P1.4, §P3). What waits never interrupts a placing (§P5.6).
"""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import PAYLOAD
from kurultai.games.huns.parts.camp import deck_size, first_of
from kurultai.games.huns.parts.vocabulary import NO_TRIGGER, OPPONENT_EXCESS, TO_WAGONS
from kurultai.games.huns.phases import carrying, chance, placing, resolving, returning, turn
from kurultai.games.huns.phases.settling import settle
from kurultai.games.huns.phases.using import any_form, raids
from kurultai.games.huns.phases.waiting import happens
from kurultai.games.huns.state import (
    ASK_AFTER,
    ASK_NOTHING,
    ASK_PUT,
    ASK_ROLL,
    ASK_START,
    ASK_WAGONS,
    NO_CARD,
    NO_WAGON,
    NOBODY,
    STEP_AFTER,
    STEP_COMPENSATION,
    STEP_DONE,
    STEP_END,
    State,
)

LAST_ROUND = 40  # §N18
TURNS = 5  # a round, one a die (§round)


@compiled
def advance(b: Board, s: State) -> None:
    """Find the next question."""
    while True:
        if s.unsettled:
            if settle(b, s):
                return
        elif s.placing:
            if placing.can_put(b, s, placing.present(s)):
                s.ask = ASK_PUT
                s.asked = s.put_seat
                return
            end_placing(b, s)
        elif s.returning:
            if returning.asks(b, s):
                return
        elif s.effect != NO_CARD:
            if carrying.goes_on(b, s):
                return
        elif s.forced:
            card = first_of(s, s.forced)
            s.forced &= ~(1 << card)
            carrying.begin(b, s, card, NO_WAGON, 0)
        elif s.waiting:
            if resolving.resolve(b, s):
                return
        elif s.step == STEP_AFTER:  # §P3, step 4
            s.step = STEP_END
            s.ask = ASK_AFTER
            s.asked = s.active
            if any_form(b, s, raids(b, s), NO_WAGON):
                return
        elif goes_on(b, s):
            return


@compiled
def end_placing(b: Board, s: State) -> None:
    """What a pillage leaves over is an excess (§P3.3)."""
    if s.placing == placing.PILLAGE_ACTION and s.put_left > 0:
        happens(b, s, NO_TRIGGER, s.active, OPPONENT_EXCESS, 0)
    s.placing = placing.NO_PLACING


@compiled
def goes_on(b: Board, s: State) -> bool:
    """Nothing is under way: the turn, the round, the game goes on. Whether somebody is asked."""
    if s.step == STEP_COMPENSATION:
        return compensate(b, s)
    if s.step == STEP_DONE:
        s.turns += 1
        if s.turns == TURNS:
            end_round(b, s)
            return True
        turn.begin(b, s)
    if turn.asks(b, s):
        return True
    if s.step == STEP_END:
        turn.end(b, s)
    return False


@compiled
def compensate(b: Board, s: State) -> bool:
    """The third in turn order places one valuable, the fourth two of different colours (§N2,
    §setup.compensation).
    """
    if s.turns + 2 >= b.seats:
        begin_round(s)
        return True
    s.turns += 1
    s.active = (s.first + 1 + s.turns) % b.seats
    how = placing.from_reserve(s.active, s.turns, placing.ALL_COLOURS, 1, TO_WAGONS)
    placing.begin(s, placing.COMPENSATION, how)
    return False


@compiled
def begin_round(s: State) -> None:
    s.rounds += 1
    s.turns = 0
    s.active = s.first
    s.available = 0
    s.die = -1
    for colour in range(5):
        s.holder[colour] = NOBODY
    s.ask = ASK_ROLL
    s.asked = NOBODY


@compiled
def end_round(b: Board, s: State) -> None:
    """The game ends, or the marker goes to the next player (§round.next, §end, §N13)."""
    s.asked = NOBODY
    if is_end(s):
        s.ask = ASK_NOTHING
        return
    s.first = (s.first + 1) % b.seats
    s.used &= ~b.by_round  # §P4.4
    begin_round(s)


@compiled
def is_end(s: State) -> bool:
    """A colour has no valuable left, a deck is empty, or it was round 40 (§N13, §N18)."""
    for colour in range(5):
        if s.reserve[colour] == 0 or deck_size(s, colour) == 0:
            return True
    return s.rounds == LAST_ROUND


@compiled
def play_chance(b: Board, s: State, move: int) -> None:
    """A chance outcome; the first two prepare the game."""
    asked = s.ask
    if asked == ASK_START:  # §setup.start
        s.first = move & PAYLOAD
        s.active = s.first
        s.ask = ASK_WAGONS
        return
    if asked == ASK_WAGONS:
        chance.deal_wagons(b, s, move & PAYLOAD)
    else:
        chance.play(b, s, move)
        if asked == ASK_ROLL:
            turn.begin(b, s)
