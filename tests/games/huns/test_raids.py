"""The twelve raids do what their texts say (P10), and when raids may be used."""

from __future__ import annotations

import pytest

from .table import (
    accepted,
    camp,
    go,
    left,
    moves,
    on,
    refused,
    reserve,
    stash,
    status,
    table,
    under,
    wagons,
)


@pytest.mark.rule("raid", "raid.one", "N8", "P3.2")
def test_a_raid_is_used_once_one_a_turn_just_before_or_after_the_action() -> None:
    p = table(camps={0: "ra02 ra04", 1: "ra09"})
    assert refused(p, "raid ra02", by="N8")
    go(p, "die red")
    assert refused(p, "raid ra09", by="raid")
    go(p, "raid ra04")
    assert status(p, "ra04") == "used"
    assert refused(p, "raid ra04", by="raid")
    assert refused(p, "raid ra02", by="raid.one")
    p = go(table(camps={0: "ra02"}), "die red", "pillage", "put red wg05")
    assert moves(p) == ["none", "raid ra02"]
    assert go(p, "none").actor == 1
    cursed = go(table(camps={0: "ra02 cu10"}), "die red")
    assert refused(cursed, "raid ra02", by="P3.2")


def test_ra01_one_cube_from_each_opponents_wagons() -> None:
    p = table(
        seats=3,
        camps={0: "ra01"},
        wagons={0: "wg04 wg05", 1: "wg16=br... wg32", 2: "wg06=.g... wg15"},
    )
    go(p, "die yellow", "raid ra01")
    assert moves(p) == [
        "put blue wg04 from wg16",
        "put green wg04 from wg06",
        "put green wg05 from wg06",
        "put red wg05 from wg16",
    ]
    go(p, "put red wg05 from wg16")
    assert refused(p, "put blue wg04 from wg16", by="P8")
    go(p, "put green wg04 from wg06")
    assert (on(p, "wg16"), on(p, "wg06"), on(p, "wg05")) == ("b....", ".....", "r....")
    assert "pillage" in moves(p)


def test_ra02_two_cubes_of_different_colours() -> None:
    p = go(table(camps={0: "ra02"}), "die yellow", "raid ra02", "put red wg05")
    assert refused(p, "put red wg05", by="P6.4")
    go(p, "put blue wg04")
    assert "pillage" in moves(p)


def test_ra03_up_to_two_from_one_opponent() -> None:
    p = table(
        seats=3,
        camps={0: "ra03"},
        wagons={0: "wg04 wg05", 1: "wg16=br... wg32", 2: "wg06=.g... wg15"},
    )
    go(p, "die yellow")
    assert refused(p, "raid ra03", by="P5.2")
    go(p, "raid ra03 1")
    assert refused(p, "put green wg04 from wg06", by="P8")
    assert refused(p, "put blue wg04", by="P6")
    go(p, "put blue wg04 from wg16")
    assert "none" in moves(p)
    go(p, "none")
    assert on(p, "wg16") == ".r..."


def test_ra04_pillage_two_more_this_turn() -> None:
    p = go(table(camps={0: "ra04"}), "die yellow", "raid ra04", "pillage")
    assert left(p) == 3
    p = go(table(camps={0: "ra04"}), "die yellow", "pillage", "put yellow wg04")
    assert p.actor == 1  # too late: nothing to ask
    p = go(table(camps={0: "ra04 ra02"}), "die yellow", "pillage", "put yellow wg04")
    assert refused(p, "raid ra04", by="P5.2")


@pytest.mark.rule("turn")
def test_ra05_both_actions() -> None:
    p = go(table(camps={0: "ra05"}), "die yellow", "raid ra05", "pillage", "put yellow wg04")
    assert moves(p) == ["draw"]
    assert refused(p, "pillage", by="turn")
    go(p, "draw", "cards tr01", "play tr01")
    assert p.actor == 1
    p = go(table(camps={0: "ra05"}), "die yellow", "draw", "cards tr01", "play tr01", "raid ra05")
    assert moves(p) == ["pillage"]
    assert go(p, "pillage", "put yellow wg04").actor == 1


