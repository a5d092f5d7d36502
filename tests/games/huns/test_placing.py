"""Pillaging and placing (p. 4-5): wagons or one card, shipping, excess; N4, N5, P6, P7."""

from __future__ import annotations

import pytest

from kurultai.core.bits import rng
from kurultai.core.playing import random_move

from .table import (
    GAME,
    accepted,
    all_cubes,
    go,
    left,
    moves,
    on,
    refused,
    reserve,
    shipped,
    stash,
    status,
    table,
    wagons,
)


@pytest.mark.rule("excess", "P3.3")
def test_the_example_of_three_blue_cubes_for_two_slots() -> None:
    """Two go on the wagons, the third returns."""
    p = table(wagons={0: "wg04 wg16", 1: "wg05 wg32"}, dice="3 1 1 1 1")
    was = reserve(p, "blue")
    go(p, "die blue", "pillage", "put blue wg04", "put blue wg16")
    assert p.actor == 1
    assert reserve(p, "blue") == was - 2
    assert refused(p, "put blue wg16", by="P1.1")


@pytest.mark.rule("wagon.ship", "wagon.new", "N5")
def test_the_example_of_a_wagon_shipped_with_a_cube_in_hand() -> None:
    """Two green: one fills a wagon, the other goes on the new one."""
    p = table(wagons={0: "wg04=b.ky wg26"}, dice="1 1 2 1 1")
    go(p, "die green", "pillage", "put green wg04")
    assert (shipped(p, 0), stash(p, 0)) == (
        ["wg04"],
        {"blue": 1, "green": 1, "black": 1, "yellow": 1},
    )
    assert refused(p, "take wg05", by="wagon.new")
    go(p, "take wg02", "wagon wg20")
    assert p.game.view(p, None)["display"] == ["wg01", "wg20", "wg03", "wg07"]
    assert moves(p) == ["put green wg02"]
    go(p, "put green wg02")
    assert (on(p, "wg02"), p.actor) == ("..g.", 1)


