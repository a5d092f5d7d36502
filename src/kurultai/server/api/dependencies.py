"""What the endpoints are given: the service, who is asking, ids that are well formed."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from kurultai.server.people.identity import PlayerId
from kurultai.server.service import Service

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]


def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def _player(request: Request) -> PlayerId:
    player: PlayerId = request.state.player
    return player


ServiceDep = Annotated[Service, Depends(_service)]
PlayerDep = Annotated[PlayerId, Depends(_player)]
