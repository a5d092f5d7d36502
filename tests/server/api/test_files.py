"""Boards and cards that somebody brings: the shipped ones as files, checked, shown, kept."""

from __future__ import annotations

import copy
import json
import time
import tomllib
from typing import Any

import httpx
import pytest

from kurultai.core.registry import game
from kurultai.server.storage.files import MOST_FILES
from tests.server.support.client import assert_problem, opened, seen

HEROES = "/api/games/heroes/files/board"


def check(client: httpx.Client, content: str, **more: Any) -> dict[str, Any]:
    answer = client.post(HEROES, json={"content": content, "seats": 2, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def board(**changes: Any) -> str:
    return json.dumps({**copy.deepcopy(game("heroes").shipped("board")), **changes})


def test_the_shipped_file_is_a_download_with_its_comments(client: httpx.Client) -> None:
    answer = client.get(HEROES)
    assert "heroes-board.toml" in answer.headers["content-disposition"]
    assert answer.text.startswith("#")
    assert tomllib.loads(answer.text) == game("heroes").shipped("board")
    assert_problem(client.get("/api/games/heroes/files/cards"), 404, "unknown", "no such file")


def test_a_good_file_is_shown_kept_and_can_be_played(client: httpx.Client) -> None:
    found = check(client, board(title="Mine"), origin="box")
    assert (found["title"], found["origin"], found["problems"]) == ("Mine", "box", [])
    assert found["frame"]["at"] == 0
    assert "j" in found["frame"]["drawing"]
    [kept] = client.get("/api/games/heroes/files").json()
    assert kept == {"id": found["kept"], "name": "board", "title": "Mine", "origin": "box"}
    document = client.get(f"/api/files/{kept['id']}").json()["document"]
    table = opened(client, options={"board": document})
    [shown] = seen(client, table)["sets"]
    assert shown == {"name": "board", "title": "Mine", "origin": "box", "is_shipped": False}
    check(client, board(title="Mine"), origin="box")
    assert len(client.get("/api/games/heroes/files").json()) == 1
    client.post(f"/api/files/{kept['id']}/forget", json={})
    assert client.get("/api/games/heroes/files").json() == []
    assert_problem(client.get(f"/api/files/{kept['id']}"), 404, "unknown", "no such file")


def test_every_problem_is_said_in_the_readers_language(client: httpx.Client) -> None:
    wrong = board(gold={"warriors": ["z9", "b1"], "cities": 4}, blue=1)
    client.headers["accept-language"] = "fr"
    found = check(client, wrong)
    assert found["frame"] is None and found["kept"] is None
    said = {(problem["where"], problem["is_warning"]) for problem in found["problems"]}
    assert said == {(None, True), ("gold › warriors", False), ("gold › cities", False)}
    assert "n'est pas une case" in " ".join(problem["text"] for problem in found["problems"])


def test_a_file_is_only_for_whoever_brought_it(client: httpx.Client) -> None:
    kept = check(client, board(title="Secret"))["kept"]
    with httpx.Client(base_url=client.base_url) as other:
        assert other.get("/api/games/heroes/files").json() == []
        assert_problem(other.get(f"/api/files/{kept}"), 404, "unknown", "no such file")


def test_one_person_keeps_only_so_many(client: httpx.Client) -> None:
    for number in range(MOST_FILES):
        assert check(client, board(title=f"No. {number}"))["kept"]
    assert check(client, board(title="One more"))["kept"] is None
    assert len(client.get("/api/games/heroes/files").json()) == MOST_FILES


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "[gold] is missing"),
        ("title = ", "breaks off"),
        ("title = ]\n", "Line 1, character 9"),
        ("[" * 5000, "nested too deeply"),
        ('{"a":' * 5000, "nested too deeply"),
        ("a." * 30_000 + "a = 1", "nested too deeply"),
        ('{"gold": 1, "gold": 2}', "there twice"),
        ("x = [" + "1," * 30_000 + "]", "too many entries"),
        ("x = " + "9" * 5000, "cannot be read"),
        ("x = nan", "not a number"),
        ("x = 2020-01-01", "neither text nor number"),
        ('title = "a\u202eb"', "cannot be seen (U+202E)"),
        ('title = "' + "a" * 20_000 + '"', "too long"),
        ("#" * 140_000, "too large"),
        ("{]", "is not JSON"),
    ],
)
def test_hostile_files_are_answered_quickly_with_one_sentence(
    client: httpx.Client, content: str, says: str
) -> None:
    began = time.monotonic()
    found = check(client, content)
    assert time.monotonic() - began < 5
    assert says in " ".join(problem["text"] for problem in found["problems"])
    assert not any(problem["is_warning"] for problem in found["problems"][:1])


def test_a_file_that_is_far_too_large_is_not_even_read(client: httpx.Client) -> None:
    answer = client.post(HEROES, json={"content": "a" * 400_000, "seats": 2})
    assert_problem(answer, 413, "too_large", "too large")


def test_cards_are_shown_as_they_will_look_with_what_they_say(client: httpx.Client) -> None:
    cards = copy.deepcopy(game("huns").shipped("cards"))
    cards["card"][0] |= {"name_en": "Saddle", "name_fr": "Selle"}
    address = "/api/games/huns/files/cards"
    body = {"content": json.dumps(cards), "seats": 2}
    found = client.post(address, json=body).json()
    assert found["problems"] == []
    shown = found["gallery"]["cards"]
    assert [id_ for id_, card in shown.items() if not card["is_shipped"]] == ["eq01"]
    assert shown["eq01"]["face"]["name"] == "Saddle"
    assert shown["eq01"]["reading"][0].startswith("When you ")
    client.headers["accept-language"] = "fr"
    assert (
        client.post(address, json=body)
        .json()["gallery"]["cards"]["eq01"]["reading"][0]
        .endswith(".")
    )
    wrong = client.post(address, json={"content": "title = 1", "seats": 2}).json()
    assert wrong["gallery"] == {}
