"""The games this server offers, and how far their rules are compiled."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from kurultai.core import registry
from kurultai.core.datafiles import Document, origin_of, title_of
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game, Options
from kurultai.server.errors import Preparing, Unknown, rule_info
from kurultai.server.schemas.http import (
    ChapterInfo,
    FactInfo,
    Gallery,
    GameInfo,
    LevelInfo,
    OptionInfo,
    RulesInfo,
    SetInfo,
)
from kurultai.server.texts import TEXTS
from kurultai.server.thinking import compiling
from kurultai.server.thinking.pool import Opponents
from kurultai.server.thinking.preparation import Preparation


def shipped_set(game: Game, name: str) -> SetInfo:
    return _set(name, game.shipped(name), is_shipped=True)


def sets_of(game: Game, options: Options) -> list[SetInfo]:
    """The boards, cards … of a table: its own, or those that come with the game."""
    return [
        _set(option.name, options[option.name], is_shipped=False)
        if option.name in options
        else shipped_set(game, option.name)
        for option in game.options
        if option.is_file
    ]


def _set(name: str, document: Document, is_shipped: bool) -> SetInfo:
    title, origin = title_of(document), origin_of(document)
    return SetInfo(name=name, title=title, origin=origin, is_shipped=is_shipped)


class Games:
    def __init__(self, opponents: Opponents, ids: Sequence[str] | None = None) -> None:
        self.opponents = opponents
        self._preparation = Preparation(ids or registry.loadable())

    def all(self, learned: Sequence[str] = ()) -> list[GameInfo]:
        return [self.info(id_, learned) for id_ in self._preparation.progress]

    def info(self, id_: str, learned: Sequence[str] = ()) -> GameInfo:
        """A game, for somebody who has learnt these things."""
        game, prepared = self.known(id_), self._preparation
        content: dict[str, Any] = {
            "id": game.id,
            "title": game.title,
            "seats": list(game.seats),
            "seat_names": [seat.word for seat in game.seat_names],
            "seat_paints": [seat.paint for seat in game.seat_names],
            "minutes": game.minutes,
            "reconstructed": any(rule.kind == "reconstruction" for rule in game.rulebook),
            "ready": id_ in prepared.done,
            "teachable": id_ in prepared.ruled,
            "progress": prepared.progress[id_],
            "known": any(what.split()[:2] in (["game", id_], ["lesson", id_]) for what in learned),
        }
        options = [
            OptionInfo.model_validate(
                {
                    "name": option.name,
                    "text": option.text,
                    "default": option.default,
                    "values": dict(option.values),
                    "is_file": option.is_file,
                    "shipped": shipped_set(game, option.name) if option.is_file else None,
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
                    "ready": id_ in (prepared.quick if level.is_quick else prepared.done),
                }
            )
            for level in self.opponents.levels(id_)
        ]
        return GameInfo(options=options, levels=levels, **content)

    def rules(self, id_: str) -> RulesInfo:
        book = self.known(id_).rulebook
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
        return Gallery(shown=dict(self.known(id_).gallery()))

    def playable(self, id_: str, levels: Collection[str | None] | None = None) -> Game:
        """A game that can be played; Unknown or Preparing otherwise.

        ``levels``: of the bots that will play; without, whatever may think about the game.
        """
        there = self._preparation.done
        if levels is not None and not levels:
            there = self._preparation.ruled
        elif levels is not None and not any(map(self._searchers(id_).__contains__, levels)):
            there = self._preparation.quick
        return self._prepared(id_, there)

    def _searchers(self, id_: str) -> set[str | None]:
        """Levels whose bots search, at some table."""
        return {level.id for level in self.opponents.levels(id_) if not level.is_quick}

    def teachable(self, id_: str) -> Game:
        """A game whose rules can be called; nobody may be able to think about it yet."""
        return self._prepared(id_, self._preparation.ruled)

    def can_think(self, id_: str) -> bool:
        """Whether every bot of the game is here: whatever thinks may think about it."""
        return id_ in self._preparation.done

    def is_teachable(self, id_: str) -> bool:
        self.ask_for(id_)
        return id_ in self._preparation.ruled

    def _prepared(self, id_: str, there: set[str]) -> Game:
        game = self.known(id_)
        if id_ not in there:
            self._preparation.ask_for(id_)
            raise Preparing(TEXTS("being-prepared", game=game.title))
        return game

    def ask_for(self, id_: str) -> None:
        """Somebody looks at a game and will want to play it."""
        self.known(id_)
        self._preparation.ask_for(id_)

    def check_level(self, id_: str, level: str | None) -> None:
        there = [entry.id for entry in self.opponents.levels(id_)]
        if level not in there:
            names = ", ".join(there)
            raise Unreadable(TEXTS("a-bot-needs-a-level", names=names))

    def usual_level(self, id_: str) -> str:
        """The level of a bot that plays for somebody: neither the weakest nor the strongest."""
        there = self.opponents.levels(id_)
        return there[len(there) // 2].id

    def strongest_level(self, id_: str) -> str:
        """The level of the last bot that was rated."""
        there = self.opponents.levels(id_)
        return next((each.id for each in reversed(there) if each.rating), there[-1].id)

    async def prepare(self) -> None:
        """Compile what is not compiled yet, elsewhere; load it here."""
        await self._preparation.run()
        compiling.set_aside()

    def known(self, id_: str) -> Game:
        """A game, compiled or not; Unknown if there is none."""
        if id_ not in self._preparation.progress:
            there = ", ".join(self._preparation.progress)
            raise Unknown(TEXTS("there-is-no-game-there-is", id=repr(id_), there=there))
        return registry.game(id_)
