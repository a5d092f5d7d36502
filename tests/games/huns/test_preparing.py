"""Set-up (p. 2-3), rounds and turns (p. 3-4); N1, N2, N17, P2."""

from __future__ import annotations

import pytest

from kurultai.core.bits import rng

from .table import GAME, WAGONS, accepted, go, moves, on, refused, skip, table, wagons

DEALT = {
    2: "wagons wg04 wg05 wg16 wg32 wg01 wg02 wg03 wg07",
    3: "wagons wg04 wg05 wg16 wg32 wg06 wg15 wg01 wg02 wg03 wg07",
    4: "wagons wg04 wg05 wg16 wg32 wg06 wg15 wg23 wg28 wg01 wg02 wg03 wg07",
}


@pytest.mark.rule("setup.decks", "setup.cubes", "N17")
@pytest.mark.parametrize(("seats", "deck", "cubes"), [(2, 10, 20), (3, 11, 22), (4, 12, 24)])
def test_decks_and_reserve_by_number_of_players(seats: int, deck: int, cubes: int) -> None:
    seen = GAME.view(GAME.new(seats), None)
    assert [d["size"] for d in seen["decks"]] == [deck] * 5
    assert set(seen["reserve"].values()) == {cubes}
    p = go(table(seats=seats), "die blue", "draw")
    if seats < 4:
        assert refused(p, "cards eq12", by="P9")  # it stays in the box
    else:
        assert accepted(p, "cards eq12")


@pytest.mark.rule("setup.start", "P2", "P9")
def test_the_start_is_drawn_then_wagons() -> None:
    p = GAME.new(3)
    assert p.by() == "chance"
    assert refused(p, "pillage", by="P2")
    assert refused(p, "roll 1 1 1 1 1", by="P2")
    seen = {p.format(p.sample(rng(seed))) for seed in range(60)}
    assert seen == {"start 0", "start 1", "start 2"}


@pytest.mark.rule("setup.wagons")
def test_two_wagons_each_and_four_on_display() -> None:
    p = go(GAME.new(2), "start 1")
    assert refused(p, DEALT[2].replace("wg05", "wg04"), by="P9")  # twice the same
    go(p, DEALT[2])
    assert [wagons(p, seat) for seat in (0, 1)] == [words.split() for words in WAGONS[:2]]
    seen = GAME.view(p, None)
    assert (seen["display"], seen["pile"]) == (["wg01", "wg02", "wg03", "wg07"], 24)


@pytest.mark.rule("setup.compensation", "N2")
def test_the_third_gets_one_the_fourth_two_different_cubes() -> None:
    p = go(GAME.new(4), "start 1", DEALT[4])
    assert p.actor == 3
    assert refused(p, "put red wg23", by="wagon.slots")
    go(p, "put blue wg28")
    assert p.actor == 0
    go(p, "put red wg05")
    assert refused(p, "put red wg05", by="P6.4")
    go(p, "put green wg04")
    assert (p.by(), on(p, "wg05"), on(p, "wg04")) == ("chance", "r....", ".g..")
    p = go(GAME.new(3), "start 2", DEALT[3])
    assert go(p, "put blue wg16").by() == "chance"
    assert go(GAME.new(2), "start 0", DEALT[2]).by() == "chance"


@pytest.mark.rule("N1")
def test_five_dice_from_1_to_3_with_equal_chance() -> None:
    p = go(GAME.new(2), "start 0", DEALT[2])
    generator = rng(5)
    faces = [face for _ in range(600) for face in p.format(p.sample(generator)).split()[1:]]
    for face in "123":
        assert 900 < faces.count(face) < 1100
    assert set(faces) == set("123")
    assert refused(p, "roll 1 2 3 1 2".replace("roll 1", "start 1").split(" 2")[0], by="P2")


@pytest.mark.rule("round", "round.next")
def test_the_example_of_a_round_with_three_players() -> None:
    """The first two take two dice each, the third one; then the marker goes on."""
    p = table(seats=3)
    takers = []
    for _ in range(5):
        takers.append(p.actor)
        skip(p)
    assert takers == [0, 1, 2, 0, 1]
    assert p.by() == "chance"
    go(p, "roll 1 1 1 1 1")
    assert p.actor == 1
    go(p, "die blue", "pillage")
    if p.actor == 1:
        go(p, moves(p)[0])
    assert refused(p, "die blue", by="round")


@pytest.mark.rule("turn", "pillage")
def test_a_turn_is_a_die_and_one_action() -> None:
    p = table()
    assert refused(p, "pillage", by="P1.1")
    go(p, "die yellow")
    assert moves(p) == ["draw", "pillage"]
    assert refused(p, "none", by="pillage")
    go(p, "pillage", "put yellow wg04")
    assert p.actor == 1
