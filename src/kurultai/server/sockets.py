"""The socket of a table: a snapshot, then every change. The client only says "ping"."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from kurultai.core.errors import Refusal
from kurultai.core.text import text
from kurultai.match.refusals import WrongSeat
from kurultai.server.database import StorageTrouble
from kurultai.server.limits import is_from_here
from kurultai.server.problems import for_refusal
from kurultai.server.table import Listener
from kurultai.server.tables import Tables

PING = "ping"
NOT_UNDERSTOOD = 1003  # close codes of RFC 6455
MESSAGE_LIMIT = 1024  # bytes; the web server closes with 1009 beyond

router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    tables: Tables = websocket.app.state.tables
    if not is_from_here(websocket.scope):
        foreign = text("this page may not listen here", "cette page ne peut pas écouter ici")
        await websocket.send_denial_response(for_refusal(WrongSeat(foreign)))
        return
    try:
        live, listener = await tables.listen(websocket.state.player, table)
    except (Refusal, StorageTrouble) as refusal:
        await websocket.send_denial_response(for_refusal(refusal))
        return
    try:
        await websocket.accept()
        await _talk(websocket, listener)
    finally:
        live.listeners.discard(listener)


async def _talk(websocket: WebSocket, listener: Listener) -> None:
    """Send and receive until one side ends."""
    sides = [
        asyncio.create_task(_send(websocket, listener)),
        asyncio.create_task(_receive(websocket)),
    ]
    try:
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for side in sides:
            side.cancel()
        await asyncio.gather(*sides, return_exceptions=True)


async def _send(websocket: WebSocket, listener: Listener) -> None:
    while True:
        await websocket.send_text(await listener.waiting.get())


async def _receive(websocket: WebSocket) -> None:
    try:
        while await websocket.receive_text() == PING:
            pass
        await websocket.close(NOT_UNDERSTOOD)
    except (WebSocketDisconnect, KeyError):  # KeyError: bytes instead of text
        pass
