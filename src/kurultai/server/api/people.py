"""The HTTP endpoints for what people do around a game: sit down, agree, talk, come back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from kurultai.server.api.tables import HouseDep, PlayerDep, TableId, refusals
from kurultai.server.schemas import http as m

router = APIRouter()

CHANGING = refusals(400, 403, 404, 409, 413, 503, 507)

Token = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]
After = Annotated[int, Query(ge=0, le=10**9)]


@router.get("/api/lobby", responses=refusals())
async def lobby(player: PlayerDep, house: HouseDep) -> m.Lobby:
    """My tables, open tables, and public games to watch."""
    return await house.lobby.lobby(player)


# Seats


@router.post("/api/tables/{table}/sit", responses=CHANGING)
async def sit(table: TableId, body: m.Sit, player: PlayerDep, house: HouseDep) -> m.Table:
    """Take a free seat. With the last free seat taken the game begins."""
    return await house.seating.sit(player, table, body)


@router.post("/api/tables/{table}/stand", responses=CHANGING)
async def stand(table: TableId, body: m.Stand, player: PlayerDep, house: HouseDep) -> m.Table:
    """Give a seat up before the game begins. The last person to leave closes the table."""
    return await house.seating.stand(player, table, body)


@router.post("/api/tables/{table}/start", responses=CHANGING)
async def start(table: TableId, body: m.Start, player: PlayerDep, house: HouseDep) -> m.Table:
    """Fill the free seats with bots and begin."""
    return await house.seating.start(player, table, body)


@router.post("/api/tables/{table}/back", responses=CHANGING)
async def back(table: TableId, body: m.Back, player: PlayerDep, house: HouseDep) -> m.Table:
    """Take the seat back from the bot that played meanwhile."""
    return await house.seating.back(player, table, body)


@router.post("/api/tables/{table}/device", responses=refusals(400, 403, 404, 409, 503, 507))
async def device(table: TableId, player: PlayerDep, house: HouseDep) -> m.DeviceLink:
    """A link that moves my seats at this table to another device, once."""
    return await house.seating.device(player, table)


@router.post("/api/devices/{token}", responses=refusals(400, 404, 409, 503, 507))
async def redeem(token: Token, player: PlayerDep, house: HouseDep) -> m.Table:
    """Move the seats of such a link to this browser."""
    return await house.seating.redeem(player, token)


# Consent


@router.post("/api/tables/{table}/undo", responses=CHANGING)
async def undo(table: TableId, body: m.Ask, player: PlayerDep, house: HouseDep) -> m.Table:
    """Take my last decision back, and all that followed; others at the table are asked first."""
    return await house.consent.undo(player, table, body)


@router.post("/api/tables/{table}/draw", responses=CHANGING)
async def draw(table: TableId, body: m.Ask, player: PlayerDep, house: HouseDep) -> m.Table:
    """Offer a draw, where the game knows one."""
    return await house.consent.draw(player, table, body)


@router.post("/api/tables/{table}/replace", responses=CHANGING)
async def replace(table: TableId, body: m.Replace, player: PlayerDep, house: HouseDep) -> m.Table:
    """Let a bot play for somebody absent, if the others agree."""
    return await house.consent.replace(player, table, body)


@router.post("/api/tables/{table}/answer", responses=CHANGING)
async def answer(table: TableId, body: m.Answer, player: PlayerDep, house: HouseDep) -> m.Table:
    """Agree to what is asked, or refuse it."""
    return await house.consent.answer(player, table, body)


# Talk


@router.get("/api/tables/{table}/chat", responses=refusals(400, 404, 409, 503))
async def chat(
    table: TableId, player: PlayerDep, house: HouseDep, after: After = 0
) -> list[m.ChatLine]:
    """What was said after a line, the newest 200."""
    return await house.chatting.said(player, table, after)


@router.post("/api/tables/{table}/chat", responses=CHANGING)
async def say(table: TableId, body: m.Say, player: PlayerDep, house: HouseDep) -> m.ChatLine:
    """Say something at a table."""
    return await house.chatting.say(player, table, body)


# Names


@router.get("/api/me", responses=refusals())
async def me(player: PlayerDep, house: HouseDep) -> m.Me:
    """The name that this browser has protected, if any."""
    return await house.names.me(player)


@router.post("/api/me/name", responses=refusals(400, 403, 413, 507))
async def name(body: m.Name, player: PlayerDep, house: HouseDep) -> m.Me:
    """Protect a free name by a passphrase, or prove that a protected one is mine."""
    return await house.names.prove(player, body)
