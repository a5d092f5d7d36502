"""What people say, and what they are called."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import CHANGING, refusals
from kurultai.server.schemas import http as m

router = APIRouter()

After = Annotated[int, Query(ge=0, le=10**9)]


@router.get("/api/tables/{table}/chat", responses=refusals(400, 404, 409, 503))
async def chat(
    table: TableId, player: PlayerDep, service: ServiceDep, after: After = 0
) -> list[m.ChatLine]:
    """What was said after a line, the newest 200."""
    return await service.chat.said(player, table, after)


@router.post("/api/tables/{table}/chat", responses=CHANGING)
async def say(table: TableId, body: m.Say, player: PlayerDep, service: ServiceDep) -> m.ChatLine:
    """Say something at a table."""
    return await service.chat.say(player, table, body)


@router.get("/api/me", responses=refusals())
async def me(player: PlayerDep, service: ServiceDep) -> m.Me:
    """The name that this browser has protected, if any."""
    return await service.names.me(player)


@router.post("/api/me/name", responses=refusals(400, 403, 413, 507))
async def name(body: m.Name, player: PlayerDep, service: ServiceDep) -> m.Me:
    """Protect a free name by a passphrase, or prove that a protected one is mine."""
    return await service.names.prove(player, body)
