"""The server, put together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.responses import JSONResponse

from kurultai.server import errors, logs
from kurultai.server.api import people, reviews, socket, tables
from kurultai.server.api.openapi import document
from kurultai.server.api.static import Client
from kurultai.server.config import Settings
from kurultai.server.metrics import Measuring, metrics
from kurultai.server.middleware.limits import Limits
from kurultai.server.people.bans import Barring
from kurultai.server.people.identity import Recognising
from kurultai.server.people.rate_limits import Slowing
from kurultai.server.service import Service


def create(settings: Settings) -> FastAPI:
    """The app; StorageTrouble if the data folder cannot be used."""
    service = Service(settings)
    reviewers = reviews.Reviewers()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        yield
        reviewers.close()
        await service.stop()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.games = service.games
    app.state.tables = service.house.tables
    app.state.house = service.house
    app.state.reviewers = reviewers
    errors.handle(app)
    app.include_router(tables.router)
    app.include_router(people.router)
    app.include_router(socket.router)
    app.include_router(reviews.router)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> JSONResponse:
        return JSONResponse(document(app))

    app.add_route("/metrics", metrics)
    app.mount("/", Client(settings.client))
    app.add_middleware(Barring, bans=service.house.bans)
    app.add_middleware(Recognising, players=service.players)
    app.add_middleware(Slowing, floods=service.house.floods)
    app.add_middleware(Limits)
    app.add_middleware(Measuring)
    return app


def from_environment() -> FastAPI:
    """For processes that a server starts."""
    settings = Settings.from_environment()
    logs.set_up(settings.log)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    return create(settings)


def _end_with_parent() -> None:
    """Who started this process may be killed: then nobody would stop it any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
