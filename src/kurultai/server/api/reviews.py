"""Reviews of finished games."""

from __future__ import annotations

from fastapi import APIRouter

from kurultai.core.errors import NotYours
from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import refusals
from kurultai.server.people.caller import share_of
from kurultai.server.schemas.reviews import ReviewState
from kurultai.server.texts import TEXTS

router = APIRouter()


@router.get("/api/tables/{table}/review", responses=refusals(400, 403, 404, 409, 503))
async def table_review(table: TableId, player: PlayerDep, service: ServiceDep) -> ReviewState:
    """Where a finished game was won, lost and decided by luck; takes some seconds to make."""
    document = await service.tables.record(player, table)
    if "result" not in document:
        raise NotYours(TEXTS("a-game-can-be-reviewed-once"))
    service.games.playable(document["game"])
    return await service.reviews.of(table, document, share_of(player))
