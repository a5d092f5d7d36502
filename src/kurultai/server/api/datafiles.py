"""Boards, cards and the like as files: the shipped ones, and people's own."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

from kurultai.server.api.dependencies import PlayerDep, ServiceDep
from kurultai.server.api.errors import refusals
from kurultai.server.api.games import GameId
from kurultai.server.schemas import http as m

router = APIRouter()

FileName = Annotated[str, Path(pattern="^[a-z-]{1,40}$")]
FileId = Annotated[str, Path(pattern="^[0-9a-f]{1,40}$")]


@router.get(
    "/api/games/{game}/files/{name}",
    responses=refusals(400, 404),
    response_class=PlainTextResponse,
)
async def shipped_file(game: GameId, name: FileName, service: ServiceDep) -> PlainTextResponse:
    """A board, card … file as it is shipped: TOML with comments, as a download."""
    content = service.files.shipped(game, name)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{name}.toml"'}
    return PlainTextResponse(content, headers=headers)


@router.post("/api/games/{game}/files/{name}", responses=refusals(400, 404, 413, 507))
async def check_file(
    game: GameId, name: FileName, body: m.CheckFile, player: PlayerDep, service: ServiceDep
) -> m.FileInfo:
    """Check a file of one's own: every problem at once, and what it will look like.

    One that can be played is kept for this person, to be chosen again.
    """
    return await service.files.check(player, game, name, body)


@router.get("/api/games/{game}/files", responses=refusals(400, 404))
async def kept_files(game: GameId, player: PlayerDep, service: ServiceDep) -> list[m.KeptFile]:
    """The files of a game that this person brought, the newest first."""
    return await service.files.kept(player, game)


@router.get("/api/files/{file}", responses=refusals(400, 404))
async def kept_file(file: FileId, player: PlayerDep, service: ServiceDep) -> m.FileContent:
    """One of these files."""
    return await service.files.content(player, file)


@router.post("/api/files/{file}/forget", responses=refusals(400, 413, 507))
async def forget_file(file: FileId, player: PlayerDep, service: ServiceDep) -> m.FileForgotten:
    """It is no longer kept; tables that were opened with it have it still."""
    await service.files.forget(player, file)
    return m.FileForgotten(id=file)
