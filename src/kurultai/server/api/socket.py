"""The socket of a table: what was missed, then every change; moves and talk the other way.

A command is answered by Done or NotDone, on this socket and before anybody else hears of it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError

from kurultai.core.errors import Refusal
from kurultai.core.text import text
from kurultai.match.refusals import WrongSeat
from kurultai.server.api.dependencies import TableId
from kurultai.server.errors import Refused, for_refusal, problem_of
from kurultai.server.middleware.body_limits import is_from_here
from kurultai.server.people.rate_limits import too_many
from kurultai.server.schemas.socket import (
    Done,
    NotDone,
    SocketCommand,
    SocketPlay,
    SocketSay,
    SocketSync,
)
from kurultai.server.service import Service
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.tables import views
from kurultai.server.tables.live import Listener, LiveTable

PING = "ping"
NOT_UNDERSTOOD = 1003  # close codes of RFC 6455
TOO_OFTEN = 1008
MESSAGE_LIMIT = 4096  # bytes; the web server closes with 1009 beyond

COMMAND: TypeAdapter[SocketPlay | SocketSay | SocketSync] = TypeAdapter(SocketCommand)

router = APIRouter()

After = Annotated[int | None, Query(ge=0, le=10**9)]


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: TableId, after: After = None) -> None:
    service: Service = websocket.app.state.service
    if not is_from_here(websocket.scope):
        foreign = text("this page may not listen here", "cette page ne peut pas écouter ici")
        await websocket.send_denial_response(for_refusal(WrongSeat(foreign)))
        return
    if not service.rate_limits.come(websocket.scope):
        await websocket.send_denial_response(for_refusal(too_many(1.0)))
        return
    try:
        await _serve(websocket, service, table, after)
    finally:
        service.rate_limits.go(websocket.scope)


async def _serve(websocket: WebSocket, service: Service, table: str, after: int | None) -> None:
    try:
        live, listener = await service.presence.listen(websocket.state.player, table, after)
    except (Refusal, StorageTrouble) as refusal:
        await websocket.send_denial_response(for_refusal(refusal))
        return
    try:
        await websocket.accept()
        await _talk(websocket, Connection(websocket, service, live, listener))
    finally:
        service.presence.leave(live, listener)


async def _talk(websocket: WebSocket, connection: Connection) -> None:
    """Send and receive until one side ends."""
    sending = asyncio.create_task(_send(websocket, connection.listener))
    receiving = asyncio.create_task(connection.receive())
    try:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        receiving.cancel()
        _, failed = await asyncio.gather(sending, receiving, return_exceptions=True)
    if isinstance(failed, Exception):
        raise failed


async def _send(websocket: WebSocket, listener: Listener) -> None:
    while True:
        await websocket.send_text(await listener.waiting.get())


class Connection:
    """Takes what one socket commands, one command after the other."""

    def __init__(
        self, websocket: WebSocket, service: Service, table: LiveTable, listener: Listener
    ) -> None:
        self._websocket = websocket
        self._service = service
        self._table = table
        self.listener = listener

    async def receive(self) -> None:
        try:
            while (said := await self._websocket.receive_text()) is not None:
                scope = self._websocket.scope
                is_taken = self._service.rate_limits.message(scope, self.listener.player)
                if not is_taken or self._service.bans.refuse(scope):
                    await self._websocket.close(TOO_OFTEN)
                    return
                if said != PING:
                    await self._run(COMMAND.validate_json(said))
        except (ValidationError, KeyError):  # KeyError: bytes instead of text
            await self._websocket.close(NOT_UNDERSTOOD)
        except WebSocketDisconnect:
            pass

    async def _run(self, command: SocketPlay | SocketSay | SocketSync) -> None:
        player, id_ = self.listener.player, self._table.id
        if isinstance(command, SocketSync):
            self._service.tables.sync(self._table, self.listener, command.version)
            return
        try:
            if isinstance(command, SocketSay):
                await self._service.chat.say(player, id_, command)
                self._done(command.id, self._table)
            else:
                done = partial(self._done, command.id)
                await self._service.moves.play_over_socket(player, id_, command, done)
        except (Refusal, Refused, StorageTrouble) as error:
            status, problem = problem_of(error)
            self._put(NotDone(id=command.id, status=status, problem=problem))

    def _done(self, command_id: str, table: LiveTable) -> None:
        self._put(Done(id=command_id, version=table.match.version))

    def _put(self, message: BaseModel) -> None:
        self.listener.put(message.model_dump_json(), partial(views.snapshot_of, self._table))
