"""Moves, and what a player asks about them."""

from __future__ import annotations

from fastapi import APIRouter

from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import WHY, refusals
from kurultai.server.schemas import http as m

router = APIRouter()


@router.post("/api/tables/{table}/moves", responses=refusals(*WHY))
async def play(table: TableId, body: m.PlayMove, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Play a move for the seat to decide. Repeating the same id is harmless."""
    return service.tables.shown(await service.moves.play(player, table, body), player)


@router.post("/api/tables/{table}/resign", responses=refusals(400, 403, 404, 409, 413, 503, 507))
async def resign(table: TableId, body: m.Ask, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Give the game up; with more than two seats a bot plays on."""
    return service.tables.shown(await service.moves.resign(player, table, body), player)


@router.post("/api/tables/{table}/abort", responses=refusals(400, 403, 404, 409, 413, 503, 507))
async def abort(table: TableId, body: m.Ask, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Call off a game among people, before its second move: nobody wins, its record stays."""
    return service.tables.shown(await service.moves.abort(player, table, body), player)


@router.post("/api/tables/{table}/hint", responses=refusals(400, 403, 404, 409, 503))
async def hint(table: TableId, player: PlayerDep, service: ServiceDep) -> m.Hint:
    """A plan for the turn as the strongest bot sees it; takes a second or two."""
    return await service.moves.hint(player, table)


@router.post("/api/tables/{table}/weigh", responses=refusals(400, 403, 404, 409, 413, 422, 503))
async def weigh(
    table: TableId, body: m.WeighMove, player: PlayerDep, service: ServiceDep
) -> m.WeighedMove:
    """Whether a move would be a clear mistake, before it is made; takes about a second at most."""
    return await service.moves.weigh(player, table, body)


@router.post("/api/tables/{table}/why", responses=refusals(400, 403, 404, 409, 413, 503))
async def why(table: TableId, body: m.Why, player: PlayerDep, service: ServiceDep) -> m.Verdict:
    """Whether a move is legal here, and if not, by which rule."""
    return await service.moves.why(player, table, body.move)
