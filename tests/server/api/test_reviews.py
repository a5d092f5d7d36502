"""A finished game reviewed over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from kurultai.core.bits import rng
from kurultai.core.playing import random_move
from kurultai.core.record import Record
from kurultai.core.registry import game
from kurultai.match.match import Match
from tests.server.support.client import FRIEND, ME, assert_problem, opened
from tests.server.support.server import until


def reviewed(client: httpx.Client, table: str) -> dict[str, Any]:
    def made() -> dict[str, Any] | None:
        answer = client.get(f"/api/tables/{table}/review")
        assert answer.status_code == 200
        state = answer.json()
        assert 0 <= state["progress"] <= 1
        return state["review"]  # type: ignore[no-any-return]

    return until(made, seconds=60)  # type: ignore[no-any-return]


def given_up(moves: int) -> Record:
    """A game of Heroes at random, that Teal gave up."""
    match, generator = Match.new(game("heroes"), 2), rng(5)
    for _ in range(moves):
        assert match.actor is not None
        match.play(match.actor, match.position.format(random_move(match.position, generator)))
    match.resign(1)
    return match.record()


def test_a_finished_game_is_reviewed_once(client: httpx.Client) -> None:
    record = given_up(moves=8).document()
    table = client.post("/api/records", json=record).json()
    found = reviewed(client, table["id"])
    assert len(found["chances"]) == len(record["moves"]) + 1
    assert found["chances"][-1] == [1, 0]
    assert {point["kind"] for point in found["turning_points"]} <= {"choice"}
    assert found == reviewed(client, table["id"])


def test_a_running_game_is_not(client: httpx.Client) -> None:
    table = opened(client, ME, FRIEND)
    answer = client.get(f"/api/tables/{table['id']}/review")
    assert_problem(answer, 409, "not_yours", "a game can be reviewed once it is over")


def test_there_is_no_review_of_no_table(client: httpx.Client) -> None:
    assert_problem(client.get("/api/tables/nothing/review"), 404, "unknown", "no table")