def test_ra06_swap_a_wagon_for_one_on_display_then_place_a_cube() -> None:
    p = table(camps={0: "ra06"}, wagons={0: "wg04=bg.. wg05=rr.y."})
    go(p, "die yellow")
    assert refused(p, "raid ra06 wg16 wg01", by="P5.2")
    assert accepted(p, "raid ra06")
    was = reserve(p, "yellow")
    go(p, "raid ra06 wg05 wg02")
    assert wagons(p, 0) == ["wg04", "wg02"]
    assert (on(p, "wg02"), on(p, "wg05")) == ("rr..", ".....")
    assert reserve(p, "yellow") == was + 1
    go(p, "put green wg02")
    assert "pillage" in moves(p)
    go(p, "pillage", "put yellow wg04")
    assert p.actor == 1


def test_ra07_two_cubes_of_an_opposing_mercenary_return_then_place_one() -> None:
    p = table(camps={0: "ra07", 1: "me02=rrb me03"})
    go(p, "die yellow")
    assert refused(p, "raid ra07", by="P5.2")  # there is one: it must be named
    assert refused(p, "raid ra07 me03", by="P5.2")
    was = reserve(p, "red")
    go(p, "raid ra07 me02")
    assert (p.actor, moves(p)) == (0, ["return blue me02", "return red me02"])
    assert refused(p, "return red wg16", by="P6.return")
    assert refused(p, "return green me02", by="P6.5")
    go(p, "return red me02", "return red me02")
    assert reserve(p, "red") == was + 2
    assert (on(p, "me02"), status(p, "me02")) == ("b", "waiting")
    go(p, "put black wg04")
    p = go(table(camps={0: "ra07", 1: "me03"}), "die yellow")
    assert accepted(p, "raid ra07")  # no mercenary has cubes: only the cube is placed


def test_ra08_up_to_two_cubes_from_the_own_stash() -> None:
    p = table(camps={0: "ra08"}, shipped={0: "wg11", 1: "wg26"})
    go(p, "die yellow", "raid ra08")
    assert refused(p, "put yellow wg04", by="P6.5")
    go(p, "put red wg05", "put blue wg04")
    assert stash(p, 0) == {"blue": 1, "red": 1}
    assert "pillage" in moves(p)


def test_ra09_three_cubes_on_one_card() -> None:
    p = go(table(camps={0: "ra09 me02 me03"}), "die yellow", "raid ra09")
    assert refused(p, "put red wg05", by="P6.1")
    go(p, "put red me02", "put blue me02", "put blue me02")
    assert (on(p, "me02"), status(p, "me02")) == ("bbr", "active")
    p = go(table(camps={0: "ra09"}), "die yellow")
    assert refused(p, "raid ra09", by="P5.2")  # no card with room


def test_ra10_draw_two_from_any_deck_but_raids() -> None:
    p = go(table(camps={0: "ra10"}), "die yellow")
    assert refused(p, "raid ra10 red", by="P5.2")
    go(p, "raid ra10 green", "cards me01 me02", "play me02")
    assert camp(p, 0) == ["ra10", "me02"]
    assert under(p, "green") == ["me01"]
    assert "pillage" in moves(p)


def test_ra11_each_opponent_returns_one_of_a_colour_then_place_one() -> None:
    p = table(
        seats=3,
        camps={0: "ra11"},
        wagons={0: "wg04 wg05", 1: "wg16=br... wg32=b....", 2: "wg06=b.... wg15"},
    )
    was = reserve(p, "blue")
    go(p, "die yellow", "raid ra11 blue")
    assert (p.actor, moves(p)) == (1, ["return blue wg16", "return blue wg32"])
    assert refused(p, "return blue wg06", by="P6.return")
    assert refused(p, "return red wg16", by="P6.4")
    go(p, "return blue wg32")
    assert (p.actor, moves(p)) == (2, ["return blue wg06"])
    go(p, "return blue wg06")
    assert (p.actor, moves(p)) == (0, ["put blue wg04"])
    go(p, "put blue wg04")
    assert reserve(p, "blue") == was + 1


def test_ra12_three_colours_among_the_dice_taken() -> None:
    p = table(seats=4, camps={3: "ra12"})
    go(p, "die blue", "pillage", "put blue wg04")
    go(p, "die red", "pillage", "put red wg16")
    go(p, "die green", "pillage", "put green wg06")
    go(p, "die black", "raid ra12")
    assert {text.split()[1] for text in moves(p)} == {"blue", "red", "green", "black"}
    go(p, "put blue wg23")
    assert refused(p, "put blue wg28", by="P6.4")
    assert refused(p, "put yellow wg28", by="P6.4")
    go(p, "put red wg28", "put green wg28")
    assert "pillage" in moves(p)
