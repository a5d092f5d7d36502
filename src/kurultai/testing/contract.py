"""What every game promises (core/game.py, core/kernel.py), checked on random positions."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from kurultai.core import record
from kurultai.core.bits import below, rng
from kurultai.core.catalogue import languages
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract import kernel
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.errors import Illegal, Unreadable
from kurultai.core.playing import random_record
from kurultai.core.rulebook import LEGAL
from kurultai.core.sheet import EVERYONE
from kurultai.core.text import plain
from kurultai.core.turns import SETUP
from kurultai.testing.cases import INTERPRETED, Case, Suite, sampled, short, walk

whole_games = pytest.mark.skipif(INTERPRETED, reason="whole games take too long uncompiled")


@compiled
def agreeing(b: Any, s: Any, out: Any, objected: Any) -> int:
    """How many numbers the judge calls legal; objected[move] tells which."""
    n = 0
    for move in range(len(objected)):
        objected[move] = kernel.objection(b[0], s[0], move)
        n += objected[move] == 0
    return n


class Contract(Suite):
    def test_legal_is_exactly_what_nobody_objects_to(self, case: Case) -> None:
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

    def test_no_position_has_more_moves_than_the_widest(self, case: Case) -> None:
        its = self.its
        for p, _ in sampled(case, 13, 40):
            room = np.empty(2 * its.widest + 1000, np.int64)
            if p.actor >= 0:
                assert kernel.legal_of(p.b, p.s, room) <= its.widest <= its.moves

    def test_chance_outcomes_are_possible(self, case: Case) -> None:
        generator = rng(3)
        for p, _ in sampled(case, 2, 40):
            if p.actor == CHANCE:
                for _ in range(5):
                    assert p.objection(p.sample(generator)) == LEGAL

    def test_parse_undoes_format(self, case: Case) -> None:
        for p, played in sampled(case, 3, 40):
            moves = [int(m) for m in p.legal()] if p.actor >= 0 else [played] if played >= 0 else []
            texts = [p.format(move) for move in moves]
            assert [p.parse(text) for text in texts] == moves
            assert len(set(texts)) == len(texts)
            assert all(
                text.isascii() and text.isprintable() and text == text.strip() for text in texts
            )

    @whole_games
    def test_a_record_replays_to_the_same_state(self, case: Case) -> None:
        made = random_record(record.new(case.start().game, case.seats, case.options), rng(4))
        again = record.loads(str(made))
        end = record.check(again)
        assert end.is_over
        assert str(again) == str(made)
        twice = record.replay(again)
        assert twice.s.tobytes() == end.s.tobytes()

    def test_playing_never_touches_a_copy_or_the_board(self, case: Case) -> None:
        for p, move in sampled(case, 5, 30):
            if move < 0:
                continue
            kept, state, board = p.copy(), p.s.tobytes(), p.b.tobytes()
            other = p.copy()
            other.play(move)
            assert kept.s.tobytes() == p.s.tobytes() == state
            assert p.b.tobytes() == board

    def test_legal_and_objection_change_nothing(self, case: Case) -> None:
        for p, move in sampled(case, 6, 20):
            state = p.s.tobytes()
            if p.actor >= 0:
                p.legal()
            p.objection(max(move, 0))
            p.scores()
            assert p.s.tobytes() == state

    def test_a_redeal_keeps_what_the_seat_knows(self, case: Case) -> None:
        """Indistinguishable states give the same view, choices, moves, scores and sentence."""
        generator = rng(7)
        for p, move in sampled(case, 7, 40):
            for seat in range(case.seats):
                other = p.copy()
                other.redeal(seat, generator)
                assert p.game.view(other, seat) == p.game.view(p, seat)
                assert p.game.view(other, None) == p.game.view(p, None)
                assert p.game.sheet(other, seat) == p.game.sheet(p, seat)
                assert p.game.sheet(other, None) == p.game.sheet(p, None)
                assert other.actor == p.actor
                assert other.scores(seat) == p.scores(seat)
                assert not p.game.has_open_scores or p.scores(seat) == p.scores()
                if p.actor == seat:
                    assert list(other.legal()) == list(p.legal())
                    assert p.game.choices(other) == p.game.choices(p)
                    assert p.game.asked(other) == p.game.asked(p)
                    assert p.game.ends(other) == p.game.ends(p)
                    assert p.game.describe(other, move) == p.game.describe(p, move)

    def test_a_decision_shows_its_seat_nothing_new_unless_it_says_so(self, case: Case) -> None:
        """So a turn can be taken back and played otherwise: nothing was learnt meanwhile."""
        generator = rng(17)
        for p, move in sampled(case, 18, 60):
            seat = p.actor
            if seat < 0 or move < 0:
                continue
            after, other = p.copy(), p.copy()
            other.redeal(seat, generator)
            twin = other.copy()
            after.play(move)
            twin.play(move)
            reveals = p.game.reveals(p, move, after)
            assert p.game.reveals(other, move, twin) == reveals
            if not reveals:
                assert p.game.view(twin, seat) == p.game.view(after, seat)
                assert twin.actor == after.actor

    def test_a_redeal_forgets_what_the_seat_does_not_know(self, case: Case) -> None:
        """From the same seed, states that the seat cannot tell apart are dealt alike."""
        generator = rng(14)
        for p, _ in sampled(case, 15, 20):
            for seat in range(case.seats):
                one, other = p.copy(), p.copy()
                other.redeal(seat, generator)
                for each in (one, other):
                    each.redeal(seat, rng(16))
                assert one.s.tobytes() == other.s.tobytes()

    @whole_games
    def test_a_redealt_game_can_be_played_to_its_end(self, case: Case) -> None:
        generator = rng(8)
        out = np.empty(case.start().game.widest, np.int64)
        for p, _ in sampled(case, 8, 12):
            if p.actor < 0:
                continue
            p.redeal(p.actor, generator)
            kernel.playout(p.b, p.s, out, generator, p.game.longest)
            assert p.is_over

    def test_moves_shown_to_others_hide_nothing_from_their_owner(self, case: Case) -> None:
        for p, move in sampled(case, 9, 40):
            if move >= 0 and p.actor >= 0:
                assert p.game.shown(p, move, p.actor) == p.format(move)
            if move >= 0 and not p.game.has_secrets:
                assert p.game.shown(p, move, None) == p.format(move)

    @whole_games
    def test_games_end_with_a_result(self, case: Case) -> None:
        for seed in range(3):
            *_, (p, _) = walk(case, 100 + seed)
            assert p.actor == OVER
            assert p.winners()
            best = [seat for seat, score in enumerate(p.scores()) if score == max(p.scores())]
            assert not p.game.score_decides or set(p.winners()) <= set(best)
            assert len(p.scores()) == case.seats
            assert all(p.scores(seat) == p.scores() for seat in range(case.seats))
            assert all(p.objection(move) != LEGAL for move in range(0, p.game.moves, 97))

    @whole_games
    def test_the_score_sheet_adds_up_and_what_is_certain_stays(self, case: Case) -> None:
        kept: dict[str, list[int]] = {}
        for p, _ in walk(case, 103):
            lines = [line for line in p.game.sheet(p, EVERYONE) if line["counts"] != "tie"]
            of_seats = [sum(line["points"][seat] for line in lines) for seat in range(case.seats)]
            assert of_seats == p.scores()
            for line in lines:
                then = kept.get(line["line"], line["points"])
                assert all(abs(a) >= abs(b) for a, b in zip(line["points"], then, strict=True))
                if line["counts"] == "certain":
                    kept[line["line"]] = line["points"]
        assert all(line["counts"] == "certain" or not p.game.score_decides for line in lines)
        for line in lines if (counted := p.game.counting(p)) else []:
            of_seats = [0] * case.seats
            for each in counted:
                of_seats[each["seat"]] += each["points"] * (each["line"] == line["line"])
            assert of_seats == line["points"]

    def test_choices_are_the_legal_moves_in_steps(self, case: Case) -> None:
        for p, _ in sampled(case, 10, 30):
            if p.actor < 0:
                continue
            choices = p.game.choices(p)
            assert [c["move"] for c in choices] == sorted(p.format(move) for move in p.legal())
            paths = [tuple(c["steps"]) for c in choices]
            assert all(paths) and len(set(paths)) == len(paths)

    def test_everything_is_said_in_every_language(self, case: Case) -> None:
        for p, move in sampled(case, 12, 30):
            ends = p.game.ends(p)
            said = [p.game.asked(p), *([ends["text"]] if ends else [])]
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
                assert all(sentence[language].strip() for language in languages())
                assert not any("{" in sentence[language] for language in languages())
            for seat in (None, *range(case.seats)):
                view = p.game.view(p, seat)
                said_view = plain(view)
                assert json.loads(json.dumps(said_view)) == said_view, "a view is plain JSON"
                assert p.game.drawing(view).strip()

    def test_every_move_belongs_to_a_turn_that_all_can_tell(self, case: Case) -> None:
        """Turns follow each other, a seat's decision outside the set-up is in somebody's."""
        generator = rng(20)
        turn = SETUP
        for n, (p, _) in enumerate(short(walk(case, 19))):
            last, turn = turn, p.game.turn(p, turn)
            assert p.game.turn(p, turn) == turn, "asked again, the turn is the same"
            assert turn.number >= last.number and (turn.round or 0) >= (last.round or 0)
            assert turn == last or turn.number > last.number
            assert turn.number == 0 or turn.seat in range(case.seats)
            if n % 8 == 0:
                for seat in range(case.seats):
                    other = p.copy()
                    other.redeal(seat, generator)
                    assert p.game.turn(other, last) == turn
        assert turn.number > 1

    def test_a_text_that_is_no_move_is_refused_in_every_language(self, case: Case) -> None:
        for p, _ in sampled(case, 16, 4):
            for text in ("", "?", "xyzzy 99"):
                with pytest.raises(Unreadable) as refused:
                    p.parse(text)
                assert all(refused.value.message[language] for language in languages())

    def test_a_refusal_cites_a_rule_and_is_said_in_full(self, case: Case) -> None:
        """Moves that are legal at other moments of the game."""
        decisions = [p for p, _ in sampled(case, 18, 20) if p.actor >= 0]
        moves = {int(move) for p in decisions for move in p.legal()[:20]}
        for p in decisions:
            for move in sorted(moves)[:40]:
                if p.objection(move) != LEGAL:
                    with pytest.raises(Illegal) as refused:
                        p.check(move)
                    said = refused.value.message
                    assert refused.value.rule in {rule.id for rule in p.game.rulebook}
                    assert not any("{" in said[language] for language in languages())
