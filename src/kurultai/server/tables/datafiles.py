"""Boards, cards and the like that somebody brings: checked, shown as they will look, kept."""

from __future__ import annotations

import asyncio
import hashlib
import json

from kurultai.core import datafiles
from kurultai.core.datafiles import Document, Problem
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game, Options
from kurultai.match.match import Match
from kurultai.server.errors import Unknown
from kurultai.server.games import Games
from kurultai.server.people.identity import PlayerId
from kurultai.server.schemas import http as m
from kurultai.server.storage.rows import KeptFile
from kurultai.server.storage.store import Store
from kurultai.server.tables.views.content import frame_of
from kurultai.server.texts import TEXTS

MOST_SAID = datafiles.MOST_SAID


class DataFiles:
    def __init__(self, store: Store, games: Games) -> None:
        self._store = store
        self._games = games

    def shipped(self, game: str, name: str) -> str:
        """The file that comes with the game, with its comments."""
        return _with_file(self._games.known(game), name).shipped_text(name)

    async def check(self, player: PlayerId, game: str, name: str, body: m.CheckFile) -> m.FileInfo:
        """All that is wrong with a file; if nothing is, what it looks like, and it is kept.

        While the rules are being compiled there is no picture.
        """
        its = _with_file(self._games.known(game), name)
        try:
            document = datafiles.read(body.content.encode())
        except Unreadable as refusal:
            return m.FileInfo(problems=[_said(datafiles.error(refusal.message), name)])
        if body.origin is not None:
            document = {**document, "origin": body.origin}
        options = {**body.options, name: document}
        # Large boards take a while: others are answered meanwhile.
        found = await asyncio.to_thread(its.problems_of_files, body.seats, options)
        shown = m.FileInfo(
            problems=[_said(problem, name) for problem in found[:MOST_SAID]],
            title=datafiles.title_of(document),
            origin=datafiles.origin_of(document),
            document=document,
        )
        if not datafiles.errors(found):
            shown.gallery = dict(its.gallery_of_file(name, document))
            if self._games.is_teachable(game):
                shown.frame = await asyncio.to_thread(_picture, its, body.seats, options)
            shown.kept = await self._keep(player, game, name, document)
        return shown

    async def _keep(self, player: PlayerId, game: str, name: str, document: Document) -> str | None:
        """Once, however often it is brought; None if this person has kept as much as they may."""
        content = json.dumps(document, ensure_ascii=False, sort_keys=True)
        id_ = hashlib.sha256(f"{game} {name} {content}".encode()).hexdigest()[:20]
        title, origin = datafiles.title_of(document), datafiles.origin_of(document)
        file = KeptFile(id_, game, name, title, origin, content)
        return id_ if await self._store.file_keep(player, file) else None

    async def kept(self, player: PlayerId, game: str) -> list[m.KeptFile]:
        self._games.known(game)
        files = await self._store.files_kept(player, game)
        return [
            m.KeptFile(id=file.id, name=file.name, title=file.title, origin=file.origin)
            for file in files
        ]

    async def content(self, player: PlayerId, id_: str) -> m.FileContent:
        """A kept file, as its document."""
        file = await self._store.file_kept(player, id_)
        if file is None:
            raise Unknown(TEXTS("there-is-no-such-file"))
        return m.FileContent(document=json.loads(file.content))

    async def forget(self, player: PlayerId, id_: str) -> None:
        await self._store.file_forget(player, id_)


def _with_file(game: Game, name: str) -> Game:
    if not any(option.is_file and option.name == name for option in game.options):
        raise Unknown(TEXTS("there-is-no-such-file"))
    return game


def _said(problem: Problem, name: str) -> m.FileProblem:
    return m.FileProblem(
        text=problem.text,
        where=problem.where,
        is_warning=problem.is_warning,
        file=problem.file or name,
    )


def _picture(game: Game, seats: int, options: Options) -> m.Frame:
    """A game that begins with it, before anything was drawn."""
    return frame_of(Match(game.new(seats, options)), None, 0)
