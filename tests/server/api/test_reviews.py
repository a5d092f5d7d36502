"""A finished game reviewed over HTTP."""

from __future__ import annotations

import time
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
        return state["review"] if state["progress"] == 1 else None

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
    first = client.get(f"/api/tables/{table['id']}/review").json()
    assert len(first["review"]["open"]) == len(record["moves"]) + 1  # at once, whole or not
    found = reviewed(client, table["id"])
    assert found["is_whole"]
    assert found["open"][-1] == [1, 0]
    assert [turn["seat"] for turn in found["turns"]] == [0, 1] * 4
    assert found == reviewed(client, table["id"])


def test_a_game_is_judged_while_it_is_played(client: httpx.Client) -> None:
    table = opened(client, ME, FRIEND)
    for n in range(4):
        move = table["choices"][n]["move"]
        body = {"move": move, "version": table["version"], "id": f"m{n}"}
        table = client.post(f"/api/tables/{table['id']}/moves", json=body).json()
    time.sleep(2.0)
    body = {"version": table["version"], "id": "r"}
    assert client.post(f"/api/tables/{table['id']}/resign", json=body).status_code == 200
    state = client.get(f"/api/tables/{table['id']}/review").json()
    assert state["progress"] > 0.5


def test_a_better_line_is_shown_on_the_board(client: httpx.Client) -> None:
    table = client.post("/api/records", json=given_up(moves=8).document()).json()
    path = f"/api/tables/{table['id']}/lines/2"
    frames = client.get(path, params={"moves": ["d1-d3", "d10-d8"]}).json()
    assert [frame["at"] for frame in frames] == [3, 4]
    assert frames[0]["happened"]
    assert_problem(client.get(path, params={"moves": ["d1-d9"]}), 422, "illegal", "")
    assert_problem(client.get(path, params={"moves": ["nonsense"]}), 400, "unreadable", "")


def test_a_table_goes_on_from_a_position_of_a_finished_game(client: httpx.Client) -> None:
    record = given_up(moves=8).document()
    over = client.post("/api/records", json=record).json()
    wanted = {
        "game": "heroes",
        "seats": [ME, FRIEND],
        "beginning": {"table": over["id"], "moves": 3},
    }
    table = client.post("/api/tables", json=wanted).json()
    assert [line["move"] for line in table["moves"]] == [
        move["move"] for move in record["moves"][:3]
    ]
    assert table["frame"]["by"] == 1
    assert table["choices"]
    too_few = {**wanted, "seats": [ME]}
    assert client.post("/api/tables", json=too_few).status_code == 400
    too_many = {**wanted, "beginning": {"table": over["id"], "moves": 9}}
    assert_problem(client.post("/api/tables", json=too_many), 400, "unreadable", "the game has")


def test_nobody_goes_on_from_a_game_that_still_runs(client: httpx.Client) -> None:
    table = opened(client, ME, FRIEND)
    wanted = {
        "game": "heroes",
        "seats": [ME, FRIEND],
        "beginning": {"table": table["id"], "moves": 0},
    }
    assert_problem(client.post("/api/tables", json=wanted), 409, "not_yours", "")
    path = f"/api/tables/{table['id']}/lines/0"
    assert_problem(client.get(path, params={"moves": ["d1-d3"]}), 409, "not_yours", "")


def test_a_running_game_is_not(client: httpx.Client) -> None:
    table = opened(client, ME, FRIEND)
    answer = client.get(f"/api/tables/{table['id']}/review")
    assert_problem(answer, 409, "not_yours", "a game can be reviewed once it is over")


def test_there_is_no_review_of_no_table(client: httpx.Client) -> None:
    assert_problem(client.get("/api/tables/nothing/review"), 404, "unknown", "no table")
