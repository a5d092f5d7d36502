"""The compiled rules against a second engine that reads the protocol literally."""

from __future__ import annotations

import numba
import pytest

from kurultai.core.bits import Rng, below, rng
from kurultai.core.game import Position
from kurultai.games.huns.board import shipped_cards, shipped_wagons

from .reference import Reference
from .table import GAME, moves

SEEDS = 1 if numba.config.DISABLE_JIT else 6


def builder(text: str) -> int:
    """Draws, fills mercenaries, suffers curses, uses what it has."""
    words = text.split()
    if words[0] == "put" and words[2].startswith("me"):
        return 12
    weights = {"draw": 4, "use": 6, "raid": 3, "put": 2, "flee": 0, "none": 0}
    return weights.get(words[0], 2) or 1


def loader(text: str) -> int:
    """Pillages for its wagons."""
    return {"pillage": 6, "use": 3, "raid": 3, "none": 1}.get(text.split(maxsplit=1)[0], 3)


def chosen(texts: list[str], style: object, generator: Rng) -> str:
    weights = [style(text) for text in texts]  # type: ignore[operator]
    lot = below(generator, sum(weights))
    for text, weight in zip(texts, weights, strict=True):
        lot -= weight
        if lot < 0:
            return text
    raise AssertionError


def compare(p: Position, slow: Reference, style: object, generator: Rng) -> None:
    """Play a game on both: every question, every list, the cubes, the result."""
    asking = slow.game()
    by, legal = next(asking)
    while by != "over":
        assert by == p.by()
        if legal is None:
            text = p.format(p.sample(generator))
        else:
            assert moves(p) == legal
            text = chosen(legal, style, generator)
        p.play(p.parse(text))
        by, legal = asking.send(text)
        assert p.s[0].reserve.tolist() == list(slow.reserve.values())
        assert p.s[0].stash[: p.seats].tolist() == [list(s.values()) for s in slow.stash]
    assert p.is_over
    assert (p.scores(), p.winners()) == (slow.scores(), slow.winners())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("style", [builder, loader])
def test_random_games_agree_question_by_question(seats: int, style: object) -> None:
    for seed in range(SEEDS):
        slow = Reference(seats, shipped_cards(), shipped_wagons())
        compare(GAME.new(seats), slow, style, rng(seed))


def test_another_card_file_agrees_too() -> None:
    """Mandatory events, more wagons, no limits: what the shipped set does not use."""
    cards = shipped_cards()
    for entry in cards["card"]:
        effect = entry["effect"][0]
        entry["min_players"] = 2
        if effect["trigger"] in ("ship", "raid_used", "opponent_ship", "opponent_raid"):
            effect["optional"] = not effect.get("optional", False)
        if effect["trigger"].startswith("opponent"):
            effect.pop("limit")
    for seed in range(SEEDS):
        slow = Reference(3, cards, shipped_wagons())
        compare(GAME.new(3, {"cards": cards}), slow, builder, rng(seed))
