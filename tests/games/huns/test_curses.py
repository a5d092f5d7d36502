"""The twelve curses do what their texts say until filled (P10); fleeing."""

from __future__ import annotations

import pytest

from .table import go, left, moves, on, refused, reserve, skip, stash, status, table


@pytest.mark.rule("curse", "curse.flee", "N6")
def test_a_curse_is_played_on_another_who_flees_or_suffers() -> None:
    p = go(table(seats=3), "die black", "draw", "cards cu01")
    assert moves(p) == ["play cu01 on 1", "play cu01 on 2"]
    assert refused(p, "play cu01 on 0", by="curse")
    assert refused(p, "play cu01", by="N6")
    fled = go(p.copy(), "play cu01 on 2")
    assert (fled.actor, moves(fled)) == (2, ["flee", "suffer"])
    assert refused(fled, "none", by="curse.flee")
    assert fled.scores() == [0, 0, 0]
    go(fled, "flee")
    assert (status(fled, "cu01"), fled.scores()) == ("fled", [0, 0, -3])
    suffered = go(p.copy(), "play cu01 on 2", "suffer")
    assert (status(suffered, "cu01"), suffered.scores()) == ("active", [0, 0, 0])


@pytest.mark.rule("curse.flee")
def test_a_fled_curse_has_no_effect_and_cannot_be_filled() -> None:
    p = go(table(camps={0: "cu01~"}, dice="1 1 1 1 3"), "die yellow", "pillage")
    assert left(p) == 3
    assert refused(p, "put yellow cu01", by="N4")


@pytest.mark.rule("curse")
def test_a_filled_curse_is_tilted_without_effect_and_keeps_its_cubes() -> None:
    p = go(table(camps={0: "cu03=b"}, dice="1 1 1 1 3"), "die yellow", "pillage")
    go(p, "put yellow cu03")
    assert (status(p, "cu03"), on(p, "cu03")) == ("filled", "by")
    assert refused(p, "put yellow cu03", by="P1.1")


@pytest.mark.rule("P4.2")
def test_cu01_pillage_one_fewer_at_least_one() -> None:
    assert left(go(table(camps={0: "cu01"}, dice="1 1 1 1 3"), "die yellow", "pillage")) == 2
    assert left(go(table(camps={0: "cu01"}, dice="1 1 1 1 1"), "die yellow", "pillage")) == 1
    p = go(table(camps={0: "cu01 me08=bb"}), "die yellow", "pillage")
    assert left(p) == 1
    assert refused(go(p, "put yellow wg04"), "put yellow wg05", by="P1.1")


@pytest.mark.rule("P3")
def test_cu02_no_3_while_a_lower_die_is_left() -> None:
    p = table(camps={0: "cu02"}, dice="3 3 3 3 1")
    assert moves(p) == ["die yellow"]
    assert refused(p, "die blue", by="P3")
    p = table(camps={0: "cu02"}, dice="3 3 3 3 3")
    assert len(moves(p)) == 5


