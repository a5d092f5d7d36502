"""My turn is mine: within it a decision is taken back without asking, and nobody learns by it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from kurultai.core.text import NOBODY
from kurultai.match.match import Match
from kurultai.server.storage.rows import Seat, Stored
from kurultai.server.tables.live import LiveTable, Viewer
from kurultai.server.tables.state import TableState
from kurultai.server.tables.views.content import content
from kurultai.server.tables.views.deltas import PROTOCOL
from tests.server.support.client import FRIEND, ME, Json, ask, assert_problem, bot, opened, play
from tests.server.support.doubles import Doubles
from tests.server.support.far_apart import look, two, wait_for_game
from tests.server.support.server import Running, running, until
from tests.server.support.twins import differing

AT = "2026-11-16T12:00:00.000+00:00"
AROUND = ("version", "updated", "clock")  # what an undo changes besides the game

Pair = tuple[httpx.Client, httpx.Client]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, opponents: Doubles) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("own_turn"), opponents=opponents) as made:
        wait_for_game(made, "dschingis")
        yield made


def first(table: Json) -> str:
    return str(table["choices"][0]["move"])


def decided_twice(people: Pair, table: Json) -> tuple[httpx.Client, httpx.Client, Json]:
    """Somebody amid their turn with two free decisions, the other, and what the first sees."""
    for _ in range(200):
        seat = look(people[0], table)["frame"]["by"]
        mover, rival = people[seat], people[1 - seat]
        before = look(mover, table)
        if before["can"]["start_over"] and before["moves"][-2]["by"] == seat:
            return mover, rival, before
        assert play(mover, before, first(before)).status_code == 200
    raise AssertionError("nobody ever decided twice in a turn")


def shown(table: Json) -> Json:
    return {key: value for key, value in table.items() if key not in AROUND}


@pytest.fixture
def amid(client: httpx.Client, stranger: httpx.Client) -> tuple[httpx.Client, httpx.Client, Json]:
    table = two(client, stranger, game="dschingis")
    return decided_twice((client, stranger), table)


Amid = tuple[httpx.Client, httpx.Client, Json]


def test_within_my_turn_nobody_is_asked(amid: Amid) -> None:
    mover, rival, table = amid
    assert table["can"]["undo"]
    assert table["can"]["undo_free"]
    assert not table["can"]["undo_asks"]
    back = ask(mover, table, "undo").json()
    assert back["asking"] is None
    assert back["moves"] == table["moves"][:-1]
    seen = shown(look(rival, table))
    again = play(mover, back, table["moves"][-1]["move"]).json()
    assert shown(again) == shown(table)
    assert shown(ask(mover, again, "undo").json()) == shown(back)
    assert shown(look(rival, table)) == seen


def test_a_turn_is_started_over(amid: Amid) -> None:
    mover, rival, table = amid
    over = ask(mover, table, "undo", whole_turn=True).json()
    assert len(over["moves"]) <= len(table["moves"]) - 2
    assert over["frame"]["by"] == table["frame"]["by"]
    assert not over["can"]["start_over"]
    assert not over["can"]["undo_free"]
    assert len(look(rival, table)["moves"]) == len(over["moves"])
    refused = ask(mover, over, "undo", whole_turn=True)
    assert_problem(refused, 409, "not_yours", "nothing of this turn")
    assert_problem(ask(rival, over, "undo", whole_turn=True), 409, "not_yours", "nothing of this")


def test_once_the_turn_has_passed_on_the_others_are_asked(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = play(client, two(client, stranger), "d1-d3").json()
    can = table["can"]
    assert can["undo"] and can["undo_asks"]
    assert not can["undo_free"] and not can["start_over"]
    assert ask(client, table, "undo").json()["asking"]["what"] == "undo"


def test_a_refusal_does_not_forbid_what_is_free(amid: Amid) -> None:
    mover, rival, table = amid
    asked = ask(rival, look(rival, table), "undo").json()
    if asked.get("asking"):  # the other may ask for theirs meanwhile: my undo ends the question
        assert ask(mover, asked, "undo").json()["asking"] is None
    else:
        assert ask(mover, table, "undo").status_code == 200


def test_a_bot_that_has_answered_ends_my_turn(client: httpx.Client) -> None:
    table = play(client, opened(client, ME, bot()), "d1-d3").json()
    now = until(lambda: (seen := look(client, table))["frame"]["at"] == 2 and seen)
    assert not now["can"]["undo_free"]
    assert now["can"]["undo"], "there is nobody to ask"
    assert not now["can"]["undo_asks"]


def test_at_one_screen_each_has_a_turn(client: httpx.Client) -> None:
    table = play(client, opened(client, ME, FRIEND), "d1-d3").json()
    assert table["can"]["undo_free"]
    assert not table["can"]["start_over"], "the other has not decided anything yet"


def test_the_same_over_the_socket_and_once(server: Running, amid: Amid) -> None:
    mover, _, table = amid
    cookie = "; ".join(f"{name}={value}" for name, value in mover.cookies.items())
    url = server.url.replace("http", "ws") + f"/api/tables/{table['id']}/socket?protocol={PROTOCOL}"
    command = {"type": "undo", "version": table["version"], "id": "over", "whole_turn": True}
    for _ in range(2):
        with connect(url, additional_headers={"Cookie": cookie}) as socket:
            socket.send(json.dumps(command))
            while (answer := json.loads(socket.recv(timeout=30)))["type"] != "done":
                assert answer["type"] in ("snapshot", "delta")
            assert answer["version"] == table["version"] + 1
    assert not look(mover, table)["can"]["start_over"]


def test_a_move_that_would_end_the_turn_waits_for_a_word(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = two(client, stranger)
    body = {"move": "d1-d3", "version": table["version"], "id": "m", "may_end_turn": False}
    refused = client.post(f"/api/tables/{table['id']}/moves", json=body)
    assert_problem(refused, 409, "ends_turn", "ends your turn")
    assert look(client, table)["moves"] == []
    done = client.post(f"/api/tables/{table['id']}/moves", json={**body, "may_end_turn": True})
    assert len(done.json()["moves"]) == 1


def test_a_move_within_the_turn_does_not_wait(amid: Amid) -> None:
    mover, _, table = amid
    back = ask(mover, table, "undo").json()
    again = {"move": table["moves"][-1]["move"], "version": back["version"], "id": "again"}
    url = f"/api/tables/{table['id']}/moves"
    answer = mover.post(url, json={**again, "may_end_turn": False})
    assert answer.status_code == 200
    assert answer.json()["moves"] == table["moves"]


def live(match: Match) -> LiveTable:
    people = [Seat("me", f"P{n}", player=f"player{n}") for n in range(match.start.seats)]
    stored = Stored(
        id="twin",
        game=match.game.id,
        rules=match.start.rules,
        options=match.start.options,
        owner="player0",
        seats=people,
    )
    return LiveTable(TableState.created(stored, match, "running", AT), set(), "", 600.0)


@pytest.mark.parametrize(("game", "more"), [("dschingis", 3), ("huns", 2), ("khan", 3)])
def test_who_tries_and_takes_back_learns_nothing_hidden(game: str, more: int) -> None:
    """Twins that a seat cannot tell apart stay so, whatever it tries in its turn."""
    tried = 0
    for seed in range(16):
        if tried >= 4:
            break
        twins = differing(game, 2, seed % 2, seed=100 + seed, plies=20 + more * seed)
        one, other, eye = twins.one, twins.other, twins.eye
        if one.actor != eye or not twins.differ:
            continue
        assert eye is not None
        for choice in one.game.choices(one.position)[:6]:
            told = []
            for match in (one.fork(), other.fork()):
                match.play(eye, choice["move"])
                free = match.own_turn({eye})
                if free:
                    played = content(live(match), Viewer(frozenset({eye})), NOBODY)
                    match.take_back(free[-1])
                    told.append(
                        (free, played, content(live(match), Viewer(frozenset({eye})), NOBODY))
                    )
                else:
                    told.append(([], {}, {}))
            assert told[0] == told[1]
            tried += bool(told[0][0])
    assert tried > 0
