"""Several processes on one PostgreSQL: what one stores the others tell, and bots are anybody's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from kurultai.server.storage.database import Write
from kurultai.server.storage.postgres import MOST_LINES, Postgres
from tests.server.support.client import ME, bot, opened, play, seen
from tests.server.support.loops import run
from tests.server.support.server import Running, fresh, running, until
from tests.server.support.sockets import listening
from tools.postgres import Cluster

Two = tuple[Running, Running]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Two]:
    """Two servers on one database; only the second lets bots think."""
    data, address = tmp_path_factory.mktemp("data"), fresh(cluster)
    with ExitStack() as stack:
        one = stack.enter_context(running(data, database=address, bots=0))
        other = stack.enter_context(running(data, database=address))
        yield one, other


@pytest.fixture
def us(two: Two) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    """One browser, at both servers."""
    with two[0].browser() as here:
        here.get("/api/games")
        cookies = dict(here.cookies)
        with httpx.Client(base_url=two[1].url, cookies=cookies, timeout=30) as there:
            yield here, there


def test_a_move_here_is_told_there(us: Any) -> None:
    here, there = us
    table = opened(here)
    with listening(there, table) as line:
        assert line.table["version"] == table["version"]
        after = play(here, table, "d1-d3").json()
        moved = line.until(lambda table: table["moves"])
        assert (moved["version"], moved["moves"]) == (after["version"], after["moves"])
    answer = play(there, after, "d10-d8")
    assert answer.status_code == 200
    until(lambda: len(seen(here, table)["moves"]) == 2)


def test_who_is_too_late_gets_the_position_of_the_other_process(us: Any) -> None:
    here, there = us
    table = opened(here)
    seen(there, table)
    assert play(here, table, "d1-d3", "a").status_code == 200
    answer = play(there, table, "e1-e3", "b")
    assert answer.status_code == 409
    assert [line["move"] for line in answer.json()["table"]["moves"]] == ["d1-d3"]
    assert play(there, table, "d1-d3", "a").status_code == 200  # a repeat, elsewhere
    assert play(there, table, "e1-e3", "a").status_code == 409
    assert len(seen(there, table)["moves"]) == 1


def test_a_bots_move_is_a_job_for_whoever_thinks(us: Any) -> None:
    here, _ = us
    table = opened(here, ME, bot())
    with listening(here, table) as line:
        assert play(here, table, "d1-d3").json()["thinking"] == 1
        both = line.until(lambda table: len(table["moves"]) == 2)
        assert [move["by"] for move in both["moves"]] == [0, 1]
    assert seen(here, table)["thinking"] is None


def test_talk_is_told_there(us: Any) -> None:
    here, there = us
    table = opened(here)
    with listening(there, table) as line, listening(here, table) as speaking:
        assert speaking.ask("say", text="good luck", name="Ada")["type"] == "done"
        assert line.hear("said")["line"]["text"] == "good luck"


def test_every_piece_of_news_of_a_large_write_is_heard(cluster: Cluster) -> None:
    said = [f"holder table {'x' * 40} {n}" for n in range(3 * MOST_LINES + 1)]

    async def told() -> list[str | None]:
        heard: list[str | None] = []
        all_heard = asyncio.Event()

        async def hear(news: str | None) -> None:
            heard.append(news)
            if len(heard) == len(said):
                all_heard.set()

        database = Postgres(fresh(cluster))
        await database.start()
        await database.listen(hear)
        await database.write(Write([], said))
        await asyncio.wait_for(all_heard.wait(), 60)
        await database.stop()
        return heard

    assert run(told()) == said


def test_news_missed_while_the_line_was_cut_are_made_up_for(
    tmp_path: Path, cluster: Cluster
) -> None:
    """The database ends every connection; whoever listens is told what happened meanwhile."""
    address = fresh(cluster)
    with ExitStack() as stack:
        one = stack.enter_context(running(tmp_path, database=address))
        two = stack.enter_context(running(tmp_path, database=address))
        me, also = stack.enter_context(one.browser()), stack.enter_context(two.browser())
        table = opened(me)
        also.cookies.update(me.cookies)
        line = stack.enter_context(listening(also, table))
        cluster.disconnect_all()
        assert play(me, table, "d1-d3").status_code == 200
        assert line.until(lambda table: table["moves"])["moves"][0]["move"] == "d1-d3"
