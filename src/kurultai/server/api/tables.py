"""Tables: opened, listed, looked at, played again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import refusals
from kurultai.server.schemas import http as m

router = APIRouter()


@router.post("/api/tables", responses=refusals(400, 403, 404, 413, 503, 507))
async def open_table(body: m.NewTable, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Open a table; the game begins at once if no seat is open or for somebody invited."""
    return await service.creation.open(player, body)


@router.get("/api/tables", responses=refusals())
async def my_tables(player: PlayerDep, service: ServiceDep) -> list[m.TableLine]:
    """The tables of this browser, the newest first."""
    return await service.lobby.mine(player)


@router.get("/api/lobby", responses=refusals())
async def lobby(player: PlayerDep, service: ServiceDep) -> m.Lobby:
    """My tables, open tables, and public games to watch."""
    return await service.lobby.lobby(player)


@router.get("/api/tables/{table}", response_model=m.Table, responses=refusals(400, 404, 409, 503))
async def table(table: TableId, player: PlayerDep, service: ServiceDep) -> Response:
    """A table, as this browser may see it."""
    page = await service.tables.page(player, table)
    return Response(page, media_type="application/json")


@router.get("/api/tables/{table}/positions/{n}", responses=refusals(400, 404, 409, 503))
async def position(
    table: TableId, n: Annotated[int, Path(ge=0)], player: PlayerDep, service: ServiceDep
) -> m.Frame:
    """The position after n moves, and what the n-th move caused."""
    return await service.tables.frame(player, table, n)


@router.post("/api/tables/{table}/rematch", responses=refusals(400, 403, 404, 409, 503, 507))
async def rematch(table: TableId, player: PlayerDep, service: ServiceDep) -> m.Table:
    """A new table for the same people, each a seat further. The first to ask lays it, the others
    take the seats kept for them; a repeat gives the same table.
    """
    return await service.creation.rematch(player, table)