@pytest.mark.rule("N5")
def test_the_top_of_the_pile_and_no_wagon_when_there_is_none() -> None:
    p = table(wagons={0: "wg04=bgk. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "take top")
    assert refused(p, "wagon wg01", by="P9")
    go(p, "wagon wg20")
    assert wagons(p, 0) == ["wg20", "wg05"]
    p = table(wagons={0: "wg04=bgk. wg05"})
    p.s[0].hidden = 0
    go(p, "die yellow", "pillage", "put yellow wg04")
    assert refused(p, "take top", by="N5")
    go(p, "take wg01")
    assert p.game.view(p, None)["display"] == [
        None,
        "wg02",
        "wg03",
        "wg07",
    ]  # nothing to refill it with
    p = table(wagons={0: "wg04=bgk. wg05"})
    p.s[0].hidden = 0
    p.s[0].display[:] = -1
    go(p, "die yellow", "pillage", "put yellow wg04")
    assert (wagons(p, 0), p.actor) == (["wg05"], 1)


@pytest.mark.rule("fill", "N4", "P6.1")
def test_the_example_of_three_cubes_for_a_mercenary_or_a_curse() -> None:
    """Two fill the mercenary and the third returns, or all three go on the curse; never both."""
    start = table(camps={0: "me01 cu05"}, dice="1 1 1 1 3", wagons={0: "wg21 wg11"})
    p = go(start.copy(), "die yellow", "pillage")
    assert moves(p) == ["put yellow cu05", "put yellow me01"]
    was = reserve(p, "yellow")
    go(p, "put yellow me01")
    assert refused(p, "put yellow cu05", by="P6.1")
    go(p, "put yellow me01")
    assert (p.actor, reserve(p, "yellow"), status(p, "me01")) == (1, was - 2, "active")
    p = go(start.copy(), "die yellow", "pillage", *["put yellow cu05"] * 3)
    assert status(p, "cu05") == "filled"
    p = go(table(camps={0: "eq01"}), "die yellow", "pillage")
    assert refused(p, "put yellow eq01", by="fill")
    p = go(table(camps={0: "me01=bb"}), "die yellow", "pillage")
    assert refused(p, "put yellow me01", by="N4")


@pytest.mark.rule("wagon.slots", "pillage.place")
def test_a_cube_goes_on_a_free_slot_of_its_colour_of_an_own_wagon() -> None:
    p = go(table(wagons={0: "wg04=b... wg05"}, dice="2 1 1 1 3"), "die yellow", "pillage")
    assert refused(p, "put yellow wg16", by="pillage.place")
    assert refused(p, "put blue wg04", by="P6.4")
    assert accepted(p, "put yellow wg04")
    go(p, "put yellow wg04")
    assert refused(p, "put yellow wg04", by="wagon.slots")
    go(p, "put yellow wg05", "put yellow wg05")
    assert on(p, "wg05") == "...yy"


@pytest.mark.rule("pillage.must", "pillage", "N4")
def test_what_fits_must_be_placed_but_pillaging_is_always_allowed() -> None:
    p = go(table(), "die yellow", "pillage")
    assert refused(p, "none", by="pillage.must")
    p = go(table(wagons={0: "wg31 wg18"}), "die blue", "pillage")  # nothing fits
    assert p.actor == 1
    p = table(dice="3 1 1 1 1")
    p.s[0].reserve[0] = 0  # the reserve is empty
    assert go(p, "die blue", "pillage").actor == 1
    p = table(dice="1 1 1 1 3")
    p.s[0].reserve[4] = 2  # less than the die
    assert left(go(p, "die yellow", "pillage")) == 2


@pytest.mark.rule("P6", "P6.4", "P6.5")
def test_a_put_names_the_wagon_it_takes_from_exactly_when_it_takes_from_one() -> None:
    p = table(camps={0: "ra03"}, wagons={1: "wg16=br... wg32"})
    go(p, "die yellow", "raid ra03 1")
    assert refused(p, "put blue wg04", by="P6")
    assert refused(p, "put yellow wg04 from wg16", by="P6.5")
    assert accepted(p, "put blue wg04 from wg16")
    p = go(table(), "die yellow", "pillage")
    assert refused(p, "put yellow wg04 from wg16", by="P6")


@pytest.mark.rule("P6.6")
def test_first_free_slot_and_first_cube_in_printed_order() -> None:
    p = table(wagons={0: "wg05 wg11", 1: "wg32 wg08=bb..."}, camps={0: "ra03", 1: "eq10"})
    go(p, "die red", "pillage", "put red wg05")
    assert on(p, "wg05") == "r...."
    go(p, "raid ra03 1", "put blue wg11 from wg08")
    assert (on(p, "wg08"), on(p, "wg11")) == (".b...", "b...")
    assert refused(p, "put green wg05 from wg08", by="P6.5")


@pytest.mark.rule("P5.6", "P7")
def test_only_what_happens_by_itself_interrupts_a_placing() -> None:
    """The new wagon is taken in the middle of a pillage, the effects of the ship wait for its end."""
    p = table(camps={0: "eq07"}, wagons={0: "wg04=bgk. wg05"}, dice="1 1 1 1 2")
    go(p, "die yellow", "pillage", "put yellow wg04")
    assert refused(p, "use eq07", by="P1.1")
    go(p, "take wg01", "wagon wg20")
    assert moves(p) == ["put yellow wg01", "put yellow wg05"]
    go(p, "put yellow wg05")
    assert moves(p) == ["none", "use eq07"]


@pytest.mark.rule("P7")
def test_an_exchange_moves_what_fits_and_may_fill_and_ship() -> None:
    """A wild cube returns too, if its colour finds no slot; a wagon filled by the exchange ships."""
    p = table(camps={0: "ra06"}, wagons={0: "wg05=rb.yy wg04"}, display="wg01 wg02 wg03 wg07")
    was = reserve(p, "blue")
    total = all_cubes(p)
    go(p, "die green", "raid ra06 wg05 wg01")
    assert shipped(p, 0) == ["wg01"]  # red, yellow, yellow
    assert reserve(p, "blue") == was + 1
    assert all_cubes(p) == total
    assert moves(p)[0] == "take top"
    assert refused(p, "put red wg04", by="P1.1")
    go(p, "take wg05", "wagon wg20")
    assert on(p, "wg05") == "....."


@pytest.mark.rule("P4.3")
def test_a_wagon_above_the_limit_is_kept() -> None:
    p = go(table(), "die blue", "draw", "cards eq05", "play eq05", "take wg01", "wagon wg20")
    assert wagons(p, 0) == ["wg04", "wg05", "wg01"]
    go(p, "die black", "draw", "cards cu07", "play cu07 on 0", "suffer")
    assert p.game.view(p, 0)["camps"][0]["wagon_limit"] == 2
    assert wagons(p, 0) == ["wg04", "wg05", "wg01"]
    assert refused(p, "take wg02", by="P1.1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cubes_are_conserved_at_every_step(seats: int) -> None:
    p = GAME.new(seats)
    generator = rng(seats)
    for _ in range(400):
        if p.is_over:
            break
        p.play(random_move(p, generator))
        assert all_cubes(p) == [int(p.b[0].cubes)] * 5
        assert min(p.s[0].reserve) >= 0
        assert p.s[0].stash.min() >= 0
