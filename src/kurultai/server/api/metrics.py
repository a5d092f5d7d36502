"""What Prometheus reads."""

from __future__ import annotations

import ipaddress
import os

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import Response


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
