"""Undo, draws and bots for the absent need the consent of the others."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support.client import (
    FRIEND,
    ME,
    Json,
    ask,
    assert_problem,
    bot,
    may,
    opened,
    play,
)
from tests.server.support.doubles import QuickOnly
from tests.server.support.far_apart import OPEN, look, post, sit, two, wait_for_game
from tests.server.support.server import Running, running, until
from tests.server.support.sockets import listening


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which who is not there is absent at once."""
    folder = tmp_path_factory.mktemp("impatient")
    with running(folder, opponents=QuickOnly(), absence=0.0) as server:
        yield server


def answered(client: httpx.Client, table: Json, agree: bool) -> httpx.Response:
    version = look(client, table)["version"]
    answer: httpx.Response = post(
        client, table, "answer", agree=agree, version=version, id=f"a{version}"
    )
    return answer


# Undo


def test_an_undo_is_asked_for_and_agreed_to(client: httpx.Client, stranger: httpx.Client) -> None:
    table = play(client, two(client, stranger), "d1-d3").json()
    assert table["can"]["undo"]
    with listening(stranger, table) as socket:
        asked = ask(client, table, "undo").json()
        told = socket.until(lambda table: table["asking"])
    assert len(asked["moves"]) == 1
    assert asked["asking"] == {
        "what": "undo",
        "by": 0,
        "seat": None,
        "agreed": [],
        "waiting_for": [1],
    }
    assert not asked["can"]["undo"]
    assert not asked["can"]["answer"]
    assert told["can"]["answer"]
    assert_problem(answered(client, table, agree=True), 403, "not_yours", "")
    done = answered(stranger, table, agree=True).json()
    assert done["moves"] == []
    assert done["asking"] is None
    assert done["frame"]["by"] == 0


