"""What needs the consent of others: undo, draw, a bot for somebody absent."""

from __future__ import annotations

from fastapi import APIRouter

from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import CHANGING
from kurultai.server.schemas import http as m

router = APIRouter()


@router.post("/api/tables/{table}/undo", responses=CHANGING)
async def undo(table: TableId, body: m.Undo, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Take my last decision back, and all that followed.

    Within my own turn nobody is asked, afterwards the others at the table are.
    """
    return service.tables.shown(await service.proposals.undo(player, table, body), player)


@router.post("/api/tables/{table}/draw", responses=CHANGING)
async def draw(table: TableId, body: m.Ask, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Offer a draw, where the game knows one."""
    return service.tables.shown(await service.proposals.draw(player, table, body), player)


@router.post("/api/tables/{table}/replace", responses=CHANGING)
async def replace(
    table: TableId, body: m.Replace, player: PlayerDep, service: ServiceDep
) -> m.Table:
    """Let a bot play for somebody absent, if the others agree."""
    return service.tables.shown(await service.proposals.replace(player, table, body), player)


@router.post("/api/tables/{table}/answer", responses=CHANGING)
async def answer(table: TableId, body: m.Answer, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Agree to what is asked, or refuse it."""
    return service.tables.shown(await service.proposals.answer(player, table, body), player)
