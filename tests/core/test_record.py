"""Records: reading, replaying, results, and everything that can be wrong with one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.errors import Illegal, NotYours, Refusal, Unreadable
from kurultai.core.playing import random_record
from kurultai.core.registry import game


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    made = random_record(record.new(game("heroes"), 2), rng(1))
    return made.document()


def changed(document: dict[str, Any], **parts: Any) -> record.Record:
    return record.read({**document, **parts})


def test_a_finished_game_checks(finished: dict[str, Any]) -> None:
    assert record.check(record.read(finished)).is_over


def test_missing_options_have_their_defaults(finished: dict[str, Any]) -> None:
    without = {key: value for key, value in finished.items() if key != "options"}
    assert record.check(record.read(without)).options == {"reach": "exact"}


def test_unknown_keys_are_kept(finished: dict[str, Any]) -> None:
    read = changed(finished, players=["Ada", "Bo"], site="home")
    assert record.check(read)
    assert json.loads(str(read))["players"] == ["Ada", "Bo"]


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"format": "kurultai/2"}, "begins with"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": None}, "needs 'game'"),
        ({"rules": "9"}, "known here with rules '1'"),
        ({"rules": 1}, "needs 'rules'"),
        ({"seats": True}, "needs 'seats'"),
        ({"seats": "2"}, "needs 'seats'"),
        ({"moves": {}}, "needs 'moves'"),
        ({"moves": ["d1-d3"]}, "move 1 must look like"),
        ({"moves": [{"by": "me", "move": "d1-d3"}]}, "move 1 must look like"),
        ({"moves": [{"by": True, "move": "d1-d3"}]}, "move 1 must look like"),
        ({"options": []}, "needs 'options'"),
        ({"result": 3}, "needs 'result'"),
    ],
)
def test_a_wrong_form_is_unreadable(
    finished: dict[str, Any], parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(Unreadable, match=message):
        changed(finished, **parts)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"seats": 3}, "is for 2 players"),
        ({"options": {"rech": "exact"}}, "no option 'rech'"),
        ({"options": {"reach": ["exact"]}}, "option reach can be"),
        ({"options": {"board": "x"}}, "takes a data file"),
        ({"options": {"board": {"gold": {}}}}, "This cannot be played yet"),
    ],
)
def test_what_the_game_does_not_take_is_unreadable(
    finished: dict[str, Any], parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(Unreadable, match=message):
        record.check(changed(finished, **parts))


def test_an_illegal_move_is_named_with_its_rule(finished: dict[str, Any]) -> None:
    moves = [{"by": 0, "move": "d1-d5"}]
    with pytest.raises(Illegal, match=r"move 1 \(d1-d5\): That is too far") as caught:
        record.check(changed(finished, moves=moves))
    assert caught.value.rule == "moving.warrior"


def test_a_move_out_of_turn_is_not_yours(finished: dict[str, Any]) -> None:
    with pytest.raises(NotYours, match="it was the turn of seat 0"):
        record.check(changed(finished, moves=[{"by": 1, "move": "d10-d8"}]))
    with pytest.raises(NotYours, match="it was the turn of seat 0"):
        record.check(changed(finished, moves=[{"by": "chance", "move": "d10-d8"}]))


def test_moves_after_the_end_are_refused(finished: dict[str, Any]) -> None:
    more = [*finished["moves"], {"by": 0, "move": "d1-d3"}]
    with pytest.raises(NotYours, match="the game was over"):
        record.check(changed(finished, moves=more))


def test_the_result_must_be_there_exactly_when_the_game_is_over(finished: dict[str, Any]) -> None:
    without = {key: value for key, value in finished.items() if key != "result"}
    with pytest.raises(Unreadable, match="there is no result"):
        record.check(record.read(without))
    with pytest.raises(Unreadable, match="the game is not over"):
        record.check(changed(finished, moves=finished["moves"][:-1]))
    unfinished = changed(without, moves=finished["moves"][:-1])
    assert not record.check(unfinished).is_over


@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_wrong_result_is_refused(finished: dict[str, Any], key: str) -> None:
    wrong = {**finished["result"], key: [9, 9]}
    with pytest.raises(Unreadable, match=f"the result's {key} should be"):
        record.check(changed(finished, result=wrong))


@pytest.mark.parametrize(
    ("ended", "winners"),
    [("resign 1", [0]), ("resign 0", [1]), ("timeout 0", [1]), ("draw", [0, 1])],
)
def test_a_game_given_up_or_drawn(ended: str, winners: list[int]) -> None:
    opening = {
        **record.new(game("heroes"), 2).document(),
        "moves": [{"by": 0, "move": "d1-d3"}],
        "result": {"scores": [4, 4], "winners": winners, "ended": ended},
    }
    assert record.check(record.read(opening))
    wrong = {**opening, "result": {"scores": [4, 4], "winners": [1, 0], "ended": ended}}
    with pytest.raises(Unreadable, match="winners should be"):
        record.check(record.read(wrong))


def test_a_game_that_ended_by_itself_was_not_given_up(finished: dict[str, Any]) -> None:
    result = {**finished["result"], "ended": "resign 1"}
    with pytest.raises(Unreadable, match="the moves end the game"):
        record.check(changed(finished, result=result))
    with pytest.raises(Unreadable, match="ended can be"):
        record.check(changed(finished, result={**finished["result"], "ended": "resign 2"}))


def test_several_records_one_bad(finished: dict[str, Any]) -> None:
    line = json.dumps(finished).encode()
    entries = list(record.loads_all(line + b"\n\n{broken\n" + line + b"\n"))
    assert [isinstance(entry, Refusal) for entry in entries] == [False, True, False]


@pytest.mark.parametrize("source", [b"", b"\n \n", b"{", b"\xff\xfe", b"[" * 100_000, b"nul"])
def test_what_is_no_json_is_unreadable(source: bytes) -> None:
    entries = list(record.loads_all(source))
    assert entries
    assert all(isinstance(entry, Unreadable) for entry in entries)


def test_a_document_over_many_lines_is_one_record(finished: dict[str, Any]) -> None:
    assert len(list(record.loads_all(json.dumps(finished, indent=2).encode()))) == 1
    broken = json.dumps(finished, indent=2)[:-20].encode()
    assert len(list(record.loads_all(broken))) == 1


def test_what_a_file_is_stands_beside_the_options_where_old_readers_pass_it_over() -> None:
    board = {**game("heroes").shipped("board"), "origin": "box"}
    made = random_record(record.new(game("heroes"), 2, {"board": board}), rng(1))
    document = json.loads(str(made))
    assert document["origins"] == {"board": "box"}
    assert "origin" not in document["options"]["board"]
    again = record.loads(str(made))
    assert again.options["board"]["origin"] == "box"
    assert str(again) == str(made)
    assert record.check(record.read({**document, "origins": {"board": "elsewhere"}})).is_over
