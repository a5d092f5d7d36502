"""Reviews: estimates that see only what a seat knew, accounts that add up, blunders found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from statistics import mean, stdev

import pytest
from typer.testing import CliRunner

from kurultai.analysis.chances import Chances
from kurultai.analysis.judging import ESTIMATE, LOOK, Judge
from kurultai.analysis.review import SCALE, WILD, Review, assembled, review
from kurultai.bots.bot import Bot
from kurultai.bots.greedy import Greedy
from kurultai.bots.random import Random
from kurultai.bots.search.search import Search
from kurultai.cli import app
from kurultai.core.bits import rng
from kurultai.core.game import Game, Position
from kurultai.core.registry import game as game_by_id
from kurultai.match.match import Match
from tests.bots.test_search import TOY, played

HEROES = game_by_id("heroes")
FEW = 24  # iterations


class Seeded:
    """Chance that can be had again."""

    def __init__(self, seed: int) -> None:
        self._rng = rng(seed)

    def draw(self, p: Position) -> int:
        return p.sample(self._rng)


def finished(game: Game, bots: Sequence[Bot], seed: int = 1) -> Match:
    match = Match.new(game, len(bots), chance=Seeded(seed))
    while (seat := match.actor) is not None:
        thought = bots[seat].choose(match.position.copy())
        match.play(seat, match.position.format(thought.move))
    return match


def reviewed(game: Game, bots: Sequence[Bot], seed: int) -> Review:
    return review(finished(game, bots, seed), FEW)


@pytest.fixture(scope="module")
def heroes() -> Match:
    """One who knows what is good, one who does not."""
    return finished(HEROES, [Greedy(HEROES, 1), Random(2)])


@pytest.fixture(scope="module")
def looked(heroes: Match) -> Review:
    return review(heroes, FEW)


def test_chances_are_shares_of_one_victory(looked: Review, heroes: Match) -> None:
    assert looked.is_whole
    for rows in (*looked.known, looked.open):
        assert len(rows) == len(heroes.moves) + 1
        for row in rows:
            assert sum(row) == pytest.approx(1, abs=0.001)
    assert heroes.result is not None
    assert [seat for seat, share in enumerate(looked.open[-1]) if share == 1] == heroes.result[
        "winners"
    ]


def test_the_worse_player_gave_more_away(looked: Review) -> None:
    greedy, random = looked.accounts
    assert random.error > 2 * greedy.error
    names = [name for name, _ in SCALE] + [WILD]
    assert names.index(random.grade) > names.index(greedy.grade)
    assert random.play < 0 < greedy.play


@pytest.mark.parametrize("seats", [2, 3])
def test_luck_and_play_add_up_with_nothing_left_over(seats: int) -> None:
    match = finished(TOY, [Random(seat) for seat in range(seats)])
    found = review(match, FEW)
    for a in found.accounts:
        assert a.first + a.luck + a.play == pytest.approx(a.last, abs=0.001)
    assert any(abs(a.luck) > 0.01 for a in found.accounts)


def test_luck_is_nothing_on_average() -> None:
    """However rough the estimates; without the mean over outcomes it would be the horizon's."""
    lucks = [
        account.luck
        for seed in range(60)
        for account in reviewed(TOY, [Random(2 * seed), Random(2 * seed + 1)], seed).accounts[:1]
    ]
    error = stdev(lucks) / sqrt(len(lucks))
    assert error < 0.05
    assert abs(mean(lucks)) < 3.5 * error


def test_who_plays_like_the_reviewer_gives_nothing_away_on_average() -> None:
    costs = []
    for seed in range(30):
        bots = [Search(TOY, 100 + 2 * seed + i, FEW * LOOK // ESTIMATE) for i in range(2)]
        for account in reviewed(TOY, bots, seed).accounts:
            costs.append(account.error)
    error = stdev(costs) / sqrt(len(costs))
    assert abs(mean(costs)) < 3.5 * error
    assert error < 0.02


def test_where_nothing_is_left_to_chance_there_is_no_luck(looked: Review) -> None:
    assert [a.luck for a in looked.accounts] == [0, 0]
    assert not any(turn.fortune for turn in looked.turns)


def test_every_move_is_part_of_one_turn(looked: Review, heroes: Match) -> None:
    numbers = [n for turn in looked.turns for n in range(turn.first, turn.last + 1)]
    assert numbers == list(range(1, len(heroes.moves) + 1))
    assert all(heroes.moves[turn.first - 1].by == turn.seat for turn in looked.turns)


def test_dear_turns_are_told_with_what_was_better(looked: Review, heroes: Match) -> None:
    assert looked.turning_points
    told = [turn for turn in looked.turns if turn.better]
    assert any(turn.verdict == "mistake" for turn in told)
    for turn in told:
        assert turn.better is not None
        assert turn.better.share > turn.better.played
        assert turn.better.moves[0] != heroes.moves[turn.better.at].text
        heroes.at(turn.better.at).check(heroes.at(turn.better.at).parse(turn.better.moves[0]))
        assert turn.better.words[0]["en"] != turn.better.words[0]["fr"]
    whys = [turn.better.why for turn in told if turn.better and turn.better.why]
    assert whys
    assert all(why["en"] != why["fr"] for why in whys)


def test_at_most_one_move_is_the_move_of_the_game(looked: Review, heroes: Match) -> None:
    best = [turn for turn in looked.turns if turn.verdict == "best"]
    assert len(best) <= 1


def test_a_review_is_the_same_whenever_asked(looked: Review, heroes: Match) -> None:
    told: list[float] = []
    assert review(heroes, FEW, told.append) == looked
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)


def test_what_was_judged_so_far_is_told_so_far(heroes: Match, looked: Review) -> None:
    judge = Judge(HEROES, FEW)
    judged = {n: judge.position(heroes.at(n), n) for n in range(8)}
    part = assembled(heroes, judged)
    assert not part.is_whole
    assert part.open[:8] == looked.open[:8]
    assert part.open[8:] == [part.open[7]] * (len(heroes.moves) - 7)
    assert part.turns[:6] == [replace(turn, better=None) for turn in looked.turns[:6]]


def test_chances_are_reckoned_from_what_the_seat_knows() -> None:
    """Rivals' cards dealt anew, also while another seat has to decide: the same estimate."""
    differing = 0
    for seed in range(8):
        p = played(TOY, 6 + seed % 4, seed, 3)
        for seat in range(3):
            other = p.copy()
            other.redeal(seat, rng(seed + 50))
            differing += other.s.tobytes() != p.s.tobytes()
            assert list(Chances(TOY, FEW).of(p, seat)) == list(Chances(TOY, FEW).of(other, seat))
    assert differing >= 8


def test_at_the_command_line(heroes: Match) -> None:
    record = str(heroes.record())
    run = CliRunner()
    done = run.invoke(app, ["review", "-", "--iterations", "8"], input=record)
    assert done.exit_code == 0
    assert "luck" in done.stdout
    said = run.invoke(app, ["review", "-", "--iterations", "8", "--json"], input=record)
    assert len(json.loads(said.stdout)["open"]) == len(heroes.moves) + 1


@pytest.mark.parametrize("content", ["{}", "no record", '{"format": "kurultai/1"}'])
def test_what_is_no_record_is_refused_in_one_sentence(content: str) -> None:
    done = CliRunner().invoke(app, ["review", "-"], input=content)
    assert done.exit_code == 1
    assert len(done.stderr.strip().splitlines()) == 1
