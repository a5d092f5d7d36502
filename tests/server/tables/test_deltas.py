"""A snapshot and the deltas since are the table as a fresh snapshot has it, for everybody."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.support.client import FRIEND, ME, bot
from tests.server.support.driver import TableDriver, driver
from tests.server.support.far_apart import OPEN
from tests.server.support.loops import run

Scene = Callable[[TableDriver, random.Random], Awaitable[None]]
GAMES = ("heroes", "khan", "dschingis", "huns")
MOST = 200  # moves, of games that random moves do not end
CLOCK = {"kind": "minutes", "minutes": 60, "increment": 5}


async def apart(drive: TableDriver, dice: random.Random) -> None:
    """Two people and who watches; seats, clocks, proposals, reconnecting, the end."""
    await drive.open("ada", ME, OPEN, visibility="public", clock=CLOCK)
    await drive.listen("ada", "ada", "bo", "eve", "eve")
    await drive.do("bo", "sit", name="Bo")
    drive.check_http()
    assert drive.table.status == "running"
    for n in range(30):
        await drive.move(dice)
        drive.check()
        if n % 10 == 3:
            await undone(drive, is_agreed=n != 13)
        if n % 10 == 6:
            await drive.leave("bo", "eve")
            drive.check()
            await drive.listen("bo", "eve")
            drive.check_http()
    if drive.table.can_be_drawn:
        await drive.do("ada", "draw")
        drive.check()
        await drive.do("bo", "answer", agree=False)
    drive.check_http()
    if drive.table.status == "running":
        await drive.do("bo", "resign")
    drive.check_http()
    assert all(browser.told.content["revealed"] for browser in drive.browsers)


async def undone(drive: TableDriver, is_agreed: bool) -> None:
    """One of the two asks to take a move back, the other answers."""
    for asking, answering in (("ada", "bo"), ("bo", "ada")):
        browser = next(browser for browser in drive.browsers if browser.player == asking)
        if browser.told.content["can"]["undo"]:
            await drive.do(asking, "undo")
            drive.check()
            if drive.table.proposals.proposal is not None:
                await drive.do(answering, "answer", agree=is_agreed)
            drive.check_http()
            return


async def seats(drive: TableDriver, dice: random.Random) -> None:
    """Sitting, getting up, beginning with a bot; one is away, a bot plays on, they come back."""
    most = max(drive.service.games.info(drive.game).seats)
    await drive.open("ada", ME, *[OPEN] * (most - 1), visibility="public")
    await drive.listen("ada", "bo", "eve")
    if most > 2:
        for type_ in ("sit", "stand"):
            await drive.do("bo", type_)
            drive.check_http()
    await drive.do("bo", "sit", name="Bob")
    drive.check_http()
    if drive.table.status == "waiting":
        await drive.do("ada", "start", level="quick")
    for n in range(12):
        await drive.bots_have_moved()
        drive.check()
        await drive.move(dice)
        drive.check()
        if n == 6:
            await taken_over(drive, dice)
    drive.check_http()
    if drive.table.status == "running":
        await drive.do("ada", "resign", seat=0)
    drive.check_http()


async def taken_over(drive: TableDriver, dice: random.Random) -> None:
    await drive.bots_have_moved()
    while drive.table.turn != 1 and await drive.move(dice):
        await drive.bots_have_moved()
    if drive.table.turn != 1:
        return  # the game is over
    await drive.leave("bo")
    drive.check_http()
    await drive.do("ada", "replace", seat=1)
    drive.check_http()
    assert drive.table.seats[1].away
    await drive.bots_have_moved()
    await drive.listen("bo")
    drive.check_http()
    if drive.table.status == "running":
        await drive.do("bo", "back")
    drive.check_http()


async def one_screen(drive: TableDriver, dice: random.Random) -> None:
    """Several people at one screen, to the end of the game; undo needs nobody's consent."""
    await drive.open("ada", ME, FRIEND)
    await drive.listen("ada", "eve")
    for n in range(MOST):
        if not await drive.move(dice):
            break
        drive.check()
        if n % 9 == 8 and drive.browsers[0].told.content["can"]["undo"]:
            await drive.do("ada", "undo")
            drive.check()
    if not drive.table.match.is_over:
        await drive.do("ada", "resign")
    drive.check_http()
    assert [browser.told.content["frame"]["by"] for browser in drive.browsers] == ["over", "over"]


async def bots(drive: TableDriver, dice: random.Random) -> None:
    """Only bots, to the end, and somebody who watches."""
    await drive.open("ada", bot(), bot())
    await drive.listen("ada", "eve")
    while not drive.table.match.is_over:
        version = drive.table.match.version
        await drive.until(lambda before=version: drive.table.match.version > before)
        drive.check()
    drive.check_http()


@pytest.mark.parametrize(
    "scene", [apart, seats, one_screen, bots], ids=lambda scene: scene.__name__
)
@pytest.mark.parametrize("game", GAMES)
def test_snapshot_and_deltas_are_a_fresh_snapshot(tmp_path: Path, game: str, scene: Scene) -> None:
    async def play() -> None:
        async with driver(tmp_path, game) as drive:
            await scene(drive, random.Random(game))

    run(play())
