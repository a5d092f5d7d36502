"""The HTTP endpoints. No rules in here: each asks the tables and passes the answer on."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import JSONResponse

import kurultai
from kurultai.server.games import Games
from kurultai.server.house import House
from kurultai.server.people.identity import PlayerId
from kurultai.server.schemas import http as m
from kurultai.server.tables.tables import Tables

router = APIRouter()

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
GameId = Annotated[str, Path(max_length=40)]

WHY = {
    400: "unreadable: not JSON, not of this form, or not a move",
    403: "not the seat of this browser",
    404: "there is no such thing",
    409: "stale (carries a fresh snapshot) or finished",
    413: "too large",
    422: "the rules forbid it (carries the rule)",
    429: "too often; Retry-After says when again",
    503: "the game's rules are being compiled",
    507: "the move could not be stored and was not made",
}


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """What an endpoint may answer instead; too often anybody may ask anything."""
    return {code: {"model": m.Problem, "description": WHY[code]} for code in sorted({*codes, 429})}


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _games(request: Request) -> Games:
    games: Games = request.app.state.games
    return games


def _player(request: Request) -> PlayerId:
    player: PlayerId = request.state.player
    return player


TablesDep = Annotated[Tables, Depends(_tables)]
HouseDep = Annotated[House, Depends(_house)]
GamesDep = Annotated[Games, Depends(_games)]
PlayerDep = Annotated[PlayerId, Depends(_player)]


@router.get("/healthz")
async def health() -> m.Health:
    """The server answers."""
    return m.Health(ok=True, version=kurultai.__version__)


@router.get("/api/games", responses=refusals())
async def games(games: GamesDep) -> list[m.GameInfo]:
    """The games there are, and whether they can be played already."""
    return games.all()


@router.get("/api/games/{game}", responses=refusals(400, 404))
async def game(game: GameId, games: GamesDep) -> m.GameInfo:
    """One game."""
    return games.info(game)


@router.get("/api/games/{game}/rules", responses=refusals(400, 404))
async def rules(game: GameId, games: GamesDep) -> list[m.RuleInfo]:
    """Every rule, ruling and reconstruction of a game, in our own words."""
    return games.rules(game)


@router.get("/api/games/{game}/gallery", responses=refusals(400, 404))
async def gallery(game: GameId, games: GamesDep) -> m.Gallery:
    """Everything of a game that is shown as pictures beside its rules; empty for most."""
    return games.gallery(game)


@router.post("/api/tables", responses=refusals(400, 403, 404, 413, 503, 507))
async def open_table(body: m.NewTable, player: PlayerDep, house: HouseDep) -> m.Table:
    """Open a table; the game begins at once if no seat is open or for somebody invited."""
    return await house.laying.open(player, body)


@router.get("/api/tables", responses=refusals())
async def my_tables(player: PlayerDep, house: HouseDep) -> list[m.TableLine]:
    """The tables of this browser, the newest first."""
    return await house.lobby.mine(player)


@router.get("/api/tables/{table}", responses=refusals(400, 404, 409, 503))
async def table(table: TableId, player: PlayerDep, tables: TablesDep) -> m.Table:
    """A table, as this browser may see it."""
    return await tables.seen(player, table)


@router.post("/api/tables/{table}/moves", responses=refusals(*WHY))
async def play(table: TableId, body: m.PlayMove, player: PlayerDep, house: HouseDep) -> m.Table:
    """Play a move for the seat to decide. Repeating the same id is harmless."""
    return await house.playing.play(player, table, body)


@router.post("/api/tables/{table}/resign", responses=refusals(400, 403, 404, 409, 413, 503, 507))
async def resign(table: TableId, body: m.Ask, player: PlayerDep, house: HouseDep) -> m.Table:
    """Give the game up; with more than two seats a bot plays on."""
    return await house.playing.resign(player, table, body)


@router.post("/api/tables/{table}/hint", responses=refusals(400, 403, 404, 409, 503))
async def hint(table: TableId, player: PlayerDep, house: HouseDep) -> m.Hint:
    """What the strongest bot would play here; takes about a second."""
    return await house.playing.hint(player, table)


@router.post("/api/tables/{table}/why", responses=refusals(400, 403, 404, 409, 413, 503))
async def why(table: TableId, body: m.Why, player: PlayerDep, house: HouseDep) -> m.Verdict:
    """Whether a move is legal here, and if not, by which rule."""
    return await house.playing.why(player, table, body.move)


@router.get("/api/tables/{table}/positions/{n}", responses=refusals(400, 404, 409, 503))
async def position(
    table: TableId, n: Annotated[int, Path(ge=0)], player: PlayerDep, tables: TablesDep
) -> m.Frame:
    """The position after n moves, and what the n-th move caused."""
    return await tables.frame(player, table, n)


@router.get("/api/tables/{table}/record", responses=refusals(400, 404, 409, 503))
async def record(table: TableId, player: PlayerDep, tables: TablesDep) -> Response:
    """The game's record (format kurultai/1), as a download."""
    document = await tables.record(player, table)
    name = f"{document['game']}-{table}.json"
    return JSONResponse(document, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/api/tables/{table}/rematch", responses=refusals(400, 403, 404, 409, 503, 507))
async def rematch(table: TableId, player: PlayerDep, house: HouseDep) -> m.Table:
    """A new table for the same people, each a seat further. The first to ask lays it, the others
    take the seats kept for them; a repeat gives the same table.
    """
    return await house.laying.rematch(player, table)


@router.post("/api/records", responses=refusals(400, 404, 413, 422, 503, 507))
async def load_record(body: dict[str, Any], player: PlayerDep, house: HouseDep) -> m.Table:
    """Check a record and lay it on a table, to look at."""
    return await house.laying.load(player, body)
