"""What a host needs: figures, logs, backups, keys, several processes; and nothing given away."""

from __future__ import annotations

import gzip
import json
import re
import signal
import sqlite3
import stat
import subprocess
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest

from kurultai.server import serve
from kurultai.server.config import Config
from kurultai.server.middleware.identity import COOKIE
from kurultai.server.middleware.security_headers import HEADERS
from kurultai.server.people.identity import Players
from kurultai.server.storage import backup, keys
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.store import FILE, open_database
from tests.server.support.client import ME, ask, bot, my_turn, play, seen
from tests.server.support.client import opened as opened_table
from tests.server.support.loops import run
from tests.server.support.server import Running, fresh, running
from tests.server.test_serve import SERVE, process
from tools.postgres import Cluster

KURULTAI = SERVE[:-1]


def kurultai(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*KURULTAI, *arguments], capture_output=True, text=True, timeout=120)


NOWHERE = ("--database", "postgresql://x@127.0.0.1:1/y", "--database-wait", "0.5")


# Figures


def test_figures_for_prometheus(client: httpx.Client) -> None:
    table = opened_table(client)
    play(client, table, "d1-d3")
    told = client.get("/metrics").text
    counted = re.search(r'kurultai_events_total\{kind="move"\} (\d+)', told)
    assert counted and int(counted[1]) >= 1
    assert 'route="/api/tables/{table}/moves",status="200"' in told
    assert table["id"] not in told


def test_figures_are_for_near_hosts_only(client: httpx.Client) -> None:
    far = client.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"})
    near = client.get("/metrics", headers={"X-Forwarded-For": "10.0.0.7"})
    assert (far.status_code, near.status_code) == (404, 200)


# Mistakes of our own


