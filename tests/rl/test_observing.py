"""Rows of numbers: as long as their layout says, true to the position, and without secrets."""

from __future__ import annotations

import numpy as np
import pytest

from kurultai.core.registry import game
from kurultai.core.rows import part, row
from tests.conformance.cases import CASES, Case, sampled

SHIPPED = [case for case in CASES if case.game != "toy"]


def test_heroes_own_pieces_come_first() -> None:
    p = game("heroes").new(2)
    p.play(p.parse("e1-e3"))
    gold, teal = row(p, 0), row(p, 1)
    mine = part(p.game, gold, "warriors")
    assert mine[24] == 1 and mine[4] == 0  # e3, e1
    theirs = part(p.game, teal, "warriors")
    assert np.array_equal(mine[:100], theirs[100:]) and np.array_equal(mine[100:], theirs[:100])
    assert part(p.game, gold, "to move")[0] == 0 and part(p.game, teal, "to move")[0] == 1


def test_khan_shows_the_own_hand_and_counts_the_others() -> None:
    p = next(
        p
        for p, _ in sampled(Case("khan", 3, {}), 25, 400)
        if p.s[0].held.min(initial=9, where=[True] * 3 + [False]) == 4
    )
    for seat in range(3):
        seen = row(p, seat)
        cards = [int(card) for card in p.s[0].hand[seat]]
        assert list(np.flatnonzero(part(p.game, seen, "hand"))) == sorted(cards)
        assert list(part(p.game, seen, "held")) == [1, 1, 1, 0]


def test_dschingis_tells_only_tokens_that_the_seat_has_seen() -> None:
    p = [p for p, _ in sampled(Case("dschingis", 2, {}), 26, 60)][20]
    known, laid = (part(p.game, row(p, 0), name) for name in ("known", "laid"))
    view = p.game.view(p, 0)
    seen = sum(
        token["kind"] is not None for village in view["villages"] for token in village["stack"]
    )
    assert round(float(known.sum()) * 4) == seen > 0
    assert round(float(laid.sum()) * 4) == int(p.s[0].laid) > seen


def test_huns_drawn_cards_are_their_drawers() -> None:
    for p, _ in sampled(Case("huns", 2, {}), 27, 4000):
        s = p.s[0]
        if s.held and 0 <= s.drawer < 2:
            drawn = [part(p.game, row(p, seat), "drawn") for seat in range(2)]
            assert list(np.flatnonzero(drawn[s.drawer])) == sorted(int(c) for c in s.hand[: s.held])
            assert not drawn[1 - s.drawer].any()
            return
    pytest.fail("no card was drawn")
