"""Lessons, puzzles, examples, how to play; what things are; what somebody has learnt."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from kurultai.server.api.dependencies import PlayerDep, ServiceDep, TableId
from kurultai.server.api.errors import CHANGING, refusals
from kurultai.server.api.games import GameId
from kurultai.server.schemas import http as m

router = APIRouter()

Id = Annotated[str, Path(pattern=r"^[\w.-]{1,60}$")]


@router.get("/api/games/{game}/lessons", responses=refusals(400, 404))
async def lessons(game: GameId, player: PlayerDep, service: ServiceDep) -> list[m.LessonLine]:
    """A game's lessons in their order, and which of them this person has done."""
    return await service.learning.lessons(player, game)


@router.post("/api/games/{game}/lessons/{lesson}", responses=refusals(400, 404, 503, 507))
async def open_lesson(game: GameId, lesson: Id, player: PlayerDep, service: ServiceDep) -> m.Table:
    """A table at which this lesson is given."""
    return await service.exercises.open(player, game, "lesson", lesson)


@router.get("/api/games/{game}/puzzles", responses=refusals(400, 404))
async def puzzles(game: GameId, player: PlayerDep, service: ServiceDep) -> list[m.PuzzleLine]:
    """A game's puzzles, the easiest first, and which of them this person has solved."""
    return await service.learning.puzzles(player, game)


@router.get("/api/puzzles/daily", responses=refusals(400))
async def daily_puzzle(player: PlayerDep, service: ServiceDep) -> m.PuzzleLine:
    """The puzzle of the day, the same for everyone."""
    return await service.learning.daily(player)


@router.post("/api/games/{game}/puzzles/{puzzle}", responses=refusals(400, 404, 503, 507))
async def open_puzzle(game: GameId, puzzle: Id, player: PlayerDep, service: ServiceDep) -> m.Table:
    """A table at which this puzzle can be solved."""
    return await service.exercises.open(player, game, "puzzle", puzzle)


@router.post("/api/tables/{table}/go", responses=CHANGING)
async def go(table: TableId, body: m.Ask, player: PlayerDep, service: ServiceDep) -> m.Table:
    """On from what was read, in a lesson; in a puzzle, back to where it began."""
    return service.tables.shown(await service.exercises.go(player, table, body), player)


@router.get("/api/games/{game}/how-to-play", responses=refusals(400, 404, 503))
async def how_to_play(game: GameId, service: ServiceDep) -> m.HowToPlay:
    """The game on one page."""
    return service.learning.how_to_play(game)


@router.get("/api/games/{game}/examples/{example}", responses=refusals(400, 404, 503))
async def example(game: GameId, example: Id, service: ServiceDep) -> m.ExampleInfo:
    """One of the rulebook's examples, to step through."""
    return service.learning.example(game, example)


@router.get("/api/games/{game}/introductions", responses=refusals(400, 404))
async def introductions(game: GameId, service: ServiceDep) -> m.Introductions:
    """What a coach says when a kind of decision first comes up, by that kind (`frame.kind`)."""
    return service.learning.introductions(game)


@router.get("/api/tables/{table}/things", responses=refusals(400, 404, 409, 503))
async def thing(
    table: TableId,
    id: Annotated[str, Query(max_length=80)],  # noqa: A002  (the name of a query)
    player: PlayerDep,
    service: ServiceDep,
    at: Annotated[int | None, Query(ge=0)] = None,
) -> m.ThingInfo:
    """What something on the table is, and what it is worth now (or after so many moves)."""
    return await service.learning.explain(player, table, id, at)


@router.get("/api/learned", responses=refusals())
async def learned(player: PlayerDep, service: ServiceDep) -> m.Learned:
    """What this person has learnt."""
    return m.Learned(what=await service.store.learned(player))


@router.post("/api/learned", responses=refusals(400, 413, 507))
async def learn(body: m.Learn, player: PlayerDep, service: ServiceDep) -> m.Learned:
    """Note that something was read or done; lessons and puzzles are noted by themselves."""
    await service.store.learned_add(player, body.what)
    return m.Learned(what=await service.store.learned(player))
