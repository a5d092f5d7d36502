"""Course of the game (§P2): set-up, compensation, rounds, the end; and which question comes next.

`advance` is the whole protocol in one loop: after each answer everything it causes is finished
before the next question (§P1.1, §P1.4, §P3). What waits never interrupts a placing (§P5.6).
"""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled, separate
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import PAYLOAD
from kurultai.games.huns.parts.camp import deck_size, first_of
from kurultai.games.huns.parts.vocabulary import (
    CARDS,
    DRAWING,
    OPPONENT_EXCESS,
    PILLAGING,
    TO_WAGONS,
)
from kurultai.games.huns.phases import carrying, chance, placing, resolving, turn
from kurultai.games.huns.phases.settling import settle
from kurultai.games.huns.phases.using import any_raid
from kurultai.games.huns.phases.waiting import happens, others
from kurultai.games.huns.state import (
    ASK_AFTER,
    ASK_NOTHING,
    ASK_PLAY,
    ASK_PUT,
    ASK_RETURN,
    ASK_ROLL,
    ASK_START,
    ASK_WAGONS,
    NO_CARD,
    NO_EFFECT,
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


@separate
def advance(b: Board, s: State) -> None:
    """Find the next question."""
    while True:
        if s.unsettled:
            if settle(b, s):
                return
        elif s.placing:
            if asks_for_cube(b, s):
                return
        elif s.held:  # more than one card is kept
            s.ask = ASK_PLAY
            s.asked = s.drawer
            return
        elif s.effect != NO_EFFECT:
            if carrying.goes_on(b, s):
                return
        elif s.drew:
            s.drew = 0
            happens(b, s, DRAWING, 1 << s.active, NO_WAGON)
        elif s.forcing:
            next_forced(b, s)
        elif s.waits:
            if resolving.resolve(b, s):
                return
        elif s.step == STEP_AFTER:  # §P3, step 4
            s.step = STEP_END
            s.ask = ASK_AFTER
            s.asked = s.active
            if any_raid(b, s):
                return
        elif goes_on(b, s):
            return


@compiled
def asks_for_cube(b: Board, s: State) -> bool:
    """The next cube on its way; whether somebody is asked for it."""
    p = placing.present(s)
    if not placing.can_move(b, s, p):
        end_placing(b, s)
        return False
    if not placing.is_returned(p):
        s.ask = ASK_PUT
        s.asked = p.seat
        return True
    s.asked = placing.chooser(b, s)
    if s.asked == placing.NOBODY_CHOOSES:
        placing.return_all(b, s)
        return False
    s.ask = ASK_RETURN
    return True


@compiled
def end_placing(b: Board, s: State) -> None:
    """What a pillage leaves over is an excess (§P3.3)."""
    if s.placing == placing.PILLAGE_ACTION:
        happens(b, s, PILLAGING, 1 << s.active, NO_WAGON)
        if s.put_left > 0:
            happens(b, s, OPPONENT_EXCESS, others(b, s.active), NO_WAGON)
    s.placing = placing.NO_PLACING


@compiled
def next_forced(b: Board, s: State) -> None:
    """The first mandatory change of the die, in camp order."""
    card = NO_CARD
    for i in range(b.lists):
        first = first_of(s, s.forced[i])
        if first != NO_CARD and (card == NO_CARD or s.rank[first] < s.rank[card % CARDS]):
            card = CARDS * i + first
    s.forcing -= 1
    s.forced[card // CARDS] &= ~(1 << (card % CARDS))
    carrying.begin(b, s, card, NO_WAGON, 0)


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
        return False
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
    for i in range(b.lists):
        s.used[i] &= ~b.by_round[i]  # §P4.4
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
