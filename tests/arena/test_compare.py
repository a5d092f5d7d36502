"""`kurultai compare`: the same chance on both sides, true differences, few false ones."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from kurultai.arena import spreading
from kurultai.arena.plan import Plan
from kurultai.arena.study.compare import (
    FALSE,
    Pair,
    benjamini_hochberg,
    chance_of,
    compared,
    pairs_of,
)
from kurultai.arena.study.seen import games_of
from kurultai.cli import app
from kurultai.core.registry import game

CARDS = Path(__file__).parents[2] / "src" / "kurultai" / "games" / "huns" / "data" / "cards.toml"
MORE = 5  # points that a raid counts more in the made set
PAIRS = 12


@pytest.fixture(scope="module")
def dear_raids(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped cards, but raids count more: what that does to scores can be worked out."""
    cards = tomllib.loads(CARDS.read_text(encoding="utf-8"))
    cards["vp"]["raid"] += MORE
    file = tmp_path_factory.mktemp("cards") / "dear.json"
    file.write_text(json.dumps(cards))
    return file


@pytest.fixture(scope="module")
def pairs(dear_raids: Path) -> list[Pair]:
    """Random bots do not look at points: with common chance both sides play the same games."""
    plans = tuple(
        Plan("huns", 2, options, ("random",), PAIRS, seed=1, opening=0)
        for options in ({}, {"cards": json.loads(dear_raids.read_text())})
    )
    sides: tuple[dict, dict] = ({}, {})
    for side, number, seen in pairs_of(plans, jobs=1):  # type: ignore[arg-type]
        sides[side][number] = seen
    return [(sides[0][n], sides[1][n]) for n in range(PAIRS)]


def raids(seen: object) -> int:
    return sum(thing.startswith("ra") for group, thing, _ in seen.played if group == "card")


def test_chance_is_common(pairs: list[Pair]) -> None:
    for a, b in pairs:
        assert (a.decisions, a.plies, a.played, a.first) == (
            b.decisions,
            b.plies,
            b.played,
            b.first,
        )
    assert len({a.plies for a, _ in pairs}) > PAIRS // 2  # and the pairs are not one game


def test_a_known_effect_is_found_and_nothing_else(pairs: list[Pair]) -> None:
    its = game("huns")
    made = compared(pairs, its.groups, ({}, {}))
    rows = {(row.group, row.thing): row for row in made.rows}
    expected = MORE * sum(raids(a) for a, _ in pairs) / PAIRS / 2
    assert expected > 0
    scores = rows["", "mean score"]
    assert scores.difference.mean == pytest.approx(expected)
    assert scores.is_real and scores.difference.low > 0
    cards = [row for row in made.rows if row.group == "card"]
    assert cards and not any(row.is_real or row.difference.mean for row in cards)
    assert not rows["", "decisions"].is_real


def test_the_same_on_both_sides_shows_no_difference(pairs: list[Pair]) -> None:
    made = compared([(a, a) for a, _ in pairs], game("huns").groups, ({}, {}))
    assert not any(row.is_real or row.is_tested for row in made.rows)


def test_benjamini_and_hochberg_by_hand() -> None:
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert benjamini_hochberg([]) == []


def test_of_many_figures_the_true_ones_are_found_and_hardly_a_false_one() -> None:
    dice = Random(3)
    true, false = 20, 300

    def differences(mean: float) -> list[float]:
        return [dice.gauss(mean, 1) for _ in range(100)]

    chances = [chance_of(differences(0.5)) for _ in range(true)]
    chances += [chance_of(differences(0.0)) for _ in range(false)]
    assert sum(chance <= 0.05 for chance in chances[true:]) > 5  # what one by one would be called
    found = [believed <= FALSE for believed in benjamini_hochberg(chances)]
    assert sum(found[:true]) >= true - 1
    assert sum(found[true:]) <= 3


def test_the_command_tells_draws_and_refuses(dear_raids: Path, tmp_path: Path) -> None:
    picture = tmp_path / "compared.svg"
    options = ["--bots", "random", "--games", "10"]
    done = CliRunner().invoke(
        app, ["compare", "shipped", str(dear_raids), *options, "--plot", str(picture), "--json"]
    )
    assert done.exit_code == 0, done.output
    said = json.loads(done.output.splitlines()[-1])
    assert said["games"] == 10
    scores = next(row for row in said["rows"] if row["thing"] == "mean score")
    assert scores["is_real"] and scores["b"] > scores["a"]
    drawn = picture.read_text()
    assert "<svg" in drawn
    for wrong in (["shipped", "shipped"], [str(dear_raids), str(_options(tmp_path, "heroes"))]):
        refused = CliRunner().invoke(app, ["compare", *wrong, *options])
        assert refused.exit_code == 2, refused.output


def test_options_are_compared_as_a_table(tmp_path: Path) -> None:
    exact, up_to = _options(tmp_path, "heroes"), _options(tmp_path, "heroes", reach="up-to")
    done = CliRunner().invoke(
        app, ["compare", str(exact), str(up_to), "--bots", "random", "--games", "10"]
    )
    assert done.exit_code == 0, done.output
    assert "B − A" in done.output and "decisions" in done.output


def _options(folder: Path, id_: str, **options: str) -> Path:
    file = folder / f"{id_}{len(options)}.toml"
    lines = [f'game = "{id_}"', "[options]", *(f'{k} = "{v}"' for k, v in options.items())]
    file.write_text("\n".join(lines))
    return file


def test_studies_and_comparisons_go_to_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def on_ray(work: Any, left: Any, address: str) -> Iterator[Any]:
        asked.append(address)
        yield from map(work, left)

    monkeypatch.setattr(spreading, "on_ray", on_ray)
    plan = Plan("heroes", 2, {}, ("random",), 1, seed=1, opening=4)
    (seen,) = games_of(plan, 1, ray="there")
    both = list(pairs_of((plan, plan), 1, ray="there"))
    assert asked == ["there", "there"]
    assert [(side, number) for side, number, _ in both] == [(0, 0), (1, 0)]
    assert both[0][2] == both[1][2] == seen  # no chance in this game: one and the same
