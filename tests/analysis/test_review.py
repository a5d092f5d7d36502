"""Reviews: estimates that see only what a seat knew, accounts that add up, blunders found."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from kurultai.analysis.chances import Chances
from kurultai.analysis.review import Review, review
from kurultai.bots.bot import Bot
from kurultai.bots.greedy import Greedy
from kurultai.bots.random import Random
from kurultai.cli import app
from kurultai.core.bits import rng
from kurultai.core.game import Game
from kurultai.core.registry import game as game_by_id
from kurultai.match.match import Match
from tests.bots.test_search import TOY, played

HEROES = game_by_id("heroes")
FEW = 24  # iterations


def finished(game: Game, bots: list[Bot]) -> Match:
    match = Match.new(game, len(bots))
    while (seat := match.actor) is not None:
        thought = bots[seat].choose(match.position.copy())
        match.play(seat, match.position.format(thought.move))
    return match


@pytest.fixture(scope="module")
def heroes() -> Match:
    """One who knows what is good, one who does not."""
    return finished(HEROES, [Greedy(HEROES, 1), Random(2)])


@pytest.fixture(scope="module")
def looked(heroes: Match) -> Review:
    return review(heroes, FEW)


def test_chances_are_shares_of_one_victory(looked: Review, heroes: Match) -> None:
    assert len(looked.chances) == len(heroes.moves) + 1
    for row in looked.chances:
        assert sum(row) == pytest.approx(1, abs=0.001)
    assert heroes.result is not None
    assert [seat for seat, share in enumerate(looked.chances[-1]) if share == 1] == heroes.result[
        "winners"
    ]


def test_the_worse_player_gave_more_away(looked: Review) -> None:
    greedy, random = looked.accounts
    assert random.given_away > greedy.given_away
    assert {point.seat for point in looked.turning_points if point.kind == "choice"} == {1}


@pytest.mark.parametrize("seats", [2, 3])
def test_accounts_add_up_and_luck_is_told_apart(seats: int) -> None:
    match = finished(TOY, [Random(seat) for seat in range(seats)])
    found = review(match, FEW)
    for a in found.accounts:
        assert a.first - a.given_away + a.luck + a.others == pytest.approx(a.last, abs=0.001)
    assert any(abs(a.luck) > 0.01 for a in found.accounts)


def test_where_nothing_is_left_to_chance_there_is_no_luck(looked: Review) -> None:
    assert [a.luck for a in looked.accounts] == [0, 0]
    assert all(point.kind == "choice" for point in looked.turning_points)


def test_turning_points_are_told_with_what_was_better(looked: Review, heroes: Match) -> None:
    assert looked.turning_points
    for point in looked.turning_points:
        assert point.better is not None
        assert point.better.share > point.played.share
        assert point.better.move != heroes.moves[point.at - 1].text
        assert point.played.move == heroes.moves[point.at - 1].text
        assert point.words["en"] != point.words["fr"]


def test_a_review_is_the_same_whenever_asked(looked: Review, heroes: Match) -> None:
    told: list[float] = []
    assert review(heroes, FEW, told.append) == looked
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)


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
    assert "given away" in done.stdout
    said = run.invoke(app, ["review", "-", "--iterations", "8", "--json"], input=record)
    assert len(json.loads(said.stdout)["chances"]) == len(heroes.moves) + 1


@pytest.mark.parametrize("content", ["{}", "no record", '{"format": "kurultai/1"}'])
def test_what_is_no_record_is_refused_in_one_sentence(content: str) -> None:
    done = CliRunner().invoke(app, ["review", "-"], input=content)
    assert done.exit_code == 1
    assert len(done.stderr.strip().splitlines()) == 1
