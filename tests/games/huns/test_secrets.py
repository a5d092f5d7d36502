"""Secrets (N14): drawn cards, deck order, and what each seat can know of it (U1)."""

from __future__ import annotations

from collections import Counter

import pytest

from kurultai.core.bits import rng
from kurultai.games.huns.parts.ids import CARD_IDS

from .table import GAME, go, moves, refused, table, under


@pytest.mark.rule("N14")
def test_cards_being_drawn_are_seen_by_their_drawer_alone() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw")
    drawn = p.parse("cards tr03 tr01 tr02")
    assert GAME.shown(p, drawn, 0) == "cards tr03 tr01 tr02"
    assert GAME.shown(p, drawn, 1) == GAME.shown(p, drawn, None) == "cards ? ? ?"
    after = p.copy()
    after.play(drawn)
    assert GAME.view(after, 0)["drawn"]["cards"] == ["tr03", "tr01", "tr02"]
    assert GAME.view(after, 1)["drawn"]["cards"] == [None] * 3
    for seat, hidden in ((0, False), (1, True), (None, True)):
        told = GAME.happened(p, drawn, after, seat)[0]["text"]
        assert ("Clan seal" not in told["en"] and "banners" not in told["en"]) == hidden
        assert ("tr03" not in str(GAME.view(after, seat))) == hidden
    assert refused(after, "play tr04", by="draw.play")


@pytest.mark.rule("U1", "N3")
def test_who_saw_cards_go_under_a_deck_knows_they_are_there() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw", "cards tr03 tr01 tr02", "play tr01")
    assert GAME.view(p, 0)["decks"][4]["under"] == ["tr03", "tr02"]
    assert GAME.view(p, 1)["decks"][4]["under"] == [None, None]
    assert GAME.view_all(p)["decks"][4]["under"] == ["tr03", "tr02"]
    assert refused(p, "cards tr03", by="P11")


@pytest.mark.rule("U1")
def test_a_card_one_has_seen_can_be_followed_through_anothers_hand() -> None:
    """Seat 0 puts tr03 tr02 under an otherwise empty deck; seat 1 draws both and plays one."""
    p = table(dice="1 1 1 1 3")
    p.s[0].top[4] = 0b1111
    go(p, "die yellow", "draw", "cards tr03 tr01 tr02", "play tr01")
    p.s[0].face[3] = 3
    p.s[0].available |= 1 << 4  # the yellow die once more, for seat 1
    go(p, "die yellow", "draw", "cards tr04 tr03 tr02", "play tr03")
    assert under(p, "yellow") == ["tr04", "tr02"]
    assert GAME.view(p, 0)["decks"][4]["under"] == [None, "tr02"]
    assert GAME.view(p, 1)["decks"][4]["under"] == ["tr04", "tr02"]


@pytest.mark.rule("N14")
def test_a_redeal_deals_every_card_a_seat_cannot_place_and_no_other() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw", "cards tr03 tr01 tr02", "play tr01")
    generator = rng(1)
    first: Counter[str] = Counter()
    for _ in range(300):
        mine, other = p.copy(), p.copy()
        mine.redeal(0, generator)
        assert under(mine, "yellow") == ["tr03", "tr02"]
        other.redeal(1, generator)
        first[under(other, "yellow")[0]] += 1
        whole = {*under(other, "yellow")} | {
            CARD_IDS[48 + i] for i in range(12) if int(other.s[0].top[4]) >> i & 1
        }
        assert whole == {f"tr{i:02}" for i in range(2, 11)}
    assert len(first) == 9  # any of the nine cards left may lie there
    assert max(first.values()) < 70


def test_a_redeal_changes_the_hand_another_seat_is_drawing() -> None:
    p = go(table(dice="1 1 1 1 3"), "die yellow", "draw", "cards tr03 tr01 tr02")
    hands = set()
    for seed in range(20):
        other = p.copy()
        other.redeal(1, rng(seed))
        hands.add(tuple(moves(other)))
        assert GAME.view(other, 1) == GAME.view(p, 1)
        own = p.copy()
        own.redeal(0, rng(seed))
        assert moves(own) == moves(p)
    assert len(hands) > 10


@pytest.mark.rule("N14")
def test_shipped_wagons_lie_face_down_for_others_until_the_end() -> None:
    p = table(shipped={0: "wg09 wg25"})
    assert GAME.view(p, 0)["camps"][0]["shipped"] == ["wg09", "wg25"]
    assert GAME.view(p, 1)["camps"][0]["shipped"] == [None, None]
    assert GAME.view(p, 1)["camps"][0]["score"] == 6  # but the scores count them
    assert p.scores(1) == p.scores()
