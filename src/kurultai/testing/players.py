"""What plays a game: bots of every level, and learners who see a row of numbers."""

from __future__ import annotations

import numpy as np
import pytest

from kurultai.bots import beliefs
from kurultai.bots.levels import levels
from kurultai.bots.spec import build
from kurultai.core.bits import rng
from kurultai.core.contract.believing import imagine_in, likelihood_of
from kurultai.core.contract.observing import BOUND, observe_of
from kurultai.core.rows import layout, row, width
from kurultai.testing.cases import INTERPRETED, Case, Suite, sampled


class Players(Suite):
    def test_every_level_has_a_bot_that_plays_by_the_rules(self, case: Case) -> None:
        if INTERPRETED:
            pytest.skip("the search takes too long uncompiled")
        decisions = [p for p, _ in sampled(case, 31, 6) if p.actor >= 0]
        for level in levels(self.game, case.seats):
            bot = build(self.its, level.bot, 1)
            for p in decisions[: 1 if "ms" in level.bot else 4]:
                found = bot.choose(p)
                assert found.move in p.legal()
                assert -0.001 <= found.share <= 1.001

    def test_bots_cannot_tell_apart_what_their_seat_cannot(self, case: Case) -> None:
        if INTERPRETED or not self.its.has_secrets:
            pytest.skip("no secrets, or too slow uncompiled")
        generator = rng(32)
        for p, _ in sampled(case, 33, 6):
            if p.actor >= 0:
                other = p.copy()
                other.redeal(p.actor, generator)
                for spec in ("greedy", "search:30it"):
                    one, two = (build(self.its, spec, 5).choose(each) for each in (p, other))
                    assert one == two, f"{spec} knows what its seat cannot know"

    def test_what_is_imagined_is_possible_and_uses_no_secret(self, case: Case) -> None:
        """As a redeal: the seat sees the same, and from one seed twins are imagined alike."""
        generator = rng(34)
        for p, _ in sampled(case, 35, 12):
            belief = beliefs.numbers(self.its, case.seats)
            for seat in range(case.seats):
                one, other = p.copy(), p.copy()
                other.redeal(seat, generator)
                for each in (one, other):
                    imagine_in(each.b, each.s, seat, belief, rng(36))
                assert one.s.tobytes() == other.s.tobytes()
                assert p.game.view(one, seat) == p.game.view(p, seat)
                assert one.actor == p.actor
                assert np.isfinite(likelihood_of(p.b, p.s, seat, belief))

    def test_a_row_is_as_long_as_its_layout(self, case: Case) -> None:
        names = [section.name for section in layout(self.its)]
        assert len(set(names)) == len(names)
        for p, _ in sampled(case, 21, 40):
            for seat in range(case.seats):
                out = np.zeros(width(p.game), np.float32)
                assert observe_of(p.b, p.s, seat, out) == len(out)
                assert np.isfinite(out).all() and np.abs(out).max() <= BOUND

    def test_positions_a_seat_cannot_tell_apart_give_the_same_row(self, case: Case) -> None:
        generator = rng(22)
        differed = 0
        for p, _ in sampled(case, 23, 60):
            for seat in range(case.seats):
                other = p.copy()
                other.redeal(seat, generator)
                differed += other.s.tobytes() != p.s.tobytes()
                assert np.array_equal(row(other, seat), row(p, seat))
        assert bool(differed) == self.its.has_secrets

    def test_a_decision_changes_what_is_seen(self, case: Case) -> None:
        for p, move in sampled(case, 24, 40):
            if move >= 0 and (seat := p.actor) >= 0:
                after = p.copy()
                after.play(move)
                assert not np.array_equal(row(after, seat), row(p, seat))
