"""The board file: validated, every problem at once, and carried whole in a record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kurultai.core import record
from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.playing import random_record
from kurultai.games.dschingis.board import LINES, names, problems, shipped

from .drawn import GAME, START, great, played

STEPPED = """
+---+---+---+---+---+---+---+
! o - o - o - o - o - o - o !
+ | + | + | + | + | + | + | +---+
! o - o - o - o - o - o - o - o !
R===+===+===+===+ | + | + | + | +
! o - o - o - o # o - o - o - o !
+ | + | + | + | +===+===+===R---+
! o - o - o - o - o - o - o !
+ | + | + | + | + | + | + | +---+
! o - o - o - o - o - o - o - o !
+---+---+---+---+---+---+---+---+
"""


def file(**changes: Any) -> dict[str, Any]:
    return {**shipped(), **changes}


def with_line(number: int, text: str) -> str:
    rows = START.splitlines()
    rows[number] = text
    return "\n".join(rows)


@pytest.mark.rule("map")
def test_the_shipped_board() -> None:
    assert problems(shipped()) == []
    assert shipped()["reconstruction"] is True
    p = GAME.new(2)
    found = p.game.view(p, None)["map"]
    assert len(found["villages"]) == 38
    assert len(found["lines"]) == 62
    assert len(found["towers"]) == 53
    assert len(found["outline"]) == 28 == sum(tower["border"] for tower in found["towers"])
    countries = [v["country"] for v in p.game.view(p, None)["villages"]]
    assert countries.count("mongolia") == countries.count("china") == 19
    assert names(p.b).line["d3/d4"] >= 0
    assert "d4/d3" not in names(p.b).line


@pytest.mark.rule("map")
def test_every_problem_is_reported_at_once() -> None:
    wrong = file(
        map=with_line(1, "    ! o - o x o : o - o ?").replace(
            "o - o - o : o - o !\n+---+ |", "o - o\n+---+ |", 1
        ),
        walls=77,
        rivers=3,
    )
    with pytest.raises(Unreadable) as caught:
        GAME.new(2, {"board": wrong})
    for part in (
        "walls: The number of walls must be a whole number from 1 to 60.",
        "Between c6 and d6 must be “-”, “:”, “#” or “H”, not “x”.",
        "Right of f6 must be the outline, not “?”.",
    ):
        assert part in str(caught.value)


@pytest.mark.parametrize(
    ("map_", "message"),
    [
        ("", "The map has 0 lines of text, but it must be an odd number"),
        ("x" * 200, "The map has 1 line of text"),
        ("\n".join(["x" * 200] * 3), "200 characters wide"),
        (5, "“map” must be a text"),
        (START.replace("R=|=", "+=|=", 1), "1 tower is marked R, but it must be 2."),
        (START.replace("R=|=+===", "R=|=+ . "), "7 walls stand at the start; in the book 8 do."),
        (START.replace("R=|=+===", "R=|=+ . "), "The starting wall must be one line from R to R."),
        (START.replace("R=|=+", "+=|=R"), "The end R in column 1, row 3 is no border tower."),
        (START.replace("=|=R", "=|=+").replace("+---+---+---+---+---+", "R---+---+---+---+---+", 1),
         "The starting wall must be one line from R to R."),
        (STEPPED.replace("R---+", "+---+").replace("+---+---+---+", "R---+---+---+", 1),
         "the lower one counts as the west end"),
        (START.replace("o", " ", 1), "There are 37 villages; the book has 38."),
        (START.replace("    +---+", "  x +---+", 1), "In line 1 of the map, place 3, “x” means nothing."),
        (START.replace("+ | + . +", "+ | x . +", 1), "A corner of a village must be + or R, not “x”."),
        (START.replace("+ | + . + | +", "+ | + . +   +", 1), "Between d5 and d6 must be “ | ”, “ . ”, “=|=” or “===”"),
    ],
)  # fmt: skip
def test_a_wrong_map_is_refused(map_: object, message: str) -> None:
    found = problems(file(map=map_))
    assert any(message in problem.text["en"] for problem in found), found
    assert all(problem.text["fr"] != problem.text["en"] for problem in found)


def test_both_countries_are_equally_large() -> None:
    """h1 moves to h5: 20 villages left of the wall, 18 right of it."""
    rows = STEPPED.strip("\n").splitlines()
    rows[0] = rows[0] + "---+"
    rows[1] = rows[1][:-1] + "- o !"
    rows[2] = rows[2][:-5] + "+ | +"
    rows[8], rows[9], rows[10] = rows[8][:-4], rows[9][:-5] + "!", rows[10][:-4]
    [problem] = problems(file(map="\n".join(rows)))
    assert problem.text["en"].startswith(
        "There are 20 villages left of the starting wall and 18 right"
    )


def test_villages_must_be_reachable() -> None:
    lonely = START.replace("! o - o - o : o - o !", "! o : o - o : o - o !", 1)
    lonely = lonely.replace("+ | + . + | + | + | +---+", "+ . + . + | + | + | +---+", 1)
    [problem] = problems(file(map=lonely))
    assert problem.text["en"] == "No road or gate leads from a3 to b6."


HOLE = "\n".join(
    [
        "+---+---+---+---+---+---+---+---+",
        "! o - o - o - o - o - o - o - o !",
        "+ | + | + | + | + | +---+ | + | +",
        "! o - o - o - o - o !   ! o - o !",
        "R===+===+===+===+ | +---+ | + | +",
        *STEPPED.splitlines()[6:],
    ]
)


def test_the_outline_has_no_holes() -> None:
    [problem] = problems(file(map=HOLE))
    assert problem.text["en"].startswith("The outline must be one closed line")


@pytest.mark.rule("map")
def test_another_board_is_played_and_replays_from_its_record() -> None:
    other = file(map=STEPPED, title="Another")
    assert problems(other) == []
    p = GAME.new(3, {"board": other})
    assert great(p)[3:6] == ["d3/d4", "d3/e3", "e2/e3"]
    assert len(names(p.b).lines) <= LINES
    made = random_record(record.new(GAME, 3, {"board": other}), rng(2))
    document = json.loads(str(made))
    assert document["options"]["board"] == other
    start = played(p, document["moves"][0]["move"])
    assert start.s[0].first == start.s[0].turn


def test_two_boards_in_one_process() -> None:
    plain, other = GAME.new(2), GAME.new(2, {"board": file(map=STEPPED)})
    assert great(plain) != great(other)
    assert len(names(plain.b).lines) == 62
