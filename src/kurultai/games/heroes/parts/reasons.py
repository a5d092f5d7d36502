"""Why a rule refuses a move: which of the things that it forbids was tried."""

from __future__ import annotations

from kurultai.core.game import Position
from kurultai.games.heroes.moves import PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import SQUARES
from kurultai.games.heroes.phases.moving import HERO_STEPS, WARRIOR_STEPS, distance
from kurultai.games.heroes.state import has


def reason(p: Position, move: int, rule: str) -> str:
    """The variant of the rule's refusal; empty if it has but one."""
    s = p.s[0]
    theirs = s.pieces[1 - p.actor]
    if rule == "moving":
        start = move - PROMOTE if move >= PROMOTE else origin(move)
        return "rival" if has(theirs, start) else "empty"
    if rule == "moving.free":
        return "rival" if has(theirs, target(move)) else "own"
    if rule == "moving.return":
        start = origin(move)
        is_stuck = all(int(m) >= PROMOTE or origin(int(m)) != start for m in p.legal())
        return "stuck" if is_stuck else "return"
    if rule == "H2":
        return "detour" if _is_near(p, origin(move), target(move)) else "blocked"
    return ""


def _is_near(p: Position, start: int, end: int) -> bool:
    """Whether a free way leads there, though one of fewer steps than the piece has to make."""
    s = p.s[0]
    free = [at for at in range(SQUARES) if not has(s.pieces[0], at) and not has(s.pieces[1], at)]
    steps = HERO_STEPS if has(s.heroes, start) else WARRIOR_STEPS
    reached = {start}
    for _ in range(steps):
        reached |= {at for at in free if any(distance(at, one) == 1 for one in reached)}
    return end in reached
