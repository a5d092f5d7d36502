"""Lessons at the table: given by the real referee, kept for the person, no game among games."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from kurultai.match.lessons import Lesson, Step, lessons
from kurultai.match.puzzles import puzzles
from tests.server.support.client import ME, ask, assert_problem, bot, may, opened, play, seen
from tests.server.support.server import until

LESSONS = lessons("heroes")
FIRST = next(iter(LESSONS.values()))


def lay(client: httpx.Client, lesson: Lesson = FIRST) -> Any:
    answer = client.post(f"/api/games/heroes/lessons/{lesson.id}", json={})
    assert answer.status_code == 200, answer.text
    return answer.json()


def waiting(lesson: Lesson) -> Step:
    return next(step for step in lesson.steps if step.waits)


def right_move(lesson: Lesson, table: Any) -> str:
    step = waiting(lesson)
    if step.moves:
        return step.moves[0]
    p = lesson.start().position
    return next(
        p.format(int(move)) for move in p.legal() if step.wanted and step.wanted.fits(p, move, 0)
    )


def done(client: httpx.Client, lesson: Lesson) -> Any:
    """The lesson, given to its end."""
    table = lay(client, lesson)
    for _ in range(100):
        if table["exercise"]["status"] == "done":
            return table
        if table["exercise"]["panels"][-1]["goes"]:
            answer = ask(client, table, "go")
        else:
            made = len(table["moves"])
            step = _step_at(lesson, made)
            moves = step.moves or [_fitting(lesson, step, table)]
            answer = play(client, table, moves[0])
        assert answer.status_code == 200, answer.text
        table = answer.json()
    raise AssertionError("the lesson does not end")


def _step_at(lesson: Lesson, made: int) -> Step:
    there = len(lesson.moves)
    for step in lesson.steps:
        if step.length and there == made:
            return step
        there += step.length
    raise AssertionError(made)


def _fitting(lesson: Lesson, step: Step, table: Any) -> str:
    match = lesson.start()
    for line in table["moves"][len(lesson.moves) :]:
        match.put(line["move"])
    p = match.position
    assert step.wanted
    return next(
        p.format(int(move)) for move in p.legal() if step.wanted.fits(p, int(move), lesson.seat)
    )


def test_a_game_lists_its_lessons_and_says_which_are_done(client: httpx.Client) -> None:
    listed = client.get("/api/games/heroes/lessons").json()
    assert [line["id"] for line in listed] == list(LESSONS)
    assert not any(line["learned"] for line in listed)
    done(client, FIRST)
    again = client.get("/api/games/heroes/lessons").json()
    assert [line["learned"] for line in again] == [line["id"] == FIRST.id for line in listed]
    french = client.get("/api/games/heroes/lessons", headers={"Accept-Language": "fr"}).json()
    assert french[0]["title"] != listed[0]["title"]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_every_lesson_can_be_done_over_the_wire(client: httpx.Client, lesson: Lesson) -> None:
    table = done(client, lesson)
    assert table["status"] == "over"
    assert table["result"] is None or table["frame"]["by"] == "over"
    after = list(LESSONS)[list(LESSONS).index(lesson.id) + 1 :]
    assert table["exercise"]["next"] == (after[0] if after else None)


def test_a_legal_move_that_is_not_asked_for_is_answered_by_the_lesson(
    client: httpx.Client,
) -> None:
    table = lay(client)
    step, p = waiting(FIRST), FIRST.start().position
    right = {right_move(FIRST, table)} | {*step.moves}
    others = sorted({p.format(int(move)) for move in p.legal()} - right)
    answer = play(client, table, others[0])
    assert answer.status_code == 409
    assert answer.json()["error"] == "not_asked"
    said = step.wrong.get(others[0], step.otherwise)
    assert said is None or answer.json()["message"] == str(FIRST.say(said))
    assert seen(client, table)["version"] == table["version"], "nothing has happened"


def test_an_illegal_move_is_answered_by_the_referee(client: httpx.Client) -> None:
    table = lay(client)
    assert_problem(play(client, table, "a1-a9"), 422, "illegal", "piece")


def test_a_lesson_is_no_game_among_the_games(client: httpx.Client) -> None:
    table = lay(client)
    assert table["id"] not in {line["id"] for line in client.get("/api/tables").json()}
    assert may(table) == set(), "no undo, no hint, nobody to resign to"
    assert_problem(ask(client, table, "hint"), 409, "not_yours", "")


def test_nobody_thinks_at_a_lesson(client: httpx.Client) -> None:
    table = done(client, FIRST)
    assert table["thinking"] is None


def test_what_is_unknown_is_said(client: httpx.Client) -> None:
    for path in ("heroes/lessons/flying", "heroes/puzzles/heroes-0", "chess/lessons/moving"):
        answer = client.post(f"/api/games/{path}", json={})
        assert answer.status_code == 404, path
    table = opened(client, ME, bot("slow"))
    assert_problem(ask(client, table, "go"), 400, "unreadable", "nothing to learn")


def test_a_lesson_goes_on_after_the_server_was_away(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    table = lay(client)
    assert_problem(play(stranger, table, right_move(FIRST, table)), 403, "not_yours", "seat")
    assert seen(stranger, table)["exercise"]["id"] == FIRST.id


def test_what_was_read_is_kept_for_the_person(client: httpx.Client, stranger: httpx.Client) -> None:
    assert client.get("/api/learned").json() == {"what": []}
    client.post("/api/learned", json={"what": "intro heroes asked-move"})
    client.post("/api/learned", json={"what": "intro heroes asked-move"})
    assert client.get("/api/learned").json() == {"what": ["intro heroes asked-move"]}
    assert stranger.get("/api/learned").json() == {"what": []}
    for what in ("lesson heroes moving", "puzzle heroes x", "intro", "x" * 200, "intro a b c"):
        assert client.post("/api/learned", json={"what": what}).status_code == 400, what


def test_whether_a_coach_helps_is_kept_for_the_person_as_last_chosen(client: httpx.Client) -> None:
    for choice in ("off", "on", "off"):
        client.post("/api/learned", json={"what": f"coach {choice}"})
        assert client.get("/api/learned").json() == {"what": [f"coach {choice}"]}


def test_things_are_explained_as_the_seat_may_know_them(client: httpx.Client) -> None:
    table = opened(client, ME, bot("slow"))
    found = client.get(f"/api/tables/{table['id']}/things", params={"id": "e1"})
    assert found.status_code == 200, found.text
    assert found.json()["title"] and found.json()["what"]
    lost = client.get(f"/api/tables/{table['id']}/things", params={"id": "z99"})
    assert_problem(lost, 404, "unknown", "z99")
    late = client.get(f"/api/tables/{table['id']}/things", params={"id": "e1", "at": 99})
    assert_problem(late, 404, "unknown", "99")


def test_how_to_play_has_sections_with_pictures_and_examples_to_step_through(
    client: httpx.Client,
) -> None:
    how = client.get("/api/games/heroes/how-to-play").json()
    assert [section["heading"] for section in how["sections"]]
    assert any(section["picture"] for section in how["sections"])
    for line in how["examples"]:
        example = client.get(f"/api/games/heroes/examples/{line['id']}").json()
        assert example["steps"] and all(step["says"] for step in example["steps"])
    assert client.get("/api/games/heroes/examples/none").status_code == 404


def test_every_kind_of_decision_is_introduced(client: httpx.Client) -> None:
    found = client.get("/api/games/heroes/introductions").json()["kinds"]
    table = opened(client, ME, bot("slow"))
    assert table["frame"]["kind"] in found


# Puzzles

PUZZLE = puzzles("heroes")[0]


def lay_puzzle(client: httpx.Client) -> Any:
    answer = client.post(f"/api/games/heroes/puzzles/{PUZZLE.id}", json={})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_puzzle_is_solved_at_a_table_and_that_is_kept(client: httpx.Client) -> None:
    table = lay_puzzle(client)
    assert table["exercise"]["kind"] == "puzzle"
    assert may(table) == set()
    for move in PUZZLE.solution:
        assert table["exercise"]["status"] == "open"
        table = play(client, table, move).json()
    assert table["exercise"]["status"] == "done"
    assert table["status"] == "over"
    assert "%" in table["exercise"]["panels"][0]["says"], "the reason"
    solved = {line["id"]: line["solved"] for line in client.get("/api/games/heroes/puzzles").json()}
    assert solved == {each.id: each.id == PUZZLE.id for each in puzzles("heroes")}


def test_a_wrong_move_is_made_and_answered_and_can_be_tried_again(client: httpx.Client) -> None:
    table = lay_puzzle(client)
    at = table["frame"]["at"]
    wrong = next(c["move"] for c in table["choices"] if c["move"] != PUZZLE.solution[0])
    assert_problem(ask(client, table, "go"), 409, "not_asked", "nothing to take back")
    table = play(client, table, wrong).json()
    assert table["exercise"]["status"] == "wrong"
    table = until(lambda: (now := seen(client, table))["frame"]["at"] >= at + 2 and now)
    assert_problem(play(client, table, table["choices"][0]["move"]), 409, "not_asked", "Try again")
    table = ask(client, table, "go").json()
    assert table["frame"]["at"] == at
    assert table["exercise"]["status"] == "open"


def test_the_puzzle_of_the_day_is_the_same_for_everyone(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    mine = client.get("/api/puzzles/daily").json()
    assert mine == stranger.get("/api/puzzles/daily").json()
    assert mine["id"] in {each.id for each in puzzles(mine["game"])}
