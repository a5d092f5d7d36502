"""Scoring: shapes, territories, bonuses, victory."""

from __future__ import annotations

import copy

import numpy as np
import pytest

from kurultai.core.game import Position
from kurultai.games.khan.board import SHIPPED
from kurultai.games.khan.scoring import bonus_of, winners

from .table import gone, played, seen, table, yurts


def sizes(*lists: list[int]) -> np.ndarray:
    made = np.zeros((4, 39), np.int64)
    for seat, each in enumerate(lists):
        made[seat, : len(each)] = each
    return made


def bonuses(*lists: list[int]) -> list[int]:
    made = sizes(*lists)
    return [int(bonus_of(made, len(lists), seat)) for seat in range(len(lists))]


@pytest.mark.rule("score.bonus", "K23")
def test_the_books_two_tables() -> None:
    assert bonuses(
        [37, 12, 8, 3, 3, 2],
        [32, 20, 8, 4, 3, 2, 2],
        [32, 18, 12, 3, 3, 3, 2, 2],
        [32, 10, 7, 5, 5, 4],
    ) == [10, 6, 3, 0]
    assert bonuses(
        [24, 20, 17, 8, 5, 2, 2, 2],
        [24, 20, 17, 8, 5, 2, 2, 2],
        [20, 20, 14, 12, 11],
        [20, 18, 7, 5, 5, 4],
    ) == [10, 10, 6, 3]


@pytest.mark.rule("K23")
@pytest.mark.parametrize(
    ("lists", "wanted"),
    [
        ([[5], [5, 2]], [6, 10]),  # a list that runs out is smaller
        ([[5], []], [10, 0]),  # no territory, no bonus
        ([[], []], [0, 0]),
        ([[5], [5], [5], [3]], [10, 10, 10, 6]),
        ([[5], [3], [3], [2]], [10, 6, 6, 3]),
        ([[5], [4], [4], []], [10, 6, 6, 0]),
        ([[9], [4], [3], [2]], [10, 6, 3, 0]),
    ],
)
def test_places_and_shared_places(lists: list[list[int]], wanted: list[int]) -> None:
    assert bonuses(*lists) == wanted


def player(p: Position, seat: int) -> dict[str, object]:
    found: dict[str, object] = seen(p)["players"][seat]
    return found


@pytest.mark.rule("score.values", "K22")
def test_shapes_are_scored_and_shared_ones_divided_and_rounded_up() -> None:
    p = yurts(table(3, left=9), r="c9 i9 i10", y="d9", b="c10", n="d10 b9 b10")
    p = played(p, "conquer 5P b9 c9 c10 d9 d10")
    assert [player(p, seat)["points"] for seat in range(3)] == [2, 2, 2]
    p = played(p, "conquer 2I i9 i10")
    assert [player(p, seat)["points"] for seat in range(3)] == [4, 2, 2]
    assert p.scores() == [4 + 10, 2 + 6, 2 + 6]


@pytest.mark.rule("score.bonus")
def test_a_territory_is_joined_by_sides_and_counts_river_and_shared_areas() -> None:
    p = yurts(gone(table(2, left=9), "song"), r="h5 g5 g4 c9 d10 d9", y="k5 j6", n="j5")
    p = played(p, "conquer b3I h5 i5 j5")
    assert [piece["size"] for piece in seen(p)["players"][0]["territories"]] == [3]
    p = played(p, "conquer 2I g4 g5")
    assert [piece["size"] for piece in seen(p)["players"][0]["territories"]] == [5]
    p = played(p, "conquer 2I d9 d10")
    assert [piece["size"] for piece in seen(p)["players"][0]["territories"]] == [5, 2]
    yurts(p, r="k6")
    p = played(p, "conquer 2I j6 k6")  # shared with Yellow, beside the bridge
    assert [piece["size"] for piece in seen(p)["players"][0]["territories"]] == [7, 2]
    assert [piece["size"] for piece in seen(p)["players"][1]["territories"]] == [2]
    corner = played(yurts(p, r="e11 e12"), "conquer 2I e11 e12")  # d10 and e11 touch at a corner
    assert [piece["size"] for piece in seen(corner)["players"][0]["territories"]] == [7, 2, 2]


@pytest.mark.rule("victory")
def test_most_points_win() -> None:
    p = played(yurts(table(2, left=9), r="c9 c10", y="e9"), "conquer 2I c9 c10")
    assert (p.scores(), int(winners(p.b[0], p.s[0]))) == ([12, 0], 0b01)


@pytest.mark.rule("victory", "K24")
def test_ties_go_to_the_larger_territories_then_victory_is_shared() -> None:
    shapes = copy.deepcopy(SHIPPED.shapes)
    shapes["shapes"][0]["value"] = 4 + 3  # a 2I is worth a 3I and the difference of the bonuses
    p = yurts(table(2, left=9, shapes=shapes), r="c9 c10 d9", y="i9 i10")
    p = played(p, "conquer 3L c9 c10 d9")
    p.s[0].turn = 1
    p = played(p, "conquer 2I i9 i10")
    assert p.scores() == [13, 13]
    assert int(winners(p.b[0], p.s[0])) == 0b01
    same = yurts(table(2, left=9), r="c9 c10", y="i9 i10")
    same = played(same, "conquer 2I c9 c10")
    same.s[0].turn = 1
    same = played(same, "conquer 2I i9 i10")
    assert same.scores() == [12, 12]
    assert int(winners(same.b[0], same.s[0])) == 0b11
