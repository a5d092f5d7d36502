"""Moves at a table over HTTP: every endpoint, and every way to be refused."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from kurultai.analysis.mistakes import Weighing
from kurultai.analysis.texts import TEXTS as ADVICE
from kurultai.core import record as records
from kurultai.core.bits import rng
from kurultai.core.playing import random_record
from kurultai.core.registry import game
from tests.server.support.client import (
    FRIEND,
    ME,
    ask,
    assert_problem,
    bot,
    may,
    my_turn,
    opened,
    play,
    seen,
)
from tests.server.support.doubles import Doubles
from tests.server.support.server import until

# Games


def test_the_games_with_levels_and_options(client: httpx.Client) -> None:
    (heroes,) = [g for g in client.get("/api/games").json() if g["id"] == "heroes"]
    assert heroes == client.get("/api/games/heroes").json()
    assert heroes["ready"]
    assert heroes["progress"] == 1.0
    assert [level["id"] for level in heroes["levels"]] == ["quick", "slow", "broken"]
    assert [level["rating"] for level in heroes["levels"]] == [1000, 1420, None]
    assert [option["name"] for option in heroes["options"]] == ["reach", "board"]


def test_every_rule_is_there_to_read(client: httpx.Client) -> None:
    chapters = client.get("/api/games/heroes/rules").json()["chapters"]
    rules = [rule for chapter in chapters for rule in chapter["rules"]]
    assert {rule["id"] for rule in rules} == {rule.id for rule in game("heroes").rulebook}
    assert all(rule["gist"] for rule in rules)
    assert [chapters[0]["id"], chapters[1]["id"], chapters[-1]["id"]] == ["aim", "turn", "lost"]
    assert "eight cities" in chapters[0]["about"]


def test_the_server_says_it_is_well(client: httpx.Client) -> None:
    assert client.get("/healthz").json()["ok"] is True


@pytest.mark.parametrize("path", ["/api/games/chess", "/api/games/chess/rules"])
def test_an_unknown_game(client: httpx.Client, path: str) -> None:
    assert_problem(client.get(path), 404, "unknown", "there is no game 'chess'")


# Opening


def test_a_new_table(client: httpx.Client) -> None:
    table = opened(client, {"kind": "me", "name": " Ada "}, bot())
    assert [seat["kind"] for seat in table["seats"]] == ["me", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
    assert table["seats"][0]["name"] == "Ada"
    assert table["seats"][1]["level"] == "quick"
    assert table["version"] == 0
    assert table["frame"]["by"] == 0
    assert {"move": "d1-d3", "steps": ["d1", "d3"]} in table["choices"]
    assert may(table) >= {"resign", "hint"}
    assert "undo" not in may(table)
    assert table["result"] is None
    assert not table["record_only"]


def test_options_are_kept(client: httpx.Client) -> None:
    table = opened(client, options={"reach": "up-to"})
    assert table["options"]["reach"] == "up-to"
    assert play(client, table, "d1-d2").status_code == 200


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        ({"game": "chess", "seats": [ME, ME]}, 404, "there is no game 'chess'"),
        ({"game": "heroes", "seats": [ME]}, 400, "not 1"),
        ({"game": "heroes", "seats": []}, 400, "body.seats"),
        ({"game": "heroes", "seats": [ME] * 9}, 400, "body.seats"),
        ({"game": "heroes", "seats": [ME, {"kind": "dog"}]}, 400, "body.seats.1.kind"),
        ({"game": "heroes", "seats": [ME, bot("god")]}, 400, "needs a level: quick"),
        ({"game": "heroes", "seats": [ME, {"kind": "bot"}]}, 400, "needs a level: quick"),
        ({"game": "heroes", "seats": [ME, ME], "options": {"x": 1}}, 400, "no option 'x'"),
        ({"game": "heroes", "seats": [ME, ME], "options": {"reach": "far"}}, 400, "not 'far'"),
        ({"game": "heroes", "seats": [ME, ME], "options": {"board": {}}}, 400, ""),
        ({"game": "heroes", "seats": [ME, ME], "extra": 1}, 400, "body.extra"),
        ({"game": "heroes", "seats": [ME, {"kind": "me", "name": "x" * 41}]}, 400, "name"),
        ([], 400, "body"),
    ],
)
def test_a_table_that_cannot_be_opened(
    client: httpx.Client, body: Any, status: int, says: str
) -> None:
    error = "unknown" if status == 404 else "unreadable"
    assert_problem(client.post("/api/tables", json=body), status, error, says)


def test_my_tables_the_newest_first(client: httpx.Client, stranger: httpx.Client) -> None:
    first, second = opened(client), opened(client)
    play(client, first, "d1-d3")
    lines = client.get("/api/tables").json()
    assert [line["id"] for line in lines] == [first["id"], second["id"]]
    assert [line["moves"] for line in lines] == [1, 0]
    assert all(line["my_turn"] for line in lines)
    assert stranger.get("/api/tables").json() == []


# Moving


def test_a_move_and_the_bots_answer(client: httpx.Client) -> None:
    table = opened(client, ME, bot())
    answer = play(client, table, "d1-d3")
    assert answer.status_code == 200
    table = my_turn(client, table)
    assert [line["by"] for line in table["moves"]] == [0, 1]
    assert table["moves"][0] == {
        "at": 1,
        "by": 0,
        "move": "d1-d3",
        "text": answer.json()["moves"][0]["text"],
        "turn": 1,
        "seat": 0,
        "round": None,
        "points": [],
        "gist": None,
        "rank": 0,
    }
    assert "d3" in table["moves"][0]["text"]
    assert table["version"] == 2
    assert table["frame"]["by"] == 0
    assert table["choices"]


def test_two_friends_at_one_screen(client: httpx.Client) -> None:
    table = opened(client, ME, FRIEND)
    table = play(client, table, "d1-d3").json()
    assert table["frame"]["by"] == 1
    assert table["choices"]
    assert play(client, table, "d10-d8").json()["frame"]["by"] == 0


def test_a_bot_that_begins(client: httpx.Client) -> None:
    table = my_turn(client, opened(client, bot(), ME))
    assert [line["by"] for line in table["moves"]] == [0]
    assert table["frame"]["by"] == 1


def test_bots_play_each_other_to_the_end(client: httpx.Client) -> None:
    table = opened(client, bot(), bot())
    until(lambda: seen(client, table)["result"], seconds=60)
    assert_checked(client, table)


def test_repeating_a_move_is_harmless(client: httpx.Client) -> None:
    table = opened(client)
    first = play(client, table, "d1-d3", "once").json()
    again = play(client, table, "d1-d3", "once")
    assert again.status_code == 200
    assert again.json() == first
    assert len(seen(client, table)["moves"]) == 1


def test_a_stale_move_comes_with_a_fresh_snapshot(client: httpx.Client) -> None:
    table = opened(client)
    play(client, table, "d1-d3", "first")
    problem = assert_problem(
        play(client, table, "e1-e3", "second"), 409, "not_yours", "the game has moved on"
    )
    assert problem["table"] == seen(client, table)


def test_an_illegal_move_cites_its_rule(client: httpx.Client) -> None:
    problem = assert_problem(play(client, opened(client), "d1-d9"), 422, "illegal", "too far")
    assert problem["rule"]["id"] == "moving.warrior"
    assert problem["rule"]["gist"]


def test_an_unreadable_move(client: httpx.Client) -> None:
    assert_problem(play(client, opened(client), "castle"), 400, "unreadable", "castle")


def test_a_stranger_may_look_but_not_touch(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client, ME, bot())
    looked = seen(stranger, table)
    assert [seat["kind"] for seat in looked["seats"]] == ["other", "bot"]
    assert looked["choices"] == []
    assert may(looked) <= {"chat"}
    for answer in (
        play(stranger, table, "d1-d3"),
        ask(stranger, table, "undo"),
        ask(stranger, table, "resign"),
        stranger.post(f"/api/tables/{table['id']}/rematch"),
    ):
        assert_problem(answer, 403, "not_yours", "no seat at this table")
    hint = stranger.post(f"/api/tables/{table['id']}/hint")
    assert_problem(hint, 403, "not_yours", "not your turn")
    assert seen(client, table)["version"] == 0


def test_nobody_moves_for_a_bot(client: httpx.Client) -> None:
    table = play(client, opened(client, ME, bot("slow")), "d1-d3").json()
    assert table["thinking"] == 1
    assert table["choices"] == []
    assert_problem(play(client, table, "d10-d8"), 403, "not_yours", "not your turn")
    ask(client, table, "resign")


@pytest.mark.parametrize("what", ["", "/moves", "/undo", "/resign", "/why", "/hint", "/rematch"])
def test_an_unknown_table(client: httpx.Client, what: str) -> None:
    path = f"/api/tables/nowhere{what}"
    bodies = {"/moves": {"move": "pass", "version": 0, "id": "1"}, "/why": {"move": "pass"}}
    body = bodies.get(what, {"version": 0, "id": "1"})
    answer = client.post(path, json=body) if what else client.get(path)
    assert_problem(answer, 404, "unknown", "there is no table nowhere")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"move": "d1-d3", "version": 0},
        {"move": "d1-d3", "version": -1, "id": "1"},
        {"move": "d1-d3", "version": "now", "id": "1"},
        {"move": "d1-d3", "version": 0, "id": ""},
        {"move": "x" * 401, "version": 0, "id": "1"},
        {"move": None, "version": 0, "id": "1"},
    ],
)
def test_a_move_of_the_wrong_form(client: httpx.Client, body: Any) -> None:
    table = opened(client)
    answer = client.post(f"/api/tables/{table['id']}/moves", json=body)
    assert_problem(answer, 400, "unreadable", "body")


# Undo, resign, rematch


def test_undo_takes_the_bots_reply_back_too(client: httpx.Client) -> None:
    table = opened(client, ME, bot())
    play(client, table, "d1-d3")
    table = my_turn(client, table)
    assert table["can"]["undo"]
    table = ask(client, table, "undo").json()
    assert table["moves"] == []
    assert table["version"] == 3
    assert table["frame"]["at"] == 0
    assert table["frame"]["by"] == 0
    assert play(client, table, "e1-e3").status_code == 200


def test_undo_stops_a_thinking_bot(client: httpx.Client, opponents: Doubles) -> None:
    table = play(client, opened(client, ME, bot("slow")), "d1-d3").json()
    until(lambda: opponents.began)
    table = ask(client, table, "undo").json()
    assert table["thinking"] is None
    assert table["moves"] == []
    until(lambda: opponents.stopped)


def test_nothing_to_undo(client: httpx.Client) -> None:
    answer = ask(client, opened(client), "undo")
    assert_problem(answer, 409, "not_yours", "nothing to take back")


def test_repeating_an_undo_is_harmless(client: httpx.Client) -> None:
    table = opened(client)
    table = play(client, table, "d1-d3").json()
    table = play(client, table, "d10-d8").json()
    once = ask(client, table, "undo").json()
    assert ask(client, table, "undo").json() == once
    assert len(once["moves"]) == 1


def test_resigning(client: httpx.Client, opponents: Doubles) -> None:
    table = play(client, opened(client, ME, bot("slow")), "d1-d3").json()
    until(lambda: opponents.began)
    table = ask(client, table, "resign").json()
    assert table["result"]["winners"] == [1]
    assert table["result"]["ended"] == "resign 0"
    assert table["frame"]["by"] == "over"
    assert table["frame"]["asked"] == "You resign: Teal wins"
    assert may(table) <= {"rematch", "chat"}
    assert table["thinking"] is None
    until(lambda: opponents.stopped)
    assert_checked(client, table)
    (line,) = client.get("/api/tables").json()
    assert line["result"]["winners"] == [1]
    assert not line["my_turn"]


def test_a_friend_resigns_for_their_seat(client: httpx.Client) -> None:
    table = ask(client, opened(client, ME, FRIEND), "resign", seat=1).json()
    assert table["result"]["ended"] == "resign 1"


def test_nobody_resigns_for_a_bot(client: httpx.Client) -> None:
    answer = ask(client, opened(client, ME, bot()), "resign", seat=1)
    assert_problem(answer, 403, "not_yours", "not your turn")


def test_a_finished_game_takes_nothing_more(client: httpx.Client) -> None:
    table = ask(client, opened(client), "resign").json()
    for answer in (
        play(client, table, "d1-d3"),
        ask(client, table, "undo"),
        client.post(f"/api/tables/{table['id']}/hint"),
    ):
        problem = assert_problem(answer, 409, "not_yours", "the game is over")
        assert problem["table"]["result"]["ended"] == "resign 0"


def test_a_rematch_swaps_the_seats_and_happens_once(client: httpx.Client) -> None:
    table = opened(client, {"kind": "me", "name": "Ada"}, bot(), options={"reach": "up-to"})
    ask(client, table, "resign")
    made = client.post(f"/api/tables/{table['id']}/rematch").json()
    assert made["id"] != table["id"]
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "me"]
    assert made["seats"][1]["name"] == "Ada"
    assert made["options"]["reach"] == "up-to"
    again = client.post(f"/api/tables/{table['id']}/rematch").json()
    assert again["id"] == made["id"]


# Hints and reasons


def test_a_hint_is_a_legal_move(client: httpx.Client) -> None:
    table = opened(client)
    hint = client.post(f"/api/tables/{table['id']}/hint").json()
    assert {"move": hint["move"], "steps": hint["steps"]} in table["choices"]
    assert hint["share"] == 0.625
    assert "62 %" in hint["text"]
    first, second = hint["best"]
    assert first["move"] == hint["move"]
    assert second["share"] == 0.5
    assert {"move": second["move"], "steps": second["steps"]} in table["choices"]
    assert second["text"]
    assert "warrior" in hint["text"]  # in words, as the history will tell it


def test_a_hint_is_a_plan_with_its_reasons(client: httpx.Client) -> None:
    hint = client.post(f"/api/tables/{opened(client)['id']}/hint").json()
    assert "moves a warrior from " in hint["plan"][0]
    for part in (*hint["plan"], hint["brings"], hint["risks"]):
        assert part is None or part in hint["text"]


def test_a_move_is_weighed_before_it_is_made(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(client)
    path, move = f"/api/tables/{table['id']}/weigh", {"move": "d1-d3", "version": table["version"]}
    assert client.post(path, json=move).json() == {"mistake": False, "text": None}
    found = Weighing(is_mistake=True, text=ADVICE("costs-points", n=2))
    monkeypatch.setattr("kurultai.server.thinking.pool.weigh", lambda *_, **__: found)
    french = client.post(path, json=move, headers={"Accept-Language": "fr"}).json()
    assert french == {"mistake": True, "text": "Cela vous coûterait 2 points."}
    assert client.get(f"/api/tables/{table['id']}").json()["version"] == table["version"]


def test_what_cannot_be_weighed_is_refused(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client)
    path, now = f"/api/tables/{table['id']}/weigh", table["version"]
    no_move = client.post(path, json={"move": "?", "version": now})
    assert_problem(no_move, 400, "unreadable", "?")
    too_far = client.post(path, json={"move": "d1-d9", "version": now})
    assert_problem(too_far, 422, "illegal", "too far")
    stale = client.post(path, json={"move": "d1-d3", "version": now + 1})
    assert_problem(stale, 409, "not_yours", "")
    theirs = stranger.post(path, json={"move": "d1-d3", "version": now})
    assert_problem(theirs, 403, "not_yours", "not your turn")


def test_why_a_move_is_refused(client: httpx.Client) -> None:
    path = f"/api/tables/{opened(client)['id']}/why"
    verdict = client.post(path, json={"move": "d1-d5"}).json()
    assert not verdict["legal"]
    assert verdict["rule"]["id"]
    assert verdict["message"]
    assert client.post(path, json={"move": "d1-d3"}).json() == {
        "legal": True,
        "message": None,
        "rule": None,
    }
    assert_problem(client.post(path, json={"move": "castle"}), 400, "unreadable", "castle")


def test_why_not_after_the_end(client: httpx.Client) -> None:
    table = ask(client, opened(client), "resign").json()
    verdict = client.post(f"/api/tables/{table['id']}/why", json={"move": "d1-d3"}).json()
    assert verdict["message"] == "the game is over"


# History and records


def test_every_position_can_be_seen_again(client: httpx.Client) -> None:
    table = opened(client)
    frames = [table["frame"]]
    for move in ("d1-d3", "d10-d8", "e1-e3"):
        table = play(client, table, move).json()
        frames.append(table["frame"])
    path = f"/api/tables/{table['id']}/positions"
    assert [client.get(f"{path}/{n}").json() for n in range(4)] == frames
    assert frames[1]["move"] == "d1-d3"
    assert frames[1]["moved_by"] == 0
    assert [h["kind"] for h in frames[1]["happened"]] == ["move", "promotion"]
    assert "G" in frames[1]["drawing"]
    assert_problem(client.get(f"{path}/4"), 404, "unknown", "3 moves, not 4")
    assert_problem(client.get(f"{path}/-1"), 400, "unreadable", "path.n")
    assert_problem(client.get(f"{path}/last"), 400, "unreadable", "path.n")


def assert_checked(client: httpx.Client, table: Any) -> Any:
    """The record of the table, which must check."""
    answer = client.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="heroes-')
    records.check(records.loads(answer.content))
    return answer.json()


def test_the_record_can_be_downloaded(client: httpx.Client) -> None:
    table = play(client, opened(client), "d1-d3").json()
    document = assert_checked(client, table)
    assert document["moves"] == [{"by": 0, "move": "d1-d3"}]
    assert "result" not in document


def test_a_record_is_laid_on_a_table_to_look_at(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    drawn = random_record(records.new(game("heroes"), 2), rng(3)).document()
    drawn["event"] = "a test"
    table = client.post("/api/records", json=drawn).json()
    assert table["record_only"]
    assert table["frame"]["by"] == "over"
    assert table["result"]["winners"] == drawn["result"]["winners"]
    assert len(table["moves"]) == len(drawn["moves"])
    assert client.get(f"/api/tables/{table['id']}/record").json() == drawn
    assert client.get("/api/tables").json()[0]["record_only"]
    assert seen(stranger, table)["moves"] == table["moves"]


def test_an_unfinished_record_cannot_be_played_on(client: httpx.Client) -> None:
    record = records.new(game("heroes"), 2).document()
    table = client.post("/api/records", json=record).json()
    assert table["choices"] == []
    assert_problem(play(client, table, "d1-d3"), 403, "not_yours", "no seat")
    assert_problem(client.post(f"/api/tables/{table['id']}/rematch"), 403, "not_yours", "no seat")


@pytest.mark.parametrize(
    ("change", "status", "says"),
    [
        ({"format": "pgn"}, 400, "kurultai/1"),
        ({"game": "chess"}, 404, "no game 'chess'"),
        ({"game": 7}, 400, "game"),
        ({"rules": "0"}, 400, "rules"),
        ({"seats": 5}, 400, "not 5"),
        ({"moves": [{"by": 0}]}, 400, "move 1"),
        ({"moves": [{"by": 1, "move": "d10-d8"}]}, 400, "the turn of seat 0"),
        ({"moves": [{"by": 0, "move": "castle"}]}, 400, "castle"),
        ({"moves": [{"by": 0, "move": "d1-d9"}]}, 422, "move 1 (d1-d9)"),
        ({"result": {"scores": [4, 4], "winners": [0]}}, 400, "not over"),
    ],
)
def test_a_broken_record(client: httpx.Client, change: Any, status: int, says: str) -> None:
    document = {**records.new(game("heroes"), 2).document(), **change}
    error = {400: "unreadable", 404: "unknown", 422: "illegal"}[status]
    problem = assert_problem(client.post("/api/records", json=document), status, error, says)
    assert (problem["rule"] is not None) == (status == 422)
    assert client.get("/api/tables").json() == []


def test_a_broken_bot_leaves_the_table_usable(client: httpx.Client) -> None:
    table = play(client, opened(client, ME, bot("broken")), "d1-d3").json()
    table = my_turn(client, table)
    assert len(table["moves"]) == 1
    assert ask(client, table, "undo").json()["moves"] == []
