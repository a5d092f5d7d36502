"""`kurultai arena GAME --study`: what is counted, and that the sums are right."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kurultai.arena.plan import Plan
from kurultai.arena.study.report import average, rows, study
from kurultai.arena.study.seen import Seen, games_of
from kurultai.cli import app
from kurultai.core.registry import game, games
from tests.wording import text

OVER = text("over", "fini")
CARDS = Path(__file__).parents[2] / "src" / "kurultai" / "games" / "huns" / "data" / "cards.toml"


def seen(scores: list[int], offered: list[int], played: list[int], first: int = 0) -> Seen:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Seen(
        first,
        best,
        scores,
        10,
        8,
        OVER,
        {("card", "eq01", seat) for seat in offered},
        {("card", "eq01", seat) for seat in played},
    )


GAMES = [seen([10, 4, 1], [0, 1], [0]), seen([3, 6, 6], [0, 1], [1], first=1)]


def test_a_thing_is_valued_by_the_lead_of_those_who_played_it() -> None:
    group = game("huns").groups[0]
    (row,) = rows(GAMES, group, {"eq01": text("Composite bow", "Arc composite")})
    assert row.offered == 4
    assert (row.played.mean, row.played.n) == (0.5, 4)
    assert row.won.mean == pytest.approx((1 + 0.5) / 2)
    assert row.lead.mean == pytest.approx((7.5 + 1.5) / 2)
    assert row.lead_without.mean == pytest.approx((-1.5 - 3) / 2)
    assert row.lead.low < row.lead.mean < row.lead.high
    assert not row.is_known
    (often,) = rows(GAMES * 5, group, {})
    assert often.is_known


def test_seats_are_counted_from_whoever_begins() -> None:
    made = study(GAMES, (), {})
    assert [figure.mean for figure in made.seats] == [0.75, 0.25, 0.0]
    assert made.shared.mean == 0.5
    assert made.distance.mean == 3
    assert made.endings[0][0] == OVER


def test_an_interval_shrinks_with_the_games() -> None:
    few, many = average([0.0, 1.0] * 5), average([0.0, 1.0] * 500)
    assert few.mean == many.mean == 0.5
    assert few.high - few.low > 9 * (many.high - many.low)


def test_every_game_has_its_groups_and_each_finds_moves() -> None:
    assert all(game(id_).groups for id_ in games())
    plan = Plan("heroes", 2, {}, ("random",), 3, seed=1, opening=4)
    found = list(games_of(plan, jobs=1))
    assert len({(*one.scores, one.plies) for one in found}) == 3  # no game twice
    for one in found:
        assert one.played <= one.offered
        assert len([thing for thing in one.played if thing[0] == "opening"]) == 2
        assert one.ending["en"] and one.ending["fr"]


@pytest.mark.parametrize("id_", ["khan", "dschingis", "huns"])
def test_a_game_of_random_moves_shows_something_of_every_group(id_: str) -> None:
    its = game(id_)
    plan = Plan(id_, max(its.seats), {}, ("random",), 2, seed=1, opening=0)
    found = list(games_of(plan, jobs=1))
    assert list(games_of(plan, jobs=1)) == found
    for group in its.groups:
        assert any(thing[0] == group.id for one in found for thing in one.played), group.id


def test_other_cards_are_studied_and_drawn(tmp_path: Path) -> None:
    cards = tomllib.loads(CARDS.read_text())
    next(entry for entry in cards["card"] if entry["id"] == "eq01")["name_en"] = "Longbow"
    file, picture = tmp_path / "cards.json", tmp_path / "cards.svg"
    file.write_text(json.dumps(cards))
    options = ["--cards", str(file), "--bots", "random", "--games", "4", "--plot", str(picture)]
    done = CliRunner().invoke(app, ["arena", "huns", *options, "--json"])
    assert done.exit_code == 0, done.output
    said = json.loads(done.output.splitlines()[-1])
    names = {row["thing"]: row["name"] for row in said["groups"]["card"]}
    assert names["eq01"] == "Longbow"
    assert said["games"] == 4
    assert "<svg" in picture.read_text()


def test_the_tables_for_people() -> None:
    done = CliRunner().invoke(
        app, ["arena", "heroes", "--study", "--bots", "random", "--games", "3"]
    )
    assert done.exit_code == 0, done.output
    assert "share of victory by order of play" in done.output
    assert "First move to" in done.output
