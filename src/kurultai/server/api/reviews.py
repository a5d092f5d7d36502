"""Reviews of finished games, and what might have been played instead."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import refusals
from kurultai.server.people.caller import share_of
from kurultai.server.schemas.http import Frame
from kurultai.server.schemas.reviews import ReviewState

router = APIRouter()

MOST_MOVES = 24  # of a line


@router.get("/api/tables/{table}/review", responses=refusals(400, 403, 404, 409, 503))
async def table_review(table: TableId, player: PlayerDep, service: ServiceDep) -> ReviewState:
    """Where a finished game was won, lost and decided by luck, as far as it is made."""
    match = await service.tables.finished(player, table)
    service.games.playable(match.game.id)
    return await service.reviews.of(table, match, share_of(player))


@router.get("/api/tables/{table}/lines/{at}", responses=refusals(400, 403, 404, 409, 422, 503))
async def table_line(
    table: TableId,
    at: int,
    moves: Annotated[list[str], Query(max_length=MOST_MOVES)],
    player: PlayerDep,
    service: ServiceDep,
) -> list[Frame]:
    """What these moves would have made of the position after `at` moves of a finished game."""
    return await service.tables.line(player, table, at, moves)
