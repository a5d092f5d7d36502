"""Figures for Prometheus: requests, moves, sockets, bots. Nothing about any one table or player."""

from __future__ import annotations

import ipaddress
import os
import time

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kurultai.server import logs

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS = Histogram(
    "kurultai_request_seconds",
    "Requests answered, by route and status",
    ["method", "route", "status"],
    buckets=QUICK,
)
COMMITS = Histogram("kurultai_commit_seconds", "Changes of tables stored", buckets=QUICK)
EVENTS = Counter("kurultai_events_total", "Events of tables stored", ["kind"])
CONFLICTS = Counter("kurultai_conflicts_total", "Changes that another process forestalled")
SOCKETS = Gauge("kurultai_sockets", "Open sockets", multiprocess_mode="livesum")
LIVE = Gauge("kurultai_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
THINKING = Gauge("kurultai_bots_thinking", "Bots thinking here", multiprocess_mode="livesum")


class Measuring:
    """ASGI: how long every request took, also for the log, and how many sockets are open."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            with SOCKETS.track_inprogress():
                await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            took, asked = time.perf_counter() - began, (scope["method"], route_of(scope))
            REQUESTS.labels(*asked, str(status)).observe(took)
            logs.request(*asked, status, took)


def route_of(scope: Scope) -> str:
    """The route's pattern: addresses of tables are nobody's business."""
    return getattr(scope.get("route"), "path", "other")


async def metrics(request: Request) -> Response:
    """For this machine and private networks only; to anybody else it is not there."""
    host = request.client.host if request.client else ""
    try:
        is_near = ipaddress.ip_address(host).is_private
    except ValueError:
        is_near = host == ""  # a socket of this machine's own file system
    if not is_near:
        return Response(status_code=404)
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:  # several processes: the sum of all
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
