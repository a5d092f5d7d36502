"""A snapshot and the deltas since are the table as a fresh snapshot has it, for everybody."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.support.client import FRIEND, ME, bot
from tests.server.support.far_apart import OPEN
from tests.server.support.house import House, house
from tests.server.support.loops import run

Scene = Callable[[House, random.Random], Awaitable[None]]
GAMES = ("heroes", "khan", "dschingis", "huns")
CLOCK = {"kind": "minutes", "minutes": 60, "increment": 5}


async def apart(room: House, dice: random.Random) -> None:
    """Two people and who watches; seats, clocks, proposals, reconnecting, the end."""
    await room.open("ada", ME, OPEN, visibility="public", clock=CLOCK)
    await room.listen("ada", "ada", "bo", "eve", "eve")
    await room.do("bo", "sit", name="Bo")
    room.check_http()
    if room.table.status == "waiting":
        pytest.fail("the game does not begin")
    for n in range(30):
        await room.move(dice)
        room.check()
        if n % 10 == 3:
            await undone(room, is_agreed=n != 13)
        if n % 10 == 6:
            await room.leave("bo", "eve")
            room.check()
            await room.listen("bo", "eve")
            room.check_http()
    if room.table.can_be_drawn:
        await room.do("ada", "draw")
        room.check()
        await room.do("bo", "answer", agree=False)
    room.check_http()
    if room.table.status == "running":
        await room.do("bo", "resign")
    room.check_http()
    assert all(ear.told.content["revealed"] for ear in room.ears)


async def undone(room: House, is_agreed: bool) -> None:
    """One of the two asks to take a move back, the other answers."""
    for asking, answering in (("ada", "bo"), ("bo", "ada")):
        ear = next(ear for ear in room.ears if ear.player == asking)
        if ear.told.content["can"]["undo"]:
            await room.do(asking, "undo")
            room.check()
            if room.table.proposals.proposal is not None:
                await room.do(answering, "answer", agree=is_agreed)
            room.check_http()
            return


async def seats(room: House, dice: random.Random) -> None:
    """Sitting, getting up, beginning with a bot; one is away, a bot plays on, they come back."""
    most = max(room.service.games.info(room.game).seats)
    await room.open("ada", ME, *[OPEN] * (most - 1), visibility="public")
    await room.listen("ada", "bo", "eve")
    for type_, fields in (("sit", {"name": "Bo"}), ("stand", {}), ("sit", {"name": "Bob"})):
        await room.do("bo", type_, **fields)
        room.check_http()
    if room.table.status == "waiting":
        await room.do("ada", "start", level="quick")
    for n in range(12):
        await room.bots_have_moved()
        room.check()
        await room.move(dice)
        room.check()
        if n == 6:
            await taken_over(room, dice)
    room.check_http()
    if room.table.status == "running":
        await room.do("ada", "resign", seat=0)
    room.check_http()


async def taken_over(room: House, dice: random.Random) -> None:
    await room.bots_have_moved()
    while room.table.turn != 1 and await room.move(dice):
        await room.bots_have_moved()
    if room.table.turn != 1:
        return  # the game is over
    await room.leave("bo")
    room.check_http()
    await room.do("ada", "replace", seat=1)
    room.check_http()
    assert room.table.seats[1].away
    await room.bots_have_moved()
    await room.listen("bo")
    room.check_http()
    if room.table.status == "running":
        await room.do("bo", "back")
    room.check_http()


async def one_screen(room: House, dice: random.Random) -> None:
    """Several people at one screen, to the very end; undo needs nobody's consent."""
    await room.open("ada", ME, FRIEND)
    await room.listen("ada", "eve")
    n = 0
    while await room.move(dice):
        n += 1
        room.check()
        if n % 9 == 8 and room.ears[0].told.content["can"]["undo"]:
            await room.do("ada", "undo")
            room.check()
    room.check_http()
    assert room.table.match.is_over
    assert [ear.told.content["frame"]["by"] for ear in room.ears] == ["over", "over"]


async def bots(room: House, dice: random.Random) -> None:
    """Only bots, to the end, and somebody who watches."""
    await room.open("ada", bot(), bot())
    await room.listen("ada", "eve")
    while not room.table.match.is_over:
        version = room.table.match.version
        await room.until(lambda before=version: room.table.match.version > before)
        room.check()
    room.check_http()


@pytest.mark.parametrize(
    "scene", [apart, seats, one_screen, bots], ids=lambda scene: scene.__name__
)
@pytest.mark.parametrize("game", GAMES)
def test_snapshot_and_deltas_are_a_fresh_snapshot(tmp_path: Path, game: str, scene: Scene) -> None:
    async def play() -> None:
        async with house(tmp_path, game) as room:
            await scene(room, random.Random(game))

    run(play())
