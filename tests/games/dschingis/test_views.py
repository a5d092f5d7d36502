"""What people see: steps to choose from, sentences, the drawing."""

from __future__ import annotations

import json

import pytest

from kurultai.core.bits import rng
from kurultai.core.playing import random_move
from kurultai.games.dschingis.board import names

from .drawn import GAME, moves, played, position


def steps(p: object, move: str) -> list[str]:
    return next(c["steps"] for c in GAME.choices(p) if c["move"] == move)  # type: ignore[arg-type]


def test_steps_are_what_a_person_points_at() -> None:
    settling = played(GAME.new(2), "start 0", "token 0 chinese", "token 0 mongol")
    assert steps(settling, "settle mongol c4 chinese c5 leader c5") == ["c4", "c5", "mongol", "c5"]
    taking = position(phase="take", leaders="d4 g1")
    assert steps(taking, "take wall") == ["take-wall"]
    march = position(phase="march", tokens={0: "herb"}, leaders="d4 g1")
    assert steps(march, "go e4 road herb") == ["e4", "road", "herb"]
    assert steps(march, "go d3 gate herb") == ["d3", "gate", "herb"]
    assert steps(march, "go f4 wall d3/d4 f3/f4 herb") == ["f4", "d3/d4", "f3/f4", "herb"]
    building = position(phase="build", walls={0: 1})
    assert steps(building, "wall c4/d4") == ["c4/d4"]
    entering = position(phase="enter", tokens={0: "herb"}, leaders="- g1", stacks={"c4": "0mongol"})
    assert steps(entering, "enter c4") == ["c4"]


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_shown_is_json_and_in_both_languages(seats: int) -> None:
    p, generator = GAME.new(seats), rng(seats)
    ids = set(names(p.b).villages) | set(names(p.b).lines)
    while not p.is_over:
        before, move = p.copy(), random_move(p, generator)
        p.play(move)
        for viewer in (None, 0):
            for one in GAME.happened(before, move, p, viewer):
                assert one["text"]["en"]
                assert one["text"]["fr"]
                if one["kind"] != "token":
                    assert set(one.get("at", [])) <= ids
    seen = GAME.view(p, 0)
    assert json.loads(json.dumps(seen)) == seen
    assert {"end", "won"} <= {one["kind"] for one in GAME.happened(before, move, p, None)}


def test_the_drawing_shows_stacks_leaders_and_gates() -> None:
    p = position(
        stacks={"d4": "1herb 0chinese", "g1": "1mongol"},
        leaders="d4 b2",
        more="c4/d4",
        closed="d3/d4",
        tokens={0: "plague"},
    )
    drawn = GAME.drawing(GAME.view(p, 0))
    assert "sR2*- o" in drawn  # an open branch, two tokens, Red's leader
    assert "+=o=+===+=o=+" in drawn
    assert " ob" not in drawn
    assert " g*" in drawn  # Green's leader in an empty village
    assert "d4 (Mongolia): G healing herb, R Chinese warrior" in drawn
    assert "g1 (China): G face down" in drawn
    assert "1 token (plague)" in drawn
    assert "plague" not in GAME.drawing(GAME.view(p, 1))


def test_what_is_asked_is_one_sentence_for_every_phase() -> None:
    blocked = position(leaders="h4 g4", closed="h3/h4", walls={0: 1})
    assert "blocked" in GAME.asked(blocked)["en"]
    assert "bloqué" in GAME.asked(blocked)["fr"]
    assert GAME.asked(GAME.new(2))["en"] == "Chance decides who begins"
    build = position(phase="build", walls={0: 3})
    assert "(3 left)" in GAME.asked(build)["en"]
    taking = position(phase="take", leaders="d4 g1")
    assert "raw 2 pieces" in GAME.asked(taking)["en"]
    assert "raw one more piece" in GAME.asked(played(taking, "take wall"))["en"]


def test_everything_can_be_seen_by_those_who_may() -> None:
    p = position(
        stacks={"d4": "1herb"}, tokens={0: "plague", 1: "mongol"}, leaders="d4 g1", walls={0: 1}
    )
    seen = GAME.view_all(p)
    assert [seat["active_kinds"] for seat in seen["seats"]] == [["plague"], ["mongol"]]
    assert seen["villages"][names(p.b).village["d4"]]["stack"] == [{"seat": 1, "kind": "herb"}]
    assert moves(p)
