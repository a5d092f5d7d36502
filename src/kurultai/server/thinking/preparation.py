"""Games on their way to being playable: compiled elsewhere, a few at a time, then loaded here.

A game's rules come first, and lessons can begin with them; then its opponents, those that search
last: with the gentlest a first game begins before. Whoever asks for a
game moves it to the front: one that nobody asked for makes room, and loses at most the function
that it was compiling.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

from kurultai.server.thinking import compiling

log = logging.getLogger(__name__)


class Preparation:
    def __init__(self, games: Iterable[str]) -> None:
        self.progress = dict.fromkeys(games, 0.0)
        self.ruled: set[str] = set()  # whose rules are here
        self.quick: set[str] = set()  # whose opponents that do not search are here, too
        self.done: set[str] = set()
        self._waiting = list(self.progress)
        self._asked: set[str] = set()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._loading: set[asyncio.Task[None]] = set()

    def ask_for(self, game: str) -> None:
        """Somebody wants to play it."""
        if game in self._asked:
            return
        self._asked.add(game)
        if game in self._waiting:
            self._waiting.remove(game)
            self._waiting.insert(0, game)
            self._make_room()

    def _make_room(self) -> None:
        if len(self._running) < compiling.AT_ONCE:
            return
        unasked = [game for game in self._running if game not in self._asked]
        if unasked:
            self._running[min(unasked, key=self.progress.__getitem__)].cancel()

    async def run(self) -> None:
        """Until every game is here, or could not be prepared."""
        try:
            while self._waiting or self._running:
                while self._waiting and len(self._running) < compiling.AT_ONCE:
                    game = self._waiting.pop(0)
                    self._running[game] = asyncio.create_task(self._prepare(game))
                ended, _ = await asyncio.wait(
                    self._running.values(), return_when=asyncio.FIRST_COMPLETED
                )
                self._note_ended(ended)
        finally:
            for task in (*self._running.values(), *self._loading):
                task.cancel()
            await asyncio.gather(*self._running.values(), *self._loading, return_exceptions=True)

    def _note_ended(self, ended: set[asyncio.Task[None]]) -> None:
        for game in [game for game, task in self._running.items() if task in ended]:
            if self._running.pop(game).cancelled():
                self._waiting.append(game)

    async def _prepare(self, game: str) -> None:
        try:
            if not compiling.is_ready(game):
                await compiling.in_another_process(game, self._noting(game))
            await asyncio.to_thread(compiling.load, game)
        except Exception:
            log.exception("%s could not be prepared", game)
            return
        self.progress[game] = 1.0
        for there in (self.ruled, self.quick, self.done):
            there.add(game)

    def _noting(self, game: str) -> compiling.Progress:
        begun: list[Callable[[str], None]] = []

        def load(there: set[str], work: Callable[[str], None]) -> None:
            if work not in begun:
                begun.append(work)
                task = asyncio.create_task(self._load(game, there, work))
                self._loading.add(task)
                task.add_done_callback(self._loading.discard)

        def note(progress: float, step: str) -> None:
            self.progress[game] = max(progress, self.progress[game])
            if compiling.is_opponent(step):
                load(self.ruled, compiling.load_rules)
            if compiling.is_deep(step.removeprefix(compiling.OPPONENT)):
                load(self.quick, compiling.load_quick)

        return note

    async def _load(self, game: str, there: set[str], work: Callable[[str], None]) -> None:
        """What is compiled already, while the rest is still compiled elsewhere."""
        await asyncio.to_thread(work, game)
        there.add(game)
