"""The games this server offers, and how far their rules are compiled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from kurultai.core import registry
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game
from kurultai.server.errors import Preparing, Unknown, rule_info
from kurultai.server.schemas.http import (
    ChapterInfo,
    FactInfo,
    Gallery,
    GameInfo,
    LevelInfo,
    OptionInfo,
    RulesInfo,
)
from kurultai.server.texts import TEXTS
from kurultai.server.thinking import compiling
from kurultai.server.thinking.pool import Opponents

log = logging.getLogger(__name__)


class Games:
    def __init__(self, opponents: Opponents, ids: Sequence[str] | None = None) -> None:
        self.opponents = opponents
        self._progress = dict.fromkeys(ids or registry.loadable(), 0.0)
        self._ready: set[str] = set()

    def all(self) -> list[GameInfo]:
        return [self.info(id_) for id_ in self._progress]

    def info(self, id_: str) -> GameInfo:
        game = self._known(id_)
        content: dict[str, Any] = {
            "id": game.id,
            "title": game.title,
            "seats": list(game.seats),
            "seat_names": [seat.word for seat in game.seat_names],
            "seat_paints": [seat.paint for seat in game.seat_names],
            "minutes": game.minutes,
            "reconstructed": any(rule.kind == "reconstruction" for rule in game.rulebook),
            "ready": id_ in self._ready,
            "progress": self._progress[id_],
        }
        options = [
            OptionInfo.model_validate(
                {
                    "name": option.name,
                    "text": option.text,
                    "default": option.default,
                    "values": dict(option.values),
                    "is_file": option.is_file,
                }
            )
            for option in game.options
        ]
        levels = [
            LevelInfo.model_validate(
                {
                    "id": level.id,
                    "name": level.name,
                    "about": level.about,
                    "rating": level.rating,
                }
            )
            for level in self.opponents.levels(id_)
        ]
        return GameInfo(options=options, levels=levels, **content)

    def rules(self, id_: str) -> RulesInfo:
        book = self._known(id_).rulebook
        return RulesInfo(
            chapters=[
                ChapterInfo(
                    id=chapter.id,
                    heading=chapter.heading,
                    about=chapter.about,
                    rules=[rule_info(rule) for rule in chapter.rules],
                )
                for chapter in book.chapters
            ],
            facts=[
                FactInfo(
                    id=fact.id,
                    fact=fact.text,
                    ours=fact.ours,
                    agrees=fact.agrees,
                    sources=list(fact.sources),
                )
                for fact in book.facts
            ],
        )

    def gallery(self, id_: str) -> Gallery:
        return Gallery(shown=dict(self._known(id_).gallery()))

    def playable(self, id_: str) -> Game:
        """A game whose rules can be called; Unknown or Preparing otherwise."""
        game = self._known(id_)
        if id_ not in self._ready:
            raise Preparing(TEXTS("being-prepared", game=game.title))
        return game

    def check_level(self, id_: str, level: str | None) -> None:
        there = [entry.id for entry in self.opponents.levels(id_)]
        if level not in there:
            names = ", ".join(there)
            raise Unreadable(TEXTS("a-bot-needs-a-level", names=names))

    def usual_level(self, id_: str) -> str:
        """The level of a bot that plays for somebody: neither the weakest nor the strongest."""
        there = self.opponents.levels(id_)
        return there[len(there) // 2].id

    async def prepare(self) -> None:
        """Compile what is not compiled yet, elsewhere, a few games at once; load it here."""
        places = asyncio.Semaphore(compiling.AT_ONCE)
        await asyncio.gather(*(self._prepare(id_, places) for id_ in self._progress))
        compiling.set_aside()

    async def _prepare(self, id_: str, places: asyncio.Semaphore) -> None:
        async with places:
            try:
                if not compiling.is_ready(id_):
                    await compiling.in_another_process(id_, self._noting(id_))
                await asyncio.to_thread(compiling.load, id_)
            except Exception:
                log.exception("%s could not be prepared", id_)
                return
        self._progress[id_] = 1.0
        self._ready.add(id_)

    def _noting(self, id_: str) -> compiling.Progress:
        def note(progress: float, _step: str) -> None:
            self._progress[id_] = progress

        return note

    def _known(self, id_: str) -> Game:
        if id_ not in self._progress:
            there = ", ".join(self._progress)
            raise Unknown(TEXTS("there-is-no-game-there-is", id=repr(id_), there=there))
        return registry.game(id_)
