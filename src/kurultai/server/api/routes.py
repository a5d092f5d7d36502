"""Every endpoint."""

from __future__ import annotations

from fastapi import FastAPI

from kurultai.server.api import (
    datafiles,
    games,
    learning,
    moves,
    people,
    proposals,
    reach,
    records,
    reviews,
    seats,
    socket,
    tables,
)


def include(app: FastAPI) -> None:
    for part in (
        games,
        datafiles,
        learning,
        tables,
        moves,
        records,
        reviews,
        seats,
        proposals,
        people,
        reach,
        socket,
    ):
        app.include_router(part.router)
