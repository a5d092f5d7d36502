"""Records of games: to keep, and to look at."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import refusals
from kurultai.server.schemas import http as m

router = APIRouter()


@router.get("/api/tables/{table}/record", responses=refusals(400, 404, 409, 503))
async def record(table: TableId, player: PlayerDep, service: ServiceDep) -> Response:
    """The game's record (format kurultai/1), as a download."""
    document = await service.tables.record(player, table)
    name = f"{document['game']}-{table}.json"
    return JSONResponse(document, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/api/records", responses=refusals(400, 404, 413, 422, 503, 507))
async def load_record(body: dict[str, Any], player: PlayerDep, service: ServiceDep) -> m.Table:
    """Check a record and put it on a table, to look at."""
    return await service.creation.load(player, body)
