"""The data files: validated, every problem at once, carried whole in a record."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.playing import random_record
from kurultai.core.registry import game
from kurultai.games.khan.board import SHIPPED, Files, problems
from kurultai.games.khan.parts.areas import DIRECTIONS

from .table import seen, table, where

WIDE_ROW = "MMMMMMMMMMMMM"


def changed(**files: Any) -> Files:
    return Files(**{**copy.deepcopy(SHIPPED._asdict()), **files})


def said(files: Files) -> str:
    found = problems(files)
    assert all(problem["en"] and problem["fr"] for problem in found)
    return "; ".join(problem["en"] for problem in found)


def map_with(**rows: str) -> dict[str, Any]:
    """The shipped board file with some rows (r13 the topmost) replaced."""
    board = copy.deepcopy(SHIPPED.board)
    for row, letters in rows.items():
        board["map"][13 - int(row[1:])] = letters
    return board


@pytest.mark.rule("contents", "map")
def test_the_shipped_map_has_the_sizes_that_the_book_counts() -> None:
    assert problems(SHIPPED) == []
    assert SHIPPED.board["reconstruction"] is True
    letters = Counter("".join(SHIPPED.board["map"]).upper())
    del letters["."]
    assert letters == {"M": 22, "T": 22, "I": 20, "S": 21, "D": 22, "F": 25, "~": 22}
    view = seen(table())
    assert len(set("".join(view["map"]["banks"])) - {"."}) == 3
    assert sum(shape["copies"] for shape in view["supply"] if shape["bridge"]) == 9
    assert sum(shape["copies"] for shape in view["supply"] if not shape["bridge"]) == 29


def test_every_problem_of_all_files_is_reported_at_once() -> None:
    board = map_with(r13=".MMTTTTTIIM..", r7="~~~~~DDDFFFFF")
    board["starts"]["rus"] = "a7"
    cards = copy.deepcopy(SHIPPED.cards)
    cards["rulers"][2]["directions"] = "N N N"
    shapes = copy.deepcopy(SHIPPED.shapes)
    shapes["shapes"][0]["copies"] = 0
    with pytest.raises(Unreadable) as caught:
        game("khan").new(2, {"board": board, "cards": cards, "shapes": shapes})
    for words in ("23 areas M", "19 areas I", "21 areas ~", "mountains is not one piece"):
        assert words in str(caught.value)
    for words in ("rus: a7 is not land", "ruler 3: directions", "shape 1: copies"):
        assert words in str(caught.value)
    assert "cases" in caught.value.message["fr"]


@pytest.mark.rule("map")
@pytest.mark.parametrize(
    ("board", "words"),
    [
        ({"map": ["."] * 13}, "13 rows of 13 letters"),
        ({"map": 5}, "13 rows of 13 letters"),
        ({"map": [*SHIPPED.board["map"][:12], "...Xddd~ffff."]}, "13 rows of 13 letters"),
        (map_with(r10="MMMMMTTTIIIII"), "3 areas m, must be 4"),
        (map_with(r10="MMmMMTTTIIIII"), "c10 has a small letter but is not at the edge"),
        ({**SHIPPED.board, "river": "wide"}, "unknown entry 'river'"),
    ],
)
def test_wrong_maps_are_refused(board: dict[str, Any], words: str) -> None:
    assert words in said(changed(board={**SHIPPED.board, **board}))


@pytest.mark.rule("K13")
def test_a_river_area_that_no_bridge_can_cover_is_a_problem() -> None:
    """e8 turned to land makes the crossing of e7 impossible where it was a bend."""
    lake = map_with(r11="mMMMMTTTTII~I")
    assert "no bridge can cover l11" in said(changed(board=lake))


@pytest.mark.rule("starts", "K25")
def test_rulers_begin_where_the_board_file_says() -> None:
    assert where(table(), "seljuk") == "f6"
    board = copy.deepcopy(SHIPPED.board)
    board["starts"]["seljuk"] = "a1"
    assert "seljuk: a1 is not land" in said(changed(board=board))
    board["starts"]["seljuk"] = "h13"
    assert "rus and seljuk both on h13" in said(changed(board=board))
    board["starts"] = {**SHIPPED.board["starts"], "seljuk": "d1", "mongol": "d2"}
    assert "there is no ruler 'mongol'" in said(changed(board=board))
    del board["starts"]["mongol"]
    assert where(table(board=board), "seljuk") == "d1"


@pytest.mark.rule("deck", "names")
def test_the_deck_has_nine_cards_a_ruler_and_nine_of_each_direction() -> None:
    p = table()
    directions = Counter(DIRECTIONS[d] for d in p.b[0].direction)
    assert directions == dict.fromkeys(DIRECTIONS, 9)
    assert [ruler["id"] for ruler in seen(p)["rulers"]] == [
        *("seljuk", "rus", "song", "abbasid", "georgian", "korean", "bulgar", "delhi")
    ]
    cards = copy.deepcopy(SHIPPED.cards)
    cards["rulers"][1]["id"] = "seljuk"
    cards["rulers"][3]["name"] = {"en": "Abbasid"}
    del cards["rulers"][7]
    for words in ("two rulers are called seljuk", "ruler 4: name needs en and fr", "must be 8"):
        assert words in said(changed(cards=cards))


@pytest.mark.rule("names")
def test_other_names_are_used_in_notation() -> None:
    cards, board = copy.deepcopy(SHIPPED.cards), copy.deepcopy(SHIPPED.board)
    cards["rulers"][1]["id"] = "kiev"
    assert "there is no ruler 'rus'" in said(changed(cards=cards))
    board["starts"]["kiev"] = board["starts"].pop("rus")
    p = table(cards=cards, board=board)
    assert p.format(p.parse("drive kiev")) == "drive kiev"
    with pytest.raises(Unreadable):
        p.parse("drive rus")


@pytest.mark.rule("values")
def test_values_come_from_the_shape_file() -> None:
    assert all(
        shape["value"] == "".join(shape["form"]).count("X") for shape in seen(table())["supply"]
    )
    shapes = copy.deepcopy(SHIPPED.shapes)
    shapes["shapes"][0]["value"] = 7
    assert seen(table(shapes=shapes))["supply"][0]["value"] == 7
    shapes["shapes"][0]["value"] = "many"
    assert "shape 1: value must be 0 to 99" in said(changed(shapes=shapes))


@pytest.mark.rule("contents")
@pytest.mark.parametrize(
    ("number", "change", "words"),
    [
        (0, {"copies": 3}, "tiles of size 2: 1 kinds, 3 copies, must be 1 and 4"),
        (1, {"form": ["XX", "X."]}, "two kinds of tiles have the same form"),
        (1, {"form": ["X.X"]}, "in one piece"),
        (1, {"form": ["XXXXXX"]}, "tiles of size 6"),
        (1, {"id": "2I"}, "two shapes are called 2I"),
        (1, {"colour": "red"}, "it needs id, copies, value, form"),
        (2, {"river": 1}, "bridges must come after the tiles"),
        (20, {"river": 3}, "river must be 1 to 2"),
    ],
)
def test_wrong_shapes_are_refused(number: int, change: dict[str, Any], words: str) -> None:
    shapes = copy.deepcopy(SHIPPED.shapes)
    shapes["shapes"][number] |= change
    assert words in said(changed(shapes=shapes))


def test_missing_tables_are_problems_not_crashes() -> None:
    empty = Files(board={}, cards={}, shapes={})
    for words in ("13 rows", "[starts] is missing", "8 [[rulers]]", "no [[shapes]]"):
        assert words in said(empty)
    odd = Files(board={"starts": 4}, cards={"rulers": [3]}, shapes={"shapes": ["x"]})
    for words in ("ruler 1 is not a table", "shape 1 is not a table"):
        assert words in said(odd)


@pytest.mark.whole
def test_other_files_are_carried_whole_in_a_record() -> None:
    board = map_with(r13=".MMTTTTTII.I.", r12=".MMTTTTTTIII.")
    board["map"][0] = SHIPPED.board["map"][0]
    board["starts"]["delhi"] = "g2"
    made = random_record(record.new(game("khan"), 3, {"board": board}), rng(5))
    assert made.options["board"]["starts"]["delhi"] == "g2"
    assert record.check(record.loads(str(made))).is_over
