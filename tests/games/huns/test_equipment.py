"""The twelve equipment cards do what their texts say (P10)."""

from __future__ import annotations

import pytest

from .table import (
    accepted,
    go,
    left,
    moves,
    on,
    puts,
    refused,
    reserve,
    skip,
    status,
    table,
    wagons,
)


@pytest.mark.rule("equipment", "P10")
def test_eq01_a_die_of_value_1_pillages_1_more() -> None:
    p = go(table(camps={0: "eq01"}, dice="1 1 1 1 1"), "die yellow", "pillage")
    assert left(p) == 2
    p = go(table(camps={0: "eq01"}, dice="1 1 1 1 2"), "die yellow", "pillage")
    assert left(p) == 2
    p = go(table(camps={1: "eq01"}, dice="1 1 1 1 1"), "die yellow", "pillage")
    assert left(p) == 1
    assert refused(go(p, "put yellow wg04"), "put yellow wg05", by="P1.1")


def test_eq02_a_draw_sees_1_more_card() -> None:
    p = go(table(camps={0: "eq02"}), "die yellow", "draw")
    assert refused(p, "cards tr01", by="P9")
    go(p, "cards tr01 tr02")
    assert moves(p) == ["play tr01", "play tr02"]


def test_eq03_one_available_die_may_be_rerolled() -> None:
    p = table(camps={0: "eq03"})
    assert [m for m in moves(p) if m.startswith("use")] == [
        f"use eq03 {colour}" for colour in ("black", "blue", "green", "red", "yellow")
    ]
    go(p, "use eq03 yellow")
    assert refused(p, "die red 3", by="P9")
    go(p, "die yellow 3")
    assert refused(p, "use eq03 red", by="P5.1")
    go(p, "die yellow", "pillage")
    assert left(p) == 3


def test_eq04_once_a_round_the_die_counts_1_more() -> None:
    p = go(table(camps={0: "eq04"}, dice="1 1 1 1 3"), "die red", "use eq04")
    assert refused(p, "use eq04", by="P5.1")
    go(p, "pillage")
    assert left(p) == 2
    p = go(table(camps={0: "eq04"}, dice="1 1 1 1 3"), "die yellow")
    assert refused(p, "use eq04", by="P5.2")


def test_eq05_three_wagons_at_a_time() -> None:
    p = go(table(), "die blue", "draw", "cards eq05", "play eq05")
    assert moves(p) == ["take top", "take wg01", "take wg02", "take wg03", "take wg07"]
    go(p, "take wg01", "wagon wg20")
    assert wagons(p, 0) == ["wg04", "wg05", "wg01"]
    assert p.actor == 1
    assert refused(p, "take wg02", by="P1.1")


def test_eq06_wagons_and_one_card() -> None:
    p = table(camps={0: "eq06 me02 me03"}, dice="1 1 1 1 3")
    go(p, "die yellow", "pillage", "put yellow wg04", "put yellow me02")
    assert accepted(p, "put yellow wg05")
    assert refused(p, "put yellow me03", by="P6.1")
    assert go(p, "put yellow me02").actor == 1
    p = table(camps={0: "me02"}, dice="1 1 1 1 3")
    go(p, "die yellow", "pillage", "put yellow wg04")
    assert refused(p, "put yellow me02", by="P6.1")


def test_eq07_a_wagon_shipped_places_a_cube_of_the_dies_colour() -> None:
    p = table(camps={0: "eq07"}, wagons={0: "wg04=bgk. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    assert moves(p) == ["none", "use eq07"]
    go(p, "use eq07")
    assert moves(p) == ["put yellow wg01", "put yellow wg05"]
    assert refused(p, "put red wg05", by="P6.4")
    assert go(p, "put yellow wg01").actor == 1


def test_eq08_a_raid_places_a_cube_of_choice() -> None:
    p = go(table(camps={0: "eq08 ra04"}), "die yellow", "raid ra04")
    assert moves(p) == ["none", "use eq08"]
    go(p, "use eq08")
    assert {text.split()[1] for text in moves(p)} == {"blue", "red", "green", "black", "yellow"}
    assert go(p, "put red wg05").actor == 0
    assert refused(p, "use eq08", by="P5.1")


def test_eq09_an_attack_takes_1_fewer() -> None:
    p = table(camps={0: "ra03", 1: "eq09"}, wagons={1: "wg16=br... wg32"})
    go(p, "die yellow", "raid ra03 1", "put blue wg04 from wg16")
    assert refused(p, "put red wg05 from wg16", by="P1.1")
    assert on(p, "wg16") == ".r..."
    p = table(camps={0: "ra01", 1: "eq09"}, wagons={1: "wg16=br... wg32"})
    assert refused(go(p, "die yellow"), "raid ra01", by="P5.2")


@pytest.mark.rule("P4.4", "U4")
def test_eq10_once_a_round_a_slot_of_another_colour() -> None:
    p = table(camps={0: "eq10"}, dice="3 1 1 1 1")
    go(p, "die blue", "pillage")
    assert refused(p, "none", by="pillage.must")
    go(p, "put blue wg04")
    assert "none" in moves(p)  # only wild puts are left
    assert accepted(p, "put blue wg04 green")
    go(p, "put blue wg05 red")
    assert on(p, "wg05") == "b...."
    assert p.actor == 1  # used up: the third cube fits nowhere
    p = go(table(dice="3 1 1 1 1"), "die blue", "pillage")
    assert refused(p, "put blue wg04 green", by="P4.4")


def test_eq11_one_of_the_last_two_dice_counts_1_more() -> None:
    p = skip(table(seats=3, camps={0: "eq11"}), 3)
    go(p, "die yellow", "pillage")
    assert left(p) == 2
    p = go(table(seats=3, camps={0: "eq11"}), "die yellow", "pillage")
    assert left(p) == 1
    assert refused(p, "use eq11", by="P1.1")


def test_eq12_an_opponents_excess() -> None:
    p = table(seats=4, camps={1: "eq12"}, dice="3 1 1 1 1")
    go(p, "die blue", "pillage", "put blue wg04")
    assert (p.actor, moves(p)) == (1, ["none", "use eq12"])
    was = reserve(p, "blue")
    go(p, "use eq12")
    assert refused(p, "put red wg16", by="P6.4")
    go(p, "put blue wg16")
    assert reserve(p, "blue") == was - 1
    assert status(p, "eq12") == "used"
    assert puts(p) == []
