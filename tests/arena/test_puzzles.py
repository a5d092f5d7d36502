"""Finding puzzles: what is refused, what is proved, and that a stopped run goes on."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from kurultai.arena.puzzles.check import check
from kurultai.arena.puzzles.dig import Course, Dug, dig
from kurultai.arena.puzzles.mine import Progress, choose, mine, write
from kurultai.arena.puzzles.proof import is_open, prove, suspect
from kurultai.arena.puzzles.rating import TRIES, _rating, clockless, rate
from kurultai.arena.puzzles.settings import Settings, settings
from kurultai.arena.puzzles.verdict import Verdict, weigh
from kurultai.cli import app
from kurultai.core.bits import rng
from kurultai.core.errors import Unreadable
from kurultai.core.game import Position
from kurultai.core.registry import game
from kurultai.core.structs import Moves
from kurultai.match.puzzles import Puzzle, from_document, match, position, puzzles, read
from tests.conformance.cases import SHIPPED

FEW = Settings(
    budget=60, margin=0.03, longest=80, strongest=50, bots=("scout", "foal"), tables=(2, 3)
)
COURSE = Course("huns", 5, FEW)
MANY = 7  # puzzles for which more than one such game is needed
GOLDEN = Path(__file__).parents[1] / "golden"


class Doubled(Position):
    """A position in which one of the moves can be made in two ways."""

    twice: int

    def legal(self) -> Moves:
        return np.append(super().legal(), self.twice)


def doubled(p: Position, move: int) -> Doubled:
    made = Doubled(p.game, p.seats, p.options, p.b, p.s, p.rules)
    made.twice = move
    return made


@cache
def sample(id_: str) -> list[Puzzle]:
    """A few puzzles of a game: from the easy and the hard end, and of a large table."""
    there = puzzles(id_)
    large = max(there, key=lambda each: (each.seats, each.id))
    return list({each.id: each for each in (there[len(there) // 4], large)}.values())


@pytest.mark.parametrize("id_", SHIPPED)
def test_a_sample_holds_with_ten_times_the_budget(id_: str) -> None:
    for each in sample(id_):
        assert check(each).problems == [], each.id


@pytest.mark.parametrize("id_", SHIPPED)
def test_what_is_not_so_is_noticed(id_: str) -> None:
    each = sample(id_)[0]
    seeds = each.seeds[:1]
    assert each.natural is not None
    wrong = replace(each, solution=(each.natural,))
    assert check(wrong, seeds).problems != []
    assert "better by" in check(replace(each, margin=0.99), seeds).problems[0]


@pytest.mark.parametrize("id_", SHIPPED)
def test_two_moves_that_are_equally_good_are_no_puzzle(id_: str) -> None:
    each = sample(id_)[0]
    p = position(each)
    asked = replace(settings(game(id_)), margin=each.margin - 0.015, playouts=0)
    proof = prove(p, asked, each.seeds[:1])
    assert proof is not None
    assert p.format(proof.move) == each.solution[0]
    assert prove(doubled(p, proof.move), asked, each.seeds[:1]) is None
    assert suspect(doubled(p, proof.move), asked, 1) is None


@pytest.mark.parametrize("id_", [id_ for id_ in SHIPPED if game(id_).has_secrets])
def test_what_the_seat_cannot_know_does_not_change_the_verdict(id_: str) -> None:
    changed = 0
    for number, each in enumerate(puzzles(id_)[::10]):
        p = position(each)
        other = p.copy()
        other.redeal(each.seat, rng(number))
        changed += other.s.tobytes() != p.s.tobytes()
        assert weigh(p, 300, number) == weigh(other, 300, number)
    assert changed


def test_a_verdict_is_the_same_whenever_it_is_asked_for() -> None:
    p = position(puzzles("heroes")[0])
    before = p.s.tobytes()
    assert weigh(p, 500, 3) == weigh(p, 500, 3)
    assert p.s.tobytes() == before
    assert sorted(weigh(p, 500, 3).moves) == sorted(p.legal())


def test_a_decided_game_is_no_puzzle_but_a_sure_win_is() -> None:
    asked = Settings(least=0.15, most=0.95)
    assert is_open(Verdict((1, 2), (0.6, 0.4)), asked)
    assert not is_open(Verdict((1, 2), (0.1, 0.01)), asked)
    assert not is_open(Verdict((1, 2), (0.97, 0.5)), asked)
    assert is_open(Verdict((1, 2), (1.0, 0.5)), asked)
    assert not is_open(Verdict((1, 2), (1.0, 0.97)), asked)


def test_few_choices_are_no_puzzle() -> None:
    easy = Settings(budget=40, margin=-1.0, least=0.0, most=1.0)
    p = position(puzzles("huns")[0])
    assert suspect(p, easy, 1) is not None
    while p.actor < 0 or not 2 <= len(p.legal()) < 4:
        p.play(p.sample(rng(1)) if p.actor < 0 else int(p.legal()[-1]))
    assert suspect(p, easy, 1) is None


# Rating


def test_who_is_found_by_fewer_is_rated_higher() -> None:
    levels = [1000, 1200, 1400, 1600]
    ratings = [_rating(levels, hits) for hits in ([3, 3, 3, 3], [1, 3, 3, 3], [0, 0, 2, 3])]
    assert ratings == sorted(set(ratings))
    assert ratings[0] < 1000
    assert _rating(levels, [0, 0, 0, 0]) > 1600
    middle = _rating(levels, [0, 0, TRIES, TRIES])
    assert 1200 < middle < 1400


def test_levels_think_by_iterations_whatever_the_clock() -> None:
    asked = Settings(strongest=77)
    assert clockless("search:1000ms", asked) == "search:77it"
    assert clockless("search:4000it:1000ms", asked) == "search:4000it"
    assert clockless("greedy:temperature=0.1", asked) == "greedy:temperature=0.1"


@pytest.mark.parametrize("id_", ["huns"])
def test_the_rating_of_a_shipped_puzzle_is_what_the_levels_make_of_it(id_: str) -> None:
    """Not the same tries, so about the same: a puzzle that all find is easier than a hard one."""
    easy, hard = puzzles(id_)[0], puzzles(id_)[-1]
    asked = replace(settings(game(id_)), strongest=100)
    found = [len(rate(position(each), each.solution, asked, 1).found) for each in (easy, hard)]
    assert found[0] > found[1]


# Runs


def quiet(dug: Dug, found: int) -> None:
    pass


class Stopped(Exception):
    pass


def after(games: int) -> Progress:
    left = [games]

    def note(dug: Dug, found: int) -> None:
        left[0] -= 1
        if not left[0]:
            raise Stopped

    return note


def test_a_stopped_run_goes_on_to_the_same_file(tmp_path: Path) -> None:
    whole = write(mine(COURSE, MANY, tmp_path / "whole", 1, quiet), tmp_path / "whole.jsonl")
    assert len(whole) == MANY
    folder, stops = tmp_path / "parts", 0
    while True:
        try:
            found = mine(COURSE, MANY, folder, 1, after(1))
            break
        except Stopped:
            stops += 1
            (kept,) = folder.glob("*.jsonl")
            with kept.open("a") as file:
                file.write('{"number": 7, "decis')  # as if the machine had gone down
    assert stops > 1
    write(found, tmp_path / "parts.jsonl")
    texts = [(tmp_path / name).read_text() for name in ("whole.jsonl", "parts.jsonl")]
    assert texts[0] == texts[1]
    (one,), (other,) = (tmp_path / "whole").glob("*"), folder.glob("*")
    assert _without_times(one) == _without_times(other)


def _without_times(file: Path) -> list[str]:
    return [line.partition('"seconds"')[0] for line in file.read_text().splitlines()]


def test_games_beyond_those_needed_do_not_count(tmp_path: Path) -> None:
    """Processes run ahead; what they find early must not change what is chosen."""
    few = mine(COURSE, 1, tmp_path, 1, quiet)
    mine(COURSE, 4, tmp_path, 1, quiet)
    assert mine(COURSE, 1, tmp_path, 1, quiet) == few


def test_another_run_has_another_file(tmp_path: Path) -> None:
    mine(COURSE, 1, tmp_path, 1, quiet, games=1)
    mine(replace(COURSE, seed=6), 1, tmp_path, 1, quiet, games=1)
    one, other = tmp_path.glob("*.jsonl")
    one.write_text(other.read_text())
    wrong = 6 if '"seed": 5' in one.read_text().splitlines()[0] else 5
    with pytest.raises(Unreadable, match="another"):
        mine(replace(COURSE, seed=wrong), 1, tmp_path, 1, quiet, games=1)


def test_a_game_can_be_looked_through_elsewhere() -> None:
    work = pickle.loads(pickle.dumps(partial(dig, COURSE)))
    here, there = dig(COURSE, 0), work(0)
    assert replace(here, seconds=0) == replace(there, seconds=0)
    assert here.decisions > 10


def test_no_two_puzzles_of_a_game_are_close() -> None:
    pairs = 0
    for number in range(3):
        found = [from_document(each) for each in dig(COURSE, number).puzzles]
        turns = [turn_of(each) for each in found]
        pairs += len(turns) > 1
        assert all(b - a >= FEW.apart for a, b in pairwise(turns))
    assert pairs


def turn_of(each: Puzzle) -> int:
    """The number of the turn in which a puzzle is to be solved."""
    made = match(each)
    return made.game.turn(made.position, made.moves[-1].turn).number


def test_records_are_looked_through_instead(tmp_path: Path) -> None:
    line = (GOLDEN / "huns.jsonl").read_text().splitlines()[0]
    course = replace(COURSE, settings=replace(FEW, longest=400, margin=0.02), records=(line,))
    found = mine(course, 60, tmp_path, 1, quiet)
    assert found
    played = [move["move"] for move in json.loads(line)["moves"]]
    for each in found:
        assert played[: len(each.moves)] == list(each.moves)
        assert each.bots == ()


def test_a_puzzle_keeps_its_id_when_others_come(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    there = puzzles("huns")
    first = {each.moves: each.id for each in write(there[2:4], file)}
    assert set(first.values()) == {"huns-001", "huns-002"}
    then = write(there[:5], file)
    assert {each.moves: each.id for each in then if each.moves in first} == first
    assert len({each.id for each in then}) == 5
    assert [read(line) for line in file.read_text().splitlines()] == then


def test_what_is_chosen_is_spread_over_ratings() -> None:
    some = puzzles("huns")[0]
    found = [replace(some, id="", rating=1050, moves=(str(n),)) for n in range(50)]
    found += [replace(some, id="", rating=1900, moves=("hard", str(n))) for n in range(5)]
    chosen = choose(found, 10)
    assert sum(each.rating == 1900 for each in chosen) == 5
    assert [each.rating for each in chosen] == sorted(each.rating for each in chosen)


def test_the_command_finds_and_checks(tmp_path: Path) -> None:
    out, folder = tmp_path / "out.jsonl", tmp_path / "runs"
    common = ["puzzles", "huns", "--out", str(out)]
    more = ["--number", "1", "--budget", "40", "--margin", "0.02", "--folder", str(folder)]
    done = CliRunner().invoke(app, [*common, *more, "--games", "2"])
    assert done.exit_code == 0, done.output
    assert f"puzzles in {out}" in done.output.replace("\n", "")
    assert len(out.read_text().splitlines()) == 1
    assert CliRunner().invoke(app, [*common, "--check"]).exit_code == 0
    made = read(out.read_text())
    out.write_text(f"{replace(made, margin=0.9)}\n")
    wrong = CliRunner().invoke(app, [*common, "--check"])
    assert wrong.exit_code == 1
    assert "0 of 1 puzzles hold" in wrong.output
