"""A finished game reviewed over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from kurultai.core import record as records
from kurultai.core.bits import rng
from kurultai.core.playing import random_record
from kurultai.core.registry import game
from tests.server.conftest import FRIEND, ME, ask, assert_problem, opened, until


def reviewed(client: httpx.Client, table: str) -> dict[str, Any]:
    def made() -> dict[str, Any] | None:
        answer = client.get(f"/api/tables/{table}/review")
        assert answer.status_code == 200
        state = answer.json()
        assert 0 <= state["progress"] <= 1
        return state["review"]  # type: ignore[no-any-return]

    return until(made)


def test_a_finished_game_is_reviewed_once(client: httpx.Client) -> None:
    record = random_record(records.new(game("heroes"), 2), rng(5)).document()
    table = client.post("/api/records", json=record).json()
    found = reviewed(client, table["id"])
    assert len(found["chances"]) == len(record["moves"]) + 1
    assert {point["kind"] for point in found["turning_points"]} <= {"choice", "luck"}
    assert found == reviewed(client, table["id"])


def test_a_running_game_is_not(client: httpx.Client) -> None:
    table = opened(client, ME, FRIEND)
    answer = client.get(f"/api/tables/{table['id']}/review")
    assert_problem(answer, 403, "not_yours", "a game can be reviewed once it is over")


def test_a_game_given_up_is_reviewed_up_to_there(client: httpx.Client) -> None:
    table = opened(client, ME, FRIEND)
    assert client.post(f"/api/tables/{table['id']}/resign", json=ask(table)).status_code == 200
    found = reviewed(client, table["id"])
    assert len(found["chances"]) == 1
    assert sorted(found["chances"][-1]) == [0, 1]


def test_there_is_no_review_of_no_table(client: httpx.Client) -> None:
    assert_problem(client.get("/api/tables/nothing/review"), 404, "unknown", "no table")
