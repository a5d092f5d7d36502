"""When effects happen and in which order (p. 6): N9, N11, P1, P5, P8."""

from __future__ import annotations

import pytest

from kurultai.core.errors import Unreadable
from kurultai.core.game import Position

from .table import accepted, go, left, moves, on, refused, skip, stash, status, table


@pytest.mark.rule("effects", "N9")
def test_what_is_mandatory_happens_what_is_optional_is_offered() -> None:
    p = table(seats=3, camps={0: "cu11"}, dice="3 1 1 1 1")
    go(p, "die blue")
    assert p.actor == 1  # no `use`: it happens by itself, in another's turn
    p = table(camps={0: "eq07"}, wagons={0: "wg04=bgk. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    assert moves(p) == ["none", "use eq07"]
    p = _mandatory_draw()
    assert refused(p, "none", by="N9")


def _mandatory_draw() -> Position:
    """me07 in a file that makes it mandatory: its argument is asked all the same (P5.4)."""
    from kurultai.games.huns.board import shipped_cards

    cards = shipped_cards()
    next(c for c in cards["card"] if c["id"] == "me07")["effect"][0]["optional"] = False
    p = table(camps={0: "me07=bbb"}, wagons={0: "wg04=bgk. wg05"}, cards=cards)
    return go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")


@pytest.mark.rule("effects.order", "P5.4")
def test_the_active_player_orders_effects_of_several_cards() -> None:
    """eq07 and me07 of his, me10 of the other: he says which is next, owners answer for theirs."""
    p = table(camps={0: "eq07 me07=bbb", 1: "me10=bbbb"}, wagons={0: "wg04=bgk. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    assert (p.actor, moves(p)) == (0, ["next eq07", "next me07", "next me10"])
    assert refused(p, "next eq01", by="effects.order")
    go(p, "next me10")
    assert (p.actor, moves(p)) == (1, ["none", "use me10"])
    assert refused(p, "use eq07", by="P5.4")
    go(p, "none")
    assert (p.actor, moves(p)) == (0, ["next eq07", "next me07"])
    go(p, "next me07", "none")
    assert moves(p) == ["none", "use eq07"]  # one card left: no `next`
    assert go(p, "none").actor == 1


@pytest.mark.rule("P5.4")
def test_of_one_card_the_oldest_first_and_what_cannot_be_offered_lapses() -> None:
    """Two wagons shipped in one pillage: me10 is asked about the first one, then it is used up."""
    p = table(
        camps={1: "me10=bbbb"},
        wagons={0: "wg04=bgk. wg10=k.yy", 1: "wg16 wg32"},
        dice="1 1 1 1 2",
    )
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg03", "wagon wg20")
    go(p, "put yellow wg10", "take wg07", "wagon wg21")
    go(p, "use me10")
    assert {text.split()[1] for text in moves(p)} == {"blue", "green", "black", "yellow"}
    go(p, "put green wg16")
    assert stash(p, 0)["black"] == 2
    assert refused(p, "use me10", by="P5.1")
    assert p.actor == 1  # the second entry lapsed; it is seat 1's turn


@pytest.mark.rule("P5.2", "N11")
def test_only_what_would_change_something_is_offered() -> None:
    p = table(
        camps={0: "ra01"},
        wagons={0: "wg07 wg18", 1: "wg16=b.g.. wg32"},
        display="wg01 wg02 wg03 wg08",
    )
    go(p, "die yellow")
    assert refused(p, "raid ra01", by="P5.2")  # what could be taken could not be placed
    p = table(camps={0: "eq07"}, wagons={0: "wg04=bgk. wg07"}, display="wg02 wg03 wg08 wg18")
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg02", "wagon wg20")
    assert p.actor == 1  # no place for a yellow cube: not offered


@pytest.mark.rule("P5.3", "P3.2")
def test_what_waits_waits_till_the_last_operation() -> None:
    """The raid's exchange ships a wagon; its cube is placed before anyone is asked about the ship."""
    p = table(camps={0: "ra06 eq07 eq08"}, wagons={0: "wg05=r..yy wg04"})
    go(p, "die yellow", "raid ra06 wg05 wg01", "take wg05", "wagon wg20")
    assert all(text.startswith("put ") for text in moves(p))
    go(p, "put red wg05")
    assert moves(p) == ["next eq07", "next eq08"]
    assert refused(p, "pillage", by="P1.1")


@pytest.mark.rule("P1.1", "P1.4")
def test_every_question_is_asked_and_answered_in_its_own_form() -> None:
    p = go(table(), "die yellow", "draw", "cards tr01")
    assert moves(p) == ["play tr01"]  # asked, though there is but one answer
    for text in ("die red", "pillage", "flee", "put red wg05", "take top", "use eq03", "none"):
        assert refused(p, text, by="P1.1")


@pytest.mark.rule("P1.2", "P11")
def test_words_colours_and_order() -> None:
    p = table(camps={0: "me03=bb"}, dice="1 2 3 1 1")
    assert accepted(p, "use me03 blue green")
    assert refused(p, "use me03 green blue", by="P5.2")
    for text in (
        "die purple",
        "Die blue",
        "die  blue",
        "use ra01",
        "raid eq01",
        "put blue eq99",
        "play",
        "wagons wg01",
    ):
        with pytest.raises(Unreadable):
            p.parse(text)
    assert refused(p, "roll 1 1 1 1 1", by="P11")


@pytest.mark.rule("P1.3")
def test_clockwise_is_ascending_and_camp_order_is_order_of_arrival() -> None:
    p = table(seats=3, camps={2: "cu11"}, dice="3 1 1 1 1")
    skip(p, 2)
    p.s[0].face[:] = 3
    go(p, "die yellow")
    assert p.actor == 0  # the seat after the last one
    first, second = table(camps={0: "eq02 eq01"}), table(camps={0: "eq01 eq02"})
    order = [p.game.view(p, 0)["camps"][0]["cards"] for p in (first, second)]
    assert [[card["id"] for card in cards] for cards in order] == [
        ["eq02", "eq01"],
        ["eq01", "eq02"],
    ]
    assert refused(first, "next eq01", by="P1.1")


@pytest.mark.rule("P8")
def test_an_attack_takes_what_the_victims_cards_let_it() -> None:
    """The shield protects against a curse's attack too, the guard forbids; both look anew."""
    p = table(camps={0: "me01=bb", 1: "eq09"}, wagons={1: "wg16=br..y wg32"})
    go(p, "die black", "draw", "cards cu07", "play cu07 on 1", "suffer")  # Rust: the shield is gone
    go(p, "use me01", "put red wg05 from wg16")
    assert left(p) == 1
    assert refused(p, "put red wg05 from wg05", by="P8")
    go(p, "put yellow wg04 from wg16")
    assert on(p, "wg16") == "b...."
    p = table(camps={0: "cu04 me06=bb"}, wagons={0: "wg04=b..y wg05"})
    assert go(p, "die yellow", "draw", "cards tr01", "play tr01").actor == 1


@pytest.mark.rule("P4.1")
def test_the_last_setting_of_the_die_counts() -> None:
    p = skip(table(seats=4, camps={3: "me02=bbb me12=bb"}, dice="2 2 2 1 1"), 3)
    go(p, "die yellow", "use me12", "use me02")
    assert refused(p, "use me12", by="P5.1")
    assert left(go(p, "pillage")) == 3
    p = skip(table(seats=4, camps={3: "me02=bbb me12=bb"}, dice="2 2 2 1 1"), 3)
    go(p, "die yellow", "use me02", "use me12")  # 3, then down to 2
    assert status(p, "me12") == "used"
    assert left(go(p, "pillage")) == 2


@pytest.mark.rule("P4.4")
def test_limits_come_back_with_the_round_and_declining_uses_nothing_up() -> None:
    p = go(table(camps={0: "eq04"}), "die yellow", "use eq04", "pillage")
    skip(p)
    assert status(p, "eq04") == "used"
    skip(p, 4)
    assert status(p, "eq04") == "active"
    p = table(seats=4, camps={1: "eq12"}, dice="3 3 1 1 1")
    go(p, "die blue", "pillage", "put blue wg04", "none")
    assert status(p, "eq12") == "active"
    assert refused(p, "use eq12", by="P5.1")  # not now, but at the next excess
