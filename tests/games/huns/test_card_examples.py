"""The examples of docs/huns-cards.md: each is accepted, and says what stands above it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kurultai.games.huns.parts.effect_problems import of_effects
from kurultai.games.huns.parts.reading import reading
from kurultai.games.huns.parts.vocabulary import ACTS, OPS, TRIGGERS

PAGE = Path(__file__).resolve().parents[3] / "docs" / "huns-cards.md"
Effects = list[dict[str, Any]]


def examples() -> list[tuple[str, Effects]]:
    """Comments, and what is typed in below each."""
    block = PAGE.read_text(encoding="utf-8").split("```toml\n")[-1].split("```")[0]
    pairs = [pair.split("\n") for pair in block.strip().split("\n\n")]
    return [(said.removeprefix("# "), tomllib.loads(typed)["effect"]) for said, typed in pairs]


@pytest.mark.rule("P5.7")
@pytest.mark.parametrize(("said", "effects"), examples(), ids=lambda v: str(v)[:50])
def test_an_example_says_what_stands_above_it(said: str, effects: Effects) -> None:
    [effect] = effects
    type_ = "treasure" if effect["trigger"] == "score" else "equipment"
    assert of_effects((), type_, effects) == []
    [text] = reading({"effect": effects})
    assert text["en"] == said
    assert text["fr"].endswith(".") and text["fr"] != said


def test_every_trigger_operation_and_act_has_an_example() -> None:
    effects = [effect for _, typed in examples() for effect in typed]
    done = [
        o for effect in effects for do in effect.get("one_of", [effect.get("do", [])]) for o in do
    ]
    assert {effect["trigger"] for effect in effects} == set(TRIGGERS)
    assert {o["op"] for o in done} == set(OPS)
    assert {o["act"] for o in done if "act" in o} == set(ACTS)
