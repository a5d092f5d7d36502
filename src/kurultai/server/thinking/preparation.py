"""Games on their way to being playable: compiled elsewhere, a few at a time, then loaded here.

A game's rules come first, and lessons can begin with them; then its opponents. Whoever asks for a
game moves it to the front: one that nobody asked for makes room, and loses at most the function
that it was compiling.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from kurultai.server.thinking import compiling

log = logging.getLogger(__name__)


class Preparation:
    def __init__(self, games: Iterable[str]) -> None:
        self.progress = dict.fromkeys(games, 0.0)
        self.ruled: set[str] = set()  # whose rules are here
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
        self.ruled.add(game)
        self.done.add(game)

    def _noting(self, game: str) -> compiling.Progress:
        is_loading = [*self.ruled & {game}]

        def note(progress: float, step: str) -> None:
            self.progress[game] = max(progress, self.progress[game])
            if compiling.is_opponent(step) and not is_loading:
                is_loading.append(game)
                task = asyncio.create_task(self._load_rules(game))
                self._loading.add(task)
                task.add_done_callback(self._loading.discard)

        return note

    async def _load_rules(self, game: str) -> None:
        """While its opponents are still compiled elsewhere."""
        await asyncio.to_thread(compiling.load_rules, game)
        self.ruled.add(game)
