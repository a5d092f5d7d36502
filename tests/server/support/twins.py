"""Two games that somebody cannot tell apart, though they differ in what is hidden from them.

Both are played side by side. Whatever happens in the first, the second does something that looks
the same to the eye that watches, and is something else where that is possible.
"""

from __future__ import annotations

from dataclasses import dataclass

from kurultai.core.bits import Rng, below, rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.registry import game as game_by_id
from kurultai.core.rulebook import LEGAL
from kurultai.match.events import Event, is_decision
from kurultai.match.match import Match

GAMES_TRIED = 6
TRIES = 24  # outcomes of chance looked at for one that looks the same


@dataclass
class Twins:
    one: Match
    other: Match
    eye: int | None

    @property
    def differ(self) -> bool:
        return self.one.log != self.other.log

    @property
    def hidden(self) -> list[str]:
        """Moves of which the eye saw something else, or not all."""
        played = [*self.one.moves, *self.other.moves]
        told = [*self.one.history(self.eye), *self.other.history(self.eye)]
        return sorted(
            {move.text for move, seen in zip(played, told, strict=True) if move.text != seen.text}
        )


def differing(id_: str, seats: int, eye: int | None, seed: int, plies: int) -> Twins:
    """Twins that do differ, if some of the next games can."""
    found = [twins(id_, seats, eye, seed, plies)]
    while not found[-1].differ and len(found) < GAMES_TRIED:
        found.append(twins(id_, seats, eye, seed + len(found), plies))
    return found[-1]


def twins(id_: str, seats: int, eye: int | None, seed: int, plies: int) -> Twins:
    """Two games of so many plies (fewer if they end), differing if that could be had."""
    start, generator = game_by_id(id_).new(seats), rng(seed)
    one, other = Match(start), Match(start)
    for _ in range(plies):
        if one.position.is_over or other.position.is_over:
            break
        move = random_move(one.position, generator)
        twin = _twin(one.position, move, other.position, eye, generator)
        event = Event("move", one.position.actor, one.position.format(move))
        if twin is None:  # they must part here: enough, or go on with one and the same game
            if one.log != other.log and 2 * one.version > plies:
                break
            other = one.fork()
            other.accept([event])
        else:
            other.accept([Event("move", event.by, other.position.format(twin))])
        one.accept([event])
    while not is_decision(one.position) or not is_decision(other.position):
        _take_back(one)
        _take_back(other)
    return Twins(one, other, eye)


def _take_back(match: Match) -> None:
    """Without the last event: tables stand where somebody has to decide."""
    log = match.log[:-1]
    match.__init__(match.start)  # type: ignore[misc]
    match.accept(log)


def _twin(p: Position, move: int, q: Position, eye: int | None, generator: Rng) -> int | None:
    """A move in q that looks like this one in p, another one if possible."""
    if q.actor != p.actor:
        return None
    if p.actor == CHANCE:
        same = [move] if q.objection(move) == LEGAL else []
        there = [*(q.sample(generator) for _ in range(TRIES)), *same]
    else:
        there = [int(found) for found in q.legal()]
        cut = below(generator, len(there))
        there = there[cut:] + there[:cut]
    if p.actor == CHANCE or p.actor != eye:
        there.sort(key=lambda found: q.format(found) == p.format(move))
    shown, seen = p.game.shown(p, move, eye), _seen(p, move, eye)
    alike = (found for found in there if q.game.shown(q, found, eye) == shown)
    return next((found for found in alike if _seen(q, found, eye) == seen), None)


def _seen(p: Position, move: int, eye: int | None) -> object:
    after = p.copy()
    after.play(move)
    game = p.game
    return (
        game.happened(p, move, after, eye),
        game.view(after, eye),
        game.asked(after),
        after.actor,
    )
