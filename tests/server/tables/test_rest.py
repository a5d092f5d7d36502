"""What comes to the same in any order is done in one go, and taken back in one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import httpx
import pytest

from kurultai.core.registry import game
from kurultai.match.alike import alike
from kurultai.match.match import Match
from kurultai.server.people.identity import Players
from kurultai.server.storage.rows import Seat, Stored
from kurultai.server.storage.store import Store, open_database
from kurultai.server.tables.state import TableState
from tests.match.test_alike import SeededChance
from tests.server.support.client import Json, ask, assert_problem, seen
from tests.server.support.doubles import Doubles
from tests.server.support.far_apart import wait_for_game
from tests.server.support.server import running

AT = "2026-11-16T12:00:00.000+00:00"
TABLE = {"id": "placing"}


async def put(data: Path, match: Match) -> None:
    """Two people at one screen, where the match stands."""
    seats = [Seat("me", player="me"), Seat("friend", player="me")]
    start = match.start
    stored = Stored(TABLE["id"], "huns", start.rules, start.options, owner="me", seats=seats)
    store = Store(open_database(data))
    await store.database.start()
    state = TableState.created(stored, match, "running", AT)
    await store.create(stored, match.log, state.summary())
    await store.database.stop()


def several_left(seed: int) -> Match | None:
    """A random game of Huns in which three cubes fill just three places, if that ever comes."""
    chance = random.Random(seed)
    match = Match.new(game("huns"), 2, chance=SeededChance(seed))
    while not match.is_over:
        moves = [int(move) for move in match.position.legal()]
        if len(moves) > 1 and len(alike(match.position)) > 1:
            return match
        match.play(match.position.actor, chance.choice(moves))
    return None


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, opponents: Doubles) -> Iterator[httpx.Client]:
    data = tmp_path_factory.mktemp("rest")
    found = next(filter(None, map(several_left, count(387))))  # the first that has it
    with ThreadPoolExecutor(1) as thread:  # another test's loop may run in this one
        thread.submit(asyncio.run, put(data, found)).result()
    with running(data, opponents=opponents) as server:
        wait_for_game(server, "huns")
        with server.browser() as browser:
            browser.cookies.set("kurultai", Players(data).cookie("me"))
            yield browser


def play_all(client: httpx.Client, table: Json, moves: list[str], id_: str) -> httpx.Response:
    first, *then = moves
    body = {"move": first, "then": then, "version": table["version"], "id": id_}
    return client.post(f"/api/tables/{table['id']}/moves", json=body)


def test_all_that_is_left_is_one_command_and_one_undo(client: httpx.Client) -> None:
    before = seen(client, TABLE)
    rest = before["can"]["rest"]
    assert len(rest) >= 2
    done = play_all(client, before, rest, "rest")
    assert done.status_code == 200, done.text
    table = done.json()
    made = [line["move"] for line in table["moves"][len(before["moves"]) :]]
    assert made[: len(rest)] == rest
    assert table["can"]["rest"] == []
    assert play_all(client, before, rest, "rest").json() == table  # done already
    other = play_all(client, before, [*rest[:-1], "die black"], "rest")
    assert_problem(other, 409, "not_yours", "used for another command")
    back = ask(client, table, "undo").json()
    assert back["moves"] == before["moves"]
    assert back["can"]["rest"] == rest


def test_if_one_of_them_cannot_be_none_is_made(client: httpx.Client) -> None:
    before = seen(client, TABLE)
    rest = before["can"]["rest"]
    refused = play_all(client, before, [*rest[:-1], "die black"], "in vain")
    assert refused.status_code in (400, 409, 422), refused.text
    assert seen(client, TABLE)["moves"] == before["moves"]
