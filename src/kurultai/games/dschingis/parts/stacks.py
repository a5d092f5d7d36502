"""Stacks of tokens: who controls a village, and who knows what lies in it (§control, §D18)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.dschingis.board import SEATS, bit
from kurultai.games.dschingis.state import EVERYONE, State, laid_token, made_known, village_of


@compiled
def lay(s: State, kind: int, village: int) -> None:
    """A token of the seat to move goes on top of a village's stack; the seat sees all of it."""
    seat = s.turn
    s.active[seat, kind] -= 1
    for other in range(SEATS):
        s.controls[other] &= ~bit(village)
    s.controls[seat] |= bit(village)
    s.token[s.laid] = laid_token(kind, seat, village, 0, (s.mongolia >> village) & 1)
    s.laid += 1
    for i in range(s.laid):
        if village_of(s.token[i]) == village:
            s.token[i] = made_known(s.token[i], bit(seat))


@compiled
def reveal(s: State) -> None:
    """At the end every stack is counted in the open (§score)."""
    for i in range(s.laid):
        s.token[i] = made_known(s.token[i], EVERYONE)
