"""The server, put together."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import JSONResponse

from kurultai.bots import levels
from kurultai.server import problems, reviewing, routes, sockets
from kurultai.server.fanout import Fanout
from kurultai.server.games import Games, Opponents
from kurultai.server.limits import Limits
from kurultai.server.opening import opened
from kurultai.server.players import Players, Recognising
from kurultai.server.schema import document
from kurultai.server.static import CLIENT, Client
from kurultai.server.store import Store
from kurultai.server.tables import Tables

MOST_BOTS = 4 * (os.cpu_count() or 1)


@dataclass(frozen=True)
class Settings:
    data: Path
    client: Path = CLIENT
    opponents: Opponents = levels
    pause: float = 0.4  # seconds that a bot's move takes at least
    bots: int = MOST_BOTS  # that may think here at the same time; 0 leaves them to workers


def create(settings: Settings) -> FastAPI:
    """The app; StorageTrouble if the data folder cannot be used."""
    store = Store(opened(settings.data))
    players = Players(settings.data)
    games = Games(settings.opponents)
    fanout = Fanout(store)
    tables = Tables(store, games, fanout, settings.pause, settings.bots)
    reviewers = reviewing.Reviewers()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await store.start()
        await fanout.start()
        await tables.jobs.start()
        preparing = asyncio.create_task(games.prepare())
        yield
        preparing.cancel()
        await asyncio.gather(preparing, return_exceptions=True)
        tables.close()
        reviewers.close()
        await tables.jobs.stop()
        await store.stop()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.games = games
    app.state.tables = tables
    app.state.reviewers = reviewers
    problems.handle(app)
    app.include_router(routes.router)
    app.include_router(sockets.router)
    app.include_router(reviewing.router)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> JSONResponse:
        return JSONResponse(document(app))

    app.mount("/", Client(settings.client))
    app.add_middleware(Recognising, players=players)
    app.add_middleware(Limits)
    return app