@pytest.mark.rule("P6.2")
def test_cu03_cubes_placed_together_load_one_wagon() -> None:
    p = go(table(camps={0: "cu03"}, dice="1 1 1 1 3"), "die yellow", "pillage", "put yellow wg05")
    assert moves(p) == ["put yellow wg05"]
    assert refused(p, "put yellow wg04", by="P6.2")
    ships = table(camps={0: "cu03"}, wagons={0: "wg04=bgk. wg05"}, dice="1 1 1 1 3")
    go(ships, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    assert ships.actor == 1  # the one that replaces it does not count


@pytest.mark.rule("P6.3")
def test_cu03_filled_on_the_way_frees_the_other_wagons() -> None:
    p = table(camps={0: "eq06 cu03=b"}, dice="1 1 1 1 3")
    go(p, "die yellow", "pillage", "put yellow wg05")
    assert refused(p, "put yellow wg04", by="P6.2")
    go(p, "put yellow cu03")
    assert moves(p) == ["put yellow wg04", "put yellow wg05"]


@pytest.mark.rule("P6.return")
def test_cu04_who_drew_returns_a_cube() -> None:
    p = table(camps={0: "cu04"}, wagons={0: "wg04=b..y wg05"})
    go(p, "die yellow", "draw", "cards tr01", "play tr01")
    assert (p.actor, moves(p)) == (0, ["return blue wg04", "return yellow wg04"])
    assert refused(p, "none", by="P1.1")
    was = reserve(p, "blue")
    go(p, "return blue wg04")
    assert (reserve(p, "blue"), on(p, "wg04"), p.actor) == (was + 1, "...y", 1)
    p = table(camps={0: "cu04 eq09"}, wagons={0: "wg04=b..y wg05"})
    assert go(p, "die yellow", "draw", "cards tr01", "play tr01").actor == 1  # an attack


def test_cu05_draw_one_fewer_at_least_one() -> None:
    p = go(table(camps={0: "cu05"}, dice="1 1 1 1 3"), "die yellow", "draw")
    assert refused(p, "cards tr01 tr02 tr03", by="P9")
    go(p, "cards tr01 tr02")
    p = go(table(camps={0: "cu05"}), "die yellow", "draw", "cards tr01")
    assert moves(p) == ["play tr01"]


@pytest.mark.rule("P5.1")
def test_cu06_mercenaries_without_effect() -> None:
    p = go(table(camps={0: "me08=bb me02=bbb cu06"}), "die yellow")
    assert refused(p, "use me02", by="P5.1")
    assert left(go(p, "pillage")) == 1
    assert status(p, "me08") == "blocked"


@pytest.mark.rule("P6.3")
def test_cu06_does_not_keep_mercenaries_from_being_filled() -> None:
    p = go(table(camps={0: "me08=b cu06"}), "die yellow", "pillage", "put yellow me08")
    assert (on(p, "me08"), status(p, "me08")) == ("by", "blocked")
    assert p.scores()[0] == 1


def test_cu07_equipment_without_effect_until_filled() -> None:
    p = table(camps={0: "eq05 eq04 cu07=bb"})
    go(p, "die yellow")
    assert refused(p, "use eq04", by="P5.1")
    go(p, "pillage", "put yellow cu07")
    assert moves(p)[0] == "take top"  # eq05 is active again
    go(p, "take wg01", "wagon wg20")
    assert p.actor == 1


def test_cu08_whoever_played_it_takes_a_cube_of_what_ships() -> None:
    p = table(
        seats=3, camps={0: "cu08@2"}, wagons={0: "wg04=bgk. wg05", 1: "wg16 wg32", 2: "wg06 wg15"}
    )
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    assert p.actor == 2  # mandatory: no question first
    assert refused(p, "none", by="pillage.must")
    go(p, "put green wg15")
    assert stash(p, 0) == {"blue": 1, "black": 1, "yellow": 1}
    p = table(camps={0: "cu08 me06=bb"}, wagons={0: "wg04=bgk. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    assert (p.actor, stash(p, 0)["green"]) == (1, 1)  # Edeco stands guard


def test_cu09_a_3_is_rolled_again() -> None:
    p = go(table(camps={0: "cu09"}, dice="3 1 1 1 2"), "die blue")
    assert refused(p, "die red 1", by="P9")
    go(p, "die blue 1")
    assert left(go(p, "pillage")) == 1
    assert moves(go(table(camps={0: "cu09"}, dice="3 1 1 1 2"), "die yellow")) == [
        "draw",
        "pillage",
    ]


def test_cu10_no_raids() -> None:
    p = go(table(camps={0: "ra04 cu10"}), "die yellow")
    assert refused(p, "raid ra04", by="P3.2")
    p = go(table(camps={0: "ra04 cu10!"}), "die yellow")
    assert "raid ra04" in moves(p)


def test_cu11_the_next_player_places_a_cube_of_a_3() -> None:
    p = go(table(seats=3, camps={0: "cu11 cu09"}, dice="3 1 1 1 1"), "die blue", "die blue 1")
    assert p.actor == 1  # the face it showed when it was taken
    assert moves(p) == ["put blue wg16", "put blue wg32"]
    assert refused(p, "none", by="pillage.must")
    assert "pillage" in moves(go(p, "put blue wg16"))


@pytest.mark.rule("U2", "N10", "P4.1")
def test_cu12_one_of_the_last_two_dice_counts_as_1() -> None:
    p = skip(table(seats=4, camps={3: "cu12"}, dice="1 1 1 1 3"), 3)
    assert left(go(p, "die yellow", "pillage")) == 1
    for order in ("eq11 cu12", "cu12 eq11"):  # set first, then what is added, whatever the order
        p = skip(table(seats=4, camps={3: order}, dice="1 1 1 1 3"), 3)
        assert left(go(p, "die yellow", "pillage")) == 2
    p = skip(table(seats=4, camps={3: "cu12 me02=bbb"}, dice="1 1 1 1 3"), 3)
    assert left(go(p, "die yellow", "use me02", "pillage")) == 3
    assert refused(p, "use me02", by="P1.1")