def test_our_mistakes_have_the_headers_of_any_answer(
    client: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(server.app.state.service.games, "all", fail)
    answer = client.get("/api/games")
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert "broken on purpose" not in answer.text
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


# Logs


def test_a_server_without_its_database_is_alive_but_not_ready(
    client: httpx.Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = [client.get(path).status_code for path in ("/healthz", "/healthz/ready")]
    assert codes == [200, 200]

    async def gone(*_: object) -> None:
        raise StorageTrouble("it does not answer")

    monkeypatch.setattr(server.app.state.service.store.database, "read", gone)
    codes = [client.get(path).status_code for path in ("/healthz", "/healthz/ready")]
    assert codes == [200, 503]


def test_an_idle_line_outlives_a_proxys(server: Running) -> None:
    """Proxies keep it for a minute; who uses it in the moment it is closed gets no answer."""
    assert serve.uvicorn_config(server.app, Config()).timeout_keep_alive > 60
    line = HTTPConnection(server.url.removeprefix("http://"))
    for _ in range(2):
        line.request("GET", "/healthz")
        answer = line.getresponse()
        assert answer.status == 200
        answer.read()
        assert answer.getheader("connection") is None
    line.close()


def test_json_logs_hold_no_secrets(tmp_path: Path) -> None:
    with process(tmp_path, "--port", "0", "--log", "json") as server:
        server.wait_ready()
        with server.browser() as me:
            table = opened_table(me, ME, bot("rider"))
            play(me, table, "d1-d3")
            me.get(f"/api/tables/{table['id']}?invitation=hidden")
            cookie = me.cookies[COOKIE]
        _, err = server.kill(signal.SIGTERM)
    lines = [json.loads(line) for line in err.splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    assert {"/api/tables", "/api/tables/{table}/moves"} <= {line["route"] for line in requests}
    assert all(line["status"] < 500 and line["ms"] >= 0 for line in requests)
    for secret in (cookie, cookie.split(".")[0], table["id"], "hidden", "d1-d3"):
        assert secret not in err


# Backups


def test_a_backup_of_either_database_fills_the_other(
    tmp_path: Path, cluster: Cluster, address: str | None
) -> None:
    data, file = tmp_path / "data", tmp_path / "saved.gz"
    elsewhere = fresh(cluster) if address is None else None
    with running(data, database=address) as server, server.browser() as me:
        table = play(me, opened_table(me, ME, bot()), "d1-d3").json()
        before = my_turn(me, table)
        cookies = dict(me.cookies)
        assert run(_saved(data, address, file)) == (1, 1)  # while the server runs
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = tmp_path / "other"
    assert run(_restored(other, elsewhere, file)) == 1
    with pytest.raises(StorageTrouble, match="not empty"):
        run(_restored(other, elsewhere, file))
    with running(other, database=elsewhere) as server, server.browser() as me:
        me.cookies.update(cookies)
        now = seen(me, table)
        assert (now["moves"], now["version"]) == (before["moves"], before["version"])
        assert now["seats"][0]["mine"]  # the keys came along
        assert play(me, now, now["choices"][0]["move"]).status_code == 200


async def _saved(folder: Path, address: str | None, file: Path, *after: Path) -> tuple[int, int]:
    database = open_database(folder, address)
    await database.start()
    try:
        return await backup.save(database, folder, file, after)
    finally:
        await database.stop()


async def _restored(folder: Path, address: str | None, *files: Path) -> int:
    database = open_database(folder, address)
    await database.start()
    try:
        return await backup.restore(database, folder, files)
    finally:
        await database.stop()


def test_a_backup_of_what_changed_is_restored_after_the_ones_before(
    tmp_path: Path, cluster: Cluster, address: str | None
) -> None:
    data = tmp_path / "data"
    first, second, third = (tmp_path / f"{n}.gz" for n in range(3))
    elsewhere = fresh(cluster) if address is None else None
    with running(data, database=address) as server, server.browser() as me:
        quiet, busy, doomed = (opened_table(me, ME, {"kind": "friend"}) for _ in range(3))
        assert run(_saved(data, address, first)) == (3, 3)
        busy = play(me, busy, "d1-d3").json()
        run(_deleted(data, address, doomed["id"]))
        assert run(_saved(data, address, second, first)) == (2, 1)
        busy = play(me, busy, "d10-d8").json()
        new = opened_table(me, ME, {"kind": "friend"})
        assert run(_saved(data, address, third, first, second)) == (3, 2)
        cookies = dict(me.cookies)
    assert quiet["id"].encode() not in gzip.decompress(third.read_bytes())
    other = tmp_path / "other"
    for files in ((first, third), (second,), (first, second, second)):
        with pytest.raises(StorageTrouble, match="does not follow"):
            run(_restored(other, elsewhere, *files))
    assert run(_restored(other, elsewhere, first, second, third)) == 3
    with running(other, database=elsewhere) as server, server.browser() as me:
        me.cookies.update(cookies)
        assert {line["id"] for line in me.get("/api/tables").json()} == {
            *(table["id"] for table in (quiet, busy, new))
        }
        now = seen(me, busy)
        assert (now["moves"], now["version"]) == (busy["moves"], busy["version"])
        assert play(me, now, now["choices"][0]["move"]).status_code == 200


async def _deleted(folder: Path, address: str | None, id_: str) -> None:
    """A table is gone, as when it is swept out."""
    database = open_database(folder, address)
    await database.start()
    for name, key in (("events", "table"), ("seats", "table"), ("tables", "id")):
        await database.change(f'DELETE FROM {name} WHERE "{key}" = ?', id_)
    await database.stop()


def test_backup_and_restore_as_commands(tmp_path: Path) -> None:
    file = str(tmp_path / "saved.gz")
    done = kurultai("backup", file, "--data", str(tmp_path / "one"))
    assert (done.returncode, "0 tables are saved" in done.stdout) == (0, True)
    more = str(tmp_path / "more.gz")
    done = kurultai("backup", more, "--after", file, "--data", str(tmp_path / "one"))
    assert (done.returncode, "0 of 0 tables have changed" in done.stdout) == (0, True)
    assert kurultai("restore", file, more, "--data", str(tmp_path / "two")).returncode == 0
    assert (tmp_path / "two" / FILE).exists()
    Path(file).write_bytes(b"no backup")
    failed = kurultai("restore", file, "--data", str(tmp_path / "three"))
    assert failed.returncode == 1
    assert "cannot read" in failed.stderr
    assert "Traceback" not in failed.stderr


# Keys


def test_a_new_key_logs_nobody_out_until_the_old_is_dropped(tmp_path: Path) -> None:
    old = Players(tmp_path)
    cookie, invitation = old.cookie("ada"), old.invitation("table")
    assert "2 keys are recognised" in kurultai("keys", "--rotate", "--data", str(tmp_path)).stdout
    both = Players(tmp_path)
    assert both.known(cookie) == "ada"
    assert both.invites(invitation, "table")
    assert both.cookie("ada") != cookie
    assert old.known(both.cookie("ada")) is None
    assert kurultai("keys", "--drop-old", "--data", str(tmp_path)).returncode == 0
    new = Players(tmp_path)
    assert new.known(cookie) is None
    assert new.known(both.cookie("ada")) == "ada"
    assert stat.S_IMODE((tmp_path / keys.KEY_FILE).stat().st_mode) == 0o600
    assert kurultai("keys", "--data", str(tmp_path)).returncode == 2


# Several processes


def test_several_processes_share_a_port_and_a_worker_thinks(
    tmp_path: Path, cluster: Cluster
) -> None:
    address = fresh(cluster)
    arguments = ("--port", "0", "--database", address, "--workers", "2", "--bots", "0")
    with process(tmp_path, *arguments) as server:
        server.wait_all_ready(2)
        with server.browser() as me:
            tables = [play(me, opened_table(me, ME, bot("foal")), "d1-d3") for _ in range(3)]
            told = [answer.json() for answer in tables]
            assert [table["thinking"] for table in told] == [1, 1, 1]
            done = kurultai("worker", "--once", "--database", address, "--data", str(tmp_path))
            assert done.returncode == 0, done.stderr
            for table in told:
                assert [line["by"] for line in my_turn(me, table)["moves"]] == [0, 1]
            assert "kurultai_request_seconds" in me.get("/metrics").text
        out, _ = server.kill(signal.SIGTERM)
    assert server.process.returncode == 0
    assert "Every game is kept" in out


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["serve", "--workers", "2"], 2, "need a --database"),
        (["serve", "--log", "xml"], 2, "plain or json"),
        (["serve", *NOWHERE], 1, "cannot be used"),
        (["worker"], 2, "a worker needs the --database"),
        (["worker", *NOWHERE], 1, "cannot be used"),
    ],
)
def test_what_cannot_be_started_says_why(
    tmp_path: Path, arguments: list[str], code: int, says: str
) -> None:
    ended = kurultai(*arguments, "--data", str(tmp_path))
    assert ended.returncode == code
    assert says in ended.stderr
    assert "Traceback" not in ended.stderr


def test_tables_that_nobody_touched_are_swept_out(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as me:
        old, new = opened_table(me), opened_table(me)
        cookies: Any = dict(me.cookies)
    with sqlite3.connect(tmp_path / FILE) as c:
        c.execute("UPDATE tables SET updated = '2020-01-01' WHERE id = ?", (old["id"],))
    with running(tmp_path, keep=30) as server, server.browser() as me:
        me.cookies.update(cookies)
        assert me.get(f"/api/tables/{old['id']}").status_code == 404
        assert ask(me, new, "resign").status_code == 200
