"""Who can reach this server, and letting others of its network in."""

from __future__ import annotations

import ipaddress
import logging

from fastapi import APIRouter, Request

from kurultai.core.errors import NotYours
from kurultai.server.api.dependencies import ServiceDep
from kurultai.server.api.errors import refusals
from kurultai.server.schemas import http as m
from kurultai.server.texts import TEXTS

log = logging.getLogger(__name__)
router = APIRouter()


@router.get("/api/reach", responses=refusals())
async def reach(request: Request, service: ServiceDep) -> m.Reach:
    """The address that others in this network can open, if there is one."""
    its = service.reach
    return m.Reach(address=its.address, can_open=its.can_open and _is_here(request))


@router.post("/api/reach", responses=refusals(403))
async def open_to_network(request: Request, service: ServiceDep) -> m.Reach:
    """Listen in the local network, too. Only a browser on this machine may ask for it."""
    if not _is_here(request):
        raise NotYours(TEXTS("only-this-machine-may-open"))
    try:
        await service.reach.open()
    except OSError as error:
        log.warning("cannot listen in the local network: %s", error.strerror or error)
        raise NotYours(TEXTS("cannot-be-opened")) from error
    return await reach(request, service)


def _is_here(request: Request) -> bool:
    return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
