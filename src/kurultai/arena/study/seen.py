"""What many games between bots say about a game itself: seats, length, scores, endings, things.

A bot's games show what is good in that bot's hands. What is played by choice is played where it
helps: beside the lead of those who played it stands the lead of those who could have and did not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from kurultai.arena.bout import prepare, seated
from kurultai.arena.plan import Pairing, Plan, seed_of
from kurultai.arena.spreading import spread
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.core.playing import random_move
from kurultai.core.study import Group
from kurultai.core.text import Text

Sighting = tuple[str, str, int]  # group, thing, seat


@dataclass
class Seen:
    """One game."""

    first: int  # the seat that decided first: who begins is chance in most games
    winners: list[int]
    scores: list[int]
    plies: int
    decisions: int
    ending: Text
    offered: set[Sighting]
    played: set[Sighting]
    number: int = 0  # in its plan

    def lead(self, seat: int) -> float:
        """By how much a seat's score is above the average of the others."""
        others = sum(self.scores) - self.scores[seat]
        return self.scores[seat] - others / (len(self.scores) - 1)

    def share(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Watcher:
    """Notes what is offered and what is played, decision by decision."""

    def __init__(self, groups: tuple[Group, ...]) -> None:
        self._groups = groups
        self._opened: set[tuple[str, int]] = set()
        self._first = -1
        self._decisions = 0
        self._offered: set[Sighting] = set()
        self._played: set[Sighting] = set()

    def look(self, p: Position, seat: int, move: int) -> None:
        self._first = seat if self._first < 0 else self._first
        self._decisions += 1
        made = p.format(move)
        legal = [p.format(other) for other in p.legal()]
        for group in self._groups:
            if (group.id, seat) in self._opened:
                continue
            self._offered |= {(group.id, thing, seat) for thing in group.things(legal)}
            thing = group.thing(made)
            if thing is None:
                continue
            self._played.add((group.id, thing, seat))
            if group.is_opening:
                self._opened.add((group.id, seat))

    def seen(
        self, winners: list[int], scores: list[int], plies: int, ending: Text, number: int
    ) -> Seen:
        """All of it, once the game is over."""
        return Seen(
            self._first,
            winners,
            scores,
            plies,
            self._decisions,
            ending,
            self._offered,
            self._played,
            number,
        )


def watch(plan: Plan, pairing: Pairing, is_paired: bool = False) -> Seen:
    """Play one game to its end, looking on.

    ``is_paired``: each piece of chance has a generator of its own, so that games of a pair draw
    alike again after one of them has drawn more often.
    """
    game = registry.game(plan.game)
    bots = seated(plan, pairing)
    generator = rng(pairing.seed)
    watcher = Watcher(game.groups)
    p = game.new(plan.seats, plan.options)
    before, move, plies, drawn = p, 0, 0, 0
    while not p.is_over:
        seat = p.actor
        if seat == CHANCE:
            if is_paired:
                generator = rng(seed_of(pairing.seed, "chance", drawn))
            move = p.sample(generator)
            drawn += 1
        else:
            # the first moves of a game without chance are drawn: so each of them is tried
            move = random_move(p, generator) if plies < plan.opening else bots[seat].choose(p).move
            watcher.look(p, seat, move)
        before = p.copy()
        p.play(move)
        plies += 1
    ending = _ending(before, move, p)
    return watcher.seen(p.winners(), p.scores(), plies, ending, pairing.number)


def _ending(before: Position, move: int, end: Position) -> Text:
    """Why the game was over, in the words that the table uses."""
    game = end.game
    rule = game.view(end, None).get("ending")
    if rule is not None:
        return game.rulebook[str(rule)].heading
    told = game.happened(before, move, end, None)
    return next(h["text"] for h in reversed(told) if h["kind"] in ("end", "over"))


def pairing_of(plan: Plan, number: int) -> Pairing:
    """A game with a seed of its own: with equal bots, paired seeds would give equal games."""
    bots = [plan.bots[(number + seat) % len(plan.bots)] for seat in range(plan.seats)]
    return Pairing(number, tuple(bots), seed_of(plan.seed, "study", number))


def games_of(plan: Plan, jobs: int, ray: str | None = None) -> Iterator[Seen]:
    """The plan's games as they finish, on so many processes or on a cluster."""
    prepare(plan)
    pairings = [pairing_of(plan, number) for number in range(plan.games)]
    yield from spread(partial(watch, plan), pairings, jobs, ray)
