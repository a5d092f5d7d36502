"""What is acknowledged is on disk; what could not be stored has not happened."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from kurultai.games.heroes.game import Heroes
from kurultai.server.app import create
from kurultai.server.config import Config
from kurultai.server.storage.database import Conflict, StorageTrouble, Write
from kurultai.server.storage.sqlite import Sqlite
from kurultai.server.storage.store import FILE, open_database
from tests.server.support.client import ME, ask, assert_problem, bot, my_turn, opened, play, seen
from tests.server.support.loops import run
from tests.server.support.server import Running, running

COUNTERS = "CREATE TABLE counters (n INTEGER PRIMARY KEY)"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Sqlite]:
    made = Sqlite(tmp_path / "test.sqlite")
    run(made.change(COUNTERS))
    yield made
    made.close()


def add(n: int) -> Write:
    return Write([("INSERT INTO counters VALUES (?)", [(n,)])])


def numbers(database: Sqlite) -> list[int]:
    (rows,) = run(database.read(("SELECT n FROM counters ORDER BY n", ())))
    return [row["n"] for row in rows]


# The database


def test_many_writers_at_once_share_few_commits(database: Sqlite) -> None:
    commits: list[str] = []
    database._writing.set_trace_callback(
        lambda sql: commits.append(sql) if sql == "COMMIT" else None
    )

    async def write_all() -> None:
        await asyncio.gather(*(database.write(add(n)) for n in range(500)))

    run(write_all())
    assert numbers(database) == list(range(500))
    assert 1 <= len(commits) < 100


def test_who_breaks_a_constraint_fails_alone(database: Sqlite) -> None:
    async def write_all() -> list[Any]:
        jobs = [database.write(add(n)) for n in (1, 2, 2, 3)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    answers = run(write_all())
    assert [isinstance(a, Conflict) for a in answers] == [False, False, True, False]
    assert numbers(database) == [1, 2, 3]


def test_what_waits_is_written_before_closing(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite"
    database = Sqlite(path)

    async def write_and_close() -> None:
        await database.change(COUNTERS)
        jobs = [asyncio.ensure_future(database.write(add(n))) for n in range(50)]
        await asyncio.sleep(0)
        await database.stop()
        await asyncio.gather(*jobs)

    run(write_and_close())
    with sqlite3.connect(path) as c:
        assert c.execute("SELECT count(*) FROM counters").fetchone()[0] == 50


def test_writing_is_synchronous_and_logged_ahead(database: Sqlite) -> None:
    assert database._writing.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert database._writing.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageTrouble, match=r"data folder .*file/below cannot be used: Not a dir"):
        create(Config(tmp_path / "file" / "below"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database" * 100)
    with pytest.raises(StorageTrouble, match="not a database"):
        create(Config(tmp_path))


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:8192])


def overwritten(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"?" * (len(content) - 4096))


def without_tables(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute(COUNTERS)


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (emptied, "is empty"),
        (cut_off, "is damaged"),
        (overwritten, "is damaged"),
        (without_tables, "is not a database of kurultai"),
    ],
)
def test_a_file_that_came_to_harm_is_refused_and_left_as_it_is(
    tmp_path: Path, harm: Callable[[Path], None], says: str
) -> None:
    run(open_database(tmp_path).stop())
    path = tmp_path / FILE
    harm(path)
    content = path.read_bytes()
    with pytest.raises(StorageTrouble, match=f"{FILE} {says}.*: move it away") as trouble:
        create(Config(tmp_path))
    assert "\n" not in str(trouble.value)
    assert path.read_bytes() == content


def test_a_first_start_that_is_cut_off_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(path: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("kurultai.server.storage.migrations.upgrade.sqlite_file", killed)
        with pytest.raises(KeyboardInterrupt):
            open_database(tmp_path)
    assert not list(tmp_path.iterdir())
    run(open_database(tmp_path).stop())


# Restarts


def test_tables_come_back_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as me:
        table = opened(me, {"kind": "me", "name": "Ada"}, bot(), options={"reach": "up-to"})
        play(me, table, "d1-d3", "one")
        table = my_turn(me, table)
        play(me, table, "e1-e3", "two")
        table = my_turn(me, table)
        ask(me, table, "undo")
        before = seen(me, table)
        cookies = dict(me.cookies)
    with running(tmp_path) as server, httpx.Client(base_url=server.url, cookies=cookies) as me:
        assert seen(me, table) == before
        assert len(before["moves"]) == 2
        assert play(me, before, "d1-d3", "one").json() == before  # done already
        assert play(me, before, "e1-e3", "one").status_code == 409  # another move, that id
        assert play(me, before, "e1-e3", "three").status_code == 200


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as me:
        table = play(me, opened(me, ME, bot("slow")), "d1-d3").json()
        assert table["thinking"] == 1
    with sqlite3.connect(tmp_path / FILE) as c:
        c.execute("UPDATE seats SET level = 'quick' WHERE kind = 'bot'")
    with running(tmp_path) as server, server.browser() as anyone:
        assert len(my_turn(anyone, table)["moves"]) == 2


def test_a_table_of_older_rules_is_still_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server, server.browser() as me:
        old, too_old = opened(me), opened(me)
        cookies = dict(me.cookies)
    with sqlite3.connect(tmp_path / FILE) as c:
        c.execute("UPDATE tables SET rules = '0' WHERE id = ?", (old["id"],))
        c.execute("UPDATE tables SET rules = '-1' WHERE id = ?", (too_old["id"],))
    monkeypatch.setattr(Heroes, "older_rules", ("0",))
    with running(tmp_path) as server, server.browser() as me:
        me.cookies.update(cookies)
        assert play(me, old, "d1-d3").status_code == 200
        assert me.get(f"/api/tables/{old['id']}/record").json()["rules"] == "0"
        answer = me.get(f"/api/tables/{too_old['id']}")
        assert_problem(answer, 409, "out_of_order", "out of order")


def test_a_second_server_on_the_same_folder_loses_no_move(tmp_path: Path) -> None:
    with running(tmp_path) as one, running(tmp_path) as two, one.browser() as me:
        table = opened(me)
        with httpx.Client(base_url=two.url, cookies=dict(me.cookies)) as also_me:
            seen(also_me, table)
            play(me, table, "d1-d3", "here")
            answer = play(also_me, table, "e1-e3", "there")
            problem = assert_problem(answer, 409, "not_yours", "the game has moved on")
            assert [line["move"] for line in problem["table"]["moves"]] == ["d1-d3"]
            assert play(also_me, problem["table"], "d10-d8").status_code == 200


# A full disk, a folder that became read-only


@pytest.fixture
def full(tmp_path: Path) -> Iterator[tuple[Running, httpx.Client, Any]]:
    """A server with an open table, on a disk that has just become full."""
    with running(tmp_path) as server, server.browser() as me:
        table = opened(me)
        database: Sqlite = server.app.state.service.tables._store.database
        pages = database._writing.execute("PRAGMA page_count").fetchone()[0]
        database._writing.execute(f"PRAGMA max_page_count = {pages}")
        yield server, me, table


def test_a_full_disk_refuses_new_tables_and_loses_nothing(full: Any) -> None:
    server, me, table = full
    document = me.get(f"/api/tables/{table['id']}/record").json()
    document["note"] = "x" * 16_000
    answer = me.post("/api/records", json=document)
    assert_problem(answer, 507, "storage", "could not be stored (database or disk is full)")
    assert [line["id"] for line in me.get("/api/tables").json()] == [table["id"]]
    database: Sqlite = server.app.state.service.tables._store.database
    database._writing.execute("PRAGMA max_page_count = 1000000")
    assert me.post("/api/records", json=document).status_code == 200


def test_a_move_that_could_not_be_stored_was_not_made(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(client)
    store = server.app.state.service.tables._store
    kept = store.append

    async def disk_full(*args: Any, **more: Any) -> None:
        def work(c: sqlite3.Connection) -> None:
            raise sqlite3.OperationalError("attempt to write a readonly database")

        await store.database._written(work)

    monkeypatch.setattr(store, "append", disk_full)
    answer = play(client, table, "d1-d3", "again")
    assert_problem(answer, 507, "storage", "attempt to write a readonly database")
    assert seen(client, table) == table
    monkeypatch.setattr(store, "append", kept)
    assert play(client, table, "d1-d3", "again").status_code == 200
    assert len(seen(client, table)["moves"]) == 1
