"""What is told in few bytes is the same: patches to a value, and choices packed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kurultai.core.bits import rng
from kurultai.core.playing import random_move
from kurultai.core.registry import game as game_by_id
from kurultai.server.tables.views.choices import packed, unpacked
from kurultai.server.tables.views.patches import SET, patch, patched

HERE = Path(__file__).parent
PATCHES = json.loads((HERE / "patches.json").read_text(encoding="utf-8"))
CHOICES = json.loads((HERE / "choices.json").read_text(encoding="utf-8"))
GAMES = ("heroes", "khan", "dschingis", "huns")

WORDS = st.sampled_from(["", "a", "b", "é", "漢", "0", "\n", "a\nb", "a\nc\n", "x" * 30])
LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.5, 1.0]) | WORDS
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(WORDS, inner, max_size=6),
    max_leaves=25,
)


def written(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def size(value: Any) -> int:
    return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


@st.composite
def changed(draw: st.DrawFn, value: Any) -> Any:
    """A value like this one, with something else in it."""
    if isinstance(value, dict) and value and draw(st.booleans()):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: draw(changed(value[key]))}
    if isinstance(value, list) and value and draw(st.booleans()):
        at = draw(st.integers(0, len(value) - 1))
        new = draw(st.lists(changed(value[at]), max_size=2))
        return [*value[:at], *new, *value[at + 1 :]]
    return draw(JSON)


@given(st.data())
def test_a_patch_makes_the_one_of_the_other(data: st.DataObject) -> None:
    before = data.draw(JSON)
    after = data.draw(changed(before))
    witness = written(before)
    made = patch(before, after)
    over_the_line = json.loads(json.dumps(made))
    assert written(patched(before, over_the_line)) == written(after)
    assert written(before) == witness, "what was told before is changed"
    assert (made is None) == (written(before) == written(after))
    assert made is None or size(made) <= size([SET, after]) + 4


@pytest.mark.parametrize("example", PATCHES, ids=[example["name"] for example in PATCHES])
def test_the_examples_that_the_browser_is_tested_with(example: dict[str, Any]) -> None:
    before, after = example["before"], example["after"]
    assert written(patch(before, after)) == written(example["patch"])
    assert written(patched(before, example["patch"])) == written(after)


@given(
    st.lists(st.builds(lambda move, steps: {"move": move, "steps": steps}, WORDS, st.lists(WORDS)))
)
def test_choices_are_unpacked_as_they_were(choices: list[Any]) -> None:
    assert unpacked(json.loads(json.dumps(packed(choices)))) == choices


@pytest.mark.parametrize("example", CHOICES, ids=[example["name"] for example in CHOICES])
def test_the_choices_that_the_browser_is_tested_with(example: dict[str, Any]) -> None:
    assert packed(example["choices"]) == example["packed"]
    assert unpacked(example["packed"]) == example["choices"]


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_of_games_come_back_and_are_small(game: str) -> None:
    p, generator = game_by_id(game).new(2), rng(random.Random(game).randrange(2**30))
    plain = small = 0
    while not p.is_over:
        if p.actor >= 0:
            choices = p.game.choices(p)
            few = packed(choices)
            assert unpacked(few) == choices
            plain, small = plain + size(choices), small + size(few)
        p.play(random_move(p, generator))
    assert small < plain
