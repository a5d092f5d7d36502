"""What is acknowledged is on disk; what could not be stored has not happened."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kurultai.match.events import Event
from kurultai.server.app import Settings, create
from kurultai.server.database import Database, StorageTrouble
from kurultai.server.store import FILE, MIGRATIONS, Seat, Store, Stored, Summary, now
from tests.server.conftest import (
    ME,
    Running,
    ask,
    assert_problem,
    bot,
    my_turn,
    opened,
    play,
    running,
    seen,
)
from tests.server.loops import run

COUNTERS = ["CREATE TABLE counters (n INTEGER PRIMARY KEY)"]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(tmp_path / "test.sqlite", COUNTERS)
    yield made
    made.close()


def add(n: int) -> Any:
    return lambda c: c.execute("INSERT INTO counters VALUES (?)", (n,))


def numbers(c: sqlite3.Connection) -> list[int]:
    return [row["n"] for row in c.execute("SELECT n FROM counters ORDER BY n")]


# The database


def test_many_writers_at_once_share_few_commits(database: Database) -> None:
    commits: list[str] = []
    database._writing.set_trace_callback(
        lambda sql: commits.append(sql) if sql == "COMMIT" else None
    )

    async def write_all() -> list[int]:
        await asyncio.gather(*(database.write(add(n)) for n in range(500)))
        return await database.read(numbers)

    assert run(write_all()) == list(range(500))
    assert 1 <= len(commits) < 100


def test_who_breaks_a_constraint_fails_alone(database: Database) -> None:
    async def write_all() -> list[Any]:
        jobs = [database.write(add(n)) for n in (1, 2, 2, 3)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    answers = run(write_all())
    assert [isinstance(a, sqlite3.IntegrityError) for a in answers] == [False, False, True, False]
    assert run(database.read(numbers)) == [1, 2, 3]


def test_what_waits_is_written_before_closing(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite"
    database = Database(path, COUNTERS)

    async def write_and_close() -> None:
        jobs = [asyncio.ensure_future(database.write(add(n))) for n in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(database.close)
        await asyncio.gather(*jobs)

    run(write_and_close())
    assert numbers_in(path) == list(range(50))


def numbers_in(path: Path) -> list[int]:
    with sqlite3.connect(path) as c:
        return [row[0] for row in c.execute("SELECT n FROM counters ORDER BY n")]


def test_a_later_migration_runs_once_and_keeps_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite"
    Database(path, COUNTERS).close()
    with sqlite3.connect(path) as c:
        c.execute("INSERT INTO counters VALUES (1)")
    for _ in range(2):
        Database(path, [*COUNTERS, "INSERT INTO counters SELECT n + 6 FROM counters"]).close()
    assert numbers_in(path) == [1, 7]


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite"
    Database(path, [*COUNTERS, "SELECT 1"]).close()
    with pytest.raises(StorageTrouble, match="newer version"):
        Database(path, COUNTERS)


def test_writing_is_synchronous_and_logged_ahead(database: Database) -> None:
    assert database._writing.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert database._writing.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageTrouble, match=r"data folder .*file/below cannot be used: Not a dir"):
        create(Settings(tmp_path / "file" / "below"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database" * 100)
    with pytest.raises(StorageTrouble, match="not a database"):
        create(Settings(tmp_path))


# The log


def test_no_number_of_an_event_is_used_twice(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = Stored("t", "heroes", "1", {}, "me", [Seat("me", player="me"), Seat("bot")])
    summary = Summary(1, 1, None, now())

    async def write() -> list[Any]:
        await store.create(table, [], summary)
        first = [Event("move", 0, "d1-d3")]
        await store.append("t", 1, first, "id1", summary)
        again = [
            store.append("t", 1, [Event("move", 0, "e1-e3")], "id2", summary),
            store.append("t", 2, [Event("move", 1, "d10-d8")], "id1", summary),
        ]
        return await asyncio.gather(*again, return_exceptions=True)

    answers = run(write())
    assert [type(answer) for answer in answers] == [sqlite3.IntegrityError] * 2
    found = run(store.load("t"))
    store.close()
    assert found is not None
    stored, log, ids, _ = found
    assert stored == table
    assert log == [Event("move", 0, "d1-d3")]
    assert ids == {"id1": 1}


def test_the_first_schema_never_changes() -> None:
    """Files of players have it: what comes later is a migration of its own."""
    with sqlite3.connect(":memory:") as c:
        for statement in MIGRATIONS[0].split(";"):
            c.execute(statement)
        columns = {
            name: [row[1] for row in c.execute(f"PRAGMA table_info({name})")]
            for name in ("tables", "seats", "events")
        }
    assert columns["events"] == ["table", "seq", "kind", "by", "move", "keep", "move_id", "at"]
    assert columns["seats"] == ["table", "seat", "kind", "name", "level", "player"]
    assert len(columns["tables"]) == 13


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
        assert play(me, before, "e1-e3", "one").json() == before  # that id was used
        assert play(me, before, "e1-e3", "three").status_code == 200


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as me:
        table = play(me, opened(me, ME, bot("slow")), "d1-d3").json()
        assert table["thinking"] == 1
    with sqlite3.connect(tmp_path / FILE) as c:
        c.execute("UPDATE seats SET level = 'quick' WHERE kind = 'bot'")
    with running(tmp_path) as server, server.browser() as anyone:
        assert len(my_turn(anyone, table)["moves"]) == 2


def test_a_table_of_other_rules_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as me:
        table = opened(me)
    with sqlite3.connect(tmp_path / FILE) as c:
        c.execute("UPDATE tables SET rules = '0'")
    with running(tmp_path) as server, server.browser() as anyone:
        answer = anyone.get(f"/api/tables/{table['id']}")
        assert_problem(answer, 409, "not_yours", "played by rules 0, here are 1")


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
        database: Database = server.app.state.tables._store.database
        pages = database._writing.execute("PRAGMA page_count").fetchone()[0]
        database._writing.execute(f"PRAGMA max_page_count = {pages}")
        yield server, me, table


def test_a_full_disk_refuses_new_tables_and_loses_nothing(full: Any) -> None:
    server, me, table = full
    document = me.get(f"/api/tables/{table['id']}/record").json()
    document["note"] = "x" * 100_000
    answer = me.post("/api/records", json=document)
    assert_problem(answer, 507, "storage", "could not be stored (database or disk is full)")
    assert [line["id"] for line in me.get("/api/tables").json()] == [table["id"]]
    database: Database = server.app.state.tables._store.database
    database._writing.execute("PRAGMA max_page_count = 1000000")
    assert me.post("/api/records", json=document).status_code == 200


def test_a_move_that_could_not_be_stored_was_not_made(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(client)
    store = server.app.state.tables._store
    kept = store.append

    async def disk_full(*args: Any) -> None:
        def work(c: sqlite3.Connection) -> None:
            raise sqlite3.OperationalError("attempt to write a readonly database")

        await store.database.write(work)

    monkeypatch.setattr(store, "append", disk_full)
    answer = play(client, table, "d1-d3", "again")
    assert_problem(answer, 507, "storage", "attempt to write a readonly database")
    assert seen(client, table) == table
    monkeypatch.setattr(store, "append", kept)
    assert play(client, table, "d1-d3", "again").status_code == 200
    assert len(seen(client, table)["moves"]) == 1
