"""The games there are, and whether the server answers."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

import kurultai
from kurultai.server.api.dependencies import PlayerDep, ServiceDep
from kurultai.server.api.errors import refusals
from kurultai.server.schemas import http as m

router = APIRouter()

GameId = Annotated[str, Path(max_length=40)]


@router.get("/healthz")
async def health() -> m.Health:
    """The server is alive: it answers."""
    return m.Health(ok=True, version=kurultai.__version__)


@router.get("/healthz/ready", responses={503: {"model": m.Health}})
async def ready(service: ServiceDep, response: Response) -> m.Health:
    """The server can take moves: its database answers within two seconds."""
    is_ready = await service.is_ready()
    if not is_ready:
        response.status_code = 503
    return m.Health(ok=is_ready, version=kurultai.__version__)


@router.get("/api/games", responses=refusals())
async def games(player: PlayerDep, service: ServiceDep) -> list[m.GameInfo]:
    """The games there are, and whether they can be played already."""
    return service.games.all(await service.store.learned(player))


@router.get("/api/games/{game}", responses=refusals(400, 404))
async def game(game: GameId, player: PlayerDep, service: ServiceDep) -> m.GameInfo:
    """One game. While it is being prepared, it is what is prepared first from now on."""
    service.games.ask_for(game)
    return service.games.info(game, await service.store.learned(player))


@router.get("/api/games/{game}/rules", responses=refusals(400, 404))
async def rules(game: GameId, service: ServiceDep) -> m.RulesInfo:
    """Every rule, ruling and reconstruction of a game, in our own words and by chapters."""
    return service.games.rules(game)


@router.get("/api/games/{game}/gallery", responses=refusals(400, 404))
async def gallery(game: GameId, service: ServiceDep) -> m.Gallery:
    """Everything of a game that is shown as pictures beside its rules; empty for most."""
    return service.games.gallery(game)
