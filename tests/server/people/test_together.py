"""Two processes with one database keep one set of limits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kurultai.server.config import Rate
from tests.server.support.client import ME, bot, opened, seen
from tests.server.support.server import Running, fresh, running, until
from tools.postgres import Cluster

STRICT = {
    "rate_requests": Rate(40, 0.01),
    "rate_tables": Rate(4, 0.001),
    "quota_tables": 2,
}


@pytest.fixture(scope="module")
def both(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folder, address = tmp_path_factory.mktemp("together"), fresh(cluster)
    with (
        running(folder, database=address, **STRICT) as one,
        running(folder, database=address, **STRICT) as other,
    ):
        yield [one, other]


def person(server: Running, address: str, cookies: httpx.Cookies | None = None) -> httpx.Client:
    made = server.browser()
    made.headers["X-Forwarded-For"] = address
    made.cookies.update(cookies or {})
    return made


def test_tables_are_counted_together(both: list[Running]) -> None:
    body = {"game": "nothing", "seats": [ME]}
    codes = []
    for n in range(6):
        with person(both[n % 2], "203.0.113.40") as eve:
            codes.append(eve.post("/api/tables", json=body).status_code)
    assert codes == [404] * 4 + [429] * 2


def test_requests_at_one_are_told_to_the_other(both: list[Running]) -> None:
    with person(both[0], "203.0.113.41") as eve, person(both[1], "203.0.113.41") as again:
        codes = [eve.get("/api/games").status_code for _ in range(41)]
        assert codes[-1] == 429
        until(lambda: again.get("/api/games").status_code == 429, seconds=5)
        with person(both[1], "203.0.113.42") as ada:
            assert ada.get("/api/games").status_code == 200


def test_a_quota_holds_wherever_the_tables_were_opened(both: list[Running]) -> None:
    with person(both[0], "203.0.113.43") as eve:
        opened(eve)
        opened(eve)
        with person(both[1], "203.0.113.43", eve.cookies) as again:
            again.headers["X-Forwarded-For"] = "203.0.113.44"  # the person is the same
            full = again.post("/api/tables", json={"game": "heroes", "seats": [ME, bot()]})
            assert full.status_code == 429
            assert "room" in full.json()["message"]


def test_bots_of_both_go_on(both: list[Running]) -> None:
    with person(both[1], "203.0.113.45") as ada:
        table = opened(ada, bot(), ME)
        until(lambda: seen(ada, table)["thinking"] is None, seconds=20)


def test_old_empty_tables_make_room(tmp_path: Path) -> None:
    with running(tmp_path, quota_tables=2) as server, person(server, "203.0.113.46") as ada:
        tables = [opened(ada), opened(ada)]
        body = {"game": "heroes", "seats": [ME, bot()]}
        assert ada.post("/api/tables", json=body).status_code == 429
        done = server.app.state.service.store.database._writing
        done.execute("UPDATE tables SET updated = '2020-01-01T00:00:00.000+00:00'")
        assert ada.post("/api/tables", json=body).status_code == 200
        assert ada.get("/api/tables").json()[0]["id"] not in [table["id"] for table in tables]
