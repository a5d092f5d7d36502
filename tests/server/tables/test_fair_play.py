"""Where people play people: advice, talk of those who watch, games called off, empty tables."""

from __future__ import annotations

import httpx
import pytest

from kurultai.server.tables import lobby
from tests.server.support.client import FRIEND, ME, Json, ask, assert_problem, bot, opened, play
from tests.server.support.far_apart import OPEN, look, post, two
from tests.server.support.server import Running, until
from tests.server.support.sockets import listening


def advice(client: httpx.Client, table: Json) -> list[httpx.Response]:
    move = {"move": "d1-d3", "version": table["version"]}
    return [post(client, table, "hint"), post(client, table, "weigh", **move)]


# Advice


def test_there_is_no_advice_where_people_play_people(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    assert (table["hints"], table["can"]["hint"]) == (False, False)
    for answer in advice(client, table):
        assert_problem(answer, 409, "not_yours", "opened without them")


def test_there_is_where_the_table_was_opened_with_it_and_says_so(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    waiting = opened(client, ME, OPEN, hints=True, visibility="public")
    assert look(stranger, waiting)["hints"]
    (line,) = [line for line in stranger.get("/api/lobby").json()["open"] if line["hints"]]
    assert line["id"] == waiting["id"]
    table = two(client, stranger, hints=True)
    assert (table["hints"], table["can"]["hint"]) == (True, True)
    assert [answer.status_code for answer in advice(client, table)] == [200, 200]


def test_alone_and_at_one_screen_there_is_advice(client: httpx.Client) -> None:
    for seats in ([ME, bot()], [ME, FRIEND]):
        table = opened(client, *seats)
        assert (table["hints"], table["can"]["hint"]) == (True, True)
    assert not opened(client, ME, OPEN)["hints"]  # somebody will come


# Talk


def test_players_hear_those_who_watch_once_the_game_is_over(
    server: Running, client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    with server.browser() as eve:
        assert look(eve, table)["can"]["chat_apart"]
        assert not table["can"]["chat_apart"]
        with listening(client, table) as player, listening(eve, table) as watcher:
            post(eve, table, "chat", text="take the city", id="1")
            post(stranger, table, "chat", text="good luck", id="2")
            assert player.hear("said")["line"]["text"] == "good luck"
            heard = [watcher.hear("said")["line"]["text"] for _ in range(2)]
            assert heard == ["take the city", "good luck"]
        assert said(client, table) == ["good luck"]
        assert said(eve, table) == ["take the city", "good luck"]
        ask(client, look(client, table), "resign")
        assert said(client, table) == ["take the city", "good luck"]


def test_before_the_game_everybody_talks_to_everybody(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = opened(client, ME, OPEN)
    post(stranger, table, "chat", text="may I?", id="1")
    assert said(client, table) == ["may I?"]


def said(client: httpx.Client, table: Json) -> list[str]:
    lines = client.get(f"/api/tables/{table['id']}/chat").json()
    return [line["text"] for line in lines]


# Called off


def test_a_game_that_has_hardly_begun_is_called_off(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger, clock={"kind": "minutes", "minutes": 5})
    table = play(client, table, "d1-d3").json()
    off = ask(stranger, table, "abort").json()
    assert (off["status"], off["result"], off["clock"]["running"]) == ("over", None, None)
    assert ask(stranger, table, "abort").status_code == 200  # a repeat
    late = look(stranger, table)
    assert late["choices"] == []
    assert_problem(play(stranger, late, "d10-d8"), 409, "not_yours", "called off")
    assert_problem(ask(client, late, "resign"), 409, "not_yours", "called off")
    record = client.get(f"/api/tables/{table['id']}/record").json()
    assert len(record["moves"]) == 1
    assert "result" not in record
    (line,) = [one for one in client.get("/api/tables").json() if one["id"] == table["id"]]
    assert (line["status"], line["deadline"], line["my_turn"]) == ("over", None, False)


def test_later_it_is_not_nor_by_a_stranger_nor_against_bots(
    server: Running, client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    with server.browser() as eve:
        assert ask(eve, table, "abort").status_code == 403
    play(client, table, "d1-d3")
    table = play(stranger, look(stranger, table), "d10-d8").json()
    assert not table["can"]["abort"]
    assert_problem(ask(client, table, "abort"), 409, "not_yours", "before its second move")
    alone = opened(client, ME, bot())
    assert not alone["can"]["abort"]
    assert ask(client, alone, "abort").status_code == 409


# The lobby


@pytest.mark.parametrize("days", [False, True])
def test_a_table_whose_opener_is_gone_leaves_the_lobby(
    server: Running,
    client: httpx.Client,
    stranger: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
    days: bool,
) -> None:
    clock = {"kind": "days", "days": 3} if days else None
    table = opened(client, ME, OPEN, visibility="public", clock=clock)
    service = server.app.state.service

    def is_offered() -> bool:
        service.lobby._read_at = -10.0
        return table["id"] in [line["id"] for line in stranger.get("/api/lobby").json()["open"]]

    assert is_offered()
    monkeypatch.setattr(lobby, "GONE", -1)  # whoever is not there now is gone
    assert is_offered() == days
    monkeypatch.setattr(lobby, "GONE_BY_MAIL", -1)
    assert not is_offered()
    monkeypatch.setattr(lobby, "GONE", 60_000)
    monkeypatch.setattr(service.presence, "_openers_noted", 0.0)
    with listening(client, table):
        until(is_offered)
