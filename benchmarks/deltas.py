"""What is sent for one move to one listener, in bytes before compression: mover and others apart.

``python -m benchmarks.deltas [--games 20] [--bot greedy]``. Bots play whole games of two at a table
to which both of them and somebody who watches listen. No clock of this machine is involved.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from statistics import median

from kurultai.bots import spec
from kurultai.core.bits import Rng, rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.core.registry import game as game_by_id
from kurultai.core.registry import games
from kurultai.match.match import Match
from kurultai.server.storage.rows import Seat, Stored
from kurultai.server.tables.live import Listener, LiveTable
from kurultai.server.tables.state import Change, TableState
from kurultai.server.tables.views import deltas

AT = "2026-11-17T12:00:00.000+00:00"
WATCHER = "watcher"


@dataclass
class Sizes:
    """Of the deltas of whole games."""

    game: str
    games: int = 0
    mover: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    quarters: list[list[int]] = field(default_factory=lambda: [[], [], [], []])  # of a game

    @property
    def medians(self) -> list[float]:
        return [median(quarter) for quarter in self.quarters]

    def add(self, played: list[tuple[int, list[int]]]) -> None:
        """One game: for each move the mover's bytes and those of the others."""
        self.games += 1
        for number, (mover, others) in enumerate(played):
            self.mover.append(mover)
            self.others += others
            self.quarters[4 * number // len(played)] += [mover, *others]

    def __str__(self) -> str:
        figures = [median(self.mover), median(self.others), *self.medians]
        widest = f"{max(self.mover):8} {max(self.others):8}"
        return f"{self.game:10} {len(self.mover):6} {widest} " + " ".join(
            f"{figure:8.0f}" for figure in figures
        )


HEAD = f"{'':10} {'moves':>6} {'largest':>8} {'(others)':>8} " + " ".join(
    f"{name:>8}" for name in ("mover", "others", "1st ¼", "2nd ¼", "3rd ¼", "last ¼")
)


class SeededChance:
    """The same throws and cards in every run."""

    def __init__(self, seed: int) -> None:
        self._rng: Rng = rng(seed)

    def draw(self, p: Position) -> int:
        return int(p.sample(self._rng))


def seated(game: str, seed: int) -> LiveTable:
    """A running table of two people, each at a screen of their own."""
    match = Match.new(game_by_id(game), 2, chance=SeededChance(seed))
    seats = [Seat("me", f"P{seat}", player=f"player{seat}") for seat in range(2)]
    stored = Stored("bench", game, match.start.rules, match.start.options, "player0", seats)
    return LiveTable(TableState.created(stored, match, "running", AT), {}, "", absence=600.0)


def listening(table: LiveTable) -> dict[str, Listener]:
    """Everybody at the table and somebody who watches, told how it stands."""
    lines = {
        who: Listener(who, table.viewer(who), deltas.PROTOCOL)
        for who in (*(f"player{seat}" for seat in range(2)), WATCHER)
    }
    table.listeners = set(lines.values())
    deltas.tell(table)
    for listener in lines.values():
        listener.waiting.get_nowait()
    return lines


def play(table: LiveTable, seat: int, move: int) -> None:
    """A move by the road that the server takes, without its store."""
    match = table.match.fork()
    events = match.play(seat, move)
    table.state = table.state.after(match, Change(events), AT)
    deltas.tell(table, are_moves=True)


def game_of_bots(game: str, bot: str, seed: int) -> list[tuple[int, list[int]]]:
    """Bytes to the mover and to the others, decision by decision."""
    table = seated(game, seed)
    lines = listening(table)
    bots = [spec.build(table.game, bot, seed + seat) for seat in range(2)]
    sent: list[tuple[int, list[int]]] = []
    while (seat := table.match.actor) is not None:
        assert seat != CHANCE
        play(table, seat, bots[seat].choose(table.match.position.copy()).move)
        told = {who: len(line.waiting.get_nowait().encode()) for who, line in lines.items()}
        sent.append((told.pop(f"player{seat}"), list(told.values())))
    return sent


def measured(game: str, count: int, bot: str = "greedy") -> Sizes:
    sizes = Sizes(game)
    for seed in range(count):
        sizes.add(game_of_bots(game, bot, seed))
    return sizes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    print(HEAD, flush=True)
    for game in games():
        print(measured(game, given.games, given.bot), flush=True)


if __name__ == "__main__":
    main()
