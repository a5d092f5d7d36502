"""Resolving what waits (§P5.4): the active player orders (§effects.order), owners decide."""

from __future__ import annotations

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import NEXT, NONE, used_argument, used_effect
from kurultai.games.huns.parts.camp import active, camp_of
from kurultai.games.huns.parts.vocabulary import CARDS, EFFECTS, NO_ARGUMENT
from kurultai.games.huns.phases import carrying
from kurultai.games.huns.phases.using import any_form
from kurultai.games.huns.phases.waiting import forget
from kurultai.games.huns.rulebook import LEGAL, NOT_WAITING, WRONG_ANSWER
from kurultai.games.huns.state import ASK_NEXT, ASK_USE, NO_CARD, NO_EFFECT, OFTEN, State


@compiled
def resolve(b: Board, s: State) -> bool:
    """Take those that can be offered, of each card the oldest; whether somebody is asked."""
    chosen = s.chosen
    s.chosen = NO_CARD
    s.ready = 0
    for i in range(s.waits):
        effect, ref = s.waiting[i] % EFFECTS, s.waiting[i] // EFFECTS - 1
        card = effect % CARDS
        if (s.ready >> card) & 1 or (chosen != NO_CARD and card != chosen):
            continue
        if is_able(b, s, effect) and any_form(b, s, effect, ref):
            if s.ready == 0:
                s.offered = i
            s.ready |= 1 << card
    if s.ready == 0:
        s.waits = 0
        return False
    if popcount(s.ready) > 1:
        s.ask = ASK_NEXT
        s.asked = s.active
        return True
    return resolve_card(b, s, lowest(s.ready))


@compiled
def is_able(b: Board, s: State, effect: int) -> bool:
    """Active, and its limit not used up (§P5.2)."""
    card, i = effect % CARDS, effect // CARDS
    there = active(b, s, camp_of(b, s, card)) & ~s.used[i]
    return bool((there >> card) & 1 != 0 and s.times[effect] < OFTEN)


@compiled
def resolve_card(b: Board, s: State, card: int) -> bool:
    """A mandatory effect happens, an optional one is offered; whether somebody is asked."""
    entry = s.waiting[s.offered]
    effect = entry % EFFECTS
    is_said = b.choices[effect] > 1 or b.argument[effect] != NO_ARGUMENT
    if not is_said and not (b.optional[effect // CARDS] >> card) & 1:
        forget(s, s.offered)
        carrying.begin(b, s, effect, entry // EFFECTS - 1, 0)
        return False
    s.ask = ASK_USE
    s.asked = camp_of(b, s, card)
    return True


@compiled
def candidates(s: State, out: Moves) -> int:
    """`next K` for every card that can be offered."""
    n = 0
    for card in range(CARDS):
        if (s.ready >> card) & 1:
            out[n] = NEXT + card
            n += 1
    return n


@compiled
def objection(s: State, move: int) -> int:
    if not NEXT <= move < NEXT + CARDS:
        return WRONG_ANSWER
    return LEGAL if (s.ready >> (move - NEXT)) & 1 else NOT_WAITING


@compiled
def play(b: Board, s: State, move: int) -> None:
    """The answer to an offer, or another argument of the effect under way. Declining uses nothing
    up (§P4.4).
    """
    if s.effect != NO_EFFECT:
        s.argument[s.said] = used_argument(move)
        s.said += 1
        return
    ref = s.waiting[s.offered] // EFFECTS - 1
    forget(s, s.offered)
    if move != NONE:
        carrying.begin(b, s, used_effect(move), ref, used_argument(move))
