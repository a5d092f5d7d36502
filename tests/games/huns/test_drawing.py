"""Drawing cards (p. 4), N3, P3.4: see some, play one, the rest goes under the deck."""

from __future__ import annotations

import pytest

from .table import accepted, camp, go, moves, refused, skip, table, under


@pytest.mark.rule("draw", "draw.play")
def test_the_example_of_two_mercenaries() -> None:
    """A green die of 2: two cards, Ildico is played, the other goes under the deck."""
    p = go(table(dice="1 1 2 1 1"), "die green", "draw")
    assert refused(p, "cards me01", by="P9")
    assert refused(p, "cards me01 eq01".replace("eq01", "me01"), by="P9")  # twice the same
    go(p, "cards me04 me01")
    assert refused(p, "none", by="P1.1")
    assert refused(p, "play me02", by="draw.play")
    go(p, "play me01")
    assert (camp(p, 0), under(p, "green"), p.actor) == (["me01"], ["me04"], 1)


@pytest.mark.rule("draw.play")
def test_a_single_card_must_be_played() -> None:
    p = go(table(), "die yellow", "draw", "cards tr05")
    assert moves(p) == ["play tr05"]
    assert refused(p, "play tr01", by="draw.play")


@pytest.mark.rule("P3.4")
def test_only_a_curse_is_played_on_somebody() -> None:
    p = go(table(), "die yellow", "draw", "cards tr05")
    assert refused(p, "play tr05 on 1", by="P3.4")


@pytest.mark.rule("N3", "P9")
def test_a_small_deck_gives_what_it_has_then_the_cards_put_under_it_in_order() -> None:
    p = table(dice="1 1 1 1 3")
    p.s[0].top[4] = 0b111  # tr01 tr02 tr03
    go(p, "die yellow", "draw", "cards tr03 tr01 tr02", "play tr01")
    assert under(p, "yellow") == ["tr03", "tr02"]
    while p.by() != "chance":
        there = moves(p)
        go(p, "pillage" if "pillage" in there else there[0])
    go(p, "roll 1 1 1 1 3", "die yellow", "draw")
    assert refused(p, "cards tr02 tr03", by="P9")  # their order is known
    go(p, "cards tr03 tr02", "play tr02")
    assert under(p, "yellow") == ["tr03"]


@pytest.mark.rule("N3")
def test_an_empty_deck_cannot_be_drawn_from() -> None:
    p = table()
    p.s[0].top[4] = 0
    go(p, "die yellow")
    assert moves(p) == ["pillage"]
    assert refused(p, "draw", by="N3")
    p = table(camps={0: "ra05"})
    p.s[0].top[4] = 0
    assert refused(go(p, "die yellow"), "raid ra05", by="P5.2")  # no draw is possible
    p = table(camps={0: "ra05 me05=bb"})
    p.s[0].top[4] = 0
    assert accepted(go(p, "die yellow"), "raid ra05")  # but `draw C` is


@pytest.mark.rule("camp")
def test_cards_stay_in_the_camp_where_they_were_played() -> None:
    p = skip(go(table(camps={0: "eq01 ra04"}), "die yellow", "raid ra04"))
    assert camp(p, 0) == ["eq01", "ra04"]
    p = go(table(camps={0: "eq01"}), "die blue", "draw", "cards eq02", "play eq02")
    assert camp(p, 0) == ["eq01", "eq02"]
    assert refused(p, "play eq02", by="P1.1")
