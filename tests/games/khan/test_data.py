"""The data files: validated, every problem at once, carried whole in a record."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.datafiles import Problem, errors
from kurultai.core.errors import Unreadable
from kurultai.core.playing import random_record
from kurultai.core.registry import game
from kurultai.games.khan.board import SHIPPED, Files, problems
from kurultai.games.khan.parts.areas import DIRECTIONS

from .table import seen, table, where

WIDE_ROW = "MMMMMMMMMMMMM"


def changed(**files: Any) -> Files:
    return Files(**{**copy.deepcopy(SHIPPED._asdict()), **files})


def said(files: Files, seats: int = 2) -> str:
    """All that is wrong, and all that is not as in the book."""
    return _said(problems(files, seats))


def wrong(files: Files, seats: int = 2) -> str:
    return _said(errors(problems(files, seats)))


def _said(found: list[Problem]) -> str:
    for problem in found:
        assert problem.text["fr"] != problem.text["en"]
    return "; ".join(problem.said()["en"] for problem in found)


def map_with(**rows: str) -> dict[str, Any]:
    """The shipped board file with some rows (r13 the topmost) replaced."""
    board = copy.deepcopy(SHIPPED.board)
    for row, letters in rows.items():
        board["map"][13 - int(row[1:])] = letters
    return board


@pytest.mark.rule("contents", "map")
def test_the_shipped_map_has_the_sizes_that_the_book_counts() -> None:
    assert problems(SHIPPED, 4) == []
    assert SHIPPED.board["reconstruction"] is True
    letters = Counter("".join(SHIPPED.board["map"]).upper())
    del letters["."]
    assert letters == {"M": 22, "T": 22, "I": 20, "S": 21, "D": 22, "F": 25, "~": 22}
    view = seen(table())
    assert len(set("".join(view["map"]["banks"])) - {"."}) == 3
    assert sum(shape["copies"] for shape in view["supply"] if shape["bridge"]) == 9
    assert sum(shape["copies"] for shape in view["supply"] if not shape["bridge"]) == 29


def test_every_problem_of_all_files_is_reported_at_once() -> None:
    board = map_with(r13=".MMTTTTTIIX..", r7="~~~~~DDDFFFF")
    board["starts"]["rus"] = "z7"
    cards = copy.deepcopy(SHIPPED.cards)
    cards["rulers"][2]["directions"] = "N N N"
    shapes = copy.deepcopy(SHIPPED.shapes)
    shapes["shapes"][0]["copies"] = 0
    with pytest.raises(Unreadable) as caught:
        game("khan").new(2, {"board": board, "cards": cards, "shapes": shapes})
    for words in ("map › 13: These mean nothing here: X", "map › 7: This row has 12 letters"):
        assert words in str(caught.value)
    for words in ("starts › rus", "rulers › 3 › directions", "shapes › 1 › copies"):
        assert words in str(caught.value)
    assert "lettres" in caught.value.message["fr"]


@pytest.mark.rule("map")
@pytest.mark.parametrize(
    ("board", "words"),
    [
        ({"map": ["M"] * 17}, "1 to 16 of them"),
        ({"map": 5}, "must be a list of rows"),
        ({"map": []}, "must be a list of rows"),
        ({"map": [*SHIPPED.board["map"][:12], "...Xddd~ffff."]}, "mean nothing here: X"),
        ({"map": ["MM", 3]}, "map › 1: This row must be a text"),
        ({"map": ["M" * 17]}, "it must have 1 to 16"),
        ({"map": ["MMMMM"]}, "There are 5 areas of land"),
    ],
)
def test_maps_that_cannot_be_played_are_refused(board: dict[str, Any], words: str) -> None:
    assert words in wrong(changed(board={**SHIPPED.board, **board}))


@pytest.mark.rule("map", "contents")
@pytest.mark.parametrize(
    ("board", "words"),
    [
        (map_with(r10="MMMMMTTTIIIII"), "in the mountains with a small letter: 3; the book has 4"),
        (map_with(r10="MMmMMTTTIIIII"), "c10 has a small letter but does not lie at the edge"),
        (map_with(r13=".MMTTTTTIIM.."), "Areas on the ice: 19; the book has 20"),
        (map_with(r13=".MMTTTTTIIM.."), "The areas in the mountains are in several pieces"),
        ({**SHIPPED.board, "river": "wide"}, "Nothing reads the entry “river”"),
    ],
)
def test_what_is_not_as_in_the_book_is_only_a_warning(board: dict[str, Any], words: str) -> None:
    files = changed(board={**SHIPPED.board, **board})
    assert words in said(files)
    assert wrong(files) == ""


@pytest.mark.rule("K13")
def test_a_river_area_that_no_bridge_can_cover_is_a_problem() -> None:
    """e8 turned to land makes the crossing of e7 impossible where it was a bend."""
    lake = map_with(r11="mMMMMTTTTII~I")
    lake["starts"]["bulgar"] = "m11"
    assert "No bridge can cover l11" in said(changed(board=lake))
    assert wrong(changed(board=lake)) == ""


@pytest.mark.rule("starts", "K25")
def test_rulers_begin_where_the_board_file_says() -> None:
    assert where(table(), "seljuk") == "f6"
    board = copy.deepcopy(SHIPPED.board)
    board["starts"]["seljuk"] = "a1"
    assert "starts › seljuk: a1 is no land" in wrong(changed(board=board))
    board["starts"]["seljuk"] = "h13"
    assert "starts › rus: h13 is taken already, by seljuk" in wrong(changed(board=board))
    board["starts"] = {**SHIPPED.board["starts"], "seljuk": "d1", "mongol": "d2"}
    assert "There is no ruler “mongol”" in said(changed(board=board))
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
    found = said(changed(cards=cards), 4)
    for words in ("Two rulers are called “seljuk”", "rulers › 4 › name: There are no French words"):
        assert words in found
    assert "There are 7 rulers; the book has 8" in found
    cards["rulers"] = SHIPPED.cards["rulers"][:5]
    assert "With 3 players there must be at least 6 rulers" in wrong(changed(cards=cards), 3)
    assert wrong(changed(cards=cards), 2) == ""


@pytest.mark.rule("names")
def test_other_names_are_used_in_notation() -> None:
    cards, board = copy.deepcopy(SHIPPED.cards), copy.deepcopy(SHIPPED.board)
    cards["rulers"][1]["id"] = "kiev"
    assert "There is no ruler “rus”" in said(changed(cards=cards))
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
    assert "shapes › 1 › value: This must be a whole number from 0 to 99" in wrong(
        changed(shapes=shapes)
    )


@pytest.mark.rule("contents")
@pytest.mark.parametrize(
    ("number", "change", "words"),
    [
        (1, {"form": ["X.X"]}, "in one piece"),
        (1, {"form": ["XXXXXXXX"]}, "at most 7 areas"),
        (1, {"id": "2I"}, "Two shapes are called “2I”"),
        (1, {"copies": 21}, "from 1 to 20"),
        (20, {"river": 6}, "from 1 to 5"),
        (20, {"form": ["XX"]}, "at least three areas"),
    ],
)
def test_wrong_shapes_are_refused(number: int, change: dict[str, Any], words: str) -> None:
    shapes = copy.deepcopy(SHIPPED.shapes)
    shapes["shapes"][number] |= change
    assert words in wrong(changed(shapes=shapes))


@pytest.mark.rule("contents")
@pytest.mark.parametrize(
    ("number", "change", "words"),
    [
        (0, {"copies": 3}, "Tiles of size 2: 1 kind, 3 pieces; the book has 1 and 4"),
        (1, {"form": ["XXXXXX"]}, "Tiles of size 6"),
        (1, {"colour": "red"}, "Nothing reads the entry “colour”"),
        (2, {"river": 1}, "Bridges of size 3"),
    ],
)
def test_other_shapes_are_only_a_warning(number: int, change: dict[str, Any], words: str) -> None:
    shapes = copy.deepcopy(SHIPPED.shapes)
    shapes["shapes"][number] |= change
    assert words in said(changed(shapes=shapes))
    assert wrong(changed(shapes=shapes)) == ""


def test_missing_tables_are_problems_not_crashes() -> None:
    empty = Files(board={}, cards={}, shapes={})
    for words in ("list of rows", "[starts]", "There must be [[rulers]]", "[[shapes]]"):
        assert words in wrong(empty)
    odd = Files(board={"starts": 4}, cards={"rulers": [3]}, shapes={"shapes": ["x"]})
    for words in ("rulers › 1: This entry must be a table", "shapes › 1: This entry must be"):
        assert words in wrong(odd)


@pytest.mark.whole
def test_other_files_are_carried_whole_in_a_record() -> None:
    board = map_with(r13=".MMTTTTTII.I.", r12=".MMTTTTTTIII.")
    board["map"][0] = SHIPPED.board["map"][0]
    board["starts"]["delhi"] = "g2"
    made = random_record(record.new(game("khan"), 3, {"board": board}), rng(5))
    assert made.options["board"]["starts"]["delhi"] == "g2"
    assert record.check(record.loads(str(made))).is_over
