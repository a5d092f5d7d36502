"""Counts and finished games that must never change without a new rules_version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kurultai.core import record
from kurultai.core.playing import count_sequences
from kurultai.core.registry import game
from tests.conformance.cases import CASES, SHIPPED, Case

GOLDEN = Path(__file__).parents[1] / "golden"
PERFT = json.loads((GOLDEN / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", PERFT, ids=lambda e: f"{e['game']}-{e['options']}")
def test_counts_of_sequences(entry: dict[str, object]) -> None:
    p = game(str(entry["game"])).new(2, entry["options"])  # type: ignore[arg-type]
    counts = entry["counts"]
    assert isinstance(counts, list)
    assert [count_sequences(p, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.jsonl")), ids=lambda f: f.stem)
def test_finished_games_replay_to_their_result(file: Path) -> None:
    games = list(record.loads_all(file.read_bytes()))
    assert games
    for entry in games:
        assert isinstance(entry, record.Record)
        assert record.check(entry).is_over


@pytest.mark.parametrize("case", [case for case in CASES if case.game in SHIPPED], ids=str)
def test_every_number_of_seats_and_every_option_has_a_finished_game(case: Case) -> None:
    games = list(record.loads_all((GOLDEN / f"{case.game}.jsonl").read_bytes()))
    wanted = case.start().options
    assert any(
        isinstance(entry, record.Record)
        and (entry.rules, entry.seats) == (game(case.game).rules_version, case.seats)
        and game(case.game).checked(entry.options) == wanted
        for entry in games
    )
