"""The twelve mercenaries do what their texts say while filled (P10)."""

from __future__ import annotations

import pytest

from .table import accepted, camp, go, left, moves, on, refused, skip, stash, status, table, under


@pytest.mark.rule("mercenary", "N7")
def test_a_mercenary_works_only_while_every_slot_is_filled() -> None:
    p = go(table(camps={0: "me08=r"}), "die yellow", "pillage")
    assert (left(p), status(p, "me08")) == (1, "waiting")
    assert refused(p, "use me08", by="P1.1")
    go(p, "put yellow me08")
    assert status(p, "me08") == "active"


def test_me01_two_cubes_from_the_wagons_of_a_curses_victim() -> None:
    p = table(camps={0: "me01=bb"}, wagons={1: "wg16=br..y wg32"})
    go(p, "die black", "draw", "cards cu01", "play cu01 on 1", "flee")  # fled or not
    assert moves(p) == ["none", "use me01"]
    go(p, "use me01", "put red wg05 from wg16", "put yellow wg04 from wg16")
    assert refused(p, "put blue wg04 from wg16", by="P1.1")
    assert on(p, "wg16") == "b...."


def test_me02_the_die_may_count_as_3() -> None:
    p = go(table(camps={0: "me02=bbb"}), "die yellow", "use me02")
    assert refused(p, "use me02", by="P5.2")
    assert left(go(p, "pillage")) == 3


def test_me03_swap_two_available_dice() -> None:
    p = table(camps={0: "me03=bb"}, dice="1 1 1 1 3")
    assert refused(p, "use me03 blue red", by="P5.2")  # the same face
    assert refused(p, "use me03 yellow blue", by="P5.2")  # colours in their order
    go(p, "use me03 red yellow")
    assert refused(p, "use me03 red yellow", by="P5.1")
    assert left(go(p, "die red", "pillage")) == 3


def test_me04_who_drew_places_a_cube_of_the_dies_colour() -> None:
    p = go(table(camps={0: "me04=bbbb"}), "die yellow", "draw", "cards tr01", "play tr01")
    assert moves(p) == ["none", "use me04"]
    go(p, "use me04")
    assert moves(p) == ["put yellow wg04", "put yellow wg05"]
    assert go(p, "put yellow wg04").actor == 1
    p = go(table(camps={0: "me04=bbbb"}), "die yellow", "pillage", "put yellow wg04")
    assert p.actor == 1
    assert refused(p, "use me04", by="P5.1")


@pytest.mark.rule("P3.1")
def test_me05_draw_from_another_deck_but_raids() -> None:
    p = go(table(camps={0: "me05=bb"}, dice="1 1 1 1 2"), "die yellow")
    assert [m for m in moves(p) if m.startswith("draw")] == [
        "draw",
        "draw black",
        "draw blue",
        "draw green",
    ]
    assert refused(p, "draw red", by="P3.1")
    assert refused(p, "draw yellow", by="P3.1")
    go(p, "draw blue", "cards eq01 eq02", "play eq01")
    assert status(p, "me05") == "used"
    p = go(table(), "die yellow")
    assert refused(p, "draw blue", by="P3.1")


def test_me06_cannot_be_attacked() -> None:
    p = table(camps={0: "ra01 ra07", 1: "me06=bb me08=bb"}, wagons={1: "wg16=br... wg32"})
    go(p, "die yellow")
    assert refused(p, "raid ra01", by="P5.2")
    assert refused(p, "raid ra07 me08", by="P5.2")
    p = table(camps={0: "ra01", 1: "me06=b"}, wagons={1: "wg16=br... wg32"})
    assert accepted(go(p, "die yellow"), "raid ra01")


def test_me07_a_wagon_shipped_draws_two_cards() -> None:
    p = table(camps={0: "me07=bbb"}, wagons={0: "wg04=bgk. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    assert moves(p) == ["none", *(f"use me07 {c}" for c in ("black", "blue", "green", "yellow"))]
    assert refused(p, "use me07 red", by="P5.2")
    go(p, "use me07 yellow", "cards tr01 tr02", "play tr02")
    assert (camp(p, 0), under(p, "yellow")) == (["me07", "tr02"], ["tr01"])
    assert p.actor == 1


def test_me08_pillage_one_more() -> None:
    p = go(table(camps={0: "me08=bb"}), "die yellow", "pillage")
    assert left(p) == 2
    assert refused(p, "none", by="pillage.must")


@pytest.mark.rule("P4.3")
def test_me09_curses_need_only_one_cube() -> None:
    p = table(camps={0: "me09=b cu01"})
    go(p, "die yellow", "pillage", "put yellow cu01")
    assert status(p, "cu01") == "filled"
    p = table(camps={0: "cu01"})
    go(p, "die yellow", "pillage", "put yellow cu01")
    assert status(p, "cu01") == "active"
    p = go(table(camps={0: "me09 cu01=b cu02=b"}), "die yellow", "pillage", "put yellow me09")
    assert (status(p, "cu01"), status(p, "cu02")) == ("filled", "filled")
    assert refused(go(skip(p), "die red", "pillage"), "put red cu01", by="N4")


def test_me10_one_cube_of_what_an_opponent_ships() -> None:
    p = table(camps={1: "me10=bbbb"}, wagons={0: "wg04=bgk. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    assert (p.actor, moves(p)) == (1, ["none", "use me10"])
    go(p, "use me10")
    assert refused(p, "put red wg16", by="P6.5")  # no red was on it
    go(p, "put blue wg16")
    assert stash(p, 0) == {"green": 1, "black": 1, "yellow": 1}
    assert status(p, "me10") == "used"


def test_me11_an_opponents_raid_places_a_cube_of_choice() -> None:
    p = table(seats=3, camps={0: "ra04", 2: "me11=bbb"})
    go(p, "die yellow", "raid ra04")
    assert (p.actor, moves(p)) == (2, ["none", "use me11"])
    go(p, "use me11", "put red wg15")
    assert refused(p, "put red wg15", by="P1.1")
    assert p.actor == 0
    p = table(seats=3, camps={0: "ra04 me11=bbb"})
    assert "pillage" in moves(go(p, "die yellow", "raid ra04"))  # not at one's own


@pytest.mark.rule("U3")
def test_me12_the_value_of_the_highest_die_taken() -> None:
    p = table(seats=4, camps={0: "cu09", 1: "me12=bb"}, dice="3 1 1 1 1")
    go(p, "die blue", "die blue 2", "pillage", "put blue wg04")
    go(p, "die yellow", "use me12")
    assert left(go(p, "pillage")) == 2  # the blue die shows 2 now
    p = go(table(seats=4, camps={0: "me12=bb"}, dice="3 1 1 1 1"), "die yellow")
    assert refused(p, "use me12", by="P5.1")  # none was taken before
