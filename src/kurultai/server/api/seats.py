"""Seats: taken, given up, begun from, taken back, moved to another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import CHANGING, refusals
from kurultai.server.schemas import http as m

router = APIRouter()

Token = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]


@router.post("/api/tables/{table}/sit", responses=CHANGING)
async def sit(table: TableId, body: m.Sit, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Take a free seat. With the last free seat taken the game begins."""
    return service.tables.shown(await service.seating.sit(player, table, body), player)


@router.post("/api/tables/{table}/stand", responses=CHANGING)
async def stand(table: TableId, body: m.Stand, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Give a seat up before the game begins. The last person to leave closes the table."""
    return service.tables.shown(await service.seating.stand(player, table, body), player)


@router.post("/api/tables/{table}/start", responses=CHANGING)
async def start(table: TableId, body: m.Start, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Fill the free seats with bots and begin."""
    return service.tables.shown(await service.seating.start(player, table, body), player)


@router.post("/api/tables/{table}/back", responses=CHANGING)
async def back(table: TableId, body: m.Back, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Take the seat back from the bot that played meanwhile."""
    return service.tables.shown(await service.seating.back(player, table, body), player)


@router.post("/api/tables/{table}/device", responses=refusals(400, 403, 404, 409, 503, 507))
async def device(table: TableId, player: PlayerDep, service: ServiceDep) -> m.DeviceLink:
    """A link that moves my seats at this table to another device, once."""
    return await service.seating.device(player, table)


@router.post("/api/devices/{token}", responses=refusals(400, 404, 409, 503, 507))
async def redeem(token: Token, player: PlayerDep, service: ServiceDep) -> m.Table:
    """Move the seats of such a link to this browser."""
    return await service.seating.redeem(player, token)
