"""`kurultai arena`: repeatable, resumable, on one process or several, with clear refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kurultai.arena.plan import Plan
from kurultai.arena.results import Results, duels, totals
from kurultai.arena.tournament import outcomes
from kurultai.cli import app
from kurultai.core.errors import Unreadable

PLAN = Plan("heroes", 2, {}, ("greedy", "random"), 6, seed=2, opening=4)


def essence(results: Results) -> list[tuple[int, tuple[int, ...], int]]:
    """What does not depend on the clock."""
    return sorted((o.number, tuple(o.winners), o.plies) for o in results.outcomes)


def finished(plan: Plan, path: Path | None, jobs: int = 1) -> Results:
    results = Results(plan, path)
    for outcome in outcomes(plan, {o.number for o in results.outcomes}, jobs):
        results.add(outcome)
    return results


def test_an_arena_is_repeatable_and_goes_on_after_being_cut_short(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = essence(finished(PLAN, file))
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + PLAN.games
    file.write_text("".join(lines[:4]) + lines[4][:20])  # killed while writing the fourth game
    resumed = Results(PLAN, file)
    assert len(resumed.outcomes) == 3
    assert essence(finished(PLAN, file)) == whole
    assert len(file.read_text().splitlines()) == 1 + PLAN.games


def test_several_processes_play_the_same_games() -> None:
    assert essence(finished(PLAN, None, jobs=2)) == essence(finished(PLAN, None))


def test_games_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Results(PLAN, file)
    other = Plan("heroes", 2, {}, ("greedy", "random"), 6, seed=3, opening=4)
    with pytest.raises(Unreadable, match="another arena"):
        Results(other, file)


def test_a_file_that_is_no_arena_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear khan,\nall is well.\n")
    with pytest.raises(Unreadable, match="not a file of arena games"):
        Results(PLAN, file)
    assert file.read_text().startswith("Dear khan")


def test_shares_add_up_to_the_games() -> None:
    found = finished(PLAN, None).outcomes
    assert sum(row.points for row in totals(PLAN.bots, found)) == pytest.approx(len(found))
    assert [(row.bot, row.rival) for row in duels(found)] == [("greedy", "random")]


def test_the_command_says_it_in_json() -> None:
    done = CliRunner().invoke(
        app, ["arena", "heroes", "--bots", "greedy,random", "--games", "2", "--json"]
    )
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    assert {row["bot"]: row["games"] for row in said["bots"]} == {"greedy": 2, "random": 2}
    assert (
        0 <= said["duels"][0]["low"] <= said["duels"][0]["share"] <= said["duels"][0]["high"] <= 1
    )


@pytest.mark.parametrize("enough", [["--sprt", "--bounds", "0,200"], ["--tight", "0.5"]])
def test_it_stops_when_it_has_seen_enough_and_draws_the_shares(
    enough: list[str], tmp_path: Path
) -> None:
    picture = tmp_path / "shares.svg"
    options = ["--bots", "greedy,random", "--games", "400", *enough, "--plot", str(picture)]
    done = CliRunner().invoke(app, ["arena", "heroes", *options, "--json"])
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    greedy, random = said["bots"]
    assert 20 <= greedy["games"] < 400
    for row in (greedy, random):
        assert f"{row['bot']}  ({row['share']:.0%} of {row['games']})" in picture.read_text()


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["chess", "--bots", "a,b"], 2, "no game"),
        (["heroes", "--bots", "greedy"], 2, "at least two"),
        (["heroes", "--bots", "search,greedy"], 2, "how long"),
        (["heroes", "--bots", "search,greedy", "--time", "5", "--iterations", "5"], 2, "one of"),
        (["heroes", "--bots", "greedy,wizard"], 1, "is not a bot"),
        (["heroes", "--bots", "greedy,random", "--seats", "3"], 1, "not 3"),
        (["heroes", "--bots", "greedy,random", "--sprt", "--bounds", "20"], 2, "smaller first"),
        (["heroes", "--study", "--plot", "seats.bmp"], 1, "end in .png"),
        (["heroes", "--study", "--plot", "no/where.png"], 1, "no folder"),
    ],
)
def test_wrong_usage_is_said_in_one_sentence(
    arguments: list[str], code: int, sentence: str
) -> None:
    done = CliRunner().invoke(app, ["arena", *arguments])
    assert done.exit_code == code
    assert sentence in done.output
