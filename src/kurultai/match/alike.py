"""Decisions that come to the same in whatever order they are made: one click makes them all."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.match.events import is_decision

MOST_CHOICES = 6  # more than that are hardly alike, and take long to compare
MOST_STEPS = 6
MOST_POSITIONS = 20  # on the way: of three from six there are no more


def alike(p: Position) -> list[int]:
    """The moves of the seat to decide up to where all ways meet again; none if they part.

    Only what this seat decides in a row counts: no chance, no other seat, nothing revealed.
    """
    layer: dict[bytes, tuple[Position, list[int]]] = {}
    if p.actor >= 0:
        layer[p.s.tobytes()] = (p, [])
    for _ in range(MOST_STEPS):
        following: dict[bytes, tuple[Position, list[int]]] = {}
        for before, made in layer.values():
            after = _after(before, p.actor)
            if after is None:
                return []
            for move, then in after:
                following.setdefault(then.s.tobytes(), (then, [*made, move]))
            if len(following) > MOST_POSITIONS:
                return []
        if len(following) == 1:
            ((_, found),) = following.values()
            return found
        layer = following
    return []


def _after(p: Position, seat: int) -> list[tuple[int, Position]] | None:
    """The moves of a decision and what follows from each; None if it is not the seat's to go on."""
    if p.actor != seat or not is_decision(p):
        return None
    moves = [int(move) for move in p.legal()]
    if len(moves) > MOST_CHOICES:
        return None
    found = []
    for move in moves:
        after = p.copy()
        after.play(move)
        if p.game.reveals(p, move, after):
            return None
        while after.actor >= 0 and not is_decision(after):  # as a match goes on by itself
            after.play(int(after.legal()[0]))
        found.append((move, after))
    return found
