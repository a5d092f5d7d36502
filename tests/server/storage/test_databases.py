"""What the store keeps, on both databases: each row goes in and comes out, and no number twice."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kurultai.match.events import Event
from kurultai.server.storage import backup, migrations
from kurultai.server.storage import database as storage_database
from kurultai.server.storage.database import Conflict, Database, StorageTrouble, Write
from kurultai.server.storage.rows import Seat, Stored, Summary, Ticket, epoch, now
from kurultai.server.storage.store import FILE, Store, open_database
from tests.server.support.loops import run
from tools import postgres
from tools.postgres import Cluster

T = TypeVar("T")
SEATS = [Seat("me", "Ada", player="me"), Seat("bot", level="rider")]
TABLE = Stored("t", "heroes", "1", {"reach": "exact"}, "me", SEATS, visibility="public")
MOVE = Event("move", 0, "d1-d3")
Work = Callable[[Store], Awaitable[T]]


def summary(version: int, **more: Any) -> Summary:
    return Summary(version, 0, None, now(), version, **more)


@pytest.fixture
def using(tmp_path: Path, address: str | None) -> Callable[[Work[Any]], Any]:
    """Do something with the store of a server that starts and stops."""

    async def work_with(work: Work[Any]) -> Any:
        store = Store(open_database(tmp_path, address))
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    return lambda work: run(work_with(work))


def test_a_table_comes_back_as_it_was_stored(using: Any) -> None:
    async def work(store: Store) -> None:
        table = replace(TABLE, clock={"kind": "days", "days": 2}, timeout="bot", other={"a": [1]})
        await store.create(table, [MOVE], summary(1))
        await store.append("t", 2, [Event("undo", 0, keep=0)], "one", summary(2), player="me")
        seats = [replace(SEATS[0], away="khan"), SEATS[1]]
        after = summary(4, status="over", deadline=12345)
        await store.append("t", 3, [MOVE, Event("resign", 1)], "two", after, seats, player="you")
        found = await store.load("t")
        assert found is not None
        assert found.stored == replace(table, seats=seats)
        assert found.summary == after
        assert [entry.seq for entry in found.entries] == [1, 2, 3, 4]
        assert [entry.event.kind for entry in found.entries] == ["move", "undo", "move", "resign"]
        assert found.entries[1].event.keep == 0
        assert [(e.player, e.command_id) for e in found.entries] == [
            *((None, None), ("me", "one"), ("you", "two"), (None, None))
        ]
        assert await store.events_after("t", 2) == found.entries[2:]
        assert await store.versions(["t", "unknown"]) == {"t": 4}
        assert await store.load("unknown") is None

    using(work)


def test_no_number_and_no_move_id_is_used_twice(using: Any) -> None:
    async def work(store: Store) -> None:
        await store.create(TABLE, [], summary(0))
        await store.append("t", 1, [MOVE], "id1", summary(1), player="me")
        again = [
            store.append("t", 1, [MOVE], "id2", summary(1), player="me"),
            store.append("t", 2, [MOVE], "id1", summary(2), player="me"),
            store.append("t", 2, [MOVE], "id1", summary(2), player="you"),  # an id of their own
        ]
        answers = await asyncio.gather(*again, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Conflict, Conflict, type(None)]
        found = await store.load("t")
        assert found and [(e.seq, e.player) for e in found.entries] == [(1, "me"), (2, "you")]
        assert found.summary.version == 2

    using(work)


def test_of_many_at_once_only_the_conflicting_fails(using: Any) -> None:
    async def work(store: Store) -> None:
        ids = [f"t{n}" for n in range(60)]
        await asyncio.gather(*(store.create(replace(TABLE, id=i), [], summary(0)) for i in ids))
        await store.append("t7", 1, [MOVE], None, summary(1))
        answers = await asyncio.gather(
            *(store.append(i, 1, [MOVE], "a", summary(1), player="me") for i in ids),
            return_exceptions=True,
        )
        assert [i for i, answer in zip(ids, answers, strict=True) if answer] == ["t7"]
        assert set((await store.versions(ids)).values()) == {1}

    using(work)


def test_a_value_that_does_not_fit_is_refused_at_once(using: Any) -> None:
    async def work(store: Store) -> None:
        await store.create(TABLE, [], summary(0))
        async with asyncio.timeout(10):
            with pytest.raises((StorageTrouble, OverflowError)):
                await store.append("t", 2**70, [MOVE], "one", summary(1), player="me")
        await store.append("t", 1, [MOVE], "one", summary(1), player="me")

    using(work)


def test_lists(using: Any) -> None:
    async def work(store: Store) -> None:
        hidden = replace(TABLE, id="link", visibility="link")
        sat = replace(TABLE, id="sat", owner="you", seats=[Seat("me", player="you"), SEATS[0]])
        over = replace(TABLE, id="over", owner="you", seats=[Seat("open"), Seat("open")])
        await store.create(TABLE, [], replace(summary(0, status="waiting"), updated="2026-01-01"))
        await store.create(hidden, [], replace(summary(0), updated="2026-01-02"))
        await store.create(sat, [], replace(summary(0), updated="2026-01-03"))
        await store.create(over, [], replace(summary(0, status="over"), updated="2026-01-04"))
        mine = await store.mine("me")
        assert [stored.id for stored, _ in mine] == ["sat", "link", "t"]
        assert mine[2][0] == TABLE
        assert [(s.id, found.status) for s, found in await store.lobby(0, 0)] == [
            *(("sat", "running"), ("t", "waiting"))
        ]
        again = replace(TABLE, id="again", rematch_of="over")
        await store.create(again, [], replace(summary(0), updated="2026-01-05"))
        assert await store.rematch_of("over") == "again"
        with pytest.raises(Conflict):
            await store.create(replace(again, id="twice"), [], summary(0))
        assert await store.sweep("2026-01-05") == 4
        assert [stored.id for stored, _ in await store.mine("me")] == ["again"]
        assert await store.sweep("2026-01-05") == 0

    using(work)


def test_a_job_is_for_one_process_until_its_lease_ends(
    using: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        other = Store(store.database)
        await store.create(TABLE, [], summary(0, bot=True))
        await store.create(replace(TABLE, id="u"), [], summary(0, bot=True))
        taken = await asyncio.gather(store.jobs_take(1), other.jobs_take(5))
        assert sorted(job.table for jobs in taken for job in jobs) == ["t", "u"]
        assert await store.jobs_take(5) == []
        await store.jobs_release()
        await other.jobs_release()
        assert {job.table for job in await other.jobs_take(5)} == {"t", "u"}
        later = epoch() + 7000
        monkeypatch.setattr("kurultai.server.storage.jobs.epoch", lambda: later)
        assert {job.table for job in await store.jobs_take(5)} == {"t", "u"}  # the other is gone
        await store.append("t", 1, [MOVE], None, summary(1, bot=False))
        assert await store.jobs_waiting() == 1
        await store.append("u", 1, [MOVE], None, summary(1, bot=True), ticket=Ticket(claim=True))
        assert await other.jobs_take(5) == []  # claimed with the move itself

    using(work)


def test_a_bots_seat_that_is_taken_back_leaves_no_job(using: Any) -> None:
    async def work(store: Store) -> None:
        away = replace(TABLE, seats=[replace(SEATS[0], away="khan"), SEATS[0]])
        await store.create(away, [], summary(0, bot=True))
        back = [Event("move", 0, "back")]
        await store.append("t", 1, back, None, summary(1), seats=[SEATS[0], SEATS[0]])
        assert await store.jobs_waiting() == 0

    using(work)


def test_chat_is_numbered_at_each_table(using: Any) -> None:
    async def work(store: Store) -> None:
        lines = [store.chat_add("t", "me", 0, "Ada", f"line {n}") for n in range(8)]
        spoken = await asyncio.gather(*lines)
        assert sorted(line.n for line in spoken) == list(range(1, 9))
        other = await store.chat_add("u", "you", None, "Bo", "hello")
        assert other.n == 1
        kept = await store.chat_of("t")
        assert [line.n for line in kept] == list(range(1, 9))
        assert kept[0] in spoken
        assert [line.n for line in await store.chat_of("t", after=5)] == [6, 7, 8]
        assert [line.n for line in await store.chat_of("t", most=2)] == [7, 8]
        assert await store.chat_of("u") == [other]

    using(work)


def test_names_devices_and_bans(using: Any) -> None:
    async def work(store: Store) -> None:
        assert await store.name_claim("Ada  Lovelace", "me", "hash")
        assert not await store.name_claim("ADA lovelace", "you", "other")
        claim = await store.name_of("ada lovelace ")
        assert claim and (claim.name, claim.player, claim.secret) == ("Ada  Lovelace", "me", "hash")
        await store.name_pass_on("Ada Lovelace", "new")
        claim = await store.name_of("Ada Lovelace")
        assert claim and claim.player == "new"
        await store.device_make("token", "t", "me", expires=1000)
        await store.device_make("late", "t", "me", expires=1000)
        took = await asyncio.gather(*(store.device_take("token", 999) for _ in range(3)))
        assert sorted(took, key=str) == [("t", "me"), None, None]
        assert await store.device_take("late", 1001) is None
        await store.device_make("mine", "t", "me", expires=1000)
        await store.device_make("yours", "t", "you", expires=1000)
        await store.device_forget("t", "me")
        assert await store.device_take("mine", 999) is None
        assert await store.device_take("yours", 999) == ("t", "you")
        await store.ban("address", "192.0.2.1", "rate_limits")
        await store.ban("address", "192.0.2.1", "rate_limits again")
        assert [(b.kind, b.value, b.why) for b in await store.bans()] == [
            ("address", "192.0.2.1", "rate_limits again")
        ]
        assert await store.unban("address", "192.0.2.1")
        assert not await store.unban("address", "192.0.2.1")

    using(work)


def test_time_without_a_server_is_not_charged(using: Any) -> None:
    async def work(store: Store) -> None:
        start = epoch() + 1_000
        await store.create(TABLE, [], summary(0, deadline=start + 60_000))
        await store.beat(start)
        assert await store.due(start + 59_999) == []
        assert await store.due(start + 60_000) == ["t"]
        await store.wake(start + 2_000)  # a second process beside the first: nothing is skipped
        assert await store.due(start + 60_000) == ["t"]
        await store.wake(start + 500_000)
        found = await store.load("t")
        assert found and found.summary.deadline == start + 60_000 + 498_000
        assert found.pauses == [(start + 2_000, start + 500_000)]

    using(work)


# The schema


def test_the_newest_revision_is_the_one_that_is_looked_for() -> None:
    from alembic.script import ScriptDirectory

    from kurultai.server.storage.migrations.upgrade import config

    assert ScriptDirectory.from_config(config()).get_heads() == [migrations.HEAD]


FIRST_SCHEMA = Path(__file__).with_name("first_schema.sql")


def test_a_file_of_the_first_version_is_taken_over(tmp_path: Path) -> None:
    """Made by the version before Alembic: every table, move and unfinished bot is kept."""
    with sqlite3.connect(tmp_path / FILE) as c:
        c.executescript(FIRST_SCHEMA.read_text())
    for _ in range(2):  # the second time there is nothing to do
        store = Store(open_database(tmp_path))
        found = run(store.load("abc"))
        assert found is not None
        assert found.stored.seats == [Seat("me", "Ada", player="me"), Seat("bot", level="rider")]
        assert [(e.event, e.player, e.command_id) for e in found.entries] == [
            (Event("move", 0, "d1-d3"), "me", "one"),
            (Event("undo", 0, None, 0), None, None),
            (Event("move", 0, "e1-e3"), "me", "two"),
        ]
        assert (found.summary.version, found.summary.status) == (3, "running")
        assert run(store.load("old")).summary.status == "over"  # type: ignore[union-attr]
        assert run(store.jobs_waiting()) == 1
        run(store.stop())


def test_a_backup_of_an_older_version_is_migrated_when_it_is_restored(
    tmp_path: Path, address: str | None
) -> None:
    file = tmp_path / "old.gz"
    _backup_of_the_first_version(file, revision="0001")

    async def restored() -> None:
        database = open_database(tmp_path / "new", address)
        await database.start()
        assert await backup.restore(database, tmp_path / "new", [file]) == 2
        found = await Store(database).load("abc")
        await database.stop()
        assert found is not None
        assert found.stored.seats == [Seat("me", "Ada", player="me"), Seat("bot", level="rider")]
        assert [e.event.move for e in found.entries] == ["d1-d3", None, "e1-e3"]

    run(restored())


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "new.gz"
    _backup_of_the_first_version(file, revision="9999")

    async def restored() -> None:
        database = open_database(tmp_path)
        await database.start()
        try:
            await backup.restore(database, tmp_path, [file])
        finally:
            await database.stop()

    with pytest.raises(StorageTrouble, match="no backup of this version"):
        run(restored())


def _backup_of_the_first_version(file: Path, revision: str) -> None:
    old = sqlite3.connect(":memory:")
    old.row_factory = sqlite3.Row
    old.executescript(FIRST_SCHEMA.read_text())
    head = {"format": backup.FORMAT, "revision": revision, "keys": ["k" * 43]}
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.write(json.dumps(head) + "\n")
        for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            for row in old.execute(f"SELECT * FROM {name}"):
                out.write(json.dumps({"in": name, "row": dict(row)}) + "\n")


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path, address: str | None) -> None:
    async def from_the_future() -> None:
        database = open_database(tmp_path, address)
        await database.start()
        await database.write(Write([("UPDATE alembic_version SET version_num = ?", [("9999",)])]))
        await database.stop()

    async def start() -> None:
        await open_database(tmp_path, address).start()

    run(from_the_future())
    with pytest.raises(StorageTrouble, match="newer version"):
        run(start())


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("mysql://somewhere", "must be an address postgresql://"),
        ("postgresql://nobody@127.0.0.1:1/none", "the database cannot be used"),
    ],
)
def test_an_address_that_is_of_no_use(tmp_path: Path, address: str, says: str) -> None:
    async def start() -> None:
        await open_database(tmp_path, address).start()

    with pytest.raises(StorageTrouble, match=says):
        run(start())


def test_a_start_waits_for_a_database_that_is_not_up_yet(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def start(address: str) -> None:
        database = open_database(tmp_path, address, wait=30)
        starting = asyncio.create_task(database.start())
        await asyncio.sleep(0.7)
        assert not starting.done()
        await asyncio.to_thread(made.start)
        await starting
        await database.stop()

    with postgres.cluster("fsync=off") as made:
        address = made.create("late")
        made.kill()  # it puts itself right when it starts again
        run(start(address))
    waited = [line for line in caplog.messages if "waiting up to 30 s for the database" in line]
    assert len(waited) == 1


def test_a_start_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def start() -> None:
        await open_database(tmp_path, "postgresql://x@127.0.0.1:1/y", wait=0.5).start()

    began = time.monotonic()
    with pytest.raises(StorageTrouble, match="the database cannot be used"):
        run(start())
    assert 0.5 <= time.monotonic() - began < 10


def test_a_start_does_not_wait_for_what_will_never_be(tmp_path: Path, cluster: Cluster) -> None:
    async def start() -> None:
        await open_database(tmp_path, cluster.url("unknown"), wait=30).start()

    began = time.monotonic()
    with pytest.raises(StorageTrouble, match="does not exist"):
        run(start())
    assert time.monotonic() - began < 10


def test_nobody_waits_longer_for_a_database_that_is_gone_than_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not twice as long because others waited with them, nor for each thing that is asked."""
    monkeypatch.setattr(storage_database, "PATIENCE", 2.0)

    async def wait(database: Database, first: float) -> float:
        await asyncio.sleep(first)
        storage_database.begin_waiting()
        began = time.monotonic()
        with pytest.raises(StorageTrouble):
            await database.write(Write([("INSERT INTO bans VALUES (?, ?, ?, ?)", [("a",) * 4])]))
        with pytest.raises(StorageTrouble):
            await database.change("DELETE FROM bans WHERE kind = ?", "b")
        return time.monotonic() - began

    async def both(address: str) -> list[float]:
        database = open_database(tmp_path, address)
        await database.start()
        await asyncio.to_thread(made.kill)
        took = await asyncio.gather(*(wait(database, first) for first in (0.0, 0.0, 0.7, 1.5)))
        await asyncio.to_thread(made.start)
        await database.stop()
        return took

    with postgres.cluster("fsync=off") as made:
        took = run(both(made.create("gone")))
    assert all(1.5 < seconds < 3.5 for seconds in took), took
