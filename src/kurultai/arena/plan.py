"""Which games an arena plays: every line-up, seats rotated, the same seeds for each rotation."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice

from kurultai.core.game import Options

OPENING = 4  # random plies before the bots take over, in games without chance


@dataclass(frozen=True)
class Plan:
    """All that decides what is played; a rerun with the same plan continues."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    games: int  # for each line-up
    seed: int
    opening: int

    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets whom: each choice of bots that fills the table, or all of them in turn."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(self.bots[i % len(self.bots)] for i in range(self.seats))]

    def pairings(self) -> Iterator[Pairing]:
        """The games in order. Line-ups take turns, so that an unfinished arena is balanced."""
        rotations = self.seats
        number = 0
        for group in range(-(-self.games // rotations)):
            for lineup in self.lineups():
                within = range(group * rotations, min(self.games, (group + 1) * rotations))
                for turn in islice(range(rotations), len(within)):
                    seated = lineup[-turn:] + lineup[:-turn] if turn else lineup
                    yield Pairing(number, seated, seed_of(self.seed, group))
                    number += 1

    @property
    def length(self) -> int:
        return self.games * len(self.lineups())


@dataclass(frozen=True)
class Pairing:
    number: int
    bots: tuple[str, ...]  # by seat
    seed: int  # of opening and chance; shared by the rotations of a line-up


def seed_of(*parts: object) -> int:
    """A seed that depends on every part and resembles none."""
    digest = hashlib.sha256(repr(parts).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
