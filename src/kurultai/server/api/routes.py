"""Every endpoint."""

from __future__ import annotations

from fastapi import FastAPI

from kurultai.server.api import (
    games,
    moves,
    people,
    proposals,
    records,
    reviews,
    seats,
    socket,
    tables,
)


def include(app: FastAPI) -> None:
    for part in (games, tables, moves, records, reviews, seats, proposals, people, socket):
        app.include_router(part.router)
