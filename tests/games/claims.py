"""A refusal claims something about the position. Whoever is told a false reason has been lied to.

A game's test says for every rule that can refuse a move what has to be so when it does, in plain
Python and from the state, not by asking the rules again. Here random games are played; in their
positions moves are tried that were legal at other moments (of other games too), and the claim of
each refusal is checked.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from kurultai.core.bits import rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Game, Options, Position
from kurultai.core.rulebook import LEGAL

# Position, the move that was refused, what the refusal is said with
Claim = Callable[[Position, int, Mapping[str, object]], bool]

TRIES = 40  # moves tried in a position
GAP = 5  # moves made between two such positions


def refused(
    game: Game,
    seats: int,
    claims: Mapping[str, Claim],
    seeds: range,
    options: Options | None = None,
    likely: Callable[[Position], Iterable[int]] = lambda p: (),
) -> Counter[str]:
    """How often each rule refused something, having checked its claim each time.

    ``likely``: moves that a person could try in a position, of which some are tried too.
    """
    found: Counter[str] = Counter()
    known: dict[int, None] = {}  # moves met so far, without repeats
    for seed in seeds:
        draw, chance = random.Random(seed), rng(seed)
        p = game.new(seats, options)
        for ply in range(game.longest):
            if p.is_over:
                break
            if p.actor == CHANCE:
                p.play(p.sample(chance))
                continue
            legal = [int(move) for move in p.legal()]
            known.update(dict.fromkeys(legal))
            if ply % GAP == 0:
                tried = draw.sample(list(known), min(TRIES, len(known)))
                near = list(likely(p))
                tried += draw.sample(near, min(TRIES, len(near)))
                found.update(_rule_against(p, move, claims) for move in tried if move not in legal)
            p.play(draw.choice(legal))
    return found


def _rule_against(p: Position, move: int, claims: Mapping[str, Claim]) -> str:
    broken = p.objection(move)
    assert broken != LEGAL, f"{p.format(move)} is neither legal nor refused in {p}"
    rule = p.game.rulebook[broken]
    details = p.game.details(p, move, rule.id)
    said = f"{p.format(move)} in {p}: {rule.refuse(details)}"
    assert rule.id in claims, f"nobody says what {rule.id} claims. {said}"
    assert claims[rule.id](p, move, details), f"not so ({rule.id}). {said}"
    return rule.id
