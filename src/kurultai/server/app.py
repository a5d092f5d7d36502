"""The web server's app: the service, its doors, and what every request passes through."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse

from kurultai.bots import opponents as seatable
from kurultai.server import logs
from kurultai.server.api import errors, routes
from kurultai.server.api.metrics import metrics
from kurultai.server.api.openapi import document
from kurultai.server.api.static import CLIENT, Client, inline_scripts
from kurultai.server.config import Config
from kurultai.server.middleware.bans import BanMiddleware
from kurultai.server.middleware.body_limits import BodyLimitMiddleware
from kurultai.server.middleware.identity import IdentityMiddleware
from kurultai.server.middleware.language import LanguageMiddleware
from kurultai.server.middleware.metrics import MetricsMiddleware
from kurultai.server.middleware.rate_limits import RateLimitMiddleware
from kurultai.server.middleware.security_headers import SecurityHeadersMiddleware
from kurultai.server.service import Service
from kurultai.server.thinking.pool import Opponents

SMALL = 1_000  # bytes: below, an answer is one packet anyway
QUICK = 4  # of 9: half a millisecond for 50 kB


def create(config: Config, opponents: Opponents = seatable, client: Path = CLIENT) -> FastAPI:
    """The app; StorageTrouble if the data folder cannot be used."""
    service = Service(config, opponents)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.service = service
    errors.handle(app)
    routes.include(app)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> JSONResponse:
        return JSONResponse(document(app))

    app.add_route("/metrics", metrics)
    app.mount("/", Client(client))
    _add_middleware(app, service, inline_scripts(client))
    return app


def _add_middleware(app: FastAPI, service: Service, scripts: list[str]) -> None:
    """The last added is the first that a request passes through."""
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=QUICK)
    app.add_middleware(BanMiddleware, bans=service.bans)
    app.add_middleware(IdentityMiddleware, players=service.players, rate_limits=service.rate_limits)
    app.add_middleware(RateLimitMiddleware, rate_limits=service.rate_limits)
    app.add_middleware(BodyLimitMiddleware)
    app.add_middleware(SecurityHeadersMiddleware, scripts=scripts)
    app.add_middleware(LanguageMiddleware)
    app.add_middleware(MetricsMiddleware)


def from_environment() -> FastAPI:
    """For processes that a server starts."""
    config = Config.from_environment()
    logs.set_up(config.log)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    app = create(config)
    app.state.service.reach.set_up(config.listens_on, config.port)
    return app


def _end_with_parent() -> None:
    """Who started this process may be killed: then nobody would stop it any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
