"""What every game promises (core/game.py, core/kernel.py), checked on random positions of all of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kurultai.core import kernel, record
from kurultai.core.actors import CHANCE, OVER
from kurultai.core.bits import below, rng
from kurultai.core.playing import random_record
from kurultai.core.rulebook import LEGAL

from .cases import CASES, INTERPRETED, Case, sampled, walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


@kernel.rule
def agreeing(b: Any, s: Any, out: Any, objected: Any) -> int:
    """How many numbers the judge calls legal; objected[move] tells which."""
    n = 0
    for move in range(len(objected)):
        objected[move] = kernel.objection(b[0], s[0], move)
        n += objected[move] == 0
    return n


def test_legal_is_exactly_what_nobody_objects_to(case: Case) -> None:
    generator = rng(11)
    for p, _ in sampled(case, 1, 60):
        if p.actor < 0:
            continue
        listed = set(map(int, p.legal()))
        assert len(listed) == len(p.legal()) > 0
        assert all(p.objection(move) == LEGAL for move in listed)
        if INTERPRETED:
            others = {below(generator, p.game.moves) for _ in range(200)}
            assert all((p.objection(m) == LEGAL) == (m in listed) for m in others)
        else:
            objected = np.zeros(p.game.moves, np.int64)
            assert agreeing(p.b, p.s, p.legal(), objected) == len(listed)


def test_chance_outcomes_are_possible(case: Case) -> None:
    generator = rng(3)
    for p, _ in sampled(case, 2, 40):
        if p.actor == CHANCE:
            for _ in range(5):
                assert p.objection(p.sample(generator)) == LEGAL


def test_parse_undoes_format(case: Case) -> None:
    for p, played in sampled(case, 3, 40):
        moves = [int(m) for m in p.legal()] if p.actor >= 0 else [played] if played >= 0 else []
        texts = [p.format(move) for move in moves]
        assert [p.parse(text) for text in texts] == moves
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() and text.isprintable() and text == text.strip() for text in texts)


@pytest.mark.whole
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    made = random_record(record.new(case.start().game, case.seats, case.options), rng(4))
    again = record.loads(str(made))
    end = record.check(again)
    assert end.is_over
    assert str(again) == str(made)
    twice = record.replay(again)
    assert twice.s.tobytes() == end.s.tobytes()


def test_playing_never_touches_a_copy_or_the_board(case: Case) -> None:
    for p, move in sampled(case, 5, 30):
        if move < 0:
            continue
        kept, state, board = p.copy(), p.s.tobytes(), p.b.tobytes()
        other = p.copy()
        other.play(move)
        assert kept.s.tobytes() == p.s.tobytes() == state
        assert p.b.tobytes() == board


def test_legal_and_objection_change_nothing(case: Case) -> None:
    for p, move in sampled(case, 6, 20):
        state = p.s.tobytes()
        if p.actor >= 0:
            p.legal()
        p.objection(max(move, 0))
        p.scores()
        assert p.s.tobytes() == state


def test_a_redeal_keeps_what_the_seat_knows(case: Case) -> None:
    """Indistinguishable states give the same view, choices, legal moves, scores and sentence."""
    generator = rng(7)
    for p, move in sampled(case, 7, 40):
        for seat in range(case.seats):
            other = p.copy()
            other.redeal(seat, generator)
            assert p.game.view(other, seat) == p.game.view(p, seat)
            assert p.game.view(other, None) == p.game.view(p, None)
            assert other.actor == p.actor
            assert other.scores(seat) == p.scores(seat)
            assert not p.game.has_open_scores or p.scores(seat) == p.scores()
            if p.actor == seat:
                assert list(other.legal()) == list(p.legal())
                assert p.game.choices(other) == p.game.choices(p)
                assert p.game.asked(other) == p.game.asked(p)
                assert p.game.describe(other, move) == p.game.describe(p, move)


@pytest.mark.whole
def test_a_redealt_game_can_be_played_to_its_end(case: Case) -> None:
    generator = rng(8)
    out = np.empty(case.start().game.widest, np.int64)
    for p, _ in sampled(case, 8, 12):
        if p.actor < 0:
            continue
        p.redeal(p.actor, generator)
        kernel.playout(p.b, p.s, out, generator, p.game.longest)
        assert p.is_over


def test_moves_shown_to_others_hide_nothing_from_their_owner(case: Case) -> None:
    for p, move in sampled(case, 9, 40):
        if move >= 0 and p.actor >= 0:
            assert p.game.shown(p, move, p.actor) == p.format(move)
        if move >= 0 and not p.game.has_secrets:
            assert p.game.shown(p, move, None) == p.format(move)


@pytest.mark.whole
def test_games_end_with_a_result(case: Case) -> None:
    for seed in range(3):
        *_, (p, _) = walk(case, 100 + seed)
        assert p.actor == OVER
        assert p.winners()
        assert len(p.scores()) == case.seats
        assert all(p.scores(seat) == p.scores() for seat in range(case.seats))
        assert all(p.objection(move) != LEGAL for move in range(0, p.game.moves, 97))


def test_choices_are_the_legal_moves_in_steps(case: Case) -> None:
    for p, _ in sampled(case, 10, 30):
        if p.actor < 0:
            continue
        choices = p.game.choices(p)
        assert [c["move"] for c in choices] == sorted(p.format(move) for move in p.legal())
        paths = [tuple(c["steps"]) for c in choices]
        assert all(paths) and len(set(paths)) == len(paths)


def test_everything_is_said_in_both_languages(case: Case) -> None:
    for p, move in sampled(case, 12, 30):
        said = [p.game.asked(p)]
        if move >= 0:
            after = p.copy()
            after.play(move)
            happened = p.game.happened(p, move, after, None)
            assert happened
            said += [happening["text"] for happening in happened]
            if p.actor >= 0:
                said.append(p.game.describe(p, move))
            rules = {rule.id for rule in p.game.rulebook}
            assert all(h["rule"] in rules for h in happened if "rule" in h)
        for sentence in said:
            assert sentence["en"] and sentence["fr"]
            assert "{" not in sentence["en"] + sentence["fr"]
        assert p.game.drawing(p.game.view(p, None))
