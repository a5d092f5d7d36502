"""The socket of a table: a snapshot, then every change; commands and talk the other way.

A command is answered by Done or NotDone, on this socket and before anybody else hears of it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.websockets import WebSocketState

from kurultai.core.catalogue import nearest
from kurultai.core.errors import Refusal
from kurultai.core.text import Reader, read_by, reader
from kurultai.match.refusals import WrongSeat
from kurultai.server.api.dependencies import TableId
from kurultai.server.errors import Refused, for_refusal, problem_of
from kurultai.server.middleware.body_limits import is_from_here
from kurultai.server.people.caller import arrives
from kurultai.server.people.rate_limits import too_many
from kurultai.server.schemas import socket as s
from kurultai.server.service import Service
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.tables.live import Listener, LiveTable
from kurultai.server.tables.views.deltas import PROTOCOL, SNAPSHOTS_ONLY, tell_all
from kurultai.server.texts import TEXTS

PING = "ping"
NOT_UNDERSTOOD = 1003  # close codes of RFC 6455
TOO_OFTEN = 1008
ANOTHER_PROTOCOL = 4000  # ours
MESSAGE_LIMIT = 4096  # bytes; the web server closes with 1009 beyond

Command = s.TableCommand | s.SocketSay | s.SocketSync | s.SocketLanguage
COMMAND: TypeAdapter[Command] = TypeAdapter(s.SocketCommand)

router = APIRouter()

Protocol = Annotated[int, Query(ge=0, le=10**9)]
FIRST = 1  # of tabs that ask for none


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: TableId, protocol: Protocol = FIRST) -> None:
    service: Service = websocket.app.state.service
    if not is_from_here(websocket.scope):
        foreign = TEXTS("this-page-may-not-listen-here")
        await websocket.send_denial_response(for_refusal(WrongSeat(foreign)))
        return
    if wait := service.rate_limits.come(websocket.scope):
        await websocket.send_denial_response(for_refusal(too_many(wait)))
        return
    try:
        if protocol in (SNAPSHOTS_ONLY, PROTOCOL):
            await _serve(websocket, service, table, protocol)
        else:
            await _say_reload(websocket)
    finally:
        service.rate_limits.go(websocket.scope)


async def _say_reload(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text(s.Reload().model_dump_json())
    await websocket.close(ANOTHER_PROTOCOL)


async def _serve(websocket: WebSocket, service: Service, table: str, protocol: int) -> None:
    try:
        live, listener = await service.presence.listen(
            websocket.state.player, table, protocol, reader()
        )
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
                arrives()
                scope = self._websocket.scope
                is_taken = self._service.rate_limits.message(scope, self.listener.player)
                if not is_taken or self._service.bans.refuse(scope):
                    await self._websocket.close(TOO_OFTEN)
                    return
                if said == PING:
                    self._answer_ping()
                    continue
                command = COMMAND.validate_json(said)
                await asyncio.shield(self._run(command))  # stored and told, whoever hangs up
        except (ValidationError, KeyError):  # KeyError: bytes instead of text
            await self._websocket.close(NOT_UNDERSTOOD)
        except WebSocketDisconnect:
            pass
        except RuntimeError:  # what we sent did not arrive: they have hung up
            if self._websocket.application_state is not WebSocketState.DISCONNECTED:
                raise

    def _answer_ping(self) -> None:
        if self.listener.protocol != SNAPSHOTS_ONLY:  # they know no such message
            self._put(s.Pong())

    async def _run(self, command: Command) -> None:
        player, id_ = self.listener.player, self._table.id
        if isinstance(command, s.SocketLanguage):
            language = nearest(command.language) or self.listener.to.language
            self.listener.to = Reader(language, coordinates=command.coordinates)
        if isinstance(command, s.SocketSync | s.SocketLanguage):
            tell_all(self._table, self.listener)
            return
        read_by(self._table.reader(self.listener.viewer, self.listener.to))
        try:
            if isinstance(command, s.SocketSay):
                await self._service.chat.say(player, id_, command, partial(self._done, command.id))
            else:
                done = partial(self._done, command.id)
                await self._service.commands[command.type](player, id_, command, done)
        except (Refusal, Refused, StorageTrouble) as error:
            status, problem = problem_of(error)
            refused = problem.model_copy(update={"table": None})  # deltas tell it anyway
            self._put(s.NotDone(id=command.id, status=status, problem=refused))

    def _done(self, command_id: str, table: LiveTable) -> None:
        self._put(s.Done(id=command_id, version=table.match.version))

    def _put(self, message: BaseModel) -> None:
        if not self.listener.put(message.model_dump_json()):
            tell_all(self._table, self.listener)
