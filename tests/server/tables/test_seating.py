"""Tables for people at different screens: opening, sitting down, beginning, moving devices."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support.client import FRIEND, ME, ask, assert_problem, may, my_turn, opened, play
from tests.server.support.far_apart import INVITED, OPEN, look, post, sit, two
from tests.server.support.server import Running
from tests.server.support.sockets import listening


@pytest.fixture
def third(server: Running) -> Iterator[httpx.Client]:
    with server.browser() as client:
        yield client


def test_a_table_waits_until_the_last_seat_is_taken(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = opened(client, {"kind": "me", "name": "Ada"}, OPEN)
    assert table["status"] == "waiting"
    assert table["choices"] == []
    assert table["opener"]
    assert may(table) == {"stand", "start", "chat"}
    assert_problem(play(client, table, "d1-d3"), 409, "not_yours", "not begun")
    assert_problem(ask(client, table, "undo"), 409, "not_yours", "not begun")
    assert_problem(ask(client, table, "resign"), 409, "not_yours", "not begun")
    looked = look(stranger, table)
    assert looked["can"]["sit"] == [1]
    assert not looked["opener"]
    begun = sit(stranger, table, name="  Bo\u202e  ").json()
    assert begun["status"] == "running"
    assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Bo"]
    assert [seat["kind"] for seat in begun["seats"]] == ["other", "me"]
    assert begun["version"] == 2
    now = look(client, table)
    assert now["choices"]
    assert play(client, now, "d1-d3").status_code == 200
    assert play(stranger, look(stranger, table), "d10-d8").status_code == 200


def test_sitting_down_once_is_enough(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client, ME, OPEN)
    first = sit(stranger, table)
    assert sit(stranger, table).json() == first.json()
    again = post(stranger, table, "sit", id="other")
    assert_problem(again, 409, "not_yours", "begun already")


def test_nobody_takes_a_seat_twice_or_another_ones(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = opened(client, ME, OPEN)
    assert_problem(sit(client, table), 409, "not_yours", "sit here already")
    assert_problem(sit(stranger, table, seat=0), 409, "not_yours", "not free")
    assert_problem(sit(stranger, table, seat=5), 409, "not_yours", "not free")
    assert look(client, table)["version"] == 0


def test_who_comes_too_late_watches(
    client: httpx.Client, stranger: httpx.Client, third: httpx.Client
) -> None:
    table = two(client, stranger)
    assert_problem(sit(third, table), 409, "not_yours", "begun already")
    seen = look(third, table)
    assert seen["choices"] == []
    assert may(seen) == {"chat", "chat_apart"}
    assert_problem(play(third, seen, "d1-d3"), 403, "not_yours", "no seat")


def test_a_seat_for_somebody_invited(
    client: httpx.Client, stranger: httpx.Client, third: httpx.Client
) -> None:
    table = opened(client, ME, {**INVITED, "name": "Bo"}, visibility="public")
    assert table["seats"][1]["name"] == "Bo"
    looked = look(stranger, table)
    assert looked["invitation"] is None
    assert looked["can"]["sit"] == []
    for guess in (None, "", "x", "é", table["id"]):
        assert_problem(sit(stranger, table, invitation=guess), 409, "not_yours", "not free")
    elsewhere = opened(client, ME, INVITED)["invitation"]
    assert_problem(sit(stranger, table, invitation=elsewhere), 409, "not_yours", "not free")
    begun = sit(third, table, invitation=table["invitation"])
    assert begun.json()["status"] == "running"
    assert begun.json()["seats"][1]["name"] == "Bo"
    assert begun.json()["invitation"] is None


def test_standing_up_before_the_start(
    client: httpx.Client, stranger: httpx.Client, third: httpx.Client
) -> None:
    table = opened(client, ME, OPEN)
    left = post(client, table, "stand", id="up").json()
    assert left["status"] == "over"  # nobody was left: the table is closed
    assert left["result"] is None
    assert_problem(sit(third, table), 409, "not_yours", "begun already")
    table = two(client, stranger)
    assert_problem(post(client, table, "stand", id="up"), 409, "not_yours", "begun already")


def test_the_rest_is_filled_with_bots(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client, ME, OPEN)
    refused = post(stranger, table, "start", id="s", level="quick")
    assert_problem(refused, 409, "not_yours", "who opened the table")
    assert_problem(post(client, table, "start", id="s", level="god"), 400, "unreadable", "level")
    begun = post(client, table, "start", id="s", level="quick").json()
    assert begun["status"] == "running"
    assert [seat["kind"] for seat in begun["seats"]] == ["me", "bot"]
    play(client, begun, "d1-d3")
    assert len(my_turn(client, begun)["moves"]) == 2


def test_without_a_waiting_seat_nothing_has_changed(client: httpx.Client) -> None:
    table = opened(client, ME, FRIEND)
    assert table["status"] == "running"
    assert table["version"] == 0
    assert table["clock"] is None
    assert table["asking"] is None
    assert table["rematch"] is None


# Again


def test_a_rematch_keeps_the_others_seat(
    client: httpx.Client, stranger: httpx.Client, third: httpx.Client
) -> None:
    table = two(client, stranger)
    path = f"/api/tables/{table['id']}/rematch"
    assert_problem(client.post(path), 409, "not_yours", "not over")
    ask(client, table, "resign")
    assert "rematch" in may(look(stranger, table))
    with listening(stranger, table) as socket:
        made = client.post(path).json()
        assert socket.until(lambda table: table["rematch"])["rematch"] == made["id"]
    assert made["status"] == "waiting"
    assert [seat["kind"] for seat in made["seats"]] == ["invited", "me"]
    assert [seat["name"] for seat in made["seats"]] == ["Bo", "Ada"]
    assert_problem(sit(third, made), 409, "not_yours", "not free")
    (line,) = [line for line in stranger.get("/api/tables").json() if line["id"] == made["id"]]
    assert line["my_turn"]
    begun = stranger.post(path).json()
    assert begun["id"] == made["id"]
    assert begun["status"] == "running"
    assert begun["frame"]["by"] == 0
    assert begun["choices"]
    assert stranger.post(path).json()["version"] == begun["version"]


# Another device


def test_a_seat_moves_to_another_device(
    client: httpx.Client, stranger: httpx.Client, third: httpx.Client
) -> None:
    table = two(client, stranger)
    link = client.post(f"/api/tables/{table['id']}/device").json()
    with listening(client, table) as old:
        moved = third.post(f"/api/devices/{link['token']}").json()
        told = old.until(lambda table: not table["seats"][0]["mine"])
    assert moved["choices"]
    assert moved["seats"][0]["mine"]
    assert moved["seats"][0]["name"] == "Ada"
    assert told["choices"] == []
    assert_problem(play(client, moved, "d1-d3"), 403, "not_yours", "no seat")
    assert play(third, moved, "d1-d3").status_code == 200
    again = stranger.post(f"/api/devices/{link['token']}")
    assert_problem(again, 404, "unknown", "used already")


def test_nothing_is_left_with_the_old_device(
    client: httpx.Client, stranger: httpx.Client, third: httpx.Client
) -> None:
    table = opened(client, ME, OPEN)
    device = f"/api/tables/{table['id']}/device"
    first, second = (client.post(device).json()["token"] for _ in range(2))
    with listening(client, table) as old:
        moved = third.post(f"/api/devices/{first}").json()
        told = old.until(lambda table: not table["opener"])
    assert moved["opener"]
    assert {"stand", "start"} <= may(moved)
    assert may(told) == {"sit", "chat"}  # as any watcher
    refused = post(client, table, "start", id="start", level="quick")
    assert_problem(refused, 409, "not_yours", "who opened the table")
    assert table["id"] not in [line["id"] for line in client.get("/api/tables").json()]
    assert table["id"] in [line["id"] for line in third.get("/api/tables").json()]
    assert_problem(stranger.post(f"/api/devices/{second}"), 404, "unknown", "used already")
    assert post(third, table, "start", id="start", level="quick").status_code == 200


def test_only_who_sits_has_a_link_to_give(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client)
    answer = stranger.post(f"/api/tables/{table['id']}/device")
    assert_problem(answer, 403, "not_yours", "no seat")
    assert_problem(stranger.post("/api/devices/guess"), 404, "unknown", "too old")


def test_a_link_is_good_for_a_while_only(
    client: httpx.Client, stranger: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(client)
    monkeypatch.setattr("kurultai.server.tables.seating.DEVICE_LINK", -1)
    link = client.post(f"/api/tables/{table['id']}/device").json()
    answer = stranger.post(f"/api/devices/{link['token']}")
    assert_problem(answer, 404, "unknown", "too old")
    assert look(client, table)["seats"][0]["mine"]