def test_an_undo_that_is_refused_is_not_asked_for_again(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = play(client, two(client, stranger), "d1-d3").json()
    ask(client, table, "undo")
    refused = answered(stranger, table, agree=False).json()
    assert refused["asking"] is None
    assert len(refused["moves"]) == 1
    now = look(client, table)
    assert not now["can"]["undo"]
    assert_problem(ask(client, now, "undo"), 409, "not_yours", "was refused")
    play(stranger, look(stranger, table), "d10-d8")
    assert look(client, table)["can"]["undo"]


def test_a_question_lapses_when_the_game_goes_on(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = play(client, two(client, stranger), "d1-d3").json()
    ask(client, table, "undo")
    moved = play(stranger, look(stranger, table), "d10-d8").json()
    assert moved["asking"] is None
    assert_problem(answered(stranger, table, agree=True), 403, "not_yours", "")


def test_alone_with_bots_or_at_one_screen_nobody_is_asked(client: httpx.Client) -> None:
    table = play(client, opened(client, ME, FRIEND), "d1-d3").json()
    assert ask(client, table, "undo").json()["moves"] == []


# Draws


def test_a_draw_is_offered_and_taken(client: httpx.Client, stranger: httpx.Client) -> None:
    table = two(client, stranger)
    assert table["can"]["draw"]
    offered = ask(client, table, "draw").json()
    assert offered["asking"]["what"] == "draw"
    assert_problem(ask(stranger, look(stranger, table), "draw"), 409, "not_yours", "asked already")
    done = answered(stranger, table, agree=True).json()
    assert done["result"]["ended"] == "draw"
    assert done["result"]["winners"] == [0, 1]
    assert done["status"] == "over"
    assert may(done) == {"rematch", "chat"}


def test_bots_take_no_draw(client: httpx.Client) -> None:
    table = opened(client, ME, bot())
    assert not table["can"]["draw"]
    assert_problem(ask(client, table, "draw"), 409, "not_yours", "no draw")


# Absent people


def test_a_bot_for_somebody_absent_who_comes_back(impatient: Running) -> None:
    with impatient.browser() as ada, impatient.browser() as bo:
        table = play(ada, two(ada, bo), "d1-d3").json()
        assert table["can"]["replace"] == [1]
        with listening(bo, table):
            until(lambda: look(ada, table)["can"]["replace"] == [])
            refused = post(ada, table, "replace", seat=1, version=table["version"], id="r0")
            assert_problem(refused, 409, "not_yours", "long away")
        until(lambda: look(ada, table)["can"]["replace"] == [1])
        version = look(ada, table)["version"]
        taken = post(ada, table, "replace", seat=1, version=version, id="r").json()
        assert taken["seats"][1]["away"]
        assert taken["seats"][1]["level"] == "quick"
        assert taken["seats"][1]["name"] == "Bo"
        until(lambda: len(look(ada, table)["moves"]) == 2)
        away = look(bo, table)
        assert away["can"]["back"]
        assert away["choices"] == []
        play(ada, look(ada, table), "e1-e3")
        until(lambda: len(look(ada, table)["moves"]) == 4)
        back = post(bo, table, "back", id="b").json()
        assert not back["seats"][1]["away"]
        assert_problem(post(bo, table, "back", id="b2"), 409, "not_yours", "no seat to take back")
        play(ada, look(ada, table), "f1-f3")
        mine = look(bo, table)
        assert mine["choices"]
        assert play(bo, mine, mine["choices"][0]["move"]).status_code == 200


def test_the_win_is_claimed_where_who_stays_away_loses(impatient: Running) -> None:
    with impatient.browser() as ada, impatient.browser() as bo:
        table = two(ada, bo, timeout="loss")
        table = play(ada, table, "d1-d3").json()
        claim = {"seat": 1, "version": table["version"], "id": "claim"}
        won = post(ada, table, "replace", **claim).json()
        assert won["status"] == "over"
        assert won["result"]["ended"] == "timeout 1"
        assert won["result"]["winners"] == [0]
        assert post(ada, table, "replace", **claim).json() == won  # done already
        record = ada.get(f"/api/tables/{table['id']}/record").json()
        assert record["result"]["ended"] == "timeout 1"
        refused = post(ada, won, "replace", seat=1, version=won["version"], id="again")
        assert_problem(refused, 409, "not_yours", "over")


def test_somebody_absent_is_not_replaced_before_their_turn_nor_by_a_stranger(
    impatient: Running,
) -> None:
    with impatient.browser() as ada, impatient.browser() as bo, impatient.browser() as eve:
        table = two(ada, bo)
        refused = post(ada, table, "replace", seat=1, version=table["version"], id="r")
        assert_problem(refused, 409, "not_yours", "long away")
        stranger = post(eve, table, "replace", seat=0, version=table["version"], id="r")
        assert_problem(stranger, 403, "not_yours", "no seat")


def test_with_three_a_resigned_seat_is_played_by_a_bot(impatient: Running) -> None:
    wait_for_game(impatient, "dschingis")
    with impatient.browser() as ada, impatient.browser() as bo, impatient.browser() as cy:
        table = opened(ada, ME, OPEN, OPEN, game="dschingis")
        sit(bo, table)
        sit(cy, table)
        table = look(ada, table)
        assert table["status"] == "running"
        assert table["can"]["resign"]
        assert not table["can"]["draw"]
        gone = ask(ada, table, "resign").json()
        assert gone["seats"][0]["kind"] == "bot"
        assert gone["result"] is None
        assert may(gone) == {"chat", "chat_apart"}
        assert_problem(post(ada, table, "back", id="b"), 403, "not_yours", "no seat")
        until(lambda: look(bo, table)["frame"]["by"] in (1, 2))


def test_with_three_both_others_are_asked(impatient: Running) -> None:
    with impatient.browser() as ada, impatient.browser() as bo, impatient.browser() as cy:
        wait_for_game(impatient, "dschingis")
        table = opened(ada, ME, OPEN, OPEN, game="dschingis")
        sit(bo, table)
        sit(cy, table)
        people = [ada, bo, cy]
        absent = look(ada, table)["frame"]["by"]
        first, second = (people[seat] for seat in range(3) if seat != absent)
        version = look(first, table)["version"]
        asked = post(first, table, "replace", seat=absent, version=version, id="r").json()
        assert asked["asking"]["seat"] == absent
        assert len(asked["asking"]["waiting_for"]) == 1
        done = answered(second, table, agree=True).json()
        assert done["seats"][absent]["away"]
